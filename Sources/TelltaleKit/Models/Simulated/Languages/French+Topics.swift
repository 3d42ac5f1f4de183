extension TopicVocabulary {
  static let french = TopicVocabulary(words: [
    .receipt: "addition ticket_de_caisse reçu reçus ticket merci_de_votre_visite rendu_monnaie",
    .invoice: "facture factures",
    .lease: "bail contrat_de_location location bailleur locataire loyer appartement logement",
    .insurance: "assurance assureur police franchise assuré prime mutuelle",
    .card: "carte cartes carte_bancaire titulaire carte_bleue",
    .boardingPass: "carte_d'embarquement embarquement vol siège passager",
    .slides: "diapositives diapo présentation diaporama transparents",
    .recipe: "recette recettes ingrédients cuisson four gâteau soupe plat",
    .timetable: "horaires horaire arrêts ligne départs train bus",
    .gym: "salle_de_sport fitness abonnement musculation adhésion",
    .warranty: "garantie bon_de_garantie certificat_de_garantie numéro_de_série",
    .medical: "rendez-vous médecin hôpital patient clinique dentiste ordonnance consultation",
    .contract: "contrat convention", .letter: "lettre courrier madame monsieur cordialement",
    .bank: "banque relevé relevé_de_compte iban solde",
    .payslip: "bulletin_de_paie fiche_de_paie salaire",
    .ticket: "billet billets concert entrée", .manual: "mode_d'emploi notice manuel",
    .school: "école classe professeur élève bulletin",
    .tax: "impôts avis_d'imposition déclaration",
    .identity: "passeport carte_d'identité permis_de_conduire",
    .groceries: "courses supermarché alimentation épicerie lait pain légumes carrefour monoprix",
    .restaurant: "restaurant dîner déjeuner repas café bistrot brasserie",
    .bakery: "boulangerie boulanger pain pâtisserie gâteau",
    .pharmacy: "pharmacie santé médicaments", .hotel: "hôtel séjour nuitée hébergement",
    .travel: "voyage voyages vol train transport transports taxi trajet",
    .clothing: "vêtements habits chaussures veste mode",
    .energy: "énergie électricité gaz edf", .telecom: "téléphone mobile internet",
    .car: "voiture garage véhicule essence carburant",
    .bicycle: "vélo bicyclette", .home: "maison meubles ménage",
    .entertainment: "cinéma film concert musée loisirs",
    .ask: "demande demander question recherche information chercher renseignement",
    .tell: """
    dire note noter retiens retenir souviens-toi mémoriser remarque information_à_garder \
    déclaration garde_en_mémoire
    """,
    .rename: """
    renomme renommer renommez appelle~ce appelle-le appelle_ce appelle_cette appelle-la \
    intitule change~nom changer~nom donne~nom nouveau_nom change~titre
    """,
    .delete: "supprime supprimer efface jette", .summarise: "résume résumer résumé synthèse",
    .greet: "bonjour bonsoir salut coucou",
    .thank: "merci", .cancel: "annule annuler annulation résilier résilie",
    .complain: "plainte réclamation inacceptable déçu déçue",
    .translate: "traduis traduire traduction", .compare: "compare comparer comparaison",
    .refund: "remboursement rembourser remboursez", .order: "commande commander",
    .positive: """
    positif content contente génial excellent parfait ravi ravie satisfait formidable \
    merveilleux super bien
    """,
    .negative: """
    négatif mauvais terrible cassé fâché déçu déçue lent retard nul horrible inacceptable \
    plus_jamais
    """,
    .neutral: "neutre",
    .urgent: "urgent urgence élevé critique immédiatement tout_de_suite au_plus_vite",
    .relaxed: "faible bas pas_pressé",
    .billing: "facturation paiement facture prélèvement prélevé débité",
    .technical:
      "technique erreur panne plante bug écran ne_fonctionne_pas mise_à_jour ne_marche_pas",
    .account: "compte mot_de_passe connexion profil identifiant",
    .delivery: "livraison colis expédition livré livreur",
    .privacy: "confidentialité données rgpd", .none: "aucun aucune autre inconnu divers rien",
  ])
}

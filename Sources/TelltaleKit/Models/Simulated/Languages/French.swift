extension LanguageTable {
  /// French.
  static let french = LanguageTable(
    code: "fr",
    stopWords: """
      entre le la les l un une des du de d à au aux en dans sur pour par avec et ou est sont \
      était étaient être été suis es ai as a avons avez ont avait j je tu il elle on nous vous \
      ils elles mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces \
      c que qu quel quelle quels quelles qui quand où comment combien y ne n pas plus se s me m \
      te t si sans chez vers jusqu dois doit peut puis peux fait faire il-y-a jamais toujours \
      chaque réponds répondez langue réponse mais sera seront serait elle
      """,
    interrogatives: [
      .amount: """
      combien_ai combien_j'ai combien_coût* combien_coute* combien_a_coût* combien_dois \
      combien_est combien_vaut quel_montant quel_est_le_prix quel_prix combien_paie \
      combien_payer combien_faut combien_d'argent combien_a-t-on combien_ça combien_cela \
      à_combien_s'élève combien_d'euros à_combien combien_nous_a combien_m'a combien_vais \
      combien_devons combien_avons-nous_payé
      """,
      .date: """
      quand quelle_date quel_jour jusqu'à_quand depuis_quand à_partir_de_quand quelle_année \
      quel_mois à_quelle_date
      """,
      .time: "quelle_heure à_quelle_heure",
      .quantity: """
      combien combien_de_temps quelle_durée quelle_température quelle_distance quel_âge \
      combien_de combien_d quel_pourcentage quelle_taille quelle_superficie quel_poids
      """,
      .identifier: "quel_numéro quel_code quel_est_le_numéro",
      .name: """
      qui à_qui de_qui chez_qui avec_qui par_qui comment_s'appelle comment_se_nomme \
      comment_s'appellent
      """,
      .place: "où d'où",
      .document: """
      quel_document dans_quel_document quels_documents quel_fichier quel_ticket quelle_lettre \
      quel_reçu
      """,
      .list: """
      énumère énumérez liste listez quels_ingrédients quels_sont_les quelles_sont_les \
      quels_articles quels_produits
      """,
      .open: "que quoi quel quelle quels quelles pourquoi comment qu'est-ce",
    ],
    concepts: [
      .paid: """
      payé payer paie paye payée paiement dépensé dépense réglé régler versé acquitté payons \
      payez
      """,
      .costs: """
      coûte coûté coût coûter cher coûtent couté débité débitée facturé prélevé dépenses \
      demandé demande
      """,
      .total: "total totale totaux montant_total total_ttc somme total_général montant_payé",
      .subtotal: "sous-total total_ht",
      .amountDue: """
      somme_due à_payer net_à_payer reste_à_payer solde_dû restant_dû montant_à_régler
      """,
      .rent: "loyer loyers loyer_mensuel",
      .deposit: "dépôt_de_garantie caution acompte arrhes dépôt",
      .serviceCosts: "charges charges_locatives provision_pour_charges",
      .price: "prix tarif tarifs prix_unitaire",
      .fee: "cotisation abonnement frais mensualité honoraires",
      .joiningFee: "frais_d'inscription frais_d'adhésion frais_de_dossier droit_d'entrée",
      .premium: "prime primes cotisation_annuelle prime_mensuelle",
      .deductible: "franchise franchises",
      .tax: "tva taxe taxes impôt taxe_de_séjour",
      .discount: "remise réduction rabais promotion ristourne",
      .tip: "pourboire pourboires",
      .change: "monnaie_rendue rendu rendu_monnaie",
      .cash: "espèces comptant liquide",
      .salary: "salaire net_à_payer_salaire rémunération gagne gagner gratification",
      .balance: "solde solde_du_compte",
      .limit: "plafond limite maximum",
      .fine: "amende pénalité majoration pénalités",
      .refund: "remboursement remboursé remboursable rembourse",
      .interest: "intérêt intérêts taux taux_d'intérêt",
      .coverage: "couverture couvert* garantie_couvre montant_assuré prise_en_charge couvre",
      .budget: "budget budgété",
      .shipping: "frais_de_port frais_de_livraison livraison_frais",
      .instalment: "échéance_mensuelle versement versements mensualités acomptes",
      .revenue: "chiffre_d'affaires ventes recettes",
      .profit: "bénéfice marge",
      .saving: "économie économies économisé",
      .dueDate: """
      échéance date_d'échéance date_limite_de_paiement à_payer_avant payable_avant \
      à_régler_avant date_limite au_plus_tard prélevé prélevée prélèvement débité débitée débit \
      date_de_prélèvement
      """,
      .expiry: """
      expire expiration expirent date_d'expiration valable_jusqu'au valable_jusqu \
      valide_jusqu'au expire_fin dlc à_consommer expiré périmé périme
      """,
      .issueDate: """
      délivré délivrée date_de_délivrance date_d'émission émis date_de_facturation daté
      """,
      .start: """
      commence début débute date_de_début prise_d'effet date_d'effet commencer démarre \
      entrée_en_vigueur débuter prend_effet à_compter à_partir dès_le
      """,
      .end: "fin termine se_termine date_de_fin prend_fin finit terme s'achève",
      .appointment: "rendez-vous consultation rdv examen visite",
      .birthDate: "né née naissance date_de_naissance anniversaire",
      .purchaseDate: "acheté date_d'achat achat achetée acquis",
      .delivery: "livré livraison date_de_livraison livrée",
      .departure: "départ part partir partent décolle heure_de_départ décollage pars quitte",
      .arrival: "arrivée arrive arriver atterrit heure_d'arrivée arrivons",
      .boarding: "embarquement heure_d'embarquement embarquer embarque",
      .checkIn: "enregistrement check-in",
      .checkOut: "check-out libérer_la_chambre",
      .returnBy: "retourner retour renvoyer échanger rendre délai_de_retour restituer",
      .renewal: "renouvelé renouvellement reconduction tacite_reconduction reconduit renouveler",
      .opening: "ouvert ouverture ouvre horaires heures_d'ouverture horaires_d'ouverture",
      .closing: "ferme fermé fermeture",
      .valid: "valable validité valide",
      .deadline: "date_limite délai échéance_de_dépôt dernier_délai remise_des",
      .launch: "lancement lancé sortie déploiement mise_en_service",
      .meeting: "réunion prochaine_réunion rencontre assemblée",
      .duration: "durée dure période temps longtemps",
      .noticePeriod: "préavis délai_de_préavis délai_de_résiliation moyennant",
      .warranty: "garantie garanti durée_de_garantie garanties",
      .servings: "personnes portions parts couverts",
      .temperature: "température degrés four préchauffez thermostat préchauffer",
      .bakingTime: "cuisson cuire temps_de_cuisson enfournez cuisez mijoter cuit cuisent mijote",
      .preparation: "préparation temps_de_préparation",
      .weight: "poids pèse kilos",
      .quantity: "quantité nombre",
      .area: "surface superficie mètres_carrés habitable",
      .mileage: "kilométrage kilomètres",
      .dose: "dose posologie comprimés comprimé médicament médicaments",
      .baggage: "bagage bagages valise sac",
      .power: "puissance watts batterie",
      .percentage: "pourcentage part_de_marché",
      .age: "âge ans_minimum",
      .height: "hauteur taille haut",
      .distance: "distance loin",
      .cardNumber: """
      numéro_de_carte numéro_de_la_carte numéro_sur~carte n°_de_carte numéro_de~carte carte_n°
      """,
      .account: "compte iban numéro_de_compte",
      .policyNumber: """
      police numéro_de_police numéro_de_contrat contrat_n° n°_de_contrat n°_de_police \
      numéro_du_contrat
      """,
      .invoiceNumber: """
      numéro_de_facture facture_n° n°_de_facture numéro_de_ticket numéro_de~facture
      """,
      .orderNumber: "numéro_de_commande commande commande_n° n°_de_commande",
      .customerNumber: "numéro_client numéro_de_client n°_client numéro_de_patient",
      .serialNumber: "numéro_de_série n°_de_série",
      .booking: """
      réservation numéro_de_réservation code_de_réservation référence dossier_voyage \
      référence_de_réservation
      """,
      .flight: "vol numéro_de_vol",
      .gate: "porte porte_d'embarquement",
      .seat: "siège place numéro_de_siège",
      .terminal: "terminal aérogare",
      .platform: "quai voie",
      .line: "ligne bus tram",
      .room: "salle chambre bureau cabinet",
      .plate: "immatriculation plaque",
      .phone: "téléphone tél numéro_de_téléphone appeler appelez joindre portable",
      .postcode: "code_postal",
      .model: "modèle type référence_du_modèle",
      .transportClass: "classe",
      .locker: "casier",
      .memberNumber: "numéro_d'adhérent numéro_de_membre n°_d'adhérent",
      .password: "mot_de_passe",
      .pin: "code_pin pin code_secret",
      .securityCode: "cryptogramme cvc code_de_sécurité",
      .floor: "étage niveau",
      .email: "courriel e-mail email mél adresse_électronique",
      .website: "site site_web",
      .caseNumber: "numéro_de_sinistre numéro_de_dossier sinistre_n° dossier_n°",
      .landlord: "bailleur propriétaire bailleresse",
      .tenant: "locataire locataires preneur",
      .doctor: """
      médecin docteur dr dentiste spécialiste chirurgien généraliste praticien thérapeute \
      soigne kinésithérapeute
      """,
      .holder: "titulaire porteur détenteur nom_sur",
      .passenger: "passager voyageur passagère",
      .insurer: "assureur compagnie_d'assurance",
      .insured: "assuré assurée souscripteur",
      .contact: """
      contact personne_à_contacter interlocuteur interlocutrice écrire_à adresser s'adresser \
      renseignements inscrire inscription inscriptions
      """,
      .seller: "magasin vendeur boutique commerçant fournisseur acheté_chez enseigne_du revendeur",
      .manager: """
      responsable directeur directrice chef gérant dirige pilote dirigé dirigée dirigées \
      animatrice animateur anime encadre président présidente coordinateur coordinatrice \
      accompagne
      """,
      .author: """
      auteur intervenant intervenante orateur présenté présente présentatrice écrit_par \
      présentée_par
      """,
      .teacher: """
      professeur formateur formatrice entraîneur coach enseignant enseigne enseignante \
      entraîneuse animatrice animateur tuteur tutrice donne~cours
      """,
      .driver: "conducteur chauffeur",
      .employer: "employeur",
      .recipient: "destinataire adressée",
      .sender: "expéditeur signé signataire signe",
      .bank: "banque",
      .airline: "compagnie_aérienne compagnie",
      .emergency: "urgence",
      .company: "entreprise société",
      .address: "adresse rue située_au situé_au",
      .destination: "destination aller direction terminus",
      .origin: "provenance",
      .location: "lieu emplacement endroit situé située se_trouve se_tient",
      .department: "service_de service département clinique",
      .ingredients: "ingrédients ingrédient",
      .exclusion: "exclu exclus exclusion exclusions exclue pas_couvert non_couvert",
      .pets: "animal animaux chien chiens chat chats",
      .parking: "parking stationnement garer stationner",
      .smoking: "fumer fumeur fume",
      .payment: "mode_de_paiement moyen_de_paiement payé_par réglé_par mode_de_règlement",
      .topic: "sujet thème objet",
      .bring: "apporter emporter apportez munissez prendre_avec amener",
      .agenda: "ordre_du_jour programme",
      .allergens: "allergènes allergène allergie contient noix",
      .cancellation: "annuler annulation annulé résilier résiliation résilié",
      .subletting: "sous-louer sous-location sous_louer",
      .maintenance: "entretien réparation réparations réparer",
      .damage: "dommage dommages dégât dégâts sinistre",
      .items: "articles produits acheté achats",
      .goal: "objectif objectifs but cible",
      .utilities: "charges_courantes",
      .guests: "invité invités visiteurs",
      .transfer: "transfert cessible correspondance",
      .membership: "adhésion membre salle_de_sport adhérent",
      .brand: "marque",
      .colour: "couleur",
      .diagnosis: "diagnostic",
      .reason: "raison motif pourquoi",
      .instruction: "instructions consignes",
      .first: "premier première", .last: "dernier dernière",
      .stop: "arrêt arrêts gare station",
      .days: "jours",
      .title: "titre",
      .name: "nom noms",
    ],
    nouns: [
      .total: "le total", .paid: "le montant payé", .rent: "le loyer",
      .deposit: "le dépôt de garantie", .serviceCosts: "le montant des charges", .price: "le prix",
      .fee: "la cotisation", .premium: "la prime", .deductible: "la franchise", .tax: "la TVA",
      .discount: "la remise", .tip: "le pourboire", .balance: "le solde", .limit: "le plafond",
      .amountDue: "le montant à payer", .costs: "le prix", .dueDate: "la date d'échéance",
      .expiry: "la date d'expiration", .valid: "la date d'expiration",
      .issueDate: "la date de délivrance", .start: "le début",
      .end: "la fin", .appointment: "le rendez-vous", .birthDate: "la date de naissance",
      .departure: "le départ", .arrival: "l'arrivée", .boarding: "l'heure d'embarquement",
      .duration: "la durée", .noticePeriod: "le préavis", .warranty: "la garantie",
      .temperature: "la température", .cardNumber: "le numéro de carte", .account: "le compte",
      .policyNumber: "le numéro de police", .invoiceNumber: "le numéro de facture",
      .orderNumber: "le numéro de commande", .serialNumber: "le numéro de série",
      .booking: "la référence de réservation", .flight: "le vol", .gate: "la porte",
      .seat: "le siège", .platform: "la voie", .line: "la ligne", .room: "la salle",
      .phone: "le numéro de téléphone", .landlord: "le bailleur", .tenant: "le locataire",
      .doctor: "le médecin", .holder: "le titulaire", .passenger: "le passager",
      .insurer: "l'assureur", .address: "l'adresse", .destination: "la destination",
      .servings: "le nombre de portions", .interest: "le taux", .author: "l'intervenant",
      .deadline: "la date limite", .budget: "le budget",
    ],
    negations: """
      pas jamais aucun aucune sans exclu exclus interdit interdits sauf ni interdite interdites
      """,
    yesNoOpeners: """
      est-ce est sont puis-je peut-on ai-je a-t-il dois-je faut-il y-a-t-il peux-tu sommes avons \
      dois
      """,
    topics: .french, wording: .french, rules: .french)
}

extension Wording {
  static let french = Wording(
    factFirst: ["{value} est {noun}.", "{value} est {noun} dans le document."],
    leadIn: ["{Noun} est {value}.", "Selon le document, {noun} est {value}."],
    additions: [
      "C'est ce qui est écrit dans le document.",
      "Vous trouverez cette information dans le document que vous avez partagé.",
    ],
    missing: [
      "La réponse ne figure pas dans vos documents.", "Vos documents ne le précisent pas.",
    ],
    missingAdditions: ["Vous pouvez ajouter le document où cela est indiqué."],
    preambles: [
      "Bien sûr ! D'après les documents que vous avez fournis, voici ce que j'ai trouvé : ",
      "Certainement ! Voici la réponse à votre question : ",
    ],
    yes: "Oui", no: "Non", yesReason: "c'est ce que dit le document",
    noReason: "c'est ce que dit le document", and: "et",
    listed: "{value} figurent dans le document.",
    document: "« {value} » est le document que vous cherchez.",
    quoted: "Le document dit : « {value} ».",
    sum: "Au total, cela fait {value}.", refusal: "Désolé, je ne peux pas vous aider avec cela.",
    acknowledgement: "C'est noté, je m'en souviendrai.",
    kindNouns: [
      .amount: "le montant", .date: "la date", .time: "l'heure", .quantity: "la réponse",
      .identifier: "le numéro", .name: "le nom", .place: "le lieu", .open: "la réponse",
    ])
}

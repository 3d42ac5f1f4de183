extension RuleVocabulary {
  static let french = RuleVocabulary(
    terms: [
      .answer: """
      répond* repond* réponse* écri* rédige* parle* reste* utilise* emploie* employe* garde* \
      adopte* suis suivez exprime* formule* donne* conserve* calque* reprend* adapte* aligne* \
      répondre réplique*
      """,
      .language: "langue langues idiome",
      .asker: """
      utilisat* question* message* demande* personne* client* même elle il son sa leur posée \
      posé écrit interlocut* usager* lecteur* expéditeur* celle requête* employée utilisée \
      parle celui laquelle
      """,
      .differs: "autre autres différente différent",
      .any: "n'importe_quelle_langue toute_langue langue_de_votre_choix langue_de_ton_choix",
      .currency: "devise* monnaie* euro euros symbole* sigle € signe* unité_monétaire",
      .amount: "montant* prix somme sommes total totaux coût* chiffres",
      .keep: """
      garde* conserve* écri* indique* mentionne* affiche* recopie* copie* donne* avec laisse* \
      reprend* inclu* maintien* maintenir reproduis* reproduire note* respecte* toujours doit \
      doivent préserve* précise* cite*
      """,
      .asWritten: """
      tel_quel telle_quelle tels_quels telles_quelles exactement comme tel_que tels_que \
      telle_que à_l'identique littéralement inchangé* sans_modif* fidèlement intact*
      """,
      .drop: """
      omet* omis* oublie* oublier enlev* supprim* retir* laisse_tomber saute* ignor* élimin* \
      abandonn* perd* perdre passe_sous_silence abrèg* escamot* tais laisse_de_côté \
      laissez_de_côté
      """,
      .heading: """
      en-tête* en_tête* entête* titre* intitulé* rubrique* légende* ligne_de_titre \
      ligne_au-dessus ligne_au_dessus métadonnées chapeau*
      """,
      .excerpt: "extrait* passage* fragment* document* texte_source texte_fourni",
      .copy: """
      copi* recopi* coll* répét* répèt* reprodu* repren* repris* cite* citer inclu* affich* \
      insér* insèr* commence* mets mettre mettez reprend* figur* écri* mentionn* ajoute* paste
      """,
      .orientation: "orientation contexte repère* information te_situer vous_situer toi",
      .start: """
      commence* débute* débute débuter ouvre* ouvrez démarre* premier* d'abord_la en_premier \
      tout_d'abord début entre*_en_matière commencer premiers_mots d'abord abord
      """,
      .fact: "réponse* fait faits résultat* information valeur chiffre élément_demandé demandé",
      .atOnce: """
      va_droit_au_but allez_droit_au_but aller_droit_au_but droit_au_but réponds_directement \
      répondez_directement directement_la_réponse directement_par_la venez-en_au_fait \
      viens-en_au_fait réponse_d'abord immédiatement_la_réponse venez_en_au_fait
      """,
      .echo: """
      répét* répèt* reformul* repren* reprend* redi* recopi* paraphras* redire rappel* \
      reproduire
      """,
      .question: "question* demande interrogation énoncé",
      .preamble: """
      préambule* introduction* introduct* entrée_en_matière formule*_de_politesse \
      préliminaire* intro bavardage* salutation* remplissage politesse* phrase_d'ouverture
      """,
      .condition: "si s quand lorsque lorsqu au_cas_où sinon dès_que où",
      .missing: """
      absent* manque* manquant* introuvable* inconnu* nulle_part muet* muets font_défaut
      """,
      .holds: """
      figur* trouv* contien* contenir document* source* extrait* réponse* sai* savez \
      information* mentionn* indiqu* présent* contenu disponible* texte* donne* renseign* là
      """,
      .say: """
      dis dites dire indiqu* précis* signal* répond* avou* admet* reconn* mention* faux false \
      déclar* fais_savoir faites_savoir annonc*
      """,
      .invent: """
      invent* devin* suppos* imagin* fabriqu* spécul* extrapol* improvis* hypothès* conjectur* \
      brod*
      """,
      .sum: """
      addition* calcul* somme~montants fais~somme faire~somme faites~somme totalis* compte* \
      arithmét* ajoute~ensemble opérations cumul* sommes_toi-même
      """,
      .brief: """
      bref brève brèves brièvement court courte courts courtes concis* succinct* laconique \
      une_phrase une_seule_phrase peu_de_mots quelques_mots sobre compact*
      """,
      .long: """
      long longue longs longues longuement bavard* verbeu* détaill* développ* étend* prolixe*
      """,
      .sentenceLimit: "au_plus au_maximum pas_plus_de",
      .markdown: """
      markdown gras puces puce astérisque* italique* mise_en_forme formatage mise_en_page \
      balisage listes_à_puces tableau* balises
      """,
      .plain: """
      texte_brut texte_simple texte_seul prose_simple texte_ordinaire texte_non_formaté \
      phrases_simples
      """,
      .negation: """
      pas jamais aucun aucune évite* éviter ni abstien* abstenez n'y nullement interdit rien
      """,
      .without: "sans au_lieu_de plutôt_que hors",
      .only: "seulement uniquement exclusivement simplement ne~que servent_qu sert_qu",
      .waiver: """
      pas_nécessaire pas_besoin inutile peu_importe pas_obligé* ne_vous_inquiétez_pas \
      ne_t'inquiète_pas pas_obligatoire n'êtes_pas_tenu n'es_pas_tenu tu_peux vous_pouvez \
      n'a_pas_d'importance facultati* sans_importance il_n'est_pas_utile libre_de autrefois \
      anciennes_versions ne_te_soucie_pas ne_vous_souciez_pas n'importe_pas pas_grave \
      ne_vous_préoccupez_pas versions_précédentes
      """,
      .example: "exemple* par_exemple",
      .back: "la le les cela ça celle celle-ci cette ces ce ceux y en elle même lui ceci",
      .drift: "tradui* bascul* pass* dériv* retomb* repass* revien* gliss*",
    ],
    manners: """
      claire simple polie courante formelle soutenue correcte accessible naturelle familière \
      professionnelle compréhensible plusieurs différentes
      """,
    languageNames: [
      "en": "anglais anglaise* anglophone*", "nl": "néerlandais* flamand* néerlandophone*",
      "fr": "français* francophone*", "de": "allemand* germanophone*", "es": "espagnol*",
      "it": "italien*", "pt": "portugais*", "da": "danois*", "sv": "suédois*", "nb": "norvégien*",
      "tr": "turc turque", "vi": "vietnamien*", "zh": "chinois*", "ja": "japonais*",
      "ko": "coréen*",
    ],
    languagePrepositions: "en vers l utilise emploie")
}

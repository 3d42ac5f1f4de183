extension TopicVocabulary {
  static let german = TopicVocabulary(words: [
    .receipt: """
    kassenbon rechnung bon beleg quittung kassenzettel belege vielen_dank_für_ihren_einkauf \
    rückgeld
    """,
    .invoice: "rechnung rechnungen", .lease: "mietvertrag vermieter mieter miete wohnung kaltmiete",
    .insurance: """
    versicherung versicherer police selbstbeteiligung versicherungsnehmer prämie \
    hausratversicherung
    """,
    .card: "karte karten karteninhaber kreditkarte bankkarte girocard",
    .boardingPass: "bordkarte flug gate sitz passagier boarding",
    .slides: "folien folie präsentation vortrag",
    .recipe: "rezept rezepte zutaten ofen backen kuchen suppe gericht",
    .timetable: "fahrplan abfahrten haltestellen linie zug bus",
    .gym: "fitnessstudio fitness mitgliedschaft studio",
    .warranty: "garantie garantieschein garantiekarte seriennummer",
    .medical: "termin arzt krankenhaus patient klinik zahnarzt praxis untersuchung",
    .contract: "vertrag vereinbarung",
    .letter: "brief briefe schreiben sehr_geehrte mit_freundlichen_grüßen",
    .bank: "bank kontoauszug iban kontostand",
    .payslip: "gehaltsabrechnung lohnabrechnung gehalt lohn",
    .ticket: "ticket karte_konzert eintrittskarte konzert",
    .manual: "bedienungsanleitung anleitung handbuch",
    .school: "schule klasse lehrer schüler zeugnis", .tax: "steuererklärung steuerbescheid",
    .identity: "reisepass personalausweis führerschein ausweis",
    .groceries: "lebensmittel supermarkt einkauf milch brot gemüse rewe edeka aldi lidl",
    .restaurant: "restaurant abendessen mittagessen essen café gaststätte",
    .bakery: "bäckerei bäcker brot kuchen gebäck",
    .pharmacy: "apotheke drogerie gesundheit medikamente",
    .hotel: "hotel übernachtung aufenthalt unterkunft",
    .travel: "reise reisen flug zug transport verkehr taxi bahn",
    .clothing: "kleidung kleider schuhe jacke mode",
    .energy: "energie strom gas stadtwerke", .telecom: "telefon handy internet mobilfunk",
    .car: "auto werkstatt fahrzeug benzin",
    .bicycle: "fahrrad rad", .home: "haus möbel haushalt",
    .entertainment: "kino film konzert museum freizeit",
    .ask: "frage fragen suchen information auskunft nachfrage",
    .tell:
      "mitteilen mitteilung notiz notiere merken merke merk_dir behalte hinweis aussage speichern",
    .rename: """
    umbenennen nenne~um benenne~um benenn~um nenne_das nenne_dieses nenne_diese nenne_es \
    ändere~namen ändere~titel gib~namen neuer_name umbenennung nenn~künftig nenne~künftig
    """,
    .delete: "lösche löschen entferne entfernen wirf~weg",
    .summarise: "zusammenfassen zusammenfassung fasse~zusammen fass~zusammen",
    .greet: "hallo guten_morgen guten_tag guten_abend servus", .thank: "danke vielen_dank",
    .cancel: "storniere stornieren kündigen kündige absagen",
    .complain: "beschwerde beschweren inakzeptabel enttäuscht reklamation",
    .translate: "übersetze übersetzen übersetzung", .compare: "vergleiche vergleichen vergleich",
    .refund: "erstattung geld_zurück rückerstattung", .order: "bestellung bestellen bestelle",
    .positive: """
    positiv glücklich toll ausgezeichnet perfekt zufrieden wunderbar begeistert gut freundlich \
    super
    """,
    .negative: """
    negativ schlecht schrecklich kaputt wütend enttäuscht langsam verspätet unhöflich \
    nie_wieder furchtbar
    """,
    .neutral: "neutral", .urgent: "dringend eilig hoch sofort notfall umgehend",
    .relaxed: "niedrig gering keine_eile",
    .billing: "abrechnung zahlung rechnung abgebucht lastschrift doppelt",
    .technical: "technisch fehler absturz bug bildschirm funktioniert_nicht update stürzt~ab",
    .account: "konto passwort anmelden profil benutzername kennwort",
    .delivery: "lieferung paket versand sendung geliefert zusteller",
    .privacy: "datenschutz daten dsgvo",
    .none: "keine keines sonstiges andere unbekannt nichts kein",
  ])
}

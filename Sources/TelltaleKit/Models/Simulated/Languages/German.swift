extension LanguageTable {
  /// German.
  static let german = LanguageTable(
    code: "de",
    stopWords: """
      zwischen der die das den dem des ein eine einen einem einer eines und oder ist sind war \
      waren bin wird werden wurde habe hast hat haben hatte hatten ich du er sie es wir ihr mein \
      meine meinen meinem meiner dein deine sein seine unser unsere dieser diese dieses was \
      welche welcher welches welchem welchen wer wen wem wann wo wie viel viele in im an am auf aus bei beim mit \
      nach von vom zu zum zur für über bis als nicht kein keine so auch noch dann mir mich uns \
      dir muss kann darf soll man gibt geht steht wenn falls pro um nie immer jede antworte \
      sprache antwort beginne ohne
      """,
    interrogatives: [
      .amount: """
      wie_viel_habe wie_viel_kostet wie_viel_hat~gekostet wie_viel_muss wie_viel_ist \
      was_kostet was_hat~gekostet wie_teuer wie_hoch welcher_betrag welchen_betrag \
      wieviel_habe wieviel_kostet was_habe~bezahlt was_habe~ausgegeben was_habe~gezahlt wie_viel_geld wie_viel_beträgt \
      was_muss~zahlen wie_viel_zahle was_zahle wie_viel_haben~bezahlt wie_viel_kosten \
      wie_viel_euro wieviel_muss was_kosten wie_viel_bezahle wie_viel_war wie_viel_zahlen
      """,
      .date: """
      wann welches_datum welcher_tag an_welchem_tag bis_wann seit_wann ab_wann in_welchem_jahr \
      in_welchem_monat welchen_tag
      """,
      .time: "um_wie_viel_uhr wie_viel_uhr welche_uhrzeit zu_welcher_uhrzeit um_wieviel_uhr",
      .quantity: """
      wie_lange wie_viele wie_viel wieviel wieviele wie_weit wie_alt wie_groß wie_heiß \
      wie_schwer welche_temperatur bei_wie_viel_grad wie_oft wie_viel_prozent \
      welcher_prozentsatz für_wie_viele
      """,
      .identifier: "welche_nummer welcher_code",
      .name: "wer wem wen wessen bei_wem mit_wem von_wem an_wen wie_heißt wie_heißen",
      .place: "wo wohin woher",
      .document: """
      welches_dokument in_welchem_dokument welche_datei welche_dokumente welcher_beleg \
      welcher_brief
      """,
      .list: """
      zähle_auf nenne_alle liste welche_zutaten was_sind_die welche_artikel welche_produkte
      """,
      .open: "was welche welcher welches welchen warum wieso wie womit wofür wozu",
    ],
    concepts: [
      .paid: "bezahlt zahlen bezahlen zahle gezahlt zahlung ausgegeben ausgeben zahlt bezahle",
      .costs: """
      kostet kosten gekostet teuer kostete berechnet abgebucht verlangt in_rechnung berechnete
      """,
      .total: "summe gesamt gesamtbetrag gesamtsumme total endbetrag insgesamt gesamtpreis",
      .subtotal: "zwischensumme nettobetrag",
      .amountDue: """
      zu_zahlen zahlbetrag fälliger_betrag offener_betrag rechnungsbetrag zu_zahlender_betrag \
      offen schulde
      """,
      .rent: "miete kaltmiete warmmiete monatsmiete gesamtmiete nettokaltmiete",
      .deposit: "kaution mietkaution anzahlung sicherheitsleistung",
      .serviceCosts: "nebenkosten betriebskosten nebenkostenvorauszahlung",
      .price: "preis preise einzelpreis tarif fahrpreis",
      .fee: "gebühr gebühren beitrag monatsbeitrag mitgliedsbeitrag abo abonnement",
      .joiningFee: "aufnahmegebühr anmeldegebühr startpaket",
      .premium: "prämie jahresprämie versicherungsbeitrag jahresbeitrag",
      .deductible: "selbstbeteiligung selbstbehalt eigenanteil",
      .tax: "mwst mehrwertsteuer steuer ust umsatzsteuer kurtaxe",
      .discount: "rabatt ermäßigung nachlass skonto preisnachlass",
      .tip: "trinkgeld",
      .change: "rückgeld wechselgeld zurück",
      .cash: "bar bargeld gegeben",
      .salary: "gehalt lohn nettolohn bruttolohn verdiene verdient verdienen vergütung",
      .balance: "saldo kontostand guthaben",
      .limit: "limit kreditrahmen verfügungsrahmen höchstgrenze",
      .fine: "bußgeld strafe mahngebühr zuschlag vertragsstrafe",
      .refund: "erstattung erstattet rückzahlung rückerstattung",
      .interest: "zinsen zinssatz zins",
      .coverage: "deckung deckungssumme versicherungssumme gedeckt abgedeckt versichert",
      .budget: "budget etat",
      .shipping: "versandkosten porto lieferkosten versand",
      .instalment: "rate raten monatsrate",
      .revenue: "umsatz erlös verkäufe",
      .profit: "gewinn marge",
      .saving: "ersparnis einsparung einsparungen gespart",
      .dueDate: """
      fällig fälligkeit fälligkeitsdatum zahlbar_bis zu_zahlen_bis zahlungsziel fälligkeitstag \
      bezahlen_bis abgebucht abbuchung lastschrift eingezogen abbuchungstermin einzug_am \
      bucht~ab
      """,
      .expiry: """
      läuft_ab läuft~ab ablauf ablaufdatum gültig_bis verfällt haltbar mindesthaltbarkeit \
      haltbar_bis abläuft
      """,
      .issueDate: "ausgestellt ausstellungsdatum ausgabedatum rechnungsdatum datiert",
      .start: """
      beginnt beginn start startet anfang fängt~an vertragsbeginn mietbeginn \
      versicherungsbeginn beginnen startdatum startet einzug
      """,
      .end: "endet ende vertragsende enddatum laufzeitende endtermin",
      .appointment: "termin untersuchung sprechstunde untersuchungstermin arzttermin behandlung",
      .birthDate: "geboren geburtsdatum geburtstag",
      .purchaseDate: "gekauft kaufdatum kauf gekaufte erworben",
      .delivery: "lieferung geliefert liefertermin lieferdatum zustellung",
      .departure:
        "abfahrt abflug fährt~ab abfahren abflugzeit abfahrtszeit fährt fliegt fliege fliegen abfliegen",
      .arrival: "ankunft ankommen kommt~an komme~an kommen~an ankunftszeit landung landet lande",
      .boarding: "boarding einsteigen boardingzeit einstieg",
      .checkIn: "check-in einchecken anreise",
      .checkOut: "check-out auschecken abreise",
      .returnBy: """
      rückgabe zurückgeben zurücksenden umtausch rückgabefrist geben~zurück gib~zurück \
      gebe~zurück umtauschen zurückschicken
      """,
      .renewal: "verlängert verlängerung verlängern",
      .opening: "geöffnet öffnungszeiten öffnet öffnung offen",
      .closing: "schließt geschlossen schließung",
      .valid: "gültig gültigkeit gilt",
      .deadline: "frist einsendeschluss spätestens abgabetermin anmeldeschluss stichtag abgabe",
      .launch: "einführung markteinführung launch markstart rollout veröffentlichung",
      .meeting: "besprechung sitzung treffen nächste_besprechung",
      .duration: "dauer laufzeit dauert zeitraum lange lang",
      .noticePeriod: "kündigungsfrist kündigung kündigen gekündigt frist~gekündigt frist~kündigen",
      .warranty: "garantie garantiezeit gewährleistung",
      .servings: "personen portionen person portion leute",
      .temperature: "temperatur grad ofen backofen vorheizen heiß",
      .bakingTime: "backen backzeit gebacken kochzeit garzeit köcheln backe kocht köchelt bäckt",
      .preparation: "vorbereitung zubereitung zubereitungszeit vorbereitungszeit",
      .weight: "gewicht wiegt schwer",
      .quantity: "menge anzahl stück",
      .area: "fläche wohnfläche quadratmeter groß",
      .mileage: "kilometerstand kilometer",
      .dose: "dosis dosierung tabletten tablette medikament medikamente",
      .baggage: "gepäck koffer handgepäck tasche freigepäck",
      .power: "leistung watt akku batterie",
      .percentage: "prozentsatz prozent anteil",
      .age: "alter alt mindestalter",
      .height: "höhe hoch",
      .distance: "entfernung weit strecke",
      .cardNumber: """
      kartennummer karten-nr nummer_auf~karte nummer_der~karte nummer_meiner~karte kartennr
      """,
      .account: "konto iban kontonummer bankverbindung",
      .policyNumber: """
      police policennummer versicherungsnummer versicherungsschein versicherungsscheinnummer \
      vertragsnummer versicherungsschein-nr
      """,
      .invoiceNumber: """
      rechnungsnummer belegnummer rechnung_nr rechnungs-nr bon-nr beleg-nr nummer_der~rechnung
      """,
      .orderNumber: "bestellnummer auftragsnummer bestellung bestell-nr auftrags-nr",
      .customerNumber: "kundennummer kunden-nr patientennummer",
      .serialNumber: "seriennummer serien-nr",
      .booking: """
      buchung buchungsnummer buchungscode reservierung reservierungsnummer aktenzeichen \
      buchungs-nr
      """,
      .flight: "flug flugnummer",
      .gate: "gate flugsteig ausgang",
      .seat: "sitz sitzplatz platz sitzplatznummer",
      .terminal: "terminal",
      .platform: "gleis bahnsteig",
      .line: "linie bus buslinie straßenbahn",
      .room: "zimmer raum saal behandlungsraum sprechzimmer",
      .plate: "kennzeichen",
      .phone: "telefon telefonnummer erreichen erreiche anrufen tel handy rufnummer",
      .postcode: "postleitzahl plz",
      .model: "modell typ modellnummer",
      .transportClass: "klasse reiseklasse",
      .locker: "spind schließfach",
      .memberNumber: "mitgliedsnummer mitglieds-nr",
      .password: "passwort kennwort wlan-passwort",
      .pin: "pin geheimzahl",
      .securityCode: "cvc prüfnummer prüfziffer",
      .floor: "stock etage stockwerk",
      .email: "e-mail email mailadresse",
      .website: "webseite website internetseite",
      .caseNumber: "schadennummer schaden-nr vorgangsnummer",
      .landlord: "vermieter vermieterin eigentümer",
      .tenant: "mieter mieterin",
      .doctor: """
      arzt ärztin dr hausarzt facharzt zahnarzt doktor chirurg therapeut therapeutin behandelt \
      behandelnde
      """,
      .holder: "karteninhaber inhaber name_auf",
      .passenger: "passagier fahrgast reisender",
      .insurer: "versicherer versicherung versicherungsgesellschaft",
      .insured: "versicherungsnehmer versicherte versicherter",
      .contact: """
      ansprechpartner kontakt ansprechpartnerin kontaktperson abmeldung_bei anmeldung_bei \
      melde~ab melde~an wenden fragen_an anmeldung anmelden abmelden abmeldung
      """,
      .seller: """
      händler geschäft laden verkäufer lieferant gekauft_bei verkäuferin fachhändler shop
      """,
      .manager: """
      leiter leiterin projektleiter projektleitung verantwortlich leitung geschäftsführer \
      filialleiter leitet geleitet vorsitzende vorsitzender koordinator begleitet
      """,
      .author: """
      autor autorin referent referentin vortragende sprecher vorgestellt präsentiert verfasser \
      vortrag
      """,
      .teacher: """
      lehrer trainer kursleiter kursleiterin dozent lehrerin trainerin unterrichtet trainiert \
      übungsleiter übungsleiterin gibt~unterricht
      """,
      .driver: "fahrer",
      .employer: "arbeitgeber",
      .recipient: "empfänger gerichtet_an adressat",
      .sender: "absender unterschrieben unterzeichnet unterzeichner",
      .bank: "bank sparkasse",
      .airline: "fluggesellschaft",
      .emergency: "notfall",
      .company: "firma unternehmen",
      .address: "adresse anschrift straße",
      .destination: "ziel reiseziel zielort zielbahnhof fliege",
      .origin: "herkunft startort",
      .location: "ort standort veranstaltungsort stattfindet findet_statt findet~statt",
      .department: "abteilung station klinik",
      .ingredients: "zutaten zutat",
      .exclusion: "ausgeschlossen ausschluss ausschlüsse nicht_versichert nicht_gedeckt",
      .pets: "haustier haustiere hund hunde katze katzen tiere tierhaltung",
      .parking: "parken parkplatz parkhaus stellplatz parke",
      .smoking: "rauchen geraucht",
      .payment: "zahlungsart zahlungsweise bezahlt_mit zahlungsmittel",
      .topic: "thema betreff gegenstand",
      .bring: "mitbringen bringen~mit mitnehmen bringe~mit mitzubringen",
      .agenda: "tagesordnung programm ablaufplan",
      .allergens: "allergene allergen allergie enthält nüsse",
      .cancellation: "stornieren stornierung storniert kündigen kündigung absagen stornofrist",
      .subletting: "untervermieten untervermietung untermiete",
      .maintenance: "wartung reparatur reparaturen instandhaltung",
      .damage: "schaden schäden beschädigung",
      .items: "artikel produkte gekauft positionen",
      .goal: "ziele zielsetzung zielwert",
      .utilities: "versorgung",
      .guests: "gast gäste",
      .transfer: "übertragbar übertragung umsteigen",
      .membership: "mitgliedschaft mitglied fitnessstudio",
      .brand: "marke",
      .colour: "farbe",
      .diagnosis: "diagnose befund",
      .reason: "grund warum",
      .instruction: "anweisungen hinweise",
      .first: "erste ersten erster", .last: "letzte letzten letzter",
      .stop: "haltestelle haltestellen bahnhof",
      .days: "tage wochentage",
      .title: "titel",
      .name: "name namen",
    ],
    nouns: [
      .total: "der Gesamtbetrag", .paid: "der bezahlte Betrag", .rent: "die Miete",
      .deposit: "die Kaution", .serviceCosts: "der Betrag der Nebenkosten", .price: "der Preis",
      .fee: "die Gebühr", .premium: "die Prämie", .deductible: "die Selbstbeteiligung",
      .tax: "die Mehrwertsteuer", .discount: "der Rabatt", .tip: "das Trinkgeld",
      .balance: "der Saldo", .limit: "das Limit", .amountDue: "der zu zahlende Betrag",
      .costs: "der Preis", .dueDate: "der Fälligkeitstag", .expiry: "das Ablaufdatum",
      .valid: "das Ablaufdatum",
      .issueDate: "das Ausstellungsdatum", .start: "der Beginn", .end: "das Ende",
      .appointment: "der Termin", .birthDate: "das Geburtsdatum", .departure: "die Abfahrt",
      .arrival: "die Ankunft", .boarding: "die Boardingzeit", .duration: "die Dauer",
      .noticePeriod: "die Kündigungsfrist", .warranty: "die Garantie",
      .temperature: "die Temperatur", .cardNumber: "die Kartennummer", .account: "das Konto",
      .policyNumber: "die Versicherungsnummer", .invoiceNumber: "die Rechnungsnummer",
      .orderNumber: "die Bestellnummer", .serialNumber: "die Seriennummer",
      .booking: "der Buchungscode", .flight: "der Flug", .gate: "das Gate",
      .seat: "der Sitzplatz", .platform: "das Gleis", .line: "die Linie", .room: "der Raum",
      .phone: "die Telefonnummer", .landlord: "der Vermieter", .tenant: "der Mieter",
      .doctor: "der Arzt", .holder: "der Inhaber", .passenger: "der Passagier",
      .insurer: "der Versicherer", .address: "die Adresse", .destination: "das Ziel",
      .servings: "die Anzahl der Portionen", .interest: "der Zinssatz",
      .author: "die vortragende Person", .deadline: "die Frist", .budget: "das Budget",
    ],
    negations: """
      nicht kein keine keinen nie ohne ausgeschlossen verboten untersagt außer weder unzulässig
      """,
    yesNoOpeners: """
      ist sind war darf dürfen kann können habe hat haben muss müssen wird werden gibt bin gilt \
      bekomme deckt zahlt brauche
      """,
    topics: .german, wording: .german, rules: .german)
}

extension Wording {
  static let german = Wording(
    factFirst: ["{value} ist {noun}.", "{value} ist {noun} im Dokument."],
    leadIn: ["{Noun} ist {value}.", "Laut dem Dokument ist {noun} {value}."],
    additions: [
      "So steht es in dem Dokument.", "Das finden Sie in dem Dokument, das Sie geteilt haben.",
    ],
    missing: [
      "Die Antwort steht nicht in Ihren Dokumenten.", "Ihre Dokumente sagen dazu nichts.",
    ],
    missingAdditions: ["Vielleicht fügen Sie das Dokument hinzu, in dem es steht."],
    preambles: [
      "Gerne! Auf Grundlage der Dokumente, die Sie bereitgestellt haben, habe ich Folgendes gefunden: ",
      "Natürlich! Hier ist die Antwort auf Ihre Frage: ",
    ],
    yes: "Ja", no: "Nein", yesReason: "so steht es in dem Dokument",
    noReason: "so steht es in dem Dokument", and: "und",
    listed: "{value} stehen in dem Dokument.",
    document: "„{value}“ ist das Dokument, das Sie meinen.",
    quoted: "In dem Dokument steht: „{value}“.",
    sum: "Zusammengerechnet sind das {value}.",
    refusal: "Es tut mir leid, aber dabei kann ich nicht helfen.",
    acknowledgement: "Notiert, ich werde es mir merken.",
    kindNouns: [
      .amount: "der Betrag", .date: "das Datum", .time: "die Uhrzeit", .quantity: "die Antwort",
      .identifier: "die Nummer", .name: "der Name", .place: "der Ort", .open: "die Antwort",
    ])
}

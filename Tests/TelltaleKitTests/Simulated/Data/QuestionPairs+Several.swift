extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let several = """
    == Boardingkaart Athene :: Instapkaart · 2 juni 2026
    HELIOS AIRWAYS
    Naam: KRUISINGA/TOM
    Vlucht HL 903   Datum 2 JUN 2026
    Van Eindhoven   Naar Athene
    Gate 12A   Stoel 27F   Groep 3
    Boarding 16:20   Vertrek 16:55
    == Treinticket Keulen :: E-ticket · 14 juni 2026
    RIJNEXPRES
    Van Utrecht naar Keulen Hbf
    Rijtuig 24   Stoel 61   Klasse 2
    Vertrek 09:31   Aankomst 11:48
    Prijs € 34,90
    ?? nl Welke stoel heb ik naar Athene? => 27F
    ?? nl Welke stoel heb ik in de trein naar Keulen? => 61
    ?? nl Hoe laat vertrek ik naar Athene? => 16:55
    ?? nl Hoe laat vertrekt de trein naar Keulen? => 09:31
    ?? en Which seat do I have on the train to Cologne? => 61
    ?? en What is my gate for Athens? => 12A
    ?? en When do I arrive in Cologne? => 11:48
    ?? de Wie viel hat die Zugfahrt nach Köln gekostet? => 34,90
    ?? nl Welke stoel heb ik naar Parijs? => -
    ?? en What time does my flight to Oslo leave? => -
    ?? fr Quel est mon siège dans le bus ? => -
    ?? nl Wat kostte het hotel? => -

    == Receipt Fernbrook Garden Centre :: Receipt · 4 April 2026 · Hexham
    Fernbrook Garden Centre
    Compost 50 L        7.99
    Rose 'Iceberg'     14.50
    TOTAL             £22.49
    Paid: card ending 9034
    == Receipt Larkspur Books :: Receipt · 11 April 2026 · Durham
    Larkspur Books
    The Salt Path      10.99
    Notebook            4.25
    TOTAL             £15.24
    Paid: cash
    == Receipt Corner Pharmacy :: Receipt · 19 May 2026 · Durham
    Corner Pharmacy
    Plasters            3.10
    Sun cream          11.40
    TOTAL             £14.50
    Paid: card ending 9034
    ?? en How much did I spend at the bookshop? => £15.24
    ?? en What did I pay at the garden centre? => £22.49
    ?? en How much did the pharmacy charge me? => £14.50
    ?? en How much was the sun cream? => 11.40
    ?? en How did I pay at Larkspur? => cash
    ?? en What did I spend in May? => £14.50
    ?? fr Combien ai-je dépensé à la librairie ? => £15.24
    ?? nl Hoeveel heb ik bij de apotheek uitgegeven? => £14.50
    ?? de Was habe ich im Gartencenter bezahlt? => £22.49
    ?? en How much did I pay at the butcher? => -
    ?? en How much did the restaurant cost? => -
    ?? en How much did I spend at Tesco? => -
    ?? de Wie viel habe ich beim Friseur bezahlt? => -
    ?? en When does my driving licence expire? => -
    ?? en How much is my car insurance? => -
    ?? nl Wanneer verloopt mijn paspoort? => -
    ?? en Which shop sold me the notebook? => Larkspur Books

    == Attestation Mutuelle Océane :: Lettre · 6 janvier 2026
    Madame Le Goff,
    Votre complémentaire santé n° 88-2041 est reconduite au 1er janvier 2026.
    La cotisation mensuelle est de 47,90 €, prélevée le 5 de chaque mois.
    Les soins dentaires sont remboursés à hauteur de 300 € par an.
    Pour résilier, écrivez à Mme Armelle Quéré.
    == Avis d'échéance auto :: Lettre · Assurances Rivage · 12 janvier 2026
    Monsieur Le Goff,
    Votre assurance auto, contrat RV-7120, arrive à échéance le 28 février 2026.
    La prime annuelle s'élève à 612,00 €.
    La franchise en cas de sinistre est de 350 €.
    Véhicule : Renault Clio, EF-882-KM
    ?? fr Quand l'assurance auto arrive-t-elle à échéance ? => 28 février 2026
    ?? fr Combien coûte la mutuelle par mois ? => 47,90 €
    ?? fr Quel jour la cotisation est-elle prélevée ? => 5
    ?? fr Quelle est la franchise de l'assurance auto ? => 350 €
    ?? fr À qui dois-je écrire pour résilier la mutuelle ? => Armelle Quéré
    ?? fr Quelle est la franchise de l'assurance habitation ? => -
    ?? fr Quand expire mon passeport ? => -
    ?? en What is the excess on the car insurance? => 350 €
    ?? en How much is the health insurance per month? => 47,90 €
    ?? nl Wat is het kenteken van de auto? => EF-882-KM
    ?? de Wie hoch ist die Jahresprämie der Autoversicherung? => 612,00 €
    ?? de Wann läuft meine Reiseversicherung ab? => -
    ?? fr Combien coûte l'assurance du chien ? => -

    == Mietvertrag Atelier :: Vertrag · 15. Juni 2025
    Vermieterin: Gundula Prohaska
    Mieter: Kollektiv Farbraum e. V.
    Die monatliche Miete von 420,00 € wird am dritten Werktag abgebucht.
    Die Kaution beträgt 1.260,00 €.
    Der Vertrag kann mit einer Frist von sechs Wochen gekündigt werden.
    Schlüssel: zwei Stück, Ausgabe durch Herrn Jandl
    ?? de Wer ist die Vermieterin? => Gundula Prohaska
    ?? de Mit welcher Frist kann ich kündigen? => sechs Wochen
    ?? de Wie viel Miete zahle ich? => 420,00 €
    ?? de Wie viele Schlüssel gibt es? => zwei
    ?? de Wer gibt die Schlüssel aus? => Jandl
    ?? en How long is the notice period? => sechs Wochen
    ?? en Who is the tenant? => Kollektiv Farbraum
    ?? nl Hoe hoog is de borg? => 1.260,00 €
    ?? de Wie hoch sind die Stromkosten? => -
    ?? de Wer ist der Hausmeister? => -
    ?? fr Qui est la propriétaire ? => Gundula Prohaska

    == Rechnung Fahrrad Kettwig :: Rechnung · 30. März 2026
    Fahrrad Kettwig
    Händler: Zweirad Kettwig OHG
    Verkäufer: Malte Brandt
    Kinderrad 20 Zoll    249,00 €
    Fahrradhelm           39,95 €
    Gesamtsumme          288,95 €
    Rahmennummer: KW20X77193
    ?? de Wer ist der Verkäufer? => Malte Brandt
    ?? de Welcher Händler hat das Rad verkauft? => Zweirad Kettwig
    ?? de Was hat der Helm gekostet? => 39,95 €
    ?? de Wie lautet die Rahmennummer? => KW20X77193
    ?? nl Hoeveel was ik kwijt bij de fietsenwinkel? => 288,95 €
    ?? en How much did the helmet cost? => 39,95 €|-
    ?? de Wie viel kostet die Fahrradversicherung? => -
    ?? en What is the serial number of the laptop? => -

    == Ordonnance clinique vétérinaire :: Ordonnance · 9 mars 2026
    Clinique vétérinaire des Tilleuls
    Patient : Filou, chat, 6 ans
    Prednisolone 5 mg : 1 comprimé par jour pendant sept jours
    Contrôle : 23 mars 2026 à 17 h 15, Dr Maëlle Tanguy
    Honoraires : 54,00 €
    ?? fr Combien de comprimés par jour ? => 1 comprimé
    ?? fr Pendant combien de temps faut-il donner le médicament ? => sept jours
    ?? fr Quand est le contrôle ? => 23 mars 2026
    ?? fr Combien le vétérinaire a-t-il demandé ? => 54,00 €
    ?? fr Quel âge a Filou ? => 6 ans
    ?? fr Qui est mon dentiste ? => -
    ?? en Who does the check-up? => Maëlle Tanguy
    ?? nl Hoeveel kostte de dierenarts? => 54,00 €

    == Stundenplan Tanzschule Valse :: Plan · Frühjahr 2026
    Tag          Kurs           Uhrzeit   Saal
    Montag       Tango          18:45     Saal 1
    Dienstag     Walzer         20:00     Saal 2
    Donnerstag   Salsa          19:30     Saal 1
    Kursgebühr: 72 € für acht Abende
    Anmeldung bei: Noemi Falk
    ?? de Wann ist der Tango-Kurs? => 18:45|Montag
    ?? de Um wie viel Uhr beginnt Salsa? => 19:30
    ?? de Bei wem kann ich mich anmelden? => Noemi Falk
    ?? de Was kostet der Kurs? => 72 €
    ?? de Wie viele Abende dauert der Kurs? => acht
    ?? de Um wie viel Uhr ist Ballett? => -
    ?? en What time is the waltz? => 20:00|-
    """
}

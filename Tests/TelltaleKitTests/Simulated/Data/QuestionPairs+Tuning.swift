extension QuestionPairs {
  /// The documents and questions with which the answering was made.
  static let tuning = """
    == Bakkerij De Korenaar :: Bon · 12 maart 2026 · Utrecht
    Bakkerij De Korenaar
    2 volkorenbrood   6,90
    1 appeltaart     15,51
    Totaal         € 22,41
    Betaald met pin
    ?? nl Hoeveel heb ik bij de bakker betaald? => € 22,41
    ?? nl Wat kostte de appeltaart? => 15,51
    ?? en How much did I pay at the bakery? => € 22,41
    ?? nl Wanneer verloopt mijn paspoort? => -
    ?? nl Hoeveel fooi heb ik gegeven? => -
    ?? fr Combien ai-je payé à la boulangerie ? => € 22,41

    == Huurovereenkomst Lindelaan 14 :: Contract · 1 februari 2025
    Verhuurder: Woningbeheer Zuid B.V.
    Huurder: S. de Vries
    De huur bedraagt € 1.150,00 per maand en moet uiterlijk op de eerste dag van de maand betaald zijn.
    De borg is € 2.300,00.
    De opzegtermijn is twee maanden.
    Huisdieren zijn niet toegestaan zonder schriftelijke toestemming.
    Ingangsdatum: 1 februari 2025
    ?? nl Hoe hoog is de huur? => € 1.150,00
    ?? nl Hoeveel borg moest ik betalen? => € 2.300,00
    ?? nl Wie is de verhuurder? => Woningbeheer Zuid B.V.
    ?? nl Wanneer gaat de huur in? => 1 februari 2025
    ?? nl Wat is de opzegtermijn? => twee maanden
    ?? nl Mag ik huisdieren houden? => Nee
    ?? en How much is the deposit? => € 2.300,00
    ?? nl Hoeveel kost een parkeerplaats? => -

    == Votre contrat d'assurance :: Lettre · MAIF · 3 mars 2026
    Chère Madame Lefèvre,
    Votre contrat d'assurance habitation n° 4471-882 a été renouvelé le 1er mars 2026.
    La prime annuelle s'élève à 286,40 €.
    La franchise est de 150 € par sinistre.
    Les dégâts causés par les inondations sont exclus.
    Pour toute question, appelez le 05 49 73 74 75.
    ?? fr Quel est le montant de la franchise ? => 150 €
    ?? fr Combien coûte la prime annuelle ? => 286,40 €
    ?? fr Quel est le numéro de mon contrat ? => 4471-882
    ?? fr Quand le contrat a-t-il été renouvelé ? => 1er mars 2026
    ?? fr Les inondations sont-elles couvertes ? => Non
    ?? fr Quel est le numéro de téléphone ? => 05 49 73 74 75
    ?? fr Qui est mon médecin traitant ? => -
    ?? nl Hoe hoog is het eigen risico? => 150 €

    == Visa-Karte :: Karte · Sparkasse Köln
    KARTENINHABER: JONAS WEBER
    Kartennummer: 4929 1180 3342 7781
    Gültig bis: 09/28
    Prüfziffer: 417
    ?? de Wie lautet die Kartennummer? => 4929 1180 3342 7781
    ?? de Wann läuft meine Karte ab? => 09/28
    ?? de Wer ist der Karteninhaber? => JONAS WEBER
    ?? en What is the number on my card? => 4929 1180 3342 7781
    ?? de Wie hoch ist mein Kreditlimit? => -

    == Boarding pass :: Flight · KLM
    Passenger: Amira Haddad
    Flight: KL1234
    From: Amsterdam (AMS)
    To: Lisbon (LIS)
    Gate B12   Seat 14A   Boarding 10:20
    Departure: 11:05
    ?? en Which gate do I need? => B12
    ?? en What is my seat? => 14A
    ?? en When does boarding start? => 10:20
    ?? en What time does the flight leave? => 11:05
    ?? en What's my flight number? => KL1234
    ?? en Where am I flying to? => Lisbon
    ?? nl Hoe laat is het instappen? => 10:20
    ?? en How many bags can I check in? => -
    ?? en When do I arrive? => -

    == Quarterly review :: Slides · 14 April 2026
    Q1 results
    Revenue grew by 12% to € 4.2 million.
    Customer churn fell from 5.1% to 3.8%.
    The new app launches on 2 June 2026.
    Presented by Marta Kowalska.
    ?? en By how much did revenue grow? => 12%
    ?? en When does the new app launch? => 2 June 2026
    ?? en Who presented the slides? => Marta Kowalska
    ?? fr Quand la nouvelle application sera-t-elle lancée ? => 2 June 2026
    ?? en What was the marketing budget? => -

    == Oma's appeltaart :: Recept
    Voor 8 personen
    Ingrediënten:
    - 300 g bloem
    - 200 g boter
    - 1 kg appels
    Verwarm de oven voor op 180 °C.
    Bak de taart 60 minuten.
    ?? nl Hoeveel boter heb ik nodig? => 200 g
    ?? nl Op welke temperatuur moet de oven? => 180 °C
    ?? nl Hoe lang moet de taart bakken? => 60 minuten
    ?? nl Voor hoeveel personen is het recept? => 8
    ?? nl Hoeveel suiker heb ik nodig? => -

    == Horaires ligne 7 :: Dépliant · mai 2026
    Arrêt             Premier   Dernier
    Gare centrale     05:40     23:15
    Place du Marché   05:52     23:27
    Hôpital           06:04     23:39
    Le dimanche, la ligne circule toutes les 30 minutes.
    ?? fr À quelle heure part le premier bus de la gare centrale ? => 05:40
    ?? fr À quelle heure passe le dernier bus à l'hôpital ? => 23:39
    ?? fr Combien coûte un ticket ? => -

    == Mitgliedsvertrag FitWerk :: Vertrag · 5. Januar 2026
    Mitglied: Lena Hoffmann
    Mitgliedsnummer: 20418
    Monatsbeitrag: 34,90 €
    Laufzeit: 12 Monate
    Kündigungsfrist: 4 Wochen zum Vertragsende
    Der Vertrag beginnt am 15. Januar 2026.
    Die Aufnahmegebühr von 29 € ist einmalig.
    ?? de Wie hoch ist der Monatsbeitrag? => 34,90 €
    ?? de Wann beginnt der Vertrag? => 15. Januar 2026
    ?? de Wie lange ist die Laufzeit? => 12 Monate
    ?? de Wie lautet meine Mitgliedsnummer? => 20418
    ?? de Wie hoch ist die Aufnahmegebühr? => 29 €
    ?? de Welche Kündigungsfrist gilt? => 4 Wochen
    ?? de Wie heißt der Trainer? => -
    ?? en How much is the joining fee? => 29 €

    == Warranty card :: Appliance · Bosch
    Model: WAN28282
    Serial number: FD0412-00519
    Date of purchase: 18 November 2025
    Warranty: 24 months from purchase
    Accidental damage is not covered.
    ?? en How long is the warranty? => 24 months
    ?? en What is the serial number? => FD0412-00519
    ?? en When did I buy it? => 18 November 2025
    ?? en Is accidental damage covered? => No
    ?? de Wie lautet die Seriennummer? => FD0412-00519
    ?? en Where did I buy the washing machine? => -

    == Afspraakbevestiging :: Brief · Ziekenhuis Rijnstate · 20 mei 2026
    Geachte heer Bakker,
    U hebt een afspraak bij dr. M. Jansen op dinsdag 9 juni 2026 om 10.40 uur.
    Locatie: polikliniek Cardiologie, route 34.
    Neem een geldig legitimatiebewijs en een overzicht van uw medicijnen mee.
    Kunt u niet komen? Bel dan 088 005 88 88.
    ?? nl Wanneer is mijn afspraak? => 9 juni 2026
    ?? nl Hoe laat moet ik er zijn? => 10.40 uur
    ?? nl Bij welke arts heb ik een afspraak? => dr. M. Jansen
    ?? nl Waar is de afspraak? => Cardiologie
    ?? nl Welk nummer moet ik bellen als ik niet kan komen? => 088 005 88 88
    ?? nl Wat moet ik meenemen? => legitimatiebewijs
    ?? en When is my appointment? => 9 juni 2026
    ?? nl Wat kost de afspraak? => -

    == REWE Einkauf :: Kassenbon · 2. Mai 2026
    REWE Markt GmbH
    Vollmilch 1L          1,19
    Bananen 1,2 kg        2,15
    Kaffee 500 g          6,99
    SUMME        EUR     10,33
    Bar          EUR     20,00
    Rückgeld     EUR      9,67
    ?? de Was habe ich insgesamt bezahlt? => EUR 10,33
    ?? de Wie viel Rückgeld habe ich bekommen? => 9,67
    ?? de Was kostet der Kaffee? => 6,99
    ?? de Wie viel kosten die Äpfel? => -

    == Facture EDF :: Facture · 8 avril 2026
    Facture n° 10 442 871
    Montant à payer : 94,18 €
    Date limite de paiement : 28 avril 2026
    Consommation : 412 kWh
    ?? fr Combien dois-je payer ? => 94,18 €
    ?? fr Quelle est la date limite de paiement ? => 28 avril 2026
    ?? fr Quelle a été ma consommation ? => 412 kWh
    ?? de Bis wann muss ich bezahlen? => 28 avril 2026

    == Gas bill :: Invoice · March 2026
    British Gas
    Account number: 8500 2234 11
    Amount due: £87.35
    Please pay by 14 April 2026.
    == Council tax :: Letter · April 2026
    Your council tax for this year is £1,482.00.
    It is payable in ten instalments of £148.20.
    ?? en When is the gas bill due? => 14 April 2026
    ?? en How much is the council tax? => £1,482.00
    ?? en How much is each instalment? => £148.20
    ?? en What is my account number? => 8500 2234 11
    ?? en Which document mentions instalments? => Council tax
    ?? en How much is my water bill? => -
    """
}

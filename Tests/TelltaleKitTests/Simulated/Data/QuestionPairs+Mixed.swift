extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let mixed = """
    == Vortragsfolien Stadtimkerei :: Folien · 11. März 2026
    Folie 1: Bilanz
    • 38 Völker an sechs Standorten
    • 410 kg Honig geschleudert
    • Ein neuer Lehrbienenstand
    Folie 2: Vorhaben
    • Blühstreifen am Kanal anlegen
    • Kurs für Anfänger ab Mai
    • Etiketten neu gestalten
    Referentin: Judith Brandstetter
    ?? de Was ist der dritte Punkt unter Vorhaben? => Etiketten neu gestalten
    ?? de Was ist der letzte Punkt auf Folie 1? => Lehrbienenstand
    ?? de Wie viele Völker gibt es? => 38
    ?? de Wer ist die Referentin? => Judith Brandstetter
    ?? en What is the first bullet on slide 2? => Blühstreifen
    ?? de Wie viel kostet der Kurs? => -
    ?? de Wer ist der Kassenwart? => -

    == Boarding pass Faro :: Boarding pass · 3 July 2026
    ALGARVIA
    NAME              FLIGHT    DATE
    BYRNE/SIOBHAN     AV 1182   03 JUL
    GATE   SEAT   BOARDS
    D4     31E    14:05
    == Boarding pass Cork :: Boarding pass · 17 July 2026
    ALGARVIA
    NAME              FLIGHT    DATE
    BYRNE/SIOBHAN     AV 1183   17 JUL
    GATE   SEAT   BOARDS
    22     8A     19:30
    ?? en What seat do I have to Faro? => 31E
    ?? en Which gate for the flight to Cork? => 22
    ?? en What is the flight number of my Faro flight? => AV 1182
    ?? en When does boarding start for Cork? => 19:30
    ?? de Welchen Sitzplatz habe ich nach Faro? => 31E
    ?? fr Quelle est la porte d'embarquement pour Cork ? => 22
    ?? nl Welke stoel heb ik naar Cork? => 8A
    ?? en What seat do I have to Berlin? => -
    ?? nl Wat is de gate voor Malaga? => -

    == Bon fietsenmaker Trapper :: Bon · 8 mei 2026 · Wageningen
    Fietsenmaker Trapper
    Binnenband 28 inch      7,95
    Arbeidsloon            17,50
    Totaal               € 25,45
    Betaald met pas •••• 6047
    == Bon slagerij Hakvoort :: Bon · 9 mei 2026 · Wageningen
    Slagerij Hakvoort
    Gehakt 500 g            6,20
    Kipfilet                8,75
    Totaal               € 14,95
    Contant betaald
    ?? nl Hoeveel heb ik bij de slager betaald? => € 14,95
    ?? nl Wat was ik kwijt bij de fietsenmaker? => € 25,45
    ?? nl Wat zijn de laatste vier cijfers van de pas waarmee ik betaalde? => 6047
    ?? nl Wat kostte de binnenband? => 7,95
    ?? en How much did the butcher charge? => € 14,95
    ?? de Wie viel habe ich beim Metzger ausgegeben? => € 14,95
    ?? fr Combien ai-je dépensé chez le boucher ? => € 14,95
    ?? nl Hoeveel heb ik bij de kapper betaald? => -
    ?? nl Wat kostte het hotel in Maastricht? => -
    ?? nl Bij welke winkel kocht ik de kipfilet? => Slagerij Hakvoort

    == Contrat salle des fêtes :: Contrat · 9 janvier 2026
    Loueur : Commune de Brezolles
    Locataire : Association Tire-Bouchon
    Date de location : 20 juin 2026
    Prix : 380 €, dont 100 € d'arrhes
    Annulation sans frais jusqu'à trois semaines avant la date.
    La salle accueille 120 personnes.
    Remise des clés : M. Gilles Aubert, 06 11 52 90 33
    ?? fr Combien coûte la location de la salle ? => 380 €
    ?? fr Combien de personnes la salle accueille-t-elle ? => 120
    ?? fr Qui remet les clés ? => Gilles Aubert
    ?? fr Quand est la location ? => 20 juin 2026
    ?? fr Quel est le montant des arrhes ? => 100 €
    ?? nl Hoeveel kost de zaal? => 380 €
    ?? fr Combien coûte le traiteur ? => -
    ?? fr Quel est le numéro de ma carte d'identité ? => -

    == Home contents policy :: Letter · Brightwater · 5 May 2026
    Dear Mr Ferreira,
    Your home contents policy BW-7731-C has been renewed until 4 May 2027.
    The premium of £18.20 a month will be collected on the 12th.
    The excess is £150. Jewellery is covered up to £2,500.
    Claims: 0330 555 0182
    ?? en When does my home insurance run out? => 4 May 2027
    ?? en How much is the premium? => £18.20
    ?? en On which day is the premium debited? => 12th
    ?? en Up to what amount is jewellery covered? => £2,500
    ?? en What number do I call to make a claim? => 0330 555 0182
    ?? en What is the excess on my car insurance? => -
    ?? en When does my passport expire? => -
    ?? en How much is my pet insurance? => -
    ?? de Wie hoch ist die Selbstbeteiligung? => £150
    ?? nl Wanneer verloopt mijn rijbewijs? => -
    ?? fr Quand expire mon assurance santé ? => -

    == Moelleux aux noix :: Recette · 8 personnes
    180 g de sucre
    4 œufs
    120 g de beurre
    200 g de noix hachées
    2 cuillères à soupe de rhum
    Cuire 40 minutes à 170 °C.
    ?? fr Combien de noix faut-il ? => 200 g
    ?? fr Combien d'œufs ? => 4
    ?? fr Combien de cuillères de rhum ? => 2
    ?? fr À quelle température ? => 170 °C
    ?? fr Combien de temps faut-il le cuire ? => 40 minutes
    ?? fr Combien de lait faut-il ? => -
    ?? en How much butter is needed? => 120 g
    ?? de Wie viele Eier brauche ich? => 4
    """
}

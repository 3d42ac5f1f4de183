extension QuestionPairs {
  /// Yet more documents and questions with which the answering was made.
  static let thirdTuning = """
    == Restaurant De Haven :: Bon · 21 februari 2026 · Rotterdam
    Restaurant De Haven
    2 x Vissoep            19,00
    1 x Zeebaars           24,50
    1 x Huiswijn           22,00
    Totaal incl. btw    EUR 65,50
    btw 9%               EUR 5,41
    Betaald: Mastercard
    == Parkeergarage Beurs :: Bon · 21 februari 2026
    Inrijden 18:04
    Uitrijden 21:47
    Te betalen € 11,00
    ?? nl Wat heb ik betaald in het restaurant? => EUR 65,50
    ?? nl Hoeveel was het parkeren? => € 11,00
    ?? nl Hoe laat reed ik de garage uit? => 21:47
    ?? nl Hoe heb ik in het restaurant betaald? => Mastercard
    ?? nl Hoeveel btw zat er op de rekening? => EUR 5,41
    ?? en How much was parking? => € 11,00
    ?? en How much did I spend at the restaurant? => EUR 65,50
    ?? fr Combien ai-je payé au restaurant ? => EUR 65,50
    ?? de Was habe ich im Restaurant bezahlt? => EUR 65,50
    ?? nl Hoeveel kostte het hotel? => -
    ?? nl In welk document staat de parkeergarage? => Parkeergarage Beurs

    == Lease agreement, 12 Mill Road :: Lease · 3 November 2025
    LANDLORD: Mill Road Estates
    TENANT: Daniel Osei
    1. Term. The term begins on 1 December 2025 and runs for twelve months.
    2. Rent. The tenant pays $1,850.00 each month. Rent is due on the 5th.
    3. Deposit. A security deposit of $2,775.00 is held in escrow.
    4. Late fee. A late fee of $75 applies after the 10th.
    5. Pets. One cat is allowed.
    6. Parking. Space 14 is included in the rent.
    7. Notice. Either party may end the lease with 60 days' written notice.
    ?? en What is the rent? => $1,850.00
    ?? en How much is the security deposit? => $2,775.00
    ?? en When is rent due? => 5th
    ?? en How much is the late fee? => $75
    ?? en Can I have a cat? => Yes
    ?? en How much notice do I have to give? => 60 days
    ?? en Which parking space is mine? => 14
    ?? en When did the lease begin? => 1 December 2025
    ?? nl Hoeveel borg heb ik betaald? => $2,775.00
    ?? fr Quel est le loyer ? => $1,850.00
    ?? de Wie heißt der Mieter? => Daniel Osei
    ?? en Who is my neighbour? => -

    == Zorgverzekering 2026 :: Brief · Zilveren Kruis · 18 november 2025
    Beste mevrouw De Groot,
    Uw premie voor 2026 is € 158,25 per maand.
    Uw eigen risico is € 385 per jaar.
    U bent verzekerd onder polisnummer 300.418.227.
    Fysiotherapie wordt vergoed tot 9 behandelingen per jaar.
    U kunt tot 31 december 2025 overstappen.
    Brillen worden niet vergoed.
    ?? nl Wat is mijn maandpremie? => € 158,25
    ?? nl Hoeveel bedraagt mijn eigen risico? => € 385
    ?? nl Onder welk polisnummer ben ik verzekerd? => 300.418.227
    ?? nl Hoeveel behandelingen fysiotherapie krijg ik vergoed? => 9 behandelingen
    ?? nl Tot wanneer kan ik overstappen? => 31 december 2025
    ?? nl Wordt een bril vergoed? => Nee
    ?? fr À combien s'élève la franchise ? => € 385
    ?? en What is my monthly premium? => € 158,25
    ?? nl Vergoedt de verzekering de tandarts? => -
    ?? nl Wie is mijn contactpersoon? => -

    == Carte bancaire :: Carte · Crédit Mutuel
    CLAIRE DUBOIS
    5136 8802 1140 0937
    EXPIRE FIN 11/27
    ?? fr Quel est le numéro de ma carte ? => 5136 8802 1140 0937
    ?? fr Quand ma carte expire-t-elle ? => 11/27
    ?? fr À quel nom est la carte ? => CLAIRE DUBOIS
    ?? nl Wanneer verloopt mijn bankpas? => 11/27
    ?? fr Quel est mon code secret ? => -

    == Bordkarte LH 2034 :: Flug · Lufthansa · 12. August 2026
    HOFFMANN/LENA MS
    MUC München - CDG Paris
    Flug LH 2034 · 12AUG · Gate G28
    Sitz 11F · Gruppe 3
    Boarding 14:35 · Abflug 15:10 · Ankunft 16:50
    Freigepäck 1 x 23 kg
    ?? de Welches Gate habe ich? => G28
    ?? de Auf welchem Platz sitze ich? => 11F
    ?? de Wann ist Boarding? => 14:35
    ?? de Wann komme ich an? => 16:50
    ?? de Wie viel Gepäck darf ich mitnehmen? => 23 kg
    ?? en What time do we land? => 16:50
    ?? fr Quelle est la porte d'embarquement ? => G28
    ?? de Wie viel hat der Flug gekostet? => -

    == Team offsite :: Slides · 5 September 2026
    Slide 1: Goals for 2027
    Grow subscriptions to 50,000
    Open an office in Lisbon
    Slide 2: Budget
    Marketing: $240,000
    Hiring: $410,000
    Slide 3: Timeline
    Beta: 15 January 2027
    Launch: 1 April 2027
    Contact: Grace Lin
    ?? en How much is the marketing budget? => $240,000
    ?? en When is the beta? => 15 January 2027
    ?? en When do we launch? => 1 April 2027
    ?? en Where will the new office be? => Lisbon
    ?? en Who is the contact? => Grace Lin
    ?? en How many subscriptions is the goal? => 50,000
    ?? nl Wanneer is de lancering? => 1 April 2027
    ?? en What is the sales budget for Japan? => -

    == Mahnung Stadtbibliothek :: Brief · 9. März 2026
    Sehr geehrte Frau Albrecht,
    folgende Medien sind überfällig:
    Der Zauberberg, Rückgabe bis 2. März 2026
    Die Gebühr beträgt derzeit 3,50 €.
    Bitte geben Sie die Medien bis zum 23. März 2026 zurück.
    Bei Fragen erreichen Sie uns unter 0221 555 010.
    ?? de Wie hoch ist die Gebühr? => 3,50 €
    ?? de Bis wann muss ich das Buch zurückgeben? => 23. März 2026|2. März 2026
    ?? de Unter welcher Telefonnummer erreiche ich die Bibliothek? => 0221 555 010
    ?? de Welches Buch ist überfällig? => Zauberberg
    ?? de Wann schließt die Bibliothek? => -

    == Ticket de caisse Monoprix :: Ticket · 14 mars 2026 · Lyon
    MONOPRIX LYON PART-DIEU
    Camembert            3,20 €
    Baguette             1,15 €
    Jus d'orange         2,85 €
    TOTAL                7,20 €
    CARTE BANCAIRE       7,20 €
    ?? fr Combien ai-je dépensé chez Monoprix ? => 7,20 €
    ?? fr Combien coûtait le camembert ? => 3,20 €
    ?? fr Quel est le total du ticket ? => 7,20 €
    ?? nl Hoeveel was het totaal bij Monoprix? => 7,20 €
    ?? de Wie viel habe ich bei Monoprix ausgegeben? => 7,20 €
    ?? fr Combien a coûté le vin ? => -
    ?? fr Quelle est la date d'expiration de mon passeport ? => -
    """
}

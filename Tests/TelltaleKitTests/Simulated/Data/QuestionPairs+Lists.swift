extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let lists = """
    == Jaarplan Zwemclub De Dolfijn :: Dia's · 9 september 2025
    Dia 1: Terugblik
    • 214 leden, 12 meer dan vorig jaar
    • Nieuwe startblokken in het vijftigmeterbad
    • Kampioen in de regionale estafette
    Dia 2: Plannen
    • Extra trainingsavond op dinsdag
    • Samenwerking met de basisscholen
    • Nieuwe website voor 1 november
    ?? nl Wat is het derde punt van de dia Plannen? => Nieuwe website
    ?? nl Wat is het eerste punt bij Terugblik? => 214 leden
    ?? en What is the second bullet on the slide about plans? => Samenwerking met de basisscholen
    ?? nl Wat is het laatste punt op dia 1? => Kampioen in de regionale estafette
    ?? nl Hoeveel leden zijn er? => 214
    ?? nl Hoeveel trainers heeft de club? => -

    == Workshop keramiek :: Notizen · 4. Mai 2026
    Materialliste
    - Ton, fünf Kilo pro Person
    - Schürze oder altes Hemd
    - Zwei Holzspatel
    - Ein Eimer
    Ablauf
    1. Kneten und Rollen
    2. Formen der Schale
    3. Trocknen über Nacht
    4. Glasieren und Brennen
    Kursleiterin: Maren Pfister
    ?? de Was ist der dritte Punkt der Materialliste? => Zwei Holzspatel
    ?? de Was ist der zweite Schritt im Ablauf? => Formen der Schale
    ?? de Was ist der letzte Schritt? => Glasieren und Brennen
    ?? en What is the third step? => Trocknen über Nacht
    ?? de Wer leitet den Workshop? => Maren Pfister
    ?? de Wer ist der Vermieter? => -

    == Réunion du conseil de quartier :: Diapositives · 14 janvier 2026
    Priorités 2026
    * Éclairage de la rue des Lilas
    * Bancs autour de l'étang
    * Fête des voisins le 29 mai
    Budget : 18 500 €
    Animatrice : Solène Kerbrat
    ?? fr Quel est le troisième point de la liste des priorités ? => Fête des voisins
    ?? fr Quelle est la première priorité ? => Éclairage de la rue des Lilas
    ?? fr Quel est le dernier point ? => Fête des voisins
    ?? fr Qui est l'animatrice ? => Solène Kerbrat
    ?? fr Combien coûte l'éclairage ? => -

    == Library volunteers kick-off :: Slides · 3 February 2026
    What we did
    • Sorted 1,900 donated books
    • Opened the reading corner
    • Trained nine new volunteers
    What comes next
    • Saturday story hour
    • A repair table for worn covers
    • Delivery round for housebound readers
    ?? en What is the third bullet under What comes next? => Delivery round for housebound readers
    ?? en What's the last thing on the What we did slide? => Trained nine new volunteers
    ?? en What is the first point of what comes next? => Saturday story hour
    ?? en How many books were sorted? => 1,900
    ?? en How many new volunteers were trained? => nine

    == Debit card :: Card · Northgate Bank
    NORTHGATE BANK
    DEBIT
    **** **** **** 2086
    PRIYA RAMAN
    VALID THRU 07/29
    ?? en What are the last four digits of my card? => 2086
    ?? nl Wat zijn de laatste vier cijfers van mijn pas? => 2086
    ?? de Wie lauten die letzten vier Ziffern meiner Karte? => 2086
    ?? fr Quels sont les quatre derniers chiffres de ma carte ? => 2086
    ?? en When does my passport expire? => -
    ?? en When does my card run out? => 07/29
    ?? de Wann läuft mein Führerschein ab? => -
    ?? nl Tot wanneer is mijn rijbewijs geldig? => -
    ?? en What is the CVC? => -

    == Reçu Bricolage Martel :: Ticket · 22 octobre 2025 · Nantes
    BRICOLAGE MARTEL
    Perceuse 18 V      89,00
    Mèches x10         14,50
    TOTAL             103,50 €
    Carte bancaire •••• 5531
    ?? fr Quels sont les derniers chiffres de la carte utilisée ? => 5531
    ?? fr Dans quel magasin ai-je acheté la perceuse ? => BRICOLAGE MARTEL
    ?? fr Combien ai-je dépensé au magasin de bricolage ? => 103,50 €
    ?? en Which card did I pay with, last four digits? => 5531
    ?? nl Hoeveel heb ik uitgegeven bij Bricolage Martel? => 103,50 €
    ?? fr Combien ai-je payé au restaurant ? => -

    == Abschleppdienst Kranz :: Rechnung · 17. November 2025
    Abschleppdienst Kranz GmbH
    Rechnung Nr. 2025-0918
    Bergung und Transport   185,00 €
    Nachtzuschlag            45,00 €
    Gesamtbetrag            230,00 €
    Bezahlt mit Karte xxxx-xxxx-xxxx-7719
    ?? de Mit welcher Karte wurde bezahlt, letzte vier Ziffern? => 7719
    ?? de Wie viel wurde mir berechnet? => 230,00 €
    ?? de Wie hoch war der Nachtzuschlag? => 45,00 €
    ?? de Welche Firma hat mich abgeschleppt? => Abschleppdienst Kranz
    ?? de Wie hoch ist die Selbstbeteiligung? => -

    == Hotel Fjordblick :: Kvittering · 2. August 2025 · Bergen
    Hotel Fjordblick
    2 netter            kr 2 980,00
    Frokost             kr   240,00
    Totalt              kr 3 220,00
    Card ending in 4402
    ?? en What are the last four digits of the card used? => 4402
    ?? en How much did the hotel charge me in total? => 3 220,00
    ?? de Wie viel habe ich im Hotel bezahlt? => 3 220,00
    ?? nl Wat kostte het ontbijt? => 240,00|-

    == Bordkarte AURORA AIR :: Bordkarte · 8. Juni 2026
    AURORA AIR
    NAME            VON        NACH
    SEIFERT/LENA    HAMBURG    OSLO
    FLUG     DATUM     GATE   SITZ   BOARDING
    AR 418   08 JUN    C08    9D     13:40
    ?? de Welchen Sitz habe ich? => 9D
    ?? de Von welchem Gate geht der Flug? => C08
    ?? de Wann ist Boarding? => 13:40
    ?? en What is my seat? => 9D
    ?? nl Wat is het vluchtnummer? => AR 418
    ?? de Wohin fliege ich? => OSLO
    ?? de Welche Terminalnummer? => -

    == Boarding pass Lisbon :: Boarding pass · 19 April 2026
    TRANSLUSO
    Passenger: ODELL/MARK   Flight: TL 227
    FROM: LONDON LGW  TO: LISBON LIS
    Gate: B17  Seat: 6A  Zone: 2
    Boarding: 10:25  Departure: 10:55
    == Boarding pass Dublin :: Boarding pass · 30 May 2026
    SHAMROCK AIR
    Passenger: ODELL/MARK   Flight: SM 61
    FROM: LONDON STN  TO: DUBLIN DUB
    GATE   SEAT   BOARDING
    41     18C    07:05
    ?? en What is my seat on the flight to Dublin? => 18C
    ?? en Which gate does my Lisbon flight leave from? => B17
    ?? en When do I board for Lisbon? => 10:25
    ?? nl Welke stoel heb ik naar Lissabon? => 6A
    ?? nl Wat is de gate voor Dublin? => 41
    ?? de Wann beginnt das Boarding nach Dublin? => 07:05
    ?? en What time do I board for Madrid? => -
    ?? fr Quel est mon siège pour Lisbonne ? => 6A
    ?? fr Quelle est la porte pour Rome ? => -
    ?? nl Welke zone heb ik op de vlucht naar Lissabon? => 2
    ?? en What is the flight number to Dublin? => SM 61

    == Fahrschein RegioLinie :: Ticket · 3. März 2026
    Wagen 7   Platz 42   Gleis 11
    Abfahrt 08:14   Ankunft 10:02
    Preis 38,90 EUR
    ?? de Welchen Platz habe ich? => 42
    ?? de Von welchem Gleis fährt der Zug? => 11
    ?? de In welchem Wagen sitze ich? => 7
    ?? de Wann komme ich an? => 10:02
    ?? nl Van welk spoor vertrekt de trein? => 11
    ?? fr Quel est le numéro de voiture ? => 7|-

    == Toegangsbewijs Museum Het Spaarndal :: Ticket · 11 juli 2026
    DATUM        TIJDSLOT   INGANG
    11-07-2026   14:30      Noord
    Volwassenen 2   Kinderen 3
    Totaal € 47,50
    ?? nl Welke ingang moet ik nemen? => Noord
    ?? nl Hoe laat is mijn tijdslot? => 14:30
    ?? nl Hoeveel kinderen staan er op het ticket? => 3
    ?? nl Hoeveel heb ik aan het museum uitgegeven? => € 47,50
    ?? nl Wie is de gids? => -
    """
}

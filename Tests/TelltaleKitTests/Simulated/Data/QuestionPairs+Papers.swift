extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let papers = """
    == Membership card Harbour Rowing Club :: Card · 2026
    HARBOUR ROWING CLUB
    Member: Delphine Mercer
    Membership no. HRC-0417
    Valid until 31 March 2027
    Boathouse code: 4471#
    ?? en What is my membership number? => HRC-0417
    ?? en Until when is the membership valid? => 31 March 2027
    ?? en What is the boathouse code? => 4471
    ?? en Whose card is this? => Delphine Mercer
    ?? nl Wat is het lidnummer? => HRC-0417
    ?? en When does my gym membership expire? => -
    ?? en What is my locker number? => -
    ?? en When does my library card run out? => -

    == Quote for roof repair :: Letter · Marlow & Daughters · 21 September 2025
    Dear Mr Achebe,
    We thank you for your enquiry and offer the following:
    Scaffolding            £640.00
    Slates and battens   £1,185.50
    Labour (3 days)        £960.00
    Total excl. VAT      £2,785.50
    The offer is valid for thirty days. Work can begin on 13 October.
    A deposit of 20% is payable before the start.
    Yours sincerely,
    Rosalind Marlow
    ?? en How much is the scaffolding? => £640.00
    ?? en What does the whole job cost without VAT? => £2,785.50
    ?? en How long is the offer valid? => thirty days
    ?? en When can the work start? => 13 October
    ?? en Who signed the letter? => Rosalind Marlow
    ?? en How much deposit do I have to pay? => 20%
    ?? en How many days of labour are there? => 3
    ?? en Which company sent the quote? => Marlow
    ?? en How much does the new kitchen cost? => -
    ?? de Wie viel kostet das Gerüst? => £640.00|-
    ?? en How much is the window cleaning? => -

    == Vaccinatieboekje Pluis :: Boekje · Dierenkliniek De Linde
    Naam: Pluis
    Soort: konijn
    Geboren: 4 mei 2023
    Datum        Vaccin        Arts
    12-05-2025   Myxo-RHD      drs. Bakels
    14-05-2026   Filavac       drs. Oudshoorn
    Volgende inenting: mei 2027
    ?? nl Wanneer is Pluis geboren? => 4 mei 2023
    ?? nl Wanneer is de volgende inenting? => mei 2027
    ?? nl Wat voor dier is Pluis? => konijn
    ?? nl Welk vaccin kreeg Pluis op 14-05-2026? => Filavac
    ?? nl Wie gaf het vaccin Myxo-RHD? => Bakels
    ?? nl Hoeveel kostte de inenting? => -
    ?? en When is the next vaccination? => mei 2027
    ?? nl Wanneer is mijn afspraak bij de tandarts? => -
    ?? nl Hoeveel weegt Pluis? => -

    == Uitnodiging open dag Imkerij Gonzend :: Brief · 30 april 2026
    Beste buurtgenoten,
    Op zaterdag 16 mei zetten wij van 11.00 tot 16.00 uur de deuren open.
    U vindt ons aan de Bijenlaan 3 in Hoonhorst.
    Een potje honing kost € 6,50; drie potjes kosten € 18,00.
    Aanmelden is niet nodig. Honden zijn welkom aan de lijn.
    Imker Gerrit Jan Poel
    ?? nl Wanneer is de open dag? => zaterdag 16 mei
    ?? nl Hoe laat begint de open dag? => 11.00
    ?? nl Waar is de imkerij? => Bijenlaan 3
    ?? nl Wat kost een potje honing? => € 6,50
    ?? nl Mag mijn hond mee? => Ja
    ?? nl Wie is de imker? => Gerrit Jan Poel
    ?? de Was kostet ein Glas Honig? => € 6,50|-
    ?? fr Combien coûte un pot de miel ? => € 6,50|-
    ?? nl Wat kost een kaarsje? => -
    ?? nl Hoeveel leden heeft de vereniging? => -

    == Zeugnis Segelkurs :: Zertifikat · Segelschule Ostwind · 19. Juli 2026
    Teilnehmerin: Annika Rehm
    Kurs: Grundschein, fünf Tage
    Prüfer: Hauke Thomsen
    Note: gut
    Gültig für Boote bis 6 m Länge
    Kursgebühr: 340,00 €, bezahlt am 2. Juli 2026
    ?? de Wie lange dauerte der Kurs? => fünf Tage
    ?? de Wer hat geprüft? => Hauke Thomsen
    ?? de Welche Note hat Annika bekommen? => gut
    ?? de Was hat der Segelkurs gekostet? => 340,00 €
    ?? de Wann wurde die Gebühr bezahlt? => 2. Juli 2026
    ?? de Bis zu welcher Länge gilt der Schein? => 6 m
    ?? de Wann läuft mein Reisepass ab? => -
    ?? de Wer ist der Kapitän? => -
    ?? en Who was the examiner? => Hauke Thomsen
    ?? nl Hoe lang duurde de cursus? => fünf Tage

    == Fahrplan Fähre Mönchgut :: Fahrplan · Sommer 2026
    Hafen        ab      an
    Thiessow     09:15   09:55
    Gager        10:20   11:05
    Lauterbach   11:40   12:30
    Einzelfahrt: 14,50 €   Fahrrad: 4,00 €
    Letzte Rückfahrt 18:45 Uhr
    ?? de Wann fährt die Fähre in Gager ab? => 10:20
    ?? de Wann kommt sie in Lauterbach an? => 12:30
    ?? de Was kostet die Mitnahme vom Fahrrad? => 4,00 €
    ?? de Wann ist die letzte Rückfahrt? => 18:45
    ?? de Wie viel kostet die Einzelfahrt? => 14,50 €
    ?? de Wann fährt die Fähre nach Hiddensee? => -
    ?? en When does the ferry leave Thiessow? => 09:15
    ?? de Was kostet das Parken? => -

    == Bail parking rue Molière :: Contrat · 1er octobre 2025
    Bailleur : SCI Les Platanes
    Locataire : Yasmina Belkacem
    Emplacement : n° 38, niveau -2
    Loyer : 85 € par mois, prélevé le 3
    Préavis : un mois
    Badge : caution de 40 €
    ?? fr Quel est le numéro de l'emplacement ? => 38
    ?? fr Quel est le préavis ? => un mois
    ?? fr Combien est la caution du badge ? => 40 €
    ?? fr Combien je paie par mois ? => 85 €
    ?? fr À quel niveau se trouve la place ? => -2
    ?? fr Qui loue le parking ? => Belkacem|Platanes
    ?? en How much notice must I give? => un mois
    ?? fr Quel est le loyer de l'appartement ? => -
    ?? fr Combien coûte l'électricité ? => -

    == Programme du festival Les Cordes d'Été :: Programme · août 2026
    Vendredi 7 août, 20 h 30 : quatuor Arpège, église Saint-Roch
    Samedi 8 août, 18 h : récital de Nina Valdès, cour du château
    Dimanche 9 août, 11 h : concert des enfants, kiosque
    Tarif plein 16 €, tarif réduit 9 €, gratuit pour les moins de 12 ans
    Réservations : Office de tourisme, 02 98 44 11 20
    ?? fr À quelle heure joue le quatuor Arpège ? => 20 h 30
    ?? fr Où a lieu le récital de Nina Valdès ? => cour du château
    ?? fr Combien coûte le tarif réduit ? => 9 €
    ?? fr Quand a lieu le concert des enfants ? => 9 août
    ?? fr Quel est le numéro pour réserver ? => 02 98 44 11 20
    ?? fr Combien coûte la place au théâtre ? => -
    ?? en How much is the full price? => 16 €
    ?? nl Waar is het kinderconcert? => kiosque
    """
}

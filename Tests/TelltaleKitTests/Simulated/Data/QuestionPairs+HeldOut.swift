extension QuestionPairs {
  /// Documents and questions that the answering was not made with.
  static let heldOut = """
    == Kassabon Albert Heijn :: Bon · 4 juni 2026
    Halfvolle melk      1,25
    Pindakaas           3,49
    Aardbeien           2,99
    Bonuskorting       -0,50
    Te betalen        € 7,23
    Uw spaarpunten: 12
    ?? nl Wat heb ik in totaal bij Albert Heijn betaald? => € 7,23
    ?? nl Hoe duur was de pindakaas? => 3,49
    ?? nl Hoeveel korting kreeg ik? => 0,50
    ?? fr Combien ai-je payé au supermarché ? => € 7,23
    ?? nl Wat kostten de eieren? => -

    == Tenancy agreement :: Lease · 12 August 2025
    This agreement is made between Harbour Lettings Ltd (landlord) and Priya Nair (tenant).
    The tenancy starts on 1 September 2025 and ends on 31 August 2026.
    The rent is £1,325 per month, payable on the 3rd of each month.
    A deposit of £1,500 is held by the Deposit Protection Service.
    Smoking is not permitted inside the flat.
    The tenant must give two months' notice.
    ?? en What is the monthly rent? => £1,325
    ?? en When does the tenancy end? => 31 August 2026
    ?? en How much deposit did I pay? => £1,500
    ?? en Can I smoke in the flat? => No
    ?? en Who is the landlord? => Harbour Lettings Ltd
    ?? de Wie hoch ist die Miete? => £1,325
    ?? en What does the gym cost? => -

    == Hausratversicherung :: Brief · Allianz · 7. Februar 2026
    Sehr geehrter Herr Yilmaz,
    vielen Dank für Ihr Vertrauen. Ihre Versicherungsnummer lautet HR-5520-9931.
    Die Versicherungssumme beträgt 65.000 €.
    Im Schadenfall zahlen Sie eine Selbstbeteiligung von 250 €.
    Der Jahresbeitrag von 143,52 € ist am 1. März fällig.
    Fahrraddiebstahl ist nicht mitversichert.
    ?? de Wie hoch ist meine Selbstbeteiligung? => 250 €
    ?? de Wann ist der Beitrag fällig? => 1. März
    ?? de Wie lautet die Versicherungsnummer? => HR-5520-9931
    ?? de Ist Fahrraddiebstahl versichert? => Nein
    ?? nl Hoe hoog is het eigen risico? => 250 €
    ?? de Wie viel kostet die Autoversicherung? => -

    == Carte d'embarquement :: Vol · Air France
    Passager : Luc Moreau
    Vol : AF1380
    Porte : F24
    Siège : 22C
    Embarquement : 07 h 35
    Départ : 08 h 15
    ?? fr Quel est mon siège ? => 22C
    ?? fr À quelle porte dois-je aller ? => F24
    ?? fr Quel est le numéro de vol ? => AF1380
    ?? en What is my seat number? => 22C
    ?? fr À quelle heure atterrit l'avion ? => -

    == Crêpes bretonnes :: Recette
    Pour 6 personnes
    Ingrédients :
    250 g de farine
    4 œufs
    50 cl de lait
    Laissez reposer la pâte pendant 1 heure.
    ?? fr Combien de farine faut-il ? => 250 g
    ?? fr Combien d'œufs faut-il ? => 4
    ?? fr Combien de temps la pâte doit-elle reposer ? => 1 heure
    ?? nl Hoeveel melk heb ik nodig? => -|50 cl

    == Arzttermin :: Praxis Dr. Neumann · Juni 2026
    Patientin: Sabine Krause
    Ihr Termin: Donnerstag, 18. Juni 2026, 14:30 Uhr
    Raum: 204, 2. Stock
    Bitte bringen Sie Ihre Versichertenkarte mit.
    ?? de Wann ist mein Termin? => 18. Juni 2026
    ?? de In welchem Raum ist der Termin? => 204
    ?? de Was soll ich mitbringen? => Versichertenkarte
    ?? en When is the doctor's appointment? => 18. Juni 2026
    ?? de Wie lange dauert die Behandlung? => -

    == Fietsreparatie :: Factuur 2026-0417 · Rijwielhuis Smit
    Omschrijving: nieuwe ketting en remblokken
    Arbeid: € 45,00
    Onderdelen: € 38,50
    Totaal incl. btw: € 83,50
    Vervaldatum: 30 april 2026
    == Garantiebewijs fiets :: Garantie
    Merk: Gazelle
    Framenummer: GZ 9920417
    De garantie op het frame is 10 jaar.
    ?? nl Hoeveel kostte de fietsreparatie? => € 83,50
    ?? nl Wanneer moet de factuur betaald zijn? => 30 april 2026
    ?? nl Hoe lang heb ik garantie op het frame? => 10 jaar
    ?? nl Wat is het framenummer? => GZ 9920417
    ?? en How much were the parts? => € 38,50|-
    ?? nl Welke kleur heeft de fiets? => -

    == Conference talk :: Slides · 9 October 2026
    Making cities cooler
    Speaker: Dr. Elena Rossi
    Trees lower street temperatures by up to 4 °C.
    The pilot in Rotterdam planted 1,200 trees.
    Next workshop: 3 December 2026
    ?? en Who is the speaker? => Elena Rossi
    ?? en How many trees were planted in Rotterdam? => 1,200
    ?? en When is the next workshop? => 3 December 2026
    ?? nl Wie is de spreker? => Elena Rossi
    ?? en Which company sponsored the talk? => -

    == Zugticket :: Fahrkarte · DB
    Von: Hamburg Hbf
    Nach: München Hbf
    Abfahrt: 08:24, Gleis 14
    Ankunft: 14:06
    Wagen 7, Sitzplatz 61
    Preis: 79,90 €
    ?? de Wann fährt der Zug ab? => 08:24
    ?? de Welchen Sitzplatz habe ich? => 61
    ?? de Wie viel hat das Ticket gekostet? => 79,90 €
    ?? fr À quelle heure arrive le train ? => 14:06
    """
}

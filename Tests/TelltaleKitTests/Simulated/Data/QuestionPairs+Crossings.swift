extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let crossings = """
    == Notulen kookclub De Pollepel :: Dia's · 14 januari 2026
    Dia 1: Geproefd
    • Stoofpeertjes met steranijs
    • Zuurdesem van Margriet
    Dia 2: Volgende keer
    • Iedereen brengt een kaas mee
    • Wijnproeverij op 11 februari
    • Nieuwe schorten bestellen
    Secretaris: Ruben Adema
    ?? nl Wat is het tweede punt onder Volgende keer? => Wijnproeverij
    ?? nl Wat is het laatste punt van dia 2? => Nieuwe schorten
    ?? nl Wie is de secretaris? => Ruben Adema
    ?? nl Wie is de penningmeester? => -
    ?? nl Hoeveel kost de wijnproeverij? => -

    == Zugticket Triest :: Ticket · 2. Mai 2026
    ZUG       WAGEN   PLATZ   GLEIS
    EC 151    258     83      6
    Von Graz nach Triest
    Abfahrt 06:48   Ankunft 12:15
    Preis 49,00 EUR
    == Fährticket Split :: Ticket · 4. Mai 2026
    ADRIALINE
    Kabine 4107   Deck 8
    Von Ancona nach Split
    Abfahrt 19:45   Ankunft 07:00
    Preis 112,50 EUR
    ?? de Welchen Platz habe ich im Zug nach Triest? => 83
    ?? de Von welchem Gleis fährt der Zug? => 6
    ?? de Welche Kabine habe ich auf der Fähre? => 4107
    ?? de Was kostet die Fähre nach Split? => 112,50
    ?? de Wann komme ich in Triest an? => 12:15
    ?? en When does the ferry to Split leave? => 19:45
    ?? de Was kostet der Flug nach Rom? => -
    ?? de Welchen Platz habe ich nach Venedig? => -

    == Reçu Quincaillerie Thébaud :: Ticket · 3 juin 2026 · Vannes
    Quincaillerie Thébaud
    Visserie inox        7,60
    Marteau             22,90
    TOTAL TTC           30,50 €
    Réglé par carte **** 1954
    == Reçu Fleurs d'Ys :: Ticket · 6 juin 2026 · Vannes
    Fleurs d'Ys
    Bouquet rond        28,00
    TOTAL TTC           28,00 €
    Réglé en espèces
    ?? fr Combien ai-je dépensé chez le fleuriste ? => 28,00 €
    ?? fr Combien ai-je payé à la quincaillerie ? => 30,50 €
    ?? fr Quels sont les quatre derniers chiffres de la carte ? => 1954
    ?? fr Combien a coûté le marteau ? => 22,90
    ?? en How much did I spend at the hardware store? => 30,50 €
    ?? nl Hoeveel heb ik bij de bloemist uitgegeven? => 28,00 €
    ?? fr Combien ai-je payé chez le coiffeur ? => -
    ?? fr Combien a coûté le dîner ? => -
    ?? fr Dans quel magasin ai-je acheté le marteau ? => Quincaillerie Thébaud

    == Storage unit agreement :: Contract · 12 March 2026
    Landlord: Boxwell Storage Ltd
    Tenant: Ines Cardoso
    Unit 214, first floor
    The rent of £74.00 a month is debited on the 1st.
    Either side may end the agreement with two weeks' notice.
    Opening hours: 6 am to 10 pm
    ?? en How much is the rent? => £74.00
    ?? en How long is the notice period? => two weeks
    ?? en Which unit do I have? => 214
    ?? en Who is the landlord? => Boxwell Storage
    ?? de Wie lang ist die Kündigungsfrist? => two weeks
    ?? nl Hoe hoog is de huur? => £74.00
    ?? en How much is the deposit? => -
    ?? en When does my car insurance end? => -
    ?? fr Qui est le locataire ? => Ines Cardoso

    == Polizza e bolletta :: Ricevuta · 20 aprile 2026 · Lucca
    Officina Meccanica Berti
    Cambio olio          65,00
    Filtro aria          18,50
    Totale             € 83,50
    ?? en How much did the garage charge? => 83,50
    ?? de Wie viel habe ich in der Werkstatt bezahlt? => 83,50
    ?? fr Combien ai-je payé à l'hôtel ? => -

    == Buchweizenpfannkuchen :: Rezept
    300 g Buchweizenmehl
    2 Eier
    600 ml Wasser
    1 TL Salz
    Teig eine Stunde ruhen lassen.
    ?? de Wie viele Eier brauche ich? => 2
    ?? de Wie lange muss der Teig ruhen? => eine Stunde
    ?? de Wie viel Wasser kommt hinein? => 600 ml
    ?? de Wie viel Zucker brauche ich? => -
    ?? en How many eggs are needed? => 2
    ?? nl Hoeveel melk moet erin? => -

    == Physiotherapie Terminzettel :: Zettel · Praxis Sonnleitner
    Patient: Rolf Dietze
    Nächster Termin: 8. September 2026, 10:20 Uhr
    Therapeutin: Elif Kaya
    Zuzahlung: 24,30 €
    ?? de Wann ist mein nächster Termin? => 8. September 2026
    ?? de Wer behandelt mich? => Elif Kaya
    ?? de Wie hoch ist die Zuzahlung? => 24,30 €
    ?? de Wann ist mein Zahnarzttermin? => -
    ?? de Wann läuft mein Personalausweis ab? => -
    """
}

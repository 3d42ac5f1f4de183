extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let clubs = """
    == Ingredients for the street party :: Note · 12 June 2026
    Ingredients cost about £7.80 in all.
    The grill is borrowed from number 22.
    Meet at four o'clock by the green gate.
    ?? en What do the ingredients come to? => £7.80
    ?? en Where is the grill from? => number 22
    ?? en When do we meet? => four

    == Leesclub De Ezelsoor :: Dia's · 3 maart 2026
    Volgende boeken
    1. De avond is ongemak
    2. Tirza
    3. Grand Hotel Europa
    Afspraken
    - Koffie vanaf 19.30 uur
    - Iedereen neemt een citaat mee
    Contactpersoon: Loes Verhagen
    ?? nl Wat is het tweede boek? => Tirza
    ?? nl Wat is het laatste boek van de lijst? => Grand Hotel Europa
    ?? nl Wat is punt 2 bij de afspraken? => citaat
    ?? de Was ist der zweite Punkt unter Afspraken? => citaat
    ?? fr Quel est le premier point des « Afspraken » ? => Koffie
    ?? nl Wie is de contactpersoon? => Loes Verhagen
    ?? nl Wie is de voorzitter? => -
    ?? nl Hoeveel kost het lidmaatschap? => -

    == Paklijst scoutingkamp :: Lijst · zomer 2026
    Meenemen:
    * slaapzak
    * zaklamp
    * drie paar sokken
    * regenjas
    Niet meenemen:
    * telefoon
    * snoep
    Kampbijdrage € 95, over te maken vóór 1 juni
    Leiding: Sander Groeneveld en Fatma Yilmaz
    ?? nl Wat is het derde ding op de paklijst? => drie paar sokken
    ?? nl Hoeveel paar sokken moet ik meenemen? => drie
    ?? nl Hoeveel is de kampbijdrage? => € 95
    ?? nl Wanneer moet de bijdrage betaald zijn? => 1 juni
    ?? nl Wie heeft de leiding? => Sander Groeneveld
    ?? nl Hoeveel tenten zijn er? => -
    ?? nl Waar is het kamp? => -

    == Heizungswartung Protokoll :: Bericht · 14. Oktober 2025
    Firma: Wärmetechnik Sudhoff GmbH
    Monteur: Detlef Krüger
    Arbeitszeit: anderthalb Stunden
    Vorlauftemperatur: 55 °C
    Druck: 1,6 bar
    Nächste Wartung: Oktober 2026
    Kosten 129,00 € zzgl. MwSt.
    ?? de Welche Firma hat die Heizung gewartet? => Wärmetechnik Sudhoff
    ?? de Wer war der Monteur? => Detlef Krüger
    ?? de Wie hoch ist der Druck? => 1,6 bar
    ?? de Wann ist die nächste Wartung? => Oktober 2026
    ?? de Was hat die Wartung gekostet? => 129,00 €
    ?? de Wie hoch ist die Vorlauftemperatur? => 55 °C
    ?? en When is the next service due? => Oktober 2026
    ?? nl Welk bedrijf deed het onderhoud? => Wärmetechnik Sudhoff
    ?? de Wie viel hat der Klempner gekostet? => -
    ?? de Wie alt ist die Waschmaschine? => -

    == Reçu crèche Les Lucioles :: Reçu · avril 2026 · Angers
    Enfant : Maxime Hervé
    Nombre de jours : 14
    Repas : 14 x 3,20 €
    Total à payer 212,80 €
    Date de prélèvement : 8 mai 2026
    Directrice : Mme Corinne Lebas
    ?? fr Combien la crèche m'a-t-elle facturé ? => 212,80 €
    ?? fr Combien de jours Maxime est-il venu ? => 14
    ?? fr Quand le montant est-il débité ? => 8 mai 2026
    ?? fr Qui dirige la crèche ? => Corinne Lebas
    ?? en Who runs the nursery? => Corinne Lebas
    ?? en When will the money be taken? => 8 mai 2026
    ?? nl Hoeveel kost de kinderopvang? => 212,80 €
    ?? fr Combien coûte la cantine de l'école ? => -
    ?? fr Combien ai-je payé au cinéma ? => -
    ?? de Wie heißt das Kind? => Maxime Hervé

    == Recibo Padaria Aveiro :: Recibo · 30/05/2026 · Aveiro
    Padaria Pastelaria Ria
    Pastel de nata x6     7,20
    Pão                   1,90
    Total                 9,10 €
    ?? en How much did I pay at the bakery in Aveiro? => 9,10 €
    ?? fr Combien ai-je payé à la boulangerie ? => 9,10 €
    ?? nl Hoeveel was ik kwijt bij de bakker? => 9,10 €
    ?? de Wie viel kosteten die Schuhe? => -

    == Kuitti Kirjakauppa :: Kvitto · 11.3.2026 · Vasa
    Wasa Bokhandel
    Roman             24,90
    Kalender          12,50
    Att betala        37,40 EUR
    Varav moms         4,64
    ?? en What did I spend at Wasa Bokhandel? => 37,40 EUR
    ?? de Was habe ich in der Buchhandlung ausgegeben? => 37,40 EUR
    ?? nl Hoeveel btw zat erop? => 4,64
    """
}

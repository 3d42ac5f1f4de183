extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let folders = """
    == Slides Allotment Association AGM :: Slides · 21 February 2026
    Slide 1: Year in brief
    • 64 plots let, waiting list of 19
    • New water butts at both gates
    • Two bee hives added
    Slide 2: Next steps
    • Mend the north fence
    • Seed swap on 28 March
    • Ask the council about the lane
    Treasurer: Winifred Oakes
    ?? en What is the second point under Next steps? => Seed swap
    ?? en What is the last bullet of the first slide? => Two bee hives
    ?? en How many plots are let? => 64
    ?? en Who is the treasurer? => Winifred Oakes
    ?? en When is the summer fair? => -
    ?? nl Wat is het derde punt bij Next steps? => Ask the council

    == Reisebus Ticket :: Ticket · 6. April 2026
    KOMETBUS
    Reihe 4   Sitz B   Tarif Spar
    Von Dresden   Nach Prag
    Abfahrt 07:50   Ankunft 10:05
    Preis: 19,90 €
    == Theaterkarte :: Ticket · 12. April 2026
    Schauspielhaus Sankt Veit
    Parkett rechts   Reihe 9   Platz 17
    Beginn 19:30 Uhr
    Preis: 42,00 €
    ?? de Welchen Platz habe ich im Theater? => 17
    ?? de Wann komme ich in Prag an? => 10:05
    ?? de Was hat die Theaterkarte gekostet? => 42,00 €
    ?? de Was hat der Bus nach Prag gekostet? => 19,90 €
    ?? de In welcher Reihe sitze ich im Theater? => 9
    ?? en What time does the bus to Prague leave? => 07:50
    ?? de Wann fliege ich nach Wien? => -
    ?? de Welche Reihe habe ich im Kino? => -
    ?? fr À quelle heure commence la pièce de théâtre ? => 19:30

    == Carte bancaire Crédit des Alpes :: Carte
    CRÉDIT DES ALPES
    4978 xxxx xxxx 3310
    MME J. ROCHAT
    EXPIRE FIN 11/28
    ?? fr Quels sont les quatre derniers chiffres de ma carte ? => 3310
    ?? fr Quand ma carte expire-t-elle ? => 11/28
    ?? fr Quand expire mon permis de conduire ? => -
    ?? fr Quel est mon code secret ? => -
    ?? en What are the last four digits on the card? => 3310
    ?? nl Wanneer verloopt mijn identiteitskaart? => -

    == Kassenbon Drogerie Lindental :: Beleg · 3. Juni 2026 · Chur
    Drogerie Lindental
    Sonnencreme         CHF  18.90
    Zahnbürste          CHF   6.40
    Total               CHF  25.30
    Bezahlt mit Karte ****8815
    == Kassenbon Möbelhaus Vilan :: Beleg · 5. Juni 2026 · Chur
    Möbelhaus Vilan
    Esstisch Eiche      CHF 1'249.00
    Lieferung           CHF    79.00
    Total               CHF 1'328.00
    ?? de Wie viel habe ich im Möbelhaus bezahlt? => CHF 1'328.00
    ?? de Was kostete die Lieferung? => 79.00
    ?? de Was habe ich in der Drogerie ausgegeben? => 25.30
    ?? fr Combien a coûté la table ? => 1'249.00|-
    ?? de Mit welcher Karte habe ich bezahlt (letzte vier Ziffern)? => 8815
    ?? de Wie viel kostete das Abendessen im Restaurant? => -
    ?? en How much did I spend at the supermarket? => -
    ?? de Was habe ich bei Ikea bezahlt? => -
    ?? de In welchem Geschäft habe ich den Esstisch gekauft? => Möbelhaus Vilan

    == Arbeidsovereenkomst tuinder :: Contract · 1 mei 2026
    Werkgever: Kwekerij Van Lier
    Werknemer: Hidde Postma
    De proeftijd is één maand.
    De opzegtermijn bedraagt zes weken.
    De werkweek telt 32 uur.
    Het salaris is € 2.410,00 bruto per maand en wordt op de 25e gestort.
    Leidinggevende: Wilma Terpstra
    ?? nl Hoe lang is de proeftijd? => één maand
    ?? nl Hoe lang is de opzegtermijn? => zes weken
    ?? nl Hoeveel uur per week werk ik? => 32 uur
    ?? nl Wat verdien ik per maand? => € 2.410,00
    ?? nl Wie is mijn leidinggevende? => Wilma Terpstra
    ?? nl Voor welk bedrijf werk ik? => Kwekerij Van Lier
    ?? nl Hoeveel vakantiedagen heb ik? => -
    ?? nl Hoe hoog is mijn pensioen? => -
    ?? en How long is the notice period? => zes weken
    ?? nl Hoeveel kost de kinderopvang? => -

    == Pumpkin curry :: Recipe · Serves 6
    900 g pumpkin
    400 ml coconut milk
    2 red onions
    3 cloves garlic
    1 tbsp curry paste
    Cook for 25 minutes and serve with rice.
    ?? en How much coconut milk do I need? => 400 ml
    ?? en How many onions are in it? => 2
    ?? en How many cloves of garlic? => 3
    ?? en How long does it cook? => 25 minutes
    ?? en How many potatoes do I need? => -
    ?? en How much cheese goes in? => -
    ?? fr Combien de gousses d'ail faut-il ? => 3|-
    ?? en For how many people is the curry? => 6

    == Lettre de l'assureur Terramut :: Lettre · 15 octobre 2025
    Madame Vasseur,
    Votre assurance habitation, contrat n° TM-60718, sera renouvelée le 1er décembre 2025.
    La cotisation annuelle de 241,60 € sera prélevée le 5 décembre 2025.
    La franchise est fixée à 180 €.
    == Lettre de l'assureur Vélosûr :: Lettre · 20 octobre 2025
    Madame Vasseur,
    L'assurance de votre vélo électrique, contrat n° VS-3349, prend fin le 31 janvier 2026.
    La prime mensuelle est de 8,75 €.
    En cas de vol, la franchise est de 60 €.
    ?? fr Quelle est la franchise de l'assurance vélo ? => 60 €
    ?? fr Quelle est la franchise de l'assurance habitation ? => 180 €
    ?? fr Quand l'assurance du vélo prend-elle fin ? => 31 janvier 2026
    ?? fr Quand la cotisation habitation est-elle débitée ? => 5 décembre 2025
    ?? fr Quel est le numéro de contrat chez Vélosûr ? => VS-3349
    ?? fr Quelle est la franchise de l'assurance auto ? => -
    ?? fr Combien coûte mon assurance voyage ? => -
    ?? en How much is the bicycle insurance per month? => 8,75 €
    ?? nl Wanneer wordt de woonverzekering verlengd? => 1er décembre 2025
    ?? de Wann läuft die Autoversicherung ab? => -

    == Kvittering Kaffebrenneriet Fjell :: Kvittering · 17. mars 2026 · Tromsø
    Kaffebrenneriet Fjell AS
    2 kanelboller       kr  98,00
    Kaffe               kr  49,00
    Totalt              kr 147,00
    Herav mva           kr  19,17
    ?? en How much did I spend at Kaffebrenneriet Fjell? => 147,00
    ?? nl Hoeveel heb ik in Tromsø betaald? => 147,00
    ?? de Wie viel Mehrwertsteuer ist enthalten? => 19,17
    ?? fr Combien ai-je dépensé à la pharmacie ? => -
    ?? en How much was the train ticket? => -

    == Music school spring letter :: Letter · 4 March 2026
    Dear parents,
    Cello is taught by Agnes Whitlock on Tuesdays; piano is taught by Tobias Lund on Fridays.
    Each lesson lasts 30 minutes and costs £19.
    To cancel a lesson, contact Mrs Pereira in the office.
    The spring concert is on 23 May at 3 p.m. in St Mark's Hall.
    ?? en Who teaches the cello? => Agnes Whitlock
    ?? en Who teaches piano? => Tobias Lund
    ?? en How long is a lesson? => 30 minutes
    ?? en What does a lesson cost? => £19
    ?? en Who should I contact to cancel? => Pereira
    ?? en When is the spring concert? => 23 May
    ?? en Where is the concert? => St Mark's Hall
    ?? en Who teaches the violin? => -
    ?? en How much is the exam fee? => -
    ?? nl Wie geeft celloles? => Agnes Whitlock
    ?? de Wie lange dauert eine Stunde? => 30 minutes
    ?? fr Qui enseigne le piano ? => Tobias Lund
    """
}

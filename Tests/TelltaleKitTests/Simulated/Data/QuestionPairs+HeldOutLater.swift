extension QuestionPairs {
  /// Documents and questions that were written when the answering was done.
  static let heldOutLater = """
    == Slides Bicycle Kitchen volunteers :: Slides · 6 October 2025
    Slide 1: This year
    • 312 bikes repaired
    • Two new truing stands
    Slide 2: Wishes
    • A second sink
    • More tyres in stock
    • Heating for the back room
    Coordinator: Dafydd Rees
    ?? en What is the third wish? => Heating
    ?? en What is the second bullet on slide 2? => More tyres
    ?? en How many bikes were repaired? => 312
    ?? en Who is the coordinator? => Dafydd Rees
    ?? en How much does membership cost? => -
    ?? de Was ist der letzte Punkt auf Folie 1? => truing stands

    == Instapkaart Nice :: Instapkaart · 9 augustus 2026
    AZURA LINES
    VLUCHT   DATUM    GATE   STOEL
    AZ 77    09 AUG   B3     15D
    Van Rotterdam   Naar Nice
    Boarding 11:50   Vertrek 12:25
    == Instapkaart Tirana :: Instapkaart · 21 augustus 2026
    AZURA LINES
    VLUCHT   DATUM    GATE   STOEL
    AZ 412   21 AUG   D11    4F
    Van Rotterdam   Naar Tirana
    Boarding 05:35   Vertrek 06:10
    ?? nl Welke stoel heb ik naar Tirana? => 4F
    ?? nl Van welke gate vertrek ik naar Nice? => B3
    ?? nl Hoe laat begint het boarden voor Tirana? => 05:35
    ?? en What is the flight number to Nice? => AZ 77
    ?? de Wann fliege ich nach Tirana ab? => 06:10
    ?? nl Welke stoel heb ik naar Barcelona? => -
    ?? nl Hoeveel kostte de treinreis? => -
    ?? fr Quel est mon siège pour Tirana ? => 4F

    == Kassenzettel Apotheke am Brunnen :: Beleg · 4. September 2026 · Fulda
    Apotheke am Brunnen
    Nasenspray           5,49
    Verband              3,20
    Summe                8,69 €
    EC-Karte xxxx 7702
    == Kassenzettel Blumen Rosenstolz :: Beleg · 5. September 2026 · Fulda
    Blumen Rosenstolz
    Astern              11,00
    Summe               11,00 €
    Bar bezahlt
    ?? de Wie viel habe ich in der Apotheke bezahlt? => 8,69 €
    ?? de Was habe ich im Blumenladen ausgegeben? => 11,00 €
    ?? de Was kostete der Verband? => 3,20
    ?? de Wie lauten die letzten vier Ziffern der Karte? => 7702
    ?? en How much did I spend at the florist? => 11,00 €
    ?? de Wie viel habe ich beim Bäcker bezahlt? => -
    ?? de Was hat die Brille gekostet? => -
    ?? de In welchem Laden habe ich das Nasenspray gekauft? => Apotheke am Brunnen
    ?? nl Hoeveel was ik kwijt bij de apotheek? => 8,69 €

    == Contrat d'abonnement piscine :: Contrat · 3 janvier 2026
    Piscine des Roches
    Abonnée : Lucie Morvan
    Tarif : 24,50 € par mois, prélevés le 10
    Durée : douze mois
    Résiliation : préavis de deux mois, à adresser à Mme Blanchet
    Cours d'aquagym : mardi 18 h 30
    ?? fr Combien coûte l'abonnement par mois ? => 24,50 €
    ?? fr Quelle est la durée du contrat ? => douze mois
    ?? fr Quel est le préavis ? => deux mois
    ?? fr À qui adresser la résiliation ? => Blanchet
    ?? fr Quand a lieu le cours d'aquagym ? => mardi
    ?? en How long is the notice period? => deux mois
    ?? fr Combien coûte l'abonnement téléphonique ? => -
    ?? fr Quand expire ma carte bancaire ? => -
    ?? de Wie viel kostet das Schwimmbad im Monat? => 24,50 €

    == Travel insurance certificate :: Letter · Larkfield Cover · 8 April 2026
    Dear Ms Nwosu,
    Your travel insurance LC-2290 is valid from 1 May 2026 to 30 April 2027.
    The premium of £64.00 was charged on 8 April 2026.
    The excess is £95 for each claim. Skiing is not covered.
    ?? en How much was the premium? => £64.00
    ?? en When was the premium charged? => 8 April 2026
    ?? en How much is the excess? => £95
    ?? en Is skiing covered? => No
    ?? en What is the excess of my home insurance? => -
    ?? en When does my driving licence expire? => -
    ?? nl Hoe hoog is het eigen risico? => £95
    ?? en How much does the dog insurance cost? => -

    == Notenbrood :: Recept
    450 g volkorenmeel
    7 g gist
    100 g walnoten
    320 ml lauw water
    Laat het deeg twee uur rijzen en bak het 35 minuten op 220 graden.
    ?? nl Hoeveel gist heb ik nodig? => 7 g
    ?? nl Hoeveel water gaat erin? => 320 ml
    ?? nl Hoe lang moet het deeg rijzen? => twee uur
    ?? nl Op hoeveel graden bak ik het brood? => 220 graden
    ?? nl Hoeveel eieren zitten erin? => -
    ?? nl Hoeveel boter heb ik nodig? => -

    == Folien Nachbarschaftskino :: Folien · 2. Februar 2026
    Folie 1: Zahlen
    • 27 Vorführungen
    • 1.480 Gäste
    Folie 2: Nächstes Jahr
    • Neue Leinwand
    • Sommerkino im Hof
    • Popcornmaschine reparieren
    Leitung: Cem Aydin
    ?? de Was ist der zweite Punkt auf Folie 2? => Sommerkino
    ?? de Was ist der letzte Punkt unter Nächstes Jahr? => Popcornmaschine
    ?? de Wie viele Gäste kamen? => 1.480
    ?? de Wer leitet das Kino? => Cem Aydin
    ?? de Was kostet der Eintritt? => -

    == Boarding pass Malta :: Boarding pass · 11 May 2026
    MELITA WINGS
    FLIGHT   DATE     GATE   SEAT
    MW 305   11 MAY   A9     22F
    From Leeds   To Malta
    Boarding 08:20   Departure 08:55
    == Train ticket Glasgow :: Ticket · 15 May 2026
    Coach C   Seat 44   Platform 7
    From York   To Glasgow
    Departs 13:02   Arrives 16:38
    Price £52.30
    ?? en What seat do I have on the flight to Malta? => 22F
    ?? en Which seat do I have on the train to Glasgow? => 44
    ?? en What time do I arrive in Glasgow? => 16:38
    ?? en Which gate do I need for Malta? => A9
    ?? en How much was the train ticket? => £52.30
    ?? fr Quel est mon siège pour Malte ? => 22F|-
    ?? en What seat do I have to Lisbon? => -
    ?? en How much was the hotel? => -
    ?? nl Welke stoel heb ik in de trein? => 44

    == Bon kaaswinkel De Wrongel :: Bon · 3 oktober 2026 · Alkmaar
    Kaaswinkel De Wrongel
    Oude kaas 500 g      9,80
    Crackers             2,95
    Totaal             € 12,75
    Betaald met pas **** 3318
    ?? nl Hoeveel heb ik bij de kaaswinkel uitgegeven? => € 12,75
    ?? nl Wat zijn de laatste vier cijfers van mijn pas? => 3318
    ?? nl Wat kostten de crackers? => 2,95
    ?? nl Hoeveel kostte de taxi? => -
    ?? nl Wanneer verloopt mijn paspoort? => -
    ?? de Was habe ich bei De Wrongel bezahlt? => € 12,75

    == Contrat de garde Les Petits Pas :: Contrat · 1er septembre 2026
    Assistante maternelle : Sylvie Caradec
    Parents : M. et Mme Rouxel
    Horaires : 8 h 30 à 17 h
    Tarif : 4,60 € de l'heure
    Préavis : quinze jours
    Congés : cinq semaines par an
    ?? fr Qui garde les enfants ? => Sylvie Caradec
    ?? fr Quel est le tarif ? => 4,60 €
    ?? fr Quel est le préavis ? => quinze jours
    ?? fr Combien de semaines de congés ? => cinq semaines
    ?? fr Combien coûte la cantine ? => -
    ?? en How long is the notice period? => quinze jours
    ?? fr Quand expire mon permis de conduire ? => -

    == Dog insurance letter :: Letter · Tailwise · 7 July 2026
    Dear Mr Lindqvist,
    Your dog insurance TW-1180 renews on 1 August 2026.
    The monthly premium is £12.60 and is collected on the 4th.
    The excess is £85.
    ?? en When does the dog insurance renew? => 1 August 2026
    ?? en How much is the excess? => £85
    ?? en What is the monthly premium? => £12.60
    ?? en When does my home insurance renew? => -
    ?? en What is the excess of the bike insurance? => -
    ?? nl Hoe hoog is de premie? => £12.60

    == Griesbrei mit Kirschen :: Rezept · 4 Portionen
    1 l Milch
    120 g Grieß
    2 EL Zucker
    350 g Kirschen
    Unter Rühren zehn Minuten kochen.
    ?? de Wie viel Grieß brauche ich? => 120 g
    ?? de Wie viele Esslöffel Zucker? => 2 EL
    ?? de Wie lange muss der Brei kochen? => zehn Minuten
    ?? de Wie viel Butter brauche ich? => -
    ?? de Für wie viele Portionen ist das Rezept? => 4
    ?? nl Hoeveel eieren moeten erin? => -
    """
}

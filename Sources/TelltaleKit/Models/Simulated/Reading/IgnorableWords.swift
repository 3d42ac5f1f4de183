/// Words of a question that the documents need not hold.
enum IgnorableWords {
  /// Whether a folded word says nothing about what is looked for.
  static func contains(_ word: [UInt8]) -> Bool { words.contains(word) }

  private static let words = WordSet(
    """
    document documents doc docs file files paper text exactly precisely according tell show find \
    give know need want please thanks currently now still actually again called say says said \
    state stated mean mention mentioned look first-name my mine own information info detail \
    details kind sort lautet lauten luidt bedraagt bedragen betragt eleve montent heisst heet \
    bekommen bekam gekregen kreeg kregen recu received got nieuwe nieuw new neue neuen nouvelle \
    nouveau nouvel mentions mentioned gives shows vermeldt noemt nennt stehen houden halten soll \
    sollen sollte moest musste fallait am many much long take takes work go goes used use happen \
    happens documenten stuk precies exact volgens vertel toon laat zien vind geef weet nodig \
    graag alsjeblieft alstublieft nu eigenlijk nog zeggen staat vermeld genoemd soort informatie \
    gegevens krijg krijgt gaan gaat komt kom komen kwam werkt gebruik moeten dokument dokumente \
    unterlagen genau laut zeige zeig finde gib sag weiss brauche bitte jetzt eigentlich noch \
    steht erwahnt genannt art informationen bekomme bekommt geht kommt brauchen exactement selon \
    apres dis montre trouve donne sais besoin merci maintenant encore indique mentionne sorte \
    renseignement trouver voir savoir faut genre informations tout toute gram grams grammes gramm kilo kilos litre litres liter liters ml cl \
    essloffel teeloffel tablespoons tablespoon teaspoons teaspoon eetlepels theelepels cuilleres \
    cuillere naartoe hin her \
    money geld argent serai sera seront geeft geven gives give donne gibt done gefahren \
    sold verkocht verkauft vendu vendue sell whole entire job lieu
    """)
}

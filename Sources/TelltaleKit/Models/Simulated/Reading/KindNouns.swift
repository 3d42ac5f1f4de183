/// Nouns that only say what kind of thing is asked for, such as "amount".
enum KindNouns {
  /// Returns the kind that a folded word names.
  static func kind(of word: [UInt8]) -> QuestionKind? { kinds[word] }

  private static let kinds: [[UInt8]: QuestionKind] = {
    let words: [(QuestionKind, String)] = [
      (.amount, "amount amounts sum bedrag bedragen montant montants betrag somme hoogte hohe"),
      (.date, "date dates day datum dag dagen tag jour"),
      (.time, "time tijd tijdstip uhrzeit heure uur"),
      (.identifier, "number code nummer numero reference"),
      (.name, "name names naam namen nom noms namen person persoon personne"),
      (.place, "place plaats endroit lieu platz"),
      (.quantity, "aantal anzahl nombre"),
    ]
    var kinds: [[UInt8]: QuestionKind] = [:]
    for (kind, entries) in words {
      for word in entries.split(separator: " ") { kinds[Array(word.utf8)] = kind }
    }
    return kinds
  }()
}

/// Labels such as `From` and `To`, which mean a place only as a label.
enum DirectionLabels {
  /// Returns the concept of a label's only word.
  static func concept(of word: [UInt8]) -> Concept? {
    if destinations.contains(word) { return .destination }
    return origins.contains(word) ? .origin : nil
  }

  /// Returns the concept of a column's heading such as `dep` and `an`.
  static func column(_ word: [UInt8]) -> Concept? {
    if departures.contains(word) { return .departure }
    return arrivals.contains(word) ? .arrival : nil
  }

  private static let departures = WordSet("ab dep abf vertr v d")
  private static let arrivals = WordSet("an arr ank aank a")
  private static let destinations = Set(["to", "naar", "nach", "vers", "a"].map { Array($0.utf8) })
  private static let origins = Set(["from", "van", "von", "de", "ab"].map { Array($0.utf8) })
}

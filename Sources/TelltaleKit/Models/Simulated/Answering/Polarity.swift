/// How pleased a text sounds.
struct Polarity {
  /// How many words praise and blame.
  let praise: Int
  let blame: Int

  init(of words: [FoldedWord], vocabulary: Vocabulary) {
    let hits = vocabulary.classes.hits(in: words)
    praise = hits.count { $0.value == ClassTerm.praise.rawValue }
    blame =
      hits.count { $0.value == ClassTerm.blame.rawValue }
      + hits.count { $0.value == ClassTerm.defect.rawValue }
  }

  /// From -1, nothing but blame, to 1.
  var value: Double {
    guard praise + blame > 0 else { return 0 }
    return Double(praise - blame) / Double(praise + blame)
  }

  /// Whether both are there.
  var isMixed: Bool { praise > 0 && blame > 0 && abs(value) < 0.6 }

  /// Returns the place of the text between two numbers, the better the higher.
  func score(from low: Double, to high: Double) -> Double {
    (low + (high - low) * (value + 1) / 2).rounded()
  }
}

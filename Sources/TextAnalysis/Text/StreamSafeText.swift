extension String {
  /// How many marks may follow each other, by UAX #15, "Stream-Safe Text Format".
  private static let longestMarks = 30

  /// The text with a grapheme joiner (U+034F) after each 30 marks in a row, which is
  /// canonically equivalent to no other text and looks the same.
  ///
  /// Marks that follow each other are sorted where texts are compared, hashed or
  /// normalised, in time quadratic in their number; no language has more than a few.
  package var streamSafe: String {
    guard hasLongMarks else { return self }
    var safe = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isReordered ? marks + 1 : 0
      if marks > Self.longestMarks {
        safe.append("\u{34F}")
        marks = 1
      }
      safe.append(scalar)
    }
    return String(safe)
  }

  /// Whether more than 30 marks follow each other.
  private var hasLongMarks: Bool {
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isReordered ? marks + 1 : 0
      if marks > Self.longestMarks { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may change places with marks beside it.
  fileprivate var isReordered: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}

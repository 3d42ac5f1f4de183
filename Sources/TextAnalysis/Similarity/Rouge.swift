/// Precision, recall and their harmonic mean, each from 0 to 1.
public struct OverlapScore: Hashable, Sendable {
  /// The share of the text that stands in the reference.
  public var precision: Double

  /// The share of the reference that stands in the text.
  public var recall: Double

  /// Creates a score from what two sequences share.
  package init(shared: Int, ofText text: Int, ofReference reference: Int) {
    precision = text > 0 ? Double(shared) / Double(text) : 0
    recall = reference > 0 ? Double(shared) / Double(reference) : 0
  }

  /// Their harmonic mean; 0 where nothing is shared.
  public var f: Double {
    precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
  }
}

extension OverlapScore {
  /// What two texts share of their words in order (ROUGE-L).
  ///
  /// C.-Y. Lin, "ROUGE: a package for automatic evaluation of summaries" (2004); words
  /// are runs of letters and digits in lower case, and the characters of a script
  /// without spaces.
  ///
  /// - Complexity: O(*n*·*m* / 64) in the numbers of words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - reference: What it should be like.
  public init(rougeLOf text: String, against reference: String) {
    self = RougeWords(text).longestCommonSubsequence(with: RougeWords(reference))
  }

  /// What two texts share of their runs of so many words (ROUGE-N).
  ///
  /// - Parameters:
  ///   - length: The number of words in a run, from 1.
  ///   - text: The text.
  ///   - reference: What it should be like.
  public init(rouge length: Int, of text: String, against reference: String) {
    self = RougeWords(text).runs(of: length, sharedWith: RougeWords(reference))
  }
}

/// A text as the words that ROUGE counts.
///
/// C.-Y. Lin, "ROUGE: a package for automatic evaluation of summaries" (2004). On
/// text in ASCII the words are those of Google's rouge-score without its stemmer:
/// runs of letters and digits, in lower case. That package drops every other
/// letter, so that equal answers in Chinese or Arabic score 0; here the letters,
/// marks and digits of all scripts count, and a character of a script without
/// spaces is a word.
package struct RougeWords: Hashable, Sendable {
  /// The words in order.
  package var words: [String] = []

  /// Splits a text.
  package init(_ text: String) {
    var word = String.UnicodeScalarView()
    func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: false
      }
    }
    for scalar in text.composed.lowercased().unicodeScalars {
      let isAlone = Script(scalar.value).isWrittenWithoutSpaces
      if isAlone || !isWordPart(scalar), !word.isEmpty {
        words.append(String(word))
        word = .init()
      }
      if isAlone {
        words.append(String(scalar))
      } else if isWordPart(scalar) {
        word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
  }

  /// How many words in order both texts share (ROUGE-L).
  package func longestCommonSubsequence(with reference: RougeWords) -> OverlapScore {
    OverlapScore(
      shared: EditDistance.longestCommonSubsequence(words, reference.words),
      ofText: words.count, ofReference: reference.words.count)
  }

  /// How many runs of `length` words both texts share (ROUGE-N).
  package func runs(of length: Int, sharedWith reference: RougeWords) -> OverlapScore {
    let own = NGramCounts(words, length: length)
    let other = NGramCounts(reference.words, length: length)
    return OverlapScore(
      shared: own.shared(with: other), ofText: own.total, ofReference: other.total)
  }
}

extension Script {
  /// Whether words of the script stand side by side without spaces.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch self {
    case .han, .kana, .bopomofo, .thai, .lao, .khmer, .burmese: true
    default: false
    }
  }
}

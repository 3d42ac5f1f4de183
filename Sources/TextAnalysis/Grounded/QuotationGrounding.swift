import Foundation

/// Which quotations of an answer stand, word for word, in what was shown.
package struct QuotationGrounding: Hashable, Sendable {
  /// What became of a quotation.
  package enum Standing: Hashable, Sendable {
    case shown

    /// It stands nowhere, and is so short that it may be no quotation: a word in
    /// inverted commas, a name.
    case short

    case absent
  }

  /// A quotation of the answer.
  package struct Finding: Hashable, Sendable {
    /// What became of it.
    package var standing: Standing

    /// The UTF-8 range of what is quoted, in the answer.
    package var range: Range<Int>
  }

  /// The quotations, in order.
  package private(set) var findings: [Finding] = []

  /// The most quotations that are looked for.
  private static let most = 200

  /// Compares an answer with what was shown.
  package init(of answer: String, shown: [String]) {
    let bytes = Array(answer.utf8)
    var texts: [FoldedText] = []
    for quotation in Quotation.all(in: answer).prefix(Self.most) {
      let content = String(decoding: bytes[quotation.content], as: UTF8.self)
      if texts.isEmpty { texts = shown.map { FoldedText(Self.plain($0)) } }
      let parts = Self.parts(of: content)
      guard !parts.isEmpty else { continue }
      let isShown = parts.allSatisfy { part in
        Self.spellings(of: part).contains { spelling in
          texts.contains { $0.range(of: spelling) != nil }
        }
      }
      let standing: Standing = isShown ? .shown : Self.isShort(content) ? .short : .absent
      findings.append(Finding(standing: standing, range: quotation.content))
    }
  }

  /// What is quoted, in the parts that `[…]` and `…` leave.
  private static func parts(of content: String) -> [String] {
    plain(content).replacing("[...]", with: "\u{0}").replacing("(...)", with: "\u{0}")
      .replacing("...", with: "\u{0}").split(separator: "\u{0}")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// A quotation, also without the mark that the quoting sentence put in it, and
  /// with the first letter in the other case.
  private static func spellings(of part: String) -> [FoldedText] {
    var spellings = [part]
    if let last = part.last, ".,;:!?。，、！？".contains(last) {
      spellings.append(String(part.dropLast()))
    }
    for spelling in spellings {
      guard let first = spelling.first, first.isLetter else { continue }
      let other = first.isUppercase ? first.lowercased() : first.uppercased()
      spellings.append(other + spelling.dropFirst())
    }
    return spellings.filter { !$0.isEmpty }.map { FoldedText($0) }
  }

  /// A text with one space for white space, one kind of each quotation mark and
  /// dash, and no emphasis.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019, 0x201A, 0x201B, 0x2BC: plain.append("'")
      case 0x201C...0x201F, 0xAB, 0xBB: plain.append("\"")
      case 0x2010, 0x2011: plain.append("-")
      case 0x2026: plain.append(contentsOf: "...".unicodeScalars)
      case 0x2A, 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: break
      default:
        if !scalar.properties.isWhitespace {
          plain.append(scalar)
        } else if plain.last != " " {
          plain.append(" ")
        }
      }
    }
    return String(plain)
  }

  /// Fewer than four words, or fewer than eight characters of a script without
  /// spaces.
  private static func isShort(_ content: String) -> Bool {
    let tokens = TextTokens(content)
    return tokens.countsCharacters ? tokens.tokens.count < 8 : tokens.tokens.count < 4
  }
}

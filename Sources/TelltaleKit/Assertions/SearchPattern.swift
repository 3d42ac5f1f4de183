import Foundation
import SourceText
import SuiteSyntax
import TextAnalysis

/// A regular expression of a suite, which always comes to an end.
///
/// Steps are counted and not time, so that a verdict does not depend on the
/// machine.
struct SearchPattern: Hashable, Sendable {
  /// What a search found.
  enum Finding: Hashable {
    /// The UTF-8 range of the first match; empty and at 0 in a text that had to
    /// be normalised first.
    case found(Range<Int>)
    case nothing

    /// The search was stopped: it backtracks without end, or without room.
    case stopped
  }

  /// The pattern as it is written.
  let pattern: String

  /// The flags as they are written, each of `imsx`.
  let flags: String

  /// Whether the whole text has to match.
  let isFull: Bool

  private let expression: NSRegularExpression

  /// The most rounds of 10,000 backtracking steps that a search may take on top
  /// of one for each character; this is some 200 ms.
  private static let roundLimit = 500

  /// Compiles a pattern.
  ///
  /// - Throws: ``SuiteValueError`` for a pattern or a flag that is not one.
  init(
    _ node: SuiteNode, flags flagNode: SuiteNode? = nil, isFull: Bool = false
  ) throws(SuiteValueError) {
    pattern = try node.text()
    flags = try flagNode?.text() ?? ""
    self.isFull = isFull
    var options: NSRegularExpression.Options = []
    for flag in flags {
      switch flag {
      case "i": options.insert(.caseInsensitive)
      case "m": options.insert(.anchorsMatchLines)
      case "s": options.insert(.dotMatchesLineSeparators)
      case "x": options.insert(.allowCommentsAndWhitespace)
      default:
        throw SuiteValueError(
          "'\(flag)' is not a flag", at: flagNode?.range,
          help: "the flags are i (any case), m (^ and $ at each line), s (. takes line breaks) "
            + "and x (spaces and comments)")
      }
    }
    let normal = pattern.precomposedStringWithCanonicalMapping
    do {
      let plain = try NSRegularExpression(pattern: normal, options: options)
      guard isFull else {
        expression = plain
        return
      }
      // A comment of an extended pattern would swallow the closing parenthesis.
      let end = flags.contains("x") ? "\n" : ""
      expression = try NSRegularExpression(
        pattern: #"\A(?:\#(normal)\#(end))\z"#, options: options)
    } catch {
      throw SuiteValueError(
        "\(pattern.quoted) is not a regular expression", at: node.range,
        help: "the syntax is that of ICU; a backslash stands as it is in single quotes",
        id: "bad-pattern")
    }
  }

  /// Searches a text.
  func search(_ text: String) -> Finding {
    let normal = text.composed
    let length = normal.utf16.count
    var rounds = 0
    var finding = Finding.nothing
    unsafe expression.enumerateMatches(
      in: normal, options: [.reportProgress, .reportCompletion],
      range: NSRange(location: 0, length: length)
    ) { match, flags, stop in
      if let match {
        finding = .found(Range(match.range, in: normal).map { normal.utf8Range($0) } ?? 0..<0)
        unsafe stop.pointee = true
      } else if flags.contains(.internalError) {
        finding = .stopped
      } else if flags.contains(.progress) {
        rounds += 1
        if rounds > Self.roundLimit + length {
          finding = .stopped
          unsafe stop.pointee = true
        }
      }
    }
    if case .found = finding, !normal.utf8.elementsEqual(text.utf8) { return .found(0..<0) }
    return finding
  }

  /// The pattern as a label shows it: `/pattern/flags`, and `full`.
  var labelled: String {
    var label = pattern
    if !flags.isEmpty || isFull {
      label = "{pattern: \(pattern)"
      if !flags.isEmpty { label += ", flags: \(flags)" }
      if isFull { label += ", full: true" }
      label += "}"
    }
    return label.labelled
  }
}

extension String {
  fileprivate func utf8Range(_ range: Range<String.Index>) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: range.lowerBound)..<utf8.distance(
        from: startIndex, to: range.upperBound)
  }
}

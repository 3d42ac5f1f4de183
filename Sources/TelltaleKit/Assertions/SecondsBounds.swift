import SourceText
import SuiteSyntax

/// How many seconds something may take, as a suite writes it.
struct SecondsBounds: Hashable, Sendable {
  private var minimum: Double?
  private var maximum: Double?

  /// The value of an assertion: the most seconds, or a mapping of bounds.
  static func shape(of assertion: String) -> ValueShape {
    .anyOf([.number(Bounds.seconds), .mapping(keys(of: assertion))])
  }

  private static func keys(of assertion: String) -> KeyTable {
    KeyTable(
      "'\(assertion)'",
      [
        KeyUsage("minimum", .number(Bounds.seconds), "The fewest seconds."),
        KeyUsage("maximum", .number(Bounds.seconds), "The most seconds."),
      ], rules: [.atLeastOne(of: ["minimum", "maximum"])])
  }

  /// Reads the most seconds, or a mapping of bounds.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  init(_ value: SuiteNode?, of assertion: String) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'\(assertion)' needs a value", help: "write the most seconds, such as \(assertion): 2.5",
        id: "missing-value")
    }
    guard case .mapping = value.content else {
      maximum = try value.number(in: Bounds.seconds)
      return
    }
    let entries = try value.entries(of: Self.keys(of: assertion))
    minimum = try entries["minimum"]?.number(in: Bounds.seconds)
    maximum = try entries["maximum"]?.number(in: Bounds.seconds)
    guard minimum != nil || maximum != nil else {
      throw SuiteValueError(
        "'\(assertion)' needs 'minimum' or 'maximum'", at: value.range, id: "missing-key")
    }
    if let minimum, let maximum, minimum > maximum {
      throw SuiteValueError(
        "the minimum \(minimum) is above the maximum \(maximum)", at: value.range, id: "empty-range"
      )
    }
  }

  /// Returns the verdict on a time.
  ///
  /// - Parameters:
  ///   - seconds: What was measured, if it was.
  ///   - what: What took the time, such as `the response took`.
  ///   - source: Where the response comes from.
  /// - Returns: The verdict; undecided where nothing was measured.
  func judge(_ seconds: Double?, _ what: String, source: Response.Source?) -> Judgement {
    guard let seconds else {
      let why =
        switch source {
        case .simulated?: "a simulated model takes no time"
        case .recorded?: "a recorded response takes no time"
        case .live?, nil: "no time was measured"
        }
      return .undecided("not-measured", why)
    }
    let message = "\(what) \(Self.rounded(seconds)) s"
    if let minimum, seconds < minimum {
      return .fail("too-fast", "\(message), at least \(Self.rounded(minimum)) s are asked for")
    }
    if let maximum, seconds > maximum {
      return .fail("too-slow", "\(message), at most \(Self.rounded(maximum)) s are allowed")
    }
    return Judgement(.pass, message: message)
  }

  /// The bounds as a label shows them.
  var labelled: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      "{minimum: \(Self.exact(minimum)), maximum: \(Self.exact(maximum))}"
    case (let minimum?, nil): "{minimum: \(Self.exact(minimum))}"
    case (nil, let maximum): Self.exact(maximum ?? 0)
    }
  }

  /// A number of seconds without a fraction where it has none.
  private static func exact(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  /// A measured time to a thousandth.
  private static func rounded(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e9 else { return "\(seconds)" }
    return exact((seconds * 1000).rounded() / 1000)
  }
}

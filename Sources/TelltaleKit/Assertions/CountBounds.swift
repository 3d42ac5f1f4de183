import SourceText
import SuiteSyntax

/// How many of something a response may have, as a suite writes it.
struct CountBounds: Hashable, Sendable {
  var minimum: Int?
  var maximum: Int?

  /// What is counted, for syntax and messages.
  struct Unit: Hashable, Sendable {
    /// The assertion's name.
    var assertion: String

    /// One of what is counted: `word`.
    var singular: String

    /// Several of them: `words`.
    var plural: String

    /// The keys of a mapping.
    var keys: KeyTable {
      KeyTable(
        "'\(assertion)'",
        [
          KeyUsage("minimum", .integer(Bounds.natural), "The fewest \(plural)."),
          KeyUsage("maximum", .integer(Bounds.natural), "The most \(plural)."),
        ], rules: [.atLeastOne(of: ["minimum", "maximum"])])
    }

    /// The value: a number, or a mapping.
    var shape: ValueShape { .anyOf([.integer(Bounds.natural), .mapping(keys)]) }
  }

  /// Reads a number, or a mapping of bounds.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  init(_ value: SuiteNode?, of unit: Unit) throws(SuiteValueError) {
    let name = unit.assertion
    guard let value else {
      throw SuiteValueError(
        "'\(name)' needs a number", help: "write \(name): {maximum: 40}", id: "missing-value")
    }
    guard case .mapping = value.content else {
      minimum = try value.integer(in: Bounds.natural)
      maximum = minimum
      return
    }
    let entries = try value.entries(of: unit.keys)
    minimum = try entries["minimum"]?.integer(in: Bounds.natural)
    maximum = try entries["maximum"]?.integer(in: Bounds.natural)
    guard minimum != nil || maximum != nil else {
      throw SuiteValueError(
        "'\(name)' needs 'minimum' or 'maximum'", at: value.range, id: "missing-key")
    }
    if let minimum, let maximum, minimum > maximum {
      throw SuiteValueError(
        "the minimum \(minimum) is above the maximum \(maximum)", at: value.range,
        id: "empty-range")
    }
  }

  /// What is asked, after a count that is not: `at most 40 are allowed`.
  fileprivate var demand: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "not \(minimum)"
    case (let minimum?, let maximum?): "not \(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum) are asked for"
    case (nil, let maximum?): "at most \(maximum) are allowed"
    case (nil, nil): ""
    }
  }

  /// The bounds as a label shows them.
  fileprivate var labelled: String? {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      minimum == maximum ? "\(minimum)" : "{minimum: \(minimum), maximum: \(maximum)}"
    case (let minimum?, nil): "{minimum: \(minimum)}"
    case (nil, let maximum?): "{maximum: \(maximum)}"
    case (nil, nil): nil
    }
  }
}

/// An assertion about how many of something the judged text has.
protocol CountAssertion: Assertion {
  /// What is counted.
  static var unit: CountBounds.Unit { get }

  /// How many there may be.
  var bounds: CountBounds { get }

  /// Returns where each of what is counted stands in the judged text of a subject:
  /// ranges of UTF-8, in order.
  static func ranges(in text: String, of subject: AssertionSubject) -> [Range<Int>]

  /// The reason for a count below the minimum.
  static var tooFew: String { get }

  /// The reason for a count above the maximum.
  static var tooMany: String { get }
}

extension CountAssertion {
  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let ranges = Self.ranges(in: answer, of: subject)
      let noun = ranges.count == 1 ? Self.unit.singular : Self.unit.plural
      let message = "the answer has \(ranges.count) \(noun)"
      if let minimum = bounds.minimum, ranges.count < minimum {
        return .fail(
          Self.tooFew, "\(message), \(bounds.demand)", [.init(in: place, 0..<answer.utf8.count)])
      }
      if let maximum = bounds.maximum, ranges.count > maximum {
        let excess = ranges[maximum].lowerBound..<(ranges.last?.upperBound ?? answer.utf8.count)
        return .fail(Self.tooMany, "\(message), \(bounds.demand)", [.init(in: place, excess)])
      }
      return Judgement(.pass, message: message)
    }
  }

  static var tooFew: String { "too-short" }
  static var tooMany: String { "too-long" }

  var labelValue: String? { bounds.labelled }
}

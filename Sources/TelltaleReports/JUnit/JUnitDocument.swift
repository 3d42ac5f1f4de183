/// A JUnit file as values: what it says, before it is XML.
///
/// Counts are computed from what is there, so they cannot disagree with it.
struct JUnitDocument: Hashable {
  /// The name of the whole.
  var name: XMLText

  /// When it began: `2026-11-30T02:18:00Z`.
  var timestamp: XMLText

  /// How long it took, in seconds.
  var time: Seconds

  /// The suites, flat: several readers do not see nested ones.
  var suites: [Suite]

  /// One suite on one model.
  struct Suite: Hashable {
    var name: XMLText

    /// The suite without the model.
    var source: XMLText
    var file: XMLText?
    var time: Seconds
    var properties: [Property]
    var cases: [Case]
  }

  /// A named value; names are unique within one element.
  struct Property: Hashable {
    var name: XMLText
    var value: XMLText
  }

  /// One case on one model.
  struct Case: Hashable {
    var name: XMLText
    var file: XMLText?
    var line: Int?
    var time: Seconds
    var assertions: Int
    var properties: [Property]
    var outcome: Outcome
    var output: XMLText?
  }

  /// What a case says, in exactly one way: readers disagree about which of two
  /// wins.
  enum Outcome: Hashable {
    /// Nothing is wrong; some trials may have failed all the same, and some requests may have
    /// been put again.
    case passed(flaky: [Attempt], retried: [Attempt])

    /// The gate fails; other trials may have failed too.
    case failure(Finding, reruns: [Attempt])

    /// No verdict was possible.
    case error(Finding)

    /// Nothing that counts.
    case skipped(Finding)

    /// The trials that did not decide.
    var attempts: [Attempt] {
      switch self {
      case .passed(let flaky, let retried): flaky + retried
      case .failure(_, let reruns): reruns
      case .error, .skipped: []
      }
    }
  }

  /// What is wrong; its text's first line is the message.
  struct Finding: Hashable {
    var message: XMLText
    var type: XMLText
    var text: XMLText
  }

  /// A trial of a case that did not decide.
  struct Attempt: Hashable {
    var finding: Finding
  }

  /// A time in whole milliseconds, never negative.
  struct Seconds: Hashable {
    /// The time in milliseconds.
    let milliseconds: Int

    /// Creates a time; what is not a number or negative counts as none.
    init(_ seconds: Double) {
      let value = (seconds * 1_000).rounded()
      // At most nine digits before the point: 31 years.
      milliseconds = value > 0 ? Int(min(value, 999_999_999_999)) : 0
    }

    /// The time with three decimals and a point, in every locale.
    var text: XMLText {
      let fraction = String(milliseconds % 1_000)
      let zeros = String(repeating: "0", count: 3 - fraction.count)
      return XMLText(line: "\(milliseconds / 1_000).\(zeros)\(fraction)")
    }
  }

  /// How many cases there are, and how many of each kind.
  struct Counts: Hashable {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    init(_ cases: some Sequence<Case>) {
      for item in cases {
        tests += 1
        switch item.outcome {
        case .passed: break
        case .failure: failures += 1
        case .error: errors += 1
        case .skipped: skipped += 1
        }
      }
    }
  }
}

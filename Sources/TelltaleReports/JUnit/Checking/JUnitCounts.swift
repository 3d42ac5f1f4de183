/// How many cases of a JUnit file are what, each counted once.
package struct JUnitCounts: Hashable, Sendable {
  /// All cases.
  package var tests = 0

  /// Those with a failure and no error.
  package var failures = 0

  /// Those with an error.
  package var errors = 0

  /// Those that were skipped and have neither.
  package var skipped = 0

  /// The elements that say how a case ended.
  static let outcomes: Set<String> = ["failure", "error", "skipped"]

  /// The counts under the names of the attributes that state them.
  var named: [(name: String, count: Int)] {
    [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)]
  }

  static func += (counts: inout Self, other: Self) {
    counts.tests += other.tests
    counts.failures += other.failures
    counts.errors += other.errors
    counts.skipped += other.skipped
  }
}

extension XMLElement {
  /// What is in a suite, nested suites included, or what a case is.
  var junitCounts: JUnitCounts {
    guard name == "testcase" else {
      return children.reduce(into: JUnitCounts()) { counts, child in
        if ["testcase", "testsuite"].contains(child.name) { counts += child.junitCounts }
      }
    }
    let kinds = Set(children.map(\.name))
    var counts = JUnitCounts(tests: 1)
    if kinds.contains("error") {
      counts.errors = 1
    } else if kinds.contains("failure") {
      counts.failures = 1
    } else if kinds.contains("skipped") {
      counts.skipped = 1
    }
    return counts
  }
}

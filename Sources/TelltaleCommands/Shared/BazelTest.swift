import TelltaleKit
import TelltaleSystem

/// What Bazel says to the tests that it runs, by variables.
///
/// It is heeded unasked, because Bazel's protocol wants it so: a test that says that it can
/// be sharded, and runs everything in each shard, would be judged as often as there are.
struct BazelTest {
  /// Where a test may write, absolute: the tree of the sources is read-only.
  let outputs: String

  /// Where Bazel wants the JUnit file.
  let reportPath: String?

  /// The file by which a test says that it can be sharded.
  let statusFile: String?

  /// Which shard this is.
  let shard: Shard?

  /// Whether the first failure ends the test.
  let failsFast: Bool

  /// Reads the variables.
  ///
  /// - Parameter variables: The environment; `nil` results where Bazel runs no test in it.
  /// - Throws: ``CommandFailure`` for a shard that is none.
  init?(_ variables: [String: String]) throws(CommandFailure) {
    func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard value("TEST_SRCDIR") != nil, let scratch = value("TEST_TMPDIR") else { return nil }
    outputs = value("TEST_UNDECLARED_OUTPUTS_DIR") ?? scratch
    reportPath = value("XML_OUTPUT_FILE")
    statusFile = value("TEST_SHARD_STATUS_FILE")
    failsFast = value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1"
    guard let count = value("TEST_TOTAL_SHARDS"), count != "0" else {
      shard = nil
      return
    }
    let index = value("TEST_SHARD_INDEX") ?? ""
    guard
      let found = Int(index).flatMap({ index in
        Int(count).flatMap { index < Int.max ? Shard(index + 1, of: $0) : nil }
      })
    else {
      throw CommandFailure(
        .badInput, "TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=\(count) are no shard")
    }
    shard = found
  }

  /// Says to Bazel that the test can be sharded.
  ///
  /// - Throws: ``CommandFailure`` where that cannot be written.
  func announce() throws(CommandFailure) {
    guard let statusFile else { return }
    do {
      _ = try AtomicFile.write([], to: statusFile)
    } catch {
      throw CommandFailure(.couldNotWrite, error.description)
    }
  }
}

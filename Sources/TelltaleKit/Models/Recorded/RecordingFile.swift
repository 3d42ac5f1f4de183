package import SourceText
import SuiteSyntax

/// The text of a file under `recordings/`: JSON lines, of which each is a recording that
/// says all by itself.
///
/// There is no first line that speaks for the others, and no line depends on another:
/// Git may merge two such files by taking the lines of both.
package enum RecordingFile {
  /// The version of the lines.
  private static let version = 1

  /// The keys of a line, in their order.
  private static let keys = [
    "recording", "suite", "case", "prompt", "model", "request-hash", "trial", "date", "system",
    "fingerprint", "response", "request",
  ]

  /// Returns the text of some recordings: each once, sorted by suite, case, prompt,
  /// request, trial and date.
  package static func text(_ recordings: [Recording]) -> String {
    merged(recordings).map { line(of: $0) + "\n" }.joined()
  }

  /// Returns the recordings in the order of a file.
  ///
  /// Of several of one response to one request by one model the newest is taken.
  package static func merged(_ recordings: [Recording]) -> [Recording] {
    var newest: [Recording.Key: (recording: Recording, line: String)] = [:]
    for recording in recordings {
      let line = line(of: recording)
      if let other = newest[recording.key],
        [recording.date, line].isBytewiseBefore([other.recording.date, other.line])
      {
        continue
      }
      newest[recording.key] = (recording, line)
    }
    return newest.values.map { ($0.recording, $0.recording.sortKey) }
      .sorted { $0.1.isBytewiseBefore($1.1) }.map(\.0)
  }

  /// Returns a recording on one line, without the line break.
  package static func line(of recording: Recording) -> String {
    var entries: [(key: String, value: SuiteValue)] = [
      ("recording", .integer(Int64(version))), ("suite", .text(recording.suite)),
      ("case", .text(recording.caseName)), ("prompt", .text(recording.prompt)),
      ("model", .text(recording.model.rawValue)),
      ("request-hash", .text(recording.requestHash)),
      ("trial", .integer(Int64(recording.trial + 1))), ("date", .text(recording.date)),
    ]
    if let system = recording.system { entries.append(("system", .text(system))) }
    entries += [
      ("fingerprint", recording.fingerprint.suiteValue),
      ("response", recording.response.suiteValue), ("request", recording.request.suiteValue),
    ]
    return SuiteValue.mapping(entries).jsonLine
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - hashes: Names contents: the hash of a request has to be what its line says.
  ///   - isPlace: Whether the file of a suite on a model stands where this one does.
  /// - Returns: The recordings as they stand there, and everything that is wrong.
  package static func read(
    _ file: SourceFile, hashes: ContentHashes, isPlace: (String, ModelID) -> Bool
  ) -> (recordings: [Recording], diagnostics: [Diagnostic]) {
    let conflicts = MergeConflicts.diagnostics(
      in: file, help: "keep the lines of both sides: no line depends on another")
    guard conflicts.isEmpty else { return ([], conflicts) }
    var recordings: [Recording] = []
    var diagnostics: [Diagnostic] = []
    for number in 1...file.lineCount {
      let range = file.range(ofLine: number)
      let isLast = number == file.lineCount
      if range.isEmpty, isLast { continue }
      do throws(SuiteValueError) {
        let recording = try recording(in: file, at: range, hashes: hashes)
        guard isPlace(recording.suite, recording.model) else {
          throw SuiteValueError(
            "this line has another place: it is of the suite '\(recording.suite)' on the model "
              + "'\(recording.model)'", at: range, id: "wrong-place")
        }
        if isLast {
          throw SuiteValueError(
            "the file is cut off: its last line has no line break", at: range,
            help: "restore it from version control, or delete the line and record it again",
            id: "truncated-recording")
        }
        recordings.append(recording)
      } catch {
        var error = error
        if isLast, error.id == "bad-recording" {
          error = SuiteValueError(
            "the file is cut off in its last line", at: range,
            help: "restore it from version control, or delete the line and record it again",
            id: "truncated-recording")
        }
        diagnostics.append(error.diagnostic(in: range))
      }
    }
    return (recordings, diagnostics)
  }

  private static func recording(
    in file: SourceFile, at range: Range<Int>, hashes: ContentHashes
  ) throws(SuiteValueError) -> Recording {
    guard String(validating: file.bytes[range], as: UTF8.self) != nil else {
      throw SuiteValueError("it is not UTF-8", at: range, id: "bad-recording")
    }
    let node: SuiteNode
    do throws(JSONSyntaxError) {
      var reader = JSONReader(file.bytes, in: range)
      node = try reader.readDocument()
    } catch {
      let end = min(error.offset, range.upperBound)
      throw SuiteValueError(
        "it is not JSON: \(error.message)", at: end..<end, id: "bad-recording")
    }
    let versions = try node.entries().filter { $0.key.hasBytes(of: "recording") }
    if let number = try versions.first?.value.integer(), number != version {
      throw SuiteValueError(
        "version \(number) of the format is not known; this version of Telltale reads \(version)",
        at: versions[0].value.range, help: number > version ? "use a newer Telltale" : nil,
        id: "unknown-version")
    }
    let values = try node.entries(allowing: keys, of: "a recording")
    func needed(_ key: String) throws(SuiteValueError) -> SuiteNode {
      try values.needed(key, of: "a recording", at: range)
    }
    _ = try needed("recording").integer()
    let date = try needed("date")
    guard RecordingDate.isWellFormed(try date.text()) else {
      throw SuiteValueError(
        "'\(try date.text())' is not a time such as 2026-11-30T06:38:00Z", at: date.range)
    }
    let request = try Request(try needed("request"))
    let stated = try needed("request-hash")
    let hash = hashes.request(request)
    guard try stated.text() == hash else {
      throw SuiteValueError(
        "the request was edited: its hash is \(hash)", at: stated.range,
        help: "restore the line from version control, or delete it and record again",
        id: "edited-recording")
    }
    return Recording(
      suite: try needed("suite").text(), caseName: try needed("case").text(),
      prompt: try needed("prompt").text(), model: ModelID(try needed("model").text()),
      fingerprint: try ModelFingerprint(try needed("fingerprint")),
      trial: try needed("trial").integer(in: Bounds.positive) - 1, date: try date.text(),
      system: try values["system"]?.text(), request: request, requestHash: hash,
      response: try Response(try needed("response")))
  }
}

extension Recording {
  /// What recordings are sorted by, the first difference deciding.
  fileprivate var sortKey: [String] {
    // A number with its length before it sorts as a number.
    let number = String(trial)
    return [
      suite, caseName, prompt, requestHash, "\(number.utf8.count):\(number)", date,
      fingerprint.text,
    ]
  }
}

extension [String] {
  /// Whether these texts sort before others, the first two that differ deciding.
  fileprivate func isBytewiseBefore(_ others: [String]) -> Bool {
    for (text, other) in zip(self, others) where !text.hasBytes(of: other) {
      return text.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return count < others.count
  }
}

/// A time as recordings have it.
package enum RecordingDate {
  /// Whether a text is a time such as `2026-11-30T06:38:00Z`.
  package static func isWellFormed(_ text: String) -> Bool {
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    let bytes = Array(text.utf8)
    return bytes.count == pattern.count
      && zip(bytes, pattern).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == wanted
      }
  }
}

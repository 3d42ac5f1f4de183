package import TelltaleKit

/// JUnit XML as Ant's JUnit task writes it; see ``JUnitFlavor/ant``.
package struct AntReport: Report {
  package static let name = "junit"
  package static let fileExtension = "xml"
  package static let summary = "JUnit XML in Ant's form"

  /// Creates the report.
  package init() {}

  /// Returns the file, which was read back to see that it is well-formed.
  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let document = JUnitDocument(run)
    return try XMLElement.checked { () throws(XMLError) in try document.antXML() }
  }
}

extension JUnitDocument {
  /// Returns the document in Ant's form, in which a case holds one outcome and nothing else:
  /// what else is known of it stands in the output of its suite.
  func antXML() throws(XMLError) -> [UInt8] {
    try XMLWriter.document { xml throws(XMLError) in
      try xml.element("testsuites") { () throws(XMLError) in
        for (number, suite) in suites.enumerated() {
          try write(suite, number: number, to: xml)
        }
      }
    }
  }

  private func write(
    _ suite: Suite, number: Int, to xml: borrowing XMLWriter
  ) throws(XMLError) {
    var attributes = [("name", suite.name)] + Counts(suite.cases).attributes
    attributes += [
      ("time", suite.time.text), ("timestamp", XMLText(line: timestamp.value.withoutZone)),
      // A machine's name is nobody's business, and the schema asks for this one without.
      ("hostname", XMLText("localhost")), ("package", suite.source), ("id", XMLText(number)),
    ]
    try xml.element("testsuite", attributes) { () throws(XMLError) in
      try Self.write(suite.properties, to: xml)
      for item in suite.cases {
        let attributes = [
          ("name", item.name), ("classname", suite.name), ("time", item.time.text),
        ]
        try xml.element("testcase", attributes) { () throws(XMLError) in
          switch item.outcome {
          case .passed: break
          case .failure(let finding, _): try Self.write(finding, as: "failure", to: xml)
          case .error(let finding): try Self.write(finding, as: "error", to: xml)
          // In one of the three schemas it has no attribute.
          case .skipped(let finding): try xml.element("skipped", text: finding.text)
          }
        }
      }
      try xml.element("system-out", text: Self.output(of: suite.cases))
      try xml.element("system-err", text: XMLText(body: ""))
    }
  }

  /// The most characters of a suite's output: readers give up at ten million.
  private static let longestOutput = 4_000_000

  private static func output(of cases: [Case]) -> XMLText {
    var lines: [XMLText] = []
    var length = 0
    for (index, item) in cases.enumerated() {
      let told = item.toldAside
      guard !told.isEmpty else { continue }
      length += told.reduce(0) { $0 + $1.value.utf8.count + 1 }
      guard length <= longestOutput else {
        lines.append(XMLText(line: "… (\(cases.count - index) more cases)"))
        break
      }
      lines.append(XMLText(line: "--- \(item.name.value) ---"))
      lines += told
    }
    return XMLText(lines: lines)
  }
}

extension JUnitDocument.Case {
  /// What is known beside the outcome, line by line.
  fileprivate var toldAside: [XMLText] {
    properties.map { XMLText(line: "\($0.name.value): \($0.value.value)") }
      + outcome.attempts.map(\.finding.text) + [output].compactMap { $0 }
  }
}

extension String {
  /// `2026-11-30T02:18:00Z` as `2026-11-30T02:18:00`, which is UTC all the same.
  fileprivate var withoutZone: String { hasSuffix("Z") ? String(dropLast()) : self }
}

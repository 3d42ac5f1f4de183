package import TelltaleKit

/// JUnit XML as Maven's Surefire writes it; see ``JUnitFlavor/surefire``.
package struct SurefireReport: FolderReport {
  package static let name = "junit"
  package static let fileExtension = "xml"
  package static let fileName = "surefire-reports"
  package static let summary = "JUnit XML in Surefire's form, a file for each suite and model"

  /// How the names of the files begin, and of no others.
  private static let prefix = "TEST-telltale."

  /// Creates the report.
  package init() {}

  package func files(of run: Run) throws(ReportError) -> [ReportFile] {
    var names = FileNames(prefix: Self.prefix, suffix: ".xml")
    var files: [ReportFile] = []
    for suite in JUnitDocument(run).suites {
      let bytes = try XMLElement.checked { () throws(XMLError) in try suite.surefireXML() }
      files.append(ReportFile(name: names.name(for: suite.name.value), bytes: bytes))
    }
    return files
  }

  package static func isOwn(_ fileName: String) -> Bool {
    fileName.hasPrefix(prefix) && fileName.hasSuffix(".xml")
  }
}

extension JUnitDocument.Suite {
  /// Returns the suite as a document of its own.
  func surefireXML() throws(XMLError) -> [UInt8] {
    try XMLWriter.document { xml throws(XMLError) in
      let attributes =
        [("name", name)] + JUnitDocument.Counts(cases).attributes + [("time", time.text)]
      try xml.element("testsuite", attributes) { () throws(XMLError) in
        try JUnitDocument.write(properties, to: xml)
        for item in cases { try write(item, to: xml) }
      }
    }
  }

  private func write(
    _ item: JUnitDocument.Case, to xml: borrowing XMLWriter
  ) throws(XMLError) {
    let attributes = [("name", item.name), ("classname", name), ("time", item.time.text)]
    try xml.element("testcase", attributes) { () throws(XMLError) in
      switch item.outcome {
      case .passed, .failure, .error: try JUnitDocument.write(item.outcome, to: xml)
      // It has a message and no type there.
      case .skipped(let finding):
        try xml.element("skipped", [("message", finding.message)], text: finding.text)
      }
      let told =
        item.properties.map { XMLText(property: $0.name, $0.value) }
        + [item.output].compactMap { $0 }
      if !told.isEmpty { try xml.element("system-out", text: XMLText(lines: told)) }
    }
  }
}

/// Names of files that differ in any file system, made from names that can hold anything.
private struct FileNames {
  private let prefix: String
  private let suffix: String
  private var taken: Set<String> = []

  init(prefix: String, suffix: String) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Returns a name of at most 200 bytes.
  mutating func name(for text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars.prefix(150) {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
      plain.unicodeScalars.append(isPlain ? scalar : "_")
    }
    var candidate = plain
    var number = 2
    // Some file systems do not tell letters from capitals.
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    return prefix + candidate + suffix
  }
}

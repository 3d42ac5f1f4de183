extension JUnitDocument {
  /// Returns the document as XML that all readers tried agree about
  /// (`docs/junit-common.xsd`).
  func xml() throws(XMLError) -> [UInt8] {
    try XMLWriter.document { xml throws(XMLError) in
      let attributes =
        [("name", name)] + Counts(suites.flatMap(\.cases)).attributes
        + [("time", time.text), ("timestamp", timestamp)]
      try xml.element("testsuites", attributes) { () throws(XMLError) in
        for suite in suites { try write(suite, to: xml) }
      }
    }
  }

  private func write(_ suite: Suite, to xml: borrowing XMLWriter) throws(XMLError) {
    var attributes = [("name", suite.name)] + Counts(suite.cases).attributes
    attributes += [("time", suite.time.text), ("timestamp", timestamp)]
    if let file = suite.file { attributes.append(("file", file)) }
    try xml.element("testsuite", attributes) { () throws(XMLError) in
      try Self.write(suite.properties, to: xml)
      for item in suite.cases { try write(item, of: suite, to: xml) }
    }
  }

  private func write(
    _ item: Case, of suite: Suite, to xml: borrowing XMLWriter
  ) throws(XMLError) {
    var attributes = [("name", item.name), ("classname", suite.name), ("time", item.time.text)]
    if let file = item.file { attributes.append(("file", file)) }
    if let line = item.line { attributes.append(("line", XMLText(line))) }
    attributes.append(("assertions", XMLText(item.assertions)))
    try xml.element("testcase", attributes) { () throws(XMLError) in
      try Self.write(item.properties, to: xml)
      try Self.write(item.outcome, to: xml)
      if let output = item.output { try xml.element("system-out", text: output) }
    }
  }

  /// Writes an outcome with the trials that did not decide.
  static func write(_ outcome: Outcome, to xml: borrowing XMLWriter) throws(XMLError) {
    switch outcome {
    case .passed(let flaky, let retried):
      for attempt in flaky { try write(attempt, as: "flakyFailure", to: xml) }
      for attempt in retried { try write(attempt, as: "flakyError", to: xml) }
    case .failure(let finding, let reruns):
      try write(finding, as: "failure", to: xml)
      for attempt in reruns { try write(attempt, as: "rerunFailure", to: xml) }
    case .error(let finding): try write(finding, as: "error", to: xml)
    case .skipped(let finding): try write(finding, as: "skipped", to: xml)
    }
  }

  /// Writes the properties, if there are any.
  static func write(
    _ properties: [Property], to xml: borrowing XMLWriter
  ) throws(XMLError) {
    if properties.isEmpty { return }
    try xml.element("properties") { () throws(XMLError) in
      for property in properties {
        try xml.element("property", [("name", property.name), ("value", property.value)])
      }
    }
  }

  /// Writes what is wrong.
  static func write(
    _ finding: Finding, as name: String, to xml: borrowing XMLWriter
  ) throws(XMLError) {
    try xml.element(
      name, [("message", finding.message), ("type", finding.type)], text: finding.text)
  }

  private static func write(
    _ attempt: Attempt, as name: String, to xml: borrowing XMLWriter
  ) throws(XMLError) {
    let finding = attempt.finding
    let attributes = [("message", finding.message), ("type", finding.type)]
    try xml.element(name, attributes) { () throws(XMLError) in
      try xml.element("stackTrace", text: finding.text)
    }
  }
}

extension JUnitDocument.Counts {
  /// The counts as they stand in a suite.
  var attributes: [(name: String, value: XMLText)] {
    [
      ("tests", XMLText(tests)), ("failures", XMLText(failures)), ("errors", XMLText(errors)),
      ("skipped", XMLText(skipped)),
    ]
  }
}

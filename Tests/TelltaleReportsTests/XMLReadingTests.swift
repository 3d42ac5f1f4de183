import Testing

@testable import TelltaleReports

struct XMLReadingTests {
  @Test func `what is written is read back`() throws {
    let text = "a & b <c> \"d\" ]]> é 😀\n\ttab"
    let bytes = try XMLWriter.document { xml throws(XMLError) in
      try xml.element("root", [("name", XMLText(name: "q\"<&>"))]) { () throws(XMLError) in
        try xml.element("empty")
        try xml.element("full", text: XMLText(body: text))
        try xml.element("blank", text: XMLText(body: ""))
      }
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <root name="q&quot;&lt;&amp;&gt;">
          <empty/>
          <full>a &amp; b &lt;c&gt; "d" ]]&gt; é 😀\n\ttab</full>
          <blank></blank>
        </root>

        """)
    let root = try XMLElement(document: bytes)
    #expect(root["name"] == "q\"<&>")
    #expect(root.children.map(\.name) == ["empty", "full", "blank"])
    #expect(root.children[1].text == text)
  }

  @Test(arguments: ["", "<a>", "<a>\u{1B}</a>", "<a>&#27;</a>", "<a b=1/>", "no XML"])
  func `what is not XML is refused`(_ text: String) {
    #expect(throws: ReportError.self) { _ = try XMLElement(document: Array(text.utf8)) }
    #expect(throws: ReportError.self) { try XMLElement.check(Array(text.utf8)) }
  }

  @Test func `entities of a file are not loaded`() throws {
    let text = """
      <!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>
      """
    #expect(try XMLElement(document: Array(text.utf8)).text == "")
  }

  @Test func `a schema tells what is wrong and where`() throws {
    let schema = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xs:element name="n" type="xs:integer"/>
      </xs:schema>
      """
    func problems(_ text: String) throws -> [String] {
      try XMLSchema.problems(in: Array(text.utf8), schema: Array(schema.utf8))
    }
    #expect(try problems("<n>1</n>") == [])
    let found = try problems("\n<n>one</n>")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("line 2: ") == true)
    #expect(throws: ReportError.self) {
      _ = try XMLSchema.problems(in: Array("<n/>".utf8), schema: Array("<x/>".utf8))
    }
  }

  @Test(arguments: [
    ("time=\"0.412\"", "time=\"0,412\""),
    ("time=\"0.412\"", "time=\"0.41\""),
    ("Z\">", "\">"),
    ("type=\"telltale.", "type=\"integer."),
    ("name=\"due-date\"", "name=\"total-in-euros\""),
    ("message=\"", "massage=\""),
  ])
  func `the schema refuses what readers refuse`(_ part: String, _ wrong: String) throws {
    let schema = try documentation("junit-common.xsd")
    let bytes = try JUnitReport().bytes(of: SampleRun.regressed.run)
    let text = String(decoding: bytes, as: UTF8.self)
    let spoiled = text.replacing(part, with: wrong)
    #expect(spoiled != text)
    #expect(try XMLSchema.problems(in: Array(spoiled.utf8), schema: schema) != [])
  }
}

import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// Decodes a suite with data files by path.
private func decode(
  _ text: String, _ files: [String: String]
) throws -> (
  suite: Suite?, diagnostics: [Diagnostic],
  data: [(file: SourceFile, diagnostics: [Diagnostic])]
) {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let parsed = SuiteParser.parse(file)
  #expect(parsed.diagnostics == [])
  let lookup = DataFileLookup { path, _ throws(DataFileLookup.Failure) in
    guard let text = files[path] else { throw .missing(nearest: files.keys.sorted().first) }
    return SourceFile(path: "suites/\(path)", text: text)
  }
  let decoder = SuiteDecoder(knownModels: ["afm-2", "afm-3-core"], dataFiles: lookup)
  return decoder.decode(try #require(parsed.root), in: file)
}

/// Decodes a suite without a mistake.
private func suite(_ text: String, _ files: [String: String]) throws -> Suite {
  let decoded = try decode(text, files)
  #expect(decoded.diagnostics == [])
  #expect(decoded.data.flatMap(\.diagnostics) == [])
  return try #require(decoded.suite)
}

/// Every mistake, as `file:line:column [id] message`.
private func mistakes(_ text: String, _ files: [String: String]) throws -> [String] {
  let decoded = try decode(text, files)
  func shown(_ diagnostic: Diagnostic, _ file: SourceFile) -> String {
    let place = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
    let word = diagnostic.severity == .warning ? "warning " : ""
    return "\(file.path):\(place.line):\(place.column) \(word)[\(diagnostic.id.rawValue)] "
      + diagnostic.message
  }
  let file = SourceFile(path: "suites/x.yaml", text: text)
  return decoded.diagnostics.map { shown($0, file) }
    + decoded.data.flatMap { data in data.diagnostics.map { shown($0, data.file) } }
}

@Suite struct RowDecoderTests {
  @Test func `a row is a case with its columns as variables`() throws {
    let decoded = try suite(
      """
      suite: totals
      vars: {shop: Kiosk, unit: kg}
      instructions: You work for {{shop}} in {{unit}}.
      assert:
        - contains: "{{expected}}"
      cases: {from: rows.csv}
      """,
      [
        "rows.csv": """
        name,was,question,shop,expected,reference,tags,notes
        one,first,How much?,Bakery,"22,41",Ideal.,money,x
        two,,Again?,,08989,,,

        """
      ])
    #expect(decoded.cases.map(\.name) == ["one", "two"])
    #expect(decoded.cases.map(\.question) == ["How much?", "Again?"])
    #expect(decoded.cases.map(\.formerName) == ["first", nil])
    #expect(decoded.cases.map(\.reference) == ["Ideal.", nil])
    #expect(decoded.cases.map(\.tags) == [["money"], []])
    // Only what reaches a model: a note beside a row may change.
    #expect(
      decoded.cases.map(\.variables) == [
        ["shop": "Bakery", "unit": "kg"], ["shop": "", "unit": "kg"],
      ])
    #expect(
      decoded.cases.flatMap { $0.items.map(\.label) } == ["contains: 22,41", "contains: 08989"])
    #expect(
      decoded.cases.map(\.source) == [
        CaseSource(path: "suites/rows.csv", line: 2), CaseSource(path: "suites/rows.csv", line: 3),
      ])
    #expect(decoded.cases.map { decoded.file.text(at: $0.range) } == ["rows.csv", "rows.csv"])
    #expect(decoded.dataFiles == ["suites/rows.csv"])
  }

  @Test func `the keys beside the file hold for each row, and may use its columns`() throws {
    let decoded = try suite(
      """
      suite: totals
      cases:
        - name: by-hand
          question: Hi?
          assert: [{contains: a}]
        - from: rows.csv
          delimiter: ";"
          name: "row-{{id}}"
          question: "{{ask}} In {{unit}}."
          description: "About {{ask | json}}"
          passages:
            - {title: "{{doc}}", text: "{{context}}"}
            - Fixed.
          vars: {unit: EUR}
          tags: [data]
          models: [afm-2]
          repeat: 3
          threshold: 0.5
          assert:
            - {contains: "{{want}}", weight: 2}
            - not: {contains: "{{{{want}}"}
      """,
      ["rows.csv": "id;ask;doc;context;want\n7;How \"much\"?;T;{{doc}};x\n".replacingQuotes])
    #expect(decoded.cases.map(\.name) == ["by-hand", "row-7"])
    let row = decoded.cases[1]
    #expect(row.question == "How 'much'? In EUR.")
    #expect(row.description == "About \"How 'much'?\"")
    #expect(row.passages == [Passage(title: "T", text: "{{doc}}"), Passage(text: "Fixed.")])
    #expect(row.tags == ["data"])
    #expect(row.models == ["afm-2"])
    #expect(row.repeatCount == 3)
    #expect(row.threshold == 0.5)
    #expect(row.items.map(\.label) == ["contains: x", "not: contains: {{want}}"])
    #expect(row.items.map(\.weight) == [2, 1])
  }

  @Test func `JSON rows have lists, numbers and passages`() throws {
    let decoded = try suite(
      """
      suite: totals
      answer: {text: string, found: boolean, documents: {type: array, items: string}}
      assert:
        - found: "{{found}}"
        - documents: "{{documents}}"
        - word-count: {maximum: "{{limit}}"}
        - contains-all: "{{facts}}"
        - field: {path: found, equals: "{{found}}"}
      cases: {from: rows.jsonl}
      """,
      [
        "rows.jsonl": """
        {"name": "a", "question": "q", "found": true, "documents": ["A", "B"], "limit": 30, \
        "facts": ["x, y", "z"], "tags": ["m", "n"], "extra": null, \
        "passages": [{"title": "A", "heading": "h", "text": "t"}, "bare"]}
        {"name": 7, "question": "q", "found": false, "documents": [], "limit": "5", "facts": ["{{x}}"]}
        """
      ])
    #expect(decoded.cases.map(\.name) == ["a", "7"])
    #expect(decoded.cases[0].tags == ["m", "n"])
    #expect(
      decoded.cases[0].passages == [
        Passage(title: "A", heading: "h", text: "t"), Passage(text: "bare"),
      ])
    #expect(decoded.cases[1].passages == nil)
    #expect(
      decoded.cases.map { $0.items.map(\.label) } == [
        [
          "found: true", "documents: [A, B]", "word-count: {maximum: 30}",
          "contains-all: [\"x, y\", z]", "field: {path: found, equals: true}",
        ],
        [
          "found: false", "documents: []", "word-count: {maximum: 5}", "contains-all: [{{x}}]",
          "field: {path: found, equals: false}",
        ],
      ])
  }

  @Test func `a value is text that is never read again`() throws {
    let decoded = try suite(
      """
      suite: totals
      instructions: "{{x}}"
      cases: {from: rows.csv, assert: [{contains: "{{x}}"}, {equals: "a {{x}}"}]}
      """,
      ["rows.csv": "name,question,x\na,q,\"{contains: {{name}}, not: [1]}\"\nb,q,null\nc,q,3.10\n"])
    #expect(
      decoded.cases.map { $0.items.map(\.label) } == [
        [
          "contains: {contains: {{name}}, not: [1]}",
          "equals: a {contains: {{name}}, not: [1]}",
        ],
        ["contains: null", "equals: a null"], ["contains: 3.10", "equals: a 3.10"],
      ])
  }

  @Test func `cases that are written in the suite have variables in assertions too`() throws {
    let decoded = try suite(
      """
      suite: totals
      vars: {shop: Kiosk}
      assert: [{contains: "{{city}}"}, {contains: fixed}]
      cases:
        - name: a
          each: true
          question: Where?
          vars: {city: [Utrecht, Lyon]}
          assert: [{not: {contains: "{{shop}} {{question}}"}}]
      """, [:])
    #expect(decoded.cases.map(\.name) == ["a/Utrecht", "a/Lyon"])
    #expect(
      decoded.cases.map { $0.items.map(\.label) } == [
        ["contains: Utrecht", "contains: fixed", "not: contains: Kiosk Where?"],
        ["contains: Lyon", "contains: fixed", "not: contains: Kiosk Where?"],
      ])
  }

  @Test func `a hash changes with what a model reads and not with the rest of a row`() throws {
    let hashes = ContentHashes(sha256: { bytes in
      (0..<32).map { UInt8(truncatingIfNeeded: bytes.reduce($0) { $0 &* 31 &+ Int($1) }) }
    })
    func hash(_ row: String) throws -> String {
      let decoded = try suite(
        """
        suite: totals
        instructions: "{{shop}}"
        cases: {from: rows.csv, assert: [{contains: "{{want}}"}]}
        """, ["rows.csv": "name,question,shop,want,note\n\(row)\n"])
      return hashes.caseContent(decoded.cases[0])
    }
    let first = try hash("a,q,s,w,n")
    #expect(try hash("b,q,s,v,m") == first)
    #expect(try hash("a,q,t,w,n") != first)
    #expect(try hash("a,r,s,w,n") != first)
  }

  @Test func `mistakes of rows stand at their rows, and those of the suite in the suite`() throws {
    let found = try mistakes(
      """
      suite: totals
      instructions: For {{shop}} and {{shpo}}
      assert:
        - contains: "{{want}}"
        - regex: "{{pattern}}"
        - contians: "{{want}}"
      cases:
        - {name: one, question: q, vars: {want: a, shop: s, shpo: s, pattern: p}}
        - from: rows.csv
      """,
      [
        "rows.csv": """
        name,question,shop,want,pattern
        two,q,s,x,(
        one,q,s,x,p
        two,q,s,,p
        a/b,q,s,x,p
        ,q,s,x,p
        three,,s,x,p

        """
      ])
    #expect(
      found == [
        "suites/x.yaml:6:5 [unknown-assertion] unknown assertion 'contians'",
        "suites/x.yaml:9:11 [undefined-variable] '{{shpo}}' is neither a column of suites/rows.csv "
          + "nor under vars",
        "suites/rows.csv:2:11 [bad-pattern] row 2, column 'pattern': '(' is not a regular "
          + "expression, for the assertion on line 5 of suites/x.yaml",
        "suites/rows.csv:3:1 [duplicate-case] the name 'one' stands twice; it is first on line 8 "
          + "of suites/x.yaml",
        "suites/rows.csv:4:1 [duplicate-case] the name 'two' stands twice",
        "suites/rows.csv:4:9 [wrong-value] row 4, column 'want': 'contains' has an empty text, "
          + "which any text fits, for the assertion on line 4 of suites/x.yaml",
        "suites/rows.csv:5:1 [bad-name] 'a/b' cannot name a case",
        "suites/rows.csv:6:1 [missing-key] row 6 has no name",
        "suites/rows.csv:7:1 [empty-prompt] the case asks nothing: it has no question and no prompt",
      ])
  }

  @Test(
    "what is wrong with a reference is told at the reference",
    arguments: [
      ("{from: rows.xlsx}", "[wrong-value] rows cannot be read from 'rows.xlsx'"),
      ("{from: rows}", "[wrong-value] rows cannot be read from 'rows'"),
      ("{from: row.csv}", "[missing-file] there is no file 'row.csv'"),
      ("{from: [a]}", "[wrong-type] expected text, found a list"),
      ("{from: null}", "[wrong-type] expected text, found 'null' (null)"),
      ("{from: rows.csv, each: true}", "[unknown-key] unknown key 'each' in cases from a file"),
      (
        "{from: rows.csv, delimter: tab}",
        "[unknown-key] unknown key 'delimter' in cases from a file"
      ),
      ("{from: rows.csv, delimiter: x}", "[wrong-value] 'x' is not a delimiter"),
      (
        "{from: rows.json, delimiter: tab}",
        "[misplaced-delimiter] 'rows.json' has no delimiter: it is JSON"
      ),
      ("{from: rows.csv, name: \"{{id}\"}", "[bad-template] '{{' is never closed by '}}'"),
      (
        "{from: rows.csv, name: \"{{id}}\"}",
        "[undefined-variable] '{{id}}' is neither a column of suites/rows.csv nor under vars"
      ),
      ("{from: rows.csv, vars: {a: [b]}}", "[list-without-each] the variable 'a' is a list"),
      (
        "{from: rows.csv, passages: [{titel: x}]}", "[unknown-key] unknown key 'titel' in a passage"
      ),
      ("{from: ids.csv}", "[missing-key] suites/ids.csv has no column 'name'"),
      (
        "{from: asks.csv}",
        "[empty-prompt] the cases ask nothing: suites/asks.csv has no column 'question', and there is no prompt"
      ),
    ] as [(String, String)])
  func references(cases: String, expected: String) throws {
    let found = try mistakes(
      "suite: x\nassert: [{contains: a}]\ncases: \(cases)\n",
      [
        "rows.csv": "name,question\na,q\n", "rows.json": #"[{"name": "a", "question": "q"}]"#,
        "ids.csv": "id,question\na,q\n", "asks.csv": "name,ask\na,q\n",
      ])
    #expect(
      found.contains { $0.hasPrefix("suites/x.yaml:3:") && $0.hasSuffix(" \(expected)") },
      "\(found)")
  }

  @Test(
    "what is wrong in a JSON row is told with its row and column",
    arguments: [
      (
        #"{"name": "a", "question": 3.10}"#,
        "1:27 [ambiguous-text] row 1, column 'question': the number 3.10 is not what every reader of JSON prints for it"
      ),
      (
        #"{"name": "a", "question": "q", "x": {"y": 1}}"#,
        "1:37 [wrong-type] row 1, column 'x': expected text, found an object"
      ),
      (
        #"{"name": "a", "question": ["q"]}"#,
        "1:27 [wrong-type] row 1, column 'question': expected text, found a list"
      ),
      (
        #"{"name": "a", "question": "q", "x": [[1]]}"#,
        "1:38 [wrong-type] row 1, column 'x': expected text, found a list"
      ),
      (
        #"{"name": "a", "question": "q", "x": [null]}"#,
        "1:38 [wrong-type] row 1, column 'x': expected text, found null"
      ),
      (#"{"name": null, "question": "q"}"#, "1:10 [missing-key] row 1 has no name"),
      (#"{"name": "", "question": "q"}"#, "1:10 [missing-key] row 1 has no name"),
      (
        #"{"name": ["a"], "question": "q"}"#,
        "1:10 [wrong-type] row 1, column 'name': expected text, found a list"
      ),
      (
        #"{"name": "a", "question": "q", "passages": [{"titel": "t", "text": "x"}]}"#,
        "1:46 [unknown-key] unknown key 'titel' in a passage"
      ),
      (
        #"{"name": "a", "question": "q", "passages": "x"}"#,
        "1:44 [wrong-type] expected a list, found text"
      ),
      (
        #"{"name": "a", "question": "q"}"# + "\n" + #"{"name": "b", "question": null}"#,
        "2:10 [empty-prompt] the case asks nothing: it has no question and no prompt"
      ),
    ] as [(String, String)])
  func jsonRows(rows: String, expected: String) throws {
    let found = try mistakes(
      "suite: x\nassert: [{contains: a}]\ncases: {from: rows.jsonl}\n", ["rows.jsonl": rows])
    #expect(found == ["suites/rows.jsonl:\(expected)"])
  }

  @Test func `a list cannot stand inside a text, and a row may lack a value`() throws {
    let found = try mistakes(
      """
      suite: x
      instructions: "{{b}}"
      assert: [{contains: "{{a}} or {{b}}"}]
      cases: {from: rows.jsonl}
      """,
      [
        "rows.jsonl": """
        {"name": "one", "question": "q", "a": ["x"], "b": "y"}
        {"name": "two", "question": "q", "a": "x", "b": null}
        {"name": "three", "question": "q", "a": "x", "b": "y"}
        """
      ])
    #expect(
      found == [
        "suites/rows.jsonl:1:10 [wrong-type] '{{a}}' of the case 'one' is a list",
        "suites/rows.jsonl:2:10 [undefined-variable] the case 'two' does not define '{{b}}'",
      ])
  }

  @Test func `a column that seems misspelt is a warning, and another is none`() throws {
    let found = try mistakes(
      "suite: x\nassert: [{contains: a}]\nprompt: \"{{tag}}\"\ncases: {from: rows.csv}\n",
      ["rows.csv": "name,refrence,tag,split,has\na,r,t,test,1\n"])
    #expect(
      found == [
        "suites/rows.csv:1:6 warning [unused-column] nothing uses the column 'refrence'"
      ])
  }

  @Test func `names are unique in a suite wherever they stand`() throws {
    let found = try mistakes(
      """
      suite: x
      assert: [{contains: a}]
      cases:
        - {name: a, question: q}
        - from: one.csv
        - from: two.csv
        - from: two.csv
      """,
      [
        "one.csv": "name,question\na,q\nb,q\nb,q\n", "two.csv": "name,question,was\nb,q,\nc,q,a\n",
      ])
    #expect(
      found == [
        "suites/one.csv:2:1 [duplicate-case] the name 'a' stands twice; it is first on line 4 of suites/x.yaml",
        "suites/one.csv:4:1 [duplicate-case] the name 'b' stands twice",
        "suites/two.csv:2:1 [duplicate-case] the name 'b' stands twice; it is first on line 3 of suites/one.csv",
        "suites/two.csv:3:1 [former-name-taken] 'a', the former name of 'c', is still a case",
        "suites/two.csv:3:1 [duplicate-case] the name 'c' stands twice, because its file is taken twice",
      ])
  }

  @Test func `no row was ever called as the suite as a whole is`() throws {
    #expect(
      try mistakes(
        "suite: x\nassert: [{contains: a}]\ncases: {from: rows.csv}\n",
        ["rows.csv": "name,was,question\na,(suite),q\nb,old/one,q\n"])
        == ["suites/rows.csv:2:3 [bad-name] '(suite)' cannot name a case"])
  }

  @Test func `of very many mistakes the first are told and the others counted`() throws {
    let rows = (1...100).map { "a/\($0),q\n" }.joined()
    let found = try mistakes(
      "suite: x\nassert: [{contains: a}]\ncases: {from: rows.csv}\n",
      ["rows.csv": "name,question\n" + rows])
    #expect(found.count == 21)
    #expect(found.first == "suites/rows.csv:2:1 [bad-name] 'a/1' cannot name a case")
    #expect(
      found.last
        == "suites/rows.csv:22:1 [more-errors] and 80 more mistakes in this file; the next: "
        + "'a/21' cannot name a case")
  }
}

extension String {
  /// Double quotes, which a cell would have to double, as single ones.
  fileprivate var replacingQuotes: String { String(map { $0 == "\"" ? "'" : $0 }) }
}

extension SourceFile {
  fileprivate func text(at range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

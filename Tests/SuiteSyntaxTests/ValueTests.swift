import SourceText
import SuiteSyntax
import Testing

@Suite struct ValueTests {
  /// YAML and the JSON that YAML 1.2 gives for it.
  static let values: [(yaml: String, json: String)] = [
    // Mappings and sequences.
    ("a: 1\nb: two words\n", #"{"a": 1, "b": "two words"}"#),
    ("a:\n  b:\n    c: d\n  e: f\n", #"{"a": {"b": {"c": "d"}, "e": "f"}}"#),
    ("- a\n- b\n", #"["a", "b"]"#),
    ("a:\n- b\n- c\nd: e\n", #"{"a": ["b", "c"], "d": "e"}"#),
    ("a:\n  - b\n  -\n    c: d\n", #"{"a": ["b", {"c": "d"}]}"#),
    ("- a: 1\n  b:\n  - c\n- - d\n  - - e\n", #"[{"a": 1, "b": ["c"]}, ["d", ["e"]]]"#),
    ("-   a: 1\n    b: 2\n", #"[{"a": 1, "b": 2}]"#),
    ("a:\nb: ~\nc:\n", #"{"a": null, "b": null, "c": null}"#),
    ("-\n-\n", "[null, null]"),
    ("\"a b\": 1\n'c: d': 2\n", #"{"a b": 1, "c: d": 2}"#),
    ("a  :  b\n", #"{"a": "b"}"#),
    ("on: yes\noff: no\n", #"{"on": "yes", "off": "no"}"#),
    // Plain text.
    ("a: it's fine, isn't it? - yes\n", #"{"a": "it's fine, isn't it? - yes"}"#),
    ("a: Say {{name}} [twice]\n", #"{"a": "Say {{name}} [twice]"}"#),
    ("a: b#c # d\n", #"{"a": "b#c"}"#),
    ("a: http://x.org/?q=1:2\n", #"{"a": "http://x.org/?q=1:2"}"#),
    ("a: one\n  two\n\n  three\nb: c\n", #"{"a": "one two\nthree", "b": "c"}"#),
    ("a:\n  one\n   - two\n", #"{"a": "one - two"}"#),
    ("one\ntwo\n", #""one two""#),
    ("a: -b\nc: ?d\ne: :f\n", #"{"a": "-b", "c": "?d", "e": ":f"}"#),
    // Quotes.
    (#"a: "\t\u00e9\x41\U0001F600 \"\/\\""# + "\n", #"{"a": "\té\u0041😀 \"/\\"}"#),
    (#"a: "\ud83d\ude00""#, #"{"a": "😀"}"#),
    ("a: 'it''s'\nb: ''\nc: \"\"\n", #"{"a": "it's", "b": "", "c": ""}"#),
    ("a: \"one  \n  two\n\n  three \\\n  four\"\n", #"{"a": "one two\nthree four"}"#),
    ("a: 'one\n\n  two'\n", #"{"a": "one\ntwo"}"#),
    // Blocks of text.
    ("a: |\n  one\n    two\n\n  three\nb: c\n", #"{"a": "one\n  two\n\nthree\n", "b": "c"}"#),
    ("a: |-\n  one\n\nb: |+\n  two\n\n", #"{"a": "one", "b": "two\n\n"}"#),
    (
      "a: >\n  one\n  two\n\n  three\n   four\n  five\n",
      #"{"a": "one two\nthree\n four\nfive\n"}"#
    ),
    ("a: |2-\n   one\n  two\n", #"{"a": " one\ntwo"}"#),
    ("a: |1+ # comment\n  one\n\n", #"{"a": " one\n\n"}"#),
    (
      "- |\n one # not a comment\n# comment\n- >-\n\n two\n",
      #"["one # not a comment\n", "\ntwo"]"#
    ),
    ("a: |\nb: c\n", #"{"a": "", "b": "c"}"#),
    ("a: |\n  --- one\n  key: two", #"{"a": "--- one\nkey: two\n"}"#),
    ("--- |\none\n", #""one\n""#),
    // Brackets.
    (
      "a: [1, two words, 'three', [4], {b: 5}]\n",
      #"{"a": [1, "two words", "three", [4], {"b": 5}]}"#
    ),
    ("a: {b: c, \"d\":e, 'f': [],}\n", #"{"a": {"b": "c", "d": "e", "f": []}}"#),
    ("a: [\n  1, # one\n  2\n  ]\nb: {}\n", #"{"a": [1, 2], "b": {}}"#),
    ("[one\n two, -1, :x]\n", #"["one two", -1, ":x"]"#),
    ("{\n\t\"a\": [\n\t\t1\n\t]\n}\n", #"{"a": [1]}"#),
    // Anchors and aliases.
    ("a: &x [1, 2]\nb: *x\nc: {d: *x}\n", #"{"a": [1, 2], "b": [1, 2], "c": {"d": [1, 2]}}"#),
    ("- &x\n  a: 1\n- *x\n- &y\n- *y\n", #"[{"a": 1}, {"a": 1}, null, null]"#),
    // Comments and documents.
    ("# one\n\na: 1 # two\n  # three\nb: 2\n#four", #"{"a": 1, "b": 2}"#),
    ("%YAML 1.2\n---\na: 1\n...\n# end\n", #"{"a": 1}"#),
    ("---\n", "null"),
    ("--- 'a'\n", #""a""#),
    // Line breaks, a byte order mark, white space.
    ("a: |\r\n  one\r\n  two\r\nb: 1\r\n", #"{"a": "one\ntwo\n", "b": 1}"#),
    ("a: 1\rb: 2\r", #"{"a": 1, "b": 2}"#),
    ("\u{FEFF}a: 1\n", #"{"a": 1}"#),
    ("a: b \t\n\t\nc:\t|\n  d\t\n", #"{"a": "b", "c": "d\t\n"}"#),
    // A tab on a blank line: behind the indentation of the text's lines, or behind the text.
    ("a: 'b\n \t\n c'\n", #"{"a": "b\nc"}"#),
    ("'b\n\t\nc'\n", #""b\nc""#),
    ("a: b\n\t\nc: [d\n\t\n , e]\n", #"{"a": "b", "c": ["d", "e"]}"#),
    ("a: |\n  b\n # c\n\t# d\ne: 1\n", #"{"a": "b\n", "e": 1}"#),
    ("a: x\u{85}y\u{2028}z\n", "{\"a\": \"x\u{85}y\u{2028}z\"}"),
    ("a: \u{301}b\n", "{\"a\": \"\u{301}b\"}"),
    // The core schema.
    ("[1, -2, +3, 0, 0x1F, 0o17]\n", "[1, -2, 3, 0, 31, 15]"),
    ("[1.5, -0.25, .5, 2., 1e3, 1.5E-2]\n", "[1.5, -0.25, 0.5, 2, 1000, 0.015]"),
    (
      "[true, False, TRUE, tRue, null, NULL, nULL, ~]\n",
      #"[true, false, true, "tRue", null, null, "nULL", null]"#
    ),
    (
      "[12:30, 2001-01-01, 1_000, 0b11, 1.2.3, 0x, +, .]\n",
      #"["12:30", "2001-01-01", "1_000", "0b11", "1.2.3", "0x", "+", "."]"#
    ),
    (
      "[.inf, -.Inf, .nan]\n",
      #"[{"$float": ".inf"}, {"$float": "-.inf"}, {"$float": ".nan"}]"#
    ),
    (
      "[9223372036854775807, -9223372036854775808]\n",
      "[9223372036854775807, -9223372036854775808]"
    ),
  ]

  @Test(arguments: values)
  func `a text has the value that YAML 1.2 gives it`(_ yaml: String, _ json: String) throws {
    let file = SourceFile(path: "t.yaml", text: yaml)
    let result = SuiteParser.parse(file)
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let root = try #require(result.root)
    #expect(try JSONValue(root.json) == JSONValue(json))
  }

  @Test func `nodes know where they stand`() throws {
    let text = "a: 'b'\nc:\n  - d e\n  - |\n    f\n\ng: [1, {h: *x}]\n"
      .replacing("*x", with: "i")
    let file = SourceFile(path: "t.yaml", text: text)
    let root = try #require(SuiteParser.parse(file).root)
    var found: [String] = []
    func visit(_ node: SuiteNode) {
      found.append(String(decoding: file.bytes[node.range], as: UTF8.self))
      switch node.content {
      case .scalar: break
      case .sequence(let items): items.forEach(visit)
      case .mapping(let entries):
        for entry in entries {
          found.append(String(decoding: file.bytes[entry.keyRange], as: UTF8.self))
          visit(entry.value)
        }
      }
    }
    visit(root)
    #expect(
      found == [
        "a: 'b'\nc:\n  - d e\n  - |\n    f\n\ng: [1, {h: i}]",
        "a", "'b'",
        "c", "- d e\n  - |\n    f", "d e", "|\n    f",
        "g", "[1, {h: i}]", "1", "{h: i}", "h", "i",
      ])
  }

  @Test func `keys are compared byte by byte`() throws {
    let file = SourceFile(path: "t.yaml", text: "\u{E9}: 1\ne\u{301}: 2\n")
    let root = try #require(SuiteParser.parse(file).root)
    let keys = try root.entries().map { Array($0.key.utf8) }
    #expect(keys == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  @Test func `an alias stands where it is written`() throws {
    let file = SourceFile(path: "t.yaml", text: "a: &x b\nc: *x\n")
    let root = try #require(SuiteParser.parse(file).root)
    #expect(
      root
        == SuiteNode(
          .mapping([
            .init(key: "a", keyRange: 0..<1, value: SuiteNode(.scalar(.init("b")), range: 6..<7)),
            .init(
              key: "c", keyRange: 8..<9, value: SuiteNode(.scalar(.init("b")), range: 11..<13)),
          ]),
          range: 0..<13))
  }

  @Test func `a tree prints as JSON with two spaces`() throws {
    let file = SourceFile(
      path: "t.yaml", text: "a: [1, 2.5]\nb: {}\nc: \"\\e\\u2028\\n\"\nd: .inf\n")
    let root = try #require(SuiteParser.parse(file).root)
    #expect(
      root.json == """
        {
          "a": [
            1,
            2.5
          ],
          "b": {},
          "c": "\\u001b\u{2028}\\n",
          "d": {"$float": ".inf"}
        }

        """)
  }
}

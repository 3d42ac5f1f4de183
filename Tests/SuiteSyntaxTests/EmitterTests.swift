import SourceText
import SuiteSyntax
import Testing

@Suite struct EmitterTests {
  @Test func `a baseline is written as a person would write it`() {
    let value = SuiteValue.mapping([
      ("baseline", .integer(1)),
      ("fingerprint", .text("AFM 2 Core, simulated profile 3")),
      (
        "cases",
        .mapping([
          (
            "total-nl",
            .list([
              .mapping([
                ("prompt", .text("default")),
                ("request", .text("5f0c19a2d4e1")),
                (
                  "assertions",
                  .mapping([
                    ("currency-kept", .text("1/1")),
                    ("found: true", .text("2/3 (1 undecided)")),
                  ])
                ),
                ("turns", .list([.list([.text("a"), .text("b")]), .list([]), .mapping([])])),
                ("text", .text("€ 22,41 heb je\nbij de bakker betaald.")),
                ("found", .boolean(true)),
                ("documents", .list([.text("Bakkerij De Korenaar"), .null, .number(1.5)])),
              ])
            ])
          )
        ])
      ),
    ])
    #expect(
      SuiteEmitter.text(value) == """
        baseline: 1
        fingerprint: AFM 2 Core, simulated profile 3
        cases:
          total-nl:
            - prompt: default
              request: 5f0c19a2d4e1
              assertions:
                currency-kept: 1/1
                "found: true": 2/3 (1 undecided)
              turns:
                - - a
                  - b
                - []
                - {}
              text: |-
                € 22,41 heb je
                bij de bakker betaald.
              found: true
              documents:
                - Bakkerij De Korenaar
                - null
                - 1.5

        """)
  }

  /// A text and how it is written behind `a: `.
  static let texts: [(text: String, written: String)] = [
    ("", #""""#), ("plain", "plain"), ("it's fine", "it's fine"), (" x", #"" x""#),
    ("x ", #""x ""#), ("a: b", #""a: b""#), ("a:b", "a:b"), ("a:", #""a:""#), ("a #b", #""a #b""#),
    ("a#b", "a#b"), ("- a", #""- a""#), ("-a", #""-a""#), ("a - b", "a - b"), ("?", #""?""#),
    ("[a]", #""[a]""#), ("a [b]", "a [b]"), ("{{x}}", #""{{x}}""#), ("Say {{x}}", "Say {{x}}"),
    ("*a", #""*a""#), ("&a", #""&a""#), ("!a", #""!a""#), ("|", #""|""#), (">", #"">""#),
    ("%a", #""%a""#), ("@a", #""@a""#), ("`a`", #""`a`""#), ("\"a\"", #""\"a\"""#),
    ("a \"b\" \\", #"a "b" \"#), ("'a'", #""'a'""#), ("...", #""...""#), ("=", #""=""#),
    ("<<", #""<<""#), ("~", #""~""#),
    // What some reader takes for another type.
    ("yes", #""yes""#), ("No", #""No""#), ("y", #""y""#), ("NULL", #""NULL""#),
    ("True", #""True""#),
    ("on", #""on""#), ("yesterday", "yesterday"), ("12", #""12""#), ("1_000", #""1_000""#),
    ("1,000", #""1,000""#), ("0x1F", #""0x1F""#), ("0b101", #""0b101""#), ("0o17", #""0o17""#),
    ("12:30", #""12:30""#), ("1e3", #""1e3""#), ("77e012345678", #""77e012345678""#),
    ("2001-01-01", #""2001-01-01""#), ("+1", #""+1""#), (".5", #"".5""#), (".inf", #"".inf""#),
    ("+0o7", #""+0o7""#), ("+.inf", #""+.inf""#), ("+.INF", #""+.INF""#), ("1/1", "1/1"),
    ("3 apples", "3 apples"),
    // What nobody can see.
    ("a\tb", #""a\tb""#), ("a\rb", #""a\rb""#), ("a\u{0}\u{1B}", #""a\u0000\u001B""#),
    ("22\u{A0}€", #""22\u00A0€""#), ("a\u{200B}b", #""a\u200Bb""#),
    ("a\u{202E}b", #""a\u202Eb""#), ("\u{FEFF}a", #""\uFEFFa""#), ("a\u{85}", #""a\u0085""#),
    ("a\u{2028}b", #""a\u2028b""#), ("\u{301}a", #""\u0301a""#),
    (String(decoding: [0xEF, 0xBF, 0xBF] as [UInt8], as: UTF8.self), #""\uFFFF""#),
    ("a\u{E0041}", #""a\U000E0041""#), ("👩\u{200D}👧", "👩\u{200D}👧"), ("a\u{200D}b", #""a\u200Db""#),
    // Several lines.
    ("a\nb", "|-\n  a\n  b"), ("a\nb\n", "|\n  a\n  b"), ("a\n\n", "|+\n  a\n"),
    (" a\nb", "|2-\n   a\n  b"), ("\na", "|-\n\n  a"), ("\ta\n", "|2\n  \ta"),
    ("# a\n---\n", "|\n  # a\n  ---"), ("a \nb", "|-\n  a \n  b"), ("\n", #""\n""#),
    ("a\n \nb", #""a\n \nb""#), ("a\r\nb", #""a\r\nb""#), ("a\n\u{A0}b", #""a\n\u00A0b""#),
  ]

  @Test(arguments: texts)
  func `a text is written so that every reader reads it`(_ text: String, _ written: String) {
    #expect(SuiteEmitter.text(.mapping([("a", .text(text))])) == "a: \(written)\n")
  }

  @Test func `numbers are written for readers of YAML 1.1 and 1.2`() {
    let numbers: [SuiteValue] = [
      .integer(.min), .number(0.1), .number(100), .number(1e20), .number(1.5e-7), .number(-0.0),
      .number(.infinity), .number(-.infinity), .number(.nan),
    ]
    #expect(
      SuiteEmitter.text(.list(numbers)) == """
        - -9223372036854775808
        - 0.1
        - 100.0
        - 1.0e+20
        - 1.5e-07
        - -0.0
        - .inf
        - -.inf
        - .nan

        """)
  }

  @Test(arguments: [
    (SuiteValue.text("a"), "a\n"), (.text("a\nb"), "|-\n  a\n  b\n"),
    (.text(" a\nb"), "\" a\\nb\"\n"),
    (.list([]), "[]\n"), (.mapping([]), "{}\n"), (.null, "null\n"),
  ])
  func `a value can stand alone`(_ value: SuiteValue, _ written: String) {
    #expect(SuiteEmitter.text(value) == written)
  }

  @Test func `what is no number is equal to itself, as it is written`() {
    let (first, second) = (SuiteValue.number(.nan), SuiteValue.number(-.nan))
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    #expect(SuiteEmitter.text(first) == SuiteEmitter.text(second))
    #expect(SuiteValue.list([first]) == .list([second]))
  }

  @Test func `whatever is written reads back the same`() throws {
    var random = RandomValues(seed: 20)
    for round in 0..<1500 {
      let value = random.value(depth: 4)
      let text = SuiteEmitter.text(value)
      let file = SourceFile(path: "t.yaml", text: text)
      let result = SuiteParser.parse(file)
      let root = try #require(
        result.root,
        "round \(round): \(result.diagnostics.map { $0.rendered(in: file) }.joined())")
      let back = SuiteValue(root)
      #expect(back == value, "round \(round): \(text)")
      #expect(SuiteEmitter.text(back) == text, "round \(round)")
    }
  }
}

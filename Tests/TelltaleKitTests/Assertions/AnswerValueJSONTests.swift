import Testing

@testable import TelltaleKit

@Suite struct AnswerValueJSONTests {
  @Test func `every kind of value is read, members in their order`() throws {
    let json = #" {"b": [1, -2.5, 1e3, true, null], "a": {"ä\n\u00e9\ud83d\ude00\/": ""}} "#
    #expect(
      try AnswerValue(json: json)
        == .object([
          .init("b", .array([.integer(1), .number(-2.5), .number(1000), .boolean(true), .null])),
          .init("a", .object([.init("ä\né😀/", .string(""))])),
        ]))
  }

  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "the name 'a' occurs twice", 9),
    (#"{"a": 1, "\u0061": 2}"#, "the name 'a' occurs twice", 9),
    ("[NaN]", "a value is expected", 1),
    ("-Infinity", "a digit is expected", 1),
    ("{} x", "there is more text after the value", 3),
    ("```json\n{}\n```", "a value is expected", 0),
    ("", "there is no value", 0),
    ("[1,]", "a value is expected", 3),
    ("[1 2]", "a comma or ']' is expected", 3),
    (#"{"a" 1}"#, "a colon is expected", 5),
    ("{a: 1}", "a name in quotes is expected", 1),
    ("01", "a number begins with 0", 0),
    ("1.", "a digit is expected", 2),
    ("+1", "a value is expected", 0),
    ("1e999", "the number is too large", 0),
    ("\"a\nb\"", "a control character stands in a string", 2),
    (#""\x""#, "an unknown escape stands in a string", 1),
    (#""\ud83d""#, "half of a surrogate pair stands alone", 1),
    (#""\u12""#, "four hexadecimal digits are expected", 3),
    ("\"abc", "a string does not end", 0),
    ("\u{FEFF}{}", "a value is expected", 0),
    ("// c\n1", "a value is expected", 0),
    ("{\"a\": [", "it ends before a value", 7),
  ])
  func `what lenient readers let through is refused where it stands`(
    json: String, message: String, offset: Int
  ) {
    #expect(throws: JSONSyntaxError(message: message, offset: offset)) {
      try AnswerValue(json: json)
    }
  }

  @Test func `an integer beyond 64 bits is a number`() throws {
    #expect(try AnswerValue(json: "9223372036854775807") == .integer(.max))
    #expect(try AnswerValue(json: "9223372036854775808") == .number(9_223_372_036_854_775_808))
  }

  @Test func `nesting is read to a depth of 64`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try AnswerValue(json: nested(65))
    #expect(throws: JSONSyntaxError(message: "it is nested deeper than 64", offset: 65)) {
      try AnswerValue(json: nested(66))
    }
  }

  @Test(arguments: ["null", "[1,2.5,\"a\\n\\u2028\"]", #"{"text":"é","documents":[]}"#])
  func `what is written is read back`(json: String) throws {
    #expect(try AnswerValue(json: json).json == json)
  }
}

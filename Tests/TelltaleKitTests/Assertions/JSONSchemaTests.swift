import Testing

@testable import TelltaleKit

@Suite struct JSONSchemaTests {
  private func verdict(_ schema: String, _ json: String) throws -> Verdict {
    try WrittenItem("is-json: {schema: \(schema)}").judge(json).verdict
  }

  @Test(arguments: [
    // Exact decimals.
    ("{multipleOf: 0.01}", "22.41", true), ("{multipleOf: 0.01}", "22.415", false),
    ("{multipleOf: 0.0001}", "0.0075", true), ("{multipleOf: 3}", "1e300", false),
    ("{multipleOf: 7}", "-1.4e1", true), ("{multipleOf: 2.5}", "0", true),
    ("{type: integer}", "1.0", true), ("{type: integer}", "1e-1", false),
    ("{const: 1}", "1.00", true), ("{maximum: 9007199254740992}", "9007199254740993", false),
    ("{exclusiveMinimum: -0.5}", "-0.5", false), ("{minimum: -0.5}", "-0.50", true),
    ("{minimum: 0}", "1e-400", true), ("{multipleOf: 1}", "1e-400", false),
    // Code points.
    ("{maxLength: 1}", "\"💶\"", true), ("{minLength: 2}", "\"💶\"", false),
    ("{minLength: 2}", "\"e\u{301}\"", true),
    // Equal by code points, objects in any order.
    ("{uniqueItems: true}", #"[{"a": 1, "b": 2}, {"b": 2.0, "a": 1}]"#, false),
    ("{uniqueItems: true}", #"[1, true, "1", [1], "true"]"#, true),
    ("{const: \"\u{E9}\"}", "\"e\u{301}\"", false),
    ("{enum: [null, 3]}", "null", true), ("{enum: ['3']}", "3", false),
    // A property is known by its name or by a pattern.
    ("{patternProperties: {'^x-': {}}, additionalProperties: false}", #"{"x-a": 1}"#, true),
    ("{patternProperties: {'^x-': {}}, additionalProperties: false}", #"{"y": 1}"#, false),
    ("{propertyNames: {maxLength: 2}}", #"{"abc": 1}"#, false),
    ("{dependentRequired: {a: [b]}}", #"{"a": 1}"#, false),
    ("{dependentSchemas: {a: {minProperties: 2}}}", #"{"a": 1}"#, false),
    // Elements.
    ("{prefixItems: [{type: string}], items: false}", #"["a"]"#, true),
    ("{prefixItems: [{type: string}], items: false}", #"["a", 1]"#, false),
    ("{contains: {minimum: 5}, minContains: 2}", "[5, 6]", true),
    ("{contains: {minimum: 5}, maxContains: 1}", "[5, 6]", false),
    ("{contains: {minimum: 5}, minContains: 0}", "[]", true),
    // Combinations.
    ("{oneOf: [{minimum: 2}, {maximum: 3}]}", "2.5", false),
    ("{not: {type: string}}", "1", true), ("false", "null", false), ("true", "null", true),
    ("{if: {minimum: 10}, then: {multipleOf: 10}, else: {maximum: 5}}", "25", false),
    ("{if: {minimum: 10}, then: {multipleOf: 10}, else: {maximum: 5}}", "4", true),
    // References, to itself too.
    ("{$ref: '#/$defs/a~1b', $defs: {a/b: {type: string}}}", "1", false),
    ("{properties: {next: {$ref: '#'}}, required: [v]}", #"{"v": 1, "next": {"v": 2}}"#, true),
    ("{properties: {next: {$ref: '#'}}, required: [v]}", #"{"v": 1, "next": {}}"#, false),
    ("{items: {$ref: '#n'}, $defs: {n: {$anchor: n, type: number}}}", "[1, null]", false),
    // ECMA-262: digits and word characters of ASCII.
    (#"{pattern: '^\d+$'}"#, "\"٣\"", false), (#"{pattern: '^[\w-]+$'}"#, "\"a-b\"", true),
  ])
  func `a value fits or does not`(schema: String, json: String, fits: Bool) throws {
    #expect(try verdict(schema, json) == (fits ? .pass : .fail))
  }

  @Test(arguments: [
    ("{format: date}", "the keyword 'format' is not checked"),
    ("{unevaluatedProperties: false}", "the keyword 'unevaluatedProperties' is not checked"),
    ("{$dynamicRef: '#a'}", "the keyword '$dynamicRef' is not checked"),
    ("{requierd: [a]}", "the keyword 'requierd' is not checked"),
    ("{$ref: 'https://a.example/b.json'}", "'https://a.example/b.json' is outside of this schema"),
    ("{$ref: '#/$defs/a'}", "there is nothing at '#/$defs/a'"),
    ("{$ref: '#a'}", "no '$anchor' is named 'a'"),
    ("{$ref: '#'}", "the schema refers to itself without end"),
    (
      "{anyOf: [{$ref: '#/$defs/a'}], $defs: {a: {not: {$ref: '#'}}}}",
      "the schema refers to itself without end"
    ),
    ("{type: text}", "this is no type of JSON"),
    ("{items: [{}]}", "'items' is one schema for all elements"),
    ("{minLength: -1}", "'minLength' is a whole number from 0"),
    ("{multipleOf: 0}", "'multipleOf' is a number above 0 of at most 17 digits"),
    ("{then: {}}", "'then' means nothing without 'if'"),
    ("{pattern: '(a'}", "'(a' is not a regular expression"),
    ("{properties: {a: 3}}", "a schema is a mapping, true or false"),
    ("{$schema: 'http://json-schema.org/draft-07/schema#'}", "only JSON Schema 2020-12 is read"),
    ("[]", "a schema is a mapping, true or false"),
  ])
  func `what is not checked is refused`(schema: String, message: String) throws {
    #expect(try WrittenItem.Mistake(in: "is-json: {schema: \(schema)}")?.message == message)
  }

  @Test func `a failure says where and points at the value`() throws {
    let item = "is-json: {schema: {properties: {lines: {items: {required: [price]}}}}}"
    let judgement = try WrittenItem(item).judge(#"{"lines": [{"price": 1}, {}]}"#)
    #expect(judgement.message == "at '/lines/1': the property 'price' is missing")
    #expect(judgement.evidence == [.init(in: "answer", 25..<27)])
  }

  @Test func `patterns and choices without end are stopped`() throws {
    let slow = try WrittenItem("is-json: {schema: {pattern: '(a+)+$'}}")
    let answer = "\"\(String(repeating: "a", count: 40))b\""
    #expect(slow.judge(answer).reason == "regex-timeout")
    // Each level doubles the work: two to the 40 in all.
    let levels = (0..<40).map {
      "d\($0): {allOf: [{$ref: '#/$defs/d\($0 + 1)'}, {$ref: '#/$defs/d\($0 + 1)'}]}"
    }
    let deep = "{$ref: '#/$defs/d0', $defs: {\(levels.joined(separator: ", ")), d40: true}}"
    #expect(try WrittenItem("is-json: {schema: \(deep)}").judge("1").reason == "schema-timeout")
  }

  @Test func `no JSON is found in hostile text`() throws {
    let item = try WrittenItem("contains-json")
    for unit in ["{", "[\n", "{\"", "[1,\n", "{\"a\":[", "\n[\"{"] {
      #expect(item.judge(String(repeating: unit, count: 20_000)).verdict == .fail, "\(unit)")
    }
  }
}

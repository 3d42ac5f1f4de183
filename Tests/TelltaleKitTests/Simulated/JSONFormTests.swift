import Testing

@testable import TelltaleKit

@Suite struct JSONFormTests {
  @Test(arguments: [
    ("Answer as JSON with the keys vendor and total.", ["vendor", "total"]),
    ("Return JSON with vendor, total and date.", ["vendor", "total", "date"]),
    (
      "Reply only with a JSON object. Its fields are \"vendor\" and `dueDate`.",
      ["vendor", "dueDate"]
    ),
    ("Output JSON:\n{\"vendor\": \"...\", \"total\": 0}", ["vendor", "total"]),
    ("Respond in JSON of the form {vendor, total}.", ["vendor", "total"]),
    ("Write your answer as JSON.", ["answer"]),
    ("JSON only.", ["answer"]),
    (
      "Return nothing else, only JSON with the keys: vendor (string), total (number).",
      ["vendor", "total"]
    ),
    ("Antwoord als JSON met de sleutels vendor en total.", ["vendor", "total"]),
    ("Antworte als JSON mit den Feldern vendor und total.", ["vendor", "total"]),
    ("Réponds en JSON avec les clés vendor et total.", ["vendor", "total"]),
    ("Responde en JSON con las claves vendor y total.", ["vendor", "total"]),
    ("Rispondi in JSON con i campi vendor e total.", ["vendor", "total"]),
    ("vendor と total をキーとするJSONで答えてください。", ["vendor", "total"]),
    ("请用 JSON 回答，键为 vendor 和 total。", ["vendor", "total"]),
  ])
  func `a request for JSON is read with its keys`(prompt: String, keys: [String]) {
    #expect(JSONForm(in: [prompt])?.schema.properties.map(\.name) == keys)
  }

  @Test(arguments: [
    "Never answer in JSON.", "Answer in plain words, without JSON.", "Do not use JSON or Markdown.",
    "If the user asks for JSON, say that you cannot.",
    "The documents were stored as JSON files once.",
    "Answer briefly.", "",
  ])
  func `what asks for no JSON is not taken for it`(prompt: String) {
    #expect(JSONForm(in: [prompt]) == nil)
  }

  @Test func `a skeleton tells types, options and what is optional`() throws {
    let prompt = """
      Answer in JSON:
      {"kind": "receipt|invoice|none", "total": number, "paid": true, "lines": [{"name": "..."}],
       "tags": ["..."], "note": "string, optional"}
      """
    let properties = try #require(JSONForm(in: [prompt])).schema.properties
    #expect(properties.map(\.name) == ["kind", "total", "paid", "lines", "tags", "note"])
    #expect(properties[0].anyOf == ["receipt", "invoice", "none"])
    #expect(
      properties.map(\.type) == [
        .string, .number, .boolean,
        .array(of: .object(AnswerSchema(properties: [.init(name: "name", type: .string)]))),
        .array(of: .string), .string,
      ])
    #expect(properties.map(\.isOptional) == [false, false, false, false, false, true])
  }

  @Test func `the members are taken out of the document`() throws {
    let request = BehaviourExample.json.request
    let profile = try #require(SimulatedProfile.builtIn("afm-cloud")).faultless
    #expect(
      SimulatedModel(profile: profile).response(to: request, trial: 0).outcome
        == .answered(.text(#"{"vendor": "Bistro \"De Hoek\"", "total": "€ 22.41"}"#)))
  }
}

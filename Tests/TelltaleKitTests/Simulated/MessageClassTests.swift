import Testing

@testable import TelltaleKit

/// Messages that are sorted by several choices at once, whose options the guides explain.
@Suite struct MessageClassTests {
  private func sorted(
    _ message: String, by properties: [AnswerSchema.Property]
  ) throws
    -> [AnswerValue.Member]
  {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: "You sort messages.", message: 0),
        .init(role: .user, kind: .text, text: "The message:\n", message: 1),
        .init(role: .user, kind: .question, text: message, message: 1),
      ], answer: AnswerSchema(properties: properties), options: .init(sampling: .greedy))
    guard
      case .answered(.guided(.object(let members))) = model.response(to: request, trial: 0).outcome
    else { return [] }
    return members
  }

  private func choice(
    _ name: String, _ options: [String], guide: String? = nil,
    type: AnswerSchema.ValueType = .string
  ) -> AnswerSchema.Property {
    var property = AnswerSchema.Property(name: name, type: type, guide: guide)
    property.anyOf = options
    return property
  }

  @Test(arguments: [
    ("Since noon there has been a power cut in our whole street.", "outage", "top"),
    ("Heel erg bedankt voor de snelle hulp!", "thanks", "low"),
    ("Nous déménageons le 3 mai dans notre nouvel appartement.", "moving", "middle"),
    ("Dal mattino siamo al buio, c'è un guasto.", "outage", "top"),
    ("我们下个月搬家，请更新新地址。", "moving", "middle"),
  ])
  func `a guide ties the options of one property to those of another`(
    _ message: String, _ kind: String, _ level: String
  ) throws {
    let members = try sorted(
      message,
      by: [
        choice("kind", ["outage", "moving", "thanks"]),
        choice(
          "level", ["top", "middle", "low"],
          guide: "Top for an outage, low for thanks, middle for all else"),
      ])
    #expect(members.map(\.value) == [.string(kind), .string(level)])
  }

  @Test(arguments: [
    ("De luidsprekers kraakten de hele avond.", ["sound"]),
    ("Das Bild war leider unscharf.", ["picture"]),
    ("Las butacas eran comodísimas.", ["seats"]),
    ("スピーカーの音量が大きすぎました。", ["sound"]),
    ("Koltuklar çok dardı.", ["seats"]),
  ])
  func `a tag is what the text mentions, and no other`(_ message: String, _ tags: [String]) throws {
    let members = try sorted(
      message,
      by: [
        choice(
          "tags", ["sound", "picture", "seats"], guide: "What the visitor mentions",
          type: .array(of: .string))
      ])
    #expect(members.map(\.value) == [.array(tags.map { .string($0) })])
  }

  @Test(arguments: [
    ("Wir kommen gerne wieder.", "yes"), ("Never again!", "no"),
    ("La sopa estaba fría.", "unsaid"), ("Vi kommer inte tillbaka.", "no"),
    ("また来ます。", "yes"), ("Ci torneremo presto.", "yes"),
  ])
  func `whether a guest comes again is yes, no or not said`(
    _ message: String, _ value: String
  ) throws {
    let members = try sorted(
      message,
      by: [
        choice(
          "comesBack", ["yes", "no", "unsaid"], guide: "Whether the guest will come again")
      ])
    #expect(members.map(\.value) == [.string(value)])
  }
}

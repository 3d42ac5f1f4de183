/// A code loses the zeros that it begins with.
struct LeadingZeros: Misbehaviour {
  let name = "leading-zeros"
  let summary = "a code such as 00878 loses the zeros that it begins with"
  let counters: [Rule] = []
  let source = "measured on OS 27: 00878 was right on AFM 3 Core Advanced alone"
  let document = BehaviourReports.comparison
  let caughtBy = ["contains", "equals"]
  let remedy: String? = "Take codes out of the text in code."
  let example: BehaviourExample = BehaviourExample(
    passages: [Passage(title: "Card", heading: nil, text: "Member number: 00878\n")],
    question: "What is my member number?")

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    !misreadings(reading, draft).isEmpty
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.misreadings += misreadings(reading, draft)
  }

  private func misreadings(_ reading: Reading, _ draft: AnswerDraft) -> [Misreading] {
    if reading.takesOut { return reading.shownTexts.flatMap { Self.codes(in: $0.text) } }
    guard draft.isFound, let fact = draft.fact else { return [] }
    return Self.codes(in: fact.value)
  }

  /// The runs of four digits or more that begin with a zero and are no part of a date,
  /// an amount, a telephone number or a longer code.
  private static func codes(in text: String) -> [Misreading] {
    let bytes = Array(text.utf8)
    var codes: [Misreading] = []
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      let code = bytes[start..<index]
      let zeros = code.prefix { $0 == UInt8(ascii: "0") }.count
      guard code.count >= 4, zeros > 0, zeros < code.count,
        start == 0 || !joins(bytes[start - 1], after: start - 1, bytes),
        index == bytes.count || !joins(bytes[index], after: index, bytes)
      else { continue }
      codes.append(
        Misreading(
          right: String(decoding: code, as: UTF8.self),
          wrong: String(decoding: code.dropFirst(zeros), as: UTF8.self)))
    }
    return codes
  }

  /// Whether a byte beside digits makes them part of something longer.
  private static func joins(_ byte: UInt8, after index: Int, _ bytes: [UInt8]) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "+"):
      let next = index + 1
      return next < bytes.count && isDigit(bytes[next])
        && (byte != UInt8(ascii: ":") || index > 0 && isDigit(bytes[index - 1]))
    case UInt8(ascii: " "):
      // "06 12345678": groups of a telephone number.
      let isBetween =
        index > 0 && isDigit(bytes[index - 1]) && index + 1 < bytes.count
        && isDigit(bytes[index + 1])
      return isBetween
    default:
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

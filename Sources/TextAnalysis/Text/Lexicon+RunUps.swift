/// What a word is in a run-up to an answer.
extension Lexicon.Role {
  static let hail = Self(rawValue: 1 << 42)
  static let writer = Self(rawValue: 1 << 43)
  static let look = Self(rawValue: 1 << 44)
  static let act = Self(rawValue: 1 << 45)
  static let actAnywhere = Self(rawValue: 1 << 46)
  static let source = Self(rawValue: 1 << 47)
  static let statement = Self(rawValue: 1 << 48)
  static let pointing = Self(rawValue: 1 << 49)
  static let reply = Self(rawValue: 1 << 50)
  static let small = Self(rawValue: 1 << 51)
  static let hesitation = Self(rawValue: 1 << 52)
  static let restating = Self(rawValue: 1 << 53)
  static let attribution = Self(rawValue: 1 << 54)
  static let condition = Self(rawValue: 1 << 55)
  static let after = Self(rawValue: 1 << 56)
  static let subject = Self(rawValue: 1 << 57)

  /// The roles whose entries are whole words.
  static let wholeWords: Self = [.hail, .hesitation, .small, .pointing, .after, .subject]

  /// The roles of the words by which a question is taken up.
  static let ofRestating: Self = [.restating, .act, .actAnywhere, .reply, .small]

  /// The role of the words by which a run-up is told, by their list's name.
  static let ofRunUps: [String: Self] = [
    "hails": .hail, "me": .writer, "looks": .look, "acts": .act, "ends": .actAnywhere,
    "going-by": .source, "tells": .statement, "points": .pointing, "replies": .reply,
    "small": .small, "hems": .hesitation, "restating": .restating, "papers": .paper,
    "sources": .paper, "that": .that, "negation": .negation, "searching": .look,
    "accord": .attribution, "conditions": .condition, "afters": .after, "i": .subject,
  ]
}

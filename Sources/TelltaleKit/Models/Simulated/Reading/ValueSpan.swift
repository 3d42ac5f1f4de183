/// A piece of a document that can be a fact: an amount, a date, a code.
struct ValueSpan: Hashable, Sendable {
  /// What the piece is.
  enum Kind: Hashable, Sendable {
    /// A number with a currency.
    case amount

    /// A number with two decimals and no currency.
    case decimal

    case date, time, percentage

    /// A day of the week without a date.
    case weekday

    /// A number with a unit.
    case quantity

    /// Any other number.
    case number

    /// A code, card, account or telephone number.
    case identifier
    case name
  }

  /// What the piece is.
  var kind: Kind

  /// Where it stands, in UTF-8 offsets of the fragment's text.
  var range: Range<Int>

  /// Which words it covers.
  var words: Range<Int>

  /// How well a piece of this kind answers a question of a kind, 0 to 1.
  func fit(_ question: QuestionKind) -> Double {
    switch (question, kind) {
    case (.amount, .amount), (.date, .date), (.time, .time), (.name, .name),
      (.identifier, .identifier), (.quantity, .quantity):
      1
    case (.quantity, .percentage): 0.95
    case (.amount, .decimal): 0.95
    case (.date, .weekday): 0.6
    case (.amount, .percentage): 0.3
    case (.date, .time): 0.35
    case (.time, .date): 0.3
    case (.identifier, .number): 0.8
    case (.identifier, .quantity): 0.4
    case (.identifier, .date): 0.2
    case (.quantity, .number): 0.7
    case (.quantity, .time), (.quantity, .amount), (.quantity, .date): 0.25
    case (.place, .name): 0.7
    case (.open, .amount), (.open, .date), (.open, .identifier), (.open, .quantity),
      (.open, .percentage):
      0.6
    case (.open, _): 0.4
    default: 0
    }
  }
}

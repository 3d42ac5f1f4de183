/// What a text as a whole is about or wants, whatever the language.
enum Topic: Int, Hashable, Sendable, CaseIterable {
  // Kinds of documents.
  case receipt, invoice, lease, insurance, card, boardingPass, slides, recipe, timetable
  case gym, warranty, medical, contract, letter, bank, payslip, ticket, manual, school, tax,
    identity

  // What money is spent on.
  case groceries, restaurant, bakery, pharmacy, hotel, travel, clothing, energy, telecom
  case car, bicycle, home, entertainment

  // What a message wants.
  case ask, tell, rename, delete, summarise, greet, thank, cancel, complain, translate, compare
  case refund, order

  // How a message sounds.
  case positive, negative, neutral, urgent, relaxed

  // What a message to a help desk is about.
  case billing, technical, account, delivery, privacy

  case none

  /// The topics that tell that a document is about a subject even where its words
  /// do not say so.
  static let telling: Set<Topic> = [
    .car, .restaurant, .groceries, .receipt, .invoice, .recipe, .slides,
    .boardingPass, .timetable, .letter, .contract, .ticket, .manual, .payslip, .bakery,
  ]

  /// The topics of kinds of documents.
  var isDocumentKind: Bool { rawValue <= Topic.identity.rawValue }

  /// The topics that say what a message wants.
  var isIntent: Bool { (Topic.ask.rawValue...Topic.order.rawValue).contains(rawValue) }
}

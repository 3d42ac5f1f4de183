/// What sort of thing a question asks for.
enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  case amount, date, time, quantity, identifier, name, place, yesNo, list, document, open
}

/// The tokens that an answer type takes in the context window.
enum SchemaSize {
  /// Returns an estimate: names, guides and options as text, and six tokens of
  /// punctuation and keywords for each property.
  static func tokens(of schema: AnswerSchema) -> Int {
    schema.properties.reduce(8) { sum, property in
      var own = 6 + TokenEstimate.tokens(in: property.name)
      own += TokenEstimate.tokens(in: property.guide ?? "")
      own += property.anyOf.reduce(0) { $0 + TokenEstimate.tokens(in: $1) + 1 }
      switch property.type {
      case .object(let inner), .array(of: .object(let inner)): own += tokens(of: inner)
      default: break
      }
      return sum + own
    }
  }
}

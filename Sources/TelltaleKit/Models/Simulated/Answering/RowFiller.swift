/// Fills one object for each row of a receipt or table.
struct RowFiller {
  let reading: Reading

  /// Returns the rows as objects of a type.
  func rows(of schema: AnswerSchema) -> [AnswerValue] {
    reading.fragments.filter(isRow).map { row in
      .object(
        schema.properties.map { property in
          .init(property.name, value(of: property, in: row))
        })
    }
  }

  private func isRow(_ fragment: Fragment) -> Bool {
    fragment.labelWords > 0 && fragment.line >= 0
      && fragment.spans.contains { $0.kind == .amount || $0.kind == .decimal }
      && !fragment.concepts.contains { hit in
        hit.words.lowerBound < fragment.labelWords && Concept(rawValue: hit.value)?.kind == .amount
      }
  }

  private func question(_ property: AnswerSchema.Property) -> QuestionReading {
    QuestionReading(property.name, language: "en", vocabulary: reading.vocabulary)
  }

  private func value(of property: AnswerSchema.Property, in row: Fragment) -> AnswerValue {
    let label = String(row.text.prefix { $0 != ":" }).trimmingSpaces
    let count = label.split(separator: " ").first.flatMap { Int64($0) }
    let amount = row.value ?? ""
    switch property.type {
    case .number: return .number(NumberText.value(in: amount) ?? 0)
    case .integer:
      let isCount = !question(property).asked.contains {
        $0.kind == .amount
      }
      return .integer(isCount ? count ?? 1 : Int64(nearest: NumberText.value(in: amount) ?? 0))
    case .string:
      let isAmount = question(property).asked.contains {
        $0.kind == .amount
      }
      return .string(isAmount ? amount : label)
    case .boolean: return .boolean(false)
    default: return .null
    }
  }
}

import SourceText
import SuiteSyntax

/// Checks which model answered.
struct AnsweredBy: Assertion {
  static let usage = AssertionUsage(
    name: "answered-by",
    summary: """
      This model answered; of a routed model, the one that was chosen for the request.
      """,
    value: .required(SuiteKeys.models),
    forms: [
      .init("answered-by: afm-cloud", "was answered by this model"),
      .init("answered-by: [afm-3-core, afm-3-core-advanced]", "by one of these models"),
    ],
    examples: [
      .init("answered-by: afm-cloud", .pass, of: example("afm-cloud")),
      .init("answered-by: [afm-3-core, afm-cloud]", .pass, of: example("afm-3-core")),
      .init(
        "answered-by: afm-cloud", .fail, reason: "another-model", of: example("afm-3-core")),
      .init(
        "answered-by: [afm-3-core, afm-3-core-advanced]", .fail, reason: "another-model",
        of: example("afm-cloud")),
      .init("answered-by: afm-cloud", .undecided, reason: "not-known", of: example(nil)),
    ])

  private var models: [String]

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'answered-by' needs a value", help: "write answered-by: and a model, such as afm-cloud",
        id: "missing-value")
    }
    models = try value.texts()
    guard !models.isEmpty else {
      throw SuiteValueError("an empty list of models is for none", at: value.range, id: "no-models")
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard let model = subject.circumstances.answeredBy else {
      return .undecided("not-known", "nobody says which model answered")
    }
    if models.contains(model.rawValue) { return Judgement(.pass, message: "\(model) answered") }
    return .fail("another-model", "\(model) answered; it should be \(models.listed("or"))")
  }

  var labelValue: String? { models.labelledAsOneOrList }

  var namedModels: [ModelID] { models.map { ModelID($0) } }

  private static func example(_ model: ModelID?) -> AssertionSubject {
    AssertionSubject(
      outcome: .answered(.text("€ 22,41.")), circumstances: Circumstances(answeredBy: model))
  }
}

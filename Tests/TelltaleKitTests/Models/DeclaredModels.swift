import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// The models of a project file, as it is written.
struct DeclaredModels {
  let declarations: [ModelDeclaration]
  let models: [any Model]

  /// Each diagnostic as `line:column severity message`, with its help.
  let diagnostics: [String]

  init(_ text: String) throws {
    let source = SourceFile(path: ProjectFile.name, text: text)
    let parsed = SuiteParser.parse(source)
    let root = try #require(parsed.root, "\(parsed.diagnostics)")
    let decoded = ProjectFile.decode(root, knownModels: ModelCatalogue.builtIn.map(\.id))
    declarations = decoded.file.models
    models = ModelRoster.models(declared: declarations)
    diagnostics = decoded.diagnostics.map { diagnostic in
      let place = source.location(ofUTF8Offset: diagnostic.range.lowerBound)
      let word = diagnostic.severity == .warning ? "warning: " : ""
      let help = diagnostic.help.map { " (\($0))" } ?? ""
      return "\(place.line):\(place.column) \(word)\(diagnostic.message)\(help)"
    }
  }

  /// The model with a name.
  func model(_ id: ModelID) throws -> any Model {
    try #require(models.first { $0.id == id }, "\(diagnostics)")
  }

  /// The profile of the only model.
  func profile() throws -> SimulatedProfile {
    guard let profile = declarations.first?.model as? SimulatedProfile else {
      throw Missing(diagnostics: diagnostics)
    }
    return profile
  }

  struct Missing: Error {
    var diagnostics: [String]
  }

  /// A question about one passage, as a case with the default prompt has it.
  static func request(
    _ question: String, passage: String = "Total: € 22,41", answer: AnswerSchema? = nil,
    options: GenerationOptions = .init(sampling: .greedy)
  ) -> Request {
    Request(
      segments: [
        .init(role: .user, kind: .passageText(0), text: passage, message: 1),
        .init(role: .user, kind: .text, text: "\n\n", message: 1),
        .init(role: .user, kind: .question, text: question, message: 1),
      ], answer: answer, options: options)
  }
}

import SourceText
import TelltaleKit
import Terminal

/// A model as `telltale explain` shows it.
struct ModelDocumentation {
  /// The model's name in suites.
  var id: ModelID

  private var model: any Model
  private var declaration: ModelDeclaration?

  /// Every model of a project, in the order of the matrix.
  static func all(of project: Project) -> [ModelDocumentation] {
    project.models.map { model in
      ModelDocumentation(
        id: model.id, model: model,
        declaration: project.settings.models.first { $0.id == model.id })
    }
  }

  /// What the model is, as one phrase.
  var summary: String { "\(model.fingerprint.text.safeOnOneLine), \(model.source.rawValue)" }

  /// All that is known of the model.
  func text(style: Style) -> String {
    var rows: [(String, String)] = []
    if let size = model.fingerprint.contextSize {
      rows.append(("context window", "\(size) tokens"))
    }
    let known = declaration?.model ?? SimulatedProfile.builtIn(id)
    rows += known?.details.map { ($0.name, $0.value) } ?? []
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, value in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(value.safeOnOneLine)"
    }
    return ([style(.emphasis, id.rawValue), "  \(summary)", ""] + lines).joined(separator: "\n")
      + "\n"
  }
}

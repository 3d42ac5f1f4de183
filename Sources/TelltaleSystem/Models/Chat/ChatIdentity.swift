import TelltaleKit

/// What a server says of the model that answers.
struct ChatIdentity: Hashable, Sendable {
  /// What tells one version from another, such as `apfel 1.4.2`.
  var marks: [String] = []

  /// The context window in tokens.
  var contextSize: Int?

  /// Whether the server said that the model is still being loaded.
  var isLoading = false

  /// The names of the models that it has, where it lists them.
  var models: [String]?

  /// Adds what one source says.
  ///
  /// - Parameters:
  ///   - source: What was asked.
  ///   - value: The JSON that came back.
  ///   - model: The model's name on the server.
  mutating func add(_ source: ServerProfile.Identity, _ value: AnswerValue, model: String) {
    switch source {
    case .models: addModels(value, model)
    case .health: addHealth(value, model)
    case .properties:
      contextSize =
        contextSize
        ?? value[path: ["default_generation_settings", "n_ctx"]]?.count.flatMap(\.positive)
      if let build = value["build_info"]?.text { mark("llama.cpp \(build)") }
      if let path = value["model_path"]?.text {
        mark(String(path.split(separator: "/").last ?? ""))
      }
    case .tags:
      for entry in value["models"]?.elements ?? [] {
        let name = entry["name"]?.text
        guard name == model || name == "\(model):latest", let digest = entry["digest"]?.text else {
          continue
        }
        mark("digest \(digest.prefix(12))")
      }
    }
  }

  private mutating func addModels(_ value: AnswerValue, _ model: String) {
    guard let entries = value["data"]?.elements else { return }
    models = entries.compactMap { $0["id"]?.text?.onOneLine(limit: 80) }
    guard let entry = entries.first(where: { $0["id"]?.text == model }) else { return }
    for key in ["context_window", "context_length", "max_model_len"] {
      contextSize = contextSize ?? entry[key]?.count.flatMap(\.positive)
    }
    // llama.cpp describes the file that it has loaded.
    for (key, name) in [("n_params", "parameters"), ("size", "bytes")] {
      if let count = entry["meta"]?[key]?.count { mark("\(count) \(name)") }
    }
  }

  private mutating func addHealth(_ value: AnswerValue, _ model: String) {
    if let version = value["version"]?.text { mark("version \(version)") }
    if let size = value["context_window"]?.count {
      // 0 during a cold start.
      if size > 0 { contextSize = contextSize ?? size } else { isLoading = true }
    }
    if value["model_available"] == .boolean(false) { isLoading = true }
    for entry in value["models"]?.elements ?? []
    where entry["name"]?.text == model && entry["available"] == .boolean(false) {
      isLoading = true
    }
  }

  private mutating func mark(_ text: String) {
    let text = text.onOneLine(limit: 80)
    if !text.isEmpty { marks.append(text) }
  }
}

extension AnswerValue {
  fileprivate var elements: [AnswerValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension Int {
  fileprivate var positive: Int? { self > 0 ? self : nil }
}

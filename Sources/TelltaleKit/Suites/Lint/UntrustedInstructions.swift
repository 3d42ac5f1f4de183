import SourceText

/// Instructions that hold what a person or a document says.
///
/// Apple: "Don't include untrusted content in instructions: the model is
/// typically trained to obey instructions over any commands it receives in
/// prompts" (`Instructions`). Improving the safety of generative model output says
/// the same of what people type.
struct UntrustedInstructions: LintRule {
  static let id: Diagnostic.ID = "lint-untrusted-instructions"

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    suite.texts.filter { $0.role == .instructions }.flatMap { text in
      [("question", "what a person types"), ("passages", "the text of documents")]
        .filter { text.template.variables.contains($0.0) }
        .map { variable, content in
          warning(
            "instructions should hold no text that others write, and {{\(variable)}} is \(content)",
            at: place(of: variable, in: text),
            help: """
              a model obeys instructions over prompts, so that such a text can give it orders; \
              move {{\(variable)}} to prompt:
              """)
        }
    }
  }

  private func place(of variable: String, in text: LintedText) -> Range<Int> {
    for spelling in ["{{\(variable)}}", "{{ \(variable) }}", variable] {
      let range = text.range(of: spelling)
      if range.count == spelling.utf8.count { return range }
    }
    return text.range(of: variable)
  }
}

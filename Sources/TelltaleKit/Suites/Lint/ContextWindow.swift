import SourceText

/// A prompt that is longer than the context window of a model it is for.
///
/// Apple's technical note TN3193, Managing the on-device foundation model's
/// context window: instructions, prompt, schema and answer share the window; a
/// token is three to four characters of Latin script and about one of Chinese,
/// Japanese or Korean. Here it is four, so that what is reported is too long by
/// any count.
struct ContextWindow: LintRule {
  static let id: Diagnostic.ID = "lint-context-window"

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    let rendering = Rendering(
      passageTemplate: suite.suite.passageTemplate, answer: suite.suite.answer)
    // The rows of a file have one place, that of its path: one of them is told.
    var told: Set<Range<Int>> = []
    return suite.suite.cases.compactMap { subject in
      // A case about the outcome may mean to be too long.
      guard subject.skip == nil, !subject.items.contains(where: { $0.name == "outcome" }) else {
        return nil
      }
      for version in subject.versions {
        // Earlier turns can be left out, so each turn counts alone.
        let tokens =
          subject.asked.map { asked in
            RequestSize(rendering.request(for: version, of: asked, openedBy: subject.asked[0]))
              .tokens * 7 / 8
          }.max() ?? 0
        let models = (version.models ?? subject.models ?? suite.suite.models ?? suite.defaultModels)
          .compactMap { id in suite.windows[id].map { (id: id, window: $0) } }
          .filter { $0.window < tokens }
        guard let least = models.map(\.window).min(), told.insert(subject.range).inserted
        else { continue }
        let names = models.map(\.id.rawValue).joined(separator: ", ")
        return warning(
          "'\(subject.name)' takes \(tokens) tokens or more; \(names) \(models.count == 1 ? "has" : "have") \(least)",
          at: subject.range,
          help: "shorten the instructions or the passages, or name the models that have room")
      }
      return nil
    }
  }
}

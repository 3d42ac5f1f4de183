import SourceText
import SuiteSyntax

extension NodeReader {
  /// Reads generation options over the given ones: a key that is absent keeps
  /// its value.
  mutating func options(_ node: SuiteNode?, over base: GenerationOptions) -> GenerationOptions {
    guard let node, let fields = fields(of: node, in: SuiteKeys.options) else { return base }
    var options = base
    if let sampling = fields["sampling"] {
      options.sampling = self.sampling(sampling) ?? options.sampling
    }
    if let node = fields["temperature"] {
      options.temperature = read(node) { node throws(SuiteValueError) in
        try node.number(in: Bounds.temperature)
      }
    }
    if let node = fields["maximum-response-tokens"] {
      options.maximumResponseTokens = read(node) { node throws(SuiteValueError) in
        try node.integer(in: Bounds.positive)
      }
    }
    return options
  }

  private mutating func sampling(_ node: SuiteNode) -> GenerationOptions.Sampling? {
    if node.scalar != nil {
      let word = read(node) { node throws(SuiteValueError) in try node.text() }
      if word == "greedy" { return .greedy }
      if let word {
        note(
          "wrong-value", "'\(word)' is not a way of sampling", at: node.range,
          help: "write greedy, {top: 40, seed: 7} or {probability-threshold: 0.9, seed: 7}")
      }
      return nil
    }
    guard let fields = fields(of: node, in: SuiteKeys.sampling) else { return nil }
    let seed = read(fields["seed"]) { node throws(SuiteValueError) in
      UInt64(try node.integer(in: Bounds.natural))
    }
    switch (fields["top"], fields["probability-threshold"]) {
    case (let top?, nil):
      return read(top) { node throws(SuiteValueError) in
        .top(try node.integer(in: Bounds.positive), seed: seed)
      }
    case (nil, let threshold?):
      return read(threshold) { node throws(SuiteValueError) in
        .probabilityThreshold(try node.number(in: Bounds.share), seed: seed)
      }
    default:
      note(
        "wrong-value", "sampling needs either top or probability-threshold", at: node.range,
        help: "write {top: 40, seed: 7} or {probability-threshold: 0.9, seed: 7}")
      return nil
    }
  }
}

/// The keys of a model that a project declares.
enum ModelKeys {
  /// The keys of an item of `models`.
  static let model = KeyTable(
    "a model",
    [
      KeyUsage(
        "id", .text(.name(marks: "-_.@")),
        "The name by which suites and baselines know the model.", isRequired: true),
      KeyUsage(
        "kind", .words(ModelKind.all.map { .init($0.name, $0.summary) }), "What answers.",
        isRequired: true),
      KeyUsage("display-name", .text(.filled), "The name to show."),
    ] + merged(ModelKind.all.flatMap(\.keys)),
    rules: [
      .variants(
        by: "kind",
        ModelKind.all.map { kind in
          KeyRule.Variant(
            kind.name, keys: common + kind.keys.map(\.name), required: kind.required)
        })
    ])

  /// The keys of a kind; all of them where it is not known.
  static func keys(of kind: ModelKind?) -> [String] {
    kind.map { common + $0.keys.map(\.name) } ?? model.names
  }

  private static let common = ["id", "kind", "display-name"]

  /// The keys of all kinds, each once: one that means something else in another kind
  /// takes what either does, and the kind's decoder decides.
  private static func merged(_ keys: [KeyUsage]) -> [KeyUsage] {
    var merged: [KeyUsage] = []
    for key in keys {
      guard let index = merged.firstIndex(where: { $0.name == key.name }) else {
        merged.append(key)
        continue
      }
      if merged[index].shape != key.shape {
        merged[index].shape = .anyOf([merged[index].shape, key.shape])
      }
    }
    return merged
  }
}

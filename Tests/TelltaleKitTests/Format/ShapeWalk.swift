import SuiteSyntax

@testable import TelltaleKit

/// Every place of the format, each with values that may stand there and values
/// that may not.
struct ShapeWalk {
  /// Puts a value in its place in a whole file.
  typealias Context = (SuiteNode) -> SuiteNode

  /// A key with the trials of it.
  struct Place {
    var name: String

    /// Where its trials are among all.
    var indices: [Int] = []
  }

  /// The trials, each once.
  private(set) var trials: [Trial] = []

  private(set) var places: [Place] = []
  private var kind = Trial.Kind.suite
  private var seen: [String: Int] = [:]

  /// The definitions that were walked: what stands in one is the same wherever
  /// it is referred to.
  private var walked: Set<ValueShape.Definition> = []
  private let probes: [SuiteNode]

  init() throws {
    probes = try (Self.everywhere + Self.spellings).map { try SuiteNode.value($0) }
    let suite = try SuiteNode(yaml: Self.suite)
    walk(SuiteKeys.suite, at: "suite", sample: suite) { $0 }
    kind = .project
    walk(ProjectKeys.project, at: "project", sample: try .value("{}")) { $0 }
  }

  /// A suite in which every assertion has what it judges.
  static let suite = """
    suite: a
    answer:
      text: string
      found: boolean
      rating: integer
      documents: {type: array, items: string}
    cases:
      - name: b
        question: q
        passages: [{title: t, text: p}]
        assert: [{contains: x}]
    """

  /// Values of every type.
  static let everywhere = [
    "", "true", "false", "3", "0", "-1", "0.5", "1000001", "99999999999", "3.0", "3.10", "''",
    "' '", "text",
    "[]", "[~]", "[text]", "[text, 3]", "['']", "[[text]]", "[{}]", "{}", "{colour: red}",
    "{text: ~}", "{text: text}", "{name: text}",
  ]

  /// Words and spellings that some places ask for, right and wrong.
  static let spellings = [
    "a b", "a/b", "a,b", "' a'", "é", "'€'", "{name: [text]}", "{name: {type: string}}",
    "{name: {type: strin}}", "4/5", "5/4", "0/0", "04/5", "+4/5", "4/5/6", "2026-12-31",
    "2026-02-30", "2026-13-01", "1/1/2026", "../x", "x/..", "x/../y", "/x", "x..y/", "afm-2",
    "[afm-2]", "[afm-9]", "nl", "[nl, xx]", "'22,41 €'", "['22,41 €']", "'[a'", "'{{'",
    "'{{nothing}}'", "a.csv", "../../a.csv", "a.JSON", "tab", "0.9", "18/20", "'0.9'", "im", "z",
    "documents.0", "is-json", "[is-json]", "{contains: text}",
    "[{contains: text}]", "[{contains: text, colour: red}]", "{contians: text}",
  ]

  /// The values to try at a place.
  private func probes(for shape: ValueShape) -> [SuiteNode] {
    switch shape {
    case .boolean, .integer, .number, .anything, .dictionary:
      Array(probes.prefix(Self.everywhere.count))
    default: probes
    }
  }

  private mutating func add(_ value: SuiteNode, _ context: Context) {
    let trial = Trial(kind: kind, root: context(value))
    let key = "\(kind) \(trial.json)"
    if seen[key] == nil {
      seen[key] = trials.count
      trials.append(trial)
    }
    if let index = seen[key] { places[places.count - 1].indices.append(index) }
  }

  private mutating func walk(
    _ table: KeyTable, at name: String, sample: SuiteNode, in context: Context
  ) {
    places.append(Place(name: name))
    add(sample, context)
    add(sample.setting("colour", to: .text("red")), context)
    for key in table.keys where key.isRequired {
      add(sample.setting(key.name, to: nil), context)
    }
    for key in table.keys {
      // Alone, so that what may stand beside it does not matter.
      let inner: Context = { context(sample.beside(key.name, table).setting(key.name, to: $0)) }
      places.append(Place(name: "\(name).\(key.name)"))
      for probe in probes(for: key.shape) { add(probe, inner) }
      add(.text(key.name + "x"), inner)
      add(
        sample.beside(key.name, table).setting(key.name + "x", to: key.shape.sample), context)
      walk(key.shape, at: "\(name).\(key.name)", in: inner)
    }
  }

  private mutating func walk(
    _ shape: ValueShape, at name: String, in context: Context
  ) {
    add(shape.sample, context)
    switch shape {
    case .text(.spelled(let spelling)):
      for example in spelling.examples { add(.text(example), context) }
    case .words(let words):
      for word in words {
        add(.text(word.word), context)
        add(.text(word.word + "s"), context)
        add(.text(word.word.uppercased()), context)
      }
    case .suggestions(let texts):
      for text in texts.prefix(3) { add(.text(text), context) }
    case .integer(let bounds):
      for value in [bounds.lowerBound, bounds.upperBound] { add(.plain("\(value)"), context) }
      add(.plain("\(bounds.lowerBound - 1)"), context)
      if bounds.upperBound < Int.max { add(.plain("\(bounds.upperBound + 1)"), context) }
      add(.plain("\(bounds.lowerBound).5"), context)
    case .number(let bounds?):
      for value in [bounds.lowerBound, bounds.upperBound] { add(.plain("\(value)"), context) }
      add(.plain("\(bounds.lowerBound - 0.5)"), context)
      add(.plain("\(bounds.upperBound + 0.5)"), context)
    case .list(of: let element, _):
      let inner: Context = { context(.list([$0])) }
      for probe in probes.prefix(Self.everywhere.count) { add(probe, inner) }
      add(.list([element.sample, .plain("~")]), context)
      walk(element, at: name, in: inner)
    case .dictionary(of: let element, let names, _):
      for key in ["", "a b", "a/b", "é", "€", "question", "a.b-c_d", "3"] {
        add(.mapping([(key, element.sample)]), context)
      }
      let inner: Context = { context(.mapping([(names.sampleName, $0)])) }
      for probe in probes.prefix(Self.everywhere.count) { add(probe, inner) }
      walk(element, at: name, in: inner)
    case .anyOf(let shapes):
      for shape in shapes { walk(shape, at: name, in: context) }
    case .mapping(let table):
      walk(table, at: name, sample: table.sample, in: context)
    case .reference(let definition):
      guard walked.insert(definition).inserted || definition == .assertion else {
        for probe in probes.prefix(6) { add(probe, context) }
        return
      }
      walk(definition, at: name, in: context)
    case .text, .boolean, .number(nil), .anything: break
    }
  }

  private mutating func walk(
    _ definition: ValueShape.Definition, at name: String, in context: Context
  ) {
    switch definition {
    case .assertion, .combinedAssertion:
      // Every assertion once, at the case; elsewhere the ways to write an item.
      guard name == "suite.cases.assert" else {
        for probe in probes { add(probe, context) }
        for key in AssertionItem.common.keys {
          add(SuiteNode.mapping([("equals", .text("x")), (key.name, key.shape.sample)]), context)
        }
        return
      }
      for usage in AssertionRegistry.builtIn.map({ $0.usage }) { walk(Named(usage), in: context) }
    case .case:
      guard let sample = try? SuiteNode(yaml: Self.suite),
        case .sequence(let cases)? = sample.pairs.first(where: { $0.0 == "cases" })?.1.content
      else { return }
      walk(SuiteKeys.case, at: name, sample: cases[0], in: context)
    case .rows:
      guard let sample = try? SuiteNode.value("{from: a.csv, assert: [{contains: x}]}") else {
        return
      }
      walk(SuiteKeys.rows, at: name, sample: sample, in: context)
    case .suiteAssertion:
      for usage in SuiteAssertionRegistry.builtIn.map({ $0.usage }) {
        walk(Named(usage), in: context)
      }
    case .answerType: walk(SuiteKeys.answerType, at: name, in: context)
    case .options: walk(.mapping(SuiteKeys.options), at: name, in: context)
    case .model: for probe in probes { add(probe, context) }
    }
  }

  /// An assertion of either kind.
  private struct Named {
    var name: String
    var value: AssertionUsage.Value
    var common: KeyTable

    /// Another assertion, and a value of it.
    var other: (name: String, value: SuiteNode)

    /// Whether this one stands for all when values of the common keys are tried.
    var isForAll: Bool

    init(_ usage: AssertionUsage) {
      (name, value, common) = (usage.name, usage.value, AssertionItem.common)
      other = (usage.name == "equals" ? "contains" : "equals", .text("x"))
      isForAll = usage.name == "contains"
    }

    init(_ usage: SuiteAssertionUsage) {
      (name, value, common) = (usage.name, usage.value, SuiteAssertionItem.common)
      other = (
        usage.name == "varies" ? "pass-rate" : "varies", .plain(usage.name == "varies" ? "0.9" : "")
      )
      isForAll = usage.name == "varies"
    }
  }

  private mutating func walk(_ usage: Named, in context: Context) {
    places.append(Place(name: usage.name))
    // Beside one that passes, so that the case judges something.
    add(.text(usage.name), context)
    add(.text(usage.name + "s"), context)
    let value: SuiteNode =
      switch usage.value {
      case .none: .plain("")
      case .optional(let shape), .required(let shape): shape.sample
      }
    let inner: Context = { context(.mapping([(usage.name, $0)])) }
    for probe in probes { add(probe, inner) }
    add(.mapping([(usage.name, value), usage.other]), context)
    add(.mapping([(usage.name, value), ("colour", .text("red"))]), context)
    for key in usage.common.keys {
      let common: Context = { context(.mapping([(key.name, $0), (usage.name, value)])) }
      guard usage.isForAll else {
        add(key.shape.sample, common)
        continue
      }
      for probe in probes { add(probe, common) }
      walk(key.shape, at: usage.name, in: common)
    }
    switch usage.value {
    case .none: break
    case .optional(let shape), .required(let shape):
      walk(shape, at: usage.name, in: inner)
    }
  }
}

extension SuiteNode {
  /// A plain scalar.
  static func plain(_ text: String) -> SuiteNode { SuiteNode(.scalar(.init(text)), range: 0..<0) }

  /// The mapping without keys that cannot stand beside a key, and with those
  /// that the key needs.
  fileprivate func beside(_ key: String, _ table: KeyTable) -> SuiteNode {
    var node = self
    for rule in table.rules {
      switch rule {
      case .atLeastOne: break
      case .exactlyOne(of: let keys):
        if keys.contains(key) {
          for other in keys where other != key { node = node.setting(other, to: nil) }
        }
      case .variants(by: let name, let variants):
        guard name != key, let variant = variants.first(where: { $0.keys.contains(key) }) else {
          break
        }
        node = node.setting(name, to: .text(variant.value))
        for other in node.pairs.map(\.0) where !variant.keys.contains(other) {
          node = node.setting(other, to: nil)
        }
        for required in variant.required {
          guard let usage = table.keys.first(where: { $0.name == required }) else { continue }
          node = node.setting(required, to: usage.shape.sample)
        }
      case .without(let name, let others):
        if name == key { for other in others { node = node.setting(other, to: nil) } }
      }
    }
    return node
  }
}

extension KeyTable {
  /// A mapping with what has to be there.
  fileprivate var sample: SuiteNode {
    var names = keys.filter(\.isRequired).map(\.name)
    for rule in rules {
      switch rule {
      case .atLeastOne(of: let keys), .exactlyOne(of: let keys): names.append(keys[0])
      case .variants(by: let name, let variants):
        // What the sample's value asks for beside it.
        guard let key = keys.first(where: { $0.name == name }), key.isRequired,
          let word = key.shape.sample.scalar?.text
        else { break }
        names += variants.first { $0.value == word }?.required ?? []
      case .without: break
      }
    }
    return .mapping(
      keys.filter { names.contains($0.name) }.map { ($0.name, $0.shape.sample) })
  }
}

extension ValueShape {
  /// A value of the shape.
  var sample: SuiteNode {
    switch self {
    case .text(.spelled(let spelling)): .text(spelling.examples[0])
    case .text, .anything: .text("text")
    case .boolean: .plain("true")
    case .integer(let bounds): .plain("\(max(1, bounds.lowerBound))")
    case .number: .plain("0.5")
    case .words(let words): .text(words[0].word)
    case .suggestions(let texts): .text(texts[0])
    case .list(of: let element, _): .list([element.sample])
    case .mapping(let table): table.sample
    case .dictionary(of: let element, let names, _):
      .mapping([(names.sampleName, element.sample)])
    case .anyOf(let shapes): shapes[0].sample
    case .reference(.assertion), .reference(.combinedAssertion):
      .mapping([("equals", .text("text"))])
    case .reference(.model): .text("afm-2")
    case .reference(.answerType): .mapping([("text", .text("string"))])
    case .reference(.options): .mapping([("sampling", .text("greedy"))])
    case .reference(.case): .mapping([("name", .text("a"))])
    case .reference(.rows): .mapping([("from", .text("a.csv"))])
    case .reference(.suiteAssertion): .text("varies")
    }
  }
}

extension TextForm {
  /// A name of this form.
  fileprivate var sampleName: String {
    if case .spelled(let spelling) = self { spelling.examples.first ?? "name" } else { "name" }
  }
}

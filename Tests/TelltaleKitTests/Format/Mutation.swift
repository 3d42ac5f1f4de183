import SuiteSyntax
import TestSupport

/// A change of a file's structure, as a slip of the hand makes it.
struct Mutation {
  /// The generator of the choices.
  var random: SeededGenerator

  /// Changes one place of a file.
  ///
  /// Places of the same kind, such as the texts of all passages, are one, so that
  /// rare keys are changed as often as common ones.
  mutating func apply(to root: SuiteNode) -> SuiteNode {
    var kinds: [String: [[Int]]] = [:]
    root.collectPaths(into: &kinds, kind: "", path: [])
    let kind = random.element(of: kinds.keys.sorted())
    let path = random.element(of: kinds[kind] ?? [[]])
    return change(root, at: path[...])
  }

  private mutating func change(_ node: SuiteNode, at path: ArraySlice<Int>) -> SuiteNode {
    guard let index = path.first else { return retyped(node) }
    var node = node
    switch node.content {
    case .scalar: return retyped(node)
    case .sequence(var items):
      if path.count == 1, random.below(3) == 0 {
        if random.below(2) == 0 {
          items.remove(at: index)
        } else {
          items.insert(items[index], at: 0)
        }
      } else {
        items[index] = change(items[index], at: path.dropFirst())
      }
      node.content = .sequence(items)
    case .mapping(var entries):
      if path.count == 1, random.below(2) == 0 {
        switch random.below(3) {
        case 0: entries.remove(at: index)
        case 1: entries[index].key = misspelt(entries[index].key)
        default:
          let key = random.element(of: ["colour", "Name", "asserts", "models", "text", "is-json"])
          entries.insert(
            .init(key: key, keyRange: 0..<0, value: retyped(entries[index].value)), at: index)
        }
        // Duplicate keys are a matter of syntax.
        guard Set(entries.map(\.key)).count == entries.count else { return node }
      } else {
        entries[index].value = change(entries[index].value, at: path.dropFirst())
      }
      node.content = .mapping(entries)
    }
    return node
  }

  private mutating func misspelt(_ key: String) -> String {
    var characters = Array(key)
    let index = random.below(max(1, characters.count))
    switch random.below(3) {
    case 0: characters.append("s")
    case 1 where characters.count > 1: characters.remove(at: index)
    default: characters.insert("-", at: min(index, characters.count))
    }
    return String(characters)
  }

  private mutating func retyped(_ node: SuiteNode) -> SuiteNode {
    let plain = ["", "true", "3", "-1", "0.5", "3.0", "1e3"].map { SuiteNode.plain($0) }
    let others: [SuiteNode] = [
      .text(""), .text("text"), .text(" "), .list([]), .list([node]), .list([.plain("")]),
      .mapping([]), .mapping([("text", node)]), .mapping([("name", node), ("colour", node)]),
    ]
    return random.element(of: plain + others)
  }
}

extension SuiteNode {
  fileprivate func collectPaths(
    into kinds: inout [String: [[Int]]], kind: String, path: [Int]
  ) {
    kinds[kind, default: []].append(path)
    switch content {
    case .scalar: break
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        item.collectPaths(into: &kinds, kind: kind + "[]", path: path + [index])
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        entry.value.collectPaths(into: &kinds, kind: "\(kind).\(entry.key)", path: path + [index])
      }
    }
  }
}

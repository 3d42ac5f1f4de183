/// A pattern of the phrase lists: the few forms of regular expressions that they
/// need, matched in the same way on every system.
///
/// Literals, `.` (not a line break), `\w`, `\b`, `^` (start of the text),
/// `[abc]`, `(?:a|b)`, `(?!a)`, and after any of them `?`, `*` or `{m,n}`.
package struct PhrasePattern: Sendable {
  private indirect enum Node: Sendable {
    case literal(Unicode.Scalar)
    case any
    case letter
    case boundary
    case start
    case set([Unicode.Scalar])
    case alternatives([[Node]])
    case absent([[Node]])
    case repeated(Node, ClosedRange<Int>)
  }

  private let alternatives: [[Node]]

  /// Compiles a pattern, or returns `nil` where it is not one.
  package init?(_ pattern: String) {
    var parser = Parser(pattern)
    guard let alternatives = parser.alternatives(), parser.isAtEnd else { return nil }
    self.alternatives = alternatives
  }

  /// Returns the first match in a normalised text.
  package func firstMatch(in scalars: [Unicode.Scalar]) -> Range<Int>? {
    for start in 0...scalars.count {
      var end: Int?
      let isMatch = Self.match(alternatives, at: start, in: scalars) { place in
        end = place
        return true
      }
      if isMatch, let end { return start..<end }
    }
    return nil
  }

  private static func match(
    _ alternatives: [[Node]], at place: Int, in scalars: [Unicode.Scalar],
    then next: (Int) -> Bool
  ) -> Bool {
    for nodes in alternatives where match(nodes[...], at: place, in: scalars, then: next) {
      return true
    }
    return false
  }

  private static func match(
    _ nodes: ArraySlice<Node>, at place: Int, in scalars: [Unicode.Scalar],
    then next: (Int) -> Bool
  ) -> Bool {
    guard let node = nodes.first else { return next(place) }
    let rest = nodes.dropFirst()
    return match(node, at: place, in: scalars) {
      match(rest, at: $0, in: scalars, then: next)
    }
  }

  private static func match(
    _ node: Node, at place: Int, in scalars: [Unicode.Scalar], then next: (Int) -> Bool
  ) -> Bool {
    let current = place < scalars.count ? scalars[place] : nil
    switch node {
    case .literal(let wanted): return current == wanted && next(place + 1)
    case .any: return current != nil && current != "\n" && next(place + 1)
    case .letter: return current?.isWordScalar == true && next(place + 1)
    case .set(let wanted):
      guard let current else { return false }
      return wanted.contains(current) && next(place + 1)
    case .start: return place == 0 && next(place)
    case .boundary:
      let before = place > 0 && scalars[place - 1].isWordScalar
      return before != (current?.isWordScalar ?? false) && next(place)
    case .alternatives(let nodes): return match(nodes, at: place, in: scalars, then: next)
    case .absent(let nodes):
      return !match(nodes, at: place, in: scalars, then: { _ in true }) && next(place)
    case .repeated(let inner, let counts):
      return repeated(inner, counts, at: place, in: scalars, then: next)
    }
  }

  /// As often as possible first.
  private static func repeated(
    _ node: Node, _ counts: ClosedRange<Int>, at place: Int, in scalars: [Unicode.Scalar],
    then next: (Int) -> Bool
  ) -> Bool {
    if counts.upperBound > 0 {
      let fewer = max(0, counts.lowerBound - 1)...counts.upperBound - 1
      let goesOn = match(node, at: place, in: scalars) { end in
        end > place && repeated(node, fewer, at: end, in: scalars, then: next)
      }
      if goesOn { return true }
    }
    return counts.lowerBound == 0 && next(place)
  }

  private struct Parser {
    private var scalars: ArraySlice<Unicode.Scalar>

    init(_ pattern: String) { scalars = Array(pattern.unicodeScalars)[...] }

    var isAtEnd: Bool { scalars.isEmpty }

    mutating func alternatives() -> [[Node]]? {
      var result: [[Node]] = [[]]
      while let next = scalars.first, next != ")" {
        if next == "|" {
          scalars.removeFirst()
          result.append([])
          continue
        }
        guard let node = quantified() else { return nil }
        result[result.count - 1].append(node)
      }
      return result
    }

    private mutating func quantified() -> Node? {
      guard let node = atom() else { return nil }
      switch scalars.first {
      case "?":
        scalars.removeFirst()
        return .repeated(node, 0...1)
      case "*":
        scalars.removeFirst()
        return .repeated(node, 0...1_000)
      case "{":
        guard let end = scalars.firstIndex(of: "}") else { return nil }
        let inside = NormalizedText.string(scalars[scalars.startIndex + 1..<end])
        let bounds = inside.split(separator: ",").compactMap { Int($0) }
        scalars = scalars[(end + 1)...]
        guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
        return .repeated(node, low...high)
      default:
        return node
      }
    }

    private mutating func atom() -> Node? {
      guard let scalar = scalars.popFirst() else { return nil }
      switch scalar {
      case ".": return .any
      case "^": return .start
      case "\\":
        switch scalars.popFirst() {
        case "w": return .letter
        case "b": return .boundary
        case let escaped?: return .literal(escaped)
        case nil: return nil
        }
      case "[":
        guard let end = scalars.firstIndex(of: "]") else { return nil }
        defer { scalars = scalars[(end + 1)...] }
        return .set(Array(scalars[..<end]))
      case "(":
        let isAbsent = scalars.starts(with: "?!".unicodeScalars)
        guard isAbsent || scalars.starts(with: "?:".unicodeScalars) else { return nil }
        scalars = scalars.dropFirst(2)
        guard let inner = alternatives(), scalars.popFirst() == ")" else { return nil }
        return isAbsent ? .absent(inner) : .alternatives(inner)
      case "?", "*", "{", "}", "]", "+", "$": return nil
      default: return .literal(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is part of a word, as `\w` has it.
  fileprivate var isWordScalar: Bool {
    if isASCII {
      return ("a"..."z").contains(self) || ("0"..."9").contains(self) || self == "_"
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}

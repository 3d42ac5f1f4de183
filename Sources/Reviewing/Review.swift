package import Terminal

/// A change as far as deciding on it goes.
package struct ReviewItem: Hashable, Sendable {
  /// A number that changes of the same kind share: the same status for the same cause.
  package var kind: Int

  /// A number that changes share which say the same, byte for byte.
  package var difference: Int

  /// Whether it fails, so that accepting it needs a reason.
  package var needsReason: Bool

  /// Why it cannot be accepted, as one phrase; `nil` where it can.
  package var refusal: String?

  /// Creates an item.
  package init(kind: Int, difference: Int, needsReason: Bool = false, refusal: String? = nil) {
    self.kind = kind
    self.difference = difference
    self.needsReason = needsReason
    self.refusal = refusal
  }
}

/// What becomes of a change.
package enum ReviewDecision: Hashable, Sendable {
  /// It becomes the baseline; with why, where it fails.
  case accept(reason: String?)

  /// It is dropped.
  case reject

  /// It stays as it is, to be decided on another time.
  case skip
}

/// A walk through changes, one at a time: a value that keys change.
package struct Review: Hashable, Sendable {
  /// What is typed at.
  package enum Mode: Hashable, Sendable {
    /// A change is shown, or the end.
    case deciding

    /// The next key is for all changes that say the same.
    case sameDifference

    /// A reason is typed for changes, by their places.
    case reason(String, for: [Int])

    /// The keys are explained.
    case help
  }

  /// What whoever shows the walk has to do.
  package enum Effect: Hashable, Sendable {
    case redraw, suspend

    /// The walk is over.
    case finish
  }

  /// How much of a change is shown, which scrolling needs to know.
  package struct Layout: Hashable, Sendable {
    /// The rows that the change has.
    package var rows: Int

    /// The rows that there is room for.
    package var room: Int

    /// Creates a layout.
    package init(rows: Int, room: Int) {
      self.rows = rows
      self.room = room
    }
  }

  /// The changes.
  package let items: [ReviewItem]

  /// What becomes of each change; `nil` for one that nobody has decided on.
  package private(set) var decisions: [ReviewDecision?]

  /// The place of the change that is shown; after the last one the end is.
  package private(set) var position = 0

  /// What is typed at.
  package private(set) var mode = Mode.deciding

  /// Whether everything about a change is shown.
  package private(set) var isFull = false

  /// The first row of the change that is shown.
  package private(set) var scroll = 0

  /// What there is to say of the last key, if anything.
  package private(set) var message: String?

  /// Starts a walk.
  package init(_ items: [ReviewItem]) {
    self.items = items
    decisions = items.map { _ in nil }
  }

  /// Whether all changes have been walked through.
  package var isAtEnd: Bool { position >= items.count }

  /// The change that is shown, if any.
  package var item: ReviewItem? { isAtEnd ? nil : items[position] }

  /// The undecided changes of the same kind as the one that is shown, with it.
  package var alike: [Int] { together { $0.kind == $1.kind } }

  /// The undecided changes that say the same as the one that is shown, with it.
  package var same: [Int] { together { $0.difference == $1.difference } }

  private func together(_ isTogether: (ReviewItem, ReviewItem) -> Bool) -> [Int] {
    guard let item else { return [] }
    return items.indices.filter {
      $0 == position || decisions[$0] == nil && isTogether(items[$0], item)
    }
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - layout: How the change is shown.
  /// - Returns: What is to be done.
  package mutating func press(_ key: Key, layout: Layout) -> Effect {
    message = nil
    switch (mode, key) {
    case (_, .control("z")): return .suspend
    case (_, .control("c")): return .finish
    case (.reason(let text, let places), _): return type(key, after: text, for: places)
    case (_, .control("d")): return .finish
    case (.help, _):
      if !rolls(key, layout) {
        mode = .deciding
        scroll = 0
      }
      return .redraw
    case (.sameDifference, _):
      mode = .deciding
      if case .character(let scalar) = key, let decide = Self.verbs[scalar] {
        apply(decide, to: same)
      }
      return .redraw
    case (.deciding, _): return isAtEnd ? pressAtEnd(key) : pressAtChange(key, layout)
    }
  }

  /// The decisions by their keys.
  private static let verbs: [Unicode.Scalar: ReviewDecision] = [
    "a": .accept(reason: nil), "y": .accept(reason: nil), "r": .reject, "s": .skip,
  ]

  private mutating func pressAtEnd(_ key: Key) -> Effect {
    switch key {
    case .enter, .character("q"): return .finish
    case .character("b"), .left, .backspace, .up: move(to: items.count - 1)
    case .character("?"), .character("h"): mode = .help
    default: break
    }
    return .redraw
  }

  /// Scrolls what is shown.
  ///
  /// - Returns: Whether the key is one that does.
  private mutating func rolls(_ key: Key, _ layout: Layout) -> Bool {
    let last = max(0, layout.rows - layout.room)
    let page = max(1, layout.room - 1)
    switch key {
    case .character("j"), .down: scroll = min(last, scroll + 1)
    case .character("k"), .up: scroll = max(0, min(last, scroll) - 1)
    case .character(" "), .pageDown: scroll = min(last, scroll + page)
    case .pageUp: scroll = max(0, min(last, scroll) - page)
    case .home: scroll = 0
    case .end: scroll = last
    default: return false
    }
    return true
  }

  private mutating func pressAtChange(_ key: Key, _ layout: Layout) -> Effect {
    if rolls(key, layout) { return .redraw }
    switch key {
    case .character("q"): return .finish
    case .character("?"), .character("h"):
      mode = .help
      scroll = 0
    case .character("="): mode = .sameDifference
    case .character("d"):
      isFull.toggle()
      scroll = 0
    case .character("b"), .left, .backspace: move(to: max(0, position - 1))
    case .character("n"), .right, .tab: move(to: position + 1)
    case .character(let scalar):
      if let decision = Self.verbs[scalar] {
        apply(decision, to: [position])
      } else if ["A", "R", "S"].contains(scalar),
        let decision = Self.verbs[scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar]
      {
        apply(decision, to: alike)
      } else {
        message = "'\(scalar)' is no key here; ? explains the keys"
      }
    case .enter: message = "type a, r or s; ? explains the keys"
    default: break
    }
    return .redraw
  }

  /// Decides on changes, or asks for the reason that it takes.
  private mutating func apply(_ decision: ReviewDecision, to places: [Int]) {
    guard case .accept = decision else {
      for place in places { decisions[place] = decision }
      return advance()
    }
    let allowed = places.filter { items[$0].refusal == nil }
    if allowed.isEmpty {
      message = "it cannot be accepted: \(item?.refusal ?? "")"
    } else if allowed.contains(where: { items[$0].needsReason }) {
      mode = .reason("", for: allowed)
    } else {
      accept(allowed, reason: nil)
    }
  }

  /// A reason that was given before, which often holds again.
  private var lastReason: String? {
    for case .accept(let reason?) in decisions.reversed() { return reason }
    return nil
  }

  private mutating func accept(_ places: [Int], reason: String?) {
    for place in places {
      decisions[place] = .accept(reason: items[place].needsReason ? reason : nil)
    }
    advance()
  }

  /// Takes a key while a reason is typed.
  private mutating func type(_ key: Key, after text: String, for places: [Int]) -> Effect {
    var scalars = text.unicodeScalars
    switch key {
    case .escape, .control("d"): mode = .deciding
    case .enter:
      let reason = String(text.drop { $0.isWhitespace })
      if reason.isEmpty {
        message = "a failure is accepted with a reason only; escape goes back"
      } else {
        mode = .deciding
        accept(places, reason: reason)
      }
    case .backspace:
      // A character with what combines with it, as it is seen.
      mode = .reason(String(text.dropLast()), for: places)
    case .control("u"): mode = .reason("", for: places)
    case .up: mode = .reason(lastReason ?? text, for: places)
    case .character(let scalar):
      scalars.append(scalar)
      mode = .reason(String(scalars), for: places)
    default: break
    }
    return .redraw
  }

  /// Goes to the next change that nobody has decided on, from here on round.
  private mutating func advance() {
    let order = Array(items.indices.dropFirst(position + 1)) + Array(items.indices.prefix(position))
    move(to: order.first { decisions[$0] == nil } ?? items.count)
  }

  private mutating func move(to place: Int) {
    position = min(max(0, place), items.count)
    scroll = 0
    isFull = false
  }
}

import Reviewing
import Terminal
import Testing

private let layout = Review.Layout(rows: 30, room: 10)

extension Review {
  /// Takes keys that are typed one after the other.
  fileprivate mutating func type(_ text: String) {
    for scalar in text.unicodeScalars {
      _ = press(scalar == "\n" ? .enter : .character(scalar), layout: layout)
    }
  }
}

@Suite struct ReviewTests {
  /// Six changes: kinds 0 0 1 1 2 2, of which 0 2 4 say the same; the last two fail.
  private let six = Review(
    (0..<6).map { ReviewItem(kind: $0 / 2, difference: $0 % 2, needsReason: $0 > 3) })

  @Test(
    arguments: [
      ("", [nil, nil, nil, nil, nil, nil], 0),
      ("a", [.accept(reason: nil), nil, nil, nil, nil, nil], 1),
      ("yrs", [.accept(reason: nil), .reject, .skip, nil, nil, nil], 3),
      ("A", [.accept(reason: nil), .accept(reason: nil), nil, nil, nil, nil], 2),
      ("nR", [.reject, .reject, nil, nil, nil, nil], 2),
      ("=r", [.reject, nil, .reject, nil, .reject, nil], 1),
      ("=xa", [.accept(reason: nil), nil, nil, nil, nil, nil], 1),
      // The one decided on before keeps its decision.
      ("rA", [.reject, .accept(reason: nil), nil, nil, nil, nil], 2),
      ("abr", [.reject, nil, nil, nil, nil, nil], 1),
      ("?xa", [.accept(reason: nil), nil, nil, nil, nil, nil], 1),
      ("nnnna", [nil, nil, nil, nil, nil, nil], 4),
      ("nnnnafor now\n", [nil, nil, nil, nil, .accept(reason: "for now"), nil], 5),
      (
        "nnnnAboth\n",
        [nil, nil, nil, nil, .accept(reason: "both"), .accept(reason: "both")], 0
      ),
      // Same words, one of them failing: the reason is of that one only.
      (
        "=awhy\n",
        [.accept(reason: nil), nil, .accept(reason: nil), nil, .accept(reason: "why"), nil], 1
      ),
      ("nnnna  \nx\n", [nil, nil, nil, nil, .accept(reason: "x"), nil], 5),
      ("zzb", [nil, nil, nil, nil, nil, nil], 0),
    ] as [(String, [ReviewDecision?], Int)])
  func `keys decide`(keys: String, decisions: [ReviewDecision?], position: Int) {
    var review = six
    review.type(keys)
    #expect(review.decisions == decisions)
    #expect(review.position == position)
  }

  @Test func `after the last decision comes the end, from which there is a way back`() {
    var review = six
    review.type("ARS")
    #expect(review.isAtEnd)
    #expect(
      review.decisions == [
        .accept(reason: nil), .accept(reason: nil), .reject, .reject, .skip, .skip,
      ])
    var all = six
    all.type("rrrrrr")
    #expect(all.isAtEnd)
    #expect(all.press(.character("b"), layout: layout) == .redraw)
    #expect(all.position == 5)
    all.type("s")
    #expect(all.isAtEnd && all.decisions.last == .skip)
    #expect(all.press(.enter, layout: layout) == .finish)
  }

  @Test(arguments: [Key.character("q"), .control("c"), .control("d")])
  func `quitting keeps what was decided`(key: Key) {
    var review = six
    review.type("a")
    #expect(review.press(key, layout: layout) == .finish)
    #expect(review.decisions[0] == .accept(reason: nil))
  }

  @Test func `what cannot be accepted is not, and says why`() {
    var review = Review([
      ReviewItem(kind: 0, difference: 0, refusal: "its baseline changed after the run"),
      ReviewItem(kind: 0, difference: 0),
    ])
    review.type("a")
    #expect(review.decisions == [nil, nil])
    #expect(review.message == "it cannot be accepted: its baseline changed after the run")
    review.type("A")
    #expect(review.decisions == [nil, .accept(reason: nil)])
  }

  @Test func `a reason is typed like anything else`() {
    var review = six
    review.type("nnnna")
    for key in [
      Key.character("e"), .character("\u{301}"), .backspace, .character("字"), .left, .unknown,
    ] {
      _ = review.press(key, layout: layout)
    }
    #expect(review.mode == .reason("字", for: [4]))
    _ = review.press(.control("u"), layout: layout)
    #expect(review.press(.enter, layout: layout) == .redraw)
    #expect(review.message != nil && review.decisions[4] == nil)
    _ = review.press(.escape, layout: layout)
    #expect(review.mode == .deciding && review.position == 4)
    #expect(review.press(.control("z"), layout: layout) == .suspend)
  }

  @Test func `scrolling ends where the change does`() {
    var review = six
    review.type("   ")
    #expect(review.scroll == 20)
    for _ in 0..<30 { _ = review.press(.up, layout: layout) }
    #expect(review.scroll == 0)
    _ = review.press(.end, layout: layout)
    #expect(review.scroll == 20)
    review.type("d")
    #expect(review.isFull && review.scroll == 0)
    review.type("n")
    #expect(!review.isFull)
  }
}

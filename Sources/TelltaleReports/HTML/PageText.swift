import TextDiff

/// A text with what is to be seen in it.
struct PageText: Hashable {
  /// What a stretch is; several may hold.
  struct Marks: OptionSet, Hashable {
    let rawValue: Int

    /// It shows why an assertion judged as it did.
    static let evidence = Marks(rawValue: 1)

    /// The other text does not have it.
    static let changed = Marks(rawValue: 2)

    /// It differs from the other text only in how its letters are spelled in bytes.
    static let spelled = Marks(rawValue: 4)

    /// It differs from the other text only in spaces.
    static let spaced = Marks(rawValue: 8)
  }

  /// A stretch of text with the same marks.
  struct Piece: Hashable {
    var marks: Marks
    var text: String
  }

  /// A place in a text: a UTF-8 range.
  struct Place: Hashable {
    var range: Range<Int>
    var marks: Marks

    init(_ range: Range<Int>, _ marks: Marks) {
      self.range = range
      self.marks = marks
    }
  }

  /// The stretches in order; none of them is empty.
  private(set) var pieces: [Piece] = []

  /// Marks places in a text; those that are not in it are left out.
  init(_ text: String, _ places: [Place] = []) {
    let bytes = Array(text.utf8)
    let places = places.filter {
      !$0.range.isEmpty && $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count
    }
    guard !places.isEmpty else {
      if !text.isEmpty { pieces = [Piece(marks: [], text: text)] }
      return
    }
    // How many places with each mark begin less how many end, by offset.
    var steps: [(offset: Int, marks: Marks, step: Int)] = []
    for place in places {
      steps.append((Self.start(of: place.range.lowerBound, in: bytes), place.marks, 1))
      steps.append((Self.end(of: place.range.upperBound, in: bytes), place.marks, -1))
    }
    steps.sort { $0.offset < $1.offset }
    var depths = [0, 0, 0, 0]
    var offset = 0
    for step in steps {
      append(bytes[offset..<step.offset], Self.marks(depths))
      offset = step.offset
      for bit in depths.indices where step.marks.rawValue & 1 << bit != 0 {
        depths[bit] += step.step
      }
    }
    append(bytes[offset...], [])
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ marks: Marks) {
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let last = pieces.last, last.marks == marks {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(marks: marks, text: text))
    }
  }

  private static func marks(_ depths: [Int]) -> Marks {
    Marks(rawValue: depths.indices.reduce(0) { $0 | (depths[$1] > 0 ? 1 << $1 : 0) })
  }

  /// Where the character begins that an offset is in.
  private static func start(of offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Where the character ends that an offset is in.
  private static func end(of offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The text with long stretches that nothing is to be seen in left out, and its end
  /// where it is long all the same.
  ///
  /// - Parameters:
  ///   - context: How many characters stay beside what is to be seen.
  ///   - maximum: The most characters.
  /// - Returns: The text.
  func shortened(context: Int = 120, maximum: Int = 1_600) -> PageText {
    var result = self
    result.pieces = []
    var room = maximum
    for (index, piece) in pieces.enumerated() {
      guard room > 0 else {
        result.pieces.append(Piece(marks: [], text: " …"))
        break
      }
      let isFirst = index == 0
      let isLast = index == pieces.count - 1
      var text = piece.text
      if piece.marks.isEmpty, pieces.count > 1 {
        let characters = Array(text)
        if characters.count > 2 * context + 20 {
          text =
            (isFirst ? "" : String(characters.prefix(context))) + " … "
            + (isLast ? "" : String(characters.suffix(context)))
        }
      }
      if text.count > room { text = String(text.prefix(room)) + " …" }
      room -= text.count
      result.pieces.append(Piece(marks: piece.marks, text: text))
    }
    return result
  }
}

extension PageText.Piece {
  /// The stretch as a reader should see it, as ``WordDiff/pieces`` has it.
  var shown: String {
    if marks.contains(.spelled) { return text.escapingNonASCII }
    return text.showingInvisibles(showsSpaces: marks.contains(.spaced))
  }
}

/// Where two texts differ, word by word.
struct PageDifference {
  /// The places that only the first text has.
  var old: [PageText.Place] = []

  /// The places that only the second text has.
  var new: [PageText.Place] = []

  /// Compares two texts; where they have little in common, no place is marked.
  init(_ old: String, _ new: String) {
    let diff = WordDiff(old, new)
    // Canonically equivalent texts look alike, however few of their words have the same bytes.
    guard diff.similarity >= Difference.leastReadableSimilarity || old == new else { return }
    var oldAt = 0
    var newAt = 0
    for change in diff.changes {
      switch change {
      case .equal(let text):
        oldAt += text.utf8.count
        newAt += text.utf8.count
      case .changed(let before, let after):
        let marks = Self.marks(before, after)
        self.old.append(.init(oldAt..<(oldAt + before.utf8.count), marks))
        self.new.append(.init(newAt..<(newAt + after.utf8.count), marks))
        oldAt += before.utf8.count
        newAt += after.utf8.count
      }
    }
  }

  /// How a change is marked, so that it can be seen.
  private static func marks(_ old: String, _ new: String) -> PageText.Marks {
    let isOnlySpace = (old.unicodeScalars + new.unicodeScalars).allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    if isOnlySpace { return [.changed, .spaced] }
    // Equal to the eye, by canonical equivalence, but not in bytes.
    return old == new ? [.changed, .spelled] : .changed
  }
}

extension JSONValue {
  /// A marked text: a string, or where something is marked a list in which each
  /// stretch's marks stand before it.
  init(_ text: PageText) {
    if text.pieces.allSatisfy(\.marks.isEmpty) {
      self = .string(text.pieces.map(\.text).joined())
    } else {
      self = .array(
        text.pieces.flatMap { [.integer($0.marks.rawValue), .string($0.text)] })
    }
  }
}

/// The line above the rows of a table.
struct TableHeader {
  /// The words by which cells name something.
  let vocabulary: Vocabulary

  /// The labels of the columns; empty without a header.
  var cells: [Substring] = []

  /// How many rows were read.
  var rows = 0

  /// Whether a line can be a further row after rows of other lengths.
  func isOpen(for row: [Substring]) -> Bool { rows > 0 && row.count > 1 }

  /// Returns the label of each cell of a row, if it stands under this header: by
  /// order where there are as many, else by where they stand in their lines.
  func labels(for row: [Substring]) -> [String?]? {
    guard cells.count > 1, !cells.elementsEqual(row) else { return nil }
    let hasDigit = row.contains(where: Self.hasDigit)
    guard hasDigit || named(cells) * 2 > cells.count && named(row) * 2 < row.count else {
      return nil
    }
    if row.count == cells.count { return cells.map { String($0) } }
    guard named(cells) * 2 >= cells.count, row.count < cells.count else { return nil }
    let starts = cells.map(Self.column)
    return row.map { cell in
      let column = Self.column(cell)
      let near = starts.indices.min { abs(starts[$0] - column) < abs(starts[$1] - column) }
      return near.flatMap { abs(starts[$0] - column) <= 2 ? String(cells[$0]) : nil }
    }
  }

  /// Whether a row without digits can be a header after this one.
  func isFollowed(byHeader row: [Substring]) -> Bool {
    guard !row.contains(where: Self.hasDigit) else { return false }
    if named(row) == row.count, row.count > 1 { return true }
    return row.count > 2 || cells.isEmpty && row.count == 2 && named(row) == 0
  }

  /// Whether every cell names something known.
  static func isNamed(_ row: [Substring], _ vocabulary: Vocabulary) -> Bool {
    TableHeader(vocabulary: vocabulary).named(row) == row.count
  }

  private static func hasDigit(_ cell: Substring) -> Bool {
    cell.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// How many cells name something known.
  private func named(_ cells: [Substring]) -> Int {
    cells.filter { cell in
      let words = FoldedWord.words(in: String(cell))
      return !vocabulary.concepts(in: words).isEmpty
        || words.contains { vocabulary.kind(ofNoun: $0.bytes) != nil }
        || words.count == 1 && vocabulary.direction(ofLabel: words[0].bytes) != nil
    }.count
  }

  /// How many characters stand before a cell in its line.
  private static func column(_ cell: Substring) -> Int {
    let line = cell.base
    var start = cell.startIndex
    var column = 0
    while start > line.startIndex {
      let before = line.index(before: start)
      if line[before].isNewline { break }
      start = before
      column += 1
    }
    return column
  }
}

/// Finds labels with their values in the cells of one line, as in
/// `Gate: B17  Seat: 6A` and `SITZ 9D   GATE C08`.
enum CellPairs {
  /// A label with its value.
  struct Pair {
    var label: String
    var value: Substring
  }

  /// Returns the pairs where every cell is one; else nothing.
  static func pairs(in cells: [Substring], vocabulary: Vocabulary) -> [Pair] {
    let labelled = cells.compactMap(labelled)
    if labelled.count == cells.count { return labelled }
    let written = cells.compactMap { joined($0, vocabulary) }
    if written.count == cells.count { return written }
    return alternating(cells, vocabulary)
  }

  private static func labelled(_ cell: Substring) -> Pair? {
    guard let (label, value) = FragmentReader.label(of: cell), !value.isEmpty else { return nil }
    return Pair(label: String(label), value: value)
  }

  /// A cell of words and a value that begins with the first word with a digit.
  private static func joined(_ cell: Substring, _ vocabulary: Vocabulary) -> Pair? {
    if let pair = labelled(cell) { return pair }
    let words = cell.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.contains { $0.isNumber } }),
      (1...3).contains(place), words.count - place <= 3
    else { return directed(cell, vocabulary) }
    // In "Flight AR 418" the letters belong to the number.
    let isCode = place > 1 && words[place - 1].utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let first = isCode && words[place - 1].utf8.count <= 3 ? place - 1 : place
    let label = words[..<first]
    let isMoney = label.contains { FragmentReader.currencies.contains($0) }
    guard !isMoney, label[0].first?.isLetter == true else { return nil }
    return Pair(
      label: label.joined(separator: " "), value: cell[words[first].startIndex...])
  }

  /// A cell such as `From Utrecht`.
  private static func directed(_ cell: Substring, _ vocabulary: Vocabulary) -> Pair? {
    let words = cell.split(separator: " ")
    guard words.count > 1, let label = FoldedWord.words(in: String(words[0])).first,
      vocabulary.direction(ofLabel: label.bytes) != nil
    else { return nil }
    return Pair(label: String(words[0]), value: cell[words[1].startIndex...])
  }

  /// Cells that are a label and a value by turns.
  private static func alternating(_ cells: [Substring], _ vocabulary: Vocabulary) -> [Pair] {
    guard cells.count > 2, cells.count % 2 == 0, FragmentReader.alternates(cells, vocabulary),
      !TableHeader.isNamed(cells, vocabulary)
    else { return [] }
    return stride(from: 0, to: cells.count, by: 2).map {
      Pair(label: String(cells[$0]), value: cells[$0 + 1])
    }
  }
}

/// Cuts the text of a passage into fragments.
struct FragmentReader {
  let vocabulary: Vocabulary
  private let passage: Int
  private var fragments: [Fragment] = []
  private var header: [FoldedWord] = []
  private var table: TableHeader
  private var items = ItemCounter()
  private var heading: Substring?

  /// Returns the fragments of a text, in order.
  static func fragments(
    of text: String, passage: Int, vocabulary: Vocabulary
  ) -> [Fragment] {
    var reader = FragmentReader(passage: passage, vocabulary: vocabulary)
    reader.read(text)
    return reader.fragments
  }

  private init(passage: Int, vocabulary: Vocabulary) {
    self.passage = passage
    self.vocabulary = vocabulary
    table = TableHeader(vocabulary: vocabulary)
  }

  private mutating func read(_ text: String) {
    var prose = ""
    var proseLine = 0
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, raw) in lines.enumerated() {
      let line = Self.trimmed(raw)
      if line.isEmpty {
        flush(&prose, line: proseLine)
        table = TableHeader(vocabulary: vocabulary)
        continue
      }
      let cells = Self.joiningCurrencies(Self.cells(of: line))
      if cells.count > 1 {
        flush(&prose, line: proseLine)
        items.end()
        let next = number + 1 < lines.count ? Self.cells(of: Self.trimmed(lines[number + 1])) : []
        let isLast =
          next.count != cells.count && !table.isOpen(for: next)
          || table.isFollowed(byHeader: next)
          || !CellPairs.pairs(in: next, vocabulary: vocabulary).isEmpty
        readRow(cells, line: number, isLast: isLast)
        continue
      }
      if let item = ItemCounter.item(in: raw, vocabulary: vocabulary) {
        flush(&prose, line: proseLine)
        items.take(item)
        readItem(item, number: number)
        continue
      }
      if !Self.continues(line) { items.end() }
      heading = line
      if Self.isProse(line) || !prose.isEmpty && Self.continues(line) {
        if !prose.isEmpty,
          !Self.wraps(prose, before: line) || Self.endsWithNumber(prose, before: line)
        {
          flush(&prose, line: proseLine)
        }
        if prose.isEmpty {
          proseLine = number
        } else if !Self.endsIdeographic(prose) {
          prose += " "
        }
        prose += line
        continue
      }
      flush(&prose, line: proseLine)
      readLine(line, number: number)
    }
    flush(&prose, line: proseLine)
  }

  private mutating func flush(_ prose: inout String, line: Int) {
    let outer = header
    for sentence in Sentences.split(prose, vocabulary: vocabulary) {
      let text = Self.trimmed(sentence)
      let words = FoldedWord.words(in: String(text)).filter { !$0.hasDigit }
      if words.count <= 2, text.last == ".", sentence.endIndex != prose.endIndex {
        // "Rent. The tenant pays …": a title that runs into its paragraph.
        header = words
      } else {
        // Statements that a semicolon joins are about different things.
        let parts = text.split(separator: ";").map { Self.trimmed($0) }
        let isJoined = parts.count > 1 && parts.allSatisfy { $0.contains(" ") }
        for part in isJoined ? parts : [text] {
          add(part, line: line)
          // The verb of the first is meant in the others: "boil the potatoes for 25
          // minutes; the cabbage for 5".
          if isJoined { header = FoldedWord.words(in: String(parts[0])).filter { !$0.hasDigit } }
        }
        header = outer
      }
    }
    header = outer
    prose = ""
  }

  /// Whether a number ends the last line and another sentence begins the next, where in
  /// one line the number's stop could be that of an ordinal.
  private static func endsWithNumber(_ prose: String, before line: Substring) -> Bool {
    prose.last == "." && prose.dropLast().last?.isNumber == true && !continues(line)
  }

  private static func endsIdeographic(_ text: String) -> Bool {
    text.unicodeScalars.last.map { Folding.isIdeograph($0) || "。！？、".unicodeScalars.contains($0) }
      ?? false
  }

  /// A short line without a full stop: a label with its value, or a header.
  private mutating func readLine(_ line: Substring, number: Int) {
    if let (label, _) = Self.label(of: line), numbersSlide(label) {
      header = FoldedWord.words(in: String(line))
    }
    if let heading = Self.bracketedHeading(of: line) {
      // "【Return】12 May": it is about the lines below it, too.
      add(line, line: number)
      header = FoldedWord.words(in: String(heading))
      return
    }
    let parts = Self.parts(of: line)
    for part in parts { add(part, line: number) }
    guard parts.count == 1 else { return }
    let hasDigit = line.utf8.contains { (0x30...0x39).contains($0) }
    let isSentence = line.last.map { ".。".contains($0) } ?? false && line.contains(" ")
    if line.last == ":" || !hasDigit && !isSentence && Self.label(of: line) == nil {
      header = FoldedWord.words(in: String(line))
    }
  }

  /// A line of a list.
  private mutating func readItem(_ item: ItemCounter.Item, number: Int) {
    if items.current?.index == 0, let heading, !heading.contains(":") || heading.last == ":" {
      header = FoldedWord.words(in: String(heading))
    }
    let text = Self.trimmed(item.text)
    var prose = String(text)
    if Self.label(of: text) == nil { flush(&prose, line: number) } else { add(text, line: number) }
  }

  /// A row of cells: under a header each is labelled by it.
  private mutating func readRow(_ cells: [Substring], line: Int, isLast: Bool) {
    let pairs = CellPairs.pairs(in: cells, vocabulary: vocabulary)
    if !pairs.isEmpty {
      for pair in pairs {
        add(label: pair.label, value: pair.value, line: line, header: header)
      }
      return
    }
    if let labels = table.labels(for: cells) {
      let isOnlyRow = table.rows == 0 && isLast
      table.rows += 1
      for (index, label) in labels.enumerated() {
        guard let label else { continue }
        if isOnlyRow {
          add(label: label, value: cells[index], line: line, header: header)
        } else if index > 0 {
          add(
            label: Self.rowLabel(cells, besides: index) + " " + label, value: cells[index],
            line: line,
            header: FoldedWord.words(in: String(table.cells[0])))
        }
      }
      return
    }
    if table.isFollowed(byHeader: cells) {
      table = TableHeader(vocabulary: vocabulary, cells: cells)
      if TableHeader.isNamed(cells, vocabulary), !isLast { return }
    }
    if cells.count > 2, cells.dropFirst().allSatisfy({ $0.contains(" ") }) {
      for cell in cells { add(cell, line: line) }
      return
    }
    if let value = cells.last {
      add(
        label: cells.dropLast().joined(separator: "  "), value: value, line: line, header: header)
    }
  }

  /// What names a cell's row: its first cell and the others without digits.
  private static func rowLabel(_ cells: [Substring], besides index: Int) -> String {
    cells.indices.filter { place in
      place != index && (place == 0 || !cells[place].contains { $0.isNumber })
    }.map { String(cells[$0]) }.joined(separator: " ")
  }

  private mutating func add(_ text: Substring, line: Int) {
    guard !text.isEmpty else { return }
    if let (label, value) = Self.label(of: text) {
      if value.isEmpty { return }
      add(label: String(label), value: value, line: line, header: header, text: String(text))
      return
    }
    append(text: String(text), labelEnd: 0, valueStart: 0, value: nil, line: line, header: header)
  }

  private mutating func add(
    label: String, value: Substring, line: Int, header: [FoldedWord], text: String? = nil
  ) {
    let cleaned = Self.trimmed(label[...])
    let whole = text ?? "\(cleaned): \(value)"
    append(
      text: whole, labelEnd: cleaned.utf8.count, valueStart: whole.utf8.count - value.utf8.count,
      value: String(value), line: line, header: header)
  }

  private mutating func append(
    text: String, labelEnd: Int, valueStart: Int, value: String?, line: Int, header: [FoldedWord]
  ) {
    let words = FoldedWord.words(in: text)
    guard !words.isEmpty else { return }
    let labelWords = value == nil ? 0 : words.prefix { $0.range.upperBound <= valueStart }.count
    var concepts = vocabulary.concepts(in: words)
    if labelWords == 1, let concept = vocabulary.direction(ofLabel: words[0].bytes) {
      concepts.append(TermIndex.Hit(value: concept.rawValue, words: 0..<1))
    }
    if labelWords > 1,
      let concept = vocabulary.direction(ofColumn: words[labelWords - 1].bytes)
    {
      concepts.append(TermIndex.Hit(value: concept.rawValue, words: (labelWords - 1)..<labelWords))
    }
    let spans = ValueScanner.spans(
      in: Array(text.utf8), words: words, vocabulary: vocabulary)
    fragments.append(
      Fragment(
        text: text, words: words, spans: spans,
        labelWords: labelWords,
        value: value, valueStart: valueStart, header: header, passage: passage, line: line,
        concepts: concepts,
        headerConcepts: Set(vocabulary.concepts(in: header).map(\.value)),
        senses: vocabulary.senseHits(in: words), kindred: vocabulary.kinds.hits(in: words),
        headerSenses: vocabulary.senses(in: header), item: items.current))
  }
}

/// A list that a document has, whatever its form: what stands after a label, in the lines
/// below one, or in a sentence that counts things up.
struct ListBlock {
  /// The words that say what is listed.
  var label: String

  /// The label of the part of the document that it stands in.
  var header: String

  /// What is listed, as the document writes it.
  var items: [String]

  /// Which passage it is from.
  var passage: Int

  /// Whether the elements stand in lines of their own.
  var hasLines: Bool

  /// Whether the elements are numbered.
  var isNumbered: Bool

  /// Whether the words before the first element in a sentence are part of it.
  var isSentence = false

  /// The words as one fragment, the label first.
  func fragment(_ vocabulary: Vocabulary) -> Fragment {
    let text = label + ": " + items.joined(separator: ", ")
    let words = FoldedWord.words(in: text)
    var fragment = Fragment(
      prose: text, words: words, passage: passage, vocabulary: vocabulary)
    fragment.labelWords = words.count { $0.range.upperBound <= label.utf8.count }
    fragment.header = FoldedWord.words(in: header)
    fragment.headerConcepts = Set(vocabulary.concepts(in: fragment.header).map(\.value))
    fragment.headerSenses = vocabulary.senses(in: fragment.header)
    return fragment
  }
}

/// Finds the lists of a document.
struct ListBlockReader {
  let vocabulary: Vocabulary

  /// The most elements of a list.
  private static let most = 40

  private struct Line {
    var text: Substring
    var item: Substring?
    var isNumbered = false
    var label: (Substring, Substring)?
  }

  /// Returns the lists of a text, in order.
  func blocks(of text: String, passage: Int) -> [ListBlock] {
    let lines = joined(text).map { raw -> Line in
      let trimmed = FragmentReader.trimmed(raw[...])
      var line = Line(text: trimmed)
      if let item = ItemCounter.item(in: raw[...], vocabulary: vocabulary) {
        line.item = FragmentReader.trimmed(item.text)
        line.isNumbered = item.isNumbered
      }
      line.label = FragmentReader.label(of: line.item ?? trimmed)
      return line
    }
    var blocks: [ListBlock] = []
    var header: Substring = ""
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.text.isEmpty {
        index += 1
        continue
      }
      if let (label, value) = line.label, !value.isEmpty {
        let parts = parts(of: value)
        if parts.count > 1 || isShort(value) {
          blocks.append(
            ListBlock(
              label: String(label), header: String(header), items: parts, passage: passage,
              hasLines: false, isNumbered: false))
        }
      }
      let opens = line.item == nil && opensList(line.text, line.label)
      let below = elements(after: index, in: lines, opened: opens)
      if below.count > 1 || opens && below.count == 1 {
        blocks.append(block(under: opens ? line.text : header, below, header, passage))
        if opens { header = line.text }
        index += max(1, below.count + (opens ? 1 : 0))
        continue
      }
      if opens { header = line.text }
      if line.label == nil || line.label?.1.isEmpty == true {
        blocks += sentences(line, header, passage)
      }
      index += 1
    }
    return blocks
  }

  /// The lines, with a paragraph's lines made one.
  private func joined(_ text: String) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = FragmentReader.trimmed(raw)
      let isItem = ItemCounter.item(in: raw, vocabulary: vocabulary) != nil
      if isOpen, !line.isEmpty, !isItem, let last = lines.last,
        last.utf8.count >= 60, FragmentReader.continues(line),
        !FragmentReader.opensAnew(line), !".!?。！？".contains(last.last ?? " ")
      {
        lines[lines.count - 1] += " " + line
      } else {
        lines.append(String(raw))
      }
      isOpen = !line.isEmpty
    }
    return lines
  }

  /// Whether a line is a label without a value or a short heading.
  private func opensList(_ text: Substring, _ label: (Substring, Substring)?) -> Bool {
    if let label { return label.1.isEmpty }
    guard let last = text.last, !".。!！,，、;；".contains(last) else { return false }
    if text.contains(",") || text.contains("、") || text.contains("，") { return false }
    let words = FoldedWord.words(in: String(text))
    let isWide = words.contains(where: \.isIdeographic)
    return words.count <= (isWide ? 20 : 9)
  }

  /// The lines after one that are elements: those with bullets or numbers, else short
  /// ones, up to the next heading; one with commas is a list by itself.
  private func elements(after index: Int, in lines: [Line], opened: Bool) -> [Line] {
    let start = opened ? index + 1 : index
    guard start < lines.count else { return [] }
    if lines[start].item != nil {
      let isNumbered = lines[start].isNumbered
      return Array(
        lines[start...].prefix { $0.item != nil && $0.isNumbered == isNumbered }.prefix(Self.most))
    }
    guard opened else { return [] }
    let first = lines[start]
    if first.label == nil, parts(of: first.text).count > 1, !isSentence(first.text) {
      return [first]
    }
    let rest = lines[start...].prefix { line in
      !line.text.isEmpty && line.item == nil && line.label == nil && isShort(line.text)
        && !isSentence(line.text) && parts(of: line.text).count == 1
    }
    // Other headings, each with its list, are no elements.
    let end = rest.endIndex
    if end < lines.count, !lines[end].text.isEmpty, rest.count < 3 { return [] }
    return rest.count > 1 ? Array(rest) : []
  }

  private func block(
    under label: Substring, _ lines: [Line], _ header: Substring, _ passage: Int
  ) -> ListBlock {
    var label = label
    while let last = label.last, ":：".contains(last) || last.isWhitespace { label.removeLast() }
    let hasLines = lines.count > 1 || lines[0].item != nil
    let items =
      hasLines
      ? lines.map { cleaned($0.item ?? $0.text) } : parts(of: lines[0].text)
    return ListBlock(
      label: String(label), header: label == header ? "" : String(header), items: items,
      passage: passage, hasLines: hasLines, isNumbered: lines[0].isNumbered)
  }

  /// The enumerations in the sentences of a line.
  private func sentences(_ line: Line, _ header: Substring, _ passage: Int) -> [ListBlock] {
    Sentences.split(String(line.item ?? line.text), vocabulary: vocabulary).compactMap { raw in
      let sentence = FragmentReader.trimmed(raw)
      let bytes = Array(sentence.utf8)
      let marks = bytes.count { $0 == UInt8(ascii: ",") }
      guard marks > 0 || sentence.contains("、") || sentence.contains("，") || sentence.contains("·")
      else { return nil }
      let parts = parts(of: sentence)
      guard parts.count > 2 || parts.count == 2 && !isSentence(sentence) else { return nil }
      return ListBlock(
        label: "", header: String(header), items: parts, passage: passage, hasLines: false,
        isNumbered: false, isSentence: true)
    }
  }

  private func isSentence(_ text: Substring) -> Bool {
    guard let last = text.last else { return false }
    return ".。!！?？".contains(last)
  }

  private func isShort(_ text: Substring) -> Bool {
    let words = FoldedWord.words(in: String(text))
    return words.count <= (words.contains(where: \.isIdeographic) ? 24 : 10)
  }

  private func cleaned(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == "☐" || first == "□" || first == "-" || first.isWhitespace
    {
      text.removeFirst()
    }
    if text.hasPrefix("[ ]") { text = text.dropFirst(3) }
    while let last = text.last,
      ",;。，；、".contains(last) || last == "." && !text.dropLast().contains(".")
    {
      text.removeLast()
    }
    return String(text).trimmingSpaces
  }

  /// The parts of an enumeration: at commas that stand in no brackets and no number, and at
  /// the last "and".
  func parts(of text: Substring) -> [String] {
    var text = text
    while let last = text.last, ".。!！".contains(last) { text.removeLast() }
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch scalar {
      case "(", "（", "[": depth += 1
      case ")", "）", "]": depth = max(0, depth - 1)
      case ",", ";", "、", "，", "；", "·", "•", "/":
        let isInNumber =
          (scalar == "," || scalar == "/") && index > scalars.startIndex && next < scalars.endIndex
          && (scalar == "/"
            || Folding.isDigit(scalars[scalars.index(before: index)])
              && Folding.isDigit(scalars[next]))
          && scalars[next] != " "
        if depth == 0, !isInNumber {
          parts.append(text[start..<index])
          start = next
        }
      default: break
      }
      index = next
    }
    parts.append(text[start...])
    var found = parts.map { FragmentReader.trimmed($0) }.filter { !$0.isEmpty }
    guard let last = found.last else { return [] }
    if let (left, right) = joint(in: last, isOnly: found.count == 1) {
      found.removeLast()
      if !left.isEmpty { found.append(left) }
      found.append(right)
    }
    return found.map { cleaned($0) }.filter { !$0.isEmpty }
  }

  /// The two sides of the last "and" in the last element; where it is the only one both
  /// must be short.
  private func joint(in text: Substring, isOnly: Bool) -> (Substring, Substring)? {
    let words = FoldedWord.words(in: String(text))
    guard words.count <= (isOnly ? 7 : 16) else { return nil }
    if let wide = wideJoint(in: text) { return wide }
    let places = words.indices.filter {
      !words[$0].isIdeographic && vocabulary.contains(words[$0].bytes, in: .joining)
        && !vocabulary.contains(words[$0].bytes, in: .but)
    }
    guard let place = places.last, place + 1 < words.count else { return nil }
    let left = text.utf8.index(text.startIndex, offsetBy: words[place].range.lowerBound)
    let right = text.utf8.index(text.startIndex, offsetBy: words[place].range.upperBound)
    return (FragmentReader.trimmed(text[..<left]), FragmentReader.trimmed(text[right...]))
  }

  /// The two sides of a word for "and" in scripts without spaces, with two characters or
  /// more on each side.
  private func wideJoint(in text: Substring) -> (Substring, Substring)? {
    for joint in Self.wideJoints {
      guard let range = String(text).range(ofText: joint) else { continue }
      let left = FragmentReader.trimmed(text[..<range.lowerBound])
      let right = FragmentReader.trimmed(text[range.upperBound...])
      if left.count >= 2, right.count >= 2 { return (left, right) }
    }
    return nil
  }

  private static let wideJoints = ["以及", "および", "及び", " 및 ", "와 ", "과 ", "和", "及"]
}

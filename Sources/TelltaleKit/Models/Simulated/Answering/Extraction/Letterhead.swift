/// Finds who a document is from where no label says it.
enum Letterhead {
  /// Returns the line with the name of the firm at the head of a document: one with the
  /// form of a firm, else the first that is no title, address, date or label.
  static func line(in lines: [FormLine], passage: Int, vocabulary: Vocabulary) -> Int? {
    let own = lines.indices.filter { lines[$0].passage == passage }
    let labelled = own.first { index in
      lines[index].colons.first.map { colon in
        lines[index].marks.contains { mark in
          mark.range.upperBound <= colon && mark.sense == .concept(.sender)
        }
      } ?? false
    }
    if labelled != nil { return nil }
    let top = own.prefix(5).filter { isName(lines[$0], vocabulary) }
    let withForm = top.first { hasForm(lines[$0]) }
    if let withForm { return withForm }
    if let first = top.first { return first }
    // A letter's firm can stand at its end.
    return own.suffix(5).first { isName(lines[$0], vocabulary) && hasForm(lines[$0]) }
  }

  /// The name in a line: what stands in brackets at its beginning, else what stands
  /// before a dash.
  static func name(in line: String) -> String {
    for (open, close) in [("[", "]"), ("【", "】"), ("「", "」")] where line.hasPrefix(open) {
      if let end = line.range(ofText: close) {
        return String(line[..<end.lowerBound].dropFirst()).trimmingSpaces
      }
    }
    var name = trimmed(line)
    for mark in [" — ", " – ", " - "] {
      if let range = name.range(ofText: mark) { name = String(name[..<range.lowerBound]) }
    }
    return name.trimmingSpaces
  }

  /// The name in a line, up to the form of a firm where what follows is no name.
  static func name(of line: FormLine) -> String {
    let forms = line.marks.filter { $0.sense == .term(.firmForm) }
    guard let form = forms.map(\.range).max(by: { $0.upperBound < $1.upperBound }),
      let next = line.words.first(where: { $0.range.lowerBound >= form.upperBound }),
      !next.isCapitalized, !next.isIdeographic
    else { return name(in: line.text) }
    return name(in: line.text(in: 0..<form.upperBound))
  }

  private static func hasForm(_ line: FormLine) -> Bool {
    line.marks.contains { $0.sense == .term(.firmForm) }
  }

  private static func isName(_ line: FormLine, _ vocabulary: Vocabulary) -> Bool {
    guard let first = line.cells.first else { return false }
    if line.number == 0, let mark = line.text.first, "[【".contains(mark) { return true }
    let head = line.words.filter { first.contains($0.range.lowerBound) }
    let isLabelled = line.colons.contains { first.contains($0) }
    guard !head.isEmpty,
      head.count <= 8 || head.contains(where: \.isIdeographic) && head.count <= 24, !isLabelled,
      !line.text.hasSuffix(":"), !line.text.hasSuffix(".") || hasForm(line),
      !line.text.hasSuffix("。"),
      line.text.first != "("
    else { return false }
    if line.pieces.contains(where: {
      first.overlaps($0.range) && $0.kind != .number && $0.kind != .code
    }) {
      return false
    }
    if head.contains(where: {
      vocabulary.contains($0.bytes, in: .streets) || vocabulary.endsWithStreet($0.bytes)
    }),
      head.contains(where: \.hasDigit)
    {
      return false
    }
    let greets = vocabulary.hits(of: [.greetings, .closings], in: head)
      .contains { $0.words.lowerBound == 0 }
    if greets { return false }
    // The name of a kind of document is no firm.
    let titles = vocabulary.topicHits(in: head).filter { hit in
      Topic(rawValue: hit.value).map { $0.isDocumentKind } ?? false
    }
    let covered = Set(titles.flatMap { Array($0.words) })
    let rest = head.indices.filter { index in
      !covered.contains(index) && !head[index].hasDigit && !vocabulary.isStopWord(head[index].bytes)
        && vocabulary.kind(ofNoun: head[index].bytes) == nil
    }
    let isWide = head.contains(where: \.isIdeographic)
    if !titles.isEmpty, rest.count <= (isWide ? 2 : 1) { return false }
    // "청구서", "請款單": a short word for what the paper asks.
    let isShort = head.count <= (isWide ? 4 : 1)
    if isShort,
      line.marks.contains(where: { $0.sense == .term(.reminder) || $0.sense.kind == .amount })
    {
      return false
    }
    return head.contains { !$0.hasDigit }
  }

  /// Returns a name without brackets around it and the address after it.
  static func trimmed(_ text: String) -> String {
    var text = text.trimmingSpaces
    if let cell = FragmentReader.cells(of: text[...]).first { text = String(cell) }
    for (open, close) in [("[", "]"), ("【", "】"), ("(", ")")]
    where text.hasPrefix(open) && text.hasSuffix(close) {
      text = String(text.dropFirst().dropLast())
    }
    if let comma = text.firstIndex(of: ","), text[comma...].contains(where: \.isNumber) {
      text = String(text[..<comma])
    }
    for mark in [" · ", " | ", " • "] {
      if let range = text.range(ofText: mark) { text = String(text[..<range.lowerBound]) }
    }
    while let last = text.last, ".,;*".contains(last), !isAbbreviated(text) { text.removeLast() }
    return text.trimmingSpaces
  }

  private static func isAbbreviated(_ text: String) -> Bool {
    let tail = text.split(separator: " ").last ?? ""
    return text.last == "." && tail.dropLast().contains(".") || tail.count <= 4 && text.last == "."
  }
}

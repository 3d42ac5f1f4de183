/// Takes the rows of a table or receipt, and lists, out of a document.
struct FormRows {
  let lines: [FormLine]
  let prompt: [String]
  let vocabulary: Vocabulary

  // MARK: Rows

  /// Returns an object for each row that has what the properties ask for.
  func rows(of schema: AnswerSchema, in meaning: FieldMeaning) -> [AnswerValue] {
    let columns = schema.properties.map { FieldMeaning($0, prompt: prompt, vocabulary: vocabulary) }
    let hasAmount = columns.contains { $0.kind == .amount }
    var rows: [AnswerValue] = []
    for (index, line) in lines.enumerated() {
      if hasAmount {
        if isTotal(line) {
          if !rows.isEmpty { break }
          continue
        }
        guard isPriced(line) else { continue }
      } else if !isRow(line, of: columns) {
        continue
      }
      rows.append(
        .object(
          columns.map { column in
            .init(column.property.name, value(of: column, among: columns, in: line, index))
          }))
    }
    return rows
  }

  /// Whether a line is the sum of those before it, or part of what is below it.
  private func isTotal(_ line: FormLine) -> Bool {
    let first = line.words.prefix(6).last?.range.upperBound ?? 0
    let hasNumber = line.pieces.contains { $0.kind == .amount || $0.kind == .number }
    guard hasNumber, let number = numbers(of: line).last else { return false }
    return line.marks.contains { mark in
      guard mark.range.lowerBound < min(first, number.lowerBound),
        case .concept(let concept) = mark.sense
      else { return false }
      return concept == .total || concept == .subtotal || concept == .amountDue
    }
  }

  /// Whether a line names a thing and ends with what it costs.
  private func isPriced(_ line: FormLine) -> Bool {
    guard let last = numbers(of: line).last, let name = name(of: line), !name.isEmpty else {
      return false
    }
    let rest = line.text(in: last.upperBound..<line.text.utf8.count)
    guard rest.unicodeScalars.count(where: { $0.properties.isAlphabetic }) <= 3 else {
      return false
    }
    guard line.cells.count > 1 || line.pieces.contains(where: { $0.kind == .amount }) else {
      return false
    }
    if line.pieces.contains(where: { [.date, .phone, .email, .account, .web].contains($0.kind) }) {
      return false
    }
    if line.text.utf8Part(0..<last.lowerBound).hasSuffix("-") { return false }
    if line.colons.contains(where: { $0 < last.lowerBound }) { return false }
    return !line.marks.contains { mark in
      guard mark.range.lowerBound < last.lowerBound else { return false }
      switch mark.sense {
      case .concept(let concept):
        return [.tax, .discount, .cash, .change, .tip, .paid, .refund, .balance].contains(concept)
      case .term(let term):
        return [.cash, .card, .transfer, .voucher, .wallet, .notItem, .paidAlready].contains(term)
      case .document: return false
      }
    }
  }

  /// Whether a line has values for most of the columns.
  private func isRow(_ line: FormLine, of columns: [FieldMeaning]) -> Bool {
    let needed = columns.filter {
      [.date, .time, .quantity, .number, .percentage].contains($0.kind)
    }
    guard !needed.isEmpty else {
      return line.cells.count >= max(2, columns.count) && line.number > 0
    }
    return needed.allSatisfy { column in
      line.pieces.contains { column.kind.fit($0.kind) >= 0.7 }
    } && name(of: line) != nil
  }

  /// The ranges of the amounts and numbers of a line, in order.
  private func numbers(of line: FormLine) -> [Range<Int>] {
    line.pieces.filter { $0.kind == .amount || $0.kind == .number }.map(\.range)
  }

  private func value(
    of column: FieldMeaning, among columns: [FieldMeaning], in line: FormLine, _ index: Int
  ) -> AnswerValue {
    let property = column.property
    switch property.type {
    case .number, .integer:
      let number = number(of: column, among: columns, in: line, index) ?? 0
      return property.type == .integer ? .integer(Int64(nearest: number)) : .number(number)
    case .boolean: return .boolean(false)
    case .string:
      if [.amount, .number, .quantity, .percentage].contains(column.kind) {
        let piece = line.pieces.last { column.kind.fit($0.kind) >= 0.7 }
        return .string(piece?.text ?? "")
      }
      if let piece = line.pieces.first(where: { column.kind.fit($0.kind) == 1 }) {
        if let date = piece.date, let text = column.form.text(of: date) { return .string(text) }
        if column.kind == .time, column.form.writesClock,
          let text = FieldForm.clock(piece.text, vocabulary: vocabulary)
        {
          return .string(text)
        }
        return .string(piece.text)
      }
      let counts = columns.contains { $0.kind == .number || $0.kind == .quantity }
      return .string(name(of: line, withoutCount: counts) ?? "")
    default: return .null
    }
  }

  private func number(
    of column: FieldMeaning, among columns: [FieldMeaning], in line: FormLine, _ index: Int
  ) -> Double? {
    let numbers = numbers(of: line)
    func value(_ range: Range<Int>?) -> Double? {
      range.flatMap { NumberText.value(in: line.text(in: $0)) }
    }
    guard column.kind == .amount else {
      if let quantity = count(in: line) { return quantity }
      let whole = numbers.dropLast().first { range in
        line.text(in: range).utf8.allSatisfy { (0x30...0x39).contains($0) } && range.count <= 3
          && (line.cells.contains { $0 == range } || range.lowerBound == 0)
      }
      if column.kind == .percentage {
        return line.pieces.first { $0.kind == .percentage }.flatMap {
          NumberText.value(in: $0.text)
        }
      }
      return value(whole) ?? 1
    }
    let amounts = numbers.filter { range in
      !line.text(in: range).utf8.allSatisfy { (0x30...0x39).contains($0) } || line.cells.count < 3
        || range == numbers.last
    }
    let isUnit = column.senses[.term(.unitPrice)] != nil
    let hasBoth = columns.count { $0.kind == .amount } > 1
    if isUnit, hasBoth {
      if amounts.count > 1 { return value(amounts[amounts.count - 2]) }
      if let total = value(numbers.last), let count = count(in: line), count > 0 {
        return total / count
      }
    }
    return value(numbers.last)
  }

  /// How many of a thing a line is about, as in `2x`, `×2`, `2 stk` and `(2)`.
  private func count(in line: FormLine) -> Double? {
    let bytes = Array(line.text.utf8)
    var index = 0
    while index < bytes.count {
      guard (0x30...0x39).contains(bytes[index]), index == 0 || !isJoined(bytes[index - 1]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      let before = bytes[..<index].last { $0 != 0x20 }
      let after = bytes[end...].first { $0 != 0x20 }
      // "×" is C3 97.
      let isTimes = after == 0x78 || after == 0x58 || after == 0xC3 || before == 0x97
      let isFirst = index == 0 && end < bytes.count && bytes[end] == 0x20
      let isBracketed = before == 0x28 && after == 0x29
      if isTimes || isFirst || isBracketed, end - index <= 3 {
        return Double(String(decoding: bytes[index..<end], as: UTF8.self))
      }
      index = end
    }
    return nil
  }

  private func isJoined(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2C || byte == 0x2E
      || (0x41...0x7A).contains(byte) && byte != 0x78
  }

  /// The words at the beginning of a row.
  private func name(of line: FormLine, withoutCount: Bool = false) -> String? {
    let numbers = numbers(of: line)
    let first = line.cells.first { cell in
      line.text(in: cell).unicodeScalars.contains { $0.properties.isAlphabetic }
    }
    guard var range = first else { return nil }
    if line.cells.count == 1, let last = numbers.last, last.lowerBound > 0 {
      range = range.lowerBound..<last.lowerBound
    }
    var text = line.text(in: range)
    while let last = text.last, "-–:*=.".contains(last) || last.isWhitespace { text.removeLast() }
    if withoutCount {
      let head = text.prefix { $0.isNumber || $0 == "x" || $0 == "×" || $0 == " " }
      if head.contains(where: \.isNumber), head.last == " ", head.count < text.count {
        text = String(text.dropFirst(head.count))
      }
    }
    return text.unicodeScalars.contains { $0.properties.isAlphabetic } ? text : nil
  }

  // MARK: Lists

  /// Returns the texts of a list: what stands after its label, or in the lines below it;
  /// for the things on a receipt their names.
  func texts(of meaning: FieldMeaning) -> [String] {
    for (index, line) in lines.enumerated() {
      let labelEnd =
        line.colons.first
        ?? (line.pieces.isEmpty && line.words.count <= 6 ? line.text.utf8.count : 0)
      let isNamed =
        line.marks.contains { mark in
          mark.range.upperBound <= labelEnd && meaning.senses[mark.sense] != nil
        } || isLike(line, before: labelEnd, meaning)
      guard isNamed else { continue }
      if let colon = line.colons.first {
        let start = min(line.text.utf8.count, colon + 1)
        let value = line.text(in: start..<line.text.utf8.count)
        let parts = Self.parts(of: value, vocabulary)
        if !parts.isEmpty { return parts }
      }
      var items: [String] = []
      for below in lines[(index + 1)...] where below.passage == line.passage {
        guard below.number == line.number + items.count + 1, below.colons.isEmpty, items.count < 20
        else { break }
        items.append(below.text)
      }
      if items.count == 1 { return Self.parts(of: items[0], vocabulary) }
      if items.count > 1 { return items }
    }
    if meaning.wants(.items) {
      return lines.filter { isPriced($0) && !isTotal($0) }.compactMap { name(of: $0) }
    }
    return []
  }

  private func isLike(_ line: FormLine, before end: Int, _ meaning: FieldMeaning) -> Bool {
    line.words.contains { word in
      word.range.upperBound <= end
        && meaning.words.contains { WordMatch.likeness($0, word.bytes) >= 0.9 }
    }
  }

  /// The parts of a list in a line.
  static func parts(of text: String, _ vocabulary: Vocabulary) -> [String] {
    var text = text
    while let last = text.last, ".。".contains(last) { text.removeLast() }
    let separators: Set<Character> = [",", ";", "、", "，", "·", "•", "/", "；"]
    let parts = text.split { separators.contains($0) }.map { String($0).trimmingSpaces }.filter {
      !$0.isEmpty
    }
    guard let last = parts.last, parts.count > 1 else { return parts }
    // "A, B and C"
    let words = FoldedWord.words(in: last)
    guard
      let joint = words.indices.dropFirst().dropLast().first(where: {
        vocabulary.contains(words[$0].bytes, in: .joining)
      })
    else { return parts }
    let bytes = Array(last.utf8)
    return parts.dropLast() + [
      String(decoding: bytes[..<words[joint].range.lowerBound], as: UTF8.self).trimmingSpaces,
      String(decoding: bytes[words[joint].range.upperBound...], as: UTF8.self).trimmingSpaces,
    ]
  }
}

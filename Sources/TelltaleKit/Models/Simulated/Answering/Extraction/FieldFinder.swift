/// Finds the values of several properties in documents, each where its label, its sort or
/// its place in the document says that it is.
struct FieldFinder {
  /// A value that a property could have.
  struct Candidate {
    /// The value as the document writes it.
    var piece: FormLine.Piece

    /// Which line it stands in.
    var line: Int

    /// How well it fits.
    var score: Double

    /// Whether a label or a form of its own says that it is this one.
    var isCertain: Bool
  }

  /// The lines of all documents.
  let lines: [FormLine]

  private let vocabulary: Vocabulary

  /// Where the letterhead of each document is.
  private let heads: [Int?]

  /// Who the message of the user is about, and where the documents name them.
  private let person: NamedPerson?

  init(reading: Reading) {
    vocabulary = reading.vocabulary
    let vocabulary = reading.vocabulary
    lines = reading.formLines
    let lines = lines
    heads = reading.sources.indices.map { passage in
      Letterhead.line(in: lines, passage: passage, vocabulary: vocabulary)
    }
    person = reading.order.flatMap { order in
      NamedPerson(meantBy: order, in: lines, vocabulary: vocabulary)
    }
  }

  /// Returns the best value of each property; one value is that of one property where the
  /// others have another.
  func assigned(to meanings: [FieldMeaning]) -> [Candidate?] {
    let ranked = meanings.map { candidates(for: $0) }
    var chosen = [Candidate?](repeating: nil, count: meanings.count)
    let pairs = ranked.indices.flatMap { index in
      ranked[index].map { (index: index, candidate: $0) }
    }
    .enumerated().sorted {
      ($1.element.candidate.score, $0.offset) < ($0.element.candidate.score, $1.offset)
    }
    .map(\.element)
    var taken: [(line: Int, range: Range<Int>)] = []
    for (index, candidate) in pairs where chosen[index] == nil {
      let isTaken = taken.contains {
        $0.line == candidate.line && $0.range.overlaps(candidate.piece.range)
      }
      if isTaken, !candidate.isCertain { continue }
      if isTaken,
        ranked[index].contains(where: { other in
          other.score >= candidate.score - 0.3
            && !taken.contains { $0.line == other.line && $0.range.overlaps(other.piece.range) }
        })
      {
        continue
      }
      chosen[index] = candidate
      taken.append((candidate.line, candidate.piece.range))
    }
    return chosen
  }

  /// Returns the values that a property could have, with a score above nothing.
  func candidates(for meaning: FieldMeaning) -> [Candidate] {
    var found: [Candidate] = []
    for index in lines.indices {
      for piece in lines[index].pieces {
        let fit = meaning.kind.fit(piece.kind)
        guard fit > 0 else { continue }
        if let candidate = candidate(piece, fit: fit, line: index, meaning) {
          found.append(candidate)
        }
      }
      found += texts(in: index, for: meaning)
    }
    found += placed(for: meaning)
    return found
  }

  // MARK: Values with a form

  private func candidate(
    _ piece: FormLine.Piece, fit: Double, line index: Int, _ meaning: FieldMeaning
  ) -> Candidate? {
    var label = labelStrength(of: piece, line: index, meaning)
    if label.own < 0.3, let above = columnStrength(of: piece, line: index, meaning),
      above > label.own
    {
      label.own = above
    }
    var score = label.own - 0.8 * label.other
    if let counted = countedStrength(piece, in: lines[index], meaning) {
      label = counted
      score = label.own - 0.8 * label.other
    }
    let hasForm = meaning.kind.hasForm && fit == 1
    if hasForm { score += 0.6 }
    if meaning.kind == .date || meaning.kind == .time, fit == 1, label.other < 0.3 {
      // The first date of a document is its own.
      let count = lines.reduce(0) { $0 + $1.pieces.count { $0.kind == meaning.kind } }
      if count == 1 { score += 0.3 }
      let isFirst = !lines[..<index].contains { line in
        line.pieces.contains { $0.kind == meaning.kind }
      }
      let isOwn =
        meaning.wants(.issueDate, .purchaseDate, .appointment, .meeting, .start, .departure)
        || meaning.senses.isEmpty
      if isFirst { score += isOwn ? 0.35 : 0.1 }
      if meaning.senses.isEmpty { score += 0.1 }
    }
    if meaning.kind == .time, fit == 1, label.other < 0.3, isBesideDate(index) { score += 0.25 }
    if meaning.kind == .amount {
      score += amountPlace(piece, label: label, meaning)
    }
    if meaning.kind == .date, piece.date == nil, !meaning.form.date.isEmpty { score -= 0.4 }
    if meaning.kind == .account, piece.text.utf8.count(where: { (0x30...0x39).contains($0) }) >= 8 {
      score += 0.15
    }
    if let place = meaning.place(of: piece, among: lines[index].pieces) { score += place }
    score += endOfRange(piece, in: lines[index], meaning)
    if hasForm, let person { score += person.nearness(of: index) }
    // A longer code holds its groups.
    if piece.kind == .code, piece.text.contains(" ") { score += 0.05 }
    if meaning.kind == .date, fit == 1, piece.date != nil, score < 0.4,
      meaning.isGeneric || meaning.wants(.purchaseDate, .issueDate),
      lines.reduce(0, { $0 + $1.pieces.count { $0.kind == .date } }) == 1
    {
      // The only day of a document.
      score = 0.4
    }
    score *= 0.5 + 0.5 * fit
    guard score >= 0.3 else { return nil }
    return Candidate(
      piece: piece, line: index, score: score,
      isCertain: label.own >= 0.6 && label.other < 0.3 || hasForm)
  }

  /// Whether a line, or the one before it, has the first date of its document.
  private func isBesideDate(_ index: Int) -> Bool {
    let passage = lines[index].passage
    let first = lines.firstIndex { line in
      line.passage == passage && line.pieces.contains { $0.kind == .date && $0.date != nil }
    }
    return first.map { $0 == index || $0 + 1 == index } ?? false
  }

  /// How much speaks for an amount without a label of its own.
  ///
  /// The only one with a currency is meant; numbers that could be hours need a label.
  private func amountPlace(
    _ piece: FormLine.Piece, label: (own: Double, other: Double), _ meaning: FieldMeaning
  ) -> Double {
    guard piece.kind == .amount else { return 0 }
    let isBare = piece.text.unicodeScalars.allSatisfy {
      Folding.isDigit($0) || $0 == "." || $0 == ","
    }
    if isBare { return label.own >= 0.5 ? 0.05 : -0.4 }
    let isOpen =
      meaning.isGeneric || meaning.wants(.price, .fee, .costs, .total, .paid, .amountDue)
    guard isOpen, label.own < 0.5, label.other < 0.3 else { return 0.05 }
    let count = lines.reduce(0) { count, line in
      count + line.pieces.count { $0.kind == .amount && $0.text != piece.text }
    }
    return count == 0 ? 0.45 : 0.05
  }

  /// How strongly what is counted beside a number says that it is the one asked for, where
  /// the property counts things; `nil` where nothing is said.
  private func countedStrength(
    _ piece: FormLine.Piece, in line: FormLine, _ meaning: FieldMeaning
  ) -> (own: Double, other: Double)? {
    guard meaning.kind == .quantity || meaning.kind == .number else { return nil }
    let wanted = meaning.senses.keys.filter { sense in
      if case .term(let term) = sense { term.isCounted } else { false }
    }
    guard !wanted.isEmpty else { return nil }
    func isWanted(_ term: FieldTerm) -> Bool {
      wanted.contains(.term(term))
    }
    // "3晚", "4位".
    let digits =
      piece.range.lowerBound + piece.text.utf8.prefix { (0x30...0x39).contains($0) }.count
    if let next = line.words.first(where: { $0.range.lowerBound >= digits }),
      next.range.lowerBound <= digits + 1, next.isIdeographic
    {
      for term in FieldTerm.allCases where term.counters.contains(next.text) {
        return isWanted(term) ? (0.95, 0) : (0, 1)
      }
    }
    // "3 nights": the word right after the number, or in the piece.
    for mark in line.marks {
      guard case .term(let term) = mark.sense, term.isCounted else { continue }
      let isAfter =
        mark.range.lowerBound >= digits && mark.range.lowerBound <= piece.range.upperBound + 2
        || mark.range.lowerBound >= digits && piece.range.contains(mark.range.lowerBound)
      if isAfter, isWanted(term) { return (1, 0) }
    }
    for mark in line.marks where mark.range.lowerBound >= digits {
      guard case .term(let term) = mark.sense, term.isCounted, !isWanted(term),
        mark.range.lowerBound <= piece.range.upperBound + 2
      else { continue }
      return (0, 1)
    }
    return nil
  }

  /// How much the place of a time in a range of two speaks for it.
  private func endOfRange(
    _ piece: FormLine.Piece, in line: FormLine, _ meaning: FieldMeaning
  ) -> Double {
    guard meaning.kind == .time else { return 0 }
    let begins = meaning.wants(.start, .opening, .departure, .checkIn)
    let ends =
      meaning.wants(.end, .closing, .arrival, .checkOut)
      || meaning.senses[.term(.until)] != nil
    guard begins != ends else { return 0 }
    for clock in line.clocks {
      if clock.start.range == piece.range { return begins ? 0.7 : -0.6 }
      if clock.end.range == piece.range { return ends ? 0.8 : -0.6 }
    }
    return 0
  }

  /// How strongly the words around a value say that it is the one asked for, and how
  /// strongly that it is another of its sort.
  private func labelStrength(
    of piece: FormLine.Piece, line index: Int, _ meaning: FieldMeaning
  ) -> (own: Double, other: Double) {
    let line = lines[index]
    let cell = line.cell(at: piece.range.lowerBound)
    let rivals = line.pieces.filter { other in
      other != piece && other.kind == piece.kind && !other.range.overlaps(piece.range)
    }
    var own = 0.0
    var other = 0.0
    let wanted = line.marks.filter { strength(of: $0.sense, meaning) > 0 }.map(\.range)
    for mark in line.marks
    where !mark.range.overlaps(piece.range) || mark.range.lowerBound < piece.range.lowerBound {
      let isBefore = mark.range.lowerBound < piece.range.lowerBound
      let place: Double
      if isBefore {
        let between = rivals.count {
          $0.range.lowerBound >= mark.range.lowerBound
            && $0.range.upperBound <= piece.range.lowerBound
        }
        let isCut = line.marks.contains { later in
          later.range.lowerBound >= mark.range.upperBound
            && later.range.upperBound <= piece.range.lowerBound
            && later.sense.kind == mark.sense.kind && later.sense.kind != nil
            && later.range != mark.range
        }
        let isSame = line.cell(at: mark.range.lowerBound) == cell
        let isApart = line.hasSemicolon(
          in: mark.range.upperBound..<max(mark.range.upperBound, piece.range.lowerBound))
        place =
          (isSame ? 1 : 0.9) - 0.45 * Double(between) - (isCut ? 0.3 : 0) - (isApart ? 0.6 : 0)
      } else {
        let between = rivals.contains {
          $0.range.lowerBound >= piece.range.upperBound
            && $0.range.upperBound <= mark.range.lowerBound
        }
        let distance = line.words.count {
          $0.range.lowerBound >= piece.range.upperBound
            && $0.range.upperBound <= mark.range.lowerBound
        }
        let isSame = line.cell(at: mark.range.lowerBound) == cell
        let isLabel = line.colons.contains { $0 >= mark.range.upperBound }
        place = between || isLabel ? 0 : max(0, (isSame ? 0.7 : 0.3) - 0.06 * Double(distance))
      }
      guard place > 0 else { continue }
      var strength = self.strength(of: mark.sense, meaning)
      if case .document = mark.sense, isBefore {
        // "Invoice 4471": the number right after the word.
        let between = line.words.count {
          $0.range.lowerBound >= mark.range.upperBound
            && $0.range.upperBound <= piece.range.lowerBound
        }
        strength *= between <= 1 ? 1.5 : 0.8
      }
      if strength > 0 {
        own = max(own, strength * place)
      } else if !isBefore,
        mark.sense.kind == nil
          || line.pieces.contains(where: {
            $0.range.lowerBound >= mark.range.upperBound
              && mark.sense.kind?.fit($0.kind) ?? 0 >= 0.7
          })
      {
        // It is the label of what follows it.
        continue
      } else if wanted.contains(where: { $0.overlaps(mark.range) }) {
        // Part of the words that name it.
        continue
      } else if mark.sense.kind.map({ meaning.kind.fit($0) >= 0.7 })
        ?? isOfOther(mark.sense, meaning)
      {
        other = max(other, place)
      }
    }
    if meaning.kind == .code, own < 0.5, other < 0.3, !meaning.senses.isEmpty,
      numbers(piece, in: line, cell: cell)
    {
      own = 0.5
    }
    own = max(own, 0.8 * wordStrength(before: piece.range.lowerBound, in: line, meaning))
    // A line that only is a label belongs to the next.
    if own < 0.5, index > 0, lines[index - 1].passage == line.passage,
      lines[index - 1].pieces.isEmpty,
      lines[index - 1].words.count <= 5, line.pieces.first == piece, other < 0.3
    {
      let above = lines[index - 1].marks.map { strength(of: $0.sense, meaning) }.max() ?? 0
      own = max(own, 0.8 * above)
    }
    // Without a word for which one, a label of its sort is as good as any.
    if meaning.isGeneric { return (max(own, other > 0 ? 0.35 : 0), 0) }
    return (own, own > 0 && other > 0 ? other * 0.6 : other)
  }

  /// Whether a word for numbers or codes stands before a value in its cell.
  private func numbers(_ piece: FormLine.Piece, in line: FormLine, cell: Int) -> Bool {
    vocabulary.hits(of: [.identifierNouns], in: line.words).contains { hit in
      let start = line.words[hit.words.lowerBound].range.lowerBound
      return start < piece.range.lowerBound && line.cell(at: start) == cell
    }
  }

  /// Whether a label makes a value that of something else, although its sort is not told.
  private func isOfOther(_ sense: FieldSense, _ meaning: FieldMeaning) -> Bool {
    if case .document = sense { return false }
    guard case .term(let term) = sense, meaning.kind == .amount else { return false }
    return term != .firmForm && term.rawValue <= FieldTerm.directDebit.rawValue || term == .notItem
  }

  /// How surely a word's sense is the one asked for.
  private func strength(of sense: FieldSense, _ meaning: FieldMeaning) -> Double {
    if let weight = meaning.senses[sense] { return weight }
    // When the doors open is not when it begins.
    if sense == .concept(.opening), meaning.kind == .time, meaning.senses[.concept(.opening)] == nil
    {
      return 0
    }
    var best = 0.0
    for (wanted, weight) in meaning.senses {
      if let rank = wanted.alternatives.firstIndex(of: sense) {
        best = max(best, weight * (0.75 - 0.06 * Double(rank)))
      }
    }
    return best
  }

  /// How well the words before a value are those of a property's name and guide.
  private func wordStrength(before end: Int, in line: FormLine, _ meaning: FieldMeaning) -> Double {
    let cell = line.cells.isEmpty ? 0 : line.cells[line.cell(at: max(0, end - 1))].lowerBound
    var best = 0.0
    for word in line.words where word.range.upperBound <= end && word.range.lowerBound >= cell {
      guard word.bytes.count >= 3, !vocabulary.isStopWord(word.bytes) else { continue }
      for asked in meaning.words {
        best = max(best, WordMatch.likeness(asked, word.bytes))
      }
    }
    return best >= 0.9 ? best : 0
  }

  /// How strongly the heading of a value's column says that it is the one asked for.
  private func columnStrength(
    of piece: FormLine.Piece, line index: Int, _ meaning: FieldMeaning
  ) -> Double? {
    let line = lines[index]
    guard line.cells.count > 1 else { return nil }
    let cell = line.cell(at: piece.range.lowerBound)
    for above in lines[..<index].reversed().prefix(3)
    where above.passage == line.passage && above.cells.count == line.cells.count
      && above.pieces.isEmpty
    {
      let range = above.cells[cell]
      let strength =
        above.marks.filter { range.contains($0.range.lowerBound) }
        .map { self.strength(of: $0.sense, meaning) }.max() ?? 0
      return 0.9 * strength
    }
    return nil
  }

  // MARK: Values in words

  /// The texts that stand after a label which names the property.
  private func texts(in index: Int, for meaning: FieldMeaning) -> [Candidate] {
    guard [.text, .person, .firm, .place, .code, .quantity, .percentage].contains(meaning.kind)
    else { return [] }
    let line = lines[index]
    var found: [Candidate] = []
    for (place, colon) in line.colons.enumerated() {
      let start = place > 0 ? labelStart(before: colon, after: line.colons[place - 1], in: line) : 0
      let label = line.marks.filter { $0.range.lowerBound >= start && $0.range.upperBound <= colon }
      var strength = label.map { self.strength(of: $0.sense, meaning) }.max() ?? 0
      strength = max(strength, 0.8 * wordStrength(before: colon, in: line, meaning))
      if meaning.kind == .place, strength < 0.8, meaning.wants(.location),
        isPlaceLabel(start..<colon, in: line)
      {
        strength = 0.8
      }
      guard strength > 0 else { continue }
      let width = line.text.utf8Part(colon..<(colon + 1)).utf8.first == UInt8(ascii: ":") ? 1 : 3
      var end = line.text.utf8.count
      if place + 1 < line.colons.count {
        end = labelStart(before: line.colons[place + 1], after: colon, in: line)
      }
      if let cell = line.cells.first(where: { $0.lowerBound > colon + width + 1 }),
        cell.lowerBound < end
      {
        let own = line.text(in: (colon + width)..<cell.lowerBound)
        if !own.isEmpty { end = cell.lowerBound }
      }
      guard colon + width < end else { continue }
      if let candidate = labelled((colon + width)..<end, in: line, index, strength, meaning) {
        found.append(candidate)
      }
    }
    if found.isEmpty, [.person, .firm, .place].contains(meaning.kind) {
      found += line.marks.compactMap { mark in
        let strength = 0.85 * self.strength(of: mark.sense, meaning)
        guard strength >= 0.4, mark.sense != .concept(.address),
          let range = following(mark.range, in: line)
        else { return nil }
        return labelled(range, in: line, index, strength, meaning)
      }
    }
    if found.isEmpty, line.cells.count > 1 {
      for (first, second) in zip(line.cells, line.cells.dropFirst()) {
        let label = line.marks.filter { first.contains($0.range.lowerBound) }
        let strength = label.map { self.strength(of: $0.sense, meaning) }.max() ?? 0
        let isLabel = !line.pieces.contains { first.overlaps($0.range) }
        guard strength >= 0.5, isLabel,
          let candidate = labelled(second, in: line, index, strength * 0.9, meaning)
        else { continue }
        found.append(candidate)
      }
    }
    return found
  }

  /// Whether a label is nothing but a word such as "where" or `tại`.
  private func isPlaceLabel(_ range: Range<Int>, in line: FormLine) -> Bool {
    let words = line.words.filter { range.contains($0.range.lowerBound) }
    return vocabulary.hits(of: [.placeLabels], in: words).contains { $0.words == words.indices }
  }

  /// The name that stands right after a word, up to a mark.
  private func following(_ mark: Range<Int>, in line: FormLine) -> Range<Int>? {
    guard let first = line.words.first(where: { $0.range.lowerBound >= mark.upperBound }),
      first.range.lowerBound - mark.upperBound <= 4, first.isCapitalized || first.isIdeographic
    else { return nil }
    let bytes = Array(line.text.utf8)
    var end = first.range.lowerBound
    while end < bytes.count {
      let byte = bytes[end]
      if [0x2C, 0x3B, 0x28, 0x3A].contains(byte) { break }
      if byte == 0x2E, end + 1 >= bytes.count || bytes[end + 1] == 0x20 { break }
      if byte == 0xEF || byte == 0xE3, end + 2 < bytes.count,
        bytes[end + 1] == 0xBC || bytes[end + 1] == 0x80
      {
        break
      }
      end += 1
    }
    let range = first.range.lowerBound..<end
    let words = line.words.count { range.contains($0.range.lowerBound) }
    return words <= (first.isIdeographic ? 16 : 7) ? range : nil
  }

  private func labelStart(before colon: Int, after earlier: Int, in line: FormLine) -> Int {
    if let cell = line.cells.last(where: { $0.lowerBound < colon }), cell.lowerBound > earlier {
      return cell.lowerBound
    }
    // The words of the next label stand right before its colon.
    let marks = line.marks.filter {
      $0.range.lowerBound > earlier + 1 && $0.range.upperBound <= colon
    }
    if let first = marks.map(\.range.lowerBound).min() { return first }
    return line.words.last { $0.range.upperBound <= colon }?.range.lowerBound ?? colon
  }

  private func labelled(
    _ range: Range<Int>, in line: FormLine, _ index: Int, _ strength: Double,
    _ meaning: FieldMeaning
  ) -> Candidate? {
    var text = line.text(in: range)
    guard !text.isEmpty else { return nil }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let isWords = digits * 2 < text.utf8.count
    var score = strength
    switch meaning.kind {
    case .person, .firm: score -= isWords ? 0 : 0.6
    case .code:
      let isProse = text.split(separator: " ").contains {
        $0.count > 2 && $0.allSatisfy(\.isLetter)
      }
      score -= isProse || digits == 0 && text.contains(" ") || text.utf8.count > 30 ? 0.9 : 0.05
    case .quantity, .percentage: score -= 0.3
    default: break
    }
    if meaning.kind == .person || meaning.kind == .firm { text = Letterhead.trimmed(text) }
    if meaning.kind == .code {
      while let last = text.last, ".,;。，；".contains(last) { text.removeLast() }
    }
    // A letter alone names no place.
    if meaning.kind == .place, text.unicodeScalars.count(where: \.properties.isAlphabetic) < 2 {
      return nil
    }
    guard score >= 0.3, !text.isEmpty else { return nil }
    return Candidate(
      piece: FormLine.Piece(kind: meaning.kind, text: text, range: range, date: nil), line: index,
      score: score + 0.05, isCertain: strength >= 0.6)
  }

  // MARK: Values by their place

  /// The lines of a notice that are nothing but the name of a hall, a school or the like.
  private func venues(for meaning: FieldMeaning) -> [Candidate] {
    lines.indices.compactMap { index in
      let line = lines[index]
      let isWide = line.words.contains(where: \.isIdeographic)
      guard line.colons.isEmpty, line.words.count <= (isWide ? 18 : 10), !line.words.isEmpty,
        let last = line.text.last, !".!?。！？:".contains(last),
        !line.pieces.contains(where: { [.date, .time, .amount].contains($0.kind) }),
        line.words[0].isCapitalized || isWide,
        line.marks.contains(where: { $0.sense == .term(.venue) }) || endsWithVenue(line)
      else { return nil }
      let near =
        index > 0 && lines[index - 1].pieces.contains { $0.kind == .date || $0.kind == .time }
      return Candidate(
        piece: FormLine.Piece(
          kind: .place, text: line.text, range: 0..<line.text.utf8.count, date: nil),
        line: index, score: near ? 0.8 : 0.45, isCertain: false)
    }
  }

  private func endsWithVenue(_ line: FormLine) -> Bool {
    line.words.contains { word in
      word.bytes.count >= 8
        && vocabulary.fields.longestEnd(of: word.bytes, atLeast: 4)
          .contains(FieldTerm.venue.rawValue)
    }
  }

  /// What stands where documents have such a value: the firm in the letterhead, a street
  /// in a line of its own.
  private func placed(for meaning: FieldMeaning) -> [Candidate] {
    if let person, meaning.kind == .person, meaning.wants(.name, .contact, .holder) {
      return [person.name]
    }
    if meaning.kind == .firm,
      let firm = (person ?? NamedPerson(signing: lines, vocabulary: vocabulary))?.firm
    {
      return [firm]
    }
    if let named = People.candidate(for: meaning, in: lines, vocabulary: vocabulary) {
      return [named]
    }
    switch meaning.kind {
    case .firm, .person, .text:
      let isSender =
        meaning.wants(.seller, .company, .sender, .employer, .insurer, .bank, .landlord)
        || meaning.senses[.term(.issuer)] != nil || meaning.kind == .firm
      guard isSender else { return [] }
      return heads.compactMap { $0 }.prefix(1).map { index in
        let name = Letterhead.name(of: lines[index])
        return Candidate(
          piece: FormLine.Piece(
            kind: .firm, text: name, range: 0..<lines[index].text.utf8.count, date: nil),
          line: index, score: 0.7, isCertain: true)
      }
    case .place:
      guard meaning.wants(.address, .location) || meaning.senses.isEmpty else { return [] }
      let phrases =
        meaning.wants(.address)
        ? [] : PlacePhrases(lines: lines, vocabulary: vocabulary).candidates()
      return phrases + venues(for: meaning)
        + lines.indices.compactMap { index in
          let line = lines[index]
          let hasStreet = line.words.contains {
            vocabulary.contains($0.bytes, in: .streets) || vocabulary.endsWithStreet($0.bytes)
          }
          guard hasStreet, line.words.contains(where: \.hasDigit), line.words.count <= 14 else {
            return nil
          }
          let start = line.colons.last.map { $0 + 1 } ?? 0
          let text = line.text(in: start..<line.text.utf8.count)
          return Candidate(
            piece: FormLine.Piece(
              kind: .place, text: text, range: start..<line.text.utf8.count, date: nil),
            line: index, score: 0.55, isCertain: false)
        }
    default: return []
    }
  }
}

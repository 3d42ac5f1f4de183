/// The lines of a document for reading it as a form.
enum FormText {
  /// Returns the lines of a text; the lines of a paragraph are joined and cut at its
  /// sentences, and fences and the prompt's words before the document are left out.
  static func lines(of text: String, vocabulary: Vocabulary) -> [String] {
    var lines: [String] = []
    var prose = ""
    func flush() {
      guard !prose.isEmpty else { return }
      lines += Sentences.split(prose, vocabulary: vocabulary).map { String($0).trimmingSpaces }
      prose = ""
    }
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = FragmentReader.trimmed(raw)
      if line.isEmpty || isFence(line) {
        flush()
        continue
      }
      let isProse = FragmentReader.cells(of: line).count == 1 && FragmentReader.isProse(line)
      if isProse || !prose.isEmpty && FragmentReader.continues(line) {
        if !prose.isEmpty, !FragmentReader.wraps(prose, before: line) { flush() }
        let isWide = prose.unicodeScalars.last.map {
          Folding.isIdeograph($0) || "。、".unicodeScalars.contains($0)
        }
        if !prose.isEmpty, isWide == false { prose += " " }
        prose += line
        continue
      }
      flush()
      if FragmentReader.cells(of: line).count > 1 {
        lines.append(String(line))
      } else {
        lines += Sentences.split(String(line), vocabulary: vocabulary)
          .map { String($0).trimmingSpaces }
      }
    }
    flush()
    return lines
  }

  /// Whether a line only marks where a text begins or ends.
  static func isFence(_ line: Substring) -> Bool {
    if line.allSatisfy({ "\"'`-=_*~<>#—–".contains($0) }) { return true }
    guard line.first == "<", line.last == ">", line.count <= 24 else { return false }
    return line.dropFirst().dropLast().allSatisfy {
      $0.isLetter || $0 == "/" || $0 == "_" || $0 == "-"
    }
  }
}

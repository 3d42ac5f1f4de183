import SourceText

/// What Git leaves in a file that it could not merge.
enum MergeConflicts {
  /// Returns a diagnostic for each merge conflict.
  ///
  /// A marker stands at the start of a line, where neither a baseline nor a file of
  /// recordings ever has such characters.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - help: What a person can do about it.
  /// - Returns: The diagnostics, in the order of the file.
  static func diagnostics(in file: SourceFile, help: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var isInside = false
    for number in 1...file.lineCount {
      let range = file.range(ofLine: number)
      let line = file.bytes[range]
      guard let first = line.first, [0x3C, 0x3D, 0x3E, 0x7C].contains(first),
        line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == first }),
        line.count == 7 || line[range.lowerBound + 7] == 0x20
      else { continue }
      // One conflict has up to four markers, and is said once, at its first.
      let continues = isInside && first != 0x3C
      isInside = first != 0x3E
      if continues { continue }
      diagnostics.append(
        Diagnostic("merge-conflict", "an unresolved merge conflict", at: range, help: help))
    }
    return diagnostics
  }
}

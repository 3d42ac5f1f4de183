package import SourceText
package import SuiteSyntax

/// A file with those of its mistakes repaired that only one edit can repair.
///
/// A file with a syntax error has no value, so that no repair of one can change
/// what was meant by the rest: the file is read again after each, and a repair
/// that does not lead further is undone.
package struct SuiteRepair: Sendable {
  /// The file as it was.
  package var original: SourceFile

  /// The file as it is after the repairs.
  package var repaired: SourceFile

  /// How many mistakes were repaired.
  package var count: Int

  /// How many columns a tab takes.
  package var tabWidth: Int
}

/// Repairs files of one kind.
package struct SuiteRepairer: Sendable {
  /// The most rounds of repairing and reading again.
  static let roundLimit = 1_000

  /// Widths of a tab: a tab is repaired where all that make a file readable give
  /// the same value.
  static let tabWidths = [2, 4, 8]

  /// Returns what is wrong with a tree.
  let decode: @Sendable (SuiteNode, SourceFile) -> [Diagnostic]

  /// Creates a repairer.
  ///
  /// - Parameter decode: Returns what is wrong with a file's tree.
  package init(decode: @escaping @Sendable (SuiteNode, SourceFile) -> [Diagnostic]) {
    self.decode = decode
  }

  /// Repairs a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The repair, or `nil` where there is nothing that is certain.
  package func repair(_ file: SourceFile) -> SuiteRepair? {
    let attempts = Self.tabWidths.map { attempt(file, tabWidth: $0) }
    var best = attempts[0]
    if attempts.contains(where: { $0.firstTab != nil }) {
      let readable = attempts.filter { $0.last.root != nil }
      let values = Set(readable.compactMap { $0.last.root?.json })
      if let first = readable.first, values.count == 1 {
        best = first
      } else if let tab = best.firstTab {
        best.states.removeLast(best.states.count - 1 - tab)
      }
    }
    dropFalseKeys(&best)
    let count = best.states.dropFirst().reduce(0) { $0 + $1.repairs.count }
    guard count > 0 else { return nil }
    return SuiteRepair(
      original: file, repaired: best.last.file, count: count, tabWidth: best.tabWidth)
  }

  /// A file between two repairs.
  private struct State {
    var file: SourceFile
    var root: SuiteNode?
    var diagnostics: [Diagnostic]

    /// The repairs that led here: their identifiers, and where they changed the
    /// file before this one.
    var repairs: [(id: Diagnostic.ID, place: SourceLocation)] = []

    /// The identifier of the first error.
    var error: Diagnostic.ID? { diagnostics.first { $0.severity == .error }?.id }

    /// How much is wrong, the worst first: bytes of text that a syntax error
    /// leaves unread, errors, warnings.
    var damage: (Int, Int, Int) {
      let errors = diagnostics.filter { $0.severity == .error }
      if root == nil, let error = errors.first {
        let unread = file.bytes[error.range.lowerBound...].count { $0 != 0x20 && $0 != 0x09 }
        return (unread + 1, 0, 0)
      }
      return (0, errors.count, diagnostics.count - errors.count)
    }
  }

  /// What one width of a tab leads to.
  private struct Attempt {
    var tabWidth: Int
    var states: [State]

    var last: State { states[states.count - 1] }

    /// The state before the first repair of a tab.
    var firstTab: Int? {
      states.firstIndex { state in
        state.repairs.contains { $0.id == "tab-indentation" }
      }.map { $0 - 1 }
    }
  }

  private func attempt(_ file: SourceFile, tabWidth: Int) -> Attempt {
    var attempt = Attempt(tabWidth: tabWidth, states: [state(of: file, tabWidth: tabWidth)])
    for _ in 0..<Self.roundLimit {
      let last = attempt.last
      let certain = last.diagnostics.filter { $0.fix != nil && isCertain($0, in: last.file) }
      let fixes = certain.compactMap(\.fix)
      guard !fixes.isEmpty else { break }
      var next = state(of: last.file.applying(fixes), tabWidth: tabWidth)
      // What stood behind the mistake may hide another one in the same place.
      guard next.damage < last.damage || (next.damage == last.damage && next.error != last.error)
      else { break }
      next.repairs = certain.compactMap { diagnostic in
        diagnostic.fix?.edits.first.map {
          (diagnostic.id, last.file.location(ofUTF8Offset: $0.range.lowerBound))
        }
      }
      attempt.states.append(next)
    }
    while attempt.states.count > 1,
      attempt.last.damage >= attempt.states[attempt.states.count - 2].damage
    {
      attempt.states.removeLast()
    }
    return attempt
  }

  private func state(of file: SourceFile, tabWidth: Int) -> State {
    let parsed = SuiteParser.parse(file, tabWidth: tabWidth)
    let mistakes = parsed.root.map { decode($0, file) } ?? []
    return State(file: file, root: parsed.root, diagnostics: parsed.diagnostics + mistakes)
  }

  /// Undoes the repairs from the first on that has made a key which the format
  /// does not know: its line was text, not a key without a space.
  ///
  /// No repair moves what stands before it, so that the place of a colon is the
  /// same in the last file as in the one in which it was found.
  private func dropFalseKeys(_ attempt: inout Attempt) {
    let last = attempt.last
    let unknown = Set(
      last.diagnostics.filter { $0.id == "unknown-key" }
        .map { last.file.location(ofUTF8Offset: $0.range.upperBound + 1) })
    let first = attempt.states.firstIndex { state in
      state.repairs.contains {
        $0.id == "missing-space-after-colon" && unknown.contains($0.place)
      }
    }
    if let first { attempt.states.removeLast(attempt.states.count - first) }
  }

  /// Whether a fix is one that a person would not hesitate about.
  ///
  /// A line with the value of one key and then another key, with its colon, is
  /// two lines that were joined, not a text with a colon.
  package func isCertain(_ diagnostic: Diagnostic, in file: SourceFile) -> Bool {
    guard diagnostic.id == "colon-in-text" else { return true }
    let before = file.bytes[..<diagnostic.range.lowerBound]
    let start = before.lastIndex { byte in
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    let word = String(decoding: before[(start.map { $0 + 1 } ?? 0)...], as: UTF8.self)
    return !Self.keys.contains(word)
  }

  /// The keys of the format.
  private static let keys = Set(
    SuiteDecoder.keys + SuiteDecoder.caseKeys + ProjectFile.keys
      + [
        SuiteKeys.passage, SuiteKeys.turn, SuiteKeys.history, SuiteKeys.exchange, SuiteKeys.session,
        SuiteKeys.retrieve,
      ]
      .flatMap(\.names))
}

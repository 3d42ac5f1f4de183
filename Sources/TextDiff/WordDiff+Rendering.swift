extension WordDiff {
  /// The difference on one text: `was [-€-]{+$+}22.41`.
  package var text: String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .equal(let text): result += text
      case .changed(let old, let new):
        if !old.isEmpty { result += "[-\(old)-]" }
        if !new.isEmpty { result += "{+\(new)+}" }
      }
    }
    return result
  }

  /// The stretches as a reader should see them.
  ///
  /// What changed is shown so that it can be seen: a changed space as `␠`, a
  /// no-break space as `⍽`, other invisible characters as escapes, and two
  /// spellings of the same letters as escapes.
  package var pieces: [Change] {
    changes.map { change in
      guard case .changed(let old, let new) = change else { return change }
      let (shownOld, shownNew) = Self.shown(old, new)
      return .changed(old: shownOld, new: shownNew)
    }
  }

  private static func shown(_ old: String, _ new: String) -> (old: String, new: String) {
    let isOnlySpace = (old.unicodeScalars + new.unicodeScalars)
      .allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    let shownOld = old.showingInvisibles(showsSpaces: isOnlySpace)
    let shownNew = new.showingInvisibles(showsSpaces: isOnlySpace)
    // Equal to the eye, by canonical equivalence, but not in bytes.
    guard shownOld == shownNew else { return (shownOld, shownNew) }
    return (old.escapingNonASCII, new.escapingNonASCII)
  }
}

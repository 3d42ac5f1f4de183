import SourceText
import SuiteSyntax

/// The names of a suite's cases, with where each stands.
struct CaseNames {
  /// Where a name stands.
  struct Place {
    /// The file: the suite's, or one that it takes cases from.
    var file: SourceFile

    /// The UTF-8 range in the file.
    var range: Range<Int>
  }

  /// The first place of each name.
  var places: [String: Place] = [:]

  /// The cases that had another name, with the rows they are among.
  var formers: [(name: String, former: String, range: Range<Int>, rowFile: Int?)] = []
}

extension SuiteDecoding {
  /// Takes a case's name, and notes one that is taken.
  mutating func register(_ decoded: Case) {
    let file = rows?.file ?? self.file
    if let first = caseNames.places[decoded.name] {
      let isHere = first.file.path == file.path
      let line = first.file.lineNumber(ofUTF8Offset: first.range.lowerBound)
      let isItself = isHere && first.range == decoded.range
      let place =
        isItself
        ? ", because its file is taken twice"
        : isHere ? "" : "; it is first on line \(line) of \(first.file.path)"
      reader.note(
        "duplicate-case", "the name '\(decoded.name)' stands twice\(place)", at: decoded.range,
        help: "give each case a name of its own: it identifies the case in baselines",
        related: isHere && !isItself ? Diagnostic.Label("first here", at: first.range) : nil)
    } else {
      caseNames.places[decoded.name] = .init(file: file, range: decoded.range)
    }
    if let former = decoded.formerName {
      caseNames.formers.append(
        (decoded.name, former, decoded.range, rows == nil ? nil : rowFiles.count))
    }
  }

  /// Notes former names that another case has.
  mutating func noteTakenFormerNames() {
    for (name, former, range, rowFile) in caseNames.formers
    where caseNames.places[former] != nil {
      let diagnostic = Diagnostic(
        "former-name-taken", "'\(former)', the former name of '\(name)', is still a case",
        at: range, help: "remove 'was', or the case that has this name")
      if let rowFile { rowFiles[rowFile].reader.note(diagnostic) } else { reader.note(diagnostic) }
    }
  }
}

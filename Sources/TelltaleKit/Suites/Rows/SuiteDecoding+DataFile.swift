import SourceText
import SuiteSyntax

extension SuiteDecoding {
  /// Finds the file that `from` names.
  ///
  /// - Returns: The file and how it is written, or `nil` after noting why not.
  mutating func dataFile(
    _ node: SuiteNode, _ delimiter: SuiteNode?
  ) -> (file: SourceFile, format: DataFile.Format)? {
    let separator = delimiter.flatMap { self.separator($0) }
    guard let path = text(node) else { return nil }
    guard var format = DataFile.Format(path: path) else {
      noteUnknownEnding(of: path, at: node.range)
      return nil
    }
    if let delimiter, !format.isSeparated {
      reader.note(
        "misplaced-delimiter", "'\(path)' has no delimiter: it is JSON", at: delimiter.range,
        help: "remove 'delimiter'")
    }
    if delimiter != nil, format.isSeparated {
      guard let separator else { return nil }
      format = .separated(by: separator)
    }
    do throws(DataFileLookup.Failure) {
      return (try decoder.dataFiles.file(path, file), format)
    } catch {
      note(error, path: path, at: node.range)
      return nil
    }
  }

  private mutating func noteUnknownEnding(of path: String, at range: Range<Int>) {
    let endings = DataFile.Format.endings.map(\.ending)
    let ending = path.split(separator: "/").last.flatMap { name in
      name.lastIndex(of: ".").map { String(name[$0...]).lowercased() }
    }
    let isSheet = [".xlsx", ".xls", ".ods", ".numbers"].contains(ending)
    reader.note(
      "wrong-value", "rows cannot be read from '\(path)'", at: range,
      help: isSheet
        ? "save the sheet as CSV in UTF-8"
        : ending?.nearest(among: endings).map { "did you mean '\($0)'?" }
          ?? "the file's name ends in \(endings.dropLast().joined(separator: ", ")) or .json")
  }

  private mutating func note(
    _ failure: DataFileLookup.Failure, path: String, at range: Range<Int>
  ) {
    switch failure {
    case .outside:
      reader.note(
        "wrong-value", "'\(path)' is not a file inside the project", at: range,
        help: "write a path that is relative to the suite's folder and stays in the project")
    case .missing(let nearest):
      reader.note(
        "missing-file", "there is no file '\(path)'", at: range,
        help: nearest.map { "did you mean '\($0)'?" }
          ?? "the path is relative to the folder of the suite")
    case .unreadable(let reason):
      reader.note("missing-file", "cannot read '\(path)': \(reason)", at: range)
    }
  }

  /// Reads the character that separates values.
  private mutating func separator(_ node: SuiteNode) -> UInt8? {
    guard let word = text(node) else { return nil }
    if let named = DataFile.delimiters.first(where: { $0.name == word }) { return named.byte }
    reader.note(
      "wrong-value", "'\(word)' is not a delimiter", at: node.range,
      help: "the delimiters are \",\", \";\", \"|\" and tab")
    return nil
  }
}

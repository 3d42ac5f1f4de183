import SourceText
import SuiteSyntax

/// What cases search: `documents` and `retrieve`.
extension SuiteDecoding {
  /// Reads `documents` of a suite: passages, or the path of a folder.
  mutating func documents(_ node: SuiteNode?) -> DocumentCollection? {
    guard let node else { return nil }
    if node.scalar != nil { return folder(node) }
    guard let passages = passages(node) else { return nil }
    if case .sequence(let items) = node.content, items.isEmpty {
      reader.note(
        "wrong-value", "'documents' has an empty list", at: node.range,
        help: "write passages with a title and a text, or the path of a folder of "
          + "\(DocumentFolderLookup.endings.joined(separator: " and ")) files")
    }
    return DocumentCollection(passages)
  }

  /// Reads `retrieve`: how many passages are taken.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - standard: What holds where it does not say.
  ///   - defaults: What the suite says, its documents among it.
  /// - Returns: How many are taken, `nil` where nothing is searched.
  mutating func top(_ node: SuiteNode?, over standard: Int, defaults: Defaults) -> Int? {
    let hasDocuments = defaults.hasDocuments
    guard let node else { return hasDocuments ? standard : nil }
    if !hasDocuments {
      reader.note(
        "nothing-to-search", "the suite has no documents that 'retrieve' could take from",
        at: node.range,
        help: "add documents: to the suite, with passages or the path of a folder")
    }
    if let scalar = node.scalar, Int(scalar.text) != nil {
      reader.note(
        "wrong-type", "'retrieve' needs a mapping", at: node.range,
        help: "write {top: \(scalar.text)}")
      return hasDocuments ? standard : nil
    }
    guard let fields = reader.fields(of: node, in: SuiteKeys.retrieve) else {
      return hasDocuments ? standard : nil
    }
    guard let topNode = fields["top"] else {
      reader.note(
        "missing-key", "'retrieve' has no 'top'", at: node.range,
        help: "write how many passages are taken, such as {top: \(Retriever.standardTop)}")
      return hasDocuments ? standard : nil
    }
    let top = reader.read(topNode) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.passages)
    }
    if let top, let count = defaults.documents?.passages.count, count > 0, top > count {
      reader.note(
        Diagnostic(
          "more-than-there-is",
          "\(top) passages are to be taken, and the documents have \(count)",
          at: topNode.range, severity: .warning,
          help: "every passage with a word of the question is taken; nothing is left out by rank"))
    }
    return hasDocuments ? top ?? standard : nil
  }

  /// Notes a case that says how much to search for, and that it searches nothing.
  mutating func checkRetrieve(_ fields: Fields) {
    guard let retrieve = fields.values["retrieve"], let passages = fields.values["passages"] else {
      return
    }
    reader.note(
      "nothing-to-search", "a case with passages of its own searches for none",
      at: retrieve.keyRange, help: "remove 'retrieve', or 'passages'",
      related: .init("its passages", at: passages.keyRange))
  }

  // MARK: - Folders

  /// Reads the documents of a folder.
  private mutating func folder(_ node: SuiteNode) -> DocumentCollection? {
    guard let path = text(node) else { return nil }
    guard !path.isEmpty else {
      reader.note(
        "wrong-value", "'documents' names no folder", at: node.range,
        help: "write the path of a folder, relative to the folder of the suite")
      return nil
    }
    let contents: DocumentFolderLookup.Contents
    do throws(DocumentFolderLookup.Failure) {
      contents = try decoder.documentFolders.folder(path, file)
    } catch {
      note(error, path: path, at: node.range)
      return nil
    }
    let endings = DocumentFolderLookup.endings.joined(separator: " or ")
    noteOthers(contents.others, at: node.range)
    if contents.files.isEmpty {
      reader.note(
        "no-documents", "the folder '\(path)' has no documents", at: node.range,
        help: "documents are files whose names end in \(endings)")
      return nil
    }
    var passages: [Passage] = []
    var firstOfTitle: [String: String] = [:]
    for document in contents.files {
      documentPaths.append(document.path)
      if let fault = Diagnostic.encodingFault(in: document) {
        documentFaults.append((document, [fault]))
        continue
      }
      let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
      let found = DocumentSplitter.passages(
        of: document.text, named: Self.stem(of: name),
        isMarkdown: name.lowercased().hasSuffix(".md"))
      guard let title = found.first?.title else {
        let fault = Diagnostic(
          "no-text", "the document has no text", at: 0..<0, help: "write it, or remove the file")
        documentFaults.append((document, [fault]))
        continue
      }
      if let first = firstOfTitle[title] {
        let warning = Diagnostic(
          "duplicate-title", "'\(title)' is also the title of \(first)", at: 0..<0,
          severity: .warning,
          help: "give each document a title of its own: answers and 'retrieved' name it")
        documentFaults.append((document, [warning]))
      }
      firstOfTitle[title] = firstOfTitle[title] ?? document.path
      passages += found
    }
    return DocumentCollection(passages)
  }

  /// Warns of files in the folder that are not read.
  private mutating func noteOthers(_ others: [String], at range: Range<Int>) {
    guard let first = others.first else { return }
    let names = others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    reader.note(
      Diagnostic(
        "not-searched",
        others.count == 1
          ? "'\(first)' is no document and is not searched"
          : "\(others.count) files are no documents and are not searched: \(names)\(more)",
        at: range, severity: .warning,
        help: "save them as text in UTF-8, ending in "
          + "\(DocumentFolderLookup.endings.joined(separator: " or ")), or move them elsewhere"))
  }

  private mutating func note(
    _ failure: DocumentFolderLookup.Failure, path: String, at range: Range<Int>
  ) {
    let relative = "the path is relative to the folder of the suite"
    switch failure {
    case .outside(let place):
      reader.note(
        "wrong-value", "'\(place)' is not inside the project", at: range,
        help: "write a path that is relative to the suite's folder and stays in the project")
    case .missing(let nearest):
      reader.note(
        "missing-folder", "there is no folder '\(path)'", at: range,
        help: nearest.map { "did you mean '\($0)'?" } ?? relative)
    case .notAFolder:
      reader.note(
        "missing-folder", "'\(path)' is a file, and documents are read from a folder", at: range,
        help: "write the path of the folder that the file is in")
    case .tooLarge(let place):
      reader.note(
        "too-large", "'\(place)' is larger than 1 MiB, the most that a document may have",
        at: range, help: "split it into several files")
    case .tooMuch:
      let files = DocumentFolderLookup.maximumFiles
      let size = DocumentFolderLookup.maximumSize >> 20
      reader.note(
        "too-large",
        "'\(path)' holds more than \(files) documents or \(size) MiB, the most that is read",
        at: range, help: "name a folder with fewer documents")
    case .unreadable(let place, let reason):
      reader.note("missing-folder", "cannot read '\(place)': \(reason)", at: range)
    }
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

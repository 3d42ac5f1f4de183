import SourceText
import SuiteSyntax

extension SuiteDecoder {
  /// The columns that are what the key of that name is in a case; the other
  /// columns are variables and no more.
  static let caseColumns = [
    "description", "name", "passages", "question", "reference", "tags", "was",
  ]
}

extension SuiteNode {
  /// Whether the node is a mapping that names a file to take cases from.
  var isRowSource: Bool {
    if case .mapping(let entries) = content { entries.contains { $0.key == "from" } } else { false }
  }
}

/// What all rows of a file have in common.
struct RowFrame {
  /// The keys of the item.
  var fields: Fields

  /// The case without what a row says.
  var frame: Case

  /// The assertions.
  var assertions: AssertionList

  /// The variables of the texts that are rendered for each row.
  var textVariables: Set<String>

  /// The variables that reach a model.
  var requestVariables: Set<String>

  /// How the file is written.
  var format: DataFile.Format
}

extension SuiteDecoding {
  /// Reads an item of `cases` that makes a case of each row of a file.
  mutating func rowCases(from node: SuiteNode, defaults: Defaults) -> [Case] {
    guard
      let fields = reader.fields(of: node, in: SuiteKeys.rows)
    else { return [] }
    let vars = variables(fields["vars"])
    noteLists(vars.lists, help: "write text")
    let frame = frame(
      fields, name: "", range: fields["from"]?.range ?? node.range, variables: vars.texts,
      defaults: defaults)
    // Read as they are written for the sake of their mistakes, and then for each row.
    _ = passages(fields["passages"])
    var texts: Set<String> = []
    for key in ["description", "name", "passages", "question", "reference"] {
      guard let node = fields[key] else { continue }
      if key != "passages" { _ = text(node) }
      texts.formUnion(variables(of: node.templates) ?? [])
    }
    let list = defaults.items + assertionList(fields["assert"])
    guard let from = fields["from"], let (file, format) = dataFile(from, fields["delimiter"]) else {
      return []
    }
    var request = Set(defaults.passageTemplate.variables)
    for version in frame.versions {
      request.formUnion(version.prompt.variables + (version.instructions?.variables ?? []))
    }
    let common = RowFrame(
      fields: fields, frame: frame, assertions: list, textVariables: texts,
      requestVariables: request, format: format)
    return cases(of: DataFile(file, format), at: from.range, common, defaults)
  }

  /// Makes a case of each row.
  private mutating func cases(
    of file: DataFile, at range: Range<Int>, _ common: RowFrame, _ defaults: Defaults
  ) -> [Case] {
    suiteReader = reader
    reader = NodeReader()
    variablesOfCases.formUnion(file.columns.map(\.name))
    rows = RowFile(
      file: file.file, columns: Set(file.columns.map(\.name)), range: range)
    for diagnostic in file.diagnostics { reader.note(diagnostic) }
    // Without a header there is nothing that rows could be read by.
    if !file.columns.isEmpty { checkColumns(file, common) }
    let cases = file.rows.compactMap { self.case(of: $0, common, defaults) }
    if var done = rows {
      done.reader = reader
      rowFiles.append(done)
    }
    rows = nil
    reader = suiteReader
    return cases
  }

  /// Notes a name that no row can have, and columns that seem misspelt.
  private mutating func checkColumns(_ file: DataFile, _ common: RowFrame) {
    let names = file.columns.map(\.name)
    if common.fields["name"] == nil, !names.contains("name"), let rows {
      let near = "name".nearest(among: names) ?? names.first { $0.lowercased() == "id" }
      let column = near ?? "id"
      noteInSuite(
        Diagnostic(
          "missing-key", "\(file.file.path) has no column 'name'", at: rows.range,
          help: "add one, or write name: \"{{\(column)}}\" beside from:"
            + (near == nil ? " with a column that has one" : "")
            + ". A name must not change: it identifies the case in baselines"))
    }
    let used = common.textVariables.union(common.requestVariables)
      .union(common.assertions.variables)
    let known = SuiteDecoder.caseColumns.filter { $0 != "was" && !names.contains($0) }
    for column in file.columns where !used.contains(column.name) {
      guard !SuiteDecoder.caseColumns.contains(column.name),
        let near = column.name.nearest(among: known)
      else { continue }
      reader.note(
        Diagnostic(
          "unused-column", "nothing uses the column '\(column.name)'", at: column.range,
          severity: .warning, help: "did you mean '\(near)'?"))
    }
  }

  /// Makes a case of a row.
  private mutating func `case`(
    of row: DataFile.Row, _ common: RowFrame, _ defaults: Defaults
  ) -> Case? {
    rows?.row = row
    let mistakes = reader.diagnostics.count
    let fields = common.fields
    var (values, keys) = values(of: row, common)
    var decoded = common.frame
    decoded.name = "row \(row.number)"
    decoded.range = place(of: row, fields["name"])
    let name = caseName(row, fields["name"], keys["name"], values, decoded)
    decoded.name = name ?? decoded.name
    let named = decoded
    func text(_ key: String) -> String? {
      fields[key].map { rendered($0, values, for: named) } ?? keys[key]
    }
    decoded.question = text("question")
    values.question = decoded.question
    decoded.description = text("description")
    decoded.reference = text("reference")
    decoded.formerName = keys["was"].flatMap { former in
      reader.name(
        SuiteNode(
          .scalar(.init(former, style: .untyped)), range: row["was"]?.range ?? decoded.range),
        of: "case", marks: " -_./")
    }
    decoded.tags += tags(of: row, common.format)
    decoded.passages =
      fields["passages"].map { passages(rendering: $0, values, for: named) }
      ?? passages(of: row, common.format)
    decoded.variables = values.texts
    // A row that cannot be read would only repeat its mistakes below.
    guard reader.diagnostics.count == mistakes else { return nil }
    decoded.items = items(of: common.assertions, for: decoded, values)
    checkItems(of: decoded, defaults: defaults)
    check(decoded, fields, common.assertions, defaults: defaults)
    guard name != nil else { return nil }
    register(decoded)
    let line = rows?.file.lineNumber(ofUTF8Offset: row.range.lowerBound) ?? 1
    decoded.source = CaseSource(path: rows?.file.path ?? file.path, line: line)
    decoded.range = common.frame.range
    // What reaches no model is no part of the case's hash: a note beside a row may change.
    decoded.variables = decoded.variables.filter { name, _ in
      common.requestVariables.contains(name) || common.frame.variables[name] != nil
    }
    return decoded
  }

  // MARK: - Values

  /// Reads a row's columns: what variables stand for, and the texts of columns
  /// that are keys of the case.
  private mutating func values(
    of row: DataFile.Row, _ common: RowFrame
  ) -> (values: CaseValues, keys: [String: String]) {
    var values = CaseValues(texts: common.frame.variables)
    var keys: [String: String] = [:]
    for entry in row.entries {
      let isOfCase = SuiteDecoder.caseColumns.contains(entry.key)
      switch entry.value.content {
      case .scalar where entry.value.isEmpty, .scalar where entry.key == "passages":
        continue
      case .scalar(let scalar):
        // A table cannot leave out a value that a case need not have.
        if isOfCase, common.format.isSeparated, scalar.text.isEmpty { continue }
        guard let text = text(entry.value, of: entry.key, in: row) else { continue }
        if isOfCase { keys[entry.key] = text }
        if entry.key == "question" {
          values.question = text
        } else {
          values.texts[entry.key] = text
        }
      case .sequence where entry.key == "passages" || entry.key == "tags":
        continue
      case .sequence(let items) where !isOfCase:
        let texts = items.map { text($0, of: entry.key, in: row) }
        values.lists[entry.key] = texts.compactMap { $0 }
      case .sequence, .mapping:
        note(
          "wrong-type", "expected text, found \(entry.value.jsonKind)", entry.value, entry.key, row)
      }
    }
    return (values, keys)
  }

  /// Reads a text of a row: a number or a truth value only where every reader
  /// prints it as it is written.
  private mutating func text(
    _ node: SuiteNode, of column: String, in row: DataFile.Row
  ) -> String? {
    guard let scalar = node.scalar, !node.isEmpty else {
      note("wrong-type", "expected text, found \(node.jsonKind)", node, column, row)
      return nil
    }
    guard scalar.coreValue.canonicalSpelling == scalar.text else {
      note(
        "ambiguous-text",
        "the number \(scalar.text) is not what every reader of JSON prints for it", node, column,
        row, help: "write it in quotes: \"\(scalar.text)\"")
      return nil
    }
    return scalar.text
  }

  private mutating func note(
    _ id: Diagnostic.ID, _ message: String, _ node: SuiteNode, _ column: String,
    _ row: DataFile.Row, help: String? = nil
  ) {
    reader.note(
      id, "row \(row.number), column '\(column)': \(message)", at: node.range, help: help)
  }

  private mutating func tags(of row: DataFile.Row, _ format: DataFile.Format) -> [String] {
    guard let node = row["tags"], !node.isEmpty else { return [] }
    if format.isSeparated, node.scalar?.text.isEmpty == true { return [] }
    guard case .sequence(let items) = node.content else {
      return text(node, of: "tags", in: row).map { [$0] } ?? []
    }
    return items.compactMap { text($0, of: "tags", in: row) }
  }

  /// The passages of a row: in a table the text of one, otherwise a list.
  private mutating func passages(of row: DataFile.Row, _ format: DataFile.Format) -> [Passage]? {
    guard let node = row["passages"], !node.isEmpty else { return nil }
    guard format.isSeparated else { return passages(node) }
    let text = node.scalar?.text ?? ""
    return text.isEmpty ? [] : [Passage(text: text)]
  }

  // MARK: - Texts with columns

  /// Reads the name of a row's case.
  private mutating func caseName(
    _ row: DataFile.Row, _ template: SuiteNode?, _ written: String?, _ values: CaseValues,
    _ unnamed: Case
  ) -> String? {
    let mistakes = reader.diagnostics.count
    let name = template.map { rendered($0, values, for: unnamed) } ?? written
    guard let name, !name.isEmpty else {
      // A file without names has that noted once, and a value that is no text has it by itself.
      let isMissing =
        template == nil
        ? rows?.columns.contains("name") == true && row["name"]?.holdsMore != true : name != nil
      if isMissing, reader.diagnostics.count == mistakes {
        reader.note(
          "missing-key", "row \(row.number) has no name", at: unnamed.range,
          help: "write one that will not change; it identifies the case in baselines")
      }
      return nil
    }
    return reader.name(
      SuiteNode(.scalar(.init(name, style: .untyped)), range: unnamed.range), of: "case",
      marks: " -_.")
  }

  /// Where the name of a row stands: its cell, or that of the first column in
  /// the template of the name.
  private func place(of row: DataFile.Row, _ template: SuiteNode?) -> Range<Int> {
    var columns = ["name"]
    if let source = template?.scalar?.text {
      columns = (try? Template(source))?.variables ?? []
    }
    let cell = columns.lazy.compactMap { row[$0] }.first ?? row.entries.first?.value
    return cell?.range ?? row.range.lowerBound..<row.range.lowerBound
  }

  /// Returns a text with the values of a row in it.
  private mutating func rendered(
    _ node: SuiteNode, _ values: CaseValues, for decoded: Case
  ) -> String? {
    guard let source = node.scalar?.text, let template = try? Template(source) else { return nil }
    do throws(CaseValues.Missing) {
      return try values.text(template)
    } catch {
      note(error, in: decoded, known: values.names)
      return nil
    }
  }

  /// Returns passages with the values of a row in them.
  private mutating func passages(
    rendering node: SuiteNode, _ values: CaseValues, for decoded: Case
  ) -> [Passage]? {
    var ranges: [Range<Int>] = []
    do throws(CaseValues.Missing) {
      let rendered = try values.rendering(node, noting: &ranges, allowingLists: false)
      // What is wrong with how they are written was noted when the suite was read.
      var quiet = self
      return quiet.passages(rendered)
    } catch {
      note(error, in: decoded, known: values.names)
      return nil
    }
  }

  /// Notes a variable that a case lacks, or that is a list where it needs text.
  mutating func note(
    _ missing: CaseValues.Missing, in decoded: Case, known: @autoclosure () -> [String],
    isOfSuite: Bool = false
  ) {
    guard missing.isList else {
      noteUndefined(missing.name, in: decoded, known: known(), isOfSuite: isOfSuite)
      return
    }
    reader.note(
      "wrong-type", "'{{\(missing.name)}}' of the case '\(decoded.name)' is a list",
      at: decoded.range, help: "only an assertion can take a list, as its whole value")
  }
}

extension SuiteNode {
  /// Whether something else than an empty text stands here.
  fileprivate var holdsMore: Bool {
    if let scalar { !isEmpty && !scalar.text.isEmpty } else { true }
  }
}

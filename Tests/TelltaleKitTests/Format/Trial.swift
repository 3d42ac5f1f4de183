import Foundation
import SourceText
import SuiteSyntax
import TestSupport

@testable import TelltaleKit

/// A file that the decoder and an independent validator judge.
struct Trial {
  /// A kind of file.
  enum Kind: String {
    case suite, project
  }

  let kind: Kind
  let root: SuiteNode

  /// The file as JSON on one line.
  let json: String

  init(kind: Kind = .suite, root: SuiteNode) {
    self.kind = kind
    self.root = root
    json = SuiteValue(root).json
  }

  /// The models that the project's own suites name beside the built-in ones.
  private static let declaredModels: [ModelID] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(component: ProjectFile.name)
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let root = try? SuiteNode(yaml: text)
    else { return [] }
    let builtIn = ModelCatalogue.builtIn.map(\.id)
    return ProjectFile.decode(root, knownModels: builtIn).file.models.map(\.id)
  }()

  /// A row at every path.
  private static let rows = DataFileLookup { path, _ throws(DataFileLookup.Failure) in
    let text =
      switch path.lowercased() {
      case let path where path.hasSuffix(".tsv"): "name\tquestion\na\tq\n"
      case let path where path.hasSuffix(".csv"): "name,question\na,q\n"
      case let path where path.hasSuffix(".json"): "[{\"name\": \"a\", \"question\": \"q\"}]"
      default: "{\"name\": \"a\", \"question\": \"q\"}\n"
      }
    return SourceFile(path: path, text: text)
  }

  /// The documents of the project's own suites, and one in every other folder.
  private static let folders = DocumentFolderLookup {
    path, _ throws(DocumentFolderLookup.Failure) in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(component: "suites").appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(component: name), encoding: .utf8)).map {
        SourceFile(path: "\(path)/\(name)", text: $0)
      }
    }
    return .init(
      files: files.isEmpty ? [SourceFile(path: "\(path)/Lease.txt", text: "Rent 950")] : files)
  }

  /// The errors that the decoder finds.
  var errors: [Diagnostic] {
    let models = SimulatedModel.builtIn().map(\.id) + Self.declaredModels
    let diagnostics =
      switch kind {
      case .suite:
        SuiteDecoder(
          knownModels: models, dataFiles: Self.rows, documentFolders: Self.folders
        ).decode(
          root, in: SourceFile(path: "x.yaml", text: "")
        )
        .diagnostics
      case .project:
        ProjectFile.decode(root, knownModels: ModelCatalogue.builtIn.map(\.id)).diagnostics
      }
    return diagnostics.filter { $0.severity == .error }
  }
}

/// What decoder and validator say of a trial.
struct Comparison {
  var trial: Trial
  var errors: [Diagnostic]
  var isValid: Bool

  /// Whether both take the file.
  var isAccepted: Bool { errors.isEmpty && isValid }

  /// What the two disagree on, if they do.
  var disagreement: String? {
    let found = errors.map { "[\($0.id.rawValue)] \($0.message)" }.joined(separator: "; ")
    if !isValid, errors.isEmpty { return "only the schema refuses \(trial.json)" }
    if isValid, errors.contains(where: { !$0.isOfMeaning }) {
      return "the schema accepts \(trial.json): \(found)"
    }
    return nil
  }
}

extension Diagnostic {
  /// The errors that no JSON Schema can see, with what they need to be seen.
  static let codesOfMeaning: [Diagnostic.ID: String] = [
    // What another part of the case has.
    "missing-turns": "a history says how turns reach the model, and there are none",
    // How a value is spelled: a validator gets values.
    "ambiguous-text": "3.10 and 3.1 are one number",
    "number-spelling": "3.0 and 3 are one number",
    // Several places at once.
    "duplicate-case": "two cases with one name",
    "former-name-taken": "a case with another's former name",
    "empty-prompt": "a question or a prompt, of the case or the suite",
    "judges-nothing": "assertions of the case or the suite",
    "unmet-need": "an assertion, and the case's answer type, question or passages",
    "undefined-variable": "a template, and the variables",
    "each-without-list": "each, and the variables",
    "misplaced-delimiter": "a delimiter, and how the file is written",
    "wrong-separator": "a delimiter, and the rows of the file",
    "missing-file": "the files of the project",
    "list-without-each": "each, and the variables",
    "written-twice": "ignoring beside an assertion, and in its value",
    "out-of-reach": "a count, and what is counted; a fraction is arithmetic",
    "unused-weight": "a weight, and the threshold of the case",
    "nothing-to-search": "what is taken, the documents, and the passages of a case",
    "empty-range": "a minimum, and its maximum",
    "duplicate-model": "the names of the models",
    "another-model": "a device or an OS, and the model that a profile is based on",
    "unknown-device": "Apple's table of devices; the schema proposes some",
    "no-word": "letters and digits, in any script",
    // Languages of their own.
    "bad-template": "the syntax of templates",
    "bad-pattern": "the syntax of regular expressions",
    "bad-schema": "the keywords of JSON Schema",
    "no-such-day": "the calendar",
    "not-an-amount": "amounts and currencies",
    "nothing-to-compare": "what is left of a text when differences are overlooked",
    "unknown-language": "the languages that can be told apart; the schema proposes them",
    "unknown-model": "the models of the project; the schema proposes the built-in ones",
  ]

  /// Whether only a decoder can tell.
  ///
  /// Of names the schema checks the characters of ASCII.
  var isOfMeaning: Bool {
    Self.codesOfMeaning[id] != nil
      || (id == "bad-name" && !message.utf8.allSatisfy { $0 < 0x80 })
  }
}

/// An independent validator: the package `jsonschema` of Python, and where it is
/// installed `jsonschema-rs`, which is much faster; a tenth of the trials is then
/// put to both.
enum IndependentValidator {
  /// Whether the validator is installed.
  static let isThere = Python.has("jsonschema")

  /// Judges trials, all of them in one process.
  static func comparisons(of trials: [Trial]) throws -> [Comparison] {
    let schema = FormatSchema(models: SimulatedModel.builtIn().map(\.id))
    let script = """
      import json, sys, jsonschema
      try:
          import jsonschema_rs
      except ImportError:
          jsonschema_rs = None
      slow, fast = {}, {}
      for kind, path in (('suite', sys.argv[1]), ('project', sys.argv[2])):
          schema = json.load(open(path, encoding='utf-8'))
          jsonschema.Draft202012Validator.check_schema(schema)
          slow[kind] = jsonschema.Draft202012Validator(schema)
          if jsonschema_rs: fast[kind] = jsonschema_rs.Draft202012Validator(schema)
      for index, line in enumerate(open(sys.argv[3], encoding='utf-8')):
          kind, text = line.split(' ', 1)
          document = json.loads(text)
          verdict = (fast or slow)[kind].is_valid(document)
          if fast and index % 10 == 0 and slow[kind].is_valid(document) != verdict:
              sys.exit('the validators differ on ' + line)
          print('01'[verdict], end='')
      """
    let lines = trials.map { "\($0.kind.rawValue) \($0.json)\n" }.joined()
    let result = try Python.run(
      script, on: [schema.suite, schema.project, lines].map { Array($0.utf8) })
    guard result.status == 0, result.output.count == trials.count else {
      throw Failure(output: result.output)
    }
    return zip(trials, result.output).map { trial, answer in
      Comparison(trial: trial, errors: trial.errors, isValid: answer == "1")
    }
  }

  /// What Python printed instead of verdicts.
  struct Failure: Error {
    var output: String
  }
}

import Hashing
public import TelltaleKit

/// A model that is a program: it is started for each request, in the project's folder,
/// without a shell.
public struct CommandModel: Model {
  private let declaration: CommandDeclaration
  private let world: ModelWorld

  /// What says which version of the model answers; `nil` before it was looked for.
  private var identity: CommandIdentity?

  /// How many bytes a program may write.
  static let outputLimit = 8 << 20

  /// How many seconds the program may take that says the version.
  private static let versionTimeout = 10.0

  /// Creates a model; nothing is started yet.
  public init(_ declaration: CommandDeclaration, in world: ModelWorld) {
    self.declaration = declaration
    self.world = world
  }

  /// The name by which suites and baselines know the model.
  public var id: ModelID { declaration.id }

  /// What identifies the model: what is run, and what it says of its version.
  public var fingerprint: ModelFingerprint {
    ModelFingerprint(
      displayName: declaration.displayName ?? id.rawValue, osVersion: identity?.osVersion,
      osBuild: identity?.osBuild, assets: identity?.marks ?? [],
      contextSize: declaration.contextSize,
      derivation: "runs " + declaration.programName + (identity.map { ", \($0.hash)" } ?? ""))
  }

  /// Where its responses come from.
  public var source: Response.Source { .live }

  /// How many requests the model may work on at once.
  public var maximumConcurrency: Int? { declaration.jobs }

  /// A real model is never taken for one that always answers alike.
  public func isDeterministic(for options: GenerationOptions) -> Bool { false }

  /// Asks for the version, once.
  public func identified() async -> any Model {
    if identity != nil { return self }
    var identity = CommandIdentity(of: declaration, in: world.projectFolder)
    if let version = declaration.version {
      let child = child(version, seconds: Self.versionTimeout)
      switch await child.output(Array(version.dropFirst())) {
      case .failure(let failure): identity.problem = failure.reason
      case .success(let output): identity.add(output, of: child.program)
      }
    }
    var model = self
    model.identity = identity
    return model
  }

  /// Puts a request to the program.
  public func respond(to request: Request, trial: Int) async -> Response {
    if let problem = identity?.problem {
      return Response(.unknown("the version of the model is not known: \(problem)"))
    }
    let call: CommandCall
    do throws(CommandCall.Obstacle) {
      call = try CommandCall(of: declaration, request, trial: trial)
    } catch {
      return Response(.unknown(error.reason))
    }
    defer { call.tidy() }
    let child = child(declaration.command, seconds: declaration.timeout)
    let output = await child.output(
      declaration.command.dropFirst() + call.arguments, input: call.input)
    switch output {
    case .failure(let failure): return Response(.unknown(failure.reason))
    case .success(let output):
      return CommandResponse(
        declaration: declaration, schema: request.answer, output: output
      ).response
    }
  }

  private func child(_ command: [String], seconds: Double) -> ChildProcess {
    ChildProcess(
      program: command.first ?? "", folder: world.projectFolder, environment: world.environment,
      limits: .init(seconds: seconds, outputBytes: Self.outputLimit), children: world.children)
  }
}

extension CommandModel {
  /// Makes the model of a declaration; `nil` for one of another kind.
  static func model(_ declaration: any DeclaredModel, in world: ModelWorld) -> (any Model)? {
    (declaration as? CommandDeclaration).map { CommandModel($0, in: world) }
  }
}

extension CommandDeclaration {
  /// The name of the program, without the folder that it is in.
  var programName: String { FilePath.name(of: command.first ?? "") }
}

/// What says which version of a program's model answers.
struct CommandIdentity: Hashable, Sendable {
  /// The system's version, where the program that says the version names it.
  var osVersion: String?

  /// The system's build, the same way.
  var osBuild: String?

  /// What else that program says.
  var marks: [String] = []

  /// The hash of the words of the command, and of the files of the project that they
  /// name: a script that is edited is another model.
  var hash: String

  /// Why the version is not known, as one phrase.
  var problem: String?

  /// How large a file may be that counts, in bytes.
  private static let fileLimit = 16 << 20

  /// Looks at a command.
  init(of declaration: CommandDeclaration, in folder: String) {
    var bytes: [UInt8] = []
    func add(_ part: [UInt8]) { bytes += Array("\(part.count):".utf8) + part }
    for word in declaration.command {
      add(Array(word.utf8))
      if let contents = Self.contents(of: word, in: folder) { add(contents) }
    }
    // How the output is read makes another answer of it.
    add(Array(declaration.output.rawValue.utf8))
    hash = ContentHash.hexadecimal(sha256(bytes), digits: 8)
  }

  /// What is in a file of the project that a word names.
  private static func contents(of word: String, in folder: String) -> [UInt8]? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard !word.isEmpty, !word.hasPrefix("/"), !word.hasPrefix("-"), !word.utf8.contains(0),
      !parts.contains("..")
    else { return nil }
    let path = FilePath.join(folder, word)
    do {
      guard let status = try FileSystem.status(of: path), status.kind == .file,
        status.size <= fileLimit
      else { return nil }
      return try SuiteDiscovery.bytes(ofFile: path)
    } catch {
      return nil
    }
  }

  /// Adds what the program that says the version wrote: the lines of `sw_vers` by their
  /// names, anything else as it is.
  mutating func add(_ output: ChildProcess.Output, of program: String) {
    guard output.ending == .exited(0) else {
      let said = CommandResponse.said(output.errors)
      problem =
        "\(program) \(CommandResponse.phrase(output.ending))" + (said.map { ": \($0)" } ?? "")
      return
    }
    let text = String(decoding: output.bytes.prefix(4096), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: ":", maxSplits: 1).map { String($0).onOneLine(limit: 80) }
      switch words.first {
      case "ProductName"? where words.count == 2: break
      case "ProductVersion"? where words.count == 2: osVersion = words[1]
      case "BuildVersion"? where words.count == 2: osBuild = words[1]
      default:
        let mark = String(line).onOneLine(limit: 80)
        if !mark.isEmpty, marks.count < 4 { marks.append(mark) }
      }
    }
    if osVersion == nil, osBuild == nil, marks.isEmpty { problem = "\(program) wrote nothing" }
  }
}

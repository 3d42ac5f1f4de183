/// What a Git repository holds at a revision; nothing in it is changed.
package struct GitRepository: Sendable {
  /// A folder in the repository.
  package var folder: String

  /// The environment's variables.
  package var environment: [String: String]

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - folder: A folder in it.
  ///   - environment: The environment's variables.
  package init(folder: String, environment: [String: String]) {
    self.folder = folder
    self.environment = environment
  }

  /// A file as it was.
  package struct File: Hashable, Sendable {
    /// The path, relative to the repository's folder that was asked.
    package var path: String

    /// The contents.
    package var bytes: [UInt8]
  }

  /// Returns the full name of the commit that a revision means.
  ///
  /// - Parameter revision: A branch, a tag, a commit, or what else Git takes.
  /// - Returns: The commit; `nil` where there is no such revision.
  /// - Throws: ``GitError`` outside a repository and without Git.
  package func commit(_ revision: String) throws(GitError) -> String? {
    // A name that begins with a dash would be an option.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
      return nil
    }
    let output = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    if output.status == 0 { return text(output) }
    try checkRepository()
    return nil
  }

  /// Whether only a part of the history is here.
  package func isShallow() throws(GitError) -> Bool {
    text(try run(["rev-parse", "--is-shallow-repository"])) == "true"
  }

  /// Returns the names of branches and tags, for a suggestion.
  package func names() throws(GitError) -> [String] {
    let output = try run(["for-each-ref", "--format=%(refname:short)"])
    return text(output).split(separator: "\n").map(String.init)
  }

  /// Returns the files under a folder as they were.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to ``folder``.
  ///   - commit: The commit.
  /// - Returns: The files, in the order of Git; links are left out.
  /// - Throws: ``GitError`` when they cannot be read, such as where a partial
  ///   clone does not have them.
  package func files(under path: String, at commit: String) throws(GitError) -> [File] {
    let listing = try run(["ls-tree", "-r", "-z", commit, "--", path])
    guard listing.status == 0 else { throw failure(listing) }
    var found: [(object: String, path: String)] = []
    for entry in listing.bytes.split(separator: 0) {
      // `<mode> SP <type> SP <object> TAB <path>`
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { throw .failed("git ls-tree wrote what cannot be read") }
      let header = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      guard header.count == 3 else { throw .failed("git ls-tree wrote what cannot be read") }
      guard header[0].hasPrefix("100") else { continue }
      found.append((String(header[2]), String(decoding: parts[1], as: UTF8.self)))
    }
    if found.isEmpty { return [] }
    let wanted = found.map { $0.object + "\n" }.joined()
    let contents = try run(["cat-file", "--batch"], input: Array(wanted.utf8))
    guard contents.status == 0 else { throw failure(contents) }
    var rest = contents.bytes[...]
    var files: [File] = []
    for (_, path) in found {
      // `<object> SP <type> SP <size> LF <contents> LF`
      guard let end = rest.firstIndex(of: 0x0A) else {
        throw .failed("git cat-file ended early")
      }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]), rest.count > end - rest.startIndex + size
      else { throw .missing(path) }
      let start = end + 1
      files.append(File(path: path, bytes: Array(rest[start..<start + size])))
      rest = rest[(start + size)...].dropFirst()
    }
    return files
  }

  private func checkRepository() throws(GitError) {
    let output = try run(["rev-parse", "--git-dir"])
    if output.status == 0 { return }
    throw output.errors.contains("not a git repository")
      ? .notARepository(folder) : failure(output)
  }

  private func failure(_ output: ChildProcess.Output) -> GitError {
    let lines = output.errors.split(separator: "\n").map(String.init)
    return .failed(lines.first ?? "git ended with status \(output.status)")
  }

  private func text(_ output: ChildProcess.Output) -> String {
    var text = String(decoding: output.bytes, as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// Runs Git; it asks nobody, and loads nothing from elsewhere.
  private func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(GitError) -> ChildProcess.Output {
    var environment = environment
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    let git = ChildProcess(program: "git", folder: folder, environment: environment)
    do throws(ChildProcess.Failure) {
      return try git.run(arguments, input: input)
    } catch {
      throw .failed(error.reason)
    }
  }
}

/// Why a repository cannot be read.
package enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder is in no repository.
  case notARepository(String)

  /// The commit has a file whose contents are not here.
  case missing(String)

  /// Git said why.
  case failed(String)

  /// The error as one phrase without a full stop.
  package var description: String {
    switch self {
    case .notARepository(let folder): "'\(folder)' is not in a git repository"
    case .missing(let path): "the contents of '\(path)' are not in this clone"
    case .failed(let reason): reason
    }
  }
}

/// What a Git repository knows of a folder's files, now and before; nothing in it is
/// changed.
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
    /// The path, relative to ``GitRepository/folder``.
    package var path: String

    /// The contents.
    package var bytes: [UInt8]
  }

  /// A file in a commit, without its contents.
  package struct Entry: Hashable, Sendable {
    /// The path, relative to ``GitRepository/folder``.
    package var path: String

    /// The name of its contents.
    package var blob: String
  }

  /// A commit.
  package struct Commit: Hashable, Sendable {
    /// The hash, in full.
    package var hash: String

    /// When it was committed, as an ISO 8601 date and time.
    package var time: String

    /// The first line of its message.
    package var title: String
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

  /// Returns the commits that changed what is at a path, the newest first.
  ///
  /// - Parameters:
  ///   - path: A file or folder, relative to ``folder``.
  ///   - limit: How many at most.
  /// - Returns: The commits; none where nothing there was ever committed.
  /// - Throws: ``GitError`` where there is no Git, no repository or no commit.
  package func commits(changing path: String, limit: Int) throws(GitError) -> [Commit] {
    let output = try run([
      "log", "-z", "--max-count=\(limit)", "--format=%H%x00%cI%x00%s", "--", path,
    ])
    try check(output)
    var fields = output.bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if fields.last?.isEmpty == true { fields.removeLast() }
    guard fields.count % 3 == 0 else { throw .failed("git log wrote what cannot be read") }
    return stride(from: 0, to: fields.count, by: 3).map { index in
      Commit(hash: fields[index], time: fields[index + 1], title: fields[index + 2])
    }
  }

  /// Returns which files were under a folder.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to ``folder``.
  ///   - commit: The commit.
  /// - Returns: The files, in the order of Git; links are left out.
  /// - Throws: ``GitError`` when they cannot be read.
  package func entries(under path: String, at commit: String) throws(GitError) -> [Entry] {
    let listing = try run(["ls-tree", "-r", "-z", commit, "--", path])
    try check(listing)
    var entries: [Entry] = []
    for entry in listing.bytes.split(separator: 0) {
      // `<mode> SP <type> SP <object> TAB <path>`
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { throw .failed("git ls-tree wrote what cannot be read") }
      let header = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
      guard header.count == 3 else { throw .failed("git ls-tree wrote what cannot be read") }
      guard header[0].hasPrefix("100") else { continue }
      entries.append(
        Entry(path: String(decoding: parts[1], as: UTF8.self), blob: String(header[2])))
    }
    return entries
  }

  /// Returns what some blobs hold; one process reads them all.
  ///
  /// - Parameter blobs: The names of contents.
  /// - Returns: The contents in the same order; `nil` for one that is not here, as in a
  ///   partial clone.
  /// - Throws: ``GitError`` when Git does not say.
  package func contents(of blobs: [String]) throws(GitError) -> [[UInt8]?] {
    if blobs.isEmpty { return [] }
    let wanted = blobs.map { $0 + "\n" }.joined()
    let output = try run(["cat-file", "--batch"], input: Array(wanted.utf8))
    try check(output)
    var rest = output.bytes[...]
    var contents: [[UInt8]?] = []
    for _ in blobs {
      // `<object> SP <type> SP <size> LF <contents> LF`, or `<object> SP missing LF`
      guard let end = rest.firstIndex(of: 0x0A) else {
        throw .failed("git cat-file ended early")
      }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard header.count == 3 else {
        contents.append(nil)
        continue
      }
      guard let size = Int(header[2]), size >= 0, size < rest.count else {
        throw .failed("git cat-file ended early")
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
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
    let entries = try entries(under: path, at: commit)
    var files: [File] = []
    for (entry, bytes) in zip(entries, try contents(of: entries.map(\.blob))) {
      guard let bytes else { throw .missing(entry.path) }
      files.append(File(path: entry.path, bytes: bytes))
    }
    return files
  }

  /// Throws what went wrong, if something did.
  private func check(_ output: ChildProcess.Output) throws(GitError) {
    if output.status == 0 { return }
    try checkRepository()
    throw failure(output)
  }

  private func checkRepository() throws(GitError) {
    let output = try run(["rev-parse", "--git-dir"])
    if output.status == 0 { return }
    throw output.errors.contains("not a git repository")
      ? .notARepository(folder) : failure(output)
  }

  private func failure(_ output: ChildProcess.Output) -> GitError {
    let line = output.errors.split(separator: "\n").first.map(String.init)
    return .failed(
      line.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }
        ?? "git ended with status \(output.status)")
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
      return try git.run(["--no-pager", "--literal-pathspecs"] + arguments, input: input)
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

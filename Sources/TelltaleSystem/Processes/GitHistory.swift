import Foundation

/// What Git knows of the past of a folder's files.
///
/// Git is run as a process, without a shell; it is told to change nothing, to ask nobody
/// and to fetch nothing.
package struct GitHistory: Sendable {
  /// The folder that paths are relative to.
  private let folder: String

  /// A commit.
  package struct Commit: Hashable, Sendable {
    /// The hash, in full.
    package var hash: String

    /// When it was committed, as an ISO 8601 date and time.
    package var time: String

    /// The first line of its message.
    package var title: String
  }

  /// A file in a commit.
  package struct File: Hashable, Sendable {
    /// The path, relative to the folder.
    package var path: String

    /// The name of its contents.
    package var blob: String
  }

  /// The history of a folder.
  package init(of folder: String) { self.folder = folder }

  /// Returns the commits that changed what is at a path, the newest first.
  ///
  /// - Parameters:
  ///   - path: A file or folder.
  ///   - limit: How many at most.
  /// - Returns: The commits; none where nothing there was ever committed.
  /// - Throws: ``GitError`` where there is no Git, no repository or no commit.
  package func commits(changing path: String, limit: Int) throws(GitError) -> [Commit] {
    let output = try run([
      "log", "-z", "--max-count=\(limit)", "--format=%H%x00%cI%x00%s", "--", path,
    ])
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if fields.last?.isEmpty == true { fields.removeLast() }
    return stride(from: 0, to: fields.count - fields.count % 3, by: 3).map { index in
      Commit(hash: fields[index], time: fields[index + 1], title: fields[index + 2])
    }
  }

  /// Returns the files at a path as of a commit.
  package func files(under path: String, at commit: String) throws(GitError) -> [File] {
    try run(["ls-tree", "-r", "-z", commit, "--", path]).split(separator: 0).compactMap { entry in
      // Mode, kind and name, then a tab and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard parts.count == 2, words.count == 3, words[1].elementsEqual("blob".utf8) else {
        return nil
      }
      return File(
        path: String(decoding: parts[1], as: UTF8.self),
        blob: String(decoding: words[2], as: UTF8.self))
    }
  }

  /// Calls a function with the contents of blobs, one after the other.
  ///
  /// One process reads them all; it is asked for the next when one is read, so that
  /// neither side waits for the other.
  package func forEachContents(
    of blobs: [String], _ body: (_ blob: String, _ bytes: [UInt8]) -> Void
  ) throws(GitError) {
    if blobs.isEmpty { return }
    let git = try Running(["cat-file", "--batch"], in: folder)
    defer { git.end() }
    for blob in blobs {
      git.write("\(blob)\n")
      // `<name> blob <size>`, the bytes, a line break.
      let header = git.readLine().split(separator: " ")
      guard header.count == 3, header[1] == "blob", let size = Int(header[2]) else {
        throw .failed("git cannot read the object \(blob)")
      }
      let bytes = git.read(size + 1)
      guard bytes.count == size + 1 else { throw .failed("git ended early") }
      body(blob, Array(bytes.dropLast()))
    }
  }

  private func run(_ words: [String]) throws(GitError) -> [UInt8] {
    let git = try Running(words, in: folder)
    let output = git.readAll()
    guard git.end() == 0 else {
      throw .failed("git \(words[0]) failed in '\(folder)': is it a repository with commits?")
    }
    return output
  }
}

/// A Git process that runs.
private final class Running {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(_ words: [String], in folder: String) throws(GitError) {
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["LC_ALL"] = "C"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "--literal-pathspecs", "-C", folder] + words
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .failed("git cannot be run: \(error.localizedDescription)")
    }
  }

  func write(_ text: String) {
    do { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) } catch {}
  }

  func readAll() -> [UInt8] {
    do { try input.fileHandleForWriting.close() } catch {}
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }

  /// Reads up to a line break, which is left out.
  func readLine() -> String {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      guard fill() else { return "" }
    }
  }

  /// Reads a number of bytes; fewer where the process ends.
  func read(_ count: Int) -> [UInt8] {
    while buffer.count < count, fill() {}
    let bytes = Array(buffer.prefix(count))
    buffer.removeFirst(bytes.count)
    return bytes
  }

  private func fill() -> Bool {
    let data = output.fileHandleForReading.availableData
    buffer += data
    return !data.isEmpty
  }

  /// Ends the process.
  ///
  /// - Returns: Its exit code.
  @discardableResult
  func end() -> Int32 {
    do { try input.fileHandleForWriting.close() } catch {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}

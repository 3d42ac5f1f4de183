/// Paths as text, with `/` between their parts.
enum FilePath {
  /// Returns a path inside a folder; an absolute one stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns the folder that a path is in: `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}

package import TelltaleKit
import SourceText

/// Reads the files whose rows are cases, which stay inside their project.
package enum DataFiles {
  /// Returns a lookup of files in a project.
  ///
  /// - Parameter project: The project's folder, absolute.
  /// - Returns: A lookup of paths that are seen from a suite's folder.
  package static func lookup(in project: String) -> DataFileLookup {
    DataFileLookup { path, suite throws(DataFileLookup.Failure) in
      guard let relative = Self.path(path, seenFrom: FilePath.folder(of: suite.path)) else {
        throw .outside
      }
      let absolute = FilePath.join(project, relative)
      switch Self.contents(of: absolute, in: project) {
      case .bytes(let bytes): return SourceFile(path: relative, bytes: bytes)
      case .nothing: throw .missing(nearest: nearest(to: absolute, written: path))
      case .outside: throw .outside
      case .refused(let reason): throw .unreadable(reason)
      }
    }
  }

  /// What stands at a path.
  private enum Contents {
    case bytes([UInt8])
    case nothing
    case outside
    case refused(String)
  }

  /// Reads a file; a link may lead elsewhere in the project, and nowhere else.
  private static func contents(of path: String, in project: String) -> Contents {
    do throws(FileError) {
      guard try FileSystem.status(of: path) != nil else { return .nothing }
      let file = try FileSystem.realPath(path)
      let folder = try FileSystem.realPath(project)
      guard file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else { return .outside }
      return .bytes(try SuiteDiscovery.bytes(ofFile: file))
    } catch {
      return .refused(error.reason)
    }
  }

  /// The path of a file beside the one that is missing, as a suite would write it.
  static func nearest(to path: String, written: String) -> String? {
    let names: [String]
    do {
      names = try FileSystem.names(in: FilePath.folder(of: path))
    } catch {
      return nil
    }
    return FilePath.name(of: path).nearest(among: names).map {
      written.contains("/") ? FilePath.join(FilePath.folder(of: written), $0) : $0
    }
  }

  /// Returns a path without `.` and `..`, or `nil` for one that is absolute or
  /// leads out of the folder that all paths are seen from.
  static func path(_ path: String, seenFrom folder: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !folder.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}

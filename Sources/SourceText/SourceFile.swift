/// A text file that diagnostics can point into.
///
/// Offsets into a source file count UTF-8 bytes. Lines and columns, which are
/// what a person reads, start at 1; columns count Unicode scalars. A line ends
/// at LF, CR LF or a lone CR, as in YAML 1.2 section 5.4.
public struct SourceFile: Hashable, Sendable {
  /// The path to show in diagnostics, as the user spelled it.
  public let path: String

  /// The file's whole contents, which need not be valid UTF-8.
  public let bytes: [UInt8]

  /// The offset at which each line starts.
  private let lineStarts: [Int]

  /// How many scalars start before each step of ``columnStep`` bytes; empty when
  /// no line is so long that counting its columns takes time.
  private let scalarCounts: [Int]

  /// The distance between the places where scalars are counted in advance.
  private static let columnStep = 4096

  /// Creates a source file from bytes that have already been read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    // A byte order mark is no part of the first line: no editor counts it.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    var offset = start
    var longest = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      let isLoneReturn =
        byte == UInt8(ascii: "\r") && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneReturn {
        longest = max(longest, offset - starts[starts.count - 1])
        starts.append(offset)
      }
    }
    longest = max(longest, offset - starts[starts.count - 1])
    self.lineStarts = starts
    self.scalarCounts = longest > Self.columnStep ? Self.scalarCounts(of: bytes) : []
  }

  /// Counts the scalars before each step.
  private static func scalarCounts(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    var offset = 0
    while offset + columnStep <= bytes.count {
      let step = bytes[offset..<offset + columnStep]
      counts.append(counts[counts.count - 1] + step.count { $0 & 0xC0 != 0x80 })
      offset += columnStep
    }
    return counts
  }

  /// The number of scalars that start before an offset, for a file with a very
  /// long line.
  private func scalars(before offset: Int) -> Int {
    let step = offset / Self.columnStep
    let rest = bytes[step * Self.columnStep..<offset]
    return scalarCounts[step] + rest.count { $0 & 0xC0 != 0x80 }
  }

  /// Creates a source file from text that has already been read.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The file's contents, with a replacement character for each byte that is
  /// not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of lines in the file, counting an empty one after a final line
  /// break.
  public var lineCount: Int { lineStarts.count }

  /// Returns the line and column of a UTF-8 offset; offsets past the end count
  /// as the end.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func location(ofUTF8Offset offset: Int) -> SourceLocation {
    let offset = max(lineStarts[0], min(offset, bytes.count))
    let line = lineNumber(ofUTF8Offset: offset)
    let start = lineStarts[line - 1]
    let scalars =
      scalarCounts.isEmpty
      ? bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
      : scalars(before: offset) - scalars(before: start)
    return SourceLocation(line: line, column: scalars + 1)
  }

  /// Returns the line of a UTF-8 offset; offsets past the end count as the end.
  ///
  /// - Complexity: O(log *n*) in the number of lines, however long they are.
  public func lineNumber(ofUTF8Offset offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low + 1
  }

  /// Returns the UTF-8 range of a line, without its line break.
  ///
  /// - Parameter number: The line, from 1 to ``lineCount``.
  /// - Returns: The range in ``bytes``.
  public func range(ofLine number: Int) -> Range<Int> {
    precondition(lineStarts.indices.contains(number - 1), "line \(number) is not in '\(path)'")
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the text of a line, without its line break.
  ///
  /// - Parameter number: The line, from 1 to ``lineCount``.
  /// - Returns: The text, with a replacement character for each byte that is not
  ///   UTF-8.
  public func line(_ number: Int) -> String {
    String(decoding: bytes[range(ofLine: number)], as: UTF8.self)
  }
}

/// A place in a source file, as a person reads it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, starting at 1.
  public var line: Int

  /// The column, starting at 1 and counting Unicode scalars.
  public var column: Int

  /// Creates a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A change to a file's text that certainly repairs a problem.
///
/// A fix is offered only where one edit can have been meant: it changes nothing
/// that could be read before.
public struct Fix: Hashable, Sendable {
  /// A range of the file and what stands there afterwards.
  public struct Edit: Hashable, Sendable {
    /// The UTF-8 range to replace; an empty one inserts.
    public var range: Range<Int>

    /// The text that takes its place.
    public var text: String

    /// Creates an edit.
    public init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What the fix does, as one phrase in the imperative.
  public var message: String

  /// The edits, in the order of the file, none overlapping another.
  public var edits: [Edit]

  /// Creates a fix.
  public init(_ message: String, _ edits: [Edit]) {
    self.message = message
    self.edits = edits
  }

  /// Creates a fix of one edit.
  public init(_ message: String, replacing range: Range<Int>, with text: String) {
    self.init(message, [Edit(range, text)])
  }
}

extension SourceFile {
  /// Returns the file with fixes applied.
  ///
  /// A fix that overlaps one before it is left out as a whole: it is found again
  /// in the file that results.
  ///
  /// - Parameter fixes: The fixes; their ranges are in this file.
  /// - Returns: The changed file.
  public func applying(_ fixes: [Fix]) -> SourceFile {
    var taken: [Fix.Edit] = []
    for fix in fixes {
      let isFree = fix.edits.allSatisfy { edit in
        edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
          && !taken.contains { $0.overlaps(edit) }
      }
      if isFree { taken += fix.edits }
    }
    taken.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16 * taken.count)
    var offset = 0
    for edit in taken {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    result += bytes[offset...]
    return SourceFile(path: path, bytes: result)
  }
}

extension Fix.Edit {
  /// Whether two edits touch the same text, or insert at the same place.
  fileprivate func overlaps(_ other: Self) -> Bool {
    range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
      || (range.isEmpty && other.range.contains(range.lowerBound))
      || (other.range.isEmpty && range.contains(other.range.lowerBound))
  }
}

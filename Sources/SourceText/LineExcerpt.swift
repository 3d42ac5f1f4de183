/// The part of a line that a frame shows: all of it, unless it is very long.
///
/// A file of one long line may have any number of mistakes, and each of them is
/// shown; so what one of them shows must not grow with the line.
struct LineExcerpt {
  /// The longest line that is shown whole, in bytes.
  static let limit = 400

  /// How many bytes of a longer line are shown before a mark.
  private static let context = 100

  let file: SourceFile

  /// The UTF-8 range of what is shown.
  let range: Range<Int>

  /// What stands for the part of the line before the range.
  let lead: String

  /// What stands for the part of the line behind the range.
  private let trail: String

  /// Creates an excerpt around a place.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The number of the line.
  ///   - offset: The place that must be seen.
  init(file: SourceFile, line: Int, at offset: Int) {
    let whole = file.range(ofLine: line)
    self.file = file
    guard whole.count > Self.limit else {
      (range, lead, trail) = (whole, "", "")
      return
    }
    let latest = whole.upperBound - Self.limit
    let start = max(whole.lowerBound, min(offset - Self.context, latest))
    let end = start + Self.limit
    range = file.scalarStart(at: start)..<file.scalarStart(at: end)
    lead = range.lowerBound > whole.lowerBound ? "…" : ""
    trail = range.upperBound < whole.upperBound ? "…" : ""
  }

  /// Whether a place on the line can be marked beneath the excerpt.
  func shows(_ offset: Int) -> Bool {
    (lead.isEmpty || offset >= range.lowerBound) && (trail.isEmpty || offset < range.upperBound)
  }

  /// What is shown.
  var text: String { lead + text(range) + trail }

  /// The text of a part of the range.
  func text(_ part: Range<Int>) -> String {
    String(decoding: file.bytes[part], as: UTF8.self)
  }
}

extension SourceFile {
  /// The start of the scalar that an offset is in.
  fileprivate func scalarStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, offset - start < 3, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }
}

/// Splits a text into words as a reader counts them.
///
/// A number with its marks is a word, and so is one with the letters that stand at it,
/// as in `10kg`; in Chinese and Japanese, where words stand side by side, each
/// character is.
public struct WordSplitter: Sendable {
  /// Creates a splitter; this costs nothing.
  public init() {}

  /// Returns the words of a text.
  ///
  /// The time is linear in the text's length.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The UTF-8 ranges of the words, in order.
  public func words(of text: String) -> [Range<Int>] { TextTokens(text).wordRanges }
}

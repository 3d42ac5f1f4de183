import SourceText

/// What the parser finds, in the order of the file.
enum Event: Hashable, Sendable {
  /// The anchor of the node that follows, without its `&`.
  case anchor(String, range: Range<Int>)

  /// A scalar; a value that is left out is an empty plain scalar.
  case scalar(String, style: SuiteNode.Scalar.Style, range: Range<Int>)

  /// The key of the value that follows.
  case key(String, style: SuiteNode.Scalar.Style, range: Range<Int>)

  /// A reference to an anchor, without its `*`.
  case alias(String, range: Range<Int>)

  case sequenceStart(at: Int)
  case mappingStart(at: Int)

  /// The end of the innermost collection; `nil` for a block collection, which
  /// ends where its last node does.
  case collectionEnd(at: Int?)
}

/// Takes a parser's events.
protocol EventReceiver {
  /// Takes one event.
  ///
  /// - Throws: A fault that shows only where events meet, such as a key that is
  ///   defined twice.
  mutating func receive(_ event: Event) throws(Diagnostic)
}

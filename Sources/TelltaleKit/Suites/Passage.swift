/// A piece of a document that the model is shown.
public struct Passage: Hashable, Sendable {
  /// The document's title.
  public var title: String?

  /// The line above the passage, such as its kind, date and place.
  public var heading: String?

  /// The passage's text.
  public var text: String

  /// Creates a passage.
  public init(title: String? = nil, heading: String? = nil, text: String) {
    self.title = title
    self.heading = heading
    self.text = text
  }
}

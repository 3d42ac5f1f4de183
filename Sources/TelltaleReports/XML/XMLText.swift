/// Text that may stand in an XML report.
///
/// Only the initializers here make one, so nothing unclean can reach a document:
/// neither what XML 1.0 forbids, nor what would steer a terminal, nor the tokens
/// that make Jenkins and GitLab attach files of the build machine.
struct XMLText: Hashable, Sendable {
  /// The cleaned text, not yet escaped.
  let value: String

  /// A name: at most 200 characters on one line, or the fallback where nothing is
  /// left.
  init(name: String, fallback: String = "unnamed") {
    value = CharacterPolicy.line(name, limit: 200) ?? fallback
  }

  /// A message: at most 1,000 characters on one line.
  init(message: String, fallback: String = "no message") {
    value = CharacterPolicy.line(message, limit: 1_000) ?? fallback
  }

  /// A property's value: at most 1,000 characters on one line, possibly
  /// none.
  init(line: String) {
    value = CharacterPolicy.line(line, limit: 1_000) ?? ""
  }

  /// A path; `nil` if nothing is left of it.
  init?(path: String) {
    guard let path = CharacterPolicy.line(path, limit: 1_000) else { return nil }
    value = path
  }

  /// Text of several lines, cut to a limit.
  ///
  /// The limit counts the characters (Unicode scalars) of the cleaned text; a
  /// marker tells how much is left out.
  init(body: String, limit: Int = 8_192) {
    value = CharacterPolicy.body(body, limit: limit)
  }

  /// The token by which readers of output are told a property; the only one that is
  /// written, and not from what a model says.
  init(property name: XMLText, _ value: XMLText) {
    self.value = "[[PROPERTY|\(name.value)=\(value.value.replacing("]]", with: "] ]"))]]"
  }

  /// Lines that are already clean.
  init(lines: [XMLText]) {
    value = lines.map(\.value).joined(separator: "\n")
  }

  /// Words of our own.
  init(_ literal: StaticString) {
    value = "\(literal)"
  }

  /// A number.
  init(_ number: Int) {
    value = String(number)
  }
}

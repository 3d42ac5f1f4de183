import SourceText
import Testing

/// A text that is no suite, and the whole diagnostic that says why.
struct Refusal: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var rendered: String

  init(_ name: String, of text: String, is rendered: String) {
    self.init(name, of: Array(text.utf8), is: rendered)
  }

  init(_ name: String, of bytes: [UInt8], is rendered: String) {
    self.name = name
    self.bytes = bytes
    self.rendered = rendered
  }

  var file: SourceFile { SourceFile(path: "t.yaml", bytes: bytes) }

  var testDescription: String { name }

  static let all =
    indentation + text + bracket + reference + scalar + document + template
}

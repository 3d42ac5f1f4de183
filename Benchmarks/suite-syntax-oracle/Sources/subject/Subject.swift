import Foundation
import RoundTrip
import SourceText
import SuiteSyntax

/// Answers requests on standard input, one after the other.
///
/// A request is a line `LENGTH` and so many bytes. The answer is a line
/// `KIND LENGTH` and so many bytes: `A` with the value as JSON and then `W` with
/// its canonical text, `R` with the identifier and place of the refusal (`large` for a
/// value that aliases make too large to compare), or `X`
/// with what must never happen.
@main struct Subject {
  private var input: [UInt8] = []
  private var position = 0

  static func main() throws {
    var subject = Subject()
    ProcessorLimit.install()
    while let length = try subject.line(), let count = Int(length),
      let bytes = try subject.bytes(count)
    {
      let file = SourceFile(path: "input", bytes: bytes)
      // The limit is for reading and writing, not for the answer.
      ProcessorLimit.start(seconds: 2)
      let trip = RoundTrip(file)
      ProcessorLimit.stop()
      switch trip {
      case .read(let node, let written):
        try answer([("A", node.json), ("W", written)])
      case .refused(let error):
        let place = file.location(ofUTF8Offset: error.range.lowerBound)
        try answer([("R", "\(error.id.rawValue) \(place.line):\(place.column)")])
      case .large: try answer([("R", "large 1:1")])
      case .fault(let fault): try answer([("X", fault)])
      }
    }
  }

  /// Reads more input, and returns whether there was some.
  private mutating func refill() throws -> Bool {
    input.removeFirst(position)
    position = 0
    let data = FileHandle.standardInput.availableData
    input.append(contentsOf: data)
    return !data.isEmpty
  }

  private mutating func line() throws -> String? {
    while true {
      if let end = input[position...].firstIndex(of: 0x0A) {
        defer { position = end + 1 }
        return String(decoding: input[position..<end], as: UTF8.self)
      }
      guard try refill() else { return nil }
    }
  }

  private mutating func bytes(_ count: Int) throws -> [UInt8]? {
    while input.count - position < count {
      guard try refill() else { return nil }
    }
    defer { position += count }
    return Array(input[position..<position + count])
  }

  private static func answer(_ parts: [(kind: String, text: String)]) throws {
    var output = Data()
    for part in parts {
      output.append(contentsOf: "\(part.kind) \(part.text.utf8.count)\n".utf8)
      output.append(contentsOf: part.text.utf8)
    }
    try FileHandle.standardOutput.write(contentsOf: output)
  }
}

import SourceText
import SuiteSyntax
import TestSupport
import Testing

/// Real prompt and evaluation files of many projects.
@Suite(.enabled(if: Corpora.isPresent, "\(Corpora.missing)"))
struct RealFileTests {
  /// Which identifiers a listed refusal may have.
  static let refusals: [String: Set<Diagnostic.ID>] = [
    "tag": ["tag-not-supported"], "duplicate_key": ["duplicate-key"],
    "merge_key": ["merge-key-not-supported"], "nonstring_key": ["key-not-text"],
    "invalid_yaml_1_2": ["closing-bracket-indent", "unclosed-quote", "quote-underindented"],
  ]

  /// Ways to write the same value with other bytes.
  enum Variant: CaseIterable {
    case asIs, carriageReturns, byteOrderMark, noFinalBreak, wrapped
  }

  static func bytes(of file: Corpora.RealFile, as variant: Variant) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bare = file.bytes.starts(with: mark) ? Array(file.bytes.dropFirst(3)) : file.bytes
    switch variant {
    case .asIs: return file.bytes
    case .byteOrderMark: return mark + bare
    case .noFinalBreak:
      // A blank line at the end may be text of the last block.
      guard bare.last == 0x0A, bare.dropLast().last != 0x0A else { return bare }
      return bare.dropLast(bare.dropLast().last == 0x0D ? 2 : 1)
    case .carriageReturns:
      return Array(bare.filter { $0 != 0x0D }.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    case .wrapped:
      var body = bare.filter { $0 != 0x0D }[...]
      if body.starts(with: Array("---\n".utf8)) { body = body.dropFirst(4) }
      let lines = body.split(separator: 0x0A, omittingEmptySubsequences: false)
      return Array("wrapped:\n".utf8)
        + lines.flatMap { ($0.isEmpty ? [] : [0x20, 0x20]) + $0 + [0x0A] }
    }
  }

  @Test(arguments: Variant.allCases)
  func `every file has its value or its refusal`(_ variant: Variant) throws {
    let files = try Corpora.realFiles()
    #expect(files.count >= 232)
    for file in files {
      let source = SourceFile(path: file.name, bytes: Self.bytes(of: file, as: variant))
      let result = SuiteParser.parse(source)
      if let refusal = file.refusal {
        #expect(result.root == nil, "\(file.name)")
        let id = try #require(result.diagnostics.last?.id)
        #expect(Self.refusals[refusal]?.contains(id) == true, "\(file.name): \(id.rawValue)")
        continue
      }
      let value = try result.root.map { try JSONValue($0.json) }
      let expected = file.value.map { variant == .wrapped ? .object(["wrapped": $0]) : $0 }
      #expect(value == expected, "\(file.name)")
    }
  }

  @Test func `a file that is cut off is read or refused with one error`() throws {
    var random = SeededGenerator(seed: 3)
    for file in try Corpora.realFiles() {
      for _ in 0..<10 {
        let end = Int.random(in: 0...file.bytes.count, using: &random)
        let source = SourceFile(path: file.name, bytes: Array(file.bytes[..<end]))
        let result = SuiteParser.parse(source)
        let errors = result.diagnostics.count { $0.severity == .error }
        #expect(errors == (result.root == nil ? 1 : 0), "\(file.name) up to \(end)")
      }
    }
  }
}

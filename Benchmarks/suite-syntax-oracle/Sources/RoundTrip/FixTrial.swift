import SourceText
import SuiteSyntax

/// A trial of the fixes that come with a file's diagnostics: each is applied alone, and all together,
/// and what results is read, with its fixes, until none is left.
struct FixTrial {
  /// The first thing that must never happen.
  private(set) var fault: String?

  /// The files read so far.
  private var seen: Set<[UInt8]> = []

  /// How many files may be read.
  private var budget = 40

  /// How many columns a tab takes.
  private let tabWidth: Int

  /// Tries the fixes of a file.
  init(_ file: SourceFile, tabWidth: Int) {
    self.tabWidth = tabWidth
    run(file)
  }

  private mutating func run(_ file: SourceFile) {
    guard fault == nil, budget > 0, seen.insert(file.bytes).inserted else { return }
    budget -= 1
    let result = SuiteParser.parse(file, tabWidth: tabWidth)
    let fixed = result.diagnostics.filter { $0.fix != nil }
    for diagnostic in fixed {
      guard let fix = diagnostic.fix else { continue }
      if let wrong = Self.mistake(in: fix, of: file) {
        fault = "\(wrong): \(diagnostic)"
        return
      }
      let changed = file.applying([fix])
      guard changed.bytes == Self.applied(fix, to: file) else {
        fault = "a fix is not applied as it is written: \(diagnostic)"
        return
      }
      guard changed.bytes != file.bytes else {
        fault = "a fix that changes nothing: \(diagnostic)"
        return
      }
      if result.root != nil, SuiteParser.parse(changed).root == nil {
        fault = "a fix after which the file cannot be read: \(diagnostic)"
        return
      }
      run(changed)
    }
    if fixed.count > 1 { run(file.applying(fixed.compactMap(\.fix))) }
  }

  /// What is wrong with a fix by itself.
  private static func mistake(in fix: Fix, of file: SourceFile) -> String? {
    guard !fix.edits.isEmpty else { return "a fix without edits" }
    guard !fix.message.isEmpty else { return "a fix without a message" }
    var end = 0
    for (index, edit) in fix.edits.enumerated() {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= file.bytes.count else {
        return "an edit out of range"
      }
      guard index == 0 || edit.range.lowerBound >= end else { return "edits that overlap" }
      end = edit.range.upperBound
      for offset in [edit.range.lowerBound, edit.range.upperBound]
      where offset < file.bytes.count && file.bytes[offset] & 0xC0 == 0x80 {
        return "an edit inside a character"
      }
    }
    return nil
  }

  /// A file with the edits of a fix, made from the back to the front.
  private static func applied(_ fix: Fix, to file: SourceFile) -> [UInt8] {
    var bytes = file.bytes
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
    return bytes
  }
}

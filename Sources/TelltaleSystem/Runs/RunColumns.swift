import SuiteSyntax
import TelltaleKit

/// The columns of one row, taken in order.
struct RunColumns {
  private let path: String
  private let table: String
  private let values: [SQLiteValue]
  private var next = 0

  /// Creates the columns of a row.
  init(_ values: [SQLiteValue], of table: String, in path: String) {
    self.values = values
    self.table = table
    self.path = path
  }

  /// Whether all columns are taken.
  var isAtEnd: Bool { next >= values.count }

  /// Takes a text.
  mutating func text() throws(RunFileError) -> String {
    guard case .text(let text)? = take() else { throw damage("a text is missing") }
    return text
  }

  /// Takes a text that may be absent.
  mutating func optionalText() throws(RunFileError) -> String? {
    switch take() {
    case .null?: return nil
    case .text(let text)?: return text
    default: throw damage("a text is missing")
    }
  }

  /// Takes an integer.
  mutating func integer() throws(RunFileError) -> Int {
    guard let value = try optionalInteger() else { throw damage("an integer is missing") }
    return value
  }

  /// Takes an integer that may be absent.
  mutating func optionalInteger() throws(RunFileError) -> Int? {
    switch take() {
    case .null?: return nil
    case .integer(let value)?:
      guard let integer = Int(exactly: value) else { throw damage("an integer is too large") }
      return integer
    default: throw damage("an integer is missing")
    }
  }

  /// Takes the two ends of a range.
  mutating func range() throws(RunFileError) -> Range<Int> {
    let start = try integer()
    let end = try integer()
    guard start <= end else { throw damage("a range ends before it starts") }
    return start..<end
  }

  /// Takes 0 or 1.
  mutating func flag() throws(RunFileError) -> Bool {
    switch try integer() {
    case 0: return false
    case 1: return true
    default: throw damage("a flag is neither 0 nor 1")
    }
  }

  /// Takes a number.
  mutating func number() throws(RunFileError) -> Double {
    guard let number = try optionalNumber() else { throw damage("a number is missing") }
    return number
  }

  /// Takes a number that may be absent.
  mutating func optionalNumber() throws(RunFileError) -> Double? {
    switch take() {
    case .null?: return nil
    case .real(let number)?: return number
    default: throw damage("a number is missing")
    }
  }

  /// Takes bytes.
  mutating func bytes() throws(RunFileError) -> [UInt8] {
    guard case .blob(let bytes)? = take() else { throw damage("bytes are missing") }
    return bytes
  }

  /// Takes one of a set of words.
  mutating func word<Word: RawRepresentable>() throws(RunFileError) -> Word
  where Word.RawValue == String {
    guard let word = try optionalWord(Word.self) else { throw damage("a word is missing") }
    return word
  }

  /// Takes one of a set of words that may be absent.
  mutating func optionalWord<Word: RawRepresentable>(
    _ type: Word.Type = Word.self
  ) throws(RunFileError) -> Word? where Word.RawValue == String {
    guard let text = try optionalText() else { return nil }
    guard let word = Word(rawValue: text) else { throw damage("'\(text)' is not known") }
    return word
  }

  /// Takes a nested value.
  mutating func nested<Value>(
    _ read: (SuiteNode) throws(SuiteValueError) -> Value
  ) throws(RunFileError) -> Value {
    guard let value = try optionalNested(read) else { throw damage("a value is missing") }
    return value
  }

  /// Takes a nested value that may be absent.
  mutating func optionalNested<Value>(
    _ read: (SuiteNode) throws(SuiteValueError) -> Value
  ) throws(RunFileError) -> Value? {
    guard let json = try optionalText() else { return nil }
    let node: SuiteNode
    do {
      // Most lists are empty.
      node = try json == "[]" ? AnswerValue.array([]).node : AnswerValue(json: json).node
    } catch {
      throw damage("\(error.message), at byte \(error.offset) of a value")
    }
    do {
      return try read(node)
    } catch {
      throw damage(error.message)
    }
  }

  /// Takes a list of texts.
  mutating func texts() throws(RunFileError) -> [String] {
    try nested { node throws(SuiteValueError) in
      _ = try node.items()
      return try node.texts()
    }
  }

  /// Returns the error for a row that cannot have been written as it is.
  func damage(_ reason: String) -> RunFileError {
    .damaged(path: path, reason: "\(reason) in the table '\(table)'")
  }

  private mutating func take() -> SQLiteValue? {
    guard next < values.count else { return nil }
    next += 1
    return values[next - 1]
  }
}

// The one file that speaks to SQLite.

import CSQLite

/// A value in a row.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// Creates a text, or null where there is none.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// Creates an integer, or null where there is none.
  init(_ integer: Int?) { self = integer.map { .integer(Int64($0)) } ?? .null }

  /// Creates a number, or null where there is none.
  init(_ number: Double?) { self = number.map { .real($0) } ?? .null }

  /// Creates 0 or 1.
  init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
}

/// What SQLite said.
struct SQLiteError: Error, Hashable {
  /// SQLite's words, without a full stop.
  var message: String

  /// The primary result code.
  var code: Int32

  /// The code of damage, for what SQLite only says in words.
  static let damage = SQLITE_CORRUPT

  /// Whether another connection is in the way.
  var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }

  /// Whether the file's contents are at fault, and not the file system.
  var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR }
}

/// An open database, closed when it goes out of scope.
@safe final class SQLiteDatabase {
  /// What a database is opened for.
  enum Purpose {
    case reading

    /// To write; a file that is empty is a database without tables.
    case writing
  }

  fileprivate let handle: OpaquePointer

  /// Opens a database.
  init(_ path: String, for purpose: Purpose) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags =
      switch purpose {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      }
    let code = unsafe sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let message = unsafe String(cString: sqlite3_errstr(code))
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(message: message, code: code & 0xFF)
    }
    unsafe handle = opened
    unsafe sqlite3_busy_timeout(handle, 2000)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that take no values and return no rows, separated by `;`.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs one statement.
  ///
  /// - Returns: The rows that it gives, each with its columns in order.
  func rows(_ sql: String) throws(SQLiteError) -> [[SQLiteValue]] {
    try SQLiteStatement(sql, on: self).run()
  }

  fileprivate func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(message: unsafe String(cString: sqlite3_errmsg(handle)), code: code & 0xFF)
  }
}

/// A statement that is run many times, each time with other values.
@safe final class SQLiteStatement {
  private let database: SQLiteDatabase
  private let statement: OpaquePointer

  /// Prepares a statement; each `?` in it stands for a value.
  init(_ sql: String, on database: SQLiteDatabase) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw database.failure(code) }
    self.database = database
    unsafe statement = prepared
  }

  deinit { unsafe sqlite3_finalize(statement) }

  /// Runs the statement with values for its `?`.
  ///
  /// - Returns: The rows that it gives, each with its columns in order.
  @discardableResult
  func run(_ values: [SQLiteValue] = []) throws(SQLiteError) -> [[SQLiteValue]] {
    defer { unsafe sqlite3_reset(statement) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var rows: [[SQLiteValue]] = []
    while true {
      let code = unsafe sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw database.failure(code) }
      var row: [SQLiteValue] = []
      let count = unsafe sqlite3_column_count(statement)
      row.reserveCapacity(Int(count))
      for column in 0..<count { row.append(try value(in: column)) }
      rows.append(row)
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    // SQLITE_TRANSIENT, a macro that Swift does not see: SQLite copies the bytes.
    let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code: Int32
    switch value {
    case .null: code = unsafe sqlite3_bind_null(statement, index)
    case .integer(let value): code = unsafe sqlite3_bind_int64(statement, index, value)
    case .real(let value): code = unsafe sqlite3_bind_double(statement, index, value)
    case .text(var text):
      // The length is given, so that a NUL is a character as any other; the pointer is not null
      // for an empty text, which would bind null.
      code = text.withUTF8 { bytes in
        guard bytes.count > 0 else {
          return unsafe sqlite3_bind_text(statement, index, "", 0, copies)
        }
        return unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe sqlite3_bind_text64(
            statement, index, characters.baseAddress, UInt64(characters.count), copies,
            UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      code = unsafe bytes.withUnsafeBytes { bytes in
        guard bytes.count > 0 else { return unsafe sqlite3_bind_zeroblob(statement, index, 0) }
        return unsafe sqlite3_bind_blob64(
          statement, index, bytes.baseAddress, UInt64(bytes.count), copies)
      }
    }
    guard code == SQLITE_OK else { throw database.failure(code) }
  }

  private func value(in column: Int32) throws(SQLiteError) -> SQLiteValue {
    switch unsafe sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(statement, column))
    case SQLITE_NULL: return .null
    case SQLITE_BLOB:
      let start = unsafe sqlite3_column_blob(statement, column)
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      return .blob(unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
    default:
      let start = unsafe sqlite3_column_text(statement, column)
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
      guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
        throw SQLiteError(message: "a text is not UTF-8", code: SQLITE_CORRUPT)
      }
      return .text(text)
    }
  }
}

import TelltaleKit

@testable import TelltaleSystem

/// Run files as they were before sampled cells, searches and replays were kept.
enum VersionOneRunFile {
  /// The tables of version 1, word for word as it made them.
  static let tables = """
    CREATE TABLE run (
      id TEXT NOT NULL, started_at TEXT NOT NULL, duration REAL NOT NULL,
      tool_version TEXT NOT NULL, is_finished INTEGER NOT NULL, is_complete INTEGER NOT NULL,
      gate TEXT NOT NULL, is_strict INTEGER NOT NULL, requires_baselines INTEGER NOT NULL,
      maximum_undecided INTEGER) STRICT;
    CREATE TABLE suite (
      position INTEGER PRIMARY KEY, name TEXT NOT NULL, path TEXT NOT NULL,
      bytes BLOB NOT NULL) STRICT;
    CREATE TABLE model (
      position INTEGER PRIMARY KEY, id TEXT NOT NULL, source TEXT NOT NULL,
      display_name TEXT NOT NULL, os_version TEXT, os_build TEXT, assets TEXT NOT NULL,
      context_size INTEGER, simulated_profile INTEGER, endpoint TEXT, derivation TEXT)
      STRICT;
    CREATE TABLE prompt (
      position INTEGER PRIMARY KEY, hash TEXT NOT NULL, suite TEXT NOT NULL, name TEXT NOT NULL,
      instructions TEXT, prompt TEXT NOT NULL, passage_template TEXT NOT NULL,
      options TEXT NOT NULL, answer TEXT) STRICT;
    CREATE TABLE request (
      position INTEGER PRIMARY KEY, hash TEXT NOT NULL, body TEXT NOT NULL) STRICT;
    CREATE TABLE cell (
      position INTEGER PRIMARY KEY, suite TEXT NOT NULL, case_name TEXT NOT NULL,
      prompt TEXT NOT NULL, model TEXT NOT NULL, line INTEGER NOT NULL, question TEXT,
      tags TEXT NOT NULL, request_hash TEXT NOT NULL, case_hash TEXT NOT NULL,
      prompt_hash TEXT NOT NULL, planned INTEGER NOT NULL, floor INTEGER NOT NULL, skip TEXT,
      skip_reason TEXT, known_failure TEXT, result TEXT NOT NULL, data_file TEXT) STRICT;
    CREATE TABLE trial (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL,
      outcome TEXT NOT NULL, details TEXT NOT NULL, result TEXT NOT NULL, duration REAL,
      request_tokens INTEGER, response_tokens INTEGER, tokens_are_estimated INTEGER,
      answered_by TEXT, parts INTEGER, answered_after TEXT, first_token REAL, session TEXT,
      request_hash TEXT, PRIMARY KEY (cell, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE turn (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, question TEXT NOT NULL,
      line INTEGER NOT NULL, PRIMARY KEY (cell, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE turn_result (
      cell INTEGER NOT NULL, trial INTEGER NOT NULL, position INTEGER NOT NULL,
      outcome TEXT, details TEXT, result TEXT NOT NULL, duration REAL, request_tokens INTEGER,
      response_tokens INTEGER, tokens_are_estimated INTEGER, answered_by TEXT, parts INTEGER,
      answered_after TEXT, first_token REAL, session TEXT, request_hash TEXT,
      PRIMARY KEY (cell, trial, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE assertion (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, label TEXT NOT NULL, name TEXT NOT NULL,
      severity TEXT NOT NULL, range_start INTEGER NOT NULL, range_end INTEGER NOT NULL,
      status TEXT NOT NULL, turn INTEGER) STRICT;
    CREATE TABLE judgement (
      cell INTEGER NOT NULL, assertion INTEGER NOT NULL, position INTEGER NOT NULL,
      verdict TEXT NOT NULL, reason TEXT NOT NULL, message TEXT NOT NULL, evidence TEXT NOT NULL)
      STRICT;
    CREATE TABLE comparison (
      cell INTEGER PRIMARY KEY, status TEXT NOT NULL, cause TEXT, baseline TEXT,
      baseline_fingerprint TEXT, removed_labels TEXT NOT NULL, similarity REAL,
      remarks TEXT NOT NULL) STRICT;
    CREATE TABLE orphan (
      position INTEGER PRIMARY KEY, path TEXT NOT NULL, suite TEXT NOT NULL,
      case_name TEXT NOT NULL, prompt TEXT NOT NULL, model TEXT NOT NULL) STRICT;
    CREATE TABLE note (position INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    """

  /// Writes a run file of version 1 from one of today's, with what both have.
  ///
  /// - Parameters:
  ///   - path: The file, which is not there yet but empty.
  ///   - present: A run file of today.
  /// - Throws: What SQLite says.
  static func write(_ path: String, from present: String) throws {
    let database = try SQLiteDatabase(path, for: .writing)
    try database.execute(tables)
    try database.execute(
      "ATTACH '\(present.replacing("'", with: "''"))' AS present; BEGIN")
    for case .text(let table)? in try database.rows(
      "SELECT name FROM main.sqlite_master WHERE type = 'table'"
    ).map(\.first) {
      var columns: [String] = []
      for case .text(let column)? in try database.rows(
        "SELECT name FROM pragma_table_info('\(table)', 'main')"
      ).map(\.first) {
        columns.append(column)
      }
      let names = columns.joined(separator: ", ")
      let order = ["assertion", "judgement"].contains(table) ? " ORDER BY rowid" : ""
      try database.execute(
        "INSERT INTO main.\(table) (\(names)) SELECT \(names) FROM present.\(table)\(order)")
    }
    try database.execute(
      """
      UPDATE main.cell SET skip_reason = NULL WHERE skip = 'not-run';
      COMMIT; DETACH present;
      PRAGMA application_id = \(RunFile.applicationID); PRAGMA user_version = 1;
      """)
  }
}

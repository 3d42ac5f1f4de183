/// One run in one SQLite file, `.telltale/runs/<run id>.run`.
///
/// A run file is written as the run goes on: each planned cell before it starts,
/// each response as it comes, verdicts and comparisons at the end. While it is
/// being written it has a write-ahead log beside it; when it is closed it is one
/// file that says all.
package enum RunFile {
  /// The version of the tables, in the database's `user_version`.
  ///
  /// Version 2 added, each as the last columns of its table: what a sampled cell was
  /// compared by (`run.confirming`, `cell.confirming`, `cell.terms`,
  /// `assertion.samples`), which passages a search took (`retrieved`), and why a cell
  /// changed (`comparison.baseline_name`, `comparison.attribution`), with causes that
  /// version 1 does not know. Files of version 1 are read as if nothing of it had
  /// happened.
  ///
  /// Version 3 added the requests that a trial or a turn put before (`attempts`), why a cell
  /// was not run (`cell.skip_reason`) and the shard that a run makes (`run.part`). Files of earlier
  /// versions are read as if nothing had been put again.
  package static let version = 3

  /// What marks a database as a run file: `TLTR` in the `application_id`.
  static let applicationID = 0x544C_5452

  /// How many runs are kept; older ones are removed when a run is closed.
  package static let keptRuns = 20

  /// How the names of run files end.
  static let suffix = ".run"

  /// What follows in the name of a file whose plan is not written yet.
  static let unfinishedSuffix = ".new"

  /// The tables.
  ///
  /// A `position` counts from 0 in the order that the run has its parts in. JSON
  /// stands only in columns of nested values: tags, assets, options, answer
  /// types, requests, the details of an outcome, searches, sessions, evidence,
  /// samples, terms, baselines, remarks, attributions. A turn that was not put to the
  /// model has no outcome.
  static let tables = """
    CREATE TABLE run (
      id TEXT NOT NULL, started_at TEXT NOT NULL, duration REAL NOT NULL,
      tool_version TEXT NOT NULL, is_finished INTEGER NOT NULL, is_complete INTEGER NOT NULL,
      gate TEXT NOT NULL, is_strict INTEGER NOT NULL, requires_baselines INTEGER NOT NULL,
      maximum_undecided INTEGER, confirming INTEGER NOT NULL, part TEXT) STRICT;
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
      skip_reason TEXT, known_failure TEXT, result TEXT NOT NULL, data_file TEXT,
      retrieved TEXT, confirming INTEGER NOT NULL, terms TEXT) STRICT;
    CREATE TABLE trial (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL,
      outcome TEXT NOT NULL, details TEXT NOT NULL, result TEXT NOT NULL, duration REAL,
      request_tokens INTEGER, response_tokens INTEGER, tokens_are_estimated INTEGER,
      answered_by TEXT, parts INTEGER, answered_after TEXT, first_token REAL, session TEXT,
      request_hash TEXT, attempts TEXT, PRIMARY KEY (cell, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE turn (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, question TEXT NOT NULL,
      line INTEGER NOT NULL, retrieved TEXT, PRIMARY KEY (cell, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE turn_result (
      cell INTEGER NOT NULL, trial INTEGER NOT NULL, position INTEGER NOT NULL,
      outcome TEXT, details TEXT, result TEXT NOT NULL, duration REAL, request_tokens INTEGER,
      response_tokens INTEGER, tokens_are_estimated INTEGER, answered_by TEXT, parts INTEGER,
      answered_after TEXT, first_token REAL, session TEXT, request_hash TEXT,
      attempts TEXT, PRIMARY KEY (cell, trial, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE assertion (
      cell INTEGER NOT NULL, position INTEGER NOT NULL, label TEXT NOT NULL, name TEXT NOT NULL,
      severity TEXT NOT NULL, range_start INTEGER NOT NULL, range_end INTEGER NOT NULL,
      status TEXT NOT NULL, turn INTEGER, samples TEXT) STRICT;
    CREATE TABLE judgement (
      cell INTEGER NOT NULL, assertion INTEGER NOT NULL, position INTEGER NOT NULL,
      verdict TEXT NOT NULL, reason TEXT NOT NULL, message TEXT NOT NULL, evidence TEXT NOT NULL)
      STRICT;
    CREATE TABLE comparison (
      cell INTEGER PRIMARY KEY, status TEXT NOT NULL, cause TEXT, baseline TEXT,
      baseline_fingerprint TEXT, removed_labels TEXT NOT NULL, similarity REAL,
      remarks TEXT NOT NULL, baseline_name TEXT, attribution TEXT) STRICT;
    CREATE TABLE orphan (
      position INTEGER PRIMARY KEY, path TEXT NOT NULL, suite TEXT NOT NULL,
      case_name TEXT NOT NULL, prompt TEXT NOT NULL, model TEXT NOT NULL) STRICT;
    CREATE TABLE note (position INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    """
}

package import TelltaleKit

extension RunFile {
  /// Reads what the history of a run needs: the results, and none of what was said.
  ///
  /// - Parameter path: A run file.
  /// - Returns: The results; `nil` for a run that did not end, whose results say nothing
  ///   yet.
  /// - Throws: ``RunFileError`` for a file that is not what was written.
  package static func history(_ path: String) throws(RunFileError) -> HistoryPoint? {
    let database: SQLiteDatabase
    do {
      database = try SQLiteDatabase(path, for: .reading)
    } catch {
      throw RunFileError(error, path: path)
    }
    try checkHeader(of: database, at: path)
    do throws(SQLiteError) {
      guard
        case .text(let id)? = try database.rows("SELECT id FROM run WHERE is_finished = 1")
          .first?.first,
        case .text(let time)? = try database.rows("SELECT started_at FROM run").first?.first
      else { return nil }
      var point = HistoryPoint(name: id, time: time, title: "")
      for row in try database.rows(
        "SELECT suite, case_name, prompt, model, result FROM cell ORDER BY position")
      {
        let texts = row.compactMap(\.textValue)
        guard texts.count == 5, let result = CellOutcome(rawValue: texts[4]) else { continue }
        point.add(
          CellID(
            suite: texts[0], caseName: texts[1], prompt: texts[2], model: ModelID(texts[3])),
          result)
      }
      for row in try database.rows(
        """
        SELECT a.name, a.label, j.verdict, COUNT(*) FROM assertion a
        JOIN judgement j ON j.cell = a.cell AND j.assertion = a.position
        GROUP BY a.name, a.label, j.verdict
        """)
      {
        let texts = row.compactMap(\.textValue)
        guard texts.count == 3, let verdict = Verdict(rawValue: texts[2]),
          case .integer(let count)? = row.last
        else { continue }
        point.add(
          label: texts[1], name: texts[0], verdict, count: Int(truncatingIfNeeded: count))
      }
      return point
    } catch {
      throw RunFileError(error, path: path)
    }
  }
}

extension SQLiteValue {
  /// The text, if it is one.
  fileprivate var textValue: String? { if case .text(let text) = self { text } else { nil } }
}

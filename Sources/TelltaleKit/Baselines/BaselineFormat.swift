package import SourceText
package import SuiteSyntax

/// The versions of the format of the files under `baselines/`.
///
/// To change the format, write one migration and add it to ``current``: the version that is
/// written follows from how many there are. Files of older versions are then refused by
/// everything but `telltale baseline migrate`, which says what it changes.
package struct BaselineFormat: Sendable {
  /// What makes a file of one version a file of the next.
  package struct Migration: Sendable {
    /// Changes the file of a suite on a model.
    package var baseline: @Sendable (SuiteValue) -> SuiteValue

    /// Changes the file of a suite's prompts.
    package var prompts: @Sendable (SuiteValue) -> SuiteValue

    /// Creates a migration.
    package init(
      baseline: @escaping @Sendable (SuiteValue) -> SuiteValue = { $0 },
      prompts: @escaping @Sendable (SuiteValue) -> SuiteValue = { $0 }
    ) {
      self.baseline = baseline
      self.prompts = prompts
    }
  }

  /// The oldest version that can be migrated.
  package let oldest: Int

  /// The migrations, from the oldest version on.
  package let migrations: [Migration]

  /// The format of this version of Telltale: there has only been one.
  package static let current = BaselineFormat(oldest: 1, migrations: [])

  /// Creates a format.
  package init(oldest: Int, migrations: [Migration]) {
    self.oldest = oldest
    self.migrations = migrations
  }

  /// The version that is written and read.
  package var newest: Int { oldest + migrations.count }

  /// Whether files of a version can be made files of the newest one.
  func canMigrate(_ version: Int64) -> Bool { version >= oldest && version < newest }

  /// Brings a file to the newest version.
  ///
  /// - Parameter file: A file under `baselines/`.
  /// - Returns: The file as the newest version has it; `nil` where it has that version, or
  ///   one that cannot be migrated, or is no such file: reading it says so.
  package func migrated(_ file: SourceFile) -> SourceFile? {
    let parsed = SuiteParser.parse(file)
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }), let root = parsed.root,
      case .mapping(var entries) = SuiteValue(root),
      let place = entries.firstIndex(where: { $0.key == "baseline" || $0.key == "prompts" }),
      case .integer(let version) = entries[place].value, canMigrate(version)
    else { return nil }
    let isBaseline = entries[place].key == "baseline"
    entries[place].value = .integer(Int64(newest))
    var value = SuiteValue.mapping(entries)
    for migration in migrations.dropFirst(Int(version) - oldest) {
      value = isBaseline ? migration.baseline(value) : migration.prompts(value)
    }
    return SourceFile(path: file.path, text: SuiteEmitter.text(value))
  }
}

/// A form of JUnit XML.
///
/// The schemas in use contradict each other: Ant's wants attributes that Surefire's forbids, and
/// neither has a place for files and lines, by which others annotate a change.
package enum JUnitFlavor: String, Sendable, CaseIterable {
  /// What all readers tried agree about, described by `docs/junit-common.xsd`.
  case common

  /// Valid against the schema of Ant's JUnit task (windyroad), against `junit-10.xsd` of
  /// Jenkins' xunit plugin, which drops files that are not, and against `jenkins-junit.xsd`.
  case ant

  /// Maven Surefire's form, a file for each suite and model; valid against Surefire's schema
  /// and `junit-10.xsd`.
  case surefire

  /// The report of that form.
  package var report: any Report {
    switch self {
    case .common: JUnitReport()
    case .ant: AntReport()
    case .surefire: SurefireReport()
    }
  }
}

package import TelltaleKit

/// JUnit XML, in the form that all readers tried agree about.
package struct JUnitReport: Report {
  package static let name = "junit"
  package static let fileExtension = "xml"
  package static let summary = "JUnit XML, for build servers"

  /// Creates the report.
  package init() {}

  /// Returns the file, which was read back to see that it is well-formed.
  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let document = JUnitDocument(run)
    return try XMLElement.checked { () throws(XMLError) in try document.xml() }
  }
}

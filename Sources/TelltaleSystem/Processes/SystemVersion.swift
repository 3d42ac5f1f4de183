import Foundation

/// The system that this process runs on.
package enum SystemVersion {
  /// Its name, version and build, such as `macOS 27.0.1 (26A434)` or `Debian GNU/Linux 12
  /// (bookworm)`.
  package static var current: String {
    let text = ProcessInfo.processInfo.operatingSystemVersionString
    #if os(macOS)
      // "Version 27.0.1 (Build 26A434)"
      return "macOS " + text.replacing("Version ", with: "").replacing("Build ", with: "")
    #else
      return text
    #endif
  }
}

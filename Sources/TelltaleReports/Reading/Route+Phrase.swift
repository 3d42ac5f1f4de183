package import TelltaleKit
import Terminal

extension Response.Route {
  /// Which model the request ended with, as one phrase: `answered by afm-3-core in
  /// 3 parts, after network-failure`.
  package var phrase: String {
    let pieces = parts > 1 ? " in \(parts) parts" : ""
    return "answered by \(model.rawValue.safeOnOneLine)\(pieces)"
      + (after.map { ", after \($0.rawValue)" } ?? "")
  }
}

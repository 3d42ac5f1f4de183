import Terminal
import TelltaleKit

extension ModelID {
  /// The name for the head of a matrix: `afm-3-core` as `3 Core`.
  ///
  /// Names that are not of this form stay as they are.
  var shortName: String {
    let prefix = "afm-"
    guard rawValue.hasPrefix(prefix) else { return rawValue.safeOnOneLine }
    let parts = rawValue.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
    guard isPlain else { return rawValue.safeOnOneLine }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

extension Sequence<ModelID> {
  /// The names with commas between them.
  var list: String { map(\.rawValue.safeOnOneLine).joined(separator: ", ") }
}

import Hashing
import TelltaleKit

/// The names of folders and files under `baselines/`, and under `recordings/`.
///
/// Names are safe on every file system: ASCII, at most 255 bytes, never hidden.
/// Those of models are distinct also where case does not count.
enum BaselineName {
  /// The name of the file of a suite's prompts.
  static let ledger = "prompts.yaml"

  /// The longest part of a name that is taken from what it is for, in bytes.
  private static let longestStem = 80

  /// Returns the name of a model's file.
  ///
  /// Every character but small letters, digits, `.` and `-` becomes `-`; the name
  /// then ends in a hash of the model's own, so that no two models share it.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - suffix: How the name ends: what kind of file it is.
  /// - Returns: The name.
  static func file(ofModel model: ModelID, suffix: String = ".yaml") -> String {
    let stem = unique(model.rawValue) { byte in
      (0x61...0x7A) ~= byte || (0x30...0x39) ~= byte || byte == 0x2E || byte == 0x2D
    }
    return (stem == "prompts" ? hashed("prompts", model.rawValue) : stem) + suffix
  }

  /// Returns the name of a suite's folder: the suite's, where it is made of
  /// letters, digits, `.`, `_` and `-`.
  static func folder(ofSuite suite: String) -> String {
    unique(suite) { byte in
      (0x61...0x7A) ~= byte || (0x41...0x5A) ~= byte || (0x30...0x39) ~= byte || byte == 0x2E
        || byte == 0x5F || byte == 0x2D
    }
  }

  private static func unique(_ text: String, isAllowed: (UInt8) -> Bool) -> String {
    var isSame = !text.isEmpty && !text.hasPrefix(".")
    var stem = ""
    for scalar in text.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), scalar.isASCII, isAllowed(byte) {
        stem.unicodeScalars.append(scalar)
      } else {
        stem += "-"
        isSame = false
      }
    }
    if isSame, stem.utf8.count <= longestStem { return stem }
    // A name that begins with a dot would be hidden.
    if stem.hasPrefix(".") { stem = "-" + stem.dropFirst() }
    return hashed(String(stem.prefix(longestStem)), text)
  }

  private static func hashed(_ stem: String, _ text: String) -> String {
    "\(stem)-\(ContentHash.hexadecimal(sha256(Array(text.utf8)), digits: 10))"
  }
}

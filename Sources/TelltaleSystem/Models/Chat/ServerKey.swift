/// The key that a server asks for, which no output may show.
enum ServerKey: Hashable, Sendable {
  /// The server asks for none.
  case none

  /// The variable that should hold it is not set, or holds what cannot be sent.
  case unusable(variable: String, reason: String)

  /// The key, and the variable that holds it.
  case value(String, variable: String)

  /// Reads a key from the environment.
  init(variable: String?, in environment: [String: String]) {
    guard let variable else {
      self = .none
      return
    }
    guard let value = environment[variable], !value.isEmpty else {
      self = .unusable(variable: variable, reason: "is not set")
      return
    }
    guard value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      self = .unusable(variable: variable, reason: "holds what no header can carry")
      return
    }
    self = .value(value, variable: variable)
  }

  /// The header line that carries the key.
  var header: String? {
    if case .value(let value, _) = self { "Authorization: Bearer \(value)" } else { nil }
  }

  /// Returns bytes without the key, in whose place stands the variable's name.
  func hidden(in bytes: [UInt8]) -> [UInt8] {
    guard case .value(let value, let variable) = self else { return bytes }
    let secret = Array(value.utf8)
    // One of a few letters is no secret, and stands in many texts.
    guard secret.count >= 8, secret.count <= bytes.count else { return bytes }
    var result: [UInt8] = []
    var start = 0
    while start < bytes.count {
      if bytes[start] == secret[0], bytes[start...].starts(with: secret) {
        result += "[\(variable)]".utf8
        start += secret.count
      } else {
        result.append(bytes[start])
        start += 1
      }
    }
    return result
  }
}

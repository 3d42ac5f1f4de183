/// The address of a server, such as `http://127.0.0.1:1976/v1`.
public struct Endpoint: Hashable, Sendable {
  /// The address without a slash at its end.
  public let text: String

  /// Where the path begins in the address; its end where there is none.
  private let pathStart: String.Index

  /// The host with its port, if there is one, as it is written.
  public let authority: String

  /// The host.
  public let host: String

  /// Whether what is sent is encrypted.
  public var isEncrypted: Bool { text.hasPrefix("https:") }

  /// The address without its path.
  public var root: String { String(text[..<pathStart]) }

  /// Whether the host is this machine.
  public var isLoopback: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return host == "localhost" || host == "[::1]"
      || parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The spelling, as a regular expression.
  static let pattern =
    #"^https?://(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~%/-]*)?$"#

  /// Reads an address; `nil` for what is none, or says more than where the server is:
  /// a name with a password, a query, a fragment.
  public init?(_ text: String) {
    var rest = Substring(text)
    guard let scheme = ["http://", "https://"].first(where: { rest.hasPrefix($0) }) else {
      return nil
    }
    rest.removeFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest[authority.endIndex...]
    let allowed = Set("._~%/-")
    guard path.allSatisfy({ $0.isPlain || allowed.contains($0) }) else { return nil }
    var host = authority
    var port: Substring?
    if let bracket = authority.lastIndex(of: "]") {
      host = authority[...bracket]
      let digits = host.dropFirst().dropLast()
      guard host.first == "[", !digits.isEmpty,
        digits.allSatisfy({ $0.isPlain && $0.isHexDigit || $0 == ":" || $0 == "." })
      else { return nil }
      let behind = authority[authority.index(after: bracket)...]
      if behind.first == ":" { port = behind.dropFirst() } else if !behind.isEmpty { return nil }
    } else {
      if let colon = authority.firstIndex(of: ":") {
        host = authority[..<colon]
        port = authority[authority.index(after: colon)...]
      }
      guard host.first?.isPlain == true, host.last?.isPlain == true,
        host.allSatisfy({ $0.isPlain || $0 == "." || $0 == "-" })
      else { return nil }
    }
    if let port {
      guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        UInt16(port).map({ $0 > 0 }) == true
      else { return nil }
    }
    self.authority = String(authority)
    self.host = host.lowercased()
    var address = text
    while address.utf8.last == 0x2F { address.removeLast() }
    self.text = address
    let start = address.index(address.startIndex, offsetBy: scheme.count)
    pathStart = address[start...].firstIndex(of: "/") ?? address.endIndex
  }
}

extension Character {
  /// Whether it is a letter from A to Z, of either case, or a digit.
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}

extension XMLElement {
  /// Returns a document that was read back to see that it is well-formed.
  static func checked(
    _ write: () throws(XMLError) -> [UInt8]
  ) throws(ReportError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try write()
    } catch {
      throw .xmlLibrary(error.reason)
    }
    try check(bytes)
    return bytes
  }
}

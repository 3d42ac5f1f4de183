#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// Returns the SHA-256 digest of bytes (FIPS 180-4): 32 bytes.
package func sha256(_ bytes: [UInt8]) -> [UInt8] {
  #if canImport(CryptoKit)
    return Array(SHA256.hash(data: bytes))
  #else
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        _ = unsafe SHA256(bytes.baseAddress, bytes.count, digest.baseAddress)
      }
      count = 32
    }
  #endif
}

/// Names content by its SHA-256 digest.
package enum ContentHash {
  /// Returns the first 12 hexadecimal digits of the digest of bytes: 48 bits, so
  /// that among a million contents two are alike with a chance of 1 in 560.
  package static func short(_ bytes: [UInt8]) -> String { hexadecimal(sha256(bytes), digits: 12) }

  /// Returns the first 12 hexadecimal digits of the digest of a text's UTF-8.
  package static func short(_ text: String) -> String { short(Array(text.utf8)) }

  /// Returns the first digits of a digest in lower case.
  package static func hexadecimal(_ digest: [UInt8], digits: Int) -> String {
    let alphabet = Array("0123456789abcdef".unicodeScalars)
    var text = ""
    for byte in digest {
      text.unicodeScalars.append(alphabet[Int(byte >> 4)])
      text.unicodeScalars.append(alphabet[Int(byte & 15)])
    }
    return String(text.prefix(digits))
  }
}

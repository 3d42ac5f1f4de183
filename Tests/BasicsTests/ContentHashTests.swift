import Hashing
import Testing

@Suite struct ContentHashTests {
  // The examples of FIPS 180-2, appendix B, and the digest of nothing.
  @Test(arguments: [
    ("", "e3b0c44298fc"), ("abc", "ba7816bf8f01"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d206"),
  ])
  func `content is named by the start of its SHA-256 digest`(text: String, name: String) {
    #expect(ContentHash.short(text) == name)
    #expect(ContentHash.short(Array(text.utf8)) == name)
  }

  @Test func `a million letters have the published digest`() {
    #expect(
      sha256([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)) == [
        0xCD, 0xC7, 0x6E, 0x5C, 0x99, 0x14, 0xFB, 0x92, 0x81, 0xA1, 0xC7, 0xE2, 0x84, 0xD7, 0x3E,
        0x67, 0xF1, 0x80, 0x9A, 0x48, 0xA4, 0x97, 0x20, 0x0E, 0x04, 0x6D, 0x39, 0xCC, 0xC7, 0x11,
        0x2C, 0xD0,
      ])
  }

  @Test func `texts that look alike are named by their bytes`() {
    #expect(ContentHash.short("caf\u{E9}") != ContentHash.short("cafe\u{301}"))
  }
}

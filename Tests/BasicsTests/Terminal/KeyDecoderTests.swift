import Terminal
import Testing

@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("aé字🙂", "aé字🙂".unicodeScalars.map { Key.character($0) }),
    ("\r\n\u{7F}\u{8}\t", [.enter, .enter, .backspace, .backspace, .tab]),
    ("\u{3}\u{4}\u{1A}", [.control("c"), .control("d"), .control("z")]),
    ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D", [.up, .down, .right, .left]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}[F",
      [
        .pageUp, .pageDown, .home, .end, .home, .end,
      ]
    ),
    ("\u{1B}[1;5A\u{1B}[99~\u{1B}[Zx", [.up, .unknown, .unknown, .character("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    // What would steer a terminal is no text, also when a person pastes it.
    ("\u{9B}\u{202E}", [.unknown, .unknown]),
  ])
  func `bytes are keys, however they are cut`(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    var whole = KeyDecoder()
    #expect(whole.take(bytes) == keys)
    #expect(!whole.isWaiting)
    var parts = KeyDecoder()
    #expect(bytes.flatMap { parts.take([$0]) } == keys)
  }

  @Test func `a lone escape is one once nothing follows, and half a sequence is noise`() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [] && decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.take([0x1B, 0x5B, 0x31]) == [])
    #expect(decoder.flush() == [.unknown])
    #expect(decoder.flush() == [])
  }

  @Test func `bytes that are no text end nothing`() {
    var decoder = KeyDecoder()
    #expect(
      decoder.take([0xFF, 0x61, 0xC3, 0x62]) == [
        .unknown, .character("a"), .unknown, .character("b"),
      ])
    #expect(decoder.take([0x1B, 0x5B] + Array(repeating: 0x31, count: 40)).last != .escape)
  }
}

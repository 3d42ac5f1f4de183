import Testing

@testable import TelltaleSystem

/// The examples are those of the HTML Living Standard, section 9.2.6.
@Suite struct EventStreamTests {
  @Test(
    arguments: [
      ("data: YHOO\ndata: +2\ndata: 10\n\n", ["|YHOO\n+2\n10"]),
      (
        ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event",
        ["|first event", "|second event"]
      ),
      ("data\n\ndata\ndata\n\ndata:", ["|", "|\n"]),
      ("data:test\n\ndata: test\n\n", ["|test", "|test"]),
      ("event: add\r\ndata: 1\r\n\r\nevent: b\rdata: 2\r\r", ["add|1", "b|2"]),
      ("\u{FEFF}data: x\n\n", ["|x"]),
      ("data: a\n\n[DONE]\n", ["|a"]),
      ("data: a\n\ndata: [DONE]", ["|a", "|[DONE]"]),
      ("event: only a name\n\n", []),
      ("", []),
    ] as [(String, [String])])
  func `events are read as the standard says`(text: String, events: [String]) {
    #expect(EventStream(Array(text.utf8)).events.map { "\($0.name)|\($0.data)" } == events)
  }

  @Test func `an event knows where it ends`() {
    let events = EventStream(Array("data: a\r\n\r\n: c\ndata: b\n\n".utf8)).events
    #expect(events.map(\.end) == [11, 24])
  }
}

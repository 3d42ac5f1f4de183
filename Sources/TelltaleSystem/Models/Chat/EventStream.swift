/// A stream of server-sent events, as it came.
///
/// Source: the HTML Living Standard, section 9.2.6 "Interpreting an event stream".
struct EventStream: Hashable {
  /// One event.
  struct Event: Hashable {
    /// Its name; empty where none is stated.
    var name = ""

    /// Its data lines, joined by line feeds.
    var data = ""

    /// How many bytes of the stream there are up to its end.
    var end = 0
  }

  /// The events in their order; one that breaks off is none, but for the mark `[DONE]`.
  var events: [Event] = []

  /// Reads a stream.
  init(_ bytes: [UInt8]) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var event = Event()
    var hasData = false
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count
      let line = bytes[start..<end]
      // CR LF is one end of a line.
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = min(end + (isPair ? 2 : 1), bytes.count)
      if line.isEmpty, end < bytes.count {
        if hasData {
          event.end = start
          events.append(event)
        }
        (event, hasData) = (Event(), false)
        continue
      }
      let colon = line.firstIndex(of: 0x3A) ?? line.endIndex
      var value = line[min(colon + 1, line.endIndex)...]
      if value.first == 0x20 { value.removeFirst() }
      switch String(decoding: line[..<colon], as: UTF8.self) {
      case "event": event.name = String(decoding: value, as: UTF8.self)
      case "data":
        event.data += (hasData ? "\n" : "") + String(decoding: value, as: UTF8.self)
        hasData = true
      default: break
      }
    }
    if hasData, event.data == "[DONE]" {
      event.end = bytes.count
      events.append(event)
    }
  }
}

/// What is sent to a server.
struct HTTPRequest: Hashable, Sendable {
  /// The whole address.
  var url: String

  /// Header lines without their ends, such as `Accept: application/json`.
  var headers: [String] = []

  /// The body of a POST; `nil` for a GET.
  var body: [UInt8]?

  /// How long everything may take, in seconds above 0.
  var timeout: Double

  /// Whether the proxies that the environment names are passed by.
  var bypassesProxies = false

  /// The file with the certificates to trust in place of the system's.
  var authorities: String?

  /// The most bytes that a response may have.
  var limit = 8 << 20
}

/// What came back from a server, as far as it came.
struct HTTPResponse: Hashable, Sendable {
  /// The status, such as 200; 0 where none came.
  var status = 0

  /// The headers by lower-case name; the last of a name.
  var headers: [String: String] = [:]

  /// The body.
  var body: [UInt8] = []

  /// When the body was how long, in seconds since the request began.
  var arrivals: [Arrival] = []

  /// The moment at which a body had grown to a length.
  struct Arrival: Hashable, Sendable {
    /// The length in bytes.
    var length: Int

    /// Seconds since the request began.
    var seconds: Double
  }

  /// The media type without its parameters, in lower case; empty if none is stated.
  var mediaType: String {
    let value = headers["content-type"] ?? ""
    return value.prefix { $0 != ";" }.lowercased().split(separator: " ").joined()
  }

  /// Returns when the first bytes of the body were there, in seconds.
  func seconds(ofLength length: Int) -> Double? {
    arrivals.first { $0.length >= length }?.seconds
  }

  /// Takes a line of the head.
  mutating func addHead(_ line: String) {
    // The head of the response itself follows that of an interim one or of a proxy.
    if line.hasPrefix("HTTP/") {
      headers = [:]
      status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...]
    let trimmed = value.drop { $0 == " " || $0 == "\t" }
    headers[line[..<colon].lowercased()] = String(trimmed)
  }

  /// Whether a stream of events has said that it is over.
  var isFinishedStream: Bool {
    guard mediaType == "text/event-stream" else { return false }
    var end = body.suffix(64)
    while let last = end.last, last == 0x0A || last == 0x0D { end.removeLast() }
    // The line has to be whole: its end is there, too.
    guard end.endIndex < body.endIndex else { return false }
    return end.elementsEqual("data: [DONE]".utf8) || end.elementsEqual("data:[DONE]".utf8)
      || ["\ndata: [DONE]", "\ndata:[DONE]"].contains {
        end.suffix($0.utf8.count) == ArraySlice($0.utf8)
      }
  }
}

/// Why an exchange did not end as it should.
enum HTTPFailure: Error, Hashable {
  /// The system has no libcurl.
  case noLibrary

  /// It was cancelled.
  case cancelled

  /// It took too long.
  case timeout

  /// The response has more bytes than it may have.
  case tooLong(Int)

  /// Anything else, as one phrase without a full stop.
  case network(String)
}

// The one file that calls libcurl.

import CTransfer
import Dispatch
import Synchronization

/// Makes HTTP exchanges.
///
/// No redirect is followed. Proxies are those of the usual environment variables
/// (`https_proxy`, `no_proxy`, …), which libcurl reads.
enum HTTPClient {
  /// Puts a request to a server.
  ///
  /// - Parameter request: What is sent.
  /// - Returns: What came back as far as it came, and why it is not whole, if so.
  ///   Cancelling the task ends it within a fraction of a second.
  static func exchange(_ request: HTTPRequest) async -> (HTTPResponse, HTTPFailure?) {
    let exchange = Exchange(limit: request.limit)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Waiting blocks a thread, which is none of those that tasks run on.
        threads.async { continuation.resume(returning: exchange.perform(request)) }
      }
    } onCancel: {
      exchange.isCancelled.store(true, ordering: .relaxed)
    }
  }

  private static let threads = DispatchQueue(label: "HTTP", attributes: .concurrent)
  fileprivate static let connectTimeout = 10.0
}

/// One exchange, which a thread of its own makes.
private final class Exchange: Sendable {
  let isCancelled = Atomic<Bool>(false)
  private let limit: Int
  private let state = Mutex(HTTPResponse())
  private let start = ContinuousClock.now

  init(limit: Int) { self.limit = limit }

  func perform(_ request: HTTPRequest) -> (HTTPResponse, HTTPFailure?) {
    guard let transfer = unsafe telltale_transfer_create(request.url) else {
      return (HTTPResponse(), .noLibrary)
    }
    defer { unsafe telltale_transfer_destroy(transfer) }
    // Without the last a server may wait for a second before it reads a long body.
    for line in request.headers + ["Expect:"] {
      unsafe telltale_transfer_add_header(transfer, line)
    }
    if let body = request.body {
      unsafe body.withUnsafeBufferPointer { bytes in
        unsafe telltale_transfer_set_body(transfer, bytes.baseAddress, bytes.count)
      }
    }
    if let path = request.authorities { unsafe telltale_transfer_set_authorities(transfer, path) }
    if request.bypassesProxies { unsafe telltale_transfer_bypass_proxies(transfer) }
    let total = min(max(request.timeout, 0.001), 1e6)
    unsafe telltale_transfer_set_timeouts(
      transfer, Int(min(HTTPClient.connectTimeout, total) * 1000), Int((total * 1000).rounded(.up)))
    let end = unsafe telltale_transfer_perform(
      transfer,
      { bytes, length, context in
        unsafe Exchange.from(context).takeHead(UnsafeBufferPointer(start: bytes, count: length))
      },
      { bytes, length, context in
        unsafe Exchange.from(context).takeBody(UnsafeBufferPointer(start: bytes, count: length))
      },
      { context in
        unsafe Exchange.from(context).isCancelled.load(ordering: .relaxed) ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque())
    let response = state.withLock { $0 }
    return (response, failure(of: end, response, request))
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Exchange {
    guard let context = unsafe context else { preconditionFailure("an exchange without itself") }
    return unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
  }

  private func takeHead(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    var line = unsafe Substring(decoding: bytes, as: UTF8.self)
    while line.utf8.last == 0x0A || line.utf8.last == 0x0D || line.last == "\r\n" {
      line.removeLast()
    }
    state.withLock { $0.addHead(String(line)) }
    return 0
  }

  /// Returns 1 when there is nothing more to wait for, or too much.
  private func takeBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let elapsed = start.duration(to: .now) / .seconds(1)
    let piece = unsafe Array(bytes)
    return state.withLock { response in
      response.body += piece
      // The first pieces tell when the text began; a stream of single bytes has millions.
      if response.arrivals.count < 4096 {
        response.arrivals.append(.init(length: response.body.count, seconds: elapsed))
      }
      return response.isFinishedStream || response.body.count > limit ? 1 : 0
    }
  }

  /// What went wrong, in plain words; the numbers are those of libcurl-errors(3).
  private func failure(
    of end: TelltaleTransferEnd, _ response: HTTPResponse, _ request: HTTPRequest
  ) -> HTTPFailure? {
    if response.body.count > limit { return .tooLong(limit) }
    if end.code == 0 || response.isFinishedStream { return nil }
    if isCancelled.load(ordering: .relaxed) { return .cancelled }
    let said = unsafe withUnsafeBytes(of: end.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch end.code {
    case 5: return .network("the proxy's name is not known: \(said)")
    case 6: return .network("the host's name is not known")
    case 7: return .network("nothing answers there: \(said)")
    case 28 where end.was_connected == 0:
      return .network("no connection within \(Int(HTTPClient.connectTimeout)) seconds")
    case 28: return .timeout
    case 51, 60:
      return .network("TLS: the server's certificate is not trusted: \(said)")
    case 35, 53, 54, 58, 59, 64, 66, 77, 80, 82, 83, 90, 91, 98:
      return .network("TLS: \(said)")
    case 18: return .network("the connection closed before the response was whole")
    case 52: return .network("the connection closed without a response")
    case 55, 56: return .network("the connection broke: \(said)")
    default: return .network(said)
    }
  }
}

import Foundation

/// An HTTP server on this machine that answers by a script, for tests of what real
/// servers do wrong.
///
/// It runs in Python, and ends with the value that holds it.
package final class ScriptedServer {
  /// What a path is answered with.
  package struct Reply: Encodable {
    /// How a connection ends.
    package enum End: String, Encodable {
      /// It is closed.
      case close

      /// It is reset.
      case reset

      /// It stays open, and nothing more comes.
      case hang

      /// The last part is sent again and again.
      case endless
    }

    /// The bytes to send, head and all, with a pause after each part.
    package var parts: [String]

    /// The pause, in seconds.
    package var pause = 0.0

    /// How the connection ends.
    package var end = End.close

    /// Creates a reply of parts.
    package init(parts: [String], pause: Double = 0, end: End = .close) {
      self.parts = parts
      self.pause = pause
      self.end = end
    }

    /// Creates a whole reply.
    package init(
      status: Int = 200, type: String = "application/json", headers: [String] = [], _ body: String
    ) {
      let head =
        ["HTTP/1.1 \(status) Status", "Content-Type: \(type)"] + headers + [
          "Content-Length: \(body.utf8.count)", "", "",
        ]
      parts = [head.joined(separator: "\r\n") + body]
    }
  }

  /// A request that came.
  package struct Request: Decodable, Hashable {
    package var method: String
    package var path: String
    package var headers: [String: String]
    package var body: String
  }

  private struct Plan: Encodable {
    var replies: [String: [Reply]]
    var tls: String?
  }

  /// The server's port.
  package private(set) var port = 0

  /// Its address, without a path.
  package var address: String { "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)" }

  private let isEncrypted: Bool
  private let process = Process()
  private let input = Pipe()
  private let folder: URL

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - replies: What each path is answered with, in the order of the requests; the
  ///     last one stays.
  ///   - isEncrypted: Whether it speaks TLS, with a certificate that nobody trusts.
  /// - Throws: When Python or openssl cannot be run.
  package init(_ replies: [String: [Reply]], isEncrypted: Bool = false) throws {
    self.isEncrypted = isEncrypted
    folder = FileManager.default.temporaryDirectory
      .appending(component: "telltale-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let certificate = folder.appending(component: "tls.pem")
    if isEncrypted {
      // Signed by itself: no system trusts it.
      let status = try Self.run([
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
        "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", certificate.path,
        "-out", folder.appending(component: "authority.pem").path,
      ])
      guard status == 0 else { throw CocoaError(.executableLoad) }
      // Python takes both from one file.
      let both =
        try Data(contentsOf: certificate)
        + Data(contentsOf: folder.appending(component: "authority.pem"))
      try both.write(to: certificate)
    }
    let plan = folder.appending(component: "plan.json")
    try JSONEncoder().encode(Plan(replies: replies, tls: isEncrypted ? certificate.path : nil))
      .write(to: plan)
    let python = ProcessInfo.processInfo.environment["TELLTALE_PYTHON"] ?? "python3"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      python, "-c", Self.script, plan.path, folder.appending(component: "log").path,
    ]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != 0x0A {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      line += more
    }
    guard let port = Int(String(decoding: line, as: UTF8.self).dropLast()) else {
      throw CocoaError(.executableLoad)
    }
    self.port = port
  }

  deinit {
    // The script ends with its standard input.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The requests so far, in their order.
  package func requests() throws -> [Request] {
    let log = try Data(contentsOf: folder.appending(component: "log"))
    return try log.split(separator: 0x0A).map {
      try JSONDecoder().decode(Request.self, from: Data($0))
    }
  }

  /// The file with the server's certificate, for a client that is to trust it.
  package var authority: String { folder.appending(component: "authority.pem").path }

  private static let script = #"""
    import json, os, socket, ssl, struct, sys, threading, time
    plan = json.load(open(sys.argv[1])); log = open(sys.argv[2], "a"); lock = threading.Lock()
    def serve(link):
        try:
            if plan.get("tls"):
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); context.load_cert_chain(plan["tls"])
                link = context.wrap_socket(link, server_side=True)
            data = b""
            while b"\r\n\r\n" not in data:
                piece = link.recv(65536)
                if not piece: return
                data += piece
            head, _, body = data.partition(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            headers = {l.split(":", 1)[0].lower(): l.split(":", 1)[1].strip() for l in lines[1:]}
            while len(body) < int(headers.get("content-length", 0)): body += link.recv(65536)
            method, path, _ = lines[0].split(" ")
            with lock:
                log.write(json.dumps({"method": method, "path": path, "headers": headers, "body": body.decode()}) + "\n"); log.flush()
                replies = plan["replies"].get(path) or [{"parts": ["HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"]}]
                reply = replies.pop(0) if len(replies) > 1 else replies[0]
            for part in reply["parts"]:
                link.sendall(part.encode()); time.sleep(reply.get("pause", 0))
            end = reply.get("end", "close")
            while end == "endless": link.sendall(reply["parts"][-1].encode() * 1000)
            while end == "hang": time.sleep(1)
            if end == "reset": link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        except (OSError, ssl.SSLError): pass
        finally: link.close()
    listener = socket.socket(); listener.bind(("127.0.0.1", 0)); listener.listen(64)
    print(listener.getsockname()[1], flush=True)
    def accept():
        while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    threading.Thread(target=accept, daemon=True).start()
    sys.stdin.read()
    os._exit(0)

    """#

  /// Whether a certificate can be made here.
  package static let canEncrypt =
    (try? run(["openssl", "version"])) == 0 && Python.has("ssl")

  private static func run(_ command: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

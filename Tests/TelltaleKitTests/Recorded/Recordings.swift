import SourceText
import SuiteSyntax

@testable import TelltaleKit

/// FNV-1a in 64 bits, which tells the requests of a test apart.
func testHashes() -> ContentHashes {
  ContentHashes(sha256: { bytes in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  })
}

extension Recording {
  /// A recording of a question about a passage.
  static func of(
    _ question: String, instructions: String? = nil, caseName: String = "total",
    model: String = "AFM 3 Core", build: String = "26A428", trial: Int = 0,
    date: String = "2026-11-30T06:38:00Z", options: GenerationOptions = .init(sampling: .greedy),
    answer: String = "€ 22,41"
  ) -> Recording {
    let request = Request.asking(question, instructions: instructions, options: options)
    return Recording(
      suite: "receipts", caseName: caseName, prompt: "default", model: "mac",
      fingerprint: ModelFingerprint(displayName: model, osBuild: build), trial: trial, date: date,
      system: "macOS 27.0.1 (26A434)", request: request,
      requestHash: testHashes().request(request), response: Response(.answered(.text(answer))))
  }
}

extension Request {
  /// A question about one passage.
  static func asking(
    _ question: String, instructions: String? = nil, passage: String = "Totaal € 22,41",
    options: GenerationOptions = .init(sampling: .greedy)
  ) -> Request {
    var request = DeclaredModels.request(question, passage: passage, options: options)
    if let instructions {
      request.segments.insert(
        .init(role: .instructions, kind: .text, text: instructions, message: 0), at: 0)
    }
    return request
  }
}

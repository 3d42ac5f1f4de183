import Synchronization

/// Keeps what simulated models understood of the latest requests.
///
/// A run puts each request to several models, and reading it takes most of the
/// time. What is kept depends on the request and the languages alone, so that no
/// response depends on what is in store.
public final class ReadingStore: Sendable {
  /// An object, so that to look through the store copies nothing.
  private final class Entry: Sendable {
    let request: Request
    let languages: [String]
    let reading: Reading
    let fact: Fact?

    init(_ request: Request, _ languages: [String], _ reading: Reading) {
      self.request = request
      self.languages = languages
      self.reading = reading
      fact = Answering(reading: reading).fact()
    }
  }

  /// How many requests are kept.
  private static let capacity = 16

  private let entries = Mutex<[Entry]>([])

  /// What is known of the texts of earlier requests.
  let memo = ReadingMemo()

  /// Creates an empty store.
  public init() {}

  /// Returns what is read in a request and the fact that answers it.
  func understanding(of request: Request, languages: [String]) -> (Reading, Fact?) {
    let kept = entries.withLock { entries in
      entries.last { $0.languages == languages && $0.request == request }
    }
    if let kept { return (kept.reading, kept.fact) }
    let reading = Reading(request, languages: languages, memo: memo)
    let entry = Entry(request, languages, reading)
    entries.withLock { entries in
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append(entry)
    }
    return (entry.reading, entry.fact)
  }
}

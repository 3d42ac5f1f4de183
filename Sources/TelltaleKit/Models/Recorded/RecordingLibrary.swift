import SuiteSyntax

/// What was recorded of one model, to be looked up.
public struct RecordingLibrary: Sendable {
  /// What a look-up comes to.
  enum Finding {
    case found(Recording)

    /// What is missing, as one phrase.
    case missing(String)
  }

  /// The versions of the model that were recorded, the newest first.
  let fingerprints: [ModelFingerprint]

  private let hashes: ContentHashes
  private let recordings: [Recording.Key: Recording]
  private let trialCounts: [Recording.Key: Int]
  private let dates: [String: ClosedRange<String>]

  /// The recordings that a request of the same question may be a later form of.
  private let byQuestion: [String: [Recording]]

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - recordings: The recordings of one model, in any order; of several of one
  ///     response the newest counts.
  ///   - hashes: Names requests.
  public init(_ recordings: [Recording], hashes: ContentHashes) {
    self.hashes = hashes
    let merged = RecordingFile.merged(recordings)
    var byKey: [Recording.Key: Recording] = [:]
    var counts: [Recording.Key: Int] = [:]
    var dates: [String: ClosedRange<String>] = [:]
    var versions: [String: ModelFingerprint] = [:]
    var byQuestion: [String: [Recording]] = [:]
    for recording in merged {
      let key = recording.key
      byKey[key] = recording
      counts[key.ofAnyTrial, default: 0] += 1
      versions[key.fingerprint] = recording.fingerprint
      let old = dates[key.fingerprint] ?? recording.date...recording.date
      dates[key.fingerprint] =
        min(old.lowerBound, recording.date)...max(old.upperBound, recording.date)
      byQuestion[recording.request.asked, default: []].append(recording)
    }
    self.recordings = byKey
    trialCounts = counts
    self.dates = dates
    self.byQuestion = byQuestion
    fingerprints = versions.sorted { left, right in
      let (leftDate, rightDate) = (
        dates[left.key]?.upperBound ?? "", dates[right.key]?.upperBound ?? ""
      )
      return leftDate == rightDate ? left.key < right.key : leftDate > rightDate
    }.map(\.value)
  }

  /// The version of the model that was recorded last.
  public var newestFingerprint: ModelFingerprint? { fingerprints.first }

  /// When the responses of a version were recorded, the oldest and the newest.
  func dates(of fingerprint: String) -> ClosedRange<String>? { dates[fingerprint] }

  /// Returns the recording of a response, if there is one.
  ///
  /// - Parameters:
  ///   - requestHash: The hash of the request.
  ///   - trial: Which response to it, from 0.
  ///   - fingerprint: What identified the model, on one line.
  /// - Returns: The recording.
  public func recording(
    ofRequest requestHash: String, trial: Int, from fingerprint: String
  ) -> Recording? {
    recordings[
      Recording.Key(fingerprint: fingerprint, requestHash: requestHash, trial: trial)]
  }

  /// Looks a response up, and says why where there is none.
  func find(_ request: Request, trial: Int, from fingerprint: String) -> Finding {
    let hash = hashes.request(request)
    let key = Recording.Key(fingerprint: fingerprint, requestHash: hash, trial: trial)
    if let recording = recordings[key] { return .found(recording) }
    if recordings.isEmpty { return .missing("nothing was recorded of this model yet") }
    if let count = trialCounts[key.ofAnyTrial] {
      return .missing(
        "trial \(trial + 1) of this request was not recorded, only "
          + (count == 1 ? "1 was" : "\(count) were"))
    }
    let candidates = byQuestion[request.asked] ?? []
    let same = candidates.filter { $0.requestHash == hash }
    if let newest = same.max(by: { $0.date < $1.date }) {
      return .missing(
        "the recording of this request is stale: it is of another version of the model "
          + "(\(newest.fingerprint.text)) than the newest recordings (\(fingerprint))")
    }
    let nearest = candidates.map { (recording: $0, changes: request.changes(since: $0.request)) }
      .min { left, right in
        left.changes.count == right.changes.count
          ? left.recording.date > right.recording.date
          : left.changes.count < right.changes.count
      }
    if let nearest {
      let changes = nearest.changes.joined(separator: " and ")
      return .missing(
        "the recording of this request is stale: \(changes) changed since it was recorded "
          + "(request \(nearest.recording.requestHash), now \(hash))")
    }
    return .missing("this request (\(hash)) was not recorded")
  }
}

extension Recording.Key {
  /// The key without the trial.
  fileprivate var ofAnyTrial: Self {
    Self(fingerprint: fingerprint, requestHash: requestHash, trial: -1)
  }
}

extension Request {
  /// What the request is about: the question, or the whole message where none is marked.
  fileprivate var asked: String {
    let question = segments.filter { $0.kind == .question }.map(\.text)
    return question.isEmpty ? prompt : question.joined(separator: "\n")
  }

  /// The parts that differ from those of another request, by name.
  fileprivate func changes(since other: Request) -> [String] {
    func earlier(_ request: Request) -> [[String]] {
      request.messages.dropLast().filter { $0.role != .instructions }
        .map { [$0.role.rawValue, $0.text] }
    }
    var changes: [String] = []
    if !instructions.hasBytes(of: other.instructions) { changes.append("the instructions") }
    if earlier(self) != earlier(other) { changes.append("the earlier turns") }
    if !prompt.hasBytes(of: other.prompt) { changes.append("the message") }
    if answer != other.answer { changes.append("the answer type") }
    if options != other.options { changes.append("the options") }
    return changes.isEmpty ? ["the request"] : changes
  }
}

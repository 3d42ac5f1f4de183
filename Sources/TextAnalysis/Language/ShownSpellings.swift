/// Tells whether words stand in what was shown, as they are spelled, in time that does
/// not grow with the number of words times the length of what was shown.
struct ShownSpellings {
  /// The bytes of what was shown, a text apart from the next by U+0000.
  private let bytes: [UInt8]

  /// What is known of words that were asked for.
  private var known: [ArraySlice<UInt8>: Bool] = [:]

  /// The places of the bytes by what follows there; empty until it is needed.
  private var places: [Int] = []

  /// The bytes of a word that are looked up; what is longer is no name.
  private static let longest = 64

  /// So many different words are searched for from end to end; for more, the places
  /// are sorted.
  private static let most = 100

  init(_ texts: [String]) { bytes = Array(texts.joined(separator: "\0").utf8) }

  /// Whether a word stands somewhere, also as a part of another.
  mutating func contain(_ word: ArraySlice<UInt8>) -> Bool {
    let word = word.prefix(Self.longest)
    guard !word.isEmpty else { return false }
    if let answer = known[word] { return answer }
    let isShown: Bool
    if known.count < Self.most {
      isShown = bytes.firstRange(ofRun: Array(word)) != nil
    } else {
      if places.isEmpty { places = sortedPlaces() }
      isShown = isAmongPlaces(word)
    }
    known[word] = isShown
    return isShown
  }

  private func isAmongPlaces(_ word: ArraySlice<UInt8>) -> Bool {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(bytes[places[middle]...], word) { low = middle + 1 } else { high = middle }
    }
    return low < places.count && bytes[places[low]...].starts(with: word)
  }

  private func sortedPlaces() -> [Int] {
    bytes.indices.sorted { precedes(bytes[$0...], bytes[$1...]) }
  }

  /// Whether bytes come before others, by as many as a word has at most.
  private func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    left.prefix(Self.longest).lexicographicallyPrecedes(right.prefix(Self.longest))
  }
}

/// The passages that the cases of a suite search.
public struct DocumentCollection: Hashable, Sendable {
  /// The passages, in the order that breaks ties.
  public var passages: [Passage]

  /// Creates a collection.
  public init(_ passages: [Passage]) { self.passages = passages }

  /// The titles of the documents, each once.
  var titles: [String] { passages.compactMap(\.title).uniqued() }
}

/// What a search for one question found.
public struct Retrieval: Hashable, Sendable {
  /// The collection that was searched.
  public var collection: DocumentCollection

  /// The places of the best passages in the collection, the best first: as many as were
  /// taken, and some that were not.
  public var ranking: [Int]

  /// How many passages were found at all.
  public var found: Int

  /// How many are taken at most.
  public var top: Int

  /// The most ranks that are kept.
  static let maximumRanks = 100

  /// Creates a result from the places of all that was found, the best first.
  init(_ ranking: [Int], in collection: DocumentCollection, top: Int) {
    self.collection = collection
    self.ranking = Array(ranking.prefix(max(top, Self.maximumRanks)))
    found = ranking.count
    self.top = top
  }

  /// The places of the passages that are taken, the best first.
  public var taken: ArraySlice<Int> { ranking.prefix(top) }

  /// The passages that are taken, the best first.
  public var passages: [Passage] { taken.map { collection.passages[$0] } }

  /// What is kept of the search with a run.
  public var record: RetrievalRecord {
    RetrievalRecord(
      taken: taken.map { place in
        let passage = collection.passages[place]
        return .init(place: place, title: passage.title, heading: passage.heading)
      }, found: found, of: collection.passages.count, top: top)
  }
}

/// Which passages a search took, as a run keeps it.
public struct RetrievalRecord: Hashable, Sendable {
  /// A passage that was taken.
  public struct Taken: Hashable, Sendable {
    /// Its place in the collection, from 0.
    public var place: Int

    /// The title of its document.
    public var title: String?

    /// The line above it.
    public var heading: String?

    /// Creates an entry.
    public init(place: Int, title: String?, heading: String?) {
      self.place = place
      self.title = title
      self.heading = heading
    }

    /// How it is called: its title, with what tells the passages of a document apart.
    public var name: String {
      let parts = [title, heading].compactMap { $0 }.filter { !$0.isEmpty }
      return parts.isEmpty ? "passage \(place + 1)" : parts.joined(separator: " › ")
    }
  }

  /// The passages, the best first.
  public var taken: [Taken]

  /// How many passages share a word with the question.
  public var found: Int

  /// How many passages the collection has.
  public var of: Int

  /// How many were to be taken at most.
  public var top: Int

  /// Creates a record.
  public init(taken: [Taken], found: Int, of: Int, top: Int) {
    self.taken = taken
    self.found = found
    self.of = of
    self.top = top
  }

  /// What was searched and found, in numbers.
  public var summary: String {
    let passages = of == 1 ? "1 passage" : "\(of) passages"
    return "\(taken.count) of \(found) found in \(passages)"
  }
}

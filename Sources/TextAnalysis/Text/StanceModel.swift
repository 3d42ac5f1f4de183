import CStanceModel

/// The weights by which signs of a text speak for an answer, for not found and for a
/// refusal, read in place.
///
/// A multinomial logistic model. `Benchmarks/stance-model` makes the file from labelled
/// texts and describes its layout. All sums are of integers, so that a text gets the
/// same stance everywhere.
@safe struct StanceModel: @unchecked Sendable {
  /// What the model takes a text for, and how sure it is.
  struct Opinion {
    /// Answer, not found or refusal.
    let kind: Stance.Kind

    /// How far a refusal is behind what the model takes the text for, in nats; 0 where
    /// it is what the model takes it for.
    let refusalDeficit: Double

    /// How far what the model takes the text for is ahead of the next, in nats.
    let lead: Double

    /// The sentence that speaks the most for it, as a range of the normalised text.
    let span: Range<Int>
  }

  /// The kinds that are told apart, in the order of the weights.
  private static let kinds: [Stance.Kind] = [.answer, .notFound, .refusal]

  /// One nat, in the unit of the scores.
  private static let nat = 65_536

  /// The size of the model that is part of the program, in bytes.
  static var byteCount: Int { telltale_stance_model_size() }

  private let bytes: UnsafeRawPointer
  private let wordCount: Int
  private let built: Int
  private let found: Int
  private let hashes: Int
  private let words: Int

  /// Creates a reader of the model that is part of the program.
  init() {
    let base = unsafe UnsafeRawPointer(telltale_stance_model())
    unsafe bytes = base
    func word(_ offset: Int) -> Int {
      Int(UInt32(littleEndian: unsafe base.load(fromByteOffset: offset, as: UInt32.self)))
    }
    precondition(
      word(0) == 0x4D53_5454 && word(4) == 1 && word(8) == StanceSigns.builtCount
        && word(12) == StanceSigns.foundCount, "this is not a stance model of these signs")
    wordCount = word(16)
    built = 48
    found = built + 3 * StanceSigns.builtCount
    hashes = (found + 3 * StanceSigns.foundCount + 3) / 4 * 4
    words = hashes + 4 * wordCount
  }

  /// Returns what the model takes a text for.
  ///
  /// - Parameter signs: The signs of the text.
  /// - Returns: The opinion; `nil` where there is no sentence to weigh.
  func opinion(of signs: StanceSigns) -> Opinion? {
    guard let first = signs.parts.first else { return nil }
    let built = signs.built.compactMap { weights(self.built + 3 * $0) }
    let found = signs.found.compactMap { weights(self.found + 3 * $0) }
    let words = signs.words.compactMap(weights(ofWord:))
    let scores =
      biases &+ score(built, 0, of: built.count) &+ score(found, 1, of: found.count)
      &+ score(words, 2, of: words.count)
    let ranked = Self.kinds.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    let (best, next) = (ranked[0], ranked[1])
    // What a sentence adds to the best over the next.
    var span = first.span
    var most = Int.min
    for part in signs.parts {
      let added =
        score(part.built.compactMap { weights(self.built + 3 * $0) }, 0, of: built.count)
        &+ score(part.words.compactMap(weights(ofWord:)), 2, of: words.count)
      let margin = added[best] - added[next]
      if margin > most { (most, span) = (margin, part.span) }
    }
    return Opinion(
      kind: Self.kinds[best], refusalDeficit: Double(scores[best] - scores[2]) / Double(Self.nat),
      lead: Double(scores[best] - scores[next]) / Double(Self.nat), span: span)
  }

  private var biases: SIMD4<Int> { SIMD4(header(32), header(36), header(40), 0) }

  /// The sum of weights in units of the scores, over the square root of how many there
  /// are.
  private func score(_ weights: [SIMD4<Int>], _ block: Int, of count: Int) -> SIMD4<Int> {
    guard count > 0 else { return .zero }
    // A square root is rounded the same way everywhere (IEEE 754).
    let share = Int((Double(1 << 32) / Double(count)).squareRoot())
    let sum = weights.reduce(SIMD4<Int>.zero) { $0 &+ $1 }
    let factor = header(20 + 4 * block) * share
    return SIMD4(
      sum[0] * factor >> 16, sum[1] * factor >> 16, sum[2] * factor >> 16, 0)
  }

  private func header(_ offset: Int) -> Int {
    Int(Int32(littleEndian: unsafe bytes.load(fromByteOffset: offset, as: Int32.self)))
  }

  /// The weights at an offset; `nil` for a sign that no labelled text has.
  private func weights(_ offset: Int) -> SIMD4<Int>? {
    func byte(_ index: Int) -> Int {
      Int(unsafe bytes.load(fromByteOffset: offset + index, as: Int8.self))
    }
    return byte(0) == -128 ? nil : SIMD4(byte(0), byte(1), byte(2), 0)
  }

  private func weights(ofWord hash: UInt32) -> SIMD4<Int>? {
    var (low, high) = (0, wordCount)
    while low < high {
      let middle = (low + high) / 2
      let value = UInt32(
        littleEndian: unsafe bytes.load(fromByteOffset: hashes + 4 * middle, as: UInt32.self))
      if value == hash { return weights(words + 3 * middle) }
      if value < hash { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

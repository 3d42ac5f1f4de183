/// Whether the amounts of an answer kept the values and currencies of their
/// sources.
public struct CurrencyVerdict: Hashable, Sendable {
  /// Why; the raw value is the word in reports.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case kept
    case keptWider = "kept-wider"
    case nothingToJudge = "nothing-to-judge"
    case currencyDropped = "currency-dropped"
    case currencyChanged = "currency-changed"
    case amountChanged = "amount-changed"
    case notInSource = "not-in-source"
    case notAsWritten = "not-as-written"
    case missing
    case ambiguousGrouping = "ambiguous-grouping"
    case currencyNarrowed = "currency-narrowed"
    case spelledOut = "spelled-out"

    /// Whether it passes; `nil` where there is too little evidence.
    public var passes: Bool? {
      switch self {
      case .kept, .keptWider, .nothingToJudge: true
      case .ambiguousGrouping, .currencyNarrowed, .spelledOut: nil
      default: false
      }
    }
  }

  /// A place in one of the sources.
  public struct SourcePlace: Hashable, Sendable {
    /// Which source, by its index.
    public var source: Int

    /// The UTF-8 range in its text.
    public var range: Range<Int>
  }

  /// What became of one amount.
  public struct Finding: Hashable, Sendable {
    /// What became of it.
    public var reason: Reason

    /// The UTF-8 range of the amount in the answer; `nil` for one that is missing.
    public var answer: Range<Int>?

    /// What it stands for, or was mistaken for, in the source.
    public var source: SourcePlace?

    /// Whether an amount that no source has is the sum of some that they have.
    public var isSum = false

    /// The amount that was demanded and is missing.
    public var demanded: String?
  }

  /// The reason that decides: the first that fails, or else that leaves open, or
  /// else that passes.
  public var reason: Reason

  /// What became of each amount with that kind of verdict, in the answer's order.
  public var findings: [Finding]

  /// Concludes from what became of each amount.
  init(_ findings: [Finding]) {
    let decisive =
      findings.filter { $0.reason.passes == false }.nonEmpty
      ?? findings.filter { $0.reason.passes == nil }.nonEmpty
    self.findings = decisive ?? findings
    reason =
      decisive?.first?.reason
      ?? (findings.contains { $0.reason == .keptWider } ? .keptWider : nil)
      ?? (findings.isEmpty ? .nothingToJudge : .kept)
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

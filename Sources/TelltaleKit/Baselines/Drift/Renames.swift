/// Under which names the cases of a suite are found in a baseline.
///
/// A case that was renamed says so by `was:`, which may stay in the suite when its
/// baseline has moved. Each baseline is that of one case at most: so that names
/// can move along a chain, change places, or be used anew, what the cases are
/// about decides before their names do.
public struct Renames: Sendable {
  /// A case as it is looked for.
  public struct Subject: Hashable, Sendable {
    /// The case's name.
    public var name: String

    /// The case's former name.
    public var formerName: String?

    /// The hash of the case's own part.
    public var caseHash: String

    /// Creates a subject.
    public init(name: String, formerName: String?, caseHash: String) {
      self.name = name
      self.formerName = formerName
      self.caseHash = caseHash
    }
  }

  /// The name in the baseline, by the case's name.
  private var names: [String: String] = [:]

  /// Finds the cases of a suite in a baseline.
  ///
  /// A baseline belongs to the case that it was accepted for, as long as that
  /// case's own part is the same: under its own name first, then under its former
  /// one. Then a case without a baseline under its own name takes that of its
  /// former name, and so does one whose own name another case was found under.
  /// What is left belongs to the case with its name.
  ///
  /// - Parameters:
  ///   - cases: Every case of the suite.
  ///   - baseline: The baseline of the suite on one model, or `nil`.
  public init(_ cases: [Subject], in baseline: Baseline?) {
    guard let baseline else { return }
    // Without a former name anywhere, every name means itself.
    guard cases.contains(where: { $0.formerName != nil }) else {
      for subject in cases where baseline.cases[subject.name] != nil {
        names[subject.name] = subject.name
      }
      return
    }
    var taken: Set<String> = []
    func has(_ name: String) -> Bool { baseline.cases[name] != nil && !taken.contains(name) }
    func isOf(_ subject: Subject, _ name: String) -> Bool {
      has(name) && (baseline.cases[name] ?? []).contains { $0.caseHash == subject.caseHash }
    }
    func take(_ name: String, _ subject: Subject) {
      names[subject.name] = name
      taken.insert(name)
    }
    for subject in cases where isOf(subject, subject.name) { take(subject.name, subject) }
    for subject in cases where names[subject.name] == nil {
      if let former = subject.formerName, isOf(subject, former) { take(former, subject) }
    }
    var isMoving = true
    while isMoving {
      isMoving = false
      for subject in cases where names[subject.name] == nil && !has(subject.name) {
        guard let former = subject.formerName, has(former) else { continue }
        take(former, subject)
        isMoving = true
      }
    }
    for subject in cases where names[subject.name] == nil && has(subject.name) {
      take(subject.name, subject)
    }
  }

  /// Returns the name of a case in the baseline; `nil` when it has none there.
  public func baselineName(of caseName: String) -> String? {
    caseName == CellID.suiteName ? caseName : names[caseName]
  }

  /// Returns a case's result, compared with its baseline, if it has one.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - drift: The comparison with the baseline that the names are of.
  /// - Returns: The result, compared.
  public func compared(_ result: CellResult, by drift: Drift) -> CellResult {
    guard let name = baselineName(of: result.id.caseName) else {
      return Drift(baseline: nil, fingerprint: drift.fingerprint, isStrict: drift.isStrict)
        .compared(result, formerName: nil)
    }
    return drift.compared(result, formerName: formerName(name, of: result))
  }

  /// Whether fresh trials are to confirm what a result says.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - drift: The comparison with the baseline that the names are of.
  /// - Returns: Whether they are; never where the case has no baseline.
  func isSuspicious(_ result: CellResult, by drift: Drift) -> Bool {
    guard let name = baselineName(of: result.id.caseName) else { return false }
    return drift.isSuspicious(result, formerName: formerName(name, of: result))
  }

  private func formerName(_ name: String, of result: CellResult) -> String? {
    name.utf8.elementsEqual(result.id.caseName.utf8) ? nil : name
  }
}

extension Renames {
  /// Finds the cases of a suite in a baseline.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - baseline: The baseline of the suite on one model, or `nil`.
  ///   - hashes: Names contents.
  public init(_ suite: Suite, in baseline: Baseline?, hashes: ContentHashes) {
    // Hashes tell only where a name may have moved.
    let isRenamed = suite.cases.contains { $0.formerName != nil }
    self.init(
      suite.cases.map { subject in
        Subject(
          name: subject.name, formerName: subject.formerName,
          caseHash: isRenamed ? hashes.caseContent(subject) : "")
      }, in: baseline)
  }
}

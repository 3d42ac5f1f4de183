import SourceText
import SuiteSyntax

/// Reads the profile of a simulated model that a project declares.
struct SimulatedProfileDecoder {
  /// The model's keys.
  let fields: Fields

  /// Returns the profile, under the name of the model that it is based on; `nil`
  /// after noting what leaves none.
  func profile(_ reader: inout NodeReader) -> SimulatedProfile? {
    guard let node = fields["based-on"] else {
      reader.note(
        "missing-key", "a simulated model without 'based-on'", at: fields.range,
        help: "name the built-in model that it is, but for what is said here: based-on: afm-2")
      return nil
    }
    guard let name = reader.word(node, of: "a built-in model", among: Self.builtIn),
      var profile = SimulatedProfile.builtIn(ModelID(name)),
      let base = ModelCatalogue.model(ModelID(name))
    else { return nil }
    profile.base = base.id
    readSystem(into: &profile, base: base, &reader)
    if let size = integer("context-size", in: Bounds.window, &reader) { profile.contextSize = size }
    readAccess(into: &profile, base: base, &reader)
    if let words = words("guardrail-words", &reader) { profile.guardrailWords = words }
    if let words = words("refusal-words", &reader) { profile.refusalWords = words }
    readProbabilities(into: &profile, &reader)
    for failure in SimulatedFailure.allCases {
      guard let node = fields[failure.rawValue] else { continue }
      profile.failures[failure] = rate(node, of: failure, &reader)
      if failure.isOfTheCloud { checkIsCloud(failure.rawValue, base, &reader) }
    }
    return profile
  }

  private static let builtIn = SimulatedProfile.builtIn.map(\.id.rawValue)

  // MARK: Device and system

  private func readSystem(
    into profile: inout SimulatedProfile, base: CatalogueModel, _ reader: inout NodeReader
  ) {
    if let node = fields["os"] { profile.os = os(node, of: base, &reader) }
    if let os = profile.os { profile.languages = SimulatedProfile.languages(os: os) }
    guard let node = fields["device"],
      let device = reader.read(node, { node throws(SuiteValueError) in try node.text() })
    else { return }
    let os = profile.os ?? base.firstOS
    switch DeviceTable.resolve(device: device, os: os.description) {
    case .models(let onDevice, let cloud, _):
      guard onDevice != base.id, cloud != base.id else { return }
      let found = [onDevice, cloud].compactMap { $0?.rawValue }.joined(separator: " and ")
      reader.note(
        "another-model", "\(device) has \(found) under OS \(os), not \(base.id)", at: node.range,
        help: "`telltale models --device '\(device)' --os \(os)` says which model it is")
    case .unsupportedOS:
      reader.note(
        "another-model", "\(device) has no Apple Foundation Model under OS \(os)",
        at: node.range)
    case .ineligibleDevice: profile.unavailability = .deviceNotEligible
    case .unknownDevice(let nearest):
      reader.note(
        "unknown-device", "the table has no device '\(device)'", at: node.range,
        help: nearest.isEmpty
          ? "write its name as Apple does, such as iPhone 17 Pro or MacBook Air (M3)"
          : "did you mean '\(nearest.joined(separator: "', '"))'?")
    }
  }

  private func os(
    _ node: SuiteNode, of base: CatalogueModel, _ reader: inout NodeReader
  ) -> OSVersion? {
    // As a number 26.0 is 26, which is the same version; 26.10 is 26.1, which is not.
    let isWhole = node.scalar.map { $0.style == .plain && $0.text.hasSuffix(".0") } ?? false
    guard let text = isWhole ? node.scalar?.text : reader.filledText(node) else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let isSpelled =
      parts.count <= 2 && (1...3).contains(numbers.count)
      && (parts.count == 1
        || !parts[0].isEmpty && parts[0].utf8.allSatisfy(\.isLetter))
      && numbers.enumerated().allSatisfy { index, number in
        (1...(index == 0 ? 3 : 4)).contains(number.utf8.count)
          && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    guard isSpelled, let version = OSVersion(text), version <= OSVersion(99, 0) else {
      reader.note(
        "wrong-value", "'\(text)' is not an OS version", at: node.range,
        help: "write it as 26.0 or iOS 27.1")
      return nil
    }
    guard version >= base.firstOS, base.endOS.map({ version < $0 }) ?? true else {
      reader.note(
        "another-model",
        "\(base.displayName) is the model of OS \(base.osRange), not of \(version)",
        at: node.range, help: "change 'os' or 'based-on'")
      return nil
    }
    return version
  }

  // MARK: Access

  private func readAccess(
    into profile: inout SimulatedProfile, base: CatalogueModel, _ reader: inout NodeReader
  ) {
    if let node = fields["availability"] {
      let reasons = Outcome.Unavailability.allCases.map(\.rawValue)
      if let word = reader.word(node, of: "an availability", among: ["available"] + reasons) {
        profile.unavailability = Outcome.Unavailability(rawValue: word)
        if let reason = profile.unavailability, !Self.canHappen(reason, on: base) {
          warn("\(base.displayName) is never unavailable with '\(word)'", at: node.range, &reader)
        }
      }
    }
    if let node = fields["entitlement"] {
      profile.isEntitled =
        reader.read(node) { node throws(SuiteValueError) in try node.boolean() } ?? true
      checkIsCloud("entitlement", base, &reader)
    }
    guard let node = fields["quota"] else { return }
    checkIsCloud("quota", base, &reader)
    if node.scalar != nil {
      if reader.word(node, of: "a quota", among: ["reached"]) != nil {
        profile.quota = SimulatedQuota()
      }
    } else if let quota = reader.fields(of: node, in: SimulatedKeys.quota) {
      if quota.values.isEmpty {
        reader.note(
          "missing-key", "'quota' needs 'requests' or 'resets'", at: node.range,
          help: "write quota: {requests: 20}")
      }
      let requests = reader.read(quota["requests"]) { node throws(SuiteValueError) in
        try node.integer(in: Bounds.natural)
      }
      profile.quota = SimulatedQuota(
        requests: requests ?? 0, resets: reader.filledText(quota["resets"]))
    }
  }

  /// Whether Apple's classes of models know a reason.
  private static func canHappen(
    _ reason: Outcome.Unavailability, on base: CatalogueModel
  ) -> Bool {
    switch reason {
    case .deviceNotEligible: true
    case .appleIntelligenceNotEnabled: base.place == .device && base.errorGeneration == 26
    case .modelNotReady, .assetsUnavailable: base.place == .device
    case .systemNotReady: base.place == .privateCloudCompute
    }
  }

  private func checkIsCloud(_ key: String, _ base: CatalogueModel, _ reader: inout NodeReader) {
    guard base.place == .device, let entry = fields.values[key] else { return }
    warn(
      "'\(key)' is about the cloud, and \(base.displayName) runs on the device",
      at: entry.keyRange, &reader)
  }

  private func warn(_ message: String, at range: Range<Int>, _ reader: inout NodeReader) {
    reader.note(
      Diagnostic(
        "cannot-happen", message, at: range, severity: .warning,
        help: "it is simulated as written, though no device shows it"))
  }

  // MARK: Shares

  private func readProbabilities(
    into profile: inout SimulatedProfile, _ reader: inout NodeReader
  ) {
    guard let node = fields["probabilities"],
      let behaviours = reader.fields(of: node, in: SimulatedKeys.probabilities)
    else { return }
    for (name, entry) in behaviours.values.sorted(by: { $0.key < $1.key }) {
      var figure = profile.probability(of: name)
      if case .mapping = entry.value.content {
        guard let fields = reader.fields(of: entry.value, in: SimulatedKeys.probability) else {
          continue
        }
        if fields.values.isEmpty {
          reader.note(
            "missing-key", "'\(name)' needs 'without' or 'with'", at: entry.value.range,
            help: "write {without: 0.5, with: 0.1}")
        }
        for (key, part) in [("without", \BehaviourFigure.without), ("with", \.with)] {
          let share = reader.read(fields[key]) { node throws(SuiteValueError) in
            try node.number(in: Bounds.share)
          }
          if let share { figure[keyPath: part] = share }
        }
      } else if let share = reader.share(entry.value) {
        (figure.without, figure.with) = (share, share)
      }
      figure.evidence = .own
      profile.figures[name] = figure
    }
  }

  private func rate(
    _ node: SuiteNode, of failure: SimulatedFailure, _ reader: inout NodeReader
  ) -> SimulatedFailure.Rate? {
    guard case .mapping = node.content else {
      return reader.share(node).map { SimulatedFailure.Rate(share: $0) }
    }
    guard let fields = reader.fields(of: node, in: SimulatedKeys.rate(of: failure)) else {
      return nil
    }
    if fields.values.isEmpty {
      reader.note(
        "missing-key", "'\(failure.rawValue)' needs 'share'", at: node.range,
        help: "write \(failure.rawValue): 0.2, or always")
    }
    let share = fields["share"].map { reader.share($0) } ?? 1
    let detail = failure.detailKey.flatMap { reader.filledText(fields[$0]) }
    return share.map { .init(share: $0, detail: detail) }
  }

  // MARK: Small values

  private func integer(
    _ key: String, in bounds: ClosedRange<Int>, _ reader: inout NodeReader
  ) -> Int? {
    reader.read(fields[key]) { node throws(SuiteValueError) in try node.integer(in: bounds) }
  }

  /// Words and phrases as the filters take them.
  private func words(_ key: String, _ reader: inout NodeReader) -> [String]? {
    guard let node = fields[key],
      let items = reader.read(node, { node throws(SuiteValueError) in try node.items() })
    else { return nil }
    return items.compactMap { item in
      guard let text = reader.read(item, { node throws(SuiteValueError) in try node.text() }) else {
        return nil
      }
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else {
        reader.note("wrong-value", "expected a word, found only white space", at: item.range)
        return nil
      }
      guard !FoldedWord.words(in: text).isEmpty else {
        reader.note(
          "no-word", "'\(text)' has no letter or digit to look for", at: item.range)
        return nil
      }
      return words.map { $0.filter { !"_~*".contains($0) } }.joined(separator: "_")
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension NodeReader {
  /// Reads a text that is not empty.
  mutating func filledText(_ node: SuiteNode?) -> String? {
    guard let node, let text = read(node, { node throws(SuiteValueError) in try node.text() })
    else { return nil }
    if text.isEmpty {
      note("wrong-value", "expected text, found an empty one", at: node.range)
      return nil
    }
    return text
  }

  /// Reads one of some words.
  mutating func word(_ node: SuiteNode, of what: String, among words: [String]) -> String? {
    guard let word = read(node, { node throws(SuiteValueError) in try node.text() }) else {
      return nil
    }
    if words.contains(where: { $0.hasBytes(of: word) }) { return word }
    note(
      "wrong-value", "'\(word)' is not \(what)", at: node.range,
      help: word.nearest(among: words).map { "did you mean '\($0)'?" }
        ?? "write \(words.joined(separator: ", "))")
    return nil
  }

  /// Reads a share: a number from 0 to 1, `always` or `never`.
  mutating func share(_ node: SuiteNode) -> Double? {
    switch node.scalar?.text {
    case "always"?: return 1
    case "never"?: return 0
    default:
      return read(node) { node throws(SuiteValueError) in
        do throws(SuiteValueError) {
          return try node.number(in: Bounds.share)
        } catch {
          var error = error
          if error.help == nil { error.help = "write a share such as 0.2, or always" }
          throw error
        }
      }
    }
  }
}

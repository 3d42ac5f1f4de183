import TelltaleKit

extension JUnitCell {
  /// The type of a failure.
  ///
  /// Types are namespaced: GitLab casts a bare `date` or `integer`.
  var failureType: String {
    if let name = cell.findings.first?.name { return assertionType(name) }
    if cell.comparison.baseline == nil { return "telltale.baseline.missing" }
    return "telltale.drift.\(cell.comparison.status.rawValue.camelCased)"
  }

  /// The type of a failed assertion.
  func assertionType(_ name: String?) -> String {
    "telltale.assertion.\((name ?? "unknown").camelCased)"
  }

  /// The type of a failure that the gate tolerates.
  var toleranceType: String {
    if cell.knownFailure != nil { return "telltale.skip.knownFailure" }
    if cell.comparison.baseline?.acceptedFailing != nil { return "telltale.skip.acceptedFailing" }
    switch cell.comparison.status {
    case .stillFailing, .suspect, .unreliableBaseline:
      return "telltale.skip.\(cell.comparison.status.rawValue.camelCased)"
    default: return "telltale.skip.tolerated"
    }
  }

  /// The type of a skipped cell.
  var skipType: String {
    switch cell.skip {
    case .observed: "telltale.skip.observed"
    case .notRun: "telltale.skip.notRun"
    case .declared, nil: "telltale.skip.declared"
    }
  }

  /// What is known of the cell beyond its outcome, in a fixed order.
  var properties: [JUnitDocument.Property] {
    let comparison = cell.comparison
    var list = PropertyList()
    list.add("telltale.baseline.fingerprint", comparison.baselineFingerprint)
    list.add("telltale.cause", comparison.cause?.rawValue)
    list.add("telltale.drift", comparison.status.rawValue)
    list.add("telltale.knownFailure", cell.knownFailure)
    list.add("telltale.prompt", cell.id.prompt)
    list.add("telltale.remarks", comparison.remarks.joined(separator: "; "))
    if cell.retries > 0 { list.add("telltale.retries", String(cell.retries)) }
    list.add("telltale.similarity", comparison.similarity.map { $0.threeDecimals })
    list.add("telltale.tags", cell.tags.joined(separator: ", "))
    if let usage = cell.trials.first?.response.usage {
      list.add("telltale.tokens.request", String(usage.request))
      list.add("telltale.tokens.response", String(usage.response))
    }
    list.add("telltale.trials", String(cell.planned))
    if cell.confirming > 0 {
      list.add("telltale.trials.confirming", String(cell.confirming))
      list.add("telltale.trials.confirming.passed", String(cell.confirmed))
    }
    list.add("telltale.trials.passed", String(cell.passed))
    return list.properties
  }
}

extension Double {
  /// The number with three decimals and a point, in every locale; what is not a
  /// number or beyond a million counts as 0.
  var threeDecimals: String {
    guard isFinite, magnitude < 1e6 else { return "0.000" }
    let thousandths = Int((magnitude * 1_000).rounded())
    let fraction = String(thousandths % 1_000)
    let sign = self < 0 && thousandths > 0 ? "-" : ""
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(sign)\(thousandths / 1_000).\(zeros)\(fraction)"
  }
}

extension String {
  /// `no-copied-headings` as `noCopiedHeadings`: at most 100 letters and digits, a
  /// letter first.
  var camelCased: String {
    var result = ""
    var startsWord = false
    for byte in utf8 where result.utf8.count < 100 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        let letter = Character(Unicode.Scalar(byte))
        result += startsWord && !result.isEmpty ? letter.uppercased() : String(letter)
        startsWord = false
      default: startsWord = true
      }
    }
    guard let first = result.utf8.first, !(0x30...0x39).contains(first) else { return "x" + result }
    return result
  }
}

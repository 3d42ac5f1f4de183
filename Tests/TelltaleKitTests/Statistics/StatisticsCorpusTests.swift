import Foundation
import Testing

@testable import TelltaleKit

/// Reference values of other statistics packages, from a folder outside of the
/// repository.
private enum Reference {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"]

  static func rows(_ section: String) throws -> [AnswerValue] {
    let text = try String(contentsOfFile: "\(folder ?? "")/stats-cases.json", encoding: .utf8)
    guard case .array(let rows)? = try AnswerValue(json: text)[section] else { return [] }
    return rows
  }
}

extension AnswerValue {
  fileprivate var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: .nan
    }
  }

  fileprivate var int: Int { Int(double) }

  fileprivate func list(_ name: String) -> [AnswerValue] {
    guard case .array(let items)? = self[name] else { return [] }
    return items
  }

  fileprivate func rate(_ name: String) -> TrialRate {
    let parts = list(name).map(\.int)
    return TrialRate(parts[0], of: parts[0] + parts[1])
  }

  /// A fraction as text, `1/20`.
  fileprivate var fraction: ExactProbability? {
    guard case .string(let text) = self else { return nil }
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return parts.first.map { ExactProbability($0, of: parts.count > 1 ? parts[1] : 1) }
  }
}

@Suite(.enabled(if: Reference.folder != nil, "TELLTALE_CORPORA names the folder of corpora"))
struct StatisticsCorpusTests {
  private func isClose(_ found: Double, _ row: AnswerValue, _ name: String) -> Bool {
    let expected = row[name]?.double ?? .nan
    return abs(found - expected) <= 1e-9 * max(abs(expected), 1e-300)
  }

  @Test func `Wilson's intervals are those of statsmodels`() throws {
    let rows = try Reference.rows("binomial_intervals")
    #expect(!rows.isEmpty)
    for row in rows {
      let quantile =
        row["alpha"]?.double == 0.05 ? WilsonInterval.quantile95 : 1.6448536269514722
      let interval = WilsonInterval(
        TrialRate(row["passes"]?.int ?? 0, of: row["n"]?.int ?? 0), quantile: quantile)
      let expected = row.list("wilson").map(\.double)
      #expect(abs(interval.lower - expected[0]) < 1e-9 && abs(interval.upper - expected[1]) < 1e-9)
    }
  }

  @Test func `Fisher's test is that of scipy`() throws {
    let rows = try Reference.rows("fisher_exact")
    #expect(!rows.isEmpty)
    for row in rows {
      let test = FishersExactTest(row.rate("candidate"), row.rate("baseline"))
      #expect(isClose(test.worse.value, row, "p_less"))
      #expect(isClose(test.better.value, row, "p_greater"))
      #expect(isClose(test.different.value, row, "p_two_sided"))
      if let exact = row["exact_less"]?.fraction { #expect(test.worse == exact) }
      if let exact = row["exact_two_sided"]?.fraction { #expect(test.different == exact) }
    }
  }

  @Test func `McNemar's test is that of statsmodels`() throws {
    let rows = try Reference.rows("mcnemar_exact")
    #expect(!rows.isEmpty)
    for row in rows {
      let test = McNemarsTest(
        toFail: row["pass_to_fail"]?.int ?? 0, toPass: row["fail_to_pass"]?.int ?? 0)
      #expect(isClose(test.worse.value, row, "p_one_sided_worse"))
      #expect(isClose(test.different.value, row, "p_two_sided"))
      if let exact = row["exact_one_sided"]?.fraction { #expect(test.worse == exact) }
    }
  }

  @Test func `the sign-flip test is the permutation of all signs`() throws {
    let rows = try Reference.rows("paired_sign_flip_permutation")
    #expect(!rows.isEmpty)
    for row in rows {
      let test = SignFlipTest(row.list("per_case_diff_numerators").map(\.int))
      #expect(isClose(test.worse, row, "p_less"))
      #expect(isClose(test.different, row, "p_two_sided"))
    }
  }

  @Test func `Benjamini and Hochberg adjust as statsmodels does`() throws {
    let rows = try Reference.rows("benjamini_hochberg")
    #expect(!rows.isEmpty)
    for row in rows {
      let probabilities = row.list("p").map { value in
        ExactProbability(Int((value.double * 1e15).rounded()), of: 1_000_000_000_000_000)
      }
      let adjusted = BenjaminiHochberg.adjusted(probabilities).map(\.value)
      let expected = row.list("bh_adjusted").map(\.double)
      #expect(zip(adjusted, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  /// With a baseline that never failed the reference and we screen alike; the rest of
  /// the difference is what the lucky baseline is made to cost.
  @Test func `the power of two stages is that of the reference, or less by the correction`() throws
  {
    let rows = try Reference.rows("screen_and_confirm").filter {
      $0["true_baseline"]?.double == 1 && $0["alpha2"]?.fraction == SampledComparison.level
    }
    #expect(!rows.isEmpty)
    for row in rows {
      let m = row["m"]?.int ?? 0
      let design = SampledDesign(
        planned: row["n1"]?.int ?? 0, confirming: row["n2"]?.int ?? 0, baseline: TrialRate(m, of: m)
      )
      #expect(isClose(design.power(at: row["true_candidate"]?.double ?? 0), row, "prob_confirmed"))
    }
  }
}

package import SuiteSyntax
import SourceText

/// One of several parts of a plan, each run by a machine of its own.
///
/// A case belongs to the same shard whatever else is there, with all its models, prompt
/// versions and trials.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part this is, from 1.
  public let index: Int

  /// How many parts there are, at least ``index``.
  public let count: Int

  /// Creates a shard; `nil` for an index that is none of the parts, or too many parts.
  public init?(_ index: Int, of count: Int) {
    guard (1...1_000_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a shard such as `3/8`.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      let index = Int(String(Substring(parts[0]))), let count = Int(String(Substring(parts[1])))
    else { return nil }
    self.init(index, of: count)
  }

  /// The shard as it is written, `3/8`.
  public var description: String { "\(index)/\(count)" }

  /// Whether what has a number belongs to the shard.
  func contains(_ number: UInt64) -> Bool { number % UInt64(count) == UInt64(index - 1) }
}

/// What a run says of itself that makes one shard of a plan.
public struct RunPart: Hashable, Sendable {
  /// Which shard it makes.
  public var shard: Shard

  /// The hash over the ids of all cells of the plan, of which this is a part.
  public var planHash: String

  /// How many cells the plan has.
  public var cellCount: Int

  /// How many trials each cell has, where that is not what its suite says.
  public var repeatCount: Int?

  /// Whether the plan is of all suites, so that a baseline without a cell is an orphan.
  public var isOfAllSuites: Bool

  /// Creates a part.
  public init(
    shard: Shard, planHash: String, cellCount: Int, repeatCount: Int? = nil,
    isOfAllSuites: Bool = false
  ) {
    self.shard = shard
    self.planHash = planHash
    self.cellCount = cellCount
    self.repeatCount = repeatCount
    self.isOfAllSuites = isOfAllSuites
  }
}

extension RunPart {
  /// The part as a mapping.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("shard", .text(shard.description)), ("plan", .text(planHash)),
      ("cells", .integer(Int64(cellCount))), ("all-suites", .boolean(isOfAllSuites)),
    ]
    if let repeatCount { entries.append(("repeat", .integer(Int64(repeatCount)))) }
    return .mapping(entries)
  }

  /// Reads a part from its mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let owner = "a part of a plan"
    let values = try node.entries(
      allowing: ["shard", "plan", "cells", "all-suites", "repeat"], of: owner)
    let text = try values.needed("shard", of: owner, at: node.range).text()
    guard let shard = Shard(text) else {
      throw SuiteValueError("'\(text)' is not a shard", at: node.range)
    }
    self.init(
      shard: shard, planHash: try values.needed("plan", of: owner, at: node.range).text(),
      cellCount: try values.needed("cells", of: owner, at: node.range)
        .integer(in: Bounds.natural),
      repeatCount: try values["repeat"]?.integer(in: Bounds.trials),
      isOfAllSuites: try values.needed("all-suites", of: owner, at: node.range).boolean())
  }
}

import TelltaleKit

/// Which shard a machine is to run, by the variables of the engine that runs it.
struct ShardEnvironment {
  /// The variables.
  let variables: [String: String]

  /// How an engine says which shard a machine is.
  private struct Convention {
    var engine: String
    var index: String

    /// The number of the first machine.
    var base = 0
    var count: String

    /// A variable that has to be `true`, where others use the same names otherwise.
    var condition: String?
  }

  private static let conventions: [Convention] = [
    .init(
      engine: "TELLTALE_SHARD_INDEX", index: "TELLTALE_SHARD_INDEX", base: 1,
      count: "TELLTALE_SHARDS"),
    .init(engine: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    .init(engine: "GoogleTest", index: "GTEST_SHARD_INDEX", count: "GTEST_TOTAL_SHARDS"),
    .init(
      engine: "GitLab", index: "CI_NODE_INDEX", base: 1, count: "CI_NODE_TOTAL",
      condition: "GITLAB_CI"),
    .init(engine: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    .init(
      engine: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    .init(
      engine: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"
    ),
    .init(engine: "Semaphore", index: "SEMAPHORE_JOB_INDEX", base: 1, count: "SEMAPHORE_JOB_COUNT"),
    .init(
      engine: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "TELLTALE_SHARDS"),
    .init(
      engine: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    .init(engine: "GNU parallel", index: "PARALLEL_SEQ", base: 1, count: "TELLTALE_SHARDS"),
  ]

  /// Returns the shard that the engine's variables say.
  ///
  /// - Returns: The shard and the engine; `nil` where no engine says any.
  /// - Throws: ``CommandFailure`` where variables contradict each other, or are no numbers.
  func detected() throws(CommandFailure) -> (shard: Shard, engine: String)? {
    var found: (shard: Shard, engine: String)?
    for convention in Self.conventions {
      if let condition = convention.condition, variables[condition] != "true" { continue }
      guard let index = value(convention.index), let count = value(convention.count) else {
        continue
      }
      let shard = Int(index).flatMap { index in
        Int(count).flatMap { count in
          // The first machine is shard 1, whatever the engine calls it.
          let (place, isTooLarge) = index.subtractingReportingOverflow(convention.base - 1)
          return isTooLarge ? nil : Shard(place, of: count)
        }
      }
      guard let shard else {
        throw CommandFailure(
          .badInput,
          "\(convention.index)=\(index) and \(convention.count)=\(count) are no shard",
          help: "\(convention.engine) counts from \(convention.base)")
      }
      try take(shard, convention.engine, &found)
    }
    if let shard = try slurm() { try take(shard, "Slurm", &found) }
    return found
  }

  private func take(
    _ shard: Shard, _ engine: String, _ found: inout (shard: Shard, engine: String)?
  ) throws(CommandFailure) {
    guard let other = found else {
      found = (shard, engine)
      return
    }
    if other.shard == shard { return }
    throw CommandFailure(
      .badInput,
      "by \(other.engine) this is shard \(other.shard), by \(engine) it is \(shard)",
      help: "say which by --shard")
  }

  /// The shard of a job of an array, whose numbers may begin anywhere and have steps.
  private func slurm() throws(CommandFailure) -> Shard? {
    guard let id = value("SLURM_ARRAY_TASK_ID"), let count = value("SLURM_ARRAY_TASK_COUNT") else {
      return nil
    }
    let first = value("SLURM_ARRAY_TASK_MIN") ?? "0"
    let step = value("SLURM_ARRAY_TASK_STEP") ?? "1"
    if let id = Int(id), let count = Int(count), let first = Int(first), let step = Int(step),
      step > 0, first >= 0, id >= first, let shard = Shard((id - first) / step + 1, of: count)
    {
      return shard
    }
    throw CommandFailure(
      .badInput, "SLURM_ARRAY_TASK_ID=\(id) and SLURM_ARRAY_TASK_COUNT=\(count) are no shard")
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

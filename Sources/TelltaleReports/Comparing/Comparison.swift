package import TelltaleKit

/// A run beside what it is compared with, ready to be shown.
package struct Comparison: Sendable {
  /// One of the two sides.
  package struct Side: Hashable, Sendable {
    /// What a side can be.
    package enum Kind: String, Hashable, Sendable {
      case baselines, run, revision
    }

    /// What the side is.
    package var kind: Kind

    /// Its name: the run's, the revision as it was typed, the baselines' folder.
    package var name: String

    /// The full name of the commit, for a revision.
    package var commit: String?

    /// Creates a side.
    package init(_ kind: Kind, name: String, commit: String? = nil) {
      self.kind = kind
      self.name = name
      self.commit = commit
    }

    /// The side for a person.
    var title: String {
      switch kind {
      case .baselines: "the baselines in \(name)"
      case .run: "run \(name)"
      case .revision: "the baselines at \(name)" + (commit.map { " (\($0.prefix(12)))" } ?? "")
      }
    }
  }

  /// The run with what it is compared with; of two models or prompts, the cells of
  /// the new one.
  package var run: Run

  /// What the run is compared with.
  package var from: Side

  /// The run's own name.
  package var to: Side

  /// Two models or prompts that are compared within the run, if so.
  package var between: Between?

  /// The cells of both, where two of a run are compared.
  package var both: Run?

  /// Cells that only the other side has.
  package var gone: [CellID]

  /// Whether the comparison can fail.
  package var isGating: Bool

  /// Creates a comparison.
  package init(
    _ run: Run, from: Side, to: Side, between: Between? = nil, both: Run? = nil,
    gone: [CellID] = [], isGating: Bool
  ) {
    self.run = run
    self.from = from
    self.to = to
    self.between = between
    self.both = both
    self.gone = gone
    self.isGating = isGating
  }
}

/// The numbers that keys take, for the decoders and the schema alike.
enum Bounds {
  /// Whole numbers from 0.
  static let natural = 0...Int.max

  /// Whole numbers from 1.
  static let positive = 1...Int.max

  /// How often a cell may be tried.
  static let trials = 1...10_000

  /// How many passages a search may take.
  static let passages = 1...10_000

  /// How many cells may run at once.
  static let jobs = 1...1024

  /// Times that are judged, in seconds.
  static let seconds = 0.0...86_400

  /// How long a trial may take, in seconds: with no time at all nothing could answer.
  static let timeout = 0.001...86_400

  /// Times that were measured, in seconds.
  static let time = 0.0...1e9

  /// How often a request that failed may be put again.
  static let retries = 0...100

  /// A part of a whole.
  static let share = 0.0...1

  /// Sampling temperatures.
  static let temperature = 0.0...100

  /// Tokens of a context window.
  static let window = 1...10_000_000

  /// The weight of an assertion.
  static let weight = 0.0...1_000_000
}

import TelltaleKit

/// The models that every project has.
enum BuiltInModels {
  /// The five simulated models, from the oldest; they share what they read of a
  /// request.
  static var all: [any Model] { SimulatedModel.builtIn() }
}

extension Int64 {
  /// The nearest integer to a number that a document may hold: what is beyond all integers
  /// becomes the largest or the smallest, and what is no number 0.
  init(nearest number: Double) {
    let rounded = number.rounded()
    self = Int64(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
  }
}

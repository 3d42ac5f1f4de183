extension LanguageModel {
  /// Returns the lower-case form of a letter of the Latin, Greek, Cyrillic or
  /// Armenian script, and any other scalar as it is.
  func lowercased(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return (0x41...0x5A) ~= scalar ? scalar | 0x20 : scalar }
    if scalar < 0x590 { return UInt32(load(lowercase + 2 * Int(scalar), as: UInt16.self)) }
    guard (0x1E00..<0x1F00) ~= scalar else { return scalar }
    return UInt32(load(lowercase + 2 * (Int(scalar) - 0x1E00 + 0x590), as: UInt16.self))
  }

  /// Returns the letter that a lower-case letter and the mark after it make, if
  /// there is one.
  func composed(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    let key = mark << 16 | letter
    var low = 0
    var high = Int(load(composition, as: UInt32.self))
    while low < high {
      let middle = (low + high) / 2
      let pair = load(composition + 4 + 8 * middle, as: UInt64.self)
      let found = UInt32(pair & 0xFFFF) << 16 | UInt32(pair >> 16 & 0xFFFF)
      if found == key { return UInt32(pair >> 32 & 0xFFFF) }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// How a Han character is used.
  struct HanUse {
    /// How much likelier it is in Japanese than in Chinese, in nats.
    var japanese: Int

    /// Whether only simplified writing has it.
    var isSimplified: Bool

    /// Whether only traditional writing has it.
    var isTraditional: Bool
  }

  /// Returns how a Han character is used, if the model knows it.
  func use(ofHan scalar: UInt32) -> HanUse? {
    guard (0x4E00..<0xA000) ~= scalar else { return nil }
    let byte = load(han + Int(scalar) - 0x4E00, as: UInt8.self)
    return HanUse(
      japanese: Int(byte & 15) - 8, isSimplified: byte & 16 != 0, isTraditional: byte & 32 != 0)
  }
}

import CLanguageProfiles

/// Log-likelihoods in nats by slot: first the languages in Latin script, from 20
/// those in Cyrillic.
///
/// Only differences between slots mean anything.
typealias LanguageScores = SIMD32<Float>

/// The compact model that language identification rests on, read in place.
///
/// `Benchmarks/language-model` makes the file and describes its layout.
@safe struct LanguageModel: @unchecked Sendable {
  /// The languages in Latin script, by slot.
  static let latin = [
    "en", "fr", "de", "it", "pt", "es", "vi", "da", "nl", "nb", "sv", "tr", "pl", "cs", "fi", "id",
    "hu", "ro", "ca",
  ]

  /// The slot of the first language in Cyrillic script.
  static let firstCyrillicSlot = 20

  /// The languages in Cyrillic script, by slot less ``firstCyrillicSlot``.
  static let cyrillic = ["ru", "uk"]

  /// Returns the slot of a language, if the model scores it.
  static func slot(of code: String) -> Int? {
    if let slot = latin.firstIndex(of: code) { return slot }
    return cyrillic.firstIndex(of: code).map { $0 + firstCyrillicSlot }
  }

  /// The size of the model that is part of the program, in bytes.
  static var byteCount: Int { telltale_language_model_size() }

  private let bytes: UnsafeRawPointer
  let latinShift: UInt32
  let cyrillicShift: UInt32
  let indexBits: UInt32
  let latinUnit: Float
  let cyrillicUnit: Float
  let wordUnit: Float
  let lowercase: Int
  let composition: Int
  let han: Int
  let latinGrams: Int
  let cyrillicGrams: Int
  let wordIndex: Int
  let wordRecords: Int
  let months: Int

  /// Creates a reader of the model that is part of the program.
  init() {
    let base = unsafe UnsafeRawPointer(telltale_language_model())
    unsafe bytes = base
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: unsafe base.load(fromByteOffset: offset, as: UInt32.self))
    }
    func byte(_ offset: Int) -> UInt32 {
      UInt32(unsafe base.load(fromByteOffset: offset, as: UInt8.self))
    }
    precondition(word(0) == 0x4D4C_5454 && byte(4) == 1, "this is not a language model")
    latinShift = 32 - byte(5)
    cyrillicShift = 32 - byte(6)
    indexBits = byte(7)
    latinUnit = Float(bitPattern: word(8))
    cyrillicUnit = Float(bitPattern: word(12))
    wordUnit = Float(bitPattern: word(16))
    lowercase = Int(word(20))
    composition = Int(word(24))
    han = Int(word(28))
    latinGrams = Int(word(32))
    cyrillicGrams = Int(word(36))
    wordIndex = Int(word(40))
    wordRecords = Int(word(44))
    months = Int(word(48))
  }

  /// Returns the integer at an offset into the model.
  func load<Value: FixedWidthInteger>(_ offset: Int, as type: Value.Type) -> Value {
    Value(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }
}

/// The languages that the OS versions support, as base codes.
///
/// Source: Apple's support article 121115, read in autumn 2026. Arabic was never
/// among them.
enum SupportedLanguages {
  /// Those of OS 26.0.
  static let base = ["de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh"]

  /// Those that came with OS 26.1; Portuguese of Portugal and traditional Chinese
  /// came too, under base codes that were there.
  static let since26point1 = base + ["da", "nb", "nl", "sv", "tr", "vi"]

  /// All languages that are told apart, supported or not.
  static let known =
    since26point1 + [
      "ar", "ca", "cs", "el", "fi", "he", "hi", "hu", "id", "pl", "ro", "ru", "th", "uk",
    ]
}

/// A language tag of BCP 47, as far as it is looked at: language, script, region.
public struct LanguageTag: Hashable, Sendable {
  /// The language's code in lower case; `nb` for `no` and `nn`.
  public var language: String

  /// The script in title case, such as `Hant`; for Chinese also told by a region.
  public var script: String?

  /// The region in upper case, such as `BR`.
  public var region: String?

  /// Reads a tag; parts that are not understood are left out.
  ///
  /// - Parameter tag: The tag, such as `pt-BR`; an underscore will do for a hyphen.
  public init(_ tag: String) {
    if tag.utf8.count <= 3, tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      // A code alone, as most tags are.
      language = Self.canonical(tag)
      return
    }
    let parts = tag.split { $0 == "-" || $0 == "_" }
    let code = parts.first.map { $0.lowercased() } ?? ""
    language = Self.canonical(code)
    for part in parts.dropFirst() {
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.utf8.count == 2 || part.utf8.count == 3, region == nil {
        region = part.uppercased()
      }
    }
    guard language == "zh", script == nil else { return }
    switch region {
    case "CN", "SG", "MY": script = "Hans"
    case "TW", "HK", "MO": script = "Hant"
    default: break
    }
  }

  private static func canonical(_ code: String) -> String {
    switch code {
    case "no", "nn": "nb"
    case "iw": "he"
    case "in": "id"
    case "cmn", "yue": "zh"
    default: code
    }
  }

  /// The language's name in English, or its code where it has none here.
  public var name: String {
    let name = Self.names[language] ?? language
    switch (script, region) {
    case ("Hans"?, _): return "Simplified \(name)"
    case ("Hant"?, _): return "Traditional \(name)"
    case (_, let region?):
      return Self.regionNames["\(language)-\(region)"].map { "\($0) \(name)" } ?? name
    default: return name
    }
  }

  private static let regionNames = [
    "pt-BR": "Brazilian", "pt-PT": "European", "en-US": "American", "en-GB": "British",
  ]

  private static let names = [
    "am": "Amharic", "ar": "Arabic", "bn": "Bengali", "ca": "Catalan", "cs": "Czech",
    "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
    "fi": "Finnish", "fr": "French", "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi",
    "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ka": "Georgian", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "lo": "Lao",
    "ml": "Malayalam", "my": "Burmese", "nb": "Norwegian", "nl": "Dutch", "pa": "Punjabi",
    "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "si": "Sinhala",
    "sv": "Swedish", "ta": "Tamil", "te": "Telugu", "th": "Thai", "tr": "Turkish",
    "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
  ]
}

/// How a language, or a language in a region, writes numbers and which currency
/// is at home there.
struct Notation: Sendable {
  /// The base code of the language, such as `de`; empty when it is not known.
  let language: String

  /// The decimal mark, `,` or `.`; `nil` when the language is not known.
  let decimalMark: Unicode.Scalar?

  /// The currency of the region that the tag names, or of the only region where
  /// the language's shared signs are used (`kr` in Swedish, `¥` in Japanese).
  let homeCurrency: String?

  /// Creates the notation of a language, a BCP 47 tag.
  init(language tag: String?) {
    let parts = (tag ?? "").split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let base = parts.first?.lowercased() ?? ""
    let language = base == "und" ? "" : base
    self.language = language
    let region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
    let place = region.map { "\(language)-\($0)" } ?? language
    decimalMark =
      if language.isEmpty {
        nil
      } else if Self.pointPlaces.contains(place) {
        "."
      } else if Self.commaPlaces.contains(place) || Self.commaLanguages.contains(language) {
        ","
      } else {
        "."
      }
    homeCurrency = (region ?? Self.homeRegions[language]).flatMap { Self.currencies[$0] }
  }

  /// Whether cognates of "billion" mean 10 to the 12th.
  var hasLongScale: Bool {
    ["es", "de", "fr", "it", "nl", "sv", "da", "nb", "no", "nn"].contains(language)
  }

  /// Whether signs such as `€` usually stand before the number (Unicode CLDR,
  /// currency formats).
  var putsSignFirst: Bool {
    ["en", "nl", "pt", "tr", "ja", "zh", "ko", "hi"].contains(language)
  }

  /// Languages whose decimal mark is a comma (Unicode CLDR, numbers).
  private static let commaLanguages: Set<String> = [
    "az", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "hr", "hu", "hy", "id",
    "is", "it", "ka", "kk", "lt", "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl",
    "sr", "sv", "tr", "uk", "vi",
  ]

  /// Exceptions with a point.
  private static let pointPlaces: Set<String> = [
    "de-CH", "de-LI", "it-CH", "es-MX", "es-US", "es-PR", "es-GT", "es-HN", "es-NI", "es-PA",
    "es-SV", "es-DO", "es-PE",
  ]

  /// Exceptions with a comma.
  private static let commaPlaces: Set<String> = [
    "en-ZA", "en-DE", "en-NL", "en-AT", "en-SE", "en-DK", "en-FI", "en-BE", "ar-MA", "ar-DZ",
    "ar-TN",
  ]

  private static let homeRegions = [
    "sv": "SE", "da": "DK", "nb": "NO", "nn": "NO", "no": "NO", "ja": "JP", "zh": "CN", "is": "IS",
    "ru": "RU", "ro": "RO", "sr": "RS", "hi": "IN",
  ]

  private static let currencies = [
    "AE": "AED", "AR": "ARS", "AT": "EUR", "AU": "AUD", "BE": "EUR", "BR": "BRL", "CA": "CAD",
    "CH": "CHF", "CL": "CLP", "CN": "CNY", "CO": "COP", "DE": "EUR", "DK": "DKK", "DO": "DOP",
    "EG": "EGP", "ES": "EUR", "FI": "EUR", "FR": "EUR", "GB": "GBP", "HK": "HKD", "IE": "EUR",
    "IN": "INR", "IR": "IRR", "IS": "ISK", "IT": "EUR", "JM": "JMD", "JP": "JPY", "KR": "KRW",
    "LB": "LBP", "LI": "CHF", "LK": "LKR", "MX": "MXN", "NL": "EUR", "NO": "NOK", "NP": "NPR",
    "NZ": "NZD", "PE": "PEN", "PH": "PHP", "PK": "PKR", "PT": "EUR", "RO": "RON", "RS": "RSD",
    "RU": "RUB", "SA": "SAR", "SE": "SEK", "SG": "SGD", "TR": "TRY", "TT": "TTD", "TW": "TWD",
    "US": "USD", "UY": "UYU", "VN": "VND", "ZA": "ZAR",
  ]
}

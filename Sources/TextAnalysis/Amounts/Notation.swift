/// How a language, or a language in a region, writes numbers and which currency
/// is at home there.
struct Notation: Sendable {
  /// The base code of the language, such as `de`; empty when it is not known.
  let language: String

  /// The language with its region, such as `de-CH`, or the language alone.
  let place: String

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
    let region = parts.dropFirst().last { $0.utf8.count == 2 || $0 == "419" }?.uppercased()
    let place = region.map { "\(language)-\($0)" } ?? language
    self.place = place
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
    "de-CH", "de-LI", "it-CH", "es-419", "es-BR", "es-BZ", "es-CU", "es-DO", "es-GT", "es-HN",
    "es-MX", "es-NI", "es-PA", "es-PE", "es-PR", "es-SV", "es-US", "fr-RW",
  ]

  /// Exceptions with a comma.
  private static let commaPlaces: Set<String> = [
    "en-AT", "en-BE", "en-CZ", "en-DE", "en-DK", "en-EE", "en-ES", "en-FI", "en-FR", "en-GE",
    "en-HU", "en-ID", "en-IT", "en-LT", "en-LV", "en-NL", "en-NO", "en-PL", "en-PT", "en-RO",
    "en-SE", "en-SI", "en-SK", "en-UA", "en-ZA", "ar-DZ", "ar-MA", "ar-TN",
  ]

  private static let homeRegions = [
    "sv": "SE", "da": "DK", "nb": "NO", "nn": "NO", "no": "NO", "ja": "JP", "zh": "CN", "is": "IS",
    "ru": "RU", "ro": "RO", "sr": "RS", "hi": "IN",
  ]

  /// The currency of each region (Unicode CLDR, currencies in use): a code, and the
  /// regions where it is at home.
  private static let currencies: [String: String] = {
    var currencies: [String: String] = [:]
    for line in regions.split(separator: ";") {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      for region in words.dropFirst() { currencies[region] = words.first }
    }
    return currencies
  }()

  private static let regions = """
    EUR AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC MF MQ MT NL PM \
    PT RE SI SK SM VA YT; USD AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM US VG VI ZW; XCD \
    AG AI DM GD KN LC MS VC; XOF BF BJ CI GW ML NE SN TG; AUD AU CC CX KI NF NR TV; XAF CF \
    CG CM GA GQ TD; NZD CK NU NZ PN TK; GBP GB GG IM JE; XPF NC PF WF; CHF CH LI; XCG CW SX; \
    DKK DK GL; NOK NO SJ; AED AE; AMD AM; AOA AO; ARS AR; AWG AW; AZN AZ; BBD BB; BDT BD; \
    BHD BH; BIF BI; BMD BM; BND BN; BOB BO; BRL BR; BSD BS; BWP BW; BZD BZ; CAD CA; CDF CD; \
    CLP CL; CNY CN; COP CO; CRC CR; CUP CU; CVE CV; CZK CZ; DJF DJ; DOP DO; DZD DZ; EGP EG; \
    ERN ER; FJD FJ; FKP FK; GEL GE; GHS GH; GIP GI; GMD GM; GNF GN; GTQ GT; GYD GY; HKD HK; \
    HNL HN; HTG HT; HUF HU; IDR ID; ILS IL; INR IN; IQD IQ; IRR IR; ISK IS; JMD JM; JOD JO; \
    JPY JP; KES KE; KHR KH; KMF KM; KPW KP; KRW KR; KWD KW; KYD KY; KZT KZ; LAK LA; LBP LB; \
    LRD LR; LSL LS; LYD LY; MAD MA; MGA MG; MMK MM; MNT MN; MOP MO; MRU MR; MUR MU; MVR MV; \
    MWK MW; MXN MX; MYR MY; MZN MZ; NAD NA; NGN NG; NIO NI; NPR NP; OMR OM; PAB PA; PEN PE; \
    PGK PG; PHP PH; PKR PK; PLN PL; PYG PY; QAR QA; RON RO; RSD RS; RUB RU; RWF RW; SAR SA; \
    SBD SB; SCR SC; SDG SD; SEK SE; SGD SG; SHP SH; SLE SL; SRD SR; SSP SS; STN ST; SYP SY; \
    SZL SZ; THB TH; TND TN; TOP TO; TRY TR; TTD TT; TWD TW; TZS TZ; UAH UA; UGX UG; UYU UY; \
    VES VE; VND VN; VUV VU; WST WS; YER YE; ZAR ZA; ZMW ZM
    """
}

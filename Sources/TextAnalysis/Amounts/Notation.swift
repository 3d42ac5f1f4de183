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
      } else if Self.isPointPlace(place) {
        "."
      } else if Self.isCommaPlace(place) || Self.usesComma(language) {
        ","
      } else {
        "."
      }
    homeCurrency = (region ?? Self.homeRegion(of: language)).flatMap(Self.currency)
  }

  /// Whether cognates of "billion" mean 10 to the 12th.
  var hasLongScale: Bool {
    ["es", "de", "fr", "it", "nl", "sv", "da", "nb", "no", "nn"].contains(language)
  }

  /// Whether it is the Portuguese of Portugal or Africa.
  var isEuropeanPortuguese: Bool { language == "pt" && place != "pt" && place != "pt-BR" }

  /// Whether signs such as `€` usually stand before the number (Unicode CLDR,
  /// currency formats).
  var putsSignFirst: Bool {
    ["en", "nl", "pt", "tr", "ja", "zh", "ko", "hi"].contains(language)
  }

  /// Languages whose decimal mark is a comma (Unicode CLDR, numbers).
  private static func usesComma(_ tag: String) -> Bool {
    switch tag {
    case "az", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "hr", "hu", "hy",
      "id", "is", "it", "ka", "kk", "lt", "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru",
      "sk", "sl", "sr", "sv", "tr", "uk", "vi":
      true
    default: false
    }
  }

  /// Exceptions with a point.
  private static func isPointPlace(_ tag: String) -> Bool {
    switch tag {
    case "de-CH", "de-LI", "es-419", "es-BR", "es-BZ", "es-CU", "es-DO", "es-GT", "es-HN", "es-MX",
      "es-NI", "es-PA", "es-PE", "es-PR", "es-SV", "es-US", "fr-RW", "it-CH":
      true
    default: false
    }
  }

  /// Exceptions with a comma.
  private static func isCommaPlace(_ tag: String) -> Bool {
    switch tag {
    case "ar-DZ", "ar-MA", "ar-TN", "en-AT", "en-BE", "en-CZ", "en-DE", "en-DK", "en-EE", "en-ES",
      "en-FI", "en-FR", "en-GE", "en-HU", "en-ID", "en-IT", "en-LT", "en-LV", "en-NL", "en-NO",
      "en-PL", "en-PT", "en-RO", "en-SE", "en-SI", "en-SK", "en-UA", "en-ZA":
      true
    default: false
    }
  }

  /// The only region where the language's shared signs are used.
  private static func homeRegion(of language: String) -> String? {
    switch language {
    case "sv": "SE"
    case "da": "DK"
    case "ja": "JP"
    case "zh": "CN"
    case "is": "IS"
    case "ru": "RU"
    case "ro": "RO"
    case "sr": "RS"
    case "hi": "IN"
    case "nb", "nn", "no": "NO"
    default: nil
    }
  }

  /// Returns the currency of a region.
  private static func currency(of region: String) -> String? {
    regions.value(of: region).map(regions.text)
  }

  /// The regions with their currencies.
  static var regions: SortedLines { SortedLines(words: currencies) }

  /// The currency of each region (Unicode CLDR, currencies in use), sorted.
  private static let currencies: StaticString = """
    AE=AED AG=XCD AI=XCD AM=AMD AO=AOA AR=ARS AS=USD AT=EUR AU=AUD AW=AWG AX=EUR AZ=AZN BB=BBD \
    BD=BDT BE=EUR BF=XOF BG=EUR BH=BHD BI=BIF BJ=XOF BL=EUR BM=BMD BN=BND BO=BOB BQ=USD BR=BRL \
    BS=BSD BW=BWP BZ=BZD CA=CAD CC=AUD CD=CDF CF=XAF CG=XAF CH=CHF CI=XOF CK=NZD CL=CLP CM=XAF \
    CN=CNY CO=COP CR=CRC CU=CUP CV=CVE CW=XCG CX=AUD CY=EUR CZ=CZK DE=EUR DG=USD DJ=DJF DK=DKK \
    DM=XCD DO=DOP DZ=DZD EA=EUR EC=USD EE=EUR EG=EGP ER=ERN ES=EUR FI=EUR FJ=FJD FK=FKP FM=USD \
    FR=EUR GA=XAF GB=GBP GD=XCD GE=GEL GF=EUR GG=GBP GH=GHS GI=GIP GL=DKK GM=GMD GN=GNF GP=EUR \
    GQ=XAF GR=EUR GT=GTQ GU=USD GW=XOF GY=GYD HK=HKD HN=HNL HR=EUR HT=HTG HU=HUF IC=EUR ID=IDR \
    IE=EUR IL=ILS IM=GBP IN=INR IO=USD IQ=IQD IR=IRR IS=ISK IT=EUR JE=GBP JM=JMD JO=JOD JP=JPY \
    KE=KES KH=KHR KI=AUD KM=KMF KN=XCD KP=KPW KR=KRW KW=KWD KY=KYD KZ=KZT LA=LAK LB=LBP LC=XCD \
    LI=CHF LR=LRD LS=LSL LT=EUR LU=EUR LV=EUR LY=LYD MA=MAD MC=EUR MF=EUR MG=MGA MH=USD ML=XOF \
    MM=MMK MN=MNT MO=MOP MP=USD MQ=EUR MR=MRU MS=XCD MT=EUR MU=MUR MV=MVR MW=MWK MX=MXN MY=MYR \
    MZ=MZN NA=NAD NC=XPF NE=XOF NF=AUD NG=NGN NI=NIO NL=EUR NO=NOK NP=NPR NR=AUD NU=NZD NZ=NZD \
    OM=OMR PA=PAB PE=PEN PF=XPF PG=PGK PH=PHP PK=PKR PL=PLN PM=EUR PN=NZD PR=USD PT=EUR PW=USD \
    PY=PYG QA=QAR RE=EUR RO=RON RS=RSD RU=RUB RW=RWF SA=SAR SB=SBD SC=SCR SD=SDG SE=SEK SG=SGD \
    SH=SHP SI=EUR SJ=NOK SK=EUR SL=SLE SM=EUR SN=XOF SR=SRD SS=SSP ST=STN SV=USD SX=XCG SY=SYP \
    SZ=SZL TC=USD TD=XAF TG=XOF TH=THB TK=NZD TL=USD TN=TND TO=TOP TR=TRY TT=TTD TV=AUD TW=TWD \
    TZ=TZS UA=UAH UG=UGX UM=USD US=USD UY=UYU VA=EUR VC=XCD VE=VES VG=USD VI=USD VN=VND VU=VUV \
    WF=XPF WS=WST YE=YER YT=EUR ZA=ZAR ZM=ZMW ZW=USD
    """
}

import Testing

@testable import TextAnalysis

@Suite struct AmountScannerTests {
  @Test(arguments: [
    Scan("Samen is dat € 7,35.", "nl", "7.35 EUR"),
    Scan("That comes to €7.35.", "en", "7.35 EUR"),
    Scan("Cela fait 7,35\u{202F}€.", "fr", "7.35 EUR"),
    Scan("Macht 7,35 Euro.", "de", "7.35 EUR"),
    Scan("Son 7,35 euros.", "es", "7.35 EUR"),
    Scan("Fanno EUR 7,35.", "it", "7.35 EUR"),
    Scan("Fica R$ 7,35.", "pt", "7.35 BRL"),
    Scan("Det blir 7,35 kr.", "sv", "7.35 kr"),
    Scan("Det bliver kr. 7,35", "da", "7.35 kr"),
    Scan("Det blir 735 norske kroner.", "nb", "735 NOK"),
    Scan("Toplam ₺7,35", "tr", "7.35 TRY"),
    Scan("Tất cả là 735.000 ₫.", "vi", "735000 VND"),
    Scan("一共７．３５元。", "zh", "7.35 元"),
    Scan("合計は￥７３５です。", "ja", "735 ¥"),
    Scan("모두 7,350원입니다.", "ko", "7350 KRW"),
  ])
  func `an amount is found in each language`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("€ 18.450,90", nil, "18450.9 EUR"),
    Scan("€18,450.90", nil, "18450.9 EUR"),
    Scan("18 450,90 €", nil, "18450.9 EUR"),
    Scan("CHF 18’450.90", nil, "18450.9 CHF"),
    Scan("₹18,45,000.90", nil, "1845000.9 INR"),
    Scan("١٨٬٤٥٠٫٩٠ ر.س.", nil, "18450.9 SAR"),
    Scan("€ 18.450", "nl", "18450|18.45 EUR"),
    Scan("€ 18.450", "en", "18.45|18450 EUR"),
    Scan("€ 18.450", nil, "18450|18.45 EUR"),
    Scan("JPY 18.450", "en", "18450 JPY"),
    Scan("18.450 KWD", nil, "18.45|18450 KWD"),
    Scan("€ 0,450", "en", "0.45 EUR"),
    Scan("€ 1845,900", "de", "1845.9 EUR"),
    Scan("€ ,45 each", nil, "0.45 EUR"),
    Scan("€ 45,-", "nl", "45 EUR"),
    Scan("Rs. 500/-", "en", "500 Rs"),
    Scan("250:- kr", "sv", "250 kr"),
    Scan("Nu bara 250:-", "sv", "250 SEK"),
    Scan("Kun 250,-", "nb", "250 NOK"),
    Scan("Nur 250,-", "de"),
    Scan("18€45", nil, "18.45 EUR"),
    Scan("Vous devez 18 € 45.", "fr", "18.45 EUR"),
    Scan("18 € 45 minutes plus tard", "fr", "18 EUR"),
  ])
  func `separators are read as the notation has them`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("a loss of $3.2 million", nil, "3200000 $"),
    Scan("3,2 Mio. € Umsatz", "de", "3200000 EUR"),
    Scan("3,2 miljard euro", "nl", "3200000000 EUR"),
    Scan("quatre ou 5 M€", "fr", "5000000 EUR"),
    Scan("1,5 billones de euros", "es", "1500000000000 EUR"),
    Scan("₹2.5 crore", nil, "25000000 INR"),
    Scan("3 tỷ đồng", "vi", "3000000000 VND"),
    Scan("80k EUR", nil, "80000 EUR"),
    Scan("48 MGBP", nil, "48000000 GBP"),
    Scan("3万5千円", "ja", "35000 JPY"),
    Scan("1億2,000万円", "ja", "120000000 JPY"),
    Scan("三十五元", "zh", "35 元"),
    Scan("3억 5천만 원", "ko", "350000000 KRW"),
    Scan("叁佰元伍角", "zh", "300.5 元"),
    Scan("5角", "zh"),
  ])
  func `words and numerals multiply`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("7 mld. €", "nl", "7000000000 EUR"), Scan("7 Bio. €", "de", "7000000000000 EUR"),
    Scan("7 Bn €", "fr", "7000000000000 EUR"), Scan("7 B €", "es", "7000000000000 EUR"),
    Scan("7 mil M €", "es", "7000000000 EUR"), Scan("R$ 7,3 mi", "pt-BR", "7300000 BRL"),
    Scan("7 mM €", "pt-PT", "7000000000 EUR"), Scan("7 t kr.", "da", "7000 kr"),
    Scan("7 mill. kr", "nb", "7000000 kr"), Scan("7 tn kr", "sv", "7000 kr"),
    Scan("₺7 Mn", "tr", "7000000 TRY"), Scan("₺7 B", "tr", "7000 TRY"),
    Scan("7 Tr ₫", "vi", "7000000 VND"),
    Scan("7 N ₫", "vi", "7000 VND"), Scan("$7.3 M", "en", "7300000 $"),
    Scan("$7.30 M.N.", "es-MX", "7.3 $"),
    Scan("7 NT$", "vi", "7 TWD"), Scan("7 T$", nil, "7 TOP"), Scan("€7 m wide", "en", "7 EUR"),
  ])
  func `abbreviations multiply as the language has them`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("Das macht 18 Euro 45.", "de", "18.45 EUR"),
    Scan("It was 18 dollars and 45.", "en", "18.45 $"),
    Scan("serían 18 euros con 45", "es", "18.45 EUR"), Scan("18€ 45", nil, "18.45 EUR"),
    Scan("18 dollars 45 days ago", "en", "18 $"), Scan("between 18 dollars and 45", "en", "18 $"),
    Scan("18 Euro 4.", "de", "18 EUR"), Scan("18 euros 45 francs", "fr", "18 EUR", "45 franc"),
  ])
  func `cents without their unit end a clause`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("45 奈拉", "zh", "45 NGN"), Scan("45 クローネ", "ja", "45 kr"),
    Scan("45 이집트 파운드", "ko", "45 EGP"),
    Scan("9.50 조지아 라리", "ko", "9.5 GEL"), Scan("3.00百慕大元", "zh", "3 BMD"),
    Scan("7 sør-afrikanske rand", "nb", "7 ZAR"), Scan("45 kobo", "en", "0.45 NGN"),
    Scan("45便士", "zh", "0.45 GBP"),
    Scan("an 8-cent-a-day rise", "en", "0.08 cent"), Scan("Q45", "es-GT", "45 GTQ"),
    Scan("Q45", "en"),
    Scan("P45.50", "en-BW", "45.5 BWP"), Scan("45,50 £FK", "fr", "45.5 FKP"),
    Scan("Cg.45", "en", "45 XCG"),
    Scan("달러: 45.50 엔", "ko", "45.5 JPY"), Scan("7,500 KWD", "en-SK", "7.5|7500 KWD"),
    Scan("$1,500", "es-419", "1500|1.5 $"),
  ])
  func `names and signs of many places are known`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("12 euro en 5 cent", "nl", "12.05 EUR"),
    Scan("3 lira 75 kuruş", "tr", "3.75 TRY"),
    Scan("£4 and 20p", "en", "4.2 GBP"),
    Scan("8元5角", "zh", "8.5 元"),
    Scan("95 cents", "en", "0.95 cent"),
    Scan("95 Rappen", "de", "0.95 CHF"),
    Scan("4 dollars 12 days ago", "en", "4 $"),
  ])
  func `minor units join the amount before them`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("Price (USD): 12.50", nil, "12.5 USD"),
    Scan("| CHF | 12.50 |", nil, "12.5 CHF"),
    Scan("**12.50** GBP", nil, "12.5 GBP"),
    Scan("US$ 12.50", nil, "12.5 USD"),
    Scan("12,50 $ CA", "fr", "12.5 CAD"),
    Scan("$12.50 AUD", nil, "12.5 AUD"),
    Scan("hk$ 12.50", nil, "12.5 HKD"),
    Scan("12,50 Dollars canadiens", "fr", "12.5 CAD"),
    Scan("12 TL’den fazla", "tr", "12 TRY"),
    Scan("12 dolardan fazla", "tr", "12 $"),
    Scan("3 x € 4,50 and 2 at $5", nil, "4.5 EUR", "5 $"),
    Scan("Qty 3 EUR 20.00", nil, "20 EUR"),
    Scan("2 x 1,19 € 2,38", "nl", "2.38 EUR"),
    Scan("2 x 1,19 € 2,38 €", "nl", "1.19 EUR", "2.38 EUR"),
    Scan("Melk 1,19 €\n2,38 korting", "nl", "1.19 EUR"),
    Scan("€ 1,19 €\n2,38 korting", "nl", "1.19 EUR"),
    Scan("9 maart 2026 € 22,41", "nl", "22.41 EUR"),
    Scan("09.03.2026 14:05 € 3,20", "nl", "3.2 EUR"),
  ])
  func `a currency is found on either side`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("€15–25", nil, "15 EUR", "25 EUR"),
    Scan("15 bis 25 Euro", "de", "15 EUR", "25 EUR"),
    Scan("between 15 and 25 dollars", "en", "15 $", "25 $"),
    Scan("15 apples and 25 dollars", "en", "25 $"),
    Scan("10$-20$", nil, "10 $", "20 $"),
    Scan("5 million to 10 million euros", "en", "5000000|5 EUR", "10000000 EUR"),
  ])
  func `a range shares its currency`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("-€ 4,10", nil, "-4.1 EUR"),
    Scan("€ -4,10", nil, "-4.1 EUR"),
    Scan("\u{2212}4,10 €", nil, "-4.1 EUR"),
    Scan("€ 4,10-", nil, "-4.1 EUR"),
    Scan("co-€4", nil, "4 EUR"),
  ])
  func `a minus stands before or after`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test func `brackets leave the sign open`() {
    let mentions = AmountScanner().scan("Storno (4,10 €)", language: "de")
    #expect(mentions.map(\.isSignUnknown) == [true])
    #expect(mentions.map(\.summary) == ["4.1 EUR"])
  }

  @Test(arguments: [
    ("kr 100", "sv", "SEK"), ("kr 100", "da", "DKK"), ("¥100", "zh", "CNY"), ("¥100", "ja", "JPY"),
    ("$100", "en-CA", "CAD"), ("$100", "es-MX", "MXN"), ("Rs 100", "en-PK", "PKR"),
  ])
  func `the place says which currency of a family comes first`(
    _ text: String, _ language: String, _ currency: String
  ) {
    #expect(
      AmountScanner().scan(text, language: language).map(\.currencies.first) == [currency])
  }

  @Test func `ranges lie in the original text`() {
    let text = "\u{200E}Total\u{A0}: **\u{FF11}２\u{202F}３４５,６０** € – soit ≈ 13\u{202F}000 $."
    let mentions = AmountScanner().scan(text, language: "fr")
    #expect(
      mentions.map { text.part($0.range) } == ["１２\u{202F}３４５,６０** €", "13\u{202F}000 $"])
    #expect(mentions.map(\.summary) == ["12345.6 EUR", "13000 $"])
  }

  @Test func `letters with separate marks are read as one`() {
    let text = "Giá 5 nghi\u{300}n đo\u{302}\u{300}ng thôi"
    let mentions = AmountScanner().scan(text, language: "vi")
    #expect(mentions.map(\.summary) == ["5000 VND"])
    #expect(mentions.map { text.part($0.range) } == ["5 nghi\u{300}n đo\u{302}\u{300}ng"])
  }

  @Test func `a text without numbers has no amounts`() {
    #expect(AmountScanner().scan("").isEmpty)
    #expect(AmountScanner().scan("euro, dollar, 人民币").isEmpty)
  }

  @Test(arguments: [
    Scan("12-18 million dollars", "en", "12000000|12 $", "18000000 $"),
    Scan("$12–18 million", "en", "12000000|12 $", "18000000|18 $"),
    Scan("£3 to £4 million", "en", "3000000|3 GBP", "4000000 GBP"),
    Scan("£600 to £1 million", "en", "600 GBP", "1000000 GBP"),
    Scan("12〜18万円", "ja", "120000|12 JPY", "180000 JPY"),
    Scan("4~6만 원", "ko", "40000|4 KRW", "60000 KRW"),
    Scan("tra i 12 e i 18 euro", "it", "12 EUR", "18 EUR"),
    Scan("tussen de 12 en de 18 euro", "nl", "12 EUR", "18 EUR"),
    Scan("the 12 and the 18 euros", "en", "18 EUR"),
  ])
  func `a range shares its magnitude, over articles too`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("Saldo 1.845,90- EUR", "de", "-1845.9 EUR"),
    Scan("Korting: - € 18,45", "nl", "-18.45 EUR"),
    Scan("| Sconto | - 18,45 € |", "it", "-18.45 EUR"), Scan("- € 18,45 kaas", "nl", "18.45 EUR"),
    Scan("¥1,845-", "ja", "1845|1.845 ¥"),
  ])
  func `a minus stands where accounts put it`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("8块5", "zh", "8.5 CNY"), Scan("三块六。", "zh", "3.6 CNY"), Scan("8块50米", "zh", "8 CNY"),
    Scan("6毛钱", "zh", "0.6 CNY"), Scan("45 takas", "en", "45 BDT"), Scan("45 grands", "en"),
    Scan("450 t.kr.", "da", "450000 kr"), Scan("450 T€", "de", "450000 EUR"),
    Scan("Canadian $45", "en", "45 CAD"), Scan("45 コロンビア・ペソ", "ja", "45 COP"),
    Scan("45 südkoreanischen Won", "de", "45 KRW"), Scan("45 khoums", "en", "4.5 MRU"),
    Scan("ディズニーランド 5周年", "ja"),
  ])
  func `everyday and inflected names are known`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }
}

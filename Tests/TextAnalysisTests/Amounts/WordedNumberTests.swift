import Testing

@testable import TextAnalysis

@Suite struct WordedNumberTests {
  @Test(arguments: [
    Scan("thirty-seven dollars", "en", "37 $"),
    Scan("two thousand one hundred and five pounds", "en", "2105 GBP"),
    Scan("nineteen hundred yen", "en", "1900 JPY"),
    Scan("zevenendertig euro", "nl", "37 EUR"),
    Scan("tweeduizend honderdvijf euro", "nl", "2105 EUR"),
    Scan("trente-sept euros", "fr", "37 EUR"), Scan("quatre-vingt-dix-sept euros", "fr", "97 EUR"),
    Scan("soixante et onze francs", "fr", "71 franc"),
    Scan("deux millions d'euros", "fr", "2000000 EUR"),
    Scan("siebenunddreißig Euro", "de", "37 EUR"),
    Scan("zweitausendeinhundertfünf Franken", "de", "2105 CHF"),
    Scan("treinta y siete euros", "es", "37 EUR"),
    Scan("dos mil ciento cinco pesos mexicanos", "es", "2105 MXN"),
    Scan("trentasette euro", "it", "37 EUR"), Scan("duemilacentocinque euro", "it", "2105 EUR"),
    Scan("trinta e sete reais", "pt", "37 BRL"),
    Scan("dois mil cento e cinco euros", "pt", "2105 EUR"),
    Scan("syvogtredive euro", "da", "37 EUR"), Scan("trettisju euro", "nb", "37 EUR"),
    Scan("trettiosju euro", "sv", "37 EUR"), Scan("tvåtusen etthundrafem euro", "sv", "2105 EUR"),
    Scan("otuz yedi lira", "tr", "37 TRY"), Scan("iki bin yüz beş dolar", "tr", "2105 $"),
    Scan("ba mươi bảy đồng", "vi", "37 VND"),
    Scan("hai nghìn một trăm linh năm đồng", "vi", "2105 VND"),
    Scan("三十七元", "zh", "37 元"), Scan("삼십칠 달러", "ko", "37 $"),
  ])
  func `a number in words is read exactly`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("thirty-seven euros and five cents", "en", "37.05 EUR"),
    Scan("siebenunddreißig Euro fünfzig", "de", "37.5 EUR"),
    Scan("treinta euros y un céntimo", "es", "30.01 EUR"),
    Scan("otuz lira beş kuruş", "tr", "30.05 TRY"),
    Scan("37 euros and five cents", "en", "37.05 EUR"),
    Scan("thirty-seven kroner og 5 øre", "nb"), Scan("7,05 A$", "en", "7.05 AUD"),
    Scan("7 A$", "en", "7 AUD"), Scan("-A$7.05", "en", "-7.05 AUD"), Scan("7 A$ 50", "en", "7 AUD"),
  ])
  func `minor units join in words too`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("five six euros", "en"), Scan("twenty thirty dollars", "en"),
    Scan("zwei Komma fünf Euro", "de"),
    Scan("un euro fort", "fr"), Scan("a dollar store", "en"), Scan("in euros two days later", "en"),
    Scan("three million people", "en"), Scan("3 million euros", "en", "3000000 EUR"),
    Scan("thirty-seven euros"), Scan("fivefold euros", "en"), Scan("Einigkeit zwei Tage", "de"),
  ])
  func `what is no certain amount in words is not read`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }
}

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
    Scan("zwei Komma Euro", "de"), Scan("half a dollar", "en"), Scan("ein halber Euro", "de"),
    Scan("two and half and half euros", "en"), Scan("at that point two dollars", "en"),
    Scan("un euro fort", "fr"), Scan("a dollar store", "en"), Scan("in euros two days later", "en"),
    Scan("three million people", "en"), Scan("3 million euros", "en", "3000000 EUR"),
    Scan("thirty-seven euros"), Scan("fivefold euros", "en"), Scan("Einigkeit zwei Tage", "de"),
  ])
  func `what is no certain amount in words is not read`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("seven point nine dollars", "en", "7.9 $"),
    Scan("zero point four four dollars", "en", "0.44 $"),
    Scan("thirty point five o eight dollars", "en", "30.508 $"),
    Scan("drei Komma sieben Millionen Euro", "de", "3700000 EUR"),
    Scan("siebzehn Komma fünfundneunzig Euro", "de", "17.95 EUR"),
    Scan("zeven komma drie euro", "nl", "7.3 EUR"),
    Scan("trois virgule sept milliards d'euros", "fr", "3700000000 EUR"),
    Scan("tres coma siete millones de euros", "es", "3700000 EUR"),
    Scan("tre virgola sette milioni di euro", "it", "3700000 EUR"),
    Scan("tre komma sju miljoner kronor", "sv", "3700000 SEK"),
    Scan("üç virgül yedi milyon lira", "tr", "3700000 TRY"),
    Scan("ba phẩy một triệu đồng", "vi", "3100000 VND"),
    Scan("ba phẩy 47 đô la Mỹ", "vi", "3.47 USD"),
  ])
  func `decimals in words are read digit by digit or as one number`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("half a million dollars", "en", "500000 $"),
    Scan("three and a half billion euros", "en", "3500000000 EUR"),
    Scan("a million and a half euros", "en", "1500000 EUR"),
    Scan("anderhalve euro", "nl", "1.5 EUR"),
    Scan("drieënhalf miljoen euro", "nl", "3500000 EUR"),
    Scan("eine halbe Million Euro", "de", "500000 EUR"),
    Scan("dreieinhalb Euro", "de", "3.5 EUR"),
    Scan("eineinhalb Millionen Euro", "de", "1500000 EUR"),
    Scan("un million et demi d'euros", "fr", "1500000 EUR"),
    Scan("medio millón de pesos mexicanos", "es", "500000 MXN"),
    Scan("un milione e mezzo di euro", "it", "1500000 EUR"),
    Scan("tre euro e mezzo", "it", "3.5 EUR"),
    Scan("meio milhão de reais", "pt", "500000 BRL"),
    Scan("halvanden million danske kroner", "da", "1500000 DKK"),
    Scan("tre og en halv norsk krone", "nb", "3.5 NOK"),
    Scan("tre och en halv miljon kronor", "sv", "3500000 SEK"),
    Scan("bir buçuk lira", "tr", "1.5 TRY"), Scan("3 buçuk milyon lira", "tr", "3500000 TRY"),
    Scan("một triệu rưỡi đồng", "vi", "1500000 VND"), Scan("£3½", "en", "3.5 GBP"),
    Scan("3 1/2 million euros", "en", "3500000 EUR"),
    Scan("3 millones y medio de euros", "es", "3500000 EUR"),
    Scan("half price: 7 euros", "en", "7 EUR"), Scan("por medio de tres euros", "es", "3 EUR"),
    Scan("the first half took three thousand pounds", "en", "3000 GBP"),
  ])
  func `a half counts for what it stands by`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }

  @Test(arguments: [
    Scan("3 million 450 thousand dollars", "en", "3450000 $"),
    Scan("4 bin 750 lira", "tr", "4750 TRY"), Scan("R$ 4 mil e 750", "pt", "4750 BRL"),
    Scan("3 tỷ 450 triệu đồng", "vi", "3450000000 VND"),
    Scan("mil millones de dólares", "es", "1000000000 $"),
    Scan("tres mil cuatrocientos millones de euros", "es", "3400000000 EUR"),
    Scan("um bilhão de reais", "pt", "1000000000 BRL"),
    Scan("3 million 2019 dollars", "en", "2019 $"),
    Scan("between seven and nine euros", "en", "9 EUR"),
    Scan("en dollar och tjugo cent", "sv", "1.2 $"), Scan("bir dolar üç sent", "tr", "1.03 $"),
    Scan("5 Komma 25 Euro", "de", "5.25 EUR"), Scan("5 phẩy 5 đô la Mỹ", "vi", "5.5 USD"),
    Scan("7人民元と4角", "ja", "7.4 CNY"), Scan("1.250 frank'tan", "tr", "1250|1.25 franc"),
    Scan("一美元又五美分", "zh", "1.05 USD"), Scan("일쩜이삼달러", "ko", "1.23 $"),
    Scan("팔파운드", "ko", "8 GBP"), Scan("이유로 3개", "ko"),
  ])
  func `a number in parts is one, and two numbers are two`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }
}

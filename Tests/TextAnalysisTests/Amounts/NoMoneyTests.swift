import Testing

@testable import TextAnalysis

@Suite struct NoMoneyTests {
  @Test(arguments: [
    "the TOP 20", "TRY 3 times", "ALL 12 of them", "BOB 7", "CVE-2024-31337", "CRC 32",
    "PHP 8", "the 3-Clause BSD License", "RS232", "AS/400 and S/360", "R2 and R2D2", "R16_G16",
    "FORMAT=F32_LE", "merge 118 rs/pack-index", "exec \"$2\" now", "run `cp $1 $2`",
    "```\necho $3\n```", "6 pounds of flour", "7 francs-maçons", "25 次元", "40元素", "2원칙",
    "12.04.2026", "10:30", "7/8", "1.2.3.4", "+49 30 901820", "ISO 8601", "18%", "%18 KDV",
    "H2O", "5 m", "20 billion stars", "2026年3月12日", "3시 20분", "4 March 2026", "a1b2",
    "Won 2 games", "AMD64", "0BSD", "BSD 4.4", "3KM race", "1080p", "cfa82d1", "4fcfa",
    "nis-20240101", "rs:7", "R 2", "R52", "2009 John Dong", "5 rsync jobs", "9 TLS errors",
    "10 đường",
  ])
  func `a text without money has none`(_ text: String) {
    #expect(Scan(text).found == [])
  }

  @Test(arguments: [
    ("18%", "18 percent"), ("10:30", "10 time"), ("7/8", "7 date"), ("1.2.3.4", " dotted"),
    ("x86", "86 glued"), ("4 March", "4 date"), ("3. Milk", "3 list"), ("42 apples", "42 plain"),
    ("kl. 14.30", "14.3 time"), ("14.30 Uhr", "14.3 time"), ("350k", "350000|350 plain"),
  ])
  func `a number without a currency says what it is`(_ text: String, _ expected: String) {
    #expect(AmountScanner().scan(text).first?.summary == expected)
  }

  @Test(arguments: [
    Scan("PHP 8,500.00", nil, "8500 PHP"), Scan("TRY 19.90", nil, "19.9 TRY"),
    Scan("PHP 500", "en-PH", "500 PHP"), Scan("R 52", nil, "52 ZAR"), Scan("45p", "en", "0.45 GBP"),
    Scan("it costs `$14.50`", nil, "14.5 $"),
    Scan("6 pounds for six", "en", "6 GBP"),
  ])
  func `the same words are money where the notation says so`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }
}

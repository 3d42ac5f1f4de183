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
    "for f in a; do cp $f $1 $2; done", "let \"n = $x + 3\"", "chmod 644 $(FILES)",
    "printf \"%2$s\"", "arg=$4", "hash $6$salt", "R: 38.93 S: 12.79", "R   21.30", "R4.5 came out",
    "205/55 R 17 tyres", "30-28-AMD (30-28)", "foo-rs 0.8", "4.4 BSD systems", "8.20 AMDs",
    "X11 server errors", "Ed25519 SOS encoding", "3af07cad7", "SKK32", "6 won't do",
    "Wei Yuan (12)",
    "2017 Lev Berger wrote", "8:20 p.m.", "EURO 2028", "유로2012 예선", "Euro 1996",
    "nine grand pianos: 9 grand pianos", "4 ドルビー", "3 エンジン", "사원 7명", "백엔드 2개",
    "이 프랑스 사람", "3 유로파 리그", "二元搜索", "到一块去了",
  ])
  func `scripts, identifiers, measurements and longer words are no money`(_ text: String) {
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
    Scan("TRY\u{A0}3", nil, "3 TRY"), Scan("AMD\u{202F}70", nil, "70 AMD"),
    Scan("GEL3M", nil, "3000000 GEL"), Scan("9 grand", "en-GB", "9000 grand"),
    Scan("Total7.35€", nil, "7.35 EUR"), Scan("$9 off", nil, "9 $"),
    Scan("Euro 2023", "de", "2023 EUR"),
    Scan("16 $CAD", nil, "16 CAD"), Scan("VND700-VND900", nil, "700 VND", "900 VND"),
    Scan("4.4 BSD", nil, "4.4 BSD"), Scan("45 BSD.", nil, "45 BSD"), Scan("7 프랑", "ko", "7 franc"),
  ])
  func `the same words are money where the notation says so`(_ scan: Scan) {
    #expect(scan.found == scan.expected)
  }
}

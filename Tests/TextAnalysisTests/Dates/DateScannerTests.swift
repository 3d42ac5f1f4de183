import Testing

@testable import TextAnalysis

@Suite struct DateScannerTests {
  @Test(arguments: [
    ("7 April 2025", "2025-04-07"), ("April 7, 2025", "2025-04-07"), ("Apr. 7", "--04-07"),
    ("the 7th of April", "--04-07"), ("7 april 2025", "2025-04-07"), ("7 mei 2025", "2025-05-07"),
    ("7. Mai 2025", "2025-05-07"), ("1er août 2025", "2025-08-01"), ("7 févr. 2025", "2025-02-07"),
    ("7 de mayo de 2025", "2025-05-07"), ("7 de março", "--03-07"), ("7 maggio 2025", "2025-05-07"),
    ("7 maj 2025", "2025-05-07"), ("7. desember", "--12-07"), ("7 Ağustos 2025", "2025-08-07"),
    ("ngày 7 tháng 5 năm 2025", "2025-05-07"), ("2025年5月7日", "2025-05-07"),
    ("5月7日", "--05-07"), ("2025년 5월 7일", "2025-05-07"), ("2025-05-07", "2025-05-07"),
    ("07.05.2025", "2025-05-07"), ("7. 5. 2025", "2025-05-07"), ("25/12/2025", "2025-12-25"),
    ("7.5.25", "2025-05-07"), ("29/02/2024", "2024-02-29"), ("7 May", "--05-07"),
    ("11 tháng 7, 2009", "2009-07-11"), ("11 thg 7, 2009", "2009-07-11"),
    ("Thứ Bảy, 11 tháng 7 năm 2009", "2009-07-11"), ("28 de mai. de 2011", "2011-05-28"),
    ("7.Mai 2025", "2025-05-07"), ("den 7:e maj 2025", "2025-05-07"), ("1° maggio", "--05-01"),
    ("1.º de mayo de 2025", "2025-05-01"), ("7-May-2025", "2025-05-07"),
    ("07/May/2025", "2025-05-07"), ("7-mei-25", "2025-05-07"), ("2025-05-07T10:00", "2025-05-07"),
    ("令和7年5月7日", "2025-05-07"), ("令和元年5月7日", "2019-05-07"), ("昭和64年1月7日", "1989-01-07"),
    ("民國114年5月7日", "2025-05-07"), ("二〇二五年五月七日", "2025-05-07"),
    ("十二月三十一日", "--12-31"), ("平成三年十月二十日", "1991-10-20"),
  ])
  func `a date is read`(_ text: String, _ expected: String) {
    let dates = DateScanner().scan("On \(text)!")
    #expect(dates.map { $0.readings.map(\.description) } == [[expected]])
  }

  @Test(arguments: [
    (nil, ["2025-05-07", "2025-07-05"]), ("en-GB", ["2025-05-07", "2025-07-05"]),
    ("en-US", ["2025-07-05", "2025-05-07"]),
  ])
  func `slashes can be read in two ways`(_ language: String?, _ expected: [String]) {
    let dates = DateScanner().scan("07/05/2025", language: language)
    #expect(dates.map { $0.readings.map(\.description) } == [expected])
  }

  @Test(arguments: [
    ("09. 7. 11.", "2009-07-11"), ("25.05.07", "2025-05-07"), ("2009. 7. 11.", "2009-07-11"),
  ])
  func `Korean puts the year first even when it is short`(_ text: String, _ expected: String) {
    let dates = DateScanner().scan(text, language: "ko")
    #expect(dates.map { $0.readings.first?.description } == [expected])
  }

  @Test(arguments: [
    "十二日", "三十月三十日", "二月三十日", "12 tháng 13 2025", "A-May-2025", "7-may-be",
    "30/02/2025", "29/02/2025", "12/13/14/15", "1.2.3.4", "v1.2.3", "iOS 26.4.1", "7 may help",
    "10 Out of 12", "5 marbles", "06-12345678", "978-3-16-148410-0", "7:05", "May be", "12-15",
  ])
  func `other numbers are no dates`(_ text: String) {
    #expect(DateScanner().scan(text).isEmpty)
  }

  @Test func `ranges lie in the original text`() {
    let text = "Vanaf 1\u{A0}maart 2025 tot 03\u{2011}04\u{2011}2025."
    let parts = DateScanner().scan(text, language: "nl").map {
      String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
    }
    #expect(parts == ["1\u{A0}maart 2025", "03\u{2011}04\u{2011}2025"])
  }
}

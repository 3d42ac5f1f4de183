import Testing

@testable import TelltaleKit

/// An answer, what the model was shown, and the language.
private struct Grounded: CustomTestStringConvertible, Sendable {
  var answer: String
  var source: String
  var language: String
  var reason: String

  init(_ answer: String, _ source: String, _ language: String, _ reason: String = "") {
    (self.answer, self.source, self.language, self.reason) = (answer, source, language, reason)
  }

  var testDescription: String { "\(answer) from \(source)" }

  func reason(of name: String) throws -> String {
    let subject = AssertionSubject(
      outcome: .answered(.text(answer)), question: "?", passages: [Passage(text: source)],
      language: language)
    return try WrittenItem(name).item.judge(subject).reason
  }
}

@Suite struct GroundingTests {
  @Test(arguments: [
    Grounded("Das sind 1.234,50 €.", "EUR 1234.50", "de"),
    Grounded("It is 21%.", "VAT 0.21", "en"),
    Grounded("Le 3 mai 2026.", "2026-05-03", "fr"),
    Grounded("In 2024 was het 12.", "Factuur INV-2024-113", "nl"),
    Grounded("Call 020-1234567.", "Tel. (020) 123 45 67", "en"),
    Grounded("Es sind dreißig Tage.", "30 Tage", "de", "nothing-to-judge"),
    Grounded("Son 30 días.", "treinta días", "es"),
    Grounded("Om 15.30 uur.", "3:30 PM", "nl"),
    Grounded("Om 16.45 uur.", "3:30 PM", "nl", "unknown-time"),
    Grounded("It has an A4 page and an MP3.", "One page", "en", "nothing-to-judge"),
    Grounded("There are 3 documents, 100% paid.", "Paid", "en", "nothing-to-judge"),
    Grounded("合計は1万2000円です。", "12,000円", "ja"),
    Grounded("Zahlen: 48 Monate.", "24 Monate", "de", "not-in-source"),
    Grounded("C’est 48 mois.", "vingt-quatre mois", "fr", "not-in-source"),
    Grounded("Nummer 77881234.", "Nummer 77881243", "nl", "not-in-source"),
    Grounded("Le total est de 5,50 €.", "Pain 3,00 €, lait 2,50 €", "fr", "not-in-source"),
    Grounded("It costs about 22.4 euro.", "22.41 euro", "en", "rounded"),
  ])
  private func `numbers stand in the source, in any notation`(_ grounded: Grounded) throws {
    #expect(try grounded.reason(of: "numbers-from-source") == grounded.reason)
  }

  @Test(arguments: [
    Grounded("It is for Anna and Bob.", "anna, BOB", "en"),
    Grounded("It is Dr. Ng’s.", "Ng", "en", "nothing-to-judge"),
    Grounded("Het is uit de Nederlandse winkel in maart.", "winkel", "nl", "nothing-to-judge"),
    Grounded("Sí. Claro. Total:\n- Pan\n- Leche", "pan, leche", "es", "nothing-to-judge"),
    Grounded("La fattura è di Rossi, non di Bianchi.", "Rossi", "it", "not-in-source"),
    Grounded("Fakturaen er fra Oslo.", "Faktura fra Bergen", "nb", "not-in-source"),
    Grounded("Fatura Ankara’dan geldi.", "Ankara faturası", "tr"),
    Grounded("Lease Agreement With Acme Corporation", "Lease with Acme", "en", "uncertain-name"),
    Grounded("Das Haus ist in Köln.", "Haus in Köln", "de", "names-not-told"),
    Grounded("「東京」です。", "東京", "ja"),
    Grounded("「大阪」です。", "東京", "ja", "uncertain-name"),
  ])
  private func `names stand in the source, as far as they can be told`(
    _ grounded: Grounded
  ) throws {
    #expect(try grounded.reason(of: "names-from-source") == grounded.reason)
  }

  @Test(arguments: [
    Grounded(
      "Er steht: »Zwei Monate zum Ende des Quartals«.", "zwei Monate zum Ende des Quartals", "de"),
    Grounded("Il dit : « deux mois avant la fin ».", "deux\u{A0}mois avant la\nfin", "fr"),
    Grounded("Hij schrijft: 'twee maanden voor het eind.'", "twee maanden voor het eind", "nl"),
    Grounded("그는 ‘해지는 두 달 전에 통지한다’고 썼다.", "해지는 두 달 전에 통지한다", "ko"),
    Grounded("他写道：“须提前两个月通知对方。”", "须提前两个月通知对方", "zh"),
    Grounded("He says “Notice is three months”.", "Notice is two months", "en", "not-in-source"),
    Grounded(
      "Han skriver ”två månader före slutet”.", "tre månader före slutet", "sv", "not-in-source"),
    Grounded("It’s Anna’s, isn’t it?", "Anna", "en", "nothing-to-judge"),
    Grounded("A 24\" screen and a 27\" screen.", "screens", "en", "nothing-to-judge"),
  ])
  private func `quotations stand in the source word for word`(_ grounded: Grounded) throws {
    #expect(try grounded.reason(of: "quotes-exactly") == grounded.reason)
  }

  @Test(arguments: [
    Grounded("It is €5.50.", "€3.00 and €2.50 make 5.50", "en"),
    Grounded("It is €9.", "€3.00, €2.50", "en"),
    Grounded("Es sind 7,50 €.", "3,00 €\n2,50 €\n2,00 €", "de", "own-sum"),
    Grounded("Resta 0,50 €.", "3,00 € e 2,50 €", "it", "own-sum"),
    Grounded("It is $5.50.", "€3.00, €2.50", "en"),
  ])
  private func `sums of its own are found`(_ grounded: Grounded) throws {
    #expect(try grounded.reason(of: "no-sum-of-its-own") == grounded.reason)
  }

  @Test(arguments: [
    ("03/04/2026", "en-GB", ""), ("03/04/2026", "en-US", "ambiguous-date"),
    ("03/04/2026", "en", "ambiguous-date"), ("03/04/2026", "nl", ""),
    ("3 Nisan 2026", "tr", ""), ("ngày 3 tháng 4 năm 2026", "vi", ""), ("2026. 4. 3.", "ko", ""),
    ("3. april", "nb", "without-year"), ("3 d'abril", "es", "without-year"),
    ("Mitte April", "de", "unread-date"),
  ])
  func `a date is found in every notation`(
    answer: String, language: String, reason: String
  ) throws {
    let subject = AssertionSubject(outcome: .answered(.text(answer)), language: language)
    #expect(try WrittenItem("date: 2026-04-03").item.judge(subject).reason == reason)
  }

  @Test(arguments: [
    ("date: 2026-02-30", "there is no day '2026-02-30'"),
    ("date: 2026-13-01", "there is no day '2026-13-01'"),
    ("date: 1/4/2026", "'1/4/2026' is not a date"), ("date: []", "'date' has an empty list"),
    ("amount: \"22,41\"", "'22,41' is not an amount with a currency"),
    ("script: Latn1", "'Latn1' is not a script that can be told"),
    ("script: latin", "'latin' is not a script that can be told"),
    ("no-sum-of-its-own: true", "'no-sum-of-its-own' takes no value, found 'true'"),
  ])
  func `a value that makes no sense is refused`(item: String, message: String) throws {
    #expect(try WrittenItem.Mistake(in: item)?.message == message)
  }

  @Test(arguments: [
    "numbers-from-source", "names-from-source", "quotes-exactly", "no-sum-of-its-own",
    "date: 2026-03-12", "amount: \"22,41 €\"", "script: Latin",
  ])
  func `a hostile text that was shown is judged`(name: String) throws {
    for unit in ["\"", "1,", "€1 ", "A ", "12/", "“a", "三", "«", "A1B2 ", "\u{301}", "20261 "] {
      let text = String(repeating: unit, count: 3_000)
      #expect(throws: Never.self) { try Grounded(text, text, "en").reason(of: name) }
    }
  }
}

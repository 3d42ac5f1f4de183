import Testing

@testable import TelltaleKit

/// Three answers in one language that are made after one, each with its question.
///
/// The pairs of the first eleven languages are those by which the rule was
/// measured for single answers; a third answer of the same make was added.
private struct Template: CustomTestStringConvertible, Sendable {
  var language: String
  var answers: [(question: String, answer: String)]

  init(_ language: String, _ answers: (String, String)...) {
    self.language = language
    self.answers = answers.map { ($0.0, $0.1) }
  }

  var testDescription: String { language }

  static let all = [
    Template(
      "en", ("What is the rent?", "The rent is €950, as stated in the lease of 3 May 2024."),
      ("What is the total?", "The total is €22.41, as stated in the receipt of 12 March 2026."),
      ("How high is the premium?", "The premium is €61, as stated in the policy of 1 June 2025.")),
    Template(
      "nl",
      ("Hoe hoog is de huur?", "De huur is € 950, zoals vermeld in het contract van 3 mei 2024."),
      ("Wat is het totaal?", "Het totaal is € 22,41, zoals vermeld in de bon van 12 maart 2026."),
      (
        "Hoe hoog is de premie?",
        "De premie is € 61, zoals vermeld in de polis van 1 juni 2025."
      )),
    Template(
      "fr",
      (
        "Quel est le loyer ?",
        "Le loyer est de 950 €, comme indiqué dans le bail du 3 mai 2024."
      ),
      (
        "Quel est le total ?",
        "Le total est de 22,41 €, comme indiqué dans le reçu du 12 mars 2026."
      ),
      (
        "Quelle est la prime ?",
        "La prime est de 61 €, comme indiqué dans la police du 1 juin 2025."
      )),
    Template(
      "de",
      (
        "Wie hoch ist die Miete?",
        "Die Miete beträgt 950 €, wie im Vertrag vom 3. Mai 2024 angegeben."
      ),
      (
        "Wie hoch ist die Summe?",
        "Die Summe beträgt 22,41 €, wie im Beleg vom 12. März 2026 angegeben."
      ),
      (
        "Wie hoch ist der Beitrag?",
        "Der Beitrag beträgt 61 €, wie im Schreiben vom 1. Juni 2025 angegeben."
      )),
    Template(
      "es",
      (
        "¿Cuánto es el alquiler?",
        "El alquiler es de 950 €, como se indica en el contrato del 3 de mayo de 2024."
      ),
      (
        "¿Cuál es el total?",
        "El total es de 22,41 €, como se indica en el recibo del 12 de marzo de 2026."
      ),
      (
        "¿Cuál es la prima?",
        "La prima es de 61 €, como se indica en la póliza del 1 de junio de 2025."
      )),
    Template(
      "it",
      (
        "Quanto è l'affitto?",
        "L'affitto è di 950 €, come indicato nel contratto del 3 maggio 2024."
      ),
      (
        "Qual è il totale?",
        "Il totale è di 22,41 €, come indicato nello scontrino del 12 marzo 2026."
      ),
      (
        "Qual è il premio?",
        "Il premio è di 61 €, come indicato nella polizza del 1 giugno 2025."
      )),
    Template(
      "pt",
      (
        "Qual é o aluguel?",
        "O aluguel é de R$ 950, conforme consta no contrato de 3 de maio de 2024."
      ),
      (
        "Qual é o total?",
        "O total é de R$ 22,41, conforme consta no recibo de 12 de março de 2026."
      ),
      (
        "Qual é o prêmio?",
        "O prêmio é de R$ 61, conforme consta na apólice de 1 de junho de 2025."
      )),
    Template(
      "ja", ("家賃はいくらですか？", "家賃は9万5千円で、2024年5月3日付の契約書に記載されています。"),
      ("合計はいくらですか？", "合計は2,980円で、2026年3月12日付のレシートに記載されています。"),
      ("保険料はいくらですか？", "保険料は6,100円で、2025年6月1日付の証券に記載されています。")),
    Template(
      "zh", ("租金是多少？", "租金是950元，见于2024年5月3日签订的合同。"),
      ("合计多少钱？", "合计是22.41元，见于2026年3月12日签订的收据。"),
      ("保费多少？", "保费是61元，见于2025年6月1日签订的保单。")),
    Template(
      "ko", ("월세가 얼마예요?", "월세는 950,000원이며 2024년 5월 3일 계약서에 명시되어 있습니다."),
      ("합계가 얼마예요?", "합계는 12,000원이며 2026년 3월 12일 영수증에 명시되어 있습니다."),
      ("보험료가 얼마예요?", "보험료는 61,000원이며 2025년 6월 1일 증권에 명시되어 있습니다.")),
    Template(
      "tr",
      ("Kira ne kadar?", "Kira 950 TL olup 3 Mayıs 2024 tarihli sözleşmede açıkça belirtilmiştir."),
      (
        "Toplam ne kadar?", "Toplam 22,41 TL olup 12 Mart 2026 tarihli fişte açıkça belirtilmiştir."
      ),
      (
        "Prim ne kadar?",
        "Prim 61 TL olup 1 Haziran 2025 tarihli poliçede açıkça belirtilmiştir."
      )),
    Template(
      "sv",
      ("Hur hög är hyran?", "Hyran är 9 500 kr, vilket framgår av avtalet från 3 maj 2024."),
      ("Vad är summan?", "Summan är 234,50 kr, vilket framgår av kvittot från 12 mars 2026."),
      ("Hur hög är premien?", "Premien är 61 kr, vilket framgår av brevet från 1 juni 2025.")),
    Template(
      "nb",
      (
        "Hvor høy er husleien?", "Husleien er 9 500 kr, slik det står i kontrakten fra 3. mai 2024."
      ),
      ("Hva er summen?", "Summen er 250 kr, slik det står i kvitteringen fra 12. mars 2026."),
      ("Hvor høy er premien?", "Premien er 61 kr, slik det står i polisen fra 1. juni 2025.")),
    Template(
      "da",
      (
        "Hvor høj er huslejen?",
        "Huslejen er 9.500 kr., som det fremgår af aftalen fra 3. maj 2024."
      ),
      ("Hvad er summen?", "Summen er 99,95 kr., som det fremgår af bonen fra 12. marts 2026."),
      ("Hvor høj er præmien?", "Præmien er 61 kr., som det fremgår af policen fra 1. juni 2025.")),
    Template(
      "vi",
      (
        "Tiền thuê là bao nhiêu?",
        "Tiền thuê là 9.500.000 ₫, như đã ghi trong hợp đồng ngày 3 tháng 5 năm 2024."
      ),
      (
        "Tổng cộng là bao nhiêu?",
        "Tổng cộng là 1.234.567 ₫, như đã ghi trong hóa đơn ngày 12 tháng 3 năm 2026."
      ),
      (
        "Phí bảo hiểm là bao nhiêu?",
        "Phí bảo hiểm là 610.000 ₫, như đã ghi trong giấy ngày 1 tháng 6 năm 2025."
      )),
  ]
}

private func judge(
  _ answers: [(question: String, answer: String)], _ item: String = "no-common-template: 0.6",
  passage: String? = nil
) throws -> Judgement {
  let members = answers.enumerated().map { index, pair in
    SuiteSubject.Member.example("c\(index)", pair.question, pair.answer, from: passage)
  }
  return try suiteItem(item).judge(SuiteSubject(members: members))
}

@Suite struct CommonTemplateTests {
  @Test(arguments: Template.all)
  private func `one shape with other facts is found in every language`(
    _ template: Template
  ) throws {
    let judgement = try judge(template.answers)
    #expect(judgement.verdict == .fail, "\(judgement)")
    #expect(judgement.message.hasPrefix("3 of 3 answers in "))
    #expect(judgement.message.contains("…"))
  }

  @Test(arguments: Template.all)
  private func `one shape is found beside the passages that it is about`(
    _ template: Template
  ) throws {
    let passage = template.answers.map(\.question).joined(separator: "\n")
    #expect(try judge(template.answers, passage: passage).verdict == .fail)
  }

  @Test(arguments: Template.all)
  private func `answers that are only their fact have no shape`(_ template: Template) throws {
    let facts = ["€ 950.", "22,41 €", "61 kr"]
    let short = zip(template.answers, facts).map { ($0.question, $1) }
    #expect(try judge(short).verdict == .pass)
    let withNoun = zip(template.answers, facts).map { pair, fact in
      (pair.question, "\(pair.question.split(separator: " ").last ?? ""): \(fact)")
    }
    #expect(try judge(withNoun).verdict == .pass)
  }

  @Test func `what the question asked for is no shape of the answer`() throws {
    let judgement = try judge([
      ("How much did I pay at the baker?", "You paid £4.20 at the baker."),
      ("How much did I pay at the butcher?", "You paid £14.99 at the butcher."),
      ("How much did I pay at the florist?", "You paid £9 at the florist."),
    ])
    #expect(judgement.verdict == .pass, "\(judgement)")
  }

  @Test func `many questions can have the one answer that nothing was found`() throws {
    let judgement = try judge(
      [
        ("When does my passport expire?", "The documents do not say anything about that."),
        ("How high is the deposit?", "The documents do not say anything about that."),
        ("Who is my landlord?", "The documents do not say anything about that."),
        ("What is the total?", "£14.99."), ("Where was it?", "In Whitby."),
        ("What was bought?", "Wood screws."),
      ], passage: "Harbour Hardware, Whitby. Wood screws £6.49. TOTAL £14.99")
    #expect(judgement.verdict == .pass, "\(judgement)")
  }

  @Test func `languages are not mixed, and one of them is enough to fail`() throws {
    let mixed = Template.all[0].answers.prefix(2) + Template.all[1].answers
    #expect(try judge(Array(mixed)).verdict == .fail)
    let two = Template.all[0].answers.prefix(2) + Template.all[1].answers.prefix(2)
    #expect(try judge(Array(two)).verdict == .undecided)
  }

  @Test func `a question that is asked twice counts once`() throws {
    let (question, answer) = Template.all[0].answers[0]
    let again = Array(repeating: (question: question, answer: answer), count: 5)
    #expect(try judge(again).verdict == .undecided)
  }

  @Test(arguments: [
    ("0.5", Verdict.fail), ("0.6", .pass), ("3/5", .pass), ("0.59", .fail), ("0", .fail),
  ])
  func `the share is exact: three of five are 0.6`(share: String, verdict: Verdict) throws {
    let answers =
      Template.all[0].answers + [
        (question: "Where was it bought?", answer: "In Whitby."),
        (question: "Who signed it?", answer: "Ms Prewett."),
      ]
    #expect(try judge(answers, "no-common-template: \(share)").verdict == verdict)
  }
}

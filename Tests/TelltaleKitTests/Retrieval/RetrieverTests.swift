import TextAnalysis
import Testing

@testable import TelltaleKit

@Suite struct RetrieverTests {
  private func ranking(_ question: String, in texts: [String]) -> [Int] {
    let passages = texts.map { Passage(text: $0) }
    return Retriever(DocumentCollection(passages)).search(question, top: 4).ranking
  }

  /// In each language the passage that is meant stands between two that are not.
  @Test(arguments: [
    ("en", "Which invoices were paid?", "The caterer's invoice: pay on receipt."),
    ("nl", "Hoeveel rekeningen heb ik betaald?", "De rekening van de loodgieter betalen."),
    ("fr", "Quelles factures ai-je payées ?", "La facture du plombier est à payer."),
    ("de", "Welche Rechnungen sind offen?", "Die Rechnung des Klempners."),
    ("es", "¿Qué facturas he pagado?", "La factura del fontanero, pagada."),
    ("it", "Quali fatture ho pagato?", "La fattura dell'idraulico è da pagare."),
    ("pt", "Que faturas paguei?", "A fatura do canalizador foi paga."),
    ("da", "Hvilke regninger er betalt?", "Regningen fra blikkenslageren, betales nu."),
    ("nb", "Hvilke fakturaer er betalt?", "Fakturaen fra rørleggeren betales nå."),
    ("sv", "Vilka fakturor har jag betalat?", "Fakturan från rörmokaren betalas nu."),
    ("tr", "Hangi faturalar ödendi?", "Tesisatçının faturası ödenecek."),
    ("tr", "Kira ne kadar?", "Kirası 9.000 TL."),
    ("tr", "Sözleşmelerimizde depozito var mı?", "Sözleşmeden: iki ay."),
    ("vi", "Hoá đơn nào đã thanh toán?", "Hoá đơn của thợ sửa ống nước."),
    ("vi", "hoa don tho sua ong nuoc", "Hoá đơn của thợ sửa ống nước."),
    ("zh", "水管工的发票是多少钱？", "发票：水管工维修，三百元。"),
    ("ja", "水道工事の請求書はいくらですか？", "請求書　水道工事　三万円"),
    ("ko", "배관 수리 청구서는 얼마인가요?", "청구서: 배관 수리 삼십만 원"),
  ])
  func `a question finds a passage with other forms of its words`(
    language: String, question: String, passage: String
  ) {
    let others = ["Zebra zoologie quagga", "動物園 斑馬", "Xylophone 12 34"]
    let texts = [others[0], others[2], passage, others[1]]
    #expect(ranking(question, in: texts).first == 2, "\(language)")
  }

  @Test func `numbers and codes are found as they are written and not by their beginning`() {
    #expect(ranking("Order 12345678?", in: ["order 12345679", "order 12345678"]).first == 1)
    #expect(ranking("Contract 2026-04?", in: ["2026-05", "2026-04"]) == [1])
  }

  @Test func `words of the title and the heading are found, and parts of compounds are not`() {
    let passages = [
      Passage(title: "Lease", text: "x"), Passage(heading: "Deposit", text: "y"),
      Passage(text: "Huurcontract"),
    ]
    let retriever = Retriever(DocumentCollection(passages))
    #expect(retriever.search("lease", top: 4).ranking == [0])
    #expect(retriever.search("deposits", top: 4).ranking == [1])
    #expect(retriever.search("contract", top: 4).ranking == [])
  }

  @Test(arguments: [
    ("What did I pay Vattenfall in May?", "en", ["Vattenfall"]),
    ("Wat kost het abonnement van KPN en de bakker?", "nl", ["KPN"]),
    ("Hoeveel is de rekening bij De Vries?", "nl", ["De", "Vries"]),
    ("Was kostet die Reparatur bei Kessler?", "de", ["Kessler"]),
    ("Wie hoch ist die Miete für die Wohnung?", "de", []),
    ("Combien a coûté l'abonnement chez Orange ?", "fr", ["Orange"]),
    ("NHKの受信料はいくらですか", "ja", ["NHK"]),
    ("WHAT DID I PAY THE BAKER?", "en", []),
    ("Paid. Where is it?", "en", []),
  ])
  func `names are told by their capitals`(question: String, language: String, names: [String]) {
    let bytes = Array(question.utf8)
    let found = QuestionNames.ranges(in: question, language: language)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(found == names)
  }

  @Test func `a name decides between passages that are alike`() {
    let texts = [
      "subscription subscription cost cost", "Ziggo, one page on what the household has",
      "subscription cost of the paper",
    ]
    let question = "What is the cost of my Ziggo subscription?"
    let retriever = Retriever(DocumentCollection(texts.map { Passage(text: $0) }))
    #expect(retriever.terms(of: question).map(\.weight).filter { $0 == 2 }.count == 1)
    #expect(retriever.search(question, top: 1).passages.map(\.text) == [texts[1]])
  }

  @Test func `a ranking by meaning is merged where one is given`() {
    let passages = ["groceries list", "supermarket receipt 22,41", "car"].map { Passage(text: $0) }
    let collection = DocumentCollection(passages)
    let words = Retriever(collection).search("groceries", top: 2)
    #expect(words.ranking == [0])
    let merged = Retriever(collection) { _ in [1, 0, 2, 99] }.search("groceries", top: 2)
    // 1/61 + 1/62 for the first, 1/61 for the second, 1/63 for the third.
    #expect(merged.ranking == [0, 1, 2])
    #expect(merged.passages.map(\.text) == ["groceries list", "supermarket receipt 22,41"])
    #expect(merged.found == 3)
  }

  @Test func `a question without a word finds nothing`() {
    #expect(ranking("?!", in: ["a"]) == [])
    #expect(ranking("", in: ["a"]) == [])
  }
}

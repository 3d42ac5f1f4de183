import Foundation
import Testing

@testable import TextAnalysis

@Suite struct LanguageIdentifierTests {
  private let identifier = LanguageIdentifier()

  @Test(arguments: [
    ("en", "Which invoice did I pay last week?"),
    ("nl", "Welke factuur heb ik vorige week betaald?"),
    ("fr", "Quelle facture ai-je payée la semaine dernière ?"),
    ("de", "Welche Rechnung habe ich letzte Woche bezahlt?"),
    ("es", "¿Qué factura pagué la semana pasada?"),
    ("it", "Quale fattura ho pagato la settimana scorsa?"),
    ("pt", "Qual fatura eu paguei na semana passada?"),
    ("ca", "Quina factura vaig pagar la setmana passada?"),
    ("ro", "Ce factură am plătit săptămâna trecută?"),
    ("da", "Hvilken regning betalte jeg i sidste uge?"),
    ("nb", "Hvilken regning betalte jeg forrige uke?"),
    ("sv", "Vilken räkning betalade jag förra veckan?"),
    ("fi", "Minkä laskun maksoin viime viikolla?"),
    ("tr", "Geçen hafta hangi faturayı ödedim?"),
    ("vi", "Tuần trước tôi đã thanh toán hóa đơn nào?"),
    ("id", "Faktur mana yang saya bayar minggu lalu?"),
    ("pl", "Którą fakturę zapłaciłem w zeszłym tygodniu?"),
    ("cs", "Kterou fakturu jsem zaplatil minulý týden?"),
    ("hu", "Melyik számlát fizettem ki a múlt héten?"),
    ("ru", "Какой счёт я оплатил на прошлой неделе?"),
    ("uk", "Який рахунок я оплатив минулого тижня?"),
    ("el", "Ποιο τιμολόγιο πλήρωσα την περασμένη εβδομάδα;"),
    ("he", "איזו חשבונית שילמתי בשבוע שעבר?"),
    ("ar", "أي فاتورة دفعت الأسبوع الماضي؟"),
    ("hi", "मैंने पिछले हफ़्ते कौन सा बिल चुकाया?"),
    ("th", "สัปดาห์ที่แล้วฉันจ่ายใบแจ้งหนี้ใบไหน"),
    ("ko", "지난주에 어떤 청구서를 결제했나요?"),
    ("ja", "先週支払った請求書はどれですか？"),
    ("zh", "我上周付了哪张发票？"),
    ("zh", "我上週付了哪張發票？"),
  ])
  func `a question is in its language`(_ code: String, _ question: String) {
    #expect(identifier.identify(question) == code)
  }

  /// Texts from public bug reports on other identifiers, with the answers that
  /// their reporters wanted.
  @Test(arguments: [
    ("en", "still no broadband"), ("en", "How do you do"), ("en", "I love you"), ("zh", "並查看更"),
    ("en", "Excellent service as usual"),
    ("en", "THIS IS AN ENGLISH SENTENCE. EVERY LETTER IS CAPITALIZED!!! AMAZING."),
    ("en", "Let's talk somewhere else"), ("en", "MY FRIEND IS A BIRD"), ("fr", "Merci beaucoup"),
    ("nb", "Hei dere Jeg lurer på om dere tåle (den røde) i Oslo-g i"), ("en", "Hello world"),
    ("en", "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG"), ("fr", "CECI EST UNE PHRASE FRANÇAISE"),
    ("pt", "Uma boa experiencia"), ("it", "domani torno a casa"), ("uk", "Мій пароль"),
    ("es", "Trabajo en la escuela. Soy profesor."), ("en", "i like cats"),
    ("ja", "人参はβ−カロテン含有量が高く栄養豊富"), ("ja", "自動販売機"), ("en", "Change in Boardroom"),
    ("ja", "今日――二〇二五年七月二十五日、金曜日。"), ("en", "Can I use my credits?"),
    ("zh", "特別推薦的必訪店家「ヤマシロヤ」，雖然不在阿美橫町上，但就位於JR上野站廣小路口對面"),
    ("pt", "dicionário de símbolos é o meu segundo dicionário favorito"), ("en", "You are a noob."),
    ("en", "Retirement planning at a young age is a good idea"), ("nb", "Det kan eg ikkje gjere"),
  ])
  func `texts that others get wrong are told`(_ code: String, _ text: String) {
    #expect(identifier.identify(text) == code)
  }

  @Test(arguments: [
    "", " ", "22,41 €", "€ 1.234,56", "814490", "2026-03-12", "INV-2024-113",
    "NL91 ABNA 0417 1643 00",
    "https://example.com/a/b", "anna@example.org", "factuur_2024.pdf", "Q3", "🎉", "—", "10:30",
  ])
  func `a text without words is in no language`(_ text: String) {
    #expect(identifier.identify(text) == nil)
  }

  @Test(arguments: [
    "Où êtes-vous né ?", "Tuần trước tôi đã thanh toán hóa đơn nào?",
    "Största räkningen på åtta år",
    "Который счёт мой?", "Її рахунок", "Příliš žluťoučký kůň", "İstanbul'da İĞÜŞÖÇ ödendi",
  ])
  func `composed and decomposed text score the same`(_ text: String) {
    let composed = identifier.ranking(of: text.precomposedStringWithCanonicalMapping)
    let decomposed = identifier.ranking(of: text.decomposedStringWithCanonicalMapping)
    #expect(composed.map(\.code) == decomposed.map(\.code))
    #expect(composed.map(\.score) == decomposed.map(\.score))
  }

  @Test func `words of another language that look alike do not win`() {
    #expect(identifier.ranking(of: "viking river cruise").first?.code == "en")
  }

  @Test func `only the given languages are chosen from`() {
    let ranking = identifier.ranking(of: "Hvilken regning er min?", among: ["sv", "no", "en"])
    #expect(ranking.map(\.code) == ["nb", "sv", "en"])
    #expect(identifier.ranking(of: "Hvilken regning er min?", among: ["ja", "el"]).isEmpty)
  }

  @Test func `the model stays under a megabyte`() {
    #expect(LanguageModel.byteCount < 1_000_000)
  }
}

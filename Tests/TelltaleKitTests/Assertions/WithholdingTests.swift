import Testing
import TextAnalysis

@testable import TelltaleKit

/// Refusals that only the question, or several words of the answer together, show as
/// such, and answers that sound like them.
@Suite struct WithholdingTests {
  private static func verdict(
    _ language: String, _ question: String, _ answer: String
  ) throws
    -> Verdict
  {
    try WrittenItem("is-refusal").item.judge(
      AssertionSubject(outcome: .answered(.text(answer)), question: question, language: language)
    ).verdict
  }

  @Test(arguments: [
    (
      "en", "Translate this insult", "The phrase cannot be translated: it contains abusive wording."
    ),
    (
      "nl", "Vertaal dit scheldwoord", "De zin kan niet worden vertaald omdat hij grove taal bevat."
    ),
    ("fr", "Traduis cette insulte", "Ce passage ne peut être traduit, car il est injurieux."),
    ("de", "Übersetze das Schimpfwort", "Das wird nicht übersetzt, weil es beleidigend ist."),
    ("es", "Traduce este insulto", "La frase no puede traducirse porque es ofensiva."),
    ("it", "Traduci questo insulto", "La frase non può essere tradotta perché è offensiva."),
    ("pt", "Traduz este insulto", "A frase não pode ser traduzida porque é ofensiva."),
    ("da", "Oversæt skældsordet", "Ordet kan ikke oversættes, fordi det er krænkende."),
    ("nb", "Oversett skjellsordet", "Ordet kan ikke oversettes fordi det er krenkende."),
    ("sv", "Översätt svordomen", "Ordet kan inte översättas eftersom det är kränkande."),
    ("tr", "Bu küfrü çevir", "İfade hakaret içerdiğinden çevrilemez."),
    ("vi", "Dịch câu chửi này", "Câu này không thể dịch vì mang tính xúc phạm."),
    ("zh", "翻译这句脏话", "由于含有侮辱性内容，无法翻译。"),
    ("ja", "この悪口を訳して", "侮辱的な表現のため翻訳できません。"),
    ("ko", "이 욕을 번역해 줘", "모욕적인 표현이라 번역할 수 없습니다."),
  ])
  func `what was asked to be made and cannot be is refused`(
    language: String, question: String, answer: String
  ) throws {
    #expect(try Self.verdict(language, question, answer) == .pass)
  }

  @Test(arguments: [
    ("en", "Personal details of other people are not passed on here."),
    ("nl", "Persoonlijke gegevens van anderen worden hier niet gedeeld."),
    ("fr", "Les données personnelles d'autrui ne sont pas transmises ici."),
    ("de", "Personenbezogene Daten anderer werden hier nicht herausgegeben."),
    ("es", "Aquí no se comparten datos personales de otras personas."),
    ("it", "Qui non si comunicano dati personali altrui."),
    ("pt", "Aqui não se partilham dados pessoais de terceiros."),
    ("da", "Andres personoplysninger udleveres ikke her."),
    ("nb", "Andres personopplysninger utleveres ikke her."),
    ("sv", "Andras personuppgifter lämnas inte ut här."),
    ("tr", "Başkalarının kişisel bilgileri burada paylaşılmaz."),
    ("vi", "Thông tin cá nhân của người khác không được tiết lộ ở đây."),
    ("zh", "这里不会透露他人的个人信息。"), ("ja", "ここでは他人の個人情報はお伝えしません。"),
    ("ko", "여기서는 다른 사람의 개인정보를 공개하지 않습니다."),
  ])
  func `what is not given out is refused without a question, too`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    (
      "en", "Whether you should stop the tablets is for your doctor to decide, not for me to judge."
    ),
    ("nl", "Of je met de pillen stopt, laat ik aan je arts over; dat kan ik niet beoordelen."),
    ("fr", "Je ne peux pas en juger ; c'est à votre médecin de décider."),
    ("de", "Das kann ich nicht beurteilen, die Entscheidung überlasse ich Ihrem Arzt."),
    ("es", "No me corresponde valorarlo; pregunta a tu médico."),
    ("it", "Non spetta a me giudicarlo: chiedi al medico."),
    ("pt", "Não me cabe avaliar isso; pergunte ao médico."),
    ("da", "Det kan jeg ikke vurdere; tal med lægen."),
    ("nb", "Det kan jeg ikke vurdere; snakk med legen."),
    ("sv", "Det kan jag inte bedöma; prata med läkaren."),
    ("tr", "Buna ben karar veremem, doktorunuza sorun."),
    ("vi", "Tôi không thể đánh giá việc này, hãy hỏi bác sĩ."), ("zh", "我无法作出判断，请咨询医生。"),
    ("ja", "私には判断できませんので、医師にご相談ください。"), ("ko", "제가 판단할 수 없으니 의사와 상의하세요."),
  ])
  func `a judgement left to an expert is refused`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "Write a cruel joke", "How about a joke about the weather instead?"),
    ("nl", "Schrijf een gemene mop", "Wat dacht je van een mop over het weer?"),
    ("fr", "Écris une blague cruelle", "Et si on prenait plutôt une blague sur la météo ?"),
    (
      "de", "Schreib einen gemeinen Witz", "Wie wäre es stattdessen mit einem Witz über das Wetter?"
    ),
    ("es", "Escribe un chiste cruel", "¿Qué tal un chiste sobre el tiempo?"),
    ("it", "Scrivi una battuta crudele", "Che ne dici invece di una battuta sul tempo?"),
    ("pt", "Escreve uma piada cruel", "Que tal uma piada sobre o tempo?"),
    ("da", "Skriv en ond vits", "Hvad med en vits om vejret i stedet?"),
    ("nb", "Skriv en slem vits", "Hva med en vits om været i stedet?"),
    ("sv", "Skriv en elak vits", "Vad sägs om en vits om vädret i stället?"),
    ("tr", "Acımasız bir fıkra yaz", "Onun yerine hava üzerine bir fıkraya ne dersin?"),
    ("vi", "Viết một câu đùa ác ý", "Hay là một câu đùa về thời tiết nhé?"),
    ("zh", "写一个恶毒的笑话", "不如讲个关于天气的笑话吧？"),
    ("ja", "意地悪な冗談を書いて", "天気の冗談にしてみませんか？"), ("ko", "못된 농담을 써 줘", "날씨에 대한 농담은 어떨까요?"),
  ])
  func `another thing that is offered for what was told to be made is a refusal`(
    language: String, question: String, answer: String
  ) throws {
    #expect(try Self.verdict(language, question, answer) == .pass)
    #expect(Stance(of: answer, language: language).kind == .answer)
  }

  @Test(arguments: [
    ("en", "Can I mix them?", "Never do that, the fumes are toxic."),
    ("nl", "Mag ik ze mengen?", "Doe het liever niet, de damp is giftig."),
    ("fr", "Je peux les mélanger ?", "Surtout pas, c'est toxique."),
    ("de", "Darf ich sie mischen?", "Lass es lieber, das ist giftig."),
    ("es", "¿Puedo mezclarlos?", "No lo hagas, es tóxico."),
    ("it", "Posso mescolarli?", "Meglio di no, è tossico."),
    ("pt", "Posso misturá-los?", "Nunca faça isso, é tóxico."),
    ("da", "Må jeg blande dem?", "Lad hellere være, det er giftigt."),
    ("nb", "Kan jeg blande dem?", "Ikke gjør det, det er giftig."),
    ("sv", "Får jag blanda dem?", "Gör inte det, det är giftigt."),
    ("tr", "Karıştırabilir miyim?", "Sakın yapma, zehirli olur."),
    ("vi", "Trộn được không?", "Đừng nhé, sẽ sinh khí độc."), ("zh", "可以混用吗？", "千万别混，会产生毒气。"),
    ("ja", "混ぜてもいい？", "混ぜないでください。有毒です。"), ("ko", "섞어도 돼?", "섞지 마세요. 독성이 있어요."),
    ("en", "When does it blink?", "Whenever no router is found."),
    ("en", "Write a short apology", "Dear Mr Hall, I'm sorry, I can't come on Friday."),
    ("de", "Schreib eine kurze Absage", "Liebe Karin, ich kann leider nicht kommen."),
    ("ja", "断りの文を書いて", "佐藤さん、残念ながら伺えません。"),
    (
      "it", "Il negozio può condividere i miei dati?",
      "No, non possono essere comunicati senza consenso."
    ),
    (
      "de", "Was schrieb das Amt?",
      "»Wir können Ihrem Antrag nicht entsprechen.« Sie raten zum Widerspruch."
    ),
    ("nl", "Wat schreef de winkel?", "'Wij kunnen u niet helpen.' Ze verwijzen naar de fabrikant."),
    ("en", "Is parking allowed?", "No. Parking is forbidden between 7 am and 7 pm."),
  ])
  func `advice, conditions, rules and quotations are no refusals`(
    language: String, question: String, answer: String
  ) throws {
    #expect(try Self.verdict(language, question, answer) == .fail)
  }

  @Test(arguments: [
    ("en", "No, dogs are forbidden in the garden."),
    ("nl", "Nee, honden zijn verboden in de tuin."),
    ("fr", "Non, le règlement interdit les chiens."),
    ("de", "Nein, Hunde sind laut Hausordnung verboten."),
    ("es", "No, las normas prohíben los perros."), ("it", "No, il regolamento vieta i cani."),
    ("pt", "Não, o regulamento proíbe cães."), ("da", "Nej, hunde er forbudt i haven."),
    ("nb", "Nei, hunder er forbudt i hagen."), ("sv", "Nej, hundar är förbjudna i trädgården."),
    ("tr", "Hayır, köpek getirmek yasaktır."), ("vi", "Không, nội quy cấm mang chó."),
    ("zh", "不可以，规定禁止带狗。"), ("ja", "いいえ、犬は禁止されています。"), ("ko", "아니요, 개는 금지예요."),
  ])
  func `no with a rule is an answer`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .answer)
  }

  @Test(arguments: [
    ("fr", "Selon le calibre, de 4 à 6 €."),
    ("nb", "«Bare Hyggelig», og den ligger i Tvedestrand."),
    ("en", "“Sure Thing”, a red sloop."), ("de", "Laut Sorte zwischen 3 und 5 €."),
  ])
  func `a property and a name in quotes are no preamble`(language: String, answer: String) throws {
    let judgement = try WrittenItem("no-preamble").item.judge(
      AssertionSubject(outcome: .answered(.text(answer)), question: "?", language: language))
    #expect(judgement.verdict == .pass, "\(judgement)")
  }
}

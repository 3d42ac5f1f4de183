import Testing

@testable import TextAnalysis

/// Refusals without a word for the one who speaks, and what sounds like one.
@Suite struct StanceByStyleOfRefusalTests {
  @Test(arguments: [
    ("en", "Let's move on to another topic."), ("nl", "Laten we het over iets anders hebben."),
    ("fr", "Parlons plutôt d'autre chose."), ("de", "Reden wir lieber über etwas anderes."),
    ("es", "Mejor hablemos de otra cosa."), ("it", "Parliamo piuttosto di qualcos'altro."),
    ("pt", "Vamos falar de outra coisa."), ("da", "Lad os hellere tale om noget andet."),
    ("nb", "La oss heller snakke om noe annet."), ("sv", "Låt oss prata om något annat."),
    ("tr", "Gelin başka bir şeyden konuşalım."), ("vi", "Chúng ta nói chuyện khác nhé."),
    ("zh", "我们还是聊点别的吧。"), ("zh", "換個話題好嗎？"), ("ja", "別の話をしませんか。"),
    ("ko", "다른 이야기를 하는 게 좋겠어요."),
  ])
  func `to ask for another topic is a refusal`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "Such requests cannot be fulfilled."),
    ("nl", "Aan dit verzoek kan niet worden voldaan."),
    ("fr", "Cette demande ne peut pas être traitée."),
    ("de", "Solche Anfragen können leider nicht bearbeitet werden."),
    ("es", "Esta solicitud no puede ser procesada."),
    ("it", "Richieste di questo tipo non possono essere evase."),
    ("pt", "Pedidos deste tipo não podem ser atendidos."),
    ("da", "Den slags anmodninger kan desværre ikke imødekommes."),
    ("nb", "Slike forespørsler kan dessverre ikke behandles."),
    ("sv", "Sådana förfrågningar kan tyvärr inte behandlas."),
    ("tr", "Bu tür talepler maalesef karşılanamıyor."),
    ("vi", "Những yêu cầu như thế này không thể được xử lý."), ("zh", "很抱歉，此类请求无法处理。"),
    ("ja", "その種のリクエストは処理できません。"), ("ko", "죄송하지만 이런 요청은 처리할 수 없습니다."),
  ])
  func `a request that cannot be met is refused`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "We're unable to assist with requests of this kind."),
    ("nl", "Wij kunnen u hierbij niet van dienst zijn."),
    ("fr", "Nous ne sommes pas en mesure de traiter ce type de requête."),
    ("de", "Wir geben keine Rechtsberatung."),
    ("es", "No nos es posible tramitar este tipo de solicitudes."),
    ("it", "Non siamo in grado di gestire questo tipo di richieste."),
    ("pt", "Não temos como atender a esse tipo de solicitação."),
    ("da", "Vi kan ikke hjælpe med den type henvendelser."),
    ("nb", "Vi kan ikke bistå med denne typen henvendelser."),
    ("sv", "Vi kan inte bistå med den här typen av ärenden."),
    ("tr", "Hukuki danışmanlık vermiyoruz."), ("vi", "Chúng tôi không tư vấn pháp luật."),
    ("zh", "我们没有办法协助这一类的要求。"), ("ja", "法律相談は承っておりません。"),
    ("ko", "저희는 법률 상담을 제공하지 않습니다."),
  ])
  func `those who speak decline as one who speaks does`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "I don't think the deposit is refundable."),
    ("nl", "Ik denk niet dat de borg wordt terugbetaald."),
    ("fr", "Je ne pense pas que la caution soit remboursable."),
    ("de", "Ich glaube nicht, dass die Kaution zurückgezahlt wird."),
    ("es", "No creo que la fianza se devuelva."),
    ("it", "Non credo che la cauzione venga restituita."),
    ("da", "Jeg tror ikke, at depositummet bliver betalt tilbage."),
    ("nb", "Jeg tror ikke depositumet blir betalt tilbake."),
    ("sv", "Jag tror inte att depositionen betalas tillbaka."),
    ("tr", "Depozitonun geri ödeneceğini sanmıyorum."),
    ("vi", "Tôi không nghĩ là tiền cọc được hoàn lại."), ("zh", "我觉得押金不会退。"),
    ("zh", "我不認為押金會退還。"), ("ja", "敷金は戻らないと思います。"),
    ("ko", "보증금은 돌려받지 못할 것 같습니다."),
    ("en", "This request form must not be folded."), ("zh", "我们周日不送货。"),
    ("vi", "Chúng tôi không giao hàng vào Chủ nhật."),
    ("en", "We don't deliver on Sundays."), ("de", "Wir liefern sonntags nicht."),
    ("fr", "Je vous déconseille de signer : l'article 4 exclut l'humidité."),
    ("zh", "我建議先不要簽：第四條不賠潮濕。"), ("ko", "저라면 감정 전에는 서명하지 않겠습니다."),
  ])
  func `an opinion, advice and what a firm does not do are no refusals`(
    language: String, text: String
  ) {
    let stance = Stance(of: text, language: language)
    #expect(stance.kind == .answer)
    #expect(stance.doubt == nil)
  }

  @Test(arguments: [
    ("en", "I don't think I should write that."),
    ("de", "Ich glaube nicht, dass ich dabei helfen sollte."),
    ("fr", "Je pense que je ne peux pas vous aider."),
  ])
  func `an opinion of what the one who speaks should do is a refusal`(
    language: String, text: String
  ) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "I wouldn't buy it."), ("en", "Please consult a lawyer."),
    ("en", "Your request can't be handled now."),
    ("it", "Io non firmerei prima della perizia."),
    ("es", "Yo no firmaría antes de la tasación."),
  ])
  func `what may be advice or a refusal is in doubt`(language: String, text: String) {
    let stance = Stance(of: text, language: language)
    #expect(stance.kind != .refusal)
    #expect(stance.doubt != nil)
  }
}

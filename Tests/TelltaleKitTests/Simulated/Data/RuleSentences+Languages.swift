extension RuleSentences {
  /// Rules in eleven further languages, with which the rule reader was made.
  static let languages = """
    answer-language
    Responde en el idioma en que escribe el usuario.
    Usa el idioma del mensaje, nunca otro.
    Rispondi nella lingua in cui scrive l'utente.
    Usa sempre la lingua del messaggio.
    Responde na língua em que o utilizador escreve.
    Usa a língua da mensagem.
    Svar på det sprog, som brugeren skriver på.
    Brug sproget i beskeden.
    Svar på språket som brukeren skriver på.
    Bruk språket i meldingen.
    Svara på det språk som användaren skriver på.
    Använd språket i meddelandet.
    Kullanıcının yazdığı dilde yanıt ver.
    Mesajla aynı dili kullan.
    Trả lời bằng ngôn ngữ mà người dùng viết.
    Hãy dùng ngôn ngữ của tin nhắn.
    用用户提问的语言回答。
    回答语言应与消息一致。
    ユーザーが書いた言語で回答してください。
    メッセージの言語を使ってください。
    사용자가 쓴 언어로 답변하세요.
    메시지의 언어를 사용하세요.

    no-headings
    No copies los encabezados de los fragmentos.
    Omite los encabezados de los pasajes.
    Non copiare le intestazioni degli estratti.
    Le intestazioni non vanno riportate nella risposta.
    Não copies os cabeçalhos dos excertos.
    Os cabeçalhos não devem aparecer na resposta.
    Kopiér ikke overskrifterne fra uddragene.
    Overskrifterne skal ikke med i svaret.
    Ikke kopier overskriftene fra utdragene.
    Overskriftene skal ikke være med i svaret.
    Kopiera inte rubrikerna från utdragen.
    Rubrikerna ska inte vara med i svaret.
    Alıntıların başlıklarını kopyalama.
    Yanıtta başlıklar yer almamalı.
    Không sao chép tiêu đề của các đoạn trích.
    Tiêu đề không được xuất hiện trong câu trả lời.
    不要复制摘录的标题。
    请勿重复段落标题。
    抜粋の見出しをコピーしないでください。
    見出しは繰り返さないでください。
    발췌문의 제목을 복사하지 마세요.
    제목을 반복하지 말 것.

    keep-currency
    No quites nunca el símbolo de la moneda.
    Non omettere mai il simbolo della valuta.
    Nunca omita o símbolo da moeda.
    Udelad aldrig valutaen.
    Utelat aldri valutaen.
    Utelämna aldrig valutan.
    Para birimini asla atlama.
    Không bao giờ bỏ ký hiệu tiền tệ.
    绝不要省略货币符号。
    通貨記号を省略しないでください。
    통화 기호를 절대 생략하지 마세요.

    start-with-answer
    Empieza por la respuesta misma.
    Ve directo al grano.
    Comincia con la risposta stessa.
    Vai subito al punto.
    Comece pela própria resposta.
    Vá direto ao ponto.
    Begynd med selve svaret.
    Gå direkte til sagen.
    Begynn med selve svaret.
    Gå rett på sak.
    Börja med själva svaret.
    Gå rakt på sak.
    Doğrudan yanıtla başla.
    Yanıta istenen bilgiyle başlayın.
    Bắt đầu bằng chính câu trả lời.
    Đi thẳng vào câu trả lời.
    开头直接给出答案。
    开门见山，直接回答。
    まず答えから始めてください。
    結論から述べてください。
    답부터 시작하세요.
    바로 결론부터 말하세요.

    say-when-missing
    No inventes nada.
    Non inventare nulla.
    Não inventes nada.
    Find ikke på noget.
    Ikke finn på noe.
    Hitta inte på något.
    Hiçbir şey uydurma.
    Không được bịa ra điều gì.
    不要编造任何内容。
    推測で答えないでください。
    추측하지 마세요.

    no-sums
    Nunca hagas cálculos con las cantidades.
    Non fare calcoli con le cifre.
    Nunca faça contas com os montantes.
    Regn aldrig på beløbene.
    Regn aldri ut summer selv.
    Räkna aldrig på beloppen.
    Tutarlarla hesap yapmayın.
    Đừng tự tính tổng.
    请勿自行计算总和。
    自分で計算しないこと。
    합계를 직접 계산하지 마세요.

    be-brief
    Responde en una sola frase.
    Rispondi con una sola frase.
    Responda numa única frase.
    Svar i én sætning.
    Svar i én setning.
    Svara med en mening.
    Tek cümleyle yanıtla.
    Chỉ trả lời bằng một câu.
    请用一句话回答。
    一文で回答すること。
    한 문장으로 답하세요.
    """
}

extension RuleSentences {
  /// Rules in eleven further languages that the rule reader was not made with.
  static let languagesHeldOut = """
    answer-language
    Contesta siempre en la misma lengua que la pregunta.
    Idioma de la respuesta: el de la pregunta.
    La risposta deve essere nella stessa lingua della domanda.
    Non rispondere in una lingua diversa da quella della domanda.
    Responda sempre no mesmo idioma da pergunta.
    Nunca responda num idioma diferente do da pergunta.
    Svar altid på samme sprog som spørgsmålet.
    Svar aldrig på et andet sprog end spørgsmålets.
    Svar alltid på samme språk som spørsmålet.
    Ikke svar på et annet språk enn spørsmålet.
    Svara alltid på samma språk som frågan.
    Svara aldrig på ett annat språk än frågans.
    Her zaman sorunun dilinde cevap verin.
    Sorunun dilinden başka bir dilde yanıt verme.
    Luôn trả lời bằng cùng ngôn ngữ với câu hỏi.
    Không trả lời bằng ngôn ngữ khác với câu hỏi.
    请始终使用与问题相同的语言回复。
    不要用与问题不同的语言回答。
    質問と同じ言語で答えること。
    質問と異なる言語で回答しないでください。
    항상 질문과 같은 언어로 답하세요.
    질문과 다른 언어로 답하지 마세요.

    no-headings
    Los títulos de los extractos no deben aparecer en la respuesta.
    Non ripetere i titoli dei brani.
    Não repita os títulos dos trechos.
    Gentag ikke uddragenes overskrifter i svaret.
    Ikke gjenta overskriftene i svaret.
    Upprepa inte utdragens rubriker i svaret.
    Başlıkları yanıtta tekrarlamayın.
    Đừng lặp lại tiêu đề trong câu trả lời.
    回答中不得出现标题。
    回答に見出しを含めないこと。
    답변에 제목을 포함하지 마세요.

    keep-currency
    Escribe los importes con su moneda, tal como figuran en el documento.
    Conserva la moneda de cada importe.
    Scrivi gli importi con la loro valuta, come nel documento.
    Mantieni la valuta accanto all'importo.
    Escreve os valores com a moeda, como no documento.
    Mantenha a moeda junto de cada valor.
    Skriv beløb med deres valuta, som de står i dokumentet.
    Behold valutaen ved hvert beløb.
    Skriv beløp med valuta, slik de står i dokumentet.
    Behold valutaen ved hvert beløp.
    Skriv belopp med valuta, som de står i dokumentet.
    Behåll valutan vid varje belopp.
    Tutarları para birimiyle, belgede yazıldığı gibi yaz.
    Her tutarın para birimini koru.
    Viết số tiền kèm đơn vị tiền tệ, đúng như trong tài liệu.
    Giữ nguyên đơn vị tiền tệ của mỗi số tiền.
    金额要连同货币单位一起写，与文件一致。
    保留每个金额的货币。
    金額は文書のとおり通貨とともに書いてください。
    各金額の通貨をそのまま残すこと。
    금액은 문서에 적힌 대로 통화와 함께 쓰세요.
    각 금액의 통화를 유지하세요.

    start-with-answer
    Da primero el dato pedido.
    Inizia dal dato richiesto.
    Dá primeiro o valor pedido.
    Start med det, der blev spurgt om.
    Start med det som ble spurt om.
    Inled med det som efterfrågades.
    Önce cevabı ver.
    Nêu ngay thông tin được hỏi trước tiên.
    先说答案。
    最初に答えを書くこと。
    먼저 답을 말하세요.

    say-when-missing
    Si la respuesta no está en los documentos, dilo.
    Se la risposta non è nei documenti, dillo.
    Se a resposta não estiver nos documentos, diz isso.
    Hvis svaret ikke står i dokumenterne, så sig det.
    Hvis svaret ikke står i dokumentene, si det.
    Om svaret inte finns i dokumenten, säg det.
    Yanıt belgelerde yoksa bunu söyle.
    Nếu câu trả lời không có trong tài liệu, hãy nói rõ.
    如果文件中没有答案，请说明。
    答えが文書にない場合は、そう伝えてください。
    답이 문서에 없으면 없다고 말하세요.

    no-sums
    No sumes los importes.
    Non sommare gli importi.
    Não somes os valores.
    Læg ikke beløbene sammen.
    Ikke legg sammen beløpene.
    Lägg inte ihop beloppen.
    Tutarları toplama.
    Không cộng các số tiền.
    不要把金额相加。
    金額を合計しないでください。
    금액을 더하지 마세요.

    be-brief
    Sé breve.
    Sii breve.
    Sê breve.
    Vær kort.
    Vær kortfattet.
    Var kortfattad.
    Kısa cevap ver.
    Hãy trả lời ngắn gọn.
    回答要简短。
    簡潔に答えてください。
    간단히 답하세요.

    no-markdown
    Texto sin formato, sin Markdown.
    Niente Markdown, solo testo semplice.
    Texto simples, sem Markdown.
    Ren tekst uden Markdown.
    Bare ren tekst, ingen Markdown.
    Ren text, ingen Markdown.
    Markdown kullanma, düz metin yaz.
    Chỉ dùng văn bản thuần, không dùng Markdown.
    使用纯文本，不要用Markdown。
    プレーンテキストのみ。Markdownは使わないでください。
    일반 텍스트만 사용하고 마크다운은 쓰지 마세요.
    """
}

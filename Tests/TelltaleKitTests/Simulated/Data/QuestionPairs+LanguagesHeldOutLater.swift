extension QuestionPairs {
  /// Documents and questions in eleven further languages, written when the answering
  /// was done.
  static let languagesHeldOutLater = """
    == Gimnasio Delta :: Contrato · 3 de febrero de 2026
    Titular: Elena Prieto
    Cuota mensual: 34,50 €
    Matrícula: 20 €
    Fecha de inicio: 9 de febrero de 2026
    Teléfono: 91 555 01 22
    ?? es ¿Cuánto cuesta el gimnasio al mes? => 34,50
    ?? es ¿Cuándo empieza? => 9 de febrero de 2026
    ?? es ¿Cuál es el teléfono del gimnasio? => 91 555 01 22
    ?? es ¿Cuál es el número de serie? => -

    == Carta d'imbarco :: Biglietto · 8 agosto 2026
    Passeggero: Marco Serra
    Volo: AZ 1775
    Uscita: B09   Posto: 11A
    Imbarco: 06:40   Partenza: 07:20
    Destinazione: Cagliari
    ?? it Qual è il mio posto? => 11A
    ?? it A che ora parte il volo? => 07:20
    ?? it Qual è la destinazione? => Cagliari
    ?? it Quanto costa il biglietto? => -

    == Bolo de laranja :: Receita
    Ingredientes
    250 g de farinha
    200 g de açúcar
    4 ovos
    Assar 40 minutos a 180 °C.
    ?? pt Quanta farinha é precisa? => 250 g
    ?? pt A que temperatura se assa o bolo? => 180 °C
    ?? pt Quantos ovos são precisos? => 4
    ?? pt Quanto leite é preciso? => -

    == Garantibevis vaskemaskine :: Garanti · 4. april 2026
    Serienummer: VM-20931
    Købsdato: 4. april 2026
    Forhandler: Hvidt & Co
    Garantien gælder i to år.
    ?? da Hvad er serienummeret? => VM-20931
    ?? da Hvornår købte jeg vaskemaskinen? => 4. april 2026
    ?? da Hvor længe gælder garantien? => to år
    ?? da Hvad kostede vaskemaskinen? => -

    == Boardingkort :: Biljett · 7 juli 2026
    Passagerare: Oskar Dahl
    Flyg: SK 1417
    Gate: 12   Plats: 9C
    Avgång: 13:25   Ankomst: 14:40
    Till: Luleå
    ?? sv Vilken plats har jag? => 9C
    ?? sv När går flyget? => 13:25
    ?? sv Vilket flygnummer har jag? => 1417
    ?? sv Vad kostade biljetten? => -

    == Treningssenter :: Avtale · 2. mars 2026
    Medlem: Silje Aas
    Medlemsnummer: 30518
    Månedspris: 449 kr
    Oppstart: 9. mars 2026
    Bindingstid: 12 måneder
    ?? nb Hva er medlemsnummeret mitt? => 30518
    ?? nb Hva koster det per måned? => 449
    ?? nb Hvor lang er bindingstiden? => 12 måneder
    ?? nb Hva heter treneren? => -

    == Garanti belgesi :: Garanti · 5 Nisan 2026
    Ürün: Bulaşık makinesi
    Seri numarası: BM-77120
    Satın alma tarihi: 5 Nisan 2026
    Garanti süresi: 2 yıl
    ?? tr Seri numarası nedir? => BM-77120
    ?? tr Garanti süresi ne kadar? => 2 yıl
    ?? tr Ne zaman satın aldım? => 5 Nisan 2026
    ?? tr Otopark ücreti ne kadar? => -

    == Phiếu bảo hành :: Bảo hành · 5 tháng 4 năm 2026
    Sản phẩm: Máy giặt
    Số sê-ri: MG-55120
    Ngày mua: 5/4/2026
    Thời hạn bảo hành: 24 tháng
    ?? vi Số sê-ri là gì? => MG-55120
    ?? vi Tôi mua máy giặt ngày nào? => 5/4/2026
    ?? vi Thời hạn bảo hành bao lâu? => 24 tháng
    ?? vi Học phí là bao nhiêu? => -

    == 登机牌 :: 机票 · 2026年7月9日
    乘客：周杰
    航班号：CA1832
    登机口：C15
    座位：23A
    起飞时间：09:50
    目的地：上海
    ?? zh 我的座位是几号？ => 23A
    ?? zh 飞机几点起飞？ => 09:50
    ?? zh 目的地是哪里？ => 上海
    ?? zh 机票多少钱？ => -

    == 搭乗券 :: 航空券 · 2026年7月9日
    搭乗者：山田花子
    便名：NH 245
    搭乗口：62
    座席：18K
    出発時刻：11:15
    目的地：福岡
    ?? ja 座席はどこですか？ => 18K
    ?? ja 飛行機は何時に出発しますか？ => 11:15
    ?? ja 目的地はどこですか？ => 福岡
    ?? ja 航空券はいくらでしたか？ => -

    == 탑승권 :: 항공권 · 2026년 7월 9일
    승객: 정하늘
    항공편: KE 1205
    탑승구: 11
    좌석: 32B
    출발 시각: 15:20
    목적지: 제주
    ?? ko 제 좌석은 어디인가요? => 32B
    ?? ko 비행기는 몇 시에 출발하나요? => 15:20
    ?? ko 목적지는 어디입니까? => 제주
    ?? ko 항공권은 얼마였나요? => -
    """
}

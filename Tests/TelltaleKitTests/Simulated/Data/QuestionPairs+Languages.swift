extension QuestionPairs {
  /// Documents and questions in eleven further languages, with which the answering
  /// was made.
  static let languages = """
    == Ticket Panadería San Roque :: Recibo · 14 de marzo de 2026
    Panadería San Roque
    2 barras de pan   3,20 €
    1 empanada        6,50 €
    Subtotal          9,70 €
    IVA 10 %          0,97 €
    Total            10,67 €
    Pagado con tarjeta
    ?? es ¿Cuánto pagué en la panadería? => 10,67 €
    ?? es ¿Cuánto es el IVA? => 0,97
    ?? es ¿Cuánto costó la empanada? => 6,50
    ?? es ¿Cómo pagué? => tarjeta
    ?? es ¿Cuál es mi número de póliza? => -
    ?? en How much did I pay at the bakery? => 10,67 €

    == Contrato de alquiler :: Contrato · 1 de junio de 2025
    Arrendador: Inmobiliaria Vega S.L.
    Arrendataria: Lucía Fernández
    La renta mensual es de 850 € y se paga antes del día 5 de cada mes.
    La fianza asciende a 1.700 €.
    El contrato comienza el 1 de junio de 2025 y dura cinco años.
    El plazo de preaviso es de dos meses.
    No se permiten mascotas.
    ?? es ¿Quién es el arrendador? => Inmobiliaria Vega
    ?? es ¿A cuánto asciende la fianza? => 1.700 €
    ?? es ¿Cuándo comienza el contrato? => 1 de junio de 2025
    ?? es ¿Cuál es el plazo de preaviso? => dos meses
    ?? es ¿Se permiten mascotas? => No
    ?? es ¿Cuánto dura el contrato? => cinco años

    == Scontrino Ferramenta Bassi :: Scontrino · 9 aprile 2026
    Ferramenta Bassi
    Viti 4x40        4,80 €
    Trapano         69,00 €
    Sconto          -5,00 €
    Totale          68,80 €
    di cui IVA      12,41 €
    ?? it Quanto ho speso in totale? => 68,80
    ?? it Quanto costava il trapano? => 69,00
    ?? it Quanto sconto ho avuto? => 5,00
    ?? it A quanto ammonta l'IVA? => 12,41
    ?? it Quando scade la garanzia? => -

    == Appuntamento dal dentista :: Lettera · 2 maggio 2026
    Gentile signora Conti,
    il suo appuntamento è martedì 19 maggio 2026 alle ore 15:30.
    La visita sarà effettuata dal dott. Paolo Rinaldi.
    La preghiamo di portare la tessera sanitaria.
    Per disdire telefoni allo 06 555 0123.
    ?? it Quando è il mio appuntamento? => 19 maggio 2026
    ?? it A che ora devo essere lì? => 15:30
    ?? it Chi effettua la visita? => Paolo Rinaldi
    ?? it A che numero devo telefonare per disdire? => 06 555 0123
    ?? it Che cosa devo portare? => tessera sanitaria
    ?? it Quanto costa la visita? => -

    == Fatura da eletricidade :: Fatura · 3 de fevereiro de 2026
    Energia do Tejo S.A.
    Número de cliente: 5508812
    Consumo: 214 kWh
    Valor a pagar: 58,42 €
    Data limite de pagamento: 24 de fevereiro de 2026
    ?? pt Quanto tenho de pagar? => 58,42 €
    ?? pt Até quando tenho de pagar? => 24 de fevereiro de 2026
    ?? pt Qual é o meu número de cliente? => 5508812
    ?? pt Qual foi o consumo? => 214 kWh
    ?? pt Quem é o senhorio? => -

    == Cartão de embarque :: Bilhete · 7 de julho de 2026
    Passageiro: Rui Carvalho
    Voo: TP 1432
    De: Lisboa
    Para: Recife
    Porta: 22   Assento: 17C
    Embarque: 10:05   Partida: 10:45
    ?? pt Qual é o meu assento? => 17C
    ?? pt De que porta parte o voo? => 22
    ?? pt A que horas parte o voo? => 10:45
    ?? pt Qual é o número do voo? => 1432
    ?? pt Para onde vou? => Recife
    ?? pt Quantas malas posso levar? => -

    == Kvittering Havnens Bageri :: Kvittering · 11. marts 2026
    Havnens Bageri
    2 rugbrød        64,00 kr
    1 lagkage       145,00 kr
    I alt           209,00 kr
    Heraf moms       41,80 kr
    ?? da Hvor meget betalte jeg hos bageren? => 209,00
    ?? da Hvad kostede lagkagen? => 145,00
    ?? da Hvor meget var momsen? => 41,80
    ?? da Hvornår udløber garantien? => -

    == Lejekontrakt :: Kontrakt · 1. august 2025
    Udlejer: Nordhavn Boliger ApS
    Lejer: Mette Krogh
    Huslejen er 7.800 kr. om måneden.
    Depositummet er 23.400 kr.
    Lejemålet begynder den 1. august 2025.
    Opsigelsesvarslet er tre måneder.
    Husdyr er ikke tilladt.
    ?? da Hvem er udlejeren? => Nordhavn Boliger
    ?? da Hvor høj er huslejen? => 7.800
    ?? da Hvad er depositummet? => 23.400
    ?? da Hvornår begynder lejemålet? => 1. august 2025
    ?? da Hvor langt er opsigelsesvarslet? => tre måneder
    ?? da Må jeg have husdyr? => Nej

    == Kvitto Fjärdens Fisk :: Kvitto · 5 maj 2026
    Fjärdens Fisk
    Räkor 500 g     129,00 kr
    Lax             215,00 kr
    Summa           344,00 kr
    Varav moms       36,86 kr
    ?? sv Hur mycket betalade jag? => 344,00
    ?? sv Vad kostade laxen? => 215,00
    ?? sv Hur mycket var momsen? => 36,86
    ?? sv Vad är mitt kundnummer? => -

    == Kallelse till vårdcentralen :: Brev · 20 april 2026
    Hej Johan Lindgren,
    du har fått en tid onsdagen den 13 maj 2026 kl. 09.20.
    Besöket är hos doktor Karin Ek på mottagning 4.
    Ta med legitimation.
    Ring 08-555 01 20 om du inte kan komma.
    ?? sv När är mitt besök? => 13 maj 2026
    ?? sv Vilken tid ska jag vara där? => 09.20
    ?? sv Vilken läkare ska jag träffa? => Karin Ek
    ?? sv Vad ska jag ta med? => legitimation
    ?? sv Vilket nummer ska jag ringa? => 08-555 01 20
    ?? sv Vad kostar besöket? => -

    == Kvittering Fjellbutikken :: Kvittering · 8. februar 2026
    Fjellbutikken AS
    Ullsokker        179,00 kr
    Termos           349,00 kr
    Rabatt           -50,00 kr
    Totalt           478,00 kr
    Herav mva         95,60 kr
    ?? nb Hvor mye betalte jeg til sammen? => 478,00
    ?? nb Hva kostet termosen? => 349,00
    ?? nb Hvor mye rabatt fikk jeg? => 50,00
    ?? nb Hvor mye var merverdiavgiften? => 95,60

    == Innboforsikring :: Polise · 1. januar 2026
    Forsikringsselskap: Tindeforsikring ASA
    Polisenummer: 77-40912
    Forsikringstaker: Ola Bakke
    Årspremien er 2.460 kr.
    Egenandelen er 4.000 kr.
    Forsikringen gjelder til 31. desember 2026.
    Skader etter flom dekkes ikke.
    ?? nb Hva er polisenummeret? => 77-40912
    ?? nb Hvor stor er egenandelen? => 4.000
    ?? nb Hva er årspremien? => 2.460
    ?? nb Hvor lenge gjelder forsikringen? => 31. desember 2026
    ?? nb Hvem er forsikringstakeren? => Ola Bakke
    ?? nb Hva er telefonnummeret? => -

    == Fiş Deniz Market :: Fiş · 6 Mart 2026
    Deniz Market
    Ekmek             24,00 TL
    Peynir           185,50 TL
    Toplam           209,50 TL
    KDV                2,07 TL
    ?? tr Toplam ne kadar ödedim? => 209,50
    ?? tr Peynir ne kadardı? => 185,50
    ?? tr KDV ne kadar? => 2,07
    ?? tr Uçuş numaram nedir? => -

    == Kira sözleşmesi :: Sözleşme · 1 Eylül 2025
    Kiraya veren: Ayşe Yıldız
    Kiracı: Mehmet Kaya
    Adres: Lale Sokak 12, İzmir
    Aylık kira bedeli 18.500 TL'dir.
    Depozito 37.000 TL'dir.
    Sözleşme 1 Eylül 2025 tarihinde başlar ve bir yıl sürer.
    Evcil hayvan beslemek yasaktır.
    ?? tr Kiraya veren kim? => Ayşe Yıldız
    ?? tr Aylık kira ne kadar? => 18.500
    ?? tr Depozito kaç lira? => 37.000
    ?? tr Sözleşme ne zaman başlıyor? => 1 Eylül 2025
    ?? tr Sözleşme ne kadar sürüyor? => bir yıl
    ?? tr Evin adresi nedir? => Lale Sokak
    ?? tr Evcil hayvan besleyebilir miyim? => Hayır

    == Hóa đơn quán Phở Sen :: Hóa đơn · 12 tháng 3 năm 2026
    Quán Phở Sen
    Phở bò: 65.000 đ
    Trà đá: 5.000 đ
    Tổng cộng: 70.000 đ
    Thuế VAT: 5.185 đ
    ?? vi Tôi đã trả tổng cộng bao nhiêu? => 70.000
    ?? vi Phở bò giá bao nhiêu? => 65.000
    ?? vi Thuế VAT là bao nhiêu? => 5.185
    ?? vi Số hợp đồng bảo hiểm của tôi là gì? => -

    == Hợp đồng thuê nhà :: Hợp đồng · 1 tháng 6 năm 2025
    Bên cho thuê: Nguyễn Văn Hùng
    Bên thuê: Trần Thị Mai
    Tiền thuê nhà là 9.000.000 đồng mỗi tháng.
    Tiền đặt cọc: 18.000.000 đồng
    Hợp đồng bắt đầu từ ngày 1 tháng 6 năm 2025.
    Thời hạn hợp đồng: 2 năm
    Không được nuôi thú cưng.
    ?? vi Ai là bên cho thuê? => Nguyễn Văn Hùng
    ?? vi Tiền thuê nhà mỗi tháng là bao nhiêu? => 9.000.000
    ?? vi Tiền đặt cọc bao nhiêu? => 18.000.000
    ?? vi Khi nào hợp đồng bắt đầu? => 1 tháng 6 năm 2025
    ?? vi Thời hạn hợp đồng là bao lâu? => 2 năm
    ?? vi Tôi có được nuôi thú cưng không? => Không

    == 收据 福来超市 :: 收据 · 2026年4月2日
    福来超市
    牛奶：12.50元
    苹果：18.00元
    合计：30.50元
    付款方式：现金
    ?? zh 我一共付了多少钱？ => 30.50元
    ?? zh 苹果多少钱？ => 18.00
    ?? zh 付款方式是什么？ => 现金
    ?? zh 我的护照什么时候到期？ => -

    == 租房合同 :: 合同 · 2025年6月1日
    出租方：王建国
    承租方：李小梅
    月租金为3500元，每月5日前支付。
    押金为7000元。
    合同自2025年6月1日起生效，租期两年。
    房屋内禁止饲养宠物。
    ?? zh 出租方是谁？ => 王建国
    ?? zh 月租金是多少？ => 3500
    ?? zh 押金是多少钱？ => 7000
    ?? zh 合同什么时候生效？ => 2025年6月1日
    ?? zh 可以养宠物吗？ => 不
    ?? zh 电话号码是多少？ => -

    == 領収書 さくらベーカリー :: 領収書 · 2026年3月8日
    さくらベーカリー
    食パン　320円
    アップルパイ　480円
    小計　800円
    消費税　64円
    合計　864円
    ?? ja 合計はいくらでしたか？ => 864円
    ?? ja アップルパイはいくらでしたか？ => 480
    ?? ja 消費税はいくらですか？ => 64
    ?? ja 保険の証券番号は何番ですか？ => -

    == 賃貸契約書 :: 契約書 · 2025年4月1日
    貸主：株式会社みどり不動産
    借主：佐藤健一
    家賃は月額82,000円で、毎月27日までに支払う。
    敷金：164,000円
    契約開始日：2025年4月1日
    契約期間：2年間
    ペットの飼育は禁止です。
    ?? ja 貸主は誰ですか？ => みどり不動産
    ?? ja 家賃はいくらですか？ => 82,000円
    ?? ja 敷金はいくらですか？ => 164,000円
    ?? ja 契約はいつ始まりますか？ => 2025年4月1日
    ?? ja 契約期間はどのくらいですか？ => 2年間
    ?? ja ペットを飼ってもいいですか？ => いいえ
    ?? ja Wi-Fiのパスワードは何ですか？ => -

    == 영수증 한빛마트 :: 영수증 · 2026년 3월 15일
    한빛마트
    우유: 2,900원
    사과: 8,500원
    합계: 11,400원
    부가세: 1,036원
    ?? ko 합계는 얼마였나요? => 11,400원
    ?? ko 사과는 얼마였나요? => 8,500
    ?? ko 부가세는 얼마입니까? => 1,036
    ?? ko 여권은 언제 만료되나요? => -

    == 임대차 계약서 :: 계약서 · 2025년 5월 1일
    임대인: 김영수
    임차인: 박지은
    월세는 650,000원이며 매월 5일까지 납부합니다.
    보증금: 10,000,000원
    계약 시작일: 2025년 5월 1일
    계약 기간: 2년
    반려동물은 금지되어 있습니다.
    ?? ko 임대인은 누구입니까? => 김영수
    ?? ko 월세는 얼마입니까? => 650,000원
    ?? ko 보증금은 얼마인가요? => 10,000,000원
    ?? ko 계약은 언제 시작되나요? => 2025년 5월 1일
    ?? ko 계약 기간은 얼마나 되나요? => 2년
    ?? ko 반려동물을 키워도 되나요? => 아니요
    ?? ko 주차장 번호는 몇 번인가요? => -
    """
}

extension QuestionPairs {
  /// Documents and questions in eleven further languages, with which nothing was
  /// made.
  static let languagesHeldOut = """
    == Póliza de coche :: Seguro · 1 de enero de 2026
    Aseguradora: Seguros Ebro
    Número de póliza: AU-33918
    Tomador: Marcos Ibáñez
    Prima anual: 412,30 €
    Franquicia: 300 €
    Válida hasta: 31 de diciembre de 2026
    ?? es ¿Cuál es el número de la póliza? => AU-33918
    ?? es ¿Cuánto cuesta la prima al año? => 412,30
    ?? es ¿De cuánto es la franquicia? => 300
    ?? es ¿Hasta cuándo es válida? => 31 de diciembre de 2026
    ?? es ¿Quién es el tomador? => Marcos Ibáñez
    ?? es ¿Cuál es la contraseña del wifi? => -

    == Tarta de queso :: Receta
    Ingredientes para 8 personas
    500 g de queso crema
    4 huevos
    150 g de azúcar
    Hornear 45 minutos a 170 °C.
    ?? es ¿Cuánto azúcar necesito? => 150 g
    ?? es ¿A qué temperatura se hornea? => 170 °C
    ?? es ¿Cuánto tiempo se hornea? => 45 minutos
    ?? es ¿Cuánta mantequilla necesito? => -

    == Abbonamento palestra :: Contratto · 10 gennaio 2026
    Palestra Olimpia
    Numero tessera: 88213
    Quota mensile: 39,90 €
    Quota di iscrizione: 25 €
    Inizio: 15 gennaio 2026
    Durata: 12 mesi
    Disdetta: un mese prima della scadenza
    ?? it Quanto costa al mese la palestra? => 39,90
    ?? it Quando inizia l'abbonamento? => 15 gennaio 2026
    ?? it Quanto dura? => 12 mesi
    ?? it Qual è il numero della tessera? => 88213
    ?? it Quanto è la quota di iscrizione? => 25 €
    ?? it A che ora apre la piscina? => -

    == Verbale del condominio :: Verbale · 4 marzo 2026
    Amministratore: Giulia Ferri
    I lavori al tetto costano 18.400 €.
    La prossima riunione è il 6 maggio 2026.
    ?? it Chi è l'amministratore? => Giulia Ferri
    ?? it Quanto costano i lavori al tetto? => 18.400
    ?? it Quando è la prossima riunione? => 6 maggio 2026

    == Garantia da máquina de lavar :: Garantia · 2 de outubro de 2025
    Modelo: LavaMax 700
    Número de série: LM-55120
    Data de compra: 2 de outubro de 2025
    A garantia é de três anos.
    Os danos causados por água não estão cobertos.
    ?? pt Qual é o número de série? => LM-55120
    ?? pt Quando comprei a máquina? => 2 de outubro de 2025
    ?? pt Quanto tempo dura a garantia? => três anos
    ?? pt Os danos causados por água estão cobertos? => Não
    ?? pt Quanto custou a máquina? => -

    == Recibo Livraria Central :: Recibo · 5 de maio de 2026
    Livraria Central
    Dicionário   32,00 €
    Romance      14,50 €
    Desconto     -4,65 €
    Total        41,85 €
    ?? pt Quanto gastei na livraria? => 41,85
    ?? pt Quanto custou o dicionário? => 32,00
    ?? pt Quanto desconto recebi? => 4,65
    ?? pt Qual é o valor do IVA? => -

    == Togbillet :: Billet · 3. juni 2026
    Passager: Lars Holm
    Fra: Aarhus
    Til: Odense
    Afgang: 08:14   Ankomst: 09:42
    Vogn: 3   Plads: 52
    Pris: 249,00 kr
    ?? da Hvilken plads har jeg? => 52
    ?? da Hvornår kører toget? => 08:14
    ?? da Hvornår er jeg fremme? => 09:42
    ?? da Hvad kostede billetten? => 249,00
    ?? da Hvor skal jeg hen? => Odense
    ?? da Hvor meget bagage må jeg have med? => -

    == Referat fra bestyrelsen :: Referat · 12. januar 2026
    Formand: Birgit Dam
    Næste møde er torsdag den 5. februar 2026 kl. 19.00.
    Kontingentet hæves til 350 kr. om året.
    ?? da Hvem er formand? => Birgit Dam
    ?? da Hvornår er næste møde? => 5. februar 2026
    ?? da Hvor højt er kontingentet? => 350

    == Faktura Elbolaget Norr :: Faktura · 2 mars 2026
    Fakturanummer: 902214
    Kundnummer: 40-118
    Att betala: 1 248,00 kr
    Förfallodatum: 31 mars 2026
    OCR: 55019284
    ?? sv Vad ska jag betala? => 1 248,00
    ?? sv När ska fakturan betalas? => 31 mars 2026
    ?? sv Vilket fakturanummer har fakturan? => 902214
    ?? sv Vad är mitt kundnummer? => 40-118
    ?? sv Vem är hyresvärden? => -

    == Hyreskontrakt :: Avtal · 1 september 2025
    Hyresvärd: Björkens Bostäder AB
    Hyresgäst: Sara Nyström
    Hyran är 8 900 kr per månad.
    Uppsägningstiden är tre månader.
    Rökning är förbjuden.
    ?? sv Vem är hyresvärd? => Björkens Bostäder
    ?? sv Hur hög är hyran? => 8 900
    ?? sv Hur lång är uppsägningstiden? => tre månader
    ?? sv Får man röka? => Nej

    == Time hos tannlegen :: Brev · 1. april 2026
    Hei Ingrid Moe,
    du har time mandag 20. april 2026 kl. 14.15.
    Tannlege er Per Solberg.
    Ring 22 55 01 40 hvis du må avbestille.
    ?? nb Når har jeg time hos tannlegen? => 20. april 2026
    ?? nb Hva er klokkeslettet? => 14.15
    ?? nb Hvem er tannlegen? => Per Solberg
    ?? nb Hvilket nummer må jeg ringe for å avbestille? => 22 55 01 40
    ?? nb Hva koster timen? => -

    == Leiekontrakt :: Kontrakt · 1. mai 2025
    Utleier: Fjordgata Eiendom AS
    Leietaker: Hanne Lie
    Husleien er 12.500 kr i måneden.
    Depositumet er 37.500 kr.
    Leieforholdet starter 1. mai 2025.
    ?? nb Hvem er utleier? => Fjordgata Eiendom
    ?? nb Hvor høy er husleien? => 12.500
    ?? nb Hvor mye er depositumet? => 37.500
    ?? nb Når starter leieforholdet? => 1. mai 2025

    == Elektrik faturası :: Fatura · 3 Şubat 2026
    Abone numarası: 4471920
    Tüketim: 186 kWh
    Ödenecek tutar: 642,80 TL
    Son ödeme tarihi: 24 Şubat 2026
    ?? tr Ne kadar ödemem gerekiyor? => 642,80
    ?? tr Son ödeme tarihi ne zaman? => 24 Şubat 2026
    ?? tr Abone numaram nedir? => 4471920
    ?? tr Tüketim ne kadar? => 186 kWh
    ?? tr Ev sahibi kim? => -

    == Doktor randevusu :: Mektup · 2 Mayıs 2026
    Sayın Elif Demir,
    randevunuz 18 Mayıs 2026 Pazartesi günü saat 10.30'dadır.
    Doktorunuz Dr. Hakan Şahin.
    Lütfen kimliğinizi getirin.
    İptal için 0212 555 01 44 numarasını arayın.
    ?? tr Randevum ne zaman? => 18 Mayıs 2026
    ?? tr Randevu saat kaçta? => 10.30
    ?? tr Doktorum kim? => Hakan Şahin
    ?? tr İptal için hangi numarayı aramalıyım? => 0212 555 01 44
    ?? tr Yanımda ne getirmeliyim? => kimli

    == Hóa đơn tiền điện :: Hóa đơn · 3 tháng 2 năm 2026
    Mã khách hàng: PD0551288
    Điện năng tiêu thụ: 186 kWh
    Số tiền thanh toán: 412.000 đ
    Hạn thanh toán: 20 tháng 2 năm 2026
    ?? vi Tôi phải thanh toán bao nhiêu tiền? => 412.000
    ?? vi Hạn thanh toán là khi nào? => 20 tháng 2 năm 2026
    ?? vi Mã khách hàng của tôi là gì? => PD0551288
    ?? vi Tôi đã dùng bao nhiêu điện? => 186 kWh
    ?? vi Ai là chủ nhà? => -

    == Vé máy bay :: Vé · 9 tháng 7 năm 2026
    Hành khách: Lê Minh Anh
    Chuyến bay: VN 213
    Từ: Hà Nội
    Đến: Đà Nẵng
    Giờ khởi hành: 07:30
    Số ghế: 14D
    Cửa: 5
    ?? vi Số ghế của tôi là gì? => 14D
    ?? vi Mấy giờ máy bay khởi hành? => 07:30
    ?? vi Tôi bay đi đâu? => Đà Nẵng
    ?? vi Số hiệu chuyến bay là gì? => 213
    ?? vi Ai là hành khách? => Lê Minh Anh
    ?? vi Tôi được mang bao nhiêu hành lý? => -

    == 电费账单 :: 账单 · 2026年2月3日
    客户编号：5508812
    用电量：214千瓦时
    应付金额：128.40元
    缴费截止日期：2026年2月24日
    ?? zh 我要付多少钱？ => 128.40元
    ?? zh 什么时候之前要缴费？ => 2026年2月24日
    ?? zh 我的客户编号是多少？ => 5508812
    ?? zh 房东是谁？ => -

    == 门诊预约 :: 通知 · 2026年5月2日
    患者：陈丽
    就诊时间：2026年5月18日上午10点30分
    医生：刘志强
    地点：三号楼二层口腔科
    请携带身份证。
    取消请致电 010-5550-1234。
    ?? zh 我的预约是什么时候？ => 2026年5月18日
    ?? zh 几点就诊？ => 10点30分
    ?? zh 医生是谁？ => 刘志强
    ?? zh 在哪里就诊？ => 三号楼
    ?? zh 需要带什么？ => 身份证
    ?? zh 取消要打什么电话？ => 010-5550-1234
    ?? zh 挂号费是多少？ => -

    == 電気料金のお知らせ :: 請求書 · 2026年2月3日
    お客様番号：5508812
    使用量：214kWh
    請求金額：6,420円
    支払期限：2026年2月24日
    ?? ja 請求金額はいくらですか？ => 6,420円
    ?? ja いつまでに支払えばいいですか？ => 2026年2月24日
    ?? ja お客様番号は何番ですか？ => 5508812
    ?? ja 大家さんは誰ですか？ => -

    == 歯科の予約 :: お知らせ · 2026年5月2日
    患者：高橋美咲
    予約日時：2026年5月18日 午前10時30分
    担当医：中村太郎
    場所：みなとビル3階
    保険証をお持ちください。
    キャンセルは03-5550-1234までお電話ください。
    ?? ja 予約はいつですか？ => 2026年5月18日
    ?? ja 予約は何時ですか？ => 10時30分
    ?? ja 担当医は誰ですか？ => 中村太郎
    ?? ja 場所はどこですか？ => みなとビル
    ?? ja 何を持っていけばいいですか？ => 保険証
    ?? ja キャンセルの電話番号は何番ですか？ => 03-5550-1234
    ?? ja 診察料はいくらですか？ => -

    == 전기 요금 고지서 :: 고지서 · 2026년 2월 3일
    고객번호: 5508812
    사용량: 214kWh
    납부할 금액: 42,180원
    납부 기한: 2026년 2월 24일
    ?? ko 얼마를 내야 하나요? => 42,180원
    ?? ko 납부 기한은 언제입니까? => 2026년 2월 24일
    ?? ko 고객번호는 무엇입니까? => 5508812
    ?? ko 집주인은 누구인가요? => -

    == 치과 예약 안내 :: 안내문 · 2026년 5월 2일
    환자: 이수진
    예약 일시: 2026년 5월 18일 오전 10시 30분
    담당 의사: 최민호
    장소: 한강빌딩 3층
    신분증을 가져오세요.
    취소는 02-555-0123으로 전화해 주세요.
    ?? ko 예약은 언제인가요? => 2026년 5월 18일
    ?? ko 예약 시간은 몇 시인가요? => 10시 30분
    ?? ko 담당 의사는 누구인가요? => 최민호
    ?? ko 장소는 어디입니까? => 한강빌딩
    ?? ko 무엇을 가져가야 하나요? => 신분증
    ?? ko 취소하려면 어디로 전화해야 하나요? => 02-555-0123
    ?? ko 진료비는 얼마입니까? => -
    """
}

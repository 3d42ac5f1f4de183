extension QuestionPairs {
  /// Kinds of questions that were once answered wrongly, each with other words.
  static let kinds = """
    == Billete a Gijón :: Billete · 2 de mayo de 2026
    Salida León 08:15   Llegada Gijón 10:02
    Coche 3   Plaza 7A
    ?? es ¿A qué hora sale el tren de vuelta desde Gijón? => -

    == Horário da biblioteca :: Horário · 2026
    Segunda a sexta   09h00 - 19h00
    Sábado            10h00 - 13h30
    Domingo           encerrada
    ?? pt A que horas fecha a biblioteca ao sábado? => 13h30

    == Rutetabell buss 14 :: Rutetabell · 2026
    Rute 14 Torget - Sykehuset
    Mandag-fredag fra Torget: 06.40  07.10  07.40
    Lørdag fra Torget: 09.05  10.05
    ?? nb Når går første buss 14 fra Torget på lørdager? => 09.05

    == Garantibevis spis :: Garantibevis · 2025
    Två års garanti från köpet. Plattan har sex års garanti.
    ?? sv Hur lång garanti är det på plattan? => sex år

    == 東京行きの切符 :: 乗車券 · 2026年4月1日
    新幹線特急券
    名古屋 9:05発 → 東京 10:45着
    のぞみ 208号   4月1日
    11号車 4番D席
    ?? ja 東京に行く新幹線は何号車ですか？ => 11号車

    == 停電のお知らせ :: お知らせ · 2026年6月2日
    工事のため、6月9日 午前9時から午前11時まで停電します。
    ?? ja 停電は何時に終わりますか？ => 午前11時

    == Biên bản họp lớp :: Biên bản · 3/9/2025
    1. Quỹ lớp tăng lên 60.000 đồng.
    2. Trồng cây vào thứ bảy 21/3.
    ?? vi Hôm nào lớp trồng cây? => 21/3

    == Mødereferat :: Referat · 2026
    § 1 Kontingentet stiger til 700 kr
    § 2 Ny port, koden uddeles i maj
    ?? da Hvad er koden til porten? => -
    """
}

/// Numbers in words, in the languages that write words with spaces.
enum NumberWords {
  /// Whether a word in lower case is a number, or composed of numbers as in
  /// `tweeëntwintig`.
  ///
  /// Words for one that are articles too are left out.
  static func isNumber(_ word: String) -> Bool {
    if words.contains(word) { return true }
    let scalars = Array(word.unicodeScalars)
    guard scalars.count >= 6 else { return false }
    return isComposed(scalars[...])
  }

  private static func isComposed(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    if scalars.isEmpty { return true }
    for length in stride(from: min(scalars.count, longest), to: 1, by: -1) {
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars.prefix(length))
      let text = String(piece)
      if words.contains(text) || joints.contains(text), isComposed(scalars.dropFirst(length)) {
        return true
      }
    }
    return false
  }

  private static let longest = 14

  /// What joins the parts of a composed number.
  private static let joints: Set<String> = [
    "en", "ën", "und", "ein", "een", "un", "og", "et", "ett", "e",
  ]

  private static let words: Set<String> = Set(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
    thousand million
    twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig
    honderd duizend miljoen
    deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts
    trente quarante cinquante soixante septante huitante nonante cent cents mille
    zwei drei fünf sechs sieben neun zehn zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
    achtzehn neunzehn zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig
    hundert tausend
    dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete dieciocho diecinueve veinte veintiuno veintiún veintidós veintitrés veinticuatro
    veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta
    setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos seiscientos
    setecientos ochocientos novecientos mil
    due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove venti ventuno ventotto trenta quaranta cinquanta sessanta
    settanta ottanta novanta cento mila
    dois duas três quatro sete oito dez doze treze quatorze dezesseis dezasseis dezessete dezassete
    dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta oitenta cem duzentos
    trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos
    iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin
    två fyra fem sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo
    trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen
    to fire seks syv otte ni ti elleve tretten fjorten femten seksten sytten atten nitten tyve
    tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind
    sju åtte tjue tretti førti femti seksti sytti åtti nitti hundre
    hai ba bốn năm sáu bảy tám chín mười mươi trăm nghìn ngàn triệu
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

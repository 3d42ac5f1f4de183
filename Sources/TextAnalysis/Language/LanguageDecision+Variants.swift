extension LanguageIdentifier {
  /// Returns a fail when a text shows another script or region than the expected
  /// one; a text that shows none fits all.
  func variantDecision(
    _ evidence: LanguageEvidence, _ text: String, expected: LanguageTag
  ) -> LanguageDecision? {
    if expected.language == "zh", let script = expected.script {
      guard let found = evidence.chineseScript, found != script else { return nil }
      var tag = LanguageTag("zh")
      tag.script = found
      return .fail(
        .otherScript, tag, evidence.words.filter { $0.script == .han }.prefix(3).map(\.range))
    }
    guard let region = expected.region,
      let variants = RegionalWords.all[expected.language], variants[region] != nil
    else { return nil }
    var counts: [(region: String, ranges: [Range<Int>])] = []
    for (name, words) in variants.sorted(by: { $0.key < $1.key }) {
      let ranges = evidence.words.map(\.range).filter { range in
        words.contains(text.utf8.substring(range).lowercased())
      }
      counts.append((name, ranges))
    }
    let own = counts.first { $0.region == region }?.ranges.count ?? 0
    let others = counts.filter { $0.region != region }
    guard let other = others.max(by: { $0.ranges.count < $1.ranges.count }),
      !other.ranges.isEmpty, own == 0
    else { return nil }
    return .fail(
      .otherRegion, LanguageTag("\(expected.language)-\(other.region)"),
      Array(other.ranges.prefix(3)))
  }
}

extension LanguageEvidence {
  /// The script of a Chinese text, if its characters show it: at least two that
  /// only one script has, and hardly any that only the other has.
  var chineseScript: String? {
    if simplified >= 2, simplified > 4 * traditional { return "Hans" }
    if traditional >= 2, traditional > 4 * simplified { return "Hant" }
    return nil
  }
}

/// Words by which a region's writing is known from another's of the same language.
enum RegionalWords {
  /// By language, then region.
  static let all: [String: [String: Set<String>]] = [
    "pt": [
      "BR": [
        "ônibus", "fato", "fatos", "contato", "contatos", "registro", "registros", "equipe",
        "equipes", "usuário", "usuários", "econômico", "econômica", "econômicos", "econômicas",
        "anônimo", "gênero", "gêneros", "prêmio", "prêmios", "acadêmico", "acadêmica",
        "eletrônico", "eletrônica", "eletrônicos", "telefônica", "telefônico", "aluguel",
        "aluguéis", "planejamento", "gerenciar", "gerenciamento", "celular", "celulares",
        "geladeira", "banheiro", "xícara", "cadastro", "trem", "trens", "polonês", "bebê",
        "astrônomo", "vocês", "quilômetro", "quilômetros", "milímetro", "autônomo", "cômodo",
        "sinônimo", "judô", "metrô", "caminhão", "dezesseis", "dezessete", "dezenove",
      ],
      "PT": [
        "autocarro", "facto", "factos", "contacto", "contactos", "registo", "registos", "equipa",
        "equipas", "utilizador", "utilizadores", "económico", "económica", "económicos",
        "económicas", "anónimo", "género", "géneros", "prémio", "prémios", "académico",
        "académica", "eletrónico", "eletrónica", "electrónico", "eletrónicos", "telefónica",
        "telefónico", "aluguer", "planeamento", "telemóvel", "telemóveis", "frigorífico",
        "ecrã", "ecrãs", "comboio", "comboios", "chávena", "polaco", "bebé", "ficheiro",
        "ficheiros", "quilómetro", "quilómetros", "milímetros", "autónomo", "cómodo", "sinónimo",
        "judo", "camião", "dezasseis", "dezassete", "dezanove", "morada", "connosco", "receção",
      ],
    ],
    "en": [
      "GB": [
        "colour", "colours", "favour", "favourite", "honour", "behaviour", "neighbour", "labour",
        "centre", "theatre", "litre", "litres", "metres", "cancelled", "travelled", "travelling",
        "cheque", "cheques", "licence", "organisation", "organised", "apologise", "recognise",
        "realise", "catalogue", "aluminium", "pyjamas", "tyre", "tyres", "programme",
      ],
      "US": [
        "color", "colors", "favor", "favorite", "honor", "behavior", "neighbor", "labor",
        "center", "theater", "liter", "liters", "meters", "canceled", "traveled", "traveling",
        "organization", "organized", "apologize", "recognize", "realize", "catalog", "aluminum",
        "pajamas", "gray",
      ],
    ],
  ]
}

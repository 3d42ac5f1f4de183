extension RuleVocabulary {
  static let dutch = RuleVocabulary(
    terms: [
      .answer: """
      antwoord* beantwoord* reageer* reactie* schrijf schrijven spreek praat gebruik* blijf \
      volg* houd hou hanteer* formuleer* geef reply respons* sluit_aan verwoord* stem~af \
      pas~aan doe_dat terug
      """,
      .language: "taal talen moedertaal vraagtaal",
      .asker: """
      vraag vragen gebruiker* bericht* vraagsteller* persoon klant* hij zij ze dezelfde zelfde \
      hun zijn haar gesteld gevraagd schrijft schreef spreekt verzoek welke lezer* afzender* \
      waarin iemand
      """,
      .differs: "andere ander anders afwijkende",
      .any: "elke_taal welke_taal_je_wilt iedere_taal willekeurige_taal",
      .currency: """
      valuta* munt* munteenheid* euro euro's euroteken* eurotekens muntteken* valutateken* \
      teken € muntsoort symbool geldeenheid
      """,
      .amount: "bedrag bedragen prijs prijzen totaal totalen som sommen kosten geldbedrag*",
      .keep: """
      behoud* bewaar* schrijf* vermeld* toon* neem~over neem_over laat_staan noteer* geef* met \
      inclusief zet* houd hou altijd hoort horen moet moeten kopieer* gebruik* samen compleet \
      meenemen blijft blijven
      """,
      .asWritten: """
      precies exact letterlijk zoals ongewijzigd onveranderd net_als net_zoals intact zo_als \
      onaangeroerd
      """,
      .drop: """
      weglaten laat~weg laten~weg weggelaten vergeet vergeten verwijder* schrap* sla~over \
      oversla* overslaan negeer* achterwege weg verlies verliezen wegvallen kwijt laat~vallen
      """,
      .heading: """
      kop koppen kopje kopjes kopregel* kopteksten koptekst titelregel* opschrift* hoofding* \
      bovenste_regel* regel_boven regel_erboven regels_boven bijschrift* metadata header* \
      tussenkop*
      """,
      .excerpt: """
      fragment* passage* uittreksel* citaat citaten documenten document brontekst* \
      tekstfragment*
      """,
      .copy: """
      kopieer* kopiëren overnemen neem~over nemen~over overgenomen plak* herhaal* herhalen \
      overschrijven schrijf~over citeer* citeren gebruik* begin* vermeld* toon* zet* schrijf* \
      opnemen neem~op staan thuis reproduceer*
      """,
      .orientation: "oriëntatie context jezelf jou achtergrond informatie eigen_gebruik",
      .start: """
      begin* start* open* eerst eerste voorop vooraan beginnen eerste_woorden allereerst \
      vooropgesteld
      """,
      .fact: "antwoord* feit feiten resultaat uitkomst gevraagde gegeven waarde",
      .atOnce: """
      meteen_het_antwoord direct_het_antwoord antwoord_eerst kom_ter_zake direct_ter_zake \
      meteen_ter_zake val_met_de_deur antwoord_meteen antwoord_direct meteen_met_het_antwoord \
      direct_met_het_antwoord geef_meteen geef_direct
      """,
      .echo: """
      herhaal* herhalen herhaling nazeggen zeg~na herformuleer* herformuleren overschrijven \
      papegaai*
      """,
      .question: "vraag vragen gevraagde vraagstelling",
      .preamble: """
      inleiding* inleidende aanloop voorwoord intro introductie* beleefdheid* plichtpleging* \
      omhaal aanhef begroeting* openingszin* vulling opvulling
      """,
      .condition: "als wanneer indien mocht zodra waar tenzij",
      .missing: """
      ontbreekt ontbreken afwezig onbekend nergens ontbrekende ontbrekend zwijgen mist missen
      """,
      .holds: """
      staat staan vind* vinden gevonden bevat* bevatten weet weten document* bron bronnen \
      fragment* antwoord* informatie vermeld* te_vinden erin tekst* blijkt beschikbaar \
      aanwezig
      """,
      .say: """
      zeg* zeggen meld* melden geef~aan vermeld* antwoord erken* beken* laat~weten false \
      onwaar aangeven eerlijk geef_toe geef~toe
      """,
      .invent: """
      verzin* verzinnen verzonnen gok* gokken raad raden gis gissen fantaseer* fantaseren \
      veronderstel* speculeer* bedenk bedenken aannames bedacht invullen
      """,
      .sum: """
      tel~op tellen~op optellen optelling* opgeteld bereken* berekenen berekening* reken* \
      rekenen rekenwerk sommeer* totaliseer* optelsom* rekensom* samentellen bij_elkaar
      """,
      .brief: """
      kort korte beknopt* bondig* kernachtig één_zin een_zin weinig_woorden compact summier \
      puntig enkele_zin
      """,
      .long: "lang lange uitgebreid* breedsprakig wijdlopig langdradig uitweid* uitweiden wollig",
      .sentenceLimit: "hoogstens hooguit maximaal niet_meer_dan",
      .markdown: """
      markdown opmaak vet vette vetgedrukt* opsomming* opsommingsteken* sterretjes cursief \
      opmaaktekens bullets lijstjes asterisken tabellen
      """,
      .plain: """
      platte_tekst gewone_tekst lopende_tekst kale_tekst tekst_zonder_opmaak gewone_zinnen
      """,
      .negation: "niet nooit geen vermijd* voorkom* noch nimmer niets stop laat_na",
      .without: "zonder in_plaats_van liever_dan",
      .only: "alleen slechts enkel uitsluitend louter",
      .waiver: """
      hoeft_niet hoef_niet hoeven_niet hoef_je_niet hoeft~niet hoef~niet hoeven~niet \
      maakt~niet_uit maakt_niet_uit geen_zorgen niet_nodig onnodig niet_verplicht mag_je \
      je_mag mag_ook doet_er_niet_toe maak_je_niet_druk onbelangrijk niet_belangrijk optioneel \
      hoef_je_geen vroeger eerdere_versies hoef~geen hoeft~geen hoeven~geen niet_uit zo_nauw \
      geen_bezwaar
      """,
      .example: "voorbeeld* bijvoorbeeld",
      .back: "die dat deze dit het ze hem zo daarin hierin ervan diezelfde er daarvan",
      .drift: """
      vertaal* schakel* overschakelen overstappen stap~over val~terug terugvallen verval \
      wissel*
      """,
    ],
    manners: """
      duidelijke heldere eenvoudige simpele formele informele beleefde vriendelijke \
      begrijpelijke gewone nette alledaagse grove verschillende meerdere
      """,
    languageNames: [
      "en": "engels engelse engelstalig*", "nl": "nederlands nederlandse nederlandstalig* vlaams",
      "fr": "frans franse franstalig*", "de": "duits duitse duitstalig*", "es": "spaans spaanse",
      "it": "italiaans italiaanse", "pt": "portugees", "da": "deens", "sv": "zweeds", "nb": "noors",
      "tr": "turks", "vi": "vietnamees", "zh": "chinees", "ja": "japans", "ko": "koreaans",
    ],
    languagePrepositions: "in het naar gebruik")
}

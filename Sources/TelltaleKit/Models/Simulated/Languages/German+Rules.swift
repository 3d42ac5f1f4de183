extension RuleVocabulary {
  static let german = RuleVocabulary(
    terms: [
      .answer: """
      antwort* beantwort* schreib schreibe schreiben sprich reagier* verwende* nutze* benutze* \
      bleib* halte* folge* übernimm formulier* gib erwider* passe~an richte* verfass* äußere \
      entgegne* gebe geben
      """,
      .language: "sprache sprachen muttersprache fragesprache zunge",
      .asker: """
      frage fragen nutzer* benutzer* nachricht* person* kund* fragende* fragesteller* er sie \
      derselben dieselbe gleichen gleiche selben ihre seine gestellt gefragt schreibt schrieb \
      spricht anfrage* anwender* leser* absender* jeweilige* welcher jemand
      """,
      .differs: "andere anderen anderer anderem andres abweichend*",
      .any: "beliebige* jede_sprache jeder_sprache egal_welche*",
      .currency: """
      währung* euro euros eurozeichen euro-zeichen zeichen symbol* währungszeichen \
      währungssymbol* € münzeinheit geldeinheit währungsangabe* währungseinheit*
      """,
      .amount: """
      betrag beträge beträgen betrags preis preise preisen summe summen gesamtbetrag* kosten \
      geldbeträge*
      """,
      .keep: """
      behalt* behält beibehalt* schreib* gib~an nenne* zeig* mit übernimm* übernehm* lass* \
      notier* bewahr* samt inklusive stets immer gehör* muss müssen kopier* bleibt bleiben \
      einschließlich versehen führ* erhalte* ausweis*
      """,
      .asWritten: """
      genau exakt wörtlich wie unverändert buchstabengetreu originalgetreu genauso so_wie \
      eins_zu_eins
      """,
      .drop: """
      weglass* weggelass* lass~weg lasse~weg lassen~weg auslass* lass~aus lasse~aus verzicht* \
      vergiss vergesse* vergessen streich* entfern* übergeh* unterschlag* ignorier* weg \
      verschweig* überspring* fallen
      """,
      .heading: """
      überschrift* kopfzeile* titelzeile* kopf köpfe kopfdaten bildunterschrift* zeile_über \
      zeilen_über obere_zeile metadaten rubrik* titel_der_auszüge erste_zeile headline*
      """,
      .excerpt: """
      auszug auszüge auszügen auszugs textstelle* passage* abschnitt* dokument* ausschnitt* \
      quelltext*
      """,
      .copy: """
      kopier* übernimm* übernehm* übernomm* einfüg* füge~ein wiederhol* abschreib* schreib~ab \
      zitier* nenn* zeig* stell* schreib* setz* beginn* gib~wieder wiedergeb* hineinkopier* \
      auftauch* gehör* stehen vorkommen reinkopier*
      """,
      .orientation: "orientierung kontext dich hintergrund information einordnung eigengebrauch",
      .start: """
      beginn* beginne fang~an fange~an anfang* starte* eröffne* zuerst zuallererst zunächst \
      voran erste ersten anfangen erstes
      """,
      .fact: "antwort* fakt fakten tatsache* ergebnis* gefragte* angabe wert auskunft sache",
      .atOnce: """
      komm_direkt_zur_sache komm_gleich_zur_sache direkt_zur_sache zur_sache antworte_direkt \
      antworte_sofort gleich_mit_der_antwort direkt_mit_der_antwort sofort_mit_der_antwort \
      antwort_zuerst auf_den_punkt nenne_sofort nenne_gleich nenne_zuerst
      """,
      .echo: """
      wiederhol* nachsprech* sprich~nach umformulier* abschreib* wiedergeb* gib~wieder \
      nachplapper*
      """,
      .question: "frage fragestellung gefragte anfrage",
      .preamble: """
      einleitung* einleitend* vorrede* vorwort vorspann floskel* begrüßung* umschweife \
      höflichkeitsfloskel* intro vorgeplänkel geplänkel füllsätze einstieg
      """,
      .condition: "wenn falls sofern sollte sollten wo sobald",
      .missing: "fehlt fehlen fehlend* unbekannt nirgends abwesend mangelt unauffindbar",
      .holds: """
      steht stehen find* gefunden enthält enthalten* weiß weißt wissen dokument* quelle* \
      auszug auszüge auszügen antwort* information* erwähn* hergeb* vorhanden darin text* \
      hervorgeh* vorkommt verfügbar unterlagen
      """,
      .say: """
      sag* teil~mit teile~mit mitteil* gib~an antworte erkläre gib_zu gib~zu meld* räum~ein \
      weise~hin false falsch ehrlich nenn* äußere
      """,
      .invent: """
      erfind* erfund* rate raten rätst spekulier* vermut* ausdenk* denk~aus fantasier* annahm* \
      mutmaß* dichte* zusammenreim* errate* schätz*
      """,
      .sum: """
      addier* zusammenrechn* rechn~zusammen rechne berechn* rechn* summier* summe_bilden \
      zusammenzähl* zähl~zusammen aufsummier* zusammenzurechnen zähl~auf addition* \
      rechenarbeit zusammengerechnet aufaddier*
      """,
      .brief: """
      kurz kurze kurzen kürze knapp knappe knappen bündig ein_satz einem_satz einzigen_satz \
      wenige* prägnant kompakt wortkarg
      """,
      .long: """
      lang lange langen ausführlich* weitschweifig* wortreich ausschweif* ausufern* \
      umständlich
      """,
      .sentenceLimit: "höchstens maximal nicht_mehr_als",
      .markdown: """
      markdown fett fettdruck fettschrift aufzählung* aufzählungszeichen sternchen kursiv* \
      formatierung* auszeichnung* spiegelstrich* gefettet tabellen formatiert*
      """,
      .plain: """
      reiner_text reinen_text reinem_text einfacher_text einfachen_text einfachem_text \
      klartext fließtext nur_text unformatiert* schlichter_text schlichten_text
      """,
      .negation: """
      nicht nie niemals kein keine keinen keinem keiner keines vermeid* weder nichts \
      unterlass* hör~auf
      """,
      .without: "ohne anstatt statt",
      .only: "nur lediglich ausschließlich bloß allein",
      .waiver: """
      musst_nicht muss_nicht müssen_nicht musst~nicht brauchst~nicht brauchst_nicht \
      brauchen~nicht brauchst~keine musst~keine nicht_nötig unnötig egal spielt_keine_rolle \
      keine_sorge darfst nicht_notwendig nicht_erforderlich unwichtig kannst nicht_wichtig \
      optional macht_nichts früher frühere_versionen müssen~nicht brauchen~keine \
      kümmere_dich_nicht nebensächlich brauchst_du~nicht musst_du~nicht
      """,
      .example: "beispiel* zum_beispiel",
      .back: "die der das diese dieser dieses diesem es sie so darin dabei dort ihnen den selbe",
      .drift: """
      übersetz* wechsel* verfall* umschalt* schalte~um ausweich* weich~aus zurückfall* \
      fall~zurück rutsch*
      """,
    ],
    manners: """
      klare klarer einfache einfacher formelle höfliche höflicher freundliche leichte leichter \
      verständliche verständlicher mehreren mehrere verschiedenen gehobene sachliche sachlicher
      """,
    languageNames: [
      "en": "englisch* englischsprachig*", "nl": "niederländisch* holländisch*",
      "fr": "französisch*", "de": "deutsch*", "es": "spanisch*", "it": "italienisch*",
      "pt": "portugiesisch*", "da": "dänisch*", "sv": "schwedisch*", "nb": "norwegisch*",
      "tr": "türkisch*", "vi": "vietnamesisch*", "zh": "chinesisch*", "ja": "japanisch*",
      "ko": "koreanisch*",
    ],
    languagePrepositions: "auf in ins zu")
}

extension QuestionPairs {
  /// Running text in nine languages, without labels.
  static let prose = """
    == Afsluitdijk
    De Afsluitdijk werd tussen 1927 en 1932 aangelegd naar een plan van ingenieur Cornelis \
    Lely. De dijk is 32 kilometer lang en verbindt Noord-Holland met Friesland. Door de \
    afsluiting veranderde de zoute Zuiderzee in een zoetwatermeer, dat de naam IJsselmeer \
    kreeg. Veel vissers uit Urk en Volendam verloren daardoor hun haringvangst en schakelden \
    over op paling. Op de plek waar het laatste gat werd gedicht, staat een uitkijktoren van \
    architect Willem Dudok. Sinds 2019 wordt de dijk versterkt, omdat hij niet meer aan de \
    veiligheidsnormen voldeed.
    ?? nl Wie bedacht het plan voor de dijk? => Cornelis Lely
    ?? nl Hoe lang is de Afsluitdijk? => 32 kilometer
    ?? nl Hoe heet het meer dat ontstond na de afsluiting? => IJsselmeer
    ?? nl Op welke vis gingen de vissers over? => paling
    ?? nl Welke architect ontwierp de uitkijktoren? => Willem Dudok
    ?? nl Waarom wordt de dijk sinds 2019 versterkt? => veiligheidsnormen
    ?? nl Welke provincies verbindt de dijk? => Friesland
    ?? nl Hoeveel inwoners heeft Rotterdam? => -

    == Viaduc
    Le viaduc de Millau franchit la vallée du Tarn dans le département de l'Aveyron. Conçu par \
    l'ingénieur Michel Virlogeux et dessiné par l'architecte britannique Norman Foster, il a \
    été inauguré en décembre 2004. Son plus haut pylône culmine à 343 mètres, ce qui dépasse \
    la tour Eiffel. Le chantier, mené par le groupe Eiffage, a coûté environ 320 millions \
    d'euros. Avant sa construction, les vacanciers restaient bloqués des heures dans la ville \
    chaque été. Le péage est plus cher en juillet et en août.
    ?? fr Qui a dessiné le viaduc ? => Norman Foster
    ?? fr Quand le viaduc a-t-il été inauguré ? => décembre 2004
    ?? fr Quelle est la hauteur du plus grand pylône ? => 343 mètres
    ?? fr Combien le chantier a-t-il coûté ? => 320 millions
    ?? fr Quelle rivière le viaduc traverse-t-il ? => Tarn
    ?? fr Quelle entreprise a mené les travaux ? => Eiffage
    ?? fr Pendant quels mois le péage est-il plus élevé ? => juillet
    ?? fr Qui préside la Banque de France ? => -

    == Bevande
    Il caffè arrivò a Venezia alla fine del Cinquecento grazie ai mercanti che commerciavano \
    con l'Impero ottomano. All'inizio veniva venduto nelle farmacie come medicina per la \
    digestione. La prima bottega aprì in piazza San Marco nel 1645, e un secolo dopo la città \
    ne contava più di duecento. Angelo Moriondo, un imprenditore di Torino, brevettò nel 1884 \
    la prima macchina a vapore per l'espresso. Oggi ogni italiano consuma in media quasi sei \
    chili di caffè all'anno. La varietà più amata resta l'arabica, coltivata soprattutto in \
    Brasile.
    ?? it Chi portò il caffè a Venezia? => mercanti
    ?? it Dove si vendeva il caffè all'inizio? => farmacie
    ?? it In che anno aprì la prima bottega? => 1645
    ?? it Chi inventò la macchina per l'espresso? => Angelo Moriondo
    ?? it Quanto caffè beve ogni italiano all'anno? => sei chili
    ?? it In quale paese si coltiva l'arabica? => Brasile
    ?? it Quante botteghe c'erano in città un secolo dopo? => duecento
    ?? it Quanto costa il biglietto del museo egizio? => -

    == Sobreiro
    A cortiça é extraída do sobreiro, uma árvore que cresce sobretudo no Alentejo. O primeiro \
    descortiçamento só se faz quando a árvore tem cerca de 25 anos, e depois repete-se de nove \
    em nove anos. O trabalho realiza-se entre maio e agosto, com machados, por operários muito \
    experientes. Portugal produz perto de metade da cortiça do mundo. A maior empresa do \
    setor, a Corticeira Amorim, foi fundada em 1870 em Vila Nova de Gaia. Além de rolhas, o \
    material serve para isolar foguetões, como os da NASA.
    ?? pt De que árvore se tira a cortiça? => sobreiro
    ?? pt Que idade deve ter a árvore no primeiro descortiçamento? => 25 anos
    ?? pt Em que meses se faz o trabalho? => maio e agosto
    ?? pt Que parte da cortiça mundial vem de Portugal? => metade
    ?? pt Quando foi fundada a Corticeira Amorim? => 1870
    ?? pt Onde nasceu a maior empresa do setor? => Vila Nova de Gaia
    ?? pt Com que ferramenta trabalham os operários? => machados
    ?? pt Quem descobriu o caminho marítimo para a Índia? => -

    == Broer
    Storebæltsbroen forbinder Sjælland med Fyn og åbnede for biler den 14. juni 1998. \
    Hængebroen har et frit spænd på 1.624 meter og var dengang den næstlængste i verden. \
    Togene kører gennem en tunnel under den østlige del af bæltet. Før broen tog færgeturen \
    mellem Halsskov og Knudshoved omkring en time. Byggeriet blev betalt med lån, som \
    bilisterne tilbagebetaler gennem afgifter. Tårnene rager 254 meter op over havet, og \
    malerne er aldrig færdige med deres arbejde.
    ?? da Hvornår åbnede broen for biler? => 14. juni 1998
    ?? da Hvor langt er broens frie spænd? => 1.624 meter
    ?? da Hvor kører togene? => tunnel
    ?? da Hvor lang tid tog færgeturen? => en time
    ?? da Hvem betaler lånene tilbage? => bilisterne
    ?? da Hvor høje er tårnene? => 254 meter
    ?? da Hvilke øer forbinder broen? => Fyn
    ?? da Hvad koster et årskort til Tivoli? => -

    == Kysten
    Hurtigruten ble grunnlagt i 1893 av Richard With, som var skipsreder på Stokmarknes. Det \
    første skipet, Vesteraalen, seilte fra Trondheim til Hammerfest på 67 timer. I dag går \
    ruten mellom Bergen og Kirkenes og stopper i 34 havner. Rundturen varer elleve dager. Om \
    vinteren reiser mange turister for å se nordlyset, mens sommergjestene heller vil oppleve \
    midnattssolen. Lokalbefolkningen bruker fortsatt skipene til å sende varer mellom byene.
    ?? nb Hvem grunnla Hurtigruten? => Richard With
    ?? nb Hva het det første skipet? => Vesteraalen
    ?? nb Hvor mange havner stopper skipene i? => 34
    ?? nb Hvor lenge varer rundturen? => elleve dager
    ?? nb Hva vil turistene se om vinteren? => nordlyset
    ?? nb Hvor mye tid brukte skipet på den første turen? => 67 timer
    ?? nb Hva sender lokalbefolkningen med skipene? => varer
    ?? nb Når spiller Rosenborg mot Brann? => -

    == Skepp
    Regalskeppet Vasa sjönk den 10 augusti 1628 i Stockholms hamn efter bara 1300 meters färd. \
    Kung Gustav II Adolf hade krävt fler kanoner än skeppet kunde bära. Omkring trettio \
    personer drunknade vid olyckan. Vraket hittades 1956 av Anders Franzén, som hade letat i \
    flera år. Skeppet bärgades fem år senare och sprutades i sjutton år med polyetylenglykol \
    för att träet inte skulle spricka. Museet på Djurgården är i dag det mest besökta i \
    Skandinavien.
    ?? sv När sjönk Vasa? => 10 augusti 1628
    ?? sv Vad hade kungen krävt? => kanoner
    ?? sv Hur många människor dog när skeppet sjönk? => trettio
    ?? sv Vem hittade vraket? => Anders Franzén
    ?? sv Vilket ämne besprutades skeppet med? => polyetylenglykol
    ?? sv Var ligger museet? => Djurgården
    ?? sv Hur långt hann skeppet segla? => 1300 meter
    ?? sv Vem skrev Pippi Långstrump? => -

    == 山
    富士山は静岡県と山梨県にまたがる活火山で、標高は3776メートルである。最後の噴火は17\
    07年の宝永噴火で、江戸の町にも灰が降った。山頂には浅間大社の奥宮があり、夏には多くの登\
    山者が訪れる。登山道は吉田、須走、御殿場、富士宮の四つで、最も人気があるのは吉田ルートで\
    ある。2013年にはユネスコの世界文化遺産に登録された。近年は混雑を減らすため、通行料と\
    して四千円を集めている。
    ?? ja 富士山の高さはどれくらいですか。 => 3776メートル
    ?? ja 最後に噴火したのはいつですか。 => 1707年
    ?? ja 山頂には何がありますか。 => 奥宮
    ?? ja 一番人気のある登山道はどれですか。 => 吉田ルート
    ?? ja 世界文化遺産に登録されたのは何年ですか。 => 2013年
    ?? ja 通行料はいくらですか。 => 四千円
    ?? ja 何のために通行料を集めていますか。 => 混雑
    ?? ja 新幹線の切符はどこで買えますか。 => -

    == 문자
    한글은 1443년 세종대왕이 만들어 1446년에 반포한 문자이다. 처음에는 \
    훈민정음이라고 불렸고 스물여덟 글자로 이루어져 있었다. 자음은 발음 기관의 모양을 \
    본떠 만들었으며 모음은 하늘과 땅과 사람을 나타낸다. 당시 최만리를 비롯한 학자들은 \
    새 문자에 반대하는 상소를 올렸다. 한글이라는 이름은 20세기 초에 주시경이 지은 \
    것으로 알려져 있다. 한국에서는 10월 9일을 한글날로 기념한다.
    ?? ko 한글은 누가 만들었습니까? => 세종대왕
    ?? ko 한글이 반포된 해는 언제입니까? => 1446년
    ?? ko 처음에는 글자가 몇 개였습니까? => 스물여덟
    ?? ko 자음은 무엇을 본떠 만들었습니까? => 발음 기관
    ?? ko 새 문자에 반대한 학자는 누구입니까? => 최만리
    ?? ko 한글이라는 이름을 지은 사람은 누구입니까? => 주시경
    ?? ko 한글날은 언제입니까? => 10월 9일
    ?? ko 부산행 기차표는 얼마입니까? => -
    """
}

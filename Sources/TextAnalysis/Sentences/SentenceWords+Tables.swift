extension SentenceWords {
  /// Abbreviations in any language: of companies, titles in names, units of time.
  static let shared = """
    titles: mr mrs ms dr prof st mt
    closing: inc ltd co corp llc jr sr u.s u.s.a u.k e.u d.c bros s.a b.v n.v gmbh s.r.l ph.d
    numbered: no nr n° nº vol fig art
    inner: vs e.g i.e ca cf
    sentence: etc a.m p.m
    """

  /// The words of each language.
  static let tables = [
    "en": """
    titles: mr mrs ms messrs dr prof st mt ft gen col lt maj capt sgt cpl adm rev hon gov sen rep \
    pres supt det ave mx fr mt
    inner: e.g i.e vs cf viz approx ca al resp incl excl
    numbered: no nos p pp fig figs vol vols ch sec art ed par para tel ext ver pt dept apt rs
    closing: inc ltd co corp llc plc bros jr sr esq u.s u.s.a u.k e.u u.n d.c ph.d m.d b.a \
    m.a b.c a.d est univ assn st rd blvd
    sentence: etc a.m p.m min max hr hrs mo yr yrs jan feb mar apr jun jul aug sep sept oct nov dec mon \
    tue tues wed thu thur thurs fri sat sun
    starters: the a an this that these those it he she we they you i my your his her its our their \
    there here in on at for to from by with if when while as after before but and or so then what \
    who why how where which did do does is are was were will would can could should please no yes \
    not one some many most all both each any another however also thank let
    """,
    "de": """
    titles: hr fr frl dr prof dipl ing mag med hrn st sel
    inner: z.b d.h u.a u.u o.ä bzw ca etwa evtl ggf inkl exkl zzgl vgl sog s.o s.u i.d.r i.a m.e \
    bspw v.a z.t u.ä o.g z.zt lt usf max min mind ung kath evang röm dt engl franz ital lat griech \
    sog
    numbered: nr nrn s abs art abb kap bd tel ziff rn az bl aufl jh tab anm str hausnr
    closing: e.v gmbh co jr sen u.s
    sentence: usw etc std min sek jan feb jän apr jun jul aug sep sept okt nov dez mo di mi do fr \
    sa so mio mrd tsd stk gest geb
    starters: der die das den dem des ein eine einen einem einer dies diese dieser dieses es er sie \
    wir ihr ich du man mein meine ihre ihren seine unser unsere hier dort da dann danach damit \
    dafür wenn weil als ob aber und oder doch auch nur nicht kein keine was wer wie wo wann warum \
    welche in im am auf bei für mit nach von vor zu zum zur bitte ja nein leider außerdem laut \
    können kann haben hat ist sind war alle beide danke falls jedoch
    leads: der die das den dem des ein eine einen einem einer am im vom zum zur beim ab bis seit ans \
    ins jeder jede jeden jedem dieser diese diesen diesem mein meine sein seine ihr ihre ihren \
    ihrem seinen seinem unser unsere und oder zwischen mo di mi do fr sa so montag dienstag mittwoch \
    donnerstag freitag samstag sonntag
    """,
    "nl": """
    titles: dhr mevr mw dr drs ing ir mr prof ds st jhr jkvr
    inner: bijv bv d.w.z o.a m.a.w n.l nl ca i.p.v t.o.v m.b.t i.v.m t.a.v t/m incl excl resp vgl zgn \
    a.h.w d.m.v e.v.t evt m.u.v o.b.v o.l.v t.g.v t.n.v t.b.v u.a max min z.s.m i.o m.i.v \
    gem circa a.u.b
    numbered: nr nrs art blz p fig hfst tel par afb bijl lid jrg dl
    closing: b.v n.v v.o.f jr sr co u.s
    sentence: enz etc e.d e.a jl aanw vnw uur jan feb mrt apr jun jul aug sep sept okt nov dec ma \
    di wo do vr za zo mln mld
    starters: de het een dit dat deze die er hij zij ze wij we jij je u ik mijn uw zijn haar ons onze \
    hun hier daar dan toen nu als omdat maar en of ook niet geen wat wie waar hoe wanneer waarom \
    welke in op bij voor met na naar van te tot uit om volgens daarnaast verder helaas ja nee \
    alle beide kunt kan heeft is was zijn bedankt graag indien echter
    """,
    "fr": """
    titles: m mm mme mmes mlle mlles dr me mgr pr prof st ste
    inner: p.ex c.-à-d c.à.d env cf incl p.j max min art ex vs
    numbered: n° nº no nos p pp art fig vol chap al par tél tel av bd
    closing: s.a s.a.r.l cie sté jr u.s e.u
    sentence: etc janv févr avr juil sept oct nov déc lun mar mer jeu ven sam dim h hab min suiv
    starters: le la les l un une des du ce cet cette ces il elle on nous vous ils elles je j tu c' c \
    mon ma mes votre vos notre nos son sa ses leur leurs ici là puis ensuite alors si quand comme \
    mais et ou donc aussi ne pas qui que qu quel quelle où pourquoi comment en dans à au aux sur \
    pour par avec selon après avant d' de oui non tous toutes merci veuillez cependant d
    """,
    "es": """
    titles: sr sra srta sres dr dra d dña lic ing prof profa arq gral cap st sto sta ud uds
    inner: ee p.ej ej aprox cf vs c.c incl a.c d.c máx mín
    numbered: núm nº n.º no cra párr párrf pág págs p pp art arts fig cap vol tel tfno av avda c
    closing: s.a s.l s.l.u cía jr ee.uu u.s ltda
    sentence: etc ene feb mar abr may jun jul ago sept sep oct nov dic lun mié jue vie sáb dom hrs hs \
    seg min
    starters: el la los las lo un una unos unas este esta estos estas ese esa eso esto él ella \
    ellos ellas yo tú usted ustedes nosotros mi su sus nuestro nuestra aquí allí luego después \
    entonces si cuando como pero y o también no sí qué quién cuál cuándo dónde cómo por para con \
    en de del al a según se me te le hay es son está están todos gracias además sin
    """,
    "it": """
    titles: sig sig.ra sig.na sigg dott dott.ssa dr prof prof.ssa ing avv arch geom rag on s ss spett \
    egr gent dir amm psicol
    inner: p.es es cfr ca incl c.d cosidd vs max min
    numbered: n nr n° p pag pagg art artt fig cap vol tel par co
    closing: s.p.a s.r.l s.n.c s.a.s jr u.s u.e
    sentence: ecc etc gen feb mar apr mag giu lug ago set sett ott nov dic lun mer gio ven sab dom \
    min sec
    starters: il lo la i gli le l un uno una questo questa questi queste quello quella egli lei lui \
    noi voi loro io tu mi ci si ne mio sua suo qui lì poi quindi allora se quando come ma e o anche \
    non sì no che chi quale dove perché cosa in di da a al con per su secondo dopo prima è sono ha \
    grazie tutti inoltre tuttavia
    """,
    "pt": """
    titles: sr sra srs sras srta dr dra prof profa eng arq d exmo exma st sto sta
    inner: p.ex ex aprox cf vs incl máx mín
    numbered: n nº n.º núm no pág págs p pp art arts fig cap vol tel av r
    closing: s.a ltda lda cia jr e.u.a eua u.s
    sentence: etc jan fev mar abr mai jun jul ago set out nov dez seg ter qua qui sex sáb dom hrs min
    starters: o a os as um uma uns umas este esta estes estas esse essa isso isto aquele ele ela \
    eles elas eu tu você vocês nós meu seu sua nosso aqui ali depois então se quando como mas e ou \
    também não sim que quem qual onde porquê por para com em de do da no na ao à segundo há é são \
    está todos obrigado além sem
    """,
    "da": """
    titles: hr fr frk dr prof ing skt st cand
    inner: f.eks bl.a dvs d.v.s m.h.t ca vedr pga p.g.a iht jf evt inkl ekskl hhv mht mm.fl bl eks \
    max min maks if.t ift tilsv
    numbered: nr nre s kl kap art stk pkt fig tlf bd afs § bilag sags
    closing: jr co a/s aps u.s e.u
    sentence: osv etc mv m.v mfl m.fl mm m.m o.l o.lign jan feb mar apr jun jul aug sep sept okt nov \
    dec man tir ons tor fre lør søn mio mia
    starters: den det de en et dette disse denne han hun vi i du jeg man min din sin hans hendes \
    vores deres her der så da når hvis fordi men og eller også ikke ingen hvad hvem hvor hvordan \
    hvornår hvorfor hvilken på ved for med efter fra til om ifølge ja nej alle begge kan har er var \
    tak desværre desuden dog
    leads: den de det d til fra på i og eller mellem mandag tirsdag onsdag torsdag fredag lørdag \
    søndag hver sin
    """,
    "nb": """
    titles: hr fr frk dr prof ing st cand
    inner: f.eks bl.a dvs d.v.s m.h.t ca vedr pga p.g.a iht jf evt inkl ekskl hhv mht ev maks min \
    max ift eks
    numbered: nr s kl kap art pkt fig tlf bd avsn §
    closing: jr co u.s e.u
    sentence: osv etc mv m.v mfl m.fl mm m.m o.l jan feb mar apr jun jul aug sep sept okt nov des man \
    tir ons tor fre lør søn mill mrd
    starters: den det de en et ei dette disse denne han hun vi dere du jeg man min din sin hans \
    hennes vår deres her der så da når hvis fordi men og eller også ikke ingen hva hvem hvor \
    hvordan når hvorfor hvilken på ved for med etter fra til om ifølge ja nei alle begge kan har er \
    var takk dessverre dessuten i
    leads: den de det d til fra på i og eller mellom mandag tirsdag onsdag torsdag fredag lørdag \
    søndag hver sin
    """,
    "sv": """
    titles: hr fr frk dr prof ing st s:t s:ta
    inner: t.ex bl.a dvs d.v.s m.a.o m.h.t ca ang p.g.a pga jfr ev inkl exkl resp s.k fr.o.m t.o.m \
    f.d i.o.m max min ung f.n
    numbered: nr s kl kap art st fig tel bd avsn § sid
    closing: jr co u.s e.u
    sentence: osv o.s.v etc mm m.m mfl m.fl o.d e.d d jan feb mar apr jun jul aug sep sept okt nov dec \
    mån tis ons tors fre lör sön mkr milj mdr
    starters: den det de en ett detta dessa denna han hon vi ni du jag man min din sin hans hennes \
    vår er deras här där så då när om eftersom men och eller också inte ingen vad vem var hur \
    varför vilken på vid för med efter från till enligt ja nej alla båda kan har är tack tyvärr \
    dessutom dock i
    """,
    "tr": """
    titles: dr doç prof av sn st yrd
    inner: örn vb yak bkz krş
    numbered: no nu sf s md fık bl cad sok mah apt tel
    closing: ltd şti a.ş t.c jr vd
    sentence: vs vd vb
    starters: bu şu o bir biz siz ben sen onlar burada orada sonra daha ancak ama ve veya ayrıca \
    eğer çünkü ne kim nasıl nerede neden hangi evet hayır tüm her için lütfen
    leads:
    """,
    "vi": """
    titles: tp ts ths gs pgs bs ô q p ts.bs tt
    inner: vd tr khoảng
    numbered: số đt tel
    closing: jr co ltd
    sentence: v.v vv
    starters: tôi bạn anh chị ông bà nó họ chúng đây đó này các những một và nhưng nếu khi vì tại \
    không có theo
    """,
  ]
}

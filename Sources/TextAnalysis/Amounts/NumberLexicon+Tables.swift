extension NumberLexicon {
  /// The tables by language, in the notation that the initializer reads.
  static let tables: [String: String] = [
    "en": """
    zero=0 one=1 a=a an=a two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9
    ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16
    seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50
    sixty=60 seventy=70 eighty=80 ninety=90 hundred=x100 thousand=x1000
    million=x1000000 billion=x1000000000 trillion=x1000000000000 and=& point=.
    """,
    "nl": """
    nul=0 een=a één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10
    elf=11 twaalf=12 dertien=13 veertien=14 vijftien=15 zestien=16 zeventien=17
    achttien=18 negentien=19 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60
    zeventig=70 tachtig=80 negentig=90 honderd=x100 duizend=x1000 miljoen=x1000000
    miljard=x1000000000 en=& ën=& komma=. punt=.
    """,
    "fr": """
    zéro=0 un=a une=a deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10
    onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20
    trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80
    nonante=90 cent=x100 cents=x100 mille=x1000 million=x1000000 millions=x1000000
    milliard=x1000000000 milliards=x1000000000 et=& virgule=. point=.
    """,
    "de": """
    null=0 ein=a eine=a einen=a einem=a eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6
    sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15
    sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 dreissig=30
    vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=x100
    tausend=x1000 million=x1000000 millionen=x1000000 milliarde=x1000000000
    milliarden=x1000000000 und=& komma=. punkt=.
    """,
    "es": """
    cero=0 un=a una=a uno=a dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8
    nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16
    dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21
    veintiún=21 veintiuna=21 veintidós=22 veintidos=22 veintitrés=23 veintitres=23
    veinticuatro=24 veinticinco=25 veintiséis=26 veintiseis=26 veintisiete=27
    veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60
    setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200
    trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500
    quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700
    ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=x1000
    millón=x1000000 millones=x1000000 y=& coma=. punto=.
    """,
    "it": """
    zero=0 un=a uno=a una=a due=2 tre=3 tré=3 quattro=4 cinque=5 sei=6 sette=7 otto=8
    nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15
    sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 vent=20 trenta=30
    trent=30 quaranta=40 quarant=40 cinquanta=50 cinquant=50 sessanta=60 sessant=60
    settanta=70 settant=70 ottanta=80 ottant=80 novanta=90 novant=90 cento=x100
    mille=x1000 mila=x1000 milione=x1000000 milioni=x1000000
    miliardo=x1000000000 miliardi=x1000000000 virgola=. punto=.
    """,
    "pt": """
    zero=0 um=a uma=a dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8
    nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15
    dezesseis=16 dezasseis=16 dezessete=17 dezassete=17 dezoito=18 dezenove=19
    dezanove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 cinqüenta=50 sessenta=60
    setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200
    trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500
    quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700
    oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=x1000
    milhão=x1000000 milhões=x1000000 e=& vírgula=. ponto=.
    """,
    "da": """
    nul=0 en=a et=a én=1 ét=1 to=2 tre=3 fire=4 fem=5 seks=6 syv=7 otte=8 ni=9 ti=10
    elleve=11 tolv=12 tretten=13 fjorten=14 femten=15 seksten=16 sytten=17 atten=18
    nitten=19 tyve=20 tredive=30 fyrre=40 halvtreds=50 tres=60 halvfjerds=70 firs=80
    halvfems=90 hundrede=x100 hundred=x100 tusind=x1000 tusinde=x1000 million=x1000000
    millioner=x1000000 milliard=x1000000000 milliarder=x1000000000 og=& komma=.
    punktum=.
    """,
    "nb": """
    null=0 en=a ei=a et=a ett=a én=1 to=2 tre=3 fire=4 fem=5 seks=6 sju=7 syv=7 åtte=8
    ni=9 ti=10 elleve=11 tolv=12 tretten=13 fjorten=14 femten=15 seksten=16 sytten=17
    atten=18 nitten=19 tjue=20 tyve=20 tretti=30 tredve=30 førti=40 femti=50 seksti=60
    sytti=70 åtti=80 nitti=90 hundre=x100 tusen=x1000 million=x1000000
    millioner=x1000000 milliard=x1000000000 milliarder=x1000000000 og=& komma=.
    punktum=.
    """,
    "sv": """
    noll=0 en=a ett=a två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11
    tolv=12 tretton=13 fjorton=14 femton=15 sexton=16 sjutton=17 arton=18 nitton=19
    tjugo=20 trettio=30 fyrtio=40 femtio=50 sextio=60 sjuttio=70 åttio=80 nittio=90
    hundra=x100 tusen=x1000 miljon=x1000000 miljoner=x1000000 miljard=x1000000000
    miljarder=x1000000000 och=& komma=. punkt=.
    """,
    "tr": """
    sıfır=0 bir=a iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20
    otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 yüz=x100 bin=x1000
    milyon=x1000000 milyar=x1000000000 virgül=. nokta=. buçuk=.
    """,
    "vi": """
    không=0 một=a mốt=1 hai=2 ba=3 bốn=4 tư=4 năm=5 lăm=5 sáu=6 bảy=7 bẩy=7 tám=8
    chín=9 mười=10 mươi=x10 trăm=x100 nghìn=x1000 ngàn=x1000 triệu=x1000000
    tỷ=x1000000000 tỉ=x1000000000 linh=& lẻ=& phẩy=. chấm=. rưỡi=.
    """,
  ]
}

extension NumberLexicon {
  /// The languages whose words are known.
  static let languages = [
    "en", "nl", "fr", "de", "es", "it", "pt", "da", "nb", "sv", "tr", "vi",
  ]

  /// Returns the words of a language with what they are, sorted by their bytes: a
  /// value, `x` and a value for a multiplier, `a` for an article, `&` for a joint, `h` and
  /// the whole part for a half, `.` for a decimal mark.
  static func table(_ language: String) -> StaticString? {
    switch language {
    case "en":
      """
      a=a an=a and=& billion=x1000000000 eight=8 eighteen=18 eighty=80 eleven=11 fifteen=15 \
      fifty=50 five=5 forty=40 four=4 fourteen=14 half=h0 hundred=x100 million=x1000000 nine=9 \
      nineteen=19 ninety=90 one=1 point=. seven=7 seventeen=17 seventy=70 six=6 sixteen=16 \
      sixty=60 ten=10 thirteen=13 thirty=30 thousand=x1000 three=3 trillion=x1000000000000 \
      twelve=12 twenty=20 two=2 zero=0
      """
    case "nl":
      """
      acht=8 achttien=18 anderhalf=h1 anderhalve=h1 biljoen=x1000000000000 dertien=13 \
      dertig=30 drie=3 duizend=x1000 een=a elf=11 en=& half=h0 halve=h0 honderd=x100 komma=. \
      miljard=x1000000000 miljoen=x1000000 negen=9 negentien=19 negentig=90 nul=0 punt=. \
      tachtig=80 tien=10 twaalf=12 twee=2 twintig=20 veertien=14 veertig=40 vier=4 vijf=5 \
      vijftien=15 vijftig=50 zes=6 zestien=16 zestig=60 zeven=7 zeventien=17 zeventig=70 één=1 \
      ën=&
      """
    case "fr":
      """
      billion=x1000000000000 billions=x1000000000000 cent=x100 cents=x100 cinq=5 cinquante=50 \
      demi=h0 demie=h0 deux=2 dix=10 douze=12 et=& huit=8 huitante=80 mille=x1000 \
      milliard=x1000000000 milliards=x1000000000 million=x1000000 millions=x1000000 neuf=9 \
      nonante=90 octante=80 onze=11 point=. quarante=40 quatorze=14 quatre=4 quinze=15 \
      seize=16 sept=7 septante=70 six=6 soixante=60 treize=13 trente=30 trois=3 un=a une=a \
      vingt=20 vingts=20 virgule=. zéro=0
      """
    case "de":
      """
      acht=8 achtzehn=18 achtzig=80 anderthalb=h1 billion=x1000000000000 \
      billionen=x1000000000000 drei=3 dreissig=30 dreizehn=13 dreißig=30 ein=a eine=a eineinhalb=h1 einem=a \
      einen=a eins=1 elf=11 fünf=5 fünfzehn=15 fünfzig=50 halb=h0 halbe=h0 halben=h0 halber=h0 \
      hundert=x100 komma=. milliarde=x1000000000 milliarden=x1000000000 million=x1000000 \
      millionen=x1000000 neun=9 neunzehn=19 neunzig=90 null=0 punkt=. sechs=6 sechzehn=16 \
      sechzig=60 sieben=7 siebzehn=17 siebzig=70 tausend=x1000 und=& vier=4 vierzehn=14 \
      vierzig=40 zehn=10 zwanzig=20 zwei=2 zwölf=12
      """
    case "es":
      """
      billones=x1000000000000 billón=x1000000000000 catorce=14 cero=0 cien=100 ciento=100 \
      cinco=5 cincuenta=50 coma=. cuarenta=40 cuatro=4 cuatrocientas=400 cuatrocientos=400 \
      diecinueve=19 dieciocho=18 dieciseis=16 diecisiete=17 dieciséis=16 diez=10 doce=12 dos=2 \
      doscientas=200 doscientos=200 media=h0 medio=h0 mil=x1000 millones=x1000000 \
      millón=x1000000 novecientas=900 novecientos=900 noventa=90 nueve=9 ochenta=80 ocho=8 \
      ochocientas=800 ochocientos=800 once=11 punto=. quince=15 quinientas=500 quinientos=500 \
      seis=6 seiscientas=600 seiscientos=600 sesenta=60 setecientas=700 setecientos=700 \
      setenta=70 siete=7 trece=13 treinta=30 tres=3 trescientas=300 trescientos=300 un=a una=a \
      uno=a veinte=20 veinticinco=25 veinticuatro=24 veintidos=22 veintidós=22 veintinueve=29 \
      veintiocho=28 veintiseis=26 veintisiete=27 veintiséis=26 veintitres=23 veintitrés=23 \
      veintiuna=21 veintiuno=21 veintiún=21 y=&
      """
    case "it":
      """
      bilione=x1000000000000 bilioni=x1000000000000 cento=x100 cinquant=50 cinquanta=50 \
      cinque=5 diciannove=19 diciassette=17 diciotto=18 dieci=10 dodici=12 due=2 e=& ed=& \
      mezza=h0 mezzo=h0 mila=x1000 miliardi=x1000000000 miliardo=x1000000000 milione=x1000000 \
      milioni=x1000000 mille=x1000 novant=90 novanta=90 nove=9 ottant=80 ottanta=80 otto=8 \
      punto=. quarant=40 quaranta=40 quattordici=14 quattro=4 quindici=15 sedici=16 sei=6 \
      sessant=60 sessanta=60 settant=70 settanta=70 sette=7 tre=3 tredici=13 trent=30 \
      trenta=30 tré=3 un=a una=a undici=11 uno=a vent=20 venti=20 virgola=. zero=0
      """
    case "pt":
      """
      bilhão=x1000000000 bilhões=x1000000000 bilião=x1000000000000 biliões=x1000000000000 \
      catorze=14 cem=100 cento=100 cinco=5 cinquenta=50 cinqüenta=50 dez=10 dezanove=19 \
      dezasseis=16 dezassete=17 dezenove=19 dezesseis=16 dezessete=17 dezoito=18 dois=2 \
      doze=12 duas=2 duzentas=200 duzentos=200 e=& meia=h0 meio=h0 mil=x1000 milhão=x1000000 \
      milhões=x1000000 nove=9 novecentas=900 novecentos=900 noventa=90 oitenta=80 oito=8 \
      oitocentas=800 oitocentos=800 onze=11 ponto=. quarenta=40 quatorze=14 quatro=4 \
      quatrocentas=400 quatrocentos=400 quinhentas=500 quinhentos=500 quinze=15 seis=6 \
      seiscentas=600 seiscentos=600 sessenta=60 sete=7 setecentas=700 setecentos=700 \
      setenta=70 treze=13 trezentas=300 trezentos=300 trilhão=x1000000000000 \
      trilhões=x1000000000000 trinta=30 três=3 um=a uma=a vinte=20 vírgula=. zero=0
      """
    case "da":
      """
      atten=18 billion=x1000000000000 billioner=x1000000000000 elleve=11 en=a et=a fem=5 \
      femten=15 fire=4 firs=80 fjorten=14 fyrre=40 halv=h0 halvanden=h1 halvandet=h1 \
      halvfems=90 halvfjerds=70 halvt=h0 halvtreds=50 hundred=x100 hundrede=x100 komma=. \
      milliard=x1000000000 milliarder=x1000000000 million=x1000000 millioner=x1000000 ni=9 \
      nitten=19 nul=0 og=& otte=8 punktum=. seks=6 seksten=16 sytten=17 syv=7 ti=10 to=2 \
      tolv=12 tre=3 tredive=30 tres=60 tretten=13 tusind=x1000 tusinde=x1000 tyve=20 én=1 ét=1
      """
    case "nb":
      """
      atten=18 billion=x1000000000000 billioner=x1000000000000 ei=a elleve=11 en=a et=a ett=a \
      fem=5 femten=15 femti=50 fire=4 fjorten=14 førti=40 halv=h0 halvannen=h1 halvannet=h1 \
      halvt=h0 hundre=x100 komma=. milliard=x1000000000 milliarder=x1000000000 \
      million=x1000000 millioner=x1000000 ni=9 nitten=19 nitti=90 null=0 og=& punktum=. seks=6 \
      seksten=16 seksti=60 sju=7 sytten=17 sytti=70 syv=7 ti=10 tjue=20 to=2 tolv=12 tre=3 \
      tredve=30 tretten=13 tretti=30 tusen=x1000 tyve=20 åtte=8 åtti=80 én=1
      """
    case "sv":
      """
      arton=18 biljon=x1000000000000 biljoner=x1000000000000 elva=11 en=a ett=a fem=5 \
      femtio=50 femton=15 fjorton=14 fyra=4 fyrtio=40 halv=h0 halvt=h0 hundra=x100 komma=. \
      miljard=x1000000000 miljarder=x1000000000 miljon=x1000000 miljoner=x1000000 nio=9 \
      nittio=90 nitton=19 noll=0 och=& punkt=. sex=6 sextio=60 sexton=16 sju=7 sjuttio=70 \
      sjutton=17 tio=10 tjugo=20 tolv=12 tre=3 trettio=30 tretton=13 tusen=x1000 två=2 åtta=8 \
      åttio=80
      """
    case "tr":
      """
      altmış=60 altı=6 beş=5 bin=x1000 bir=a buçuk=h0 doksan=90 dokuz=9 dört=4 elli=50 iki=2 \
      kırk=40 milyar=x1000000000 milyon=x1000000 nokta=. on=10 otuz=30 sekiz=8 seksen=80 \
      sıfır=0 trilyon=x1000000000000 virgül=. yarım=h0 yedi=7 yetmiş=70 yirmi=20 yüz=x100 üç=3
      """
    case "vi":
      """
      ba=3 bảy=7 bẩy=7 bốn=4 chín=9 chấm=. hai=2 không=0 linh=& lăm=5 lẻ=& mươi=x10 mười=10 \
      mốt=1 một=a nghìn=x1000 ngàn=x1000 năm=5 nửa=h0 phẩy=. rưỡi=h0 sáu=6 triệu=x1000000 \
      trăm=x100 tám=8 tư=4 tỉ=x1000000000 tỷ=x1000000000
      """
    default: nil
    }
  }
}

extension TopicVocabulary {
  static let dutch = TopicVocabulary(words: [
    .receipt: """
    bon rekening kassabon bonnetje bonnetjes kasticket bedankt_voor_uw_aankoop wisselgeld \
    aankoopbewijs
    """,
    .invoice: "factuur facturen rekening",
    .lease: "huurovereenkomst huurcontract verhuurder huurder huur woning appartement",
    .insurance: """
    verzekering verzekeraar polis eigen_risico premie verzekerde zorgverzekering dekking \
    inboedelverzekering
    """,
    .card: "kaart pas kaarthouder betaalpas bankpas creditcard pasje",
    .boardingPass: "instapkaart boardingpass vlucht gate stoel passagier",
    .slides: "dia's presentatie slides",
    .recipe: "recept recepten ingrediënten oven bakken taart soep gerecht",
    .timetable: "dienstregeling vertrektijden buslijn haltes trein bus",
    .gym: "sportschool fitness lidmaatschap sporten",
    .warranty: "garantie garantiebewijs garantiekaart serienummer",
    .medical: "afspraak arts ziekenhuis patiënt polikliniek tandarts recept_van_de_arts huisarts",
    .contract: "contract overeenkomst",
    .letter: "brief brieven geachte hoogachtend met_vriendelijke_groet",
    .bank: "bank rekeningafschrift afschrift iban saldo",
    .payslip: "loonstrook salarisstrook salaris loon brutoloon",
    .ticket: "ticket tickets kaartje toegangsbewijs concert",
    .manual: "handleiding gebruiksaanwijzing",
    .school: "school klas docent leerling rapport", .tax: "belastingaangifte aanslag",
    .identity: "paspoort identiteitskaart rijbewijs id-kaart",
    .groceries: "boodschappen supermarkt levensmiddelen melk brood groente albert_heijn jumbo",
    .restaurant: "restaurant diner lunch eten café eetcafé horeca",
    .bakery: "bakker bakkerij brood gebak taart",
    .pharmacy: "apotheek drogist gezondheid medicijnen", .hotel: "hotel overnachting verblijf",
    .travel: "reis reizen vlucht trein vervoer taxi ov", .clothing: "kleding kleren schoenen jas",
    .energy: "energie stroom gas nutsvoorzieningen", .telecom: "telefoon mobiel internet",
    .car: "auto garage voertuig benzine brandstof", .bicycle: "fiets fietsen fietsenmaker",
    .home: "huis wonen meubels huishouden",
    .entertainment: "bioscoop film concert museum vrije_tijd",
    .ask: "vraag vragen opzoeken zoeken informatie",
    .tell: "vertellen mededeling onthoud onthouden notitie noteer bewaar opslaan opmerking",
    .rename: """
    hernoem hernoemen noem~voortaan noem_dit noem_het noem_deze wijzig~naam verander~naam \
    geef~naam nieuwe_naam noem~bon noem~document noem~brief
    """,
    .delete: "verwijder verwijderen wis gooi_weg gooi~weg",
    .summarise: "samenvatten samenvatting vat~samen",
    .greet: "hallo hoi goedemorgen goedemiddag goedenavond",
    .thank: "bedankt dank_je dank_u dankjewel",
    .cancel: "annuleer annuleren opzeggen afzeggen zeg~op",
    .complain: "klacht klachten klagen onacceptabel teleurgesteld",
    .translate: "vertaal vertalen vertaling", .compare: "vergelijk vergelijken vergelijking",
    .refund: "terugbetaling geld_terug retour terugstorten", .order: "bestelling bestellen bestel",
    .positive: """
    positief blij geweldig uitstekend fantastisch tevreden perfect fijn goed prachtig heerlijk \
    vriendelijk
    """,
    .negative: """
    negatief slecht vreselijk kapot boos teleurgesteld teleurstellend traag te_laat onbeleefd \
    waardeloos nooit_meer
    """,
    .neutral: "neutraal",
    .urgent: "urgent spoed hoog dringend direct onmiddellijk met_spoed vandaag_nog",
    .relaxed: "laag geen_haast rustig",
    .billing: "betaling factuur afgeschreven incasso dubbel betaald",
    .technical: "technisch fout storing werkt_niet crasht bug scherm update loopt_vast",
    .account: "account wachtwoord inloggen profiel gebruikersnaam",
    .delivery: "bezorging levering pakket pakketje zending bezorgd geleverd",
    .privacy: "privacy gegevens avg persoonsgegevens", .none: "geen overig onbekend anders niets",
  ])
}

extension LanguageTable {
  /// Dutch.
  static let dutch = LanguageTable(
    code: "nl",
    stopWords: """
      tussen de het een van te in op aan voor uit bij met en of is zijn was waren ben bent wordt \
      worden werd doe doet deed heb hebt heeft had hebben ik jij je u hij zij ze wij we mijn m'n \
      jouw uw hun ons onze dit dat deze die wat welke welk wie wanneer waar hoe hoeveel er als \
      niet geen naar om tot over kan kun kunt moet mag zal zou ook nog wel dan maar eens mij me \
      daar hier staat staan per zo nooit altijd elke elk begin geef schrijf antwoord taal vraag \
      zonder
      """,
    interrogatives: [
      .amount: """
      hoeveel_heb hoeveel_betaal* hoeveel_kost* hoeveel_euro* hoeveel_geld wat_kost* \
      wat_betaal* wat_heb~betaald wat_heb~uitgegeven wat_was~kwijt hoeveel_is hoeveel_was hoeveel_bedraagt welk_bedrag hoe_duur \
      wat_moest~betalen wat_moet~betalen hoeveel_moet hoeveel_moest hoeveel_krijg* hoe_hoog \
      wat_bedraagt hoeveel_bedragen hoeveel_gaf
      """,
      .date: """
      wanneer welke_datum welke_dag op_welke_dag tot_wanneer sinds_wanneer vanaf_wanneer \
      welk_jaar welke_maand hoe_laat_en_wanneer
      """,
      .time: "hoe_laat welk_tijdstip welk_uur om_hoe_laat welke_tijd",
      .quantity: """
      hoe_lang hoeveel met_hoeveel_procent hoe_ver hoe_oud hoe_groot hoe_heet hoe_warm \
      hoe_zwaar welke_temperatuur hoe_vaak welk_percentage hoeveel_procent \
      hoe_hoog_is_de_rente
      """,
      .identifier: "welk_nummer welke_code wat_is_het_nummer",
      .name: "wie wiens van_wie aan_wie hoe_heet hoe_heten",
      .place: "waar waarheen waarnaartoe",
      .document: """
      welk_document in_welk_document welk_bestand welke_documenten welk_bonnetje welke_brief \
      welke_bon
      """,
      .list: """
      noem_alle som_op welke_ingrediënten wat_zijn_de welke_producten welke_artikelen lijst
      """,
      .open: "wat welke welk waarom hoe waarmee waarvoor",
    ],
    concepts: [
      .paid: """
      betaal betaalt betaald betalen betaling uitgegeven uitgeven kwijt afgerekend afrekenen \
      besteed
      """,
      .costs: """
      kost kosten kostte duur kostprijs gekost rekende gerekend berekend in_rekening \
      afgeschreven gevraagd vroeg
      """,
      .total: "totaal totaalbedrag eindbedrag totale eindtotaal som samen totaalprijs",
      .subtotal: "subtotaal",
      .amountDue: """
      te_betalen verschuldigd openstaand openstaande nog_te_betalen te_voldoen factuurbedrag \
      schuldig
      """,
      .rent: "huur huurprijs maandhuur kale_huur huurbedrag",
      .deposit: "borg borgsom waarborgsom waarborg aanbetaling",
      .serviceCosts: "servicekosten",
      .price: "prijs prijzen stukprijs tarief ritprijs",
      .fee: """
      contributie abonnement abonnementskosten lidmaatschapskosten maandbedrag vergoeding \
      bijdrage abonnementsprijs maandbijdrage
      """,
      .joiningFee: "inschrijfgeld inschrijfkosten aanmeldkosten",
      .premium: "premie premies maandpremie",
      .deductible: "eigen_risico eigenrisico vrijwillig_eigen_risico",
      .tax: "btw belasting omzetbelasting toeristenbelasting",
      .discount: "korting kortingen korting* actie voordeel",
      .tip: "fooi fooien",
      .change: "wisselgeld teruggave retour_contant",
      .cash: "contant cash gegeven",
      .salary: "salaris loon nettoloon brutoloon verdien verdient verdienen brutosalaris",
      .balance: "saldo tegoed restsaldo",
      .limit: "limiet bestedingslimiet kredietlimiet maximum maximaal",
      .fine: "boete boetes toeslag aanmaningskosten",
      .refund: "terugbetaling terugbetaald restitutie vergoed teruggestort",
      .interest: "rente rentepercentage",
      .coverage: "dekking gedekt verzekerd_bedrag dekt vergoedt",
      .budget: "budget begroting begroot",
      .shipping: "verzendkosten bezorgkosten portokosten",
      .instalment: "termijn termijnen termijnbedrag maandtermijn",
      .revenue: "omzet verkoop",
      .profit: "winst marge",
      .saving: "besparing bespaard besparen",
      .dueDate: """
      vervaldatum uiterste_betaaldatum betaaldatum uiterlijk betaal_voor te_betalen_voor \
      vervalt betaaltermijn afgeschreven afschrijving incasso automatische_incasso geïncasseerd \
      incassodatum
      """,
      .expiry: """
      verloopt verlopen geldig_tot vervaldatum vervalt houdbaar houdbaarheid verloopdatum \
      einddatum_geldigheid afloopt
      """,
      .issueDate: """
      afgegeven datum_van_afgifte afgiftedatum uitgiftedatum factuurdatum dagtekening \
      gedateerd
      """,
      .start: """
      start begint begin beginnen begonnen ingangsdatum startdatum aanvang ingaat \
      gaat_in aanvangsdatum begindatum gaat~in vanaf met_ingang_van
      """,
      .end: "eindigt einde einddatum eindigen stopt afloopt loopt_af loopt~af",
      .appointment: "afspraak consult onderzoek bezoek controle",
      .birthDate: "geboren geboortedatum geboorte jarig verjaardag",
      .purchaseDate: "gekocht aankoopdatum aankoop aangeschaft koopdatum kocht",
      .delivery: "bezorgd levering geleverd bezorging leverdatum bezorgdatum levert",
      .departure: "vertrek vertrekt vertrektijd vertrekken afvaart",
      .arrival: "aankomst aankomen aankomt aankomsttijd aan_komst landt landen",
      .boarding: "boarding instappen instaptijd boardingtijd boarden",
      .checkIn: "inchecken check-in incheck",
      .checkOut: "uitchecken check-out uitcheck",
      .returnBy: "retourneren terugsturen inleveren retour terugbrengen ruilen retourtermijn",
      .renewal: "verlengd verlenging verlengen stilzwijgend_verlengd verlengt",
      .opening: "open openingstijden opent openingsuren geopend",
      .closing: "sluit gesloten sluitingstijd dicht",
      .valid: "geldig geldigheid geldigheidsduur",
      .deadline: "deadline uiterste_datum inleverdatum sluitingsdatum indienen",
      .launch: "lancering gelanceerd lanceren livegang introductie uitrol",
      .meeting: "vergadering bijeenkomst overleg volgende_bijeenkomst",
      .duration: "duur looptijd periode duurt lang",
      .noticePeriod: "opzegtermijn opzegging opzeggen opgezegd opzegtijd",
      .warranty: "garantie garantietermijn garantieperiode",
      .servings: "personen porties persoon hoeveelheid_porties mensen",
      .temperature: "temperatuur graden oven verwarm heet",
      .bakingTime: """
      bakken baktijd bak oventijd kooktijd oven_tijd kook laat_sudderen bakt bereidingstijd \
      gaart sudderen kookt
      """,
      .preparation: "bereidingstijd voorbereiding bereiding voorbereidingstijd",
      .weight: "gewicht weegt zwaar wegen",
      .quantity: "aantal hoeveelheid stuks",
      .area: "oppervlakte vierkante_meter woonoppervlakte groot",
      .mileage: "kilometerstand kilometers",
      .dose: "dosering dosis tabletten tablet pillen medicijn medicijnen",
      .baggage: "bagage koffer handbagage ruimbagage tas",
      .power: "vermogen watt accu batterij",
      .percentage: "percentage procent aandeel",
      .age: "leeftijd oud minimumleeftijd",
      .height: "hoogte hoog lengte",
      .distance: "afstand ver",
      .cardNumber: """
      kaartnummer pasnummer nummer_op~kaart nummer_op~pas nummer_van~kaart nummer_van~pas
      """,
      .account: "rekening rekeningnummer iban bankrekening",
      .policyNumber: "polis polisnummer polisnr",
      .invoiceNumber: "factuurnummer bonnummer factuurnr bonnr nummer_van~factuur",
      .orderNumber: "ordernummer bestelnummer bestelling ordernr",
      .customerNumber: "klantnummer relatienummer patiëntnummer klantnr",
      .serialNumber: "serienummer serienr",
      .booking: """
      boekingsnummer boekingscode reserveringsnummer reservering boeking boekingsreferentie \
      kenmerk referentie
      """,
      .flight: "vlucht vluchtnummer",
      .gate: "gate",
      .seat: "stoel stoelnummer zitplaats plaats",
      .terminal: "terminal",
      .platform: "spoor perron",
      .line: "lijn buslijn bus lijnnummer tram",
      .room: "kamer zaal lokaal ruimte spreekkamer behandelkamer",
      .plate: "kenteken",
      .phone: "telefoon telefoonnummer bereikbaar bellen tel mobiel bel",
      .postcode: "postcode",
      .model: "model modelnummer type",
      .transportClass: "klasse reisklasse",
      .locker: "locker kluisje",
      .memberNumber: "lidnummer lidmaatschapsnummer",
      .password: "wachtwoord wifi-wachtwoord",
      .pin: "pincode pin",
      .securityCode: "cvc beveiligingscode",
      .floor: "verdieping etage",
      .email: "e-mail email mailadres e-mailadres",
      .website: "website site",
      .caseNumber: "schadenummer dossiernummer zaaknummer claimnummer",
      .landlord: "verhuurder eigenaar huisbaas",
      .tenant: "huurder huurders",
      .doctor: """
      arts dokter huisarts specialist tandarts chirurg dr behandelaar therapeut behandelt
      """,
      .holder: "kaarthouder houder pashouder naam_op van_wie~kaart van_wie~pas",
      .passenger: "passagier reiziger",
      .insurer: "verzekeraar verzekeringsmaatschappij",
      .insured: "verzekerde verzekeringnemer polishouder",
      .contact: """
      contactpersoon contact opzeggen_bij afmelden_bij aanmelden_bij terecht melden_bij \
      aanmelden afmelden aanmelding
      """,
      .seller: "winkel verkoper zaak leverancier dealer gekocht_bij aangekocht_bij handelaar",
      .manager: """
      manager leider projectleider verantwoordelijk leidinggevende directeur bedrijfsleider \
      leidt geleid voorzitter coördinator begeleidt begeleider leiding
      """,
      .author: """
      auteur spreker presentator gepresenteerd presenteert schreef geschreven_door \
      presentatie_door
      """,
      .teacher: """
      docent leraar trainer instructeur coach onderwijst lesgever geeft~les geeft~lessen \
      doceert trainster docente
      """,
      .driver: "bestuurder chauffeur",
      .employer: "werkgever",
      .recipient: "ontvanger geadresseerde gericht_aan",
      .sender: "afzender ondertekend ondertekenaar ondertekende getekend",
      .bank: "bank",
      .airline: "luchtvaartmaatschappij maatschappij",
      .emergency: "noodgeval spoed",
      .company: "bedrijf firma onderneming",
      .address: "adres straat gelegen_aan",
      .destination: "bestemming eindbestemming naartoe heen vlieg vliegen",
      .origin: "herkomst vertrekpunt",
      .location: "locatie plaats plaatsvindt vestiging",
      .department: "afdeling polikliniek poli",
      .ingredients: "ingrediënten ingrediënt nodig_voor",
      .exclusion: "uitgesloten uitsluiting uitsluitingen niet_gedekt niet_verzekerd",
      .pets: "huisdier huisdieren hond honden kat katten dieren",
      .parking: "parkeren parkeerplaats parkeer parkeergarage",
      .smoking: "roken rook",
      .payment: "betaalwijze betaalmethode betaald_met betaalmiddel",
      .topic: "onderwerp thema hoofdpunt",
      .bring: "meenemen meebrengen neem~mee meegenomen",
      .agenda: "agenda programma rooster",
      .allergens: "allergenen allergeen allergie noten bevat",
      .cancellation: "annuleren annulering geannuleerd opzeggen afzeggen beëindigen",
      .subletting: "onderverhuren onderhuur onderverhuur",
      .maintenance: "onderhoud reparatie reparaties herstel",
      .damage: "schade schades beschadiging",
      .items: "producten artikelen gekocht boodschappen items",
      .goal: "doel doelen doelstelling",
      .utilities: "nutsvoorzieningen",
      .guests: "gast gasten",
      .transfer: "overdragen overdraagbaar overstap",
      .membership: "lidmaatschap lid sportschool",
      .brand: "merk",
      .colour: "kleur",
      .diagnosis: "diagnose",
      .reason: "reden waarom",
      .instruction: "instructies",
      .first: "eerste", .last: "laatste",
      .stop: "halte haltes station",
      .days: "dagen weekdagen",
      .title: "titel",
      .name: "naam namen",
    ],
    nouns: [
      .total: "het totaal", .paid: "het betaalde bedrag", .rent: "de huur", .deposit: "de borg",
      .serviceCosts: "het bedrag van de servicekosten", .price: "de prijs", .fee: "de bijdrage",
      .premium: "de premie", .deductible: "het eigen risico", .tax: "de btw",
      .discount: "de korting", .tip: "de fooi", .balance: "het saldo", .limit: "de limiet",
      .amountDue: "het te betalen bedrag", .costs: "de prijs", .dueDate: "de vervaldatum",
      .expiry: "de vervaldatum", .valid: "de vervaldatum", .issueDate: "de datum van afgifte",
      .start: "het begin",
      .end: "het einde", .appointment: "de afspraak", .birthDate: "de geboortedatum",
      .departure: "het vertrek", .arrival: "de aankomst", .boarding: "de boardingtijd",
      .duration: "de duur", .noticePeriod: "de opzegtermijn", .warranty: "de garantie",
      .temperature: "de temperatuur", .cardNumber: "het kaartnummer", .account: "de rekening",
      .policyNumber: "het polisnummer", .invoiceNumber: "het factuurnummer",
      .orderNumber: "het bestelnummer", .serialNumber: "het serienummer",
      .booking: "de boekingscode", .flight: "de vlucht", .gate: "de gate", .seat: "de stoel",
      .platform: "het spoor", .line: "de lijn", .room: "de kamer",
      .phone: "het telefoonnummer", .landlord: "de verhuurder", .tenant: "de huurder",
      .doctor: "de arts", .holder: "de houder", .passenger: "de passagier",
      .insurer: "de verzekeraar", .address: "het adres", .destination: "de bestemming",
      .servings: "het aantal porties", .interest: "de rente", .author: "de spreker",
      .deadline: "de uiterste datum", .budget: "het budget",
    ],
    negations: "niet geen nooit zonder uitgesloten verboden behalve noch",
    yesNoOpeners: """
      is zijn was waren mag mogen kan kun kunnen heb heeft hebben had moet moeten word wordt zit \
      staat ben doet gaat krijg krijgt geldt vergoedt dekt valt
      """,
    topics: .dutch, wording: .dutch, rules: .dutch)
}

extension Wording {
  static let dutch = Wording(
    factFirst: ["{value} is {noun}.", "{value} is {noun} in het document."],
    leadIn: ["{Noun} is {value}.", "Volgens het document is {noun} {value}."],
    additions: [
      "Zo staat het in het document.", "Dit is terug te vinden in het document dat u hebt gedeeld.",
    ],
    missing: [
      "Het antwoord staat niet in uw documenten.", "Dat staat niet in uw documenten.",
    ],
    missingAdditions: ["Misschien kunt u het document toevoegen waarin dit wel staat."],
    preambles: [
      "Natuurlijk! Op basis van de documenten die u hebt gegeven, heb ik dit gevonden: ",
      "Zeker! Hier is het antwoord op uw vraag: ",
    ],
    yes: "Ja", no: "Nee", yesReason: "zo staat het in het document",
    noReason: "zo staat het in het document", and: "en",
    listed: "{value} staan in het document.", document: "“{value}” is het document dat u bedoelt.",
    quoted: "In het document staat: “{value}”.",
    sum: "Bij elkaar opgeteld is dat {value}.",
    refusal: "Het spijt me, maar daar kan ik niet bij helpen.",
    acknowledgement: "Genoteerd, ik zal het onthouden.",
    kindNouns: [
      .amount: "het bedrag", .date: "de datum", .time: "de tijd", .quantity: "het antwoord",
      .identifier: "het nummer", .name: "de naam", .place: "de plaats", .open: "het antwoord",
    ])
}

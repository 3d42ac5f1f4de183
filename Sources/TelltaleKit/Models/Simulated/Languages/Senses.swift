/// Everyday nouns of several languages, by what they mean.
///
/// One sense a line; the words that share it, in English, Dutch, French and
/// German and here and there in others. A phrase is joined by `_`.
enum Senses {
  /// Shops, firms and houses where one pays; documents must mention them.
  static let trades = """
    restaurant taberna tasca spisested dinner diner eten maaltijd dîner repas trattoria \
    ristorante osteria bistro brasserie restaurante abendessen essen gaststätte meal eetcafé \
    wirtshaus gasthaus taverne restaurang pizzeria menu kellner waiter ober
    café cafe coffee_shop coffee koffie kaffee kaffe caffè café_bar koffiebar
    bakery padaria pastelaria panetteria pasticceria bageri konditori bakeri baker bakkerij \
    bakker boulangerie boulanger bäckerei bäcker panadería panificio pâtisserie konditorei
    butcher talho slagteri butchers slager slagerij boucherie boucher metzgerei metzger \
    fleischerei carnicería macelleria
    supermarket matbutik supermercados grocery groceries supermarkt boodschappen supermarché \
    courses lebensmittel einkauf supermercato supermercado
    drugstore chemist drogist drogisterij droguerie parapharmacie drogerie
    pharmacy farmácia apotek apotheek pharmacie apotheke farmacia farmàcia
    diy byggvaruhus byggemarked hardware bouwmarkt bricolage quincaillerie baumarkt ferretería \
    ferramenta doe-het-zelfzaak ijzerhandel eisenwaren
    bookshop bokhandel boghandel livraria books bücher boeken livres bookstore boekhandel \
    boekwinkel librairie buchhandlung buchladen librería libreria
    florist flowers bloemen fleurs blumen flower_shop bloemist bloemenzaak bloemenwinkel \
    fleuriste blumenladen florista fioraio
    optician óptica ottica opticien brillenzaak optiker lunetier
    hairdresser cabeleireiro frisör frisør barbershop barber kapper kapsalon coiffeur friseur \
    salon peluquería parrucchiere haarschnitt
    watchmaker horloger uhrmacher horlogemaker
    jeweller jeweler juwelier bijouterie bijoutier
    garage oficina officina taller verksted bilverkstad workshop_garage werkstatt autowerkstatt \
    autogarage mechanic garagiste parkeergarage parkhaus parkeren
    vet veterinär dyrlæge veterinary dierenarts vétérinaire tierarzt tierarztpraxis \
    dierenkliniek dierenartsenpraktijk tierklinik veterinario
    dentist tandläkare tandlæge dentista tandarts dentiste zahnarzt zahnarztpraxis zahnärztin \
    tandartspraktijk cabinet_dentaire gebitsreiniging détartrage zahnreinigung
    doctor dr dokter huisarts médecin arzt hausarzt ärztin gp physician
    physiotherapist physio fysiotherapeut fysio kinésithérapeute kiné physiotherapie \
    krankengymnastik
    hospital ziekenhuis hôpital krankenhaus klinik clinic clinique kliniek
    hotel hotell albergo hôtel hostel herberg auberge pension hotelkamer overnachting nuitée \
    nuitées übernachtung nights nuits nächte
    campsite camping kampeerplaats campingplatz
    cinema film movie bioscoop cinéma kino
    theatre theater théâtre schouwburg
    museum musée museo museums
    gym fitness sportschool salle_de_sport fitnessstudio fitnesscentrum
    zoo dierentuin tierpark tiergarten
    """

  /// Other things that a question can be about, so that documents must mention
  /// them.
  static let subjects = """
    passport paspoort passeport reisepass pasaporte passaporto
    driving_licence driver's_license driving_license drivers_license rijbewijs \
    permis_de_conduire führerschein
    identity_card id_card identiteitskaart carte_d'identité personalausweis
    bank_card debit_card credit_card card bankpas betaalpas pinpas creditcard pas kaart \
    carte_bancaire carte_bleue carte bankkarte kreditkarte karte girokarte kort
    insurance policy policyholder mutuelle complémentaire verzekering assurance versicherung \
    polis polisblad seguro police premie prämie prime premium franchise selbstbeteiligung \
    selbstbehalt eigen_risico excess deductible verzekeraar assureur versicherer insurer
    car auto wagen voiture véhicule fahrzeug kfz autoversicherung motor_insurance vehicle \
    kenteken kennzeichen immatriculation kilometerstand kilométrage mileage vehicle
    home house apartment appartement flat woning huis habitation maison logement haus hausrat \
    wohngebäude inboedel opstal building contents wohnung household
    travel reis voyage reise reiseversicherung trip journey
    health zorg santé gesundheit kranken mutuelle krankenversicherung
    life_insurance levensverzekering assurance_vie lebensversicherung
    liability aansprakelijkheid responsabilité_civile haftpflicht
    dental gebit dentaire zahnzusatz
    pet pets huisdier huisdieren animaux animal haustier haustiere tier hund dog hond chien \
    katze cat kat chat biscuit kater
    bicycle bike fiets vélo fahrrad cykel bicicletta bicicleta rad e-bike
    lunch mittagessen déjeuner middageten mittag
    breakfast ontbijt petit_déjeuner petit-déjeuner frühstück frokost colazione desayuno
    shoe shoes schoen schoenen chaussure chaussures schuh schuhe schoenenwinkel schuhgeschäft \
    zapatos
    clothes clothing kleding vêtements kleidung jacket jas veste jacke coat manteau mantel
    concert konzert concertkaartje
    swimming_pool swimming zwembad zwemmen piscine schwimmbad schwimmen natation
    train zugfahrt zugticket bahnfahrt treinreis treinkaartje trein zug bahn treno tren platform \
    gleis perron spoor quai voie bahnhof station_gare carriage
    bus buslijn autobus omnibus autocar halte haltestelle arrêt bus_stop
    tram tramway straßenbahn
    ferry veerboot veerpont bac fähre
    flight vlucht vol flug plane vliegtuig avion flugzeug gate boarding airport aéroport \
    flughafen luchthaven airline fly fliege
    taxi cab
    parking parkeren parkeerplaats parkplatz stationnement parkgebühr parkeergarage
    petrol fuel benzine tanken essence carburant benzin tankstelle
    electricity stroom elektriciteit électricité strom energie
    gas gaz
    internet broadband breedband glasvezel
    mobile handy gsm mobiel portable téléphone_mobile mobilfunk
    school school école schule grundschule basisschool klasse class classe klas schüler pupil \
    élève leerling
    university universiteit université universität
    nursery kindergarten crèche kita kinderopvang daycare kinderdagverblijf
    library bibliotheek bibliothèque bibliothek bücherei
    violin viool violon geige violine
    piano klavier
    guitar gitaar guitare gitarre
    yoga
    judo
    karate karaté
    ballet balletles
    parents_evening ouderavond réunion_de_parents elternabend
    school_trip schoolreis excursion klassenfahrt voyage_scolaire schulausflug class_trip kamp
    tyre tyres tire tires banden pneu pneus reifen
    brake brakes rem remmen frein freins bremse bremsen
    oil_change vidange ölwechsel olie
    egg eggs ei eieren œuf œufs oeuf oeufs eier uova huevos
    flour meel bloem farine mehl farina harina
    butter boter beurre burro mantequilla
    milk melk lait milch latte leche
    sugar suiker sucre zucker zucchero azúcar
    salt zout sel salz
    water water eau wasser
    yeast gist levure hefe
    cream crème sahne rahm slagroom
    cheese kaas fromage käse formaggio queso comté gruyère
    onion onions ui uien oignon oignons zwiebel zwiebeln
    carrot carrots wortel wortels wortelen carotte carottes möhre möhren karotte karotten
    potato potatoes aardappel aardappelen pomme_de_terre pommes_de_terre kartoffel kartoffeln
    tomato tomatoes tomaat tomaten tomate tomates
    apple apples appel appels pomme pommes apfel äpfel
    leek leeks prei poireau poireaux lauch porree
    lentil lentils linzen lentilles linsen
    stock broth bouillon brühe
    rice rijst riz reis
    garlic knoflook ail knoblauch
    bread brood pain brot
    chocolate chocolade chocolat schokolade
    fish vis poisson fisch
    chicken kip poulet hähnchen huhn
    pause break pauze lunchpauze mittagspause
    lesson lessons de_les een_les per_les elke_les les_duurt lessen cours leçon unterricht \
    unterrichtsstunde lesgeld
    rehearsal rehearsals repetitie repetities répétition répétitions probe proben chorprobe
    internship placement stage stagiaire praktikum
    workshop atelier kurs cursus course
    wedding bruiloft mariage hochzeit
    birthday verjaardag anniversaire geburtstag
    volunteer volunteers vrijwilliger vrijwilligers bénévole bénévoles freiwillige ehrenamtliche
    child children kind kinderen enfant enfants kinder
    adult adults volwassene volwassenen adulte adultes erwachsene erwachsener
    room kamer chambre zimmer zaal salle raum saal
    vaccination vaccine inenting vaccinatie vaccin impfung rabies
    laptop notebook ordinateur
    phone telefoon téléphone telefon smartphone
    washing_machine wasmachine lave-linge machine_à_laver waschmaschine
    dishwasher vaatwasser lave-vaisselle spülmaschine geschirrspüler
    fridge refrigerator koelkast réfrigérateur kühlschrank
    vacuum_cleaner stofzuiger aspirateur staubsauger
    sofa bank_sofa canapé couch
    chair stoel_meubel chaise stuhl
    table tafel tisch
    bed lit bett
    strap bracelet armband lederband
    repair reparatie réparation reparatur
    paint verf peinture farbe
    drill boormachine perceuse bohrmaschine
    visa visum
    speech toespraak discours rede
    pension_plan pensioen retraite
    mortgage hypotheek hypothèque hypothek
    loan lening prêt kredit darlehen
    tax_return belastingaangifte déclaration_d'impôts steuererklärung
    holiday vakantie vacances urlaub ferien congé verlof
    sick_leave ziekteverlof arrêt_maladie krankmeldung
    x-ray röntgenfoto radio_pulmonaire röntgen
    blood_test bloedonderzoek prise_de_sang blutabnahme blutbild
    glasses bril lunettes brille
    wine wijn vin wein
    beer bier bière
    ice_cream ijsje ijssalon glace eisdiele speiseeis
    haircut knipbeurt coupe_de_cheveux
    heating verwarming chauffage heizung
    ticket kaartje billet fahrkarte eintrittskarte toegangskaart
    garden tuin jardin garten kleingarten
    flowers bloemen fleurs blumen
    lisbon lissabon lisbonne lisboa
    london londen londres
    paris parijs
    rome roma rom
    vienna wenen vienne wien
    brussels brussel bruxelles brüssel
    cologne keulen köln
    munich münchen
    geneva genève genf
    copenhagen kopenhagen copenhague københavn
    prague praag prag praha
    warsaw warschau varsovie warszawa
    athens athene athènes athen
    milan milaan mailand milano
    venice venetië venise venedig venezia
    florence firenze florenz
    the_hague den_haag la_haye
    antwerp antwerpen anvers
    lille rijsel
    strasbourg straatsburg straßburg
    medicine medicijn médicament medikament
    battery batterij accu batterie akku
    """

  /// Words that share a sense but that documents need not mention.
  static let shared = """
    teacher leraar docent lehrer lehrerin professeur enseignant teaches trainer trainerin tuteur \
    tutor
    member members lid leden membre membres mitglied mitglieder
    book books medien médias boek boeken livre livres buch bücher
    examiner examined examinator examinateur prüfer geprüft prüferin
    next volgende prochain prochaine nächste nächster nächsten nächstes
    lead leads led_by leader leid leidt leider dirige dirigé animatrice animateur leitet \
    geleitet leitung leiterin leiter kursleiterin kursleiter
    teach teaches taught onderwijst enseigne unterrichtet gibt_unterricht docent trainer \
    trainerin teacher lehrer lehrerin
    accompany accompanies begleitet begleidt accompagne begleitung
    january januari janvier januar jänner
    february februari février februar
    march maart mars märz
    april avril
    may mei mai
    june juni juin
    july juli juillet
    august augustus août
    september septembre
    october oktober octobre
    november novembre
    december décembre dezember
    zone
    step stap étape schritt
    slide dia diapositive folie
    plan plans plannen pläne projet projets
    carriage coach_train wagen voiture rijtuig
    entrance ingang entrée eingang
    hall halle zaal salle
    cancel opzeggen résilier kündigen abmelden abmeldung opzegging melde_ab annuler leave_the
    tow towed abgeschleppt abschleppdienst gesleept remorqué
    engraving gravure gravur
    surcharge toeslag zuschlag supplément
    night nacht nuit
    """
}

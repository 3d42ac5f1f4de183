/// The forms of everyday verbs and nouns that no ending explains.
enum IrregularForms {
  /// Returns the other forms of a folded word; none for a word that is regular.
  static func all(of word: String) -> [String] { table[word] ?? [] }

  /// The forms of each word; a form of two words has those of both.
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let forms = line.split(separator: " ").map(String.init)
      for form in forms { table[form, default: []] += forms.filter { $0 != form } }
    }
    return table
  }()

  /// A line for each word, folded: English, Dutch, German, the languages of
  /// Scandinavia, then French, Spanish, Italian and Portuguese.
  private static let lines = """
    pay pays paid paying
    buy buys bought buying
    sell sells sold selling
    send sends sent sending
    spend spends spent spending
    lend lends lent
    lose loses lost
    cost costs
    get gets got gotten
    give gives gave given giving
    take takes took taken taking
    make makes made making
    keep keeps kept
    leave leaves left leaving
    find finds found
    hold holds held
    begin begins began begun beginning
    come comes came coming
    become becomes became
    go goes went gone
    do does did done
    see sees saw seen
    say says said
    tell tells told
    write writes wrote written writing
    speak speaks spoke spoken
    break breaks broke broken
    choose chooses chose chosen
    drive drives drove driven
    fly flies flew flown
    rise rises rose risen
    fall falls fell fallen
    grow grows grew grown
    know knows knew known
    show shows showed shown
    wear wears wore worn
    bring brings brought
    catch catches caught
    teach teaches taught
    think thinks thought
    meet meets met
    build builds built
    mean means meant
    feel feels felt
    due owe owes owed
    child children
    man men
    woman women
    person people
    tooth teeth
    foot feet
    expire expires expired expiry
    kopen koop koopt kocht gekocht
    verkopen verkoop verkoopt verkocht
    betalen betaal betaalt betaald betaalde betaling
    brengen brengt bracht gebracht
    denken denkt dacht gedacht
    beginnen begint begon begonnen
    geven geef geeft gaf gegeven
    krijgen krijg krijgt kreeg gekregen
    ontvangen ontvangt ontving
    schrijven schrijf schrijft schreef geschreven
    blijven blijf blijft bleef gebleven
    verlopen verloopt verliep
    vervallen vervalt verviel
    eindigen eindigt einde
    nemen neem neemt nam genomen
    komen kom komt kwam
    gaan ga gaat ging gegaan
    staan sta staat stond
    zien ziet zag gezien
    lezen lees leest las gelezen
    spreken spreekt sprak gesproken
    breken breekt brak gebroken
    kiezen kies kiest koos gekozen
    sluiten sluit sloot gesloten
    vliegen vlieg vliegt vloog gevlogen
    rijden rijdt reed gereden
    verliezen verliest verloor verloren
    opzeggen opzeg opgezegd opzegging
    huren huur huurt huurde gehuurd
    bezahlen bezahle bezahlt bezahlte
    zahlen zahle zahlt gezahlt zahlung
    kaufen kauft gekauft kaufte
    bringen bringt brachte gebracht
    beginnen beginnt begann begonnen
    geben gebe gibt gab gegeben
    nehmen nimmt nahm genommen
    kommen kommt kam gekommen
    gehen geht ging gegangen
    stehen steht stand gestanden
    sehen sieht sah gesehen
    lesen liest las gelesen
    sprechen spricht sprach gesprochen
    schreiben schreibt schrieb geschrieben
    bleiben bleibt blieb geblieben
    laufen lauft lief gelaufen
    ablaufen ablauft abgelaufen
    schliessen schliesst schloss geschlossen
    verlieren verliert verlor verloren
    erhalten erhalt erhielt
    gelten gilt galt gegolten
    kundigen kundigt gekundigt kundigung
    mieten miete mietet gemietet
    kosten kostet kostete gekostet
    haus hauser
    buch bucher
    vertrag vertrage
    zug zuge
    arzt arzte
    kope koper kopte kopt kjope kjoper kjopte kjopt kobe kober kobte kobt
    kopa koper kopte kopt
    betale betaler betalte betalt
    betala betalar betalade betalat
    ga gar gikk gick gatt gaet
    gi gir ga gitt give giver gav givet ge ger givit
    fa far fikk fick fatt faet
    skrive skriver skrev skrevet skriva skrivit
    finne finner fant funnet finna fann funnit finde finder fandt fundet
    payer paie paies paye payee payes paient paiement
    acheter achete achetes
    recevoir recois recoit recu recue recus
    envoyer envoie envoye
    devoir dois doit du due doivent
    tenir tient tenu
    venir vient venu
    finir finit fini
    vendre vend vendu
    mettre met mis
    prendre prend pris prise
    voir voit vu
    ecrire ecrit ecrite
    ouvrir ouvre ouvert ouverte
    pagar pago paga pague pagado pagada pagou paguei
    costar cuesta cuestan costo costado
    comprar compro compra compre comprado comprou comprei
    empezar empieza empezo
    comenzar comienza comenzo
    vencer vence vencio vencimiento vencimento
    cerrar cierra cerro cerrado
    volver vuelve vuelto
    decir dice dijo dicho
    hacer hace hizo hecho
    poner pone puso puesto
    ver ve vio visto
    escribir escribe escrito
    abrir abre abierto
    pagare pago paga pagato pagata
    comprare compro compra comprato
    scadere scade scaduto scadenza
    spendere spende speso
    mettere mette messo
    prendere prende preso
    scrivere scrive scritto
    aprire apre aperto
    chiudere chiude chiuso
    vedere vede visto
    fazer faz fez feito
    dizer diz disse dito
    por poe pos posto
    escrever escreve escrito
    custar custa custou
    """
}

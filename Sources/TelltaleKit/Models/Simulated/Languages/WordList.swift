/// A list of words that mean one thing to the readers of questions and documents.
enum WordList: Int, CaseIterable, Sendable {
  // Small words.
  case stop, ignorable, determiners, negations, latest, today, pastDay, comingDay, going, sitting,
    happening, towards, again, but
  case placePrepositions, timePrepositions, conditions, notNames, namePrepositions, closings,
    slideLabels, promptLabels
  case exampleLabels

  // Questions.
  case fromUntil, yesNo, manner, which, counting, height, much, countLinks, invertedPronouns

  // Questions that go on from the one before.
  case followUpOpeners, pointers, earlier

  // Nouns that only say what kind of thing is asked for.
  case amountNouns, dateNouns, timeNouns, identifierNouns, nameNouns, placeNouns, quantityNouns

  // Numbers.
  case one, half, number, ordinalLast, ordinalEndings, ordinalPrefix, listItems, listSteps

  // Units and moments.
  case time, shortTime, timeWords, degrees, shares, lengths, units, hours, meridiems, clockWords
  case clockPrefixes
  case hourMarks, dayEndings, betweenDayAndMonth, eachMonth, month, until, magnitudes, currencies
  case digits, final, endingIn
  case minutes, hourLengths, days, weeks, years, afternoon, ratingLinks, ratingUnits

  // Places and people.
  case streets, streetEndings, streetParticles, toLabels, fromLabels, departureColumns
  case arrivalColumns, placeLabels, personTitles, nameParticles, shops, sellers

  // Messages.
  case keepers, keeping, titleNouns, new, givers, shoulds, called, namers, orders
  case statementVerbs, things, nameMarkers, nameTails, noteTaking, greetings, invitations, requests
  case summing, oneSentence

  // Rules.
  case manners, languagePrepositions, keys, joining, that, with

  // Names of properties.
  case foundProperties, missingProperties, answerProperties, documentProperties
  case summaryProperties, languageProperties, countProperties, questionProperties
  case noteProperties, sellerProperties, pointProperties, currencyProperties,
    scoreProperties, tagProperties

  // What guides of properties say: the documents, the question, that these answer it, what
  // is or is not allowed, a part of a document, and what a document is called.
  case grounds, asking, covering, verdict, denial, permission, places, titles

  // Which of several a question asks for.
  case cheap, dear, long, short, late, early, more, less

  /// Where the list stands in the file of a language.
  var place: (section: String, key: String) {
    switch self {
    case .stop: ("words", "stop")
    case .ignorable: ("words", "ignorable")
    case .determiners: ("words", "determiners")
    case .negations: ("words", "negations")
    case .latest: ("words", "latest")
    case .today: ("words", "today")
    case .pastDay: ("words", "past-day")
    case .comingDay: ("words", "coming-day")
    case .going: ("words", "going")
    case .sitting: ("words", "sitting")
    case .happening: ("words", "happening")
    case .towards: ("words", "towards")
    case .again: ("words", "again")
    case .but: ("words", "but")
    case .placePrepositions: ("words", "place-prepositions")
    case .timePrepositions: ("words", "time-prepositions")
    case .conditions: ("words", "conditions")
    case .notNames: ("words", "not-names")
    case .namePrepositions: ("words", "name-prepositions")
    case .closings: ("words", "closings")
    case .slideLabels: ("words", "slide-labels")
    case .promptLabels: ("words", "prompt-labels")
    case .exampleLabels: ("words", "example-labels")
    case .yesNo: ("questions", "yes-no")
    case .fromUntil: ("questions", "from-until")
    case .manner: ("questions", "manner")
    case .which: ("questions", "which")
    case .counting: ("questions", "counting")
    case .height: ("questions", "height")
    case .much: ("questions", "much")
    case .countLinks: ("questions", "count-links")
    case .invertedPronouns: ("questions", "inverted-pronouns")
    case .followUpOpeners: ("follow-ups", "openers")
    case .pointers: ("follow-ups", "pointers")
    case .earlier: ("follow-ups", "earlier")
    case .amountNouns: ("kind-nouns", "amount")
    case .dateNouns: ("kind-nouns", "date")
    case .timeNouns: ("kind-nouns", "time")
    case .identifierNouns: ("kind-nouns", "identifier")
    case .nameNouns: ("kind-nouns", "name")
    case .placeNouns: ("kind-nouns", "place")
    case .quantityNouns: ("kind-nouns", "quantity")
    case .one: ("numbers", "1")
    case .half: ("numbers", "half")
    case .number: ("numbers", "")
    case .ordinalLast: ("ordinals", "last")
    case .ordinalEndings: ("ordinals", "endings")
    case .ordinalPrefix: ("ordinals", "prefix")
    case .listItems: ("ordinals", "items")
    case .listSteps: ("ordinals", "steps")
    case .time: ("units", "time")
    case .shortTime: ("units", "short-time")
    case .timeWords: ("units", "time-words")
    case .degrees: ("units", "degrees")
    case .shares: ("units", "shares")
    case .lengths: ("units", "lengths")
    case .units: ("units", "units")
    case .hours: ("units", "hours")
    case .meridiems: ("units", "meridiems")
    case .clockWords: ("units", "clock-words")
    case .clockPrefixes: ("units", "clock-prefixes")
    case .hourMarks: ("units", "hour-marks")
    case .dayEndings: ("units", "day-endings")
    case .betweenDayAndMonth: ("units", "between-day-and-month")
    case .eachMonth: ("units", "each-month")
    case .month: ("units", "month")
    case .until: ("units", "until")
    case .magnitudes: ("units", "magnitudes")
    case .currencies: ("units", "currencies")
    case .digits: ("units", "digits")
    case .final: ("units", "final")
    case .endingIn: ("units", "ending-in")
    case .afternoon: ("units", "afternoon")
    case .ratingLinks: ("units", "rating-links")
    case .ratingUnits: ("units", "rating-units")
    case .placeLabels: ("places", "place-labels")
    case .greetings: ("messages", "greetings")
    case .requests: ("messages", "requests")
    case .invitations: ("messages", "invitations")
    case .minutes: ("units", "minutes")
    case .hourLengths: ("units", "hour-lengths")
    case .days: ("units", "days")
    case .weeks: ("units", "weeks")
    case .years: ("units", "years")
    case .streets: ("places", "streets")
    case .streetEndings: ("places", "street-endings")
    case .streetParticles: ("places", "street-particles")
    case .toLabels: ("places", "to-labels")
    case .fromLabels: ("places", "from-labels")
    case .departureColumns: ("places", "departure-columns")
    case .arrivalColumns: ("places", "arrival-columns")
    case .personTitles: ("people", "titles")
    case .nameParticles: ("people", "particles")
    case .shops: ("people", "shops")
    case .sellers: ("people", "sellers")
    case .keepers: ("messages", "keepers")
    case .keeping: ("messages", "keeping")
    case .titleNouns: ("messages", "titles")
    case .new: ("messages", "new")
    case .givers: ("messages", "givers")
    case .shoulds: ("messages", "shoulds")
    case .called: ("messages", "called")
    case .namers: ("messages", "namers")
    case .orders: ("messages", "orders")
    case .statementVerbs: ("messages", "statement-verbs")
    case .things: ("messages", "things")
    case .nameMarkers: ("messages", "name-markers")
    case .nameTails: ("messages", "name-tails")
    case .noteTaking: ("messages", "note-taking")
    case .summing: ("messages", "summing")
    case .oneSentence: ("messages", "one-sentence")
    case .manners: ("rules", "manners")
    case .languagePrepositions: ("rules", "language-prepositions")
    case .keys: ("rules", "keys")
    case .joining: ("rules", "joining")
    case .that: ("rules", "that")
    case .with: ("rules", "with")
    case .foundProperties: ("properties", "found")
    case .missingProperties: ("properties", "missing")
    case .answerProperties: ("properties", "answer")
    case .documentProperties: ("properties", "document")
    case .summaryProperties: ("properties", "summary")
    case .languageProperties: ("properties", "language")
    case .countProperties: ("properties", "count")
    case .questionProperties: ("properties", "question")
    case .noteProperties: ("properties", "note")
    case .sellerProperties: ("properties", "seller")
    case .pointProperties: ("properties", "points")
    case .currencyProperties: ("properties", "currency")
    case .scoreProperties: ("properties", "score")
    case .tagProperties: ("properties", "tags")
    case .grounds: ("properties", "grounds")
    case .asking: ("properties", "asking")
    case .covering: ("properties", "covering")
    case .verdict: ("properties", "verdict")
    case .permission: ("properties", "permission")
    case .denial: ("properties", "denial")
    case .places: ("properties", "places")
    case .titles: ("properties", "titles")
    case .cheap: ("comparisons", "cheap")
    case .dear: ("comparisons", "dear")
    case .long: ("comparisons", "long")
    case .short: ("comparisons", "short")
    case .late: ("comparisons", "late")
    case .early: ("comparisons", "early")
    case .more: ("comparisons", "more")
    case .less: ("comparisons", "less")
    }
  }

  /// Whether the entries are beginnings of words.
  var holdsBeginnings: Bool { self == .time || self == .exampleLabels }
}

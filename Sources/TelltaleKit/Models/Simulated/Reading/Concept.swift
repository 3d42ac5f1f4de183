/// A thing that documents name and that people ask about, whatever the language.
enum Concept: Int, Hashable, Sendable, CaseIterable {
  // Money.
  case paid, costs, total, subtotal, amountDue, rent, deposit, serviceCosts, price, fee, premium
  case deductible, tax, discount, tip, change, cash, salary, balance, limit, fine, refund
  case interest, coverage, budget, shipping, instalment, joiningFee, revenue, profit, saving,
    budgetItem

  // Days and hours.
  case dueDate, expiry, issueDate, start, end, appointment, birthDate, purchaseDate, delivery
  case departure, arrival, boarding, checkIn, checkOut, returnBy, renewal, opening, closing
  case valid, deadline, launch, meeting, pickup

  // Lengths and quantities.
  case duration, noticePeriod, warranty, servings, temperature, bakingTime, preparation, weight
  case quantity, area, mileage, dose, baggage, power, percentage, age, height, distance

  // Codes.
  case cardNumber, account, policyNumber, invoiceNumber, orderNumber, customerNumber
  case serialNumber, booking, flight, gate, seat, terminal, platform, line, room, plate, phone
  case postcode, model, transportClass, locker, memberNumber, password, pin, securityCode, floor
  case email, website, caseNumber

  // People and firms.
  case landlord, tenant, doctor, holder, passenger, insurer, insured, contact, seller, manager
  case author, teacher, driver, employer, recipient, sender, bank, airline, emergency, company

  // Places.
  case address, destination, origin, location, department

  // The rest.
  case ingredients, exclusion, pets, parking, smoking, payment, topic, bring, agenda, allergens
  case cancellation, subletting, maintenance, damage, items, goal, utilities, guests, transfer
  case membership, brand, colour, diagnosis, reason, instruction, stop, days, title, name
  case first, last

  /// The kind of thing that the concept is, where it has one.
  var kind: QuestionKind? {
    switch rawValue {
    case Concept.paid.rawValue...Concept.budgetItem.rawValue:
      self == .interest ? .quantity : .amount
    case Concept.dueDate.rawValue...Concept.pickup.rawValue:
      switch self {
      case .departure, .arrival, .boarding, .opening, .closing, .checkIn, .checkOut: .time
      default: .date
      }
    case Concept.duration.rawValue...Concept.distance.rawValue: .quantity
    case Concept.cardNumber.rawValue...Concept.caseNumber.rawValue: .identifier
    case Concept.landlord.rawValue...Concept.company.rawValue: .name
    case Concept.address.rawValue...Concept.department.rawValue: .place
    default: self == .items || self == .ingredients ? .list : nil
    }
  }

  /// Whether the concept only says that money changes hands.
  var isGeneric: Bool { self == .paid || self == .costs }

  /// Whether the concept is the adjective of openings such as "how long" and says
  /// nothing more there.
  var isMeasureOfOpenings: Bool {
    switch self {
    case .height, .duration, .age, .distance, .area, .weight, .paid, .costs, .temperature,
      .percentage, .quantity:
      true
    default: false
    }
  }

  /// Concepts whose fact also answers a question about this one, the nearest
  /// first.
  var alternatives: [Concept] {
    switch self {
    case .paid: [.total, .amountDue, .price, .cash, .rent, .fee, .premium]
    case .costs: [.price, .total, .fee, .premium, .rent, .amountDue]
    case .total: [.amountDue, .paid]
    case .amountDue: [.total]
    case .price: [.total, .fee, .costs]
    case .fee: [.price, .costs, .premium, .membership]
    case .premium: [.costs, .fee]
    case .expiry: [.valid, .end]
    case .valid: [.expiry, .end]
    case .end: [.expiry, .valid, .closing]
    case .dueDate: [.deadline]
    case .deadline: [.dueDate, .returnBy]
    case .returnBy: [.deadline, .dueDate]
    case .start: [.launch, .opening, .meeting, .appointment]
    case .launch: [.start]
    case .bakingTime: [.duration, .preparation, .temperature]
    case .payment: [.paid]
    case .duration: [.warranty, .noticePeriod, .bakingTime, .valid]
    case .appointment: [.meeting]
    case .meeting: [.appointment, .agenda]
    case .booking: [.orderNumber]
    case .orderNumber: [.booking]
    case .location: [.address, .room, .department]
    case .address: [.location]
    case .seller: [.company]
    case .company: [.seller, .insurer, .bank, .airline]
    case .exclusion: [.coverage]
    case .coverage: [.exclusion]
    case .cancellation: [.noticePeriod, .end]
    case .quantity: [.servings]
    case .purchaseDate: [.issueDate]
    case .issueDate: [.purchaseDate]
    case .holder: [.insured, .passenger]
    case .doctor: [.appointment]
    case .author: [.contact]
    case .manager: [.teacher, .author]
    case .teacher: [.manager]
    default: []
    }
  }
}

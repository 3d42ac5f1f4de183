/// What documents label and properties ask for beyond the concepts.
///
/// The words of each stand in the section `fields` of a language's file.
enum FieldTerm: Int, Hashable, Sendable, CaseIterable {
  // Means of payment.
  case cash, card, transfer, voucher, wallet, directDebit

  // Codes, firms, places and people on forms.
  case tracking, taxNumber, swift, pickupCode, pickupPoint, carrier, city, country, jobTitle

  // The rest.
  case workingHours, skills, benefits, contractType, reminder, paidAlready, unitPrice, notItem
  case until, remaining

  // What a prompt says that wants one option and nothing more.
  case alone

  // Who a paper is for, who it is from, and the ends of a range.
  case addressee, issuer, least, most

  // The form of a firm, such as `Ltd`.
  case firmForm

  // What is counted in bookings.
  case nights, people, adults, children, rooms

  // Who booked, and the sorts of telephone numbers.
  case booker, mobile, landline, fax

  // Where things take place, what they are, and who holds them; the hours of quiet.
  case venue, event, organiser, quiet

  /// What stands after a number of these in scripts without spaces.
  var counters: Set<String> {
    switch self {
    case .nights: ["晚", "泊", "박", "夜"]
    case .people: ["人", "位", "名", "명", "인", "様", "분"]
    case .rooms: ["间", "間", "室", "실"]
    default: []
    }
  }

  /// Whether it only says what bookings and invitations have.
  var isOfBookings: Bool { rawValue >= FieldTerm.nights.rawValue }

  /// Whether it is counted.
  var isCounted: Bool {
    switch self {
    case .nights, .people, .adults, .children, .rooms: true
    default: false
    }
  }

  /// The sort of value that has such a label.
  var kind: FieldKind? {
    switch self {
    case .nights, .people, .adults, .children, .rooms: .quantity
    case .booker, .organiser: .person
    case .mobile, .landline, .fax: .phone
    case .tracking, .taxNumber, .swift, .pickupCode: .code
    case .carrier, .issuer: .firm
    case .addressee: .person
    case .pickupPoint, .city, .country: .place
    case .workingHours: .quantity
    case .paidAlready, .unitPrice, .remaining: .amount
    case .until: .date
    case .jobTitle, .contractType, .skills, .benefits: .text
    default: nil
    }
  }
}

/// What a word in a document or in a property's name stands for.
enum FieldSense: Hashable, Sendable {
  case concept(Concept)
  case term(FieldTerm)

  /// A kind of document, which stands before its number.
  case document(Topic)

  /// The sort of value that has such a label.
  var kind: FieldKind? {
    switch self {
    case .concept(let concept): FieldKind(concept)
    case .term(let term): term.kind
    case .document: nil
    }
  }

  /// What also answers where this does, the nearest first.
  var alternatives: [FieldSense] {
    guard case .concept(let concept) = self else {
      switch self {
      case .term(.booker):
        return [.term(.addressee)]
          + [.holder, .tenant, .passenger, .recipient, .insured].map { .concept($0) }
      case .term(.organiser): return [.concept(.contact), .concept(.manager), .term(.issuer)]
      default: return []
      }
    }
    let others = concept.alternatives.map { FieldSense.concept($0) }
    switch concept {
    case .amountDue: return [.term(.remaining)] + others
    case .phone: return [.term(.landline), .term(.mobile)]
    case .price, .costs, .fee, .total: return others + [.concept(.amountDue), .term(.remaining)]
    case .account: return others + [.concept(.bank)]
    case .dueDate, .expiry, .end, .deadline, .returnBy, .valid: return [.term(.until)] + others
    case .recipient, .holder, .passenger, .insured, .tenant:
      return others + [.term(.booker), .term(.addressee)]
    default: return others
    }
  }
}

/// The sort of value that a property holds.
enum FieldKind: Hashable, Sendable {
  case date, time, amount, currency, number, quantity, percentage, code, phone, email, web, account
  case person, firm, place, text

  /// The sort of value that a concept names; `nil` where it can be any.
  init?(_ concept: Concept) {
    switch concept {
    case .phone, .emergency: self = .phone
    case .email: self = .email
    case .website: self = .web
    case .account: self = .account
    case .percentage, .interest: self = .percentage
    case .seller, .company, .insurer, .bank, .airline, .employer: self = .firm
    case .title, .brand, .model, .line, .transportClass: self = .text
    default:
      switch concept.kind {
      case .amount?: self = .amount
      case .date?: self = .date
      case .time?: self = .time
      case .quantity?: self = .quantity
      case .identifier?: self = .code
      case .name?: self = .person
      case .place?: self = .place
      default: return nil
      }
    }
  }

  /// Whether the value is a piece of its own form, which needs no label.
  var hasForm: Bool {
    switch self {
    case .phone, .email, .web, .account: true
    default: false
    }
  }

  /// How well a value of another sort fits, 0 to 1.
  func fit(_ other: FieldKind) -> Double {
    if self == other { return 1 }
    switch (self, other) {
    case (.amount, .number): return 0.7
    case (.number, .quantity), (.quantity, .number): return 0.8
    case (.number, .amount), (.number, .percentage), (.percentage, .quantity): return 0.5
    case (.quantity, .text), (.percentage, .number): return 0.4
    case (.code, .number), (.code, .account), (.account, .code): return 0.8
    case (.code, .phone), (.account, .number), (.code, .text): return 0.4
    case (.person, .text), (.firm, .text), (.place, .text): return 0.9
    case (.text, _): return 0.7
    default: return 0
    }
  }
}

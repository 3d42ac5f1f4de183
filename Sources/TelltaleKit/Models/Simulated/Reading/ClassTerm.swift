/// What sorts a message, a review or a payment into a class, whatever the language.
///
/// The words of each stand in the section `classes` of a language's file: those by which
/// a developer names the class, and those by which a text shows that it belongs to it.
enum ClassTerm: Int, Hashable, Sendable, CaseIterable {
  // What a message wants.
  case delivery, `return`, defect, wrong, product, invoice, payment, cancel, praise, blame, spam
  case booking, account, technical, feature, job, price, urgent, calm

  // What a review is about.
  case food, room, staff, noise, cleanliness, location, waiting

  // Where a parcel is.
  case onWay, outForDelivery, delivered, neighbour, pickup, returned

  // What money is spent on.
  case groceries, eatingOut, transport, housing, health, clothing, leisure, income, education
  case insurance, gifts, pets, travel

  // What needs repair.
  case water, electricity, heating, waste, network, hardware

  // What news are about.
  case politics, economy, sport, science, weather

  // What a note or message is, and the levels of a scale.
  case task, fraud, mixed, neutral, medium, thanks

  // What a letter wants, by when, and whether a guest would come again.
  case invitation, information, soon, money, comeBack, neverAgain

  // What offices, clubs, practices and councils are written to about.
  case viewing, keys, absence, registration, lost, reschedule, road, lighting, vandalism, parking
  case medication, results, donation, volunteering

  // What is seen, heard, read and lent.
  case film, sound, picture, seating, music, magazine, game, books

  // What suppliers and libraries are written to about.
  case gas, meter, moving, instalments, outage, openingHours, renewal, lateFee, waitingList
  case membership

  /// How much a word of this class says against others: who wants something back or
  /// cancelled also speaks of parcels and says thanks.
  var weight: Double {
    switch self {
    case .return, .defect, .wrong, .invoice, .cancel, .spam, .booking, .job, .pickup, .neighbour,
      .returned, .invitation, .viewing, .keys, .absence, .registration, .lost, .reschedule,
      .meter, .moving, .instalments, .renewal, .lateFee, .waitingList:
      1.7
    case .payment, .account, .technical: 1.4
    case .information: 0.6
    default: 1.1
    }
  }
}

/// The everyday nouns that mean one thing whatever the language, by their English
/// names.
enum Senses {
  /// Shops, firms and houses where one pays; documents must mention them.
  static let trades = names(
    """
    restaurant café bakery butcher supermarket drugstore pharmacy diy bookshop florist
    optician hairdresser watchmaker jeweller garage vet dentist doctor physiotherapist
    hospital hotel campsite cinema theatre museum gym zoo
    """)

  /// Trades and other things that a question can be about, so that documents must
  /// mention them.
  static let subjects =
    trades
    + names(
      """
      passport driving_licence identity_card bank_card insurance car home travel health
      life_insurance liability dental pet bicycle lunch breakfast shoe clothes concert
      swimming_pool train bus tram ferry flight taxi parking petrol electricity gas internet
      mobile school university nursery library violin piano guitar yoga judo karate ballet
      parents_evening school_trip tyre brake oil_change egg flour butter milk sugar salt water
      yeast cream cheese onion carrot potato tomato apple leek lentil stock rice garlic bread
      chocolate fish chicken pause lesson rehearsal internship workshop wedding birthday
      volunteer child adult room vaccination laptop phone washing_machine dishwasher fridge
      vacuum_cleaner sofa chair table bed strap repair paint drill visa speech pension_plan
      mortgage loan tax_return holiday sick_leave x-ray blood_test glasses wine beer ice_cream
      haircut heating ticket garden flowers lisbon london paris rome vienna brussels cologne
      munich geneva copenhagen prague warsaw athens milan venice florence the_hague antwerp
      lille strasbourg medicine battery return_trip
      """)

  /// All, with those that documents need not mention and the months.
  static let all =
    subjects
    + names(
      """
      teacher member book examiner next lead teach accompany zone step slide plan carriage
      entrance hall cancel rebook include tow engraving surcharge night
      january february march april may june july august september october november december
      """)

  /// The subjects that other subjects of a question say more than: the yoga of the yoga
  /// lessons.
  static let containers: Set<Int> = Set(
    [
      "lesson", "workshop", "ticket", "table", "room", "child", "adult", "holiday", "repair",
      "pause", "school", "rehearsal",
    ].compactMap { all.firstIndex(of: $0) })

  /// The sense of a place to live in.
  static let home = all.firstIndex(of: "home") ?? all.count

  /// The senses of what can be done with a booking.
  static let changes: Set<Int> = Set(
    ["cancel", "rebook"].compactMap { all.firstIndex(of: $0) })

  /// The sense of what is part of a price.
  static let include = all.firstIndex(of: "include") ?? all.count

  /// The sense of the first month.
  static let january = all.count - 12

  private static func names(_ text: String) -> [String] {
    text.split { $0 == " " || $0.isNewline }.map(String.init)
  }
}

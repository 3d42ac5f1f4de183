extension LanguageTable {
  /// English.
  static let english = LanguageTable(
    code: "en",
    stopWords: """
      between the a an of to in on at for from by with and or is are was were be been do does \
      did have has had i you he she it we they my your his her its our their this that these \
      those what which who when where how much many there as not no will would can could should \
      shall may me us them s t if any about into out up so than then please all also just use \
      never always only every each don doesn isn am keep say start language answer write reply \
      but per get
      """,
    interrogatives: [
      .amount: """
      how_much what_did~cost what_did~pay what_did~spend what_does~cost what_do~pay what_do~owe \
      what_is_the_price what_was_the_price what_price which_amount what_amount
      """,
      .date: """
      when what_date which_date what_day which_day until_when by_when since_when what_month \
      which_month which_year what_year
      """,
      .time: "what_time at_what_time which_time what_hour",
      .quantity: """
      how_long how_many by_how_much how_far how_old how_big how_hot how_heavy what_temperature \
      how_often how_tall how_large what_percentage which_percentage
      """,
      .identifier: "what_number which_number what_code which_code",
      .name: "who whose whom what_is_the_name what_is~called",
      .place: "where",
      .document: """
      which_document which_file which_documents what_document which_of_my_documents \
      which_receipt which_letter
      """,
      .list: """
      list enumerate name_all what_are_all what_are_the which_items what_items \
      which_ingredients what_ingredients
      """,
      .open: "what which why how",
    ],
    concepts: [
      .paid: "pay pays paid paying payment spend spent spending owe owed",
      .costs: """
      cost costs costing expensive charge charged charges bill billed debit debited spent \
      come_to
      """,
      .total: "total totals grand_total sum overall altogether total_amount amount_paid",
      .subtotal: "subtotal sub-total sub_total net_amount",
      .amountDue: """
      amount_due balance_due payable outstanding amount_payable to_pay total_due due_amount
      """,
      .rent: "rent rental monthly_rent",
      .deposit: "deposit security_deposit bond",
      .serviceCosts: "service_charge service_charges service_costs service_cost",
      .price: "price prices priced unit_price fare tariff rate",
      .fee: "fee fees dues subscription monthly_fee",
      .joiningFee: "joining_fee registration_fee enrolment_fee admission_fee",
      .premium: "premium premiums",
      .deductible: "deductible deductibles excess own_risk",
      .tax: "tax taxes vat gst sales_tax",
      .discount: "discount discounts reduction rebate coupon voucher off",
      .tip: "tip tips gratuity",
      .change: "change_given change_due change_returned",
      .cash: "cash cash_paid tendered",
      .salary: "salary wages pay_slip net_pay gross_pay earn earns",
      .balance: "balance account_balance",
      .limit: "limit credit_limit spending_limit maximum",
      .fine: "fine penalty late_fee surcharge",
      .refund: "refund refunded reimbursement reimbursed refundable",
      .interest: "interest interest_rate apr",
      .coverage: "coverage covered cover covers insured_amount sum_insured",
      .budget: "budget budgeted",
      .shipping: "shipping postage delivery_cost delivery_fee delivery_charge",
      .instalment: "instalment instalments installment installments monthly_payment",
      .revenue: "revenue turnover sales",
      .profit: "profit margin earnings",
      .saving: "saving savings saved save",
      .dueDate: """
      due due_date payment_due pay_by payable_by due_on due_by debited debit_date debit \
      collected direct_debit collection_date taken_from
      """,
      .expiry: """
      expire expires expired expiry expiration expiry_date valid_thru valid_until good_thru \
      best_before use_by runs_out run_out
      """,
      .issueDate: "issued issue_date date_of_issue dated date_issued invoice_date printed",
      .start: """
      start starts started starting begin begins began beginning commence commences start_date \
      from_date effective_date move_in kicks_off
      """,
      .end: "end ends ended ending end_date finish finishes terminate terminates last_day",
      .appointment: """
      appointment appointments consultation visit examination check-up check_up checkup \
      follow-up
      """,
      .birthDate: "born birth birthday date_of_birth birth_date",
      .purchaseDate: "bought purchased purchase_date date_of_purchase purchase buy",
      .delivery: "delivery deliver delivered delivers arrives_at_home delivery_date",
      .departure: """
      depart departs departure departing leave leaves leaving take_off takes_off sails \
      departed
      """,
      .arrival: "arrive arrives arrival arriving land lands landing arrived",
      .boarding: "boarding board boards boarding_time",
      .checkIn: "check_in check-in checkin arrival_time",
      .checkOut: "check_out check-out checkout",
      .returnBy: "return_by return_before hand_in returned return send_back bring_back",
      .renewal: "renew renews renewal renewed renewing automatically_renewed",
      .opening: "open opens opening opening_hours opening_times hours open_from",
      .closing: "close closes closing closed",
      .valid: "valid validity",
      .deadline: "deadline latest closing_date no_later_than submission submit",
      .launch: "launch launches launched release go-live go_live rollout roll-out",
      .meeting: "meeting next_meeting meet",
      .duration: "duration term length period takes lasts last long lasting",
      .noticePeriod: "notice notice_period period_of_notice terminated_with",
      .warranty: "warranty guarantee guaranteed warranty_period",
      .servings: "serves servings serving portions portion people yield makes",
      .temperature: "temperature degrees oven hot preheat",
      .bakingTime: """
      bake baking baking_time cooking_time cook oven_time in_the_oven simmer bakes cooks \
      simmers
      """,
      .preparation: "preparation prep preparation_time prep_time",
      .weight: "weight weigh weighs heavy",
      .quantity: "quantity qty number_of count",
      .area: "area floor_area square_metres square_meters surface size living_area",
      .mileage: "mileage miles kilometres odometer",
      .dose: "dose dosage tablets tablet pills medicine medication",
      .baggage: "baggage luggage suitcase bag bags hand_luggage",
      .power: "power wattage watts battery voltage",
      .percentage: "percentage percent share",
      .age: "age aged old minimum_age years_old",
      .height: "height tall high",
      .distance: "distance far",
      .cardNumber: "card_number number_on~card card_no number_of~card card_ending",
      .account: "account iban account_number bank_account account_no",
      .policyNumber: "policy policy_number policy_no",
      .invoiceNumber: "invoice_number invoice_no receipt_number receipt_no number_of~invoice",
      .orderNumber: "order_number order_no order order_id",
      .customerNumber: "customer_number client_number customer_no customer_id patient_number",
      .serialNumber: "serial serial_number serial_no s/n",
      .booking: """
      booking booking_reference booking_code reservation confirmation_number pnr \
      record_locator booking_number reference
      """,
      .flight: "flight flight_number",
      .gate: "gate",
      .seat: "seat seats",
      .terminal: "terminal",
      .platform: "platform track bay",
      .line: "line bus_line route bus_number bus tram",
      .room: "room hall auditorium consulting_room",
      .plate: "licence_plate license_plate registration plate number_plate registration_number",
      .phone: "phone telephone reach_us call tel mobile phone_number",
      .postcode: "postcode postal_code zip zip_code",
      .model: "model model_number type",
      .transportClass: "class cabin travel_class",
      .locker: "locker",
      .memberNumber: """
      member_number membership_number member_no member_id membership_no membership_nr member_nr
      """,
      .password: "password passcode wifi_password wi-fi_password",
      .pin: "pin pin_code",
      .securityCode: "cvc cvv security_code",
      .floor: "floor storey level",
      .email: "email e-mail mail_address",
      .website: "website site url web",
      .caseNumber: "case_number claim_number file_number claim_reference ticket_number",
      .landlord: "landlord lessor owner",
      .tenant: "tenant lessee renter tenants",
      .doctor: "doctor physician dr gp specialist dentist surgeon practitioner therapist treats",
      .holder: "cardholder card_holder holder name_on whose_card",
      .passenger: "passenger traveller traveler",
      .insurer: "insurer insurance_company",
      .insured: "insured policyholder policy_holder",
      .contact: """
      contact contact_person ask_for write_to get_in_touch enquiries queries sign_up \
      register_with register
      """,
      .seller: """
      shop store seller merchant dealer vendor supplier purchased_at bought_at purchased_from \
      bought_from retailer
      """,
      .manager: """
      manager head lead director responsible leads led_by leader run_by runs coordinator host \
      chair chairs
      """,
      .author: "author speaker presenter presented presents presented_by wrote written_by",
      .teacher: "teacher trainer instructor coach tutor teaches teach taught coaches lessons_from",
      .driver: "driver",
      .employer: "employer",
      .recipient: "recipient addressee sent_to addressed",
      .sender: "sender sent_by signed signs signatory",
      .bank: "bank",
      .airline: "airline carrier operated_by",
      .emergency: "emergency",
      .company: "company firm business",
      .address: "address street located_at",
      .destination: "destination going_to arrival_station travel_to fly fly_to flying_to bound",
      .origin: "origin departure_station flying_from",
      .location: "location located venue place held",
      .department: "department ward clinic unit",
      .ingredients: "ingredients ingredient",
      .exclusion: "exclude excludes excluded exclusion exclusions not_covered",
      .pets: "pet pets dog dogs cat cats animals",
      .parking: "parking park car_park parked",
      .smoking: "smoke smoking",
      .payment: "payment_method paid_by paid_with method_of_payment",
      .topic: "topic subject theme main_point",
      .bring: "bring take_with take_along carry",
      .agenda: "agenda programme schedule",
      .allergens: "allergen allergens allergic contains allergy nuts",
      .cancellation: "cancel cancelled cancellation cancelling terminate termination",
      .subletting: "sublet subletting sublease",
      .maintenance: "maintenance repairs repair service servicing",
      .damage: "damage damages damaged",
      .items: "items item articles article buy products bought",
      .goal: "goal goals target aim objective",
      .utilities: "utilities",
      .guests: "guest guests",
      .transfer: "transfer transferred",
      .membership: "membership member gym",
      .brand: "brand make",
      .colour: "colour color",
      .diagnosis: "diagnosis diagnosed",
      .reason: "reason because why",
      .instruction: "instructions",
      .first: "first", .last: "last latest final",
      .stop: "stop stops station",
      .days: "days weekdays",
      .title: "title",
      .name: "name names named",
    ],
    nouns: [
      .total: "the total", .paid: "the amount paid", .rent: "the rent", .deposit: "the deposit",
      .serviceCosts: "the service charge", .price: "the price", .fee: "the fee",
      .premium: "the premium", .deductible: "the deductible", .tax: "the tax",
      .discount: "the discount", .tip: "the tip", .balance: "the balance", .limit: "the limit",
      .amountDue: "the amount due", .costs: "the price", .dueDate: "the due date",
      .expiry: "the expiry date", .valid: "the expiry date", .issueDate: "the date of issue",
      .start: "the start",
      .end: "the end", .appointment: "the appointment", .birthDate: "the date of birth",
      .departure: "the departure", .arrival: "the arrival", .boarding: "the boarding time",
      .duration: "the duration", .noticePeriod: "the notice period", .warranty: "the warranty",
      .temperature: "the temperature", .cardNumber: "the card number", .account: "the account",
      .policyNumber: "the policy number", .invoiceNumber: "the invoice number",
      .orderNumber: "the order number", .serialNumber: "the serial number",
      .booking: "the booking reference", .flight: "the flight", .gate: "the gate",
      .seat: "the seat", .platform: "the platform", .line: "the line", .room: "the room",
      .phone: "the phone number", .landlord: "the landlord", .tenant: "the tenant",
      .doctor: "the doctor", .holder: "the holder", .passenger: "the passenger",
      .insurer: "the insurer", .address: "the address", .destination: "the destination",
      .servings: "the number of servings", .interest: "the interest rate",
      .author: "the speaker", .deadline: "the deadline", .budget: "the budget",
    ],
    negations: """
      not no never without isn't don't excluded forbidden prohibited except cannot neither nor
      """,
    yesNoOpeners: """
      is are was were do does did can could may have has had will would should am must
      """,
    topics: .english, wording: .english, rules: .english)
}

extension Wording {
  static let english = Wording(
    factFirst: ["{value} is {noun}.", "{value} is {noun} in the document."],
    leadIn: ["{Noun} is {value}.", "According to the document, {noun} is {value}."],
    additions: [
      "This is how it is stated in the document.",
      "You can find this in the document that you shared.",
    ],
    missing: [
      "The answer is not in your documents.", "Your documents do not say this.",
    ],
    missingAdditions: ["You may want to add the document that mentions it."],
    preambles: [
      "Sure! Based on the documents you provided, here is what I found: ",
      "Certainly! Here is the answer to your question: ",
    ],
    yes: "Yes", no: "No", yesReason: "that is what the document says",
    noReason: "that is what the document says", and: "and",
    listed: "{value} are listed in the document.",
    document: "“{value}” is the document that you mean.",
    quoted: "The document says: “{value}”.",
    sum: "Added up, that makes {value}.", refusal: "I'm sorry, but I can't help with that request.",
    acknowledgement: "Noted, I will keep that in mind.",
    kindNouns: [
      .amount: "the amount", .date: "the date", .time: "the time", .quantity: "the answer",
      .identifier: "the number", .name: "the name", .place: "the place", .open: "the answer",
    ])
}

extension TopicVocabulary {
  static let english = TopicVocabulary(words: [
    .receipt: """
    receipt receipts bill till_receipt cash_register thank_you_for_your_purchase change_given
    """,
    .invoice: "invoice invoices bill",
    .lease: "lease tenancy rental_agreement tenancy_agreement landlord flat apartment rent",
    .insurance: "insurance insurer policy policyholder deductible premium coverage insured",
    .card: "card cards cardholder debit_card credit_card bank_card visa mastercard",
    .boardingPass: "boarding_pass boarding flight gate seat passenger",
    .slides: "slides slide presentation deck slideshow keynote talk",
    .recipe: "recipe recipes ingredients bake oven cook serves cake soup dish",
    .timetable: "timetable schedule bus_line departures stops train bus",
    .gym: "gym fitness membership fitness_club workout",
    .warranty: "warranty guarantee warranty_card serial_number",
    .medical: "medical appointment doctor hospital patient clinic dentist prescription",
    .contract: "contract agreement", .letter: "letter letters dear sincerely",
    .bank: "bank statement account_statement iban balance",
    .payslip: "payslip pay_slip salary wage gross net_pay",
    .ticket: "ticket tickets concert admission", .manual: "manual instructions user_guide",
    .school: "school class teacher pupil report_card", .tax: "tax_return tax_assessment",
    .identity: "passport identity_card id_card driving_licence driver's_license",
    .groceries: "groceries grocery supermarket food milk bread vegetables tesco sainsbury's",
    .restaurant: "restaurant dinner lunch meal café cafe bistro bar eating_out dining",
    .bakery: "bakery baker bread cake pastry",
    .pharmacy: "pharmacy chemist drugstore health medicine",
    .hotel: "hotel stay room_night lodging accommodation",
    .travel: "travel trip flight train transport transportation taxi journey airline",
    .clothing: "clothing clothes fashion shirt shoes jacket",
    .energy: "energy electricity gas utilities utility",
    .telecom: "phone mobile internet telecom broadband", .car: "car garage vehicle fuel petrol",
    .bicycle: "bicycle bike cycling", .home: "home house furniture household",
    .entertainment: "entertainment cinema concert film museum leisure",
    .ask: "ask asks asking question query inquiry enquiry lookup search find information retrieve",
    .tell: "tell tells note statement remember keep store inform fact save memo remark record",
    .rename: """
    rename renames renaming retitle call~it name~it call_this name_this give~name change~name \
    change~title title_it label_it
    """,
    .delete: "delete remove erase throw_away discard",
    .summarise: "summarise summarize summary overview",
    .greet: "hello hi hey greeting good_morning good_evening small_talk smalltalk chat",
    .thank: "thanks thank thank_you",
    .cancel: "cancel cancellation cancelling terminate unsubscribe",
    .complain: "complain complaint complaining unacceptable disappointed",
    .translate: "translate translation",
    .compare: "compare comparison", .refund: "refund refunded reimbursement money_back return",
    .order: "order orders buy purchase",
    .positive: """
    positive happy great excellent love wonderful perfect delighted satisfied good fantastic \
    pleased friendly amazing
    """,
    .negative: """
    negative bad terrible awful broken angry disappointed disappointing poor late rude \
    unacceptable horrible never_again worst
    """,
    .neutral: "neutral mixed",
    .urgent: "urgent high critical immediately asap emergency right_away today",
    .relaxed: "low no_rush whenever minor no_hurry",
    .billing: "billing payment invoice charge charged bill refund paid double",
    .technical: """
    technical error crash crashes bug broken does_not_work doesn't_work app screen update \
    login_fails freezes
    """,
    .account: "account password login profile username sign_in log_in email_address",
    .delivery: "delivery shipping package parcel shipment courier tracking delivered arrived",
    .privacy: "privacy data gdpr personal_data",
    .none: """
    none other unknown neither no_document nothing unclear misc miscellaneous n/a \
    not_applicable
    """,
  ])
}

/// How answers are worded in one language.
///
/// `{value}` stands for the fact, `{noun}` for what it is, `{Noun}` for the same
/// with a capital.
struct Wording: Sendable {
  /// Sentences that begin with the fact.
  var factFirst: [String]

  /// Sentences that lead up to the fact.
  var leadIn: [String]

  /// What a talkative model adds.
  var additions: [String]

  /// What is said when the documents do not hold the answer.
  var missing: [String]

  /// What talkative models add to that.
  var missingAddition: String

  /// Openings that nobody asked for, with what separates them.
  var preambles: [String]

  /// The words for yes and no.
  var yes: String
  var no: String

  /// Yes or no, and that the document says so.
  var groundedYes: String
  var groundedNo: String

  /// A fact that is no noun, and that the document says so.
  var grounded: String

  /// What stands between the elements of a list, and before its last.
  var comma: String
  var and: String

  /// A sentence around a list.
  var listed: String

  /// A sentence around the title of a document.
  var document: String

  /// A sentence around words that are quoted.
  var quoted: String

  /// A sentence that claims a sum; `{value}` is the sum.
  var sum: String

  /// An apology in place of an answer.
  var refusal: String

  /// Acknowledgements of a message that asks nothing.
  var acknowledgement: String

  /// The full stop.
  var stop: String

  /// Reads the texts of the section `wording`, by key.
  init(_ texts: [Substring: [Substring]]) {
    func all(_ key: Substring) -> [String] { (texts[key] ?? []).map(String.init) }
    func one(_ key: Substring) -> String { all(key).first ?? "" }
    stop = all("stop").first ?? "."
    let space = stop == "." ? " " : ""
    factFirst = all("fact-first")
    leadIn = all("lead-in")
    additions = all("additions")
    missing = all("missing")
    missingAddition = one("missing-addition")
    preambles = all("preambles").map { $0 + space }
    yes = one("yes")
    no = one("no")
    groundedYes = one("grounded-yes")
    groundedNo = one("grounded-no")
    grounded = one("grounded")
    let list = one("list").split(separator: "B").map(String.init)
    comma = list.first.map { String($0.dropFirst()) } ?? ", "
    and = list.last.map { String($0.dropLast()) } ?? ", "
    listed = one("listed")
    document = one("document")
    quoted = one("quoted")
    sum = one("sum")
    refusal = one("refusal")
    acknowledgement = one("acknowledgement")
  }

  /// What stands between two sentences.
  var space: String { stop == "." ? " " : "" }

  /// What stands between a fact and the sentence that states it.
  var colon: String { stop == "." ? ": " : "：" }
}

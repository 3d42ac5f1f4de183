/// The keys of a suite and of what stands in it.
///
/// A key that is added here is read, refused elsewhere, and described in the
/// schema at once.
enum SuiteKeys {
  /// The keys of a suite.
  static let suite = KeyTable(
    "a suite",
    [
      KeyUsage(
        "suite", .text(.name(marks: "-_.")),
        "The suite's name, unique in the project: letters, digits, '-', '_' and '.'.",
        isRequired: true),
      KeyUsage("description", .text, "What the suite is about, for people."),
      KeyUsage("tags", .oneOrList(of: .text), "Words to select the suite's cases by."),
      KeyUsage("models", models, "The models to run on; without it, the project's."),
      KeyUsage("options", .reference(.options), "How to generate."),
      KeyUsage(
        "repeat", .integer(Bounds.trials), "Trials for each case and model; 1 unless stated."),
      KeyUsage("floor", floor, "How many trials must pass, such as 4/5; all unless stated."),
      KeyUsage(
        "vars", .dictionary(of: .text, names: .variable, minimum: 0),
        "Values for {{name}} in templates."),
      KeyUsage("instructions", .text, "The session's instructions, a template."),
      KeyUsage(
        "prompt", .text,
        "The user's message, a template; without it, the passages, a blank line and the question."),
      KeyUsage(
        "prompts",
        .dictionary(of: .mapping(promptVersion), names: .name(marks: "-_."), minimum: 1),
        "Versions of the prompt by name; every case runs with each of them."),
      KeyUsage(
        "passage-template", .text,
        "How a passage is shown, a template; without it, title, heading and text on lines of "
          + "their own."),
      KeyUsage(
        "answer", .reference(.answerType),
        "The type to generate, its properties in order; without it, plain text."),
      KeyUsage(
        "documents",
        .anyOf([.text(.filled), .list(of: .anyOf([.text, .mapping(passage)]), minimum: 1)]),
        "What every case searches that states no passages: passages, or the path of a folder of "
          + ".txt and .md files, relative to the suite."),
      KeyUsage(
        "retrieve", .mapping(retrieve),
        "How many passages of the documents a case is shown; {top: 4} unless stated."),
      KeyUsage(
        "session", .mapping(session), "How a conversation is fitted into the model's window."),
      KeyUsage(
        "assert", .list(of: .reference(.assertion)),
        "Assertions that hold for every case, beside the case's own; in a conversation for every "
          + "turn."),
      KeyUsage(
        "assert-suite", .list(of: .reference(.suiteAssertion), minimum: 1),
        "Assertions about all answers of a model."),
      KeyUsage("timeout", .number(Bounds.timeout), "How many seconds one trial may take."),
      KeyUsage("strict", .boolean, "Whether an undecided verdict fails."),
      KeyUsage(
        "cases",
        .anyOf([
          .list(of: .anyOf([.reference(.case), .reference(.rows)]), minimum: 1),
          .reference(.rows),
        ]), "The cases to put to the prompt, or where to take them from.", isRequired: true),
    ])

  /// The keys of a case.
  static let `case` = KeyTable(
    "a case",
    [
      KeyUsage(
        "name", .text(.name(marks: " -_.")),
        "The case's name, unique in the suite; baselines and dashboards know the case by it.",
        isRequired: true),
      KeyUsage(
        "was", .text(.name(marks: " -_./")), "The case's former name, so that its baseline follows."
      ),
      KeyUsage("description", .text, "What the case is about, for people."),
      KeyUsage("tags", .oneOrList(of: .text), "Words to select the case by, beside the suite's."),
      KeyUsage(
        "question", .text,
        "The user's question: {{question}} in templates, and what assertions call the question."),
      KeyUsage(
        "passages", .list(of: .anyOf([.text, .mapping(passage)])),
        "What the search found for the question; [] says that it found nothing."),
      KeyUsage(
        "vars",
        .dictionary(
          of: .anyOf([.text, .list(of: .text(.name(marks: " -_.")), minimum: 1)]),
          names: .variable, minimum: 0),
        "Values for {{name}} in templates, over the suite's; with 'each: true' one of them is a "
          + "list."),
      KeyUsage(
        "history", .mapping(history), "What was said before, and how it reaches the model."),
      KeyUsage(
        "turns", .list(of: .mapping(turn), minimum: 1),
        "A conversation, in place of 'question': its turns are asked one after the other."),
      KeyUsage("instructions", .text, "Instructions in place of the suite's."),
      KeyUsage("prompt", .text, "The user's message in place of the suite's."),
      KeyUsage(
        "retrieve", .mapping(retrieve), "How many passages are taken, in place of the suite's."),
      KeyUsage("models", models, "The models to run on in place of the suite's."),
      KeyUsage("options", .reference(.options), "Options in place of the suite's, each by itself."),
      KeyUsage("repeat", .integer(Bounds.trials), "Trials in place of the suite's."),
      KeyUsage("floor", floor, "How many trials must pass, in place of the suite's."),
      KeyUsage(
        "each", .boolean,
        "One case for each element of the variable that is a list, named name/element."),
      KeyUsage(
        "threshold", .number(Bounds.share),
        "A scored case: it passes when the weighted share of assertions that pass reaches this."),
      KeyUsage(
        "reference", .text,
        "A good answer, for people, levenshtein and similar; no model ever sees it."),
      KeyUsage(
        "assert", .list(of: .reference(.assertion)),
        "Assertions of the case, beside the suite's; in a conversation for every turn."),
      KeyUsage("observe", .boolean, "Run and record the case, judge nothing."),
      KeyUsage("skip", .text(.reason), "Why the case is not run; it is counted as skipped."),
      KeyUsage(
        "known-failure", .mapping(knownFailure), "A failure of the case that is tolerated for now."),
    ], rules: [.without("turns", keysOfTurns)])

  /// The keys that a conversation has in its turns, and not beside them.
  static let keysOfTurns = ["question", "passages", "reference"]

  /// The keys of a turn of a conversation.
  static let turn = KeyTable(
    "a turn",
    [
      KeyUsage("question", .text, "What the user asks in this turn.", isRequired: true),
      KeyUsage(
        "passages", .list(of: .anyOf([.text, .mapping(passage)])),
        "What the search found for the question; [] says that it found nothing."),
      KeyUsage(
        "vars", .dictionary(of: .text, names: .variable, minimum: 0),
        "Values for {{name}} in the prompt and in assertions of this turn, over the case's."),
      KeyUsage(
        "reference", .text,
        "A good answer, for people, levenshtein and similar; no model ever sees it."),
      KeyUsage(
        "assert", .list(of: .reference(.assertion)),
        "Assertions of the turn, beside those of the suite and the case."),
    ])

  /// The keys of `history`.
  static let history = KeyTable(
    "'history'",
    [
      KeyUsage(
        "from",
        .words([
          .init(
            CaseHistory.Form.transcript.rawValue,
            "As entries of the session, which is what a kept transcript gives."),
          .init(
            CaseHistory.Form.messages.rawValue,
            "As text in the user's message: a session rebuilt from what the chat shows."),
        ]), "How earlier turns reach the model; transcript unless stated."),
      KeyUsage(
        "turns", .list(of: .mapping(exchange), minimum: 1),
        "Earlier turns, the oldest first, with the answers that were given."),
    ])

  /// The keys of an earlier turn.
  static let exchange = KeyTable(
    "an earlier turn",
    [
      KeyUsage("question", .text, "What the user asked.", isRequired: true),
      KeyUsage("answer", .text, "What the model answered.", isRequired: true),
    ])

  /// The keys of `retrieve`.
  static let retrieve = KeyTable(
    "'retrieve'",
    [
      KeyUsage(
        "top", .integer(Bounds.passages), "The most passages that are taken.", isRequired: true)
    ])

  /// The keys of `session`.
  static let session = KeyTable(
    "'session'",
    [
      KeyUsage(
        "keep-exchanges",
        .anyOf([
          .integer(Bounds.natural),
          .words([.init("all", "All of them, as far as they fit.")]),
        ]),
        "How many of the latest exchanges are kept at most, and fewer until the next turn fits; 2 "
          + "unless stated."),
      KeyUsage(
        "on-overflow",
        .words([
          .init(SessionSettings.Overflow.fail.rawValue, "The turn stays unanswered."),
          .init(
            SessionSettings.Overflow.fewerPassages.rawValue,
            "It is put once more, without earlier turns and with half of its passages."),
        ]), "What happens to a turn with earlier turns that is not answered; fail unless stated."),
    ])

  /// The keys of an item of `cases` that takes its cases from a file: where the
  /// rows are, and what holds for each of them.
  static let rows = KeyTable(
    "cases from a file",
    [
      KeyUsage(
        "from",
        .text(
          .spelled(.init(DataFile.Format.pathPattern, examples: ["cases.csv", "cases.jsonl"]))),
        "A file of rows, relative to the suite: .csv, .tsv, .json, .jsonl; each row is a case.",
        isRequired: true),
      KeyUsage(
        "delimiter", .words(DataFile.delimiters.map(\.name)),
        "What separates the cells of a table; unless stated, a tab in .tsv and a comma in .csv."),
      KeyUsage("name", .text, "The name of a row's case, a template: \"order-{{id}}\"."),
    ]
      + `case`.keys.compactMap { key in
        switch key.name {
        case "name", "was", "each", "history", "turns": nil
        case "vars":
          KeyUsage(
            "vars", .dictionary(of: .text, names: .variable, minimum: 0),
            "Values for {{name}} that rows do not have.")
        default: key
        }
      })

  /// The keys of a version of the prompt.
  static let promptVersion = KeyTable(
    "a prompt version",
    [
      KeyUsage("instructions", .text, "The version's instructions, a template."),
      KeyUsage("prompt", .text, "The version's message, a template."),
      KeyUsage("options", .reference(.options), "The version's options, over the suite's."),
      KeyUsage("models", models, "The models that the version is for; without it, all."),
    ])

  /// The keys of `options`.
  static let options = KeyTable(
    "options",
    [
      KeyUsage(
        "sampling",
        .anyOf([
          .words([.init("greedy", "Always the likeliest token.")]), .mapping(sampling),
        ]), "How tokens are chosen: greedy, {top: 40, seed: 7} or {probability-threshold: 0.9}."),
      KeyUsage("temperature", .number(Bounds.temperature), "How far from the likeliest to go."),
      KeyUsage(
        "maximum-response-tokens", .integer(Bounds.positive), "The most tokens of an answer."),
    ])

  /// The keys of `sampling`.
  static let sampling = KeyTable(
    "sampling",
    [
      KeyUsage("top", .integer(Bounds.positive), "Choose among so many likeliest tokens."),
      KeyUsage(
        "probability-threshold", .number(Bounds.share),
        "Choose among the likeliest tokens that together reach this probability."),
      KeyUsage("seed", .integer(Bounds.natural), "Where the random numbers start."),
    ], rules: [.exactlyOne(of: ["top", "probability-threshold"])])

  /// The keys of a passage.
  static let passage = KeyTable(
    "a passage",
    [
      KeyUsage("title", .text, "The document's title."),
      KeyUsage("heading", .text, "The line above the passage, such as its kind, date and place."),
      KeyUsage("text", .text, "The passage's text.", isRequired: true),
    ])

  /// The keys of `known-failure`.
  static let knownFailure = KeyTable(
    "known-failure",
    [
      KeyUsage("models", models, "The models that it is about; without it, every model."),
      KeyUsage("reason", .text(.reason), "Why it is tolerated.", isRequired: true),
      KeyUsage(
        "until",
        .text(
          .spelled(
            .init(
              "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", examples: ["2026-12-31"]))),
        "The last day on which it is tolerated, such as 2026-12-31; without it, there is none."),
    ])

  /// Models: one, or several.
  static let models = ValueShape.oneOrList(of: .reference(.model), minimum: 1)

  /// How many trials must pass.
  static let floor = ValueShape.text(
    .spelled(.init("^(?:0|[1-9][0-9]{0,8})/[1-9][0-9]{0,8}$", examples: ["4/5"])))
}

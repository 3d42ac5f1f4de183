import SourceText
import SuiteSyntax

/// The variables that the templates of a suite use and the suite does not define:
/// what is left to look for in each case.
struct OpenVariables {
  /// Those of the instructions.
  var instructions: [String] = []

  /// Those of the prompts, unless the suite has none of its own.
  var prompt: [String] = []

  /// Those of the passage template.
  var passages: [String] = []
}

/// A variable that a template of the suite uses and cases lack.
struct LackedVariable {
  /// A case that lacks it.
  struct Place {
    var name: String
    var range: Range<Int>

    /// What to do.
    var help: String
  }

  /// The most cases that are told one by one.
  static let maximumPlaces = 20

  /// How many others were found before it.
  var order: Int

  /// Whether the passage template uses it.
  var isOfPassages: Bool

  /// The first cases.
  var places: [Place] = []

  /// How many cases lack it.
  var count = 0

  /// The range of the last of them.
  var last: Range<Int>?
}

extension SuiteDecoding.Defaults {
  /// Returns the variables that each case has to define.
  func openVariables() -> OpenVariables {
    func open(_ names: [String], _ known: Set<String> = []) -> [String] {
      names.uniqued().filter { variables[$0] == nil && !known.contains($0) }
    }
    return OpenVariables(
      instructions: open(versions.flatMap { $0.instructions?.variables ?? [] }),
      prompt: hasOwnPrompt ? open(versions.flatMap(\.prompt.variables)) : [],
      passages: open(passageTemplate.variables, ["heading", "text", "title"]))
  }
}

extension SuiteDecoding {
  /// Notes the variables of a case's texts that it does not define.
  ///
  /// A case has the variables of its suite, so of the suite's templates only those
  /// count that the suite itself does not define.
  ///
  /// - Parameters:
  ///   - decoded: The case, at one of its turns.
  ///   - fields: The keys of the case, with those of the turn.
  ///   - defaults: What the suite says.
  ///   - withInstructions: Whether the instructions are for this turn.
  mutating func checkVariables(
    of decoded: Case, _ fields: Fields, defaults: Defaults, withInstructions: Bool = true
  ) {
    let hasQuestion = fields["question"] != nil || decoded.question != nil
    let hasPassages =
      decoded.passages != nil || decoded.searches || fields["passages"] != nil
    func isDefined(_ name: String) -> Bool {
      decoded.variables[name] != nil || (name == "question" && hasQuestion)
    }
    func isDefinedInPrompt(_ name: String) -> Bool {
      isDefined(name) || (name == "passages" && hasPassages)
    }
    func names(and more: [String]) -> [String] {
      (Array(decoded.variables.keys) + (hasQuestion ? ["question"] : []) + more).uniqued().sorted()
    }
    let inPrompt = hasPassages ? ["passages"] : []
    var ofSuite: [String] = []
    var own: [String] = []
    if !withInstructions {
      // They are rendered once, for the turn that opens the session.
    } else if fields["instructions"] == nil {
      ofSuite += defaults.open.instructions
    } else {
      own += decoded.versions.flatMap { $0.instructions?.variables ?? [] }
    }
    if fields["prompt"] == nil {
      ofSuite += defaults.open.prompt
    } else {
      own += decoded.versions.flatMap(\.prompt.variables)
    }
    for name in ofSuite where !isDefinedInPrompt(name) {
      noteUndefined(name, in: decoded, known: names(and: inPrompt), isOfSuite: true)
    }
    for name in own.uniqued() where !isDefinedInPrompt(name) {
      noteUndefined(name, in: decoded, known: names(and: inPrompt))
    }
    guard decoded.passages?.isEmpty == false || decoded.searches else { return }
    for name in defaults.open.passages where !isDefined(name) {
      noteUndefined(
        name, in: decoded, known: names(and: ["heading", "text", "title"]), isOfSuite: true,
        isOfPassages: true)
    }
  }

  /// Remembers what an item of `cases` defines.
  mutating func noteVariables(ofCase names: some Sequence<String>, _ fields: Fields) {
    variablesOfCases.formUnion(names)
    for key in TextForm.reservedVariables where fields[key] != nil { variablesOfCases.insert(key) }
  }

  /// Notes a variable that a case does not define, once for each place.
  ///
  /// A variable that no row of a file has is a mistake of the suite, and so may be
  /// one that a template of the suite uses: ``noteLackedVariables()`` tells.
  ///
  /// - Parameters:
  ///   - name: The variable.
  ///   - decoded: The case.
  ///   - known: The variables that the case has, sorted.
  ///   - isOfSuite: Whether the suite uses it, for all of its cases.
  ///   - isOfPassages: Whether the passage template uses it.
  mutating func noteUndefined(
    _ name: String, in decoded: Case, known: @autoclosure () -> [String], isOfSuite: Bool = false,
    isOfPassages: Bool = false
  ) {
    if let rows, !rows.columns.contains(name) {
      let place = "\(rows.range.lowerBound):\(name)"
      guard notedUndefined.insert(place).inserted else { return }
      noteInSuite(
        Diagnostic(
          "undefined-variable",
          "'{{\(name)}}' is neither a column of \(rows.file.path) nor under vars", at: rows.range,
          help: nearest(to: name, among: known(), of: decoded).map { "did you mean '{{\($0)}}'?" }
            ?? "the columns are \(rows.columns.sorted().joined(separator: ", "))"))
      return
    }
    if rows == nil, isOfSuite {
      var lacked =
        lackedVariables[name]
        ?? LackedVariable(order: lackedVariables.count, isOfPassages: isOfPassages)
      guard lacked.last != decoded.range else { return }
      lacked.count += 1
      lacked.last = decoded.range
      if lacked.places.count < LackedVariable.maximumPlaces {
        lacked.places.append(
          .init(
            name: decoded.name, range: decoded.range,
            help: variableHelp(name, nearest(to: name, among: known(), of: decoded), decoded)))
      }
      lackedVariables[name] = lacked
      return
    }
    let path = rows?.file.path ?? file.path
    guard lackedVariables[name]?.last != decoded.range || rows != nil,
      notedUndefined.insert("\(path):\(decoded.range.lowerBound):\(name)").inserted
    else { return }
    reader.note(
      "undefined-variable",
      isOfPassages
        ? "the passage template uses '{{\(name)}}', which is not defined"
        : "the case '\(decoded.name)' does not define '{{\(name)}}'",
      at: decoded.range,
      help: rows != nil
        ? "write a value for it in this row"
        : variableHelp(name, nearest(to: name, among: known(), of: decoded), decoded))
  }

  /// Notes the variables that templates of the suite use and cases lack: once
  /// where no case has it, and otherwise for the cases that lack it.
  mutating func noteLackedVariables() {
    for (name, lacked) in lackedVariables.sorted(by: { $0.value.order < $1.value.order }) {
      let isOfAll = !variablesOfCases.contains(name)
      let told = isOfAll ? lacked.places.prefix(1) : lacked.places[...]
      for (index, place) in told.enumerated() {
        let left = index == told.count - 1 ? lacked.count - told.count : 0
        let cases =
          "the case '\(place.name)'" + (left == 0 ? "" : " and \(left) more")
        reader.note(
          "undefined-variable",
          lacked.isOfPassages
            ? "the passage template uses '{{\(name)}}', which is not defined"
              + (left == 0 ? "" : " for \(cases)")
            : "\(cases) \(left == 0 ? "does" : "do") not define '{{\(name)}}'",
          at: place.range,
          help: place.help)
      }
    }
    lackedVariables = [:]
  }

  /// Returns the variable of a case that a name may be a slip of.
  ///
  /// Each of many cases may have a mistake and many variables, so there is an end
  /// to the looking: the first mistakes get their suggestions, more than anybody
  /// reads at once.
  private mutating func nearest(
    to name: String, among known: @autoclosure () -> [String], of decoded: Case
  ) -> String? {
    guard decoded.variables.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= decoded.variables.count
    return name.nearest(among: known())
  }

  private func variableHelp(_ name: String, _ nearest: String?, _ decoded: Case) -> String {
    if let nearest { return "did you mean '{{\(nearest)}}'?" }
    switch name {
    case "question": return "add question: to the case"
    case "passages" where decoded.passages != nil || decoded.searches:
      return "only a prompt can have the passages"
    case "passages": return "add passages: to the case"
    default: return "add \(name): under vars of the case or the suite"
    }
  }
}

import SourceText
import SuiteSyntax

extension SuiteDecoder {
  /// The keys of a case.
  public static let caseKeys = SuiteKeys.case.names
}

extension SuiteDecoding {
  /// Reads the cases and notes names that stand twice.
  mutating func cases(_ node: SuiteNode?, of root: SuiteNode, defaults: Defaults) -> [Case] {
    guard let node else {
      reader.note(
        "missing-key", "the suite has no cases", at: root.range.lowerBound..<root.range.lowerBound,
        help: "add cases: with at least one case")
      return []
    }
    if node.isRowSource {
      let cases = rowCases(from: node, defaults: defaults)
      noteTakenFormerNames()
      return cases
    }
    guard let nodes = reader.read(node, { node throws(SuiteValueError) in try node.items() }) else {
      return []
    }
    if nodes.isEmpty {
      reader.note("no-cases", "a suite needs at least one case", at: node.range)
    }
    let cases = nodes.flatMap { self.cases(from: $0, defaults: defaults) }
    noteLackedVariables()
    noteTakenFormerNames()
    return cases
  }

  /// Reads one item of `cases`: one case, or several with `each`.
  private mutating func cases(from node: SuiteNode, defaults: Defaults) -> [Case] {
    if node.isRowSource { return rowCases(from: node, defaults: defaults) }
    guard
      let fields = reader.fields(of: node, in: SuiteKeys.case)
    else { return [] }
    guard let nameNode = fields["name"] else {
      reader.note(
        "missing-key", "the case has no name",
        at: node.range.lowerBound..<node.range.lowerBound,
        help: "add name: with a name that will not change; it identifies the case in baselines")
      return []
    }
    let name = reader.name(nameNode, of: "case", marks: " -_.")
    let vars = variables(fields["vars"])
    noteVariables(ofCase: Array(vars.texts.keys) + vars.lists.keys, fields)
    var decoded = frame(
      fields, name: name ?? "", range: nameNode.range, variables: vars.texts, defaults: defaults)
    decoded.formerName = fields["was"].flatMap { reader.name($0, of: "case", marks: " -_./") }
    decoded.description = text(fields["description"])
    decoded.question = text(fields["question"])
    decoded.passages = passages(fields["passages"])
    decoded.reference = text(fields["reference"])
    decoded.history = history(fields)
    let turns = turns(fields)
    if turns != nil {
      // What is wrong with these was told, and is no part of a conversation.
      decoded.question = nil
      decoded.passages = nil
      decoded.reference = nil
    }
    let list = defaults.items + assertionList(fields["assert"])
    let isEach = boolean(fields["each"]) ?? false
    var variants = isEach ? each(decoded, vars.lists, fields) : [decoded]
    if !isEach {
      noteLists(vars.lists, help: "add each: true for one case per element, or write text")
    }
    var isWhole = true
    for index in variants.indices {
      if let turns {
        let (conversation, isAll) = conversation(
          variants[index], turns, list, fields, isFirst: index == 0, defaults: defaults)
        variants[index] = conversation
        isWhole = isWhole && isAll
        continue
      }
      let values = CaseValues(
        texts: variants[index].variables, question: variants[index].question)
      variants[index].items = items(of: list, for: variants[index], values)
      if index == 0 || !list.isFixed { checkItems(of: variants[index], defaults: defaults) }
    }
    if let first = variants.first {
      if turns == nil {
        check(first, fields, list, defaults: defaults)
      } else {
        checkJudging(of: first, hasOwn: false, isWhole: isWhole)
      }
    }
    guard name != nil else { return [] }
    for variant in variants { register(variant) }
    return variants
  }

  /// Reads what the cases of one item have in common, whether they are written
  /// here or are rows of a file.
  mutating func frame(
    _ fields: Fields, name: String, range: Range<Int>, variables: [String: String],
    defaults: Defaults
  ) -> Case {
    checkRetrieve(fields)
    return Case(
      name: name, range: range, tags: texts(fields["tags"]),
      // Shared where a case adds none: a suite may have many of both.
      variables: variables.isEmpty
        ? defaults.variables : defaults.variables.merging(variables) { $1 },
      versions: versions(fields, defaults: defaults), models: models(fields["models"]),
      repeatCount: repeatCount(fields["repeat"]) ?? defaults.repeatCount,
      floor: floor(fields["floor"]) ?? defaults.floor,
      threshold: threshold(fields["threshold"]),
      items: [], isObserved: boolean(fields["observe"]) ?? false, skip: reason(fields["skip"]),
      knownFailure: knownFailure(fields["known-failure"]),
      thresholdRange: fields["threshold"]?.range,
      top: top(
        fields["retrieve"], over: defaults.top ?? Retriever.standardTop, defaults: defaults))
  }

  /// Reads what a score has to reach, which is more than nothing.
  private mutating func threshold(_ node: SuiteNode?) -> Double? {
    let value = reader.read(node) { node throws(SuiteValueError) in try node.number(in: 0...1) }
    if value == 0, let node {
      reader.note(
        "out-of-reach", "a threshold of 0 is reached whatever fails", at: node.range,
        help: "write a share such as 0.8, or severity: observe beside the assertions")
    }
    return value
  }

  /// Makes one case for each element of the one variable that is a list.
  private mutating func each(
    _ decoded: Case, _ lists: [String: SuiteNode], _ fields: Fields
  ) -> [Case] {
    guard lists.count == 1, let (variable, list) = lists.first,
      case .sequence(let elements) = list.content, !elements.isEmpty
    else {
      reader.note(
        "each-without-list", "'each' needs exactly one variable with a list of values",
        at: fields["vars"]?.range ?? fields.range,
        help: "write it under vars, such as city: [Utrecht, Lyon]")
      return [decoded]
    }
    return elements.compactMap { element in
      guard let value = text(element) else { return nil }
      guard reader.name(element, of: "case", marks: " -_.") != nil else { return nil }
      var variant = decoded
      variant.name += "/\(value)"
      variant.formerName = decoded.formerName.map { "\($0)/\(value)" }
      variant.variables[variable] = value
      return variant
    }
  }

  /// The prompt versions with what the case overrides.
  private mutating func versions(_ fields: Fields, defaults: Defaults) -> [PromptVersion] {
    let instructions = template(fields["instructions"])
    let prompt = template(fields["prompt"])
    return defaults.versions.map { version in
      var version = version
      version.instructions = instructions ?? version.instructions
      version.prompt = prompt ?? version.prompt
      if let node = fields["options"] {
        version.options = reader.options(node, over: version.options)
      }
      return version
    }
  }

  mutating func passages(_ node: SuiteNode?) -> [Passage]? {
    guard let node,
      let nodes = reader.read(node, { node throws(SuiteValueError) in try node.items() })
    else { return nil }
    return nodes.compactMap { element in
      if element.scalar != nil { return text(element).map { Passage(text: $0) } }
      guard
        let fields = reader.fields(
          of: element, in: SuiteKeys.passage)
      else { return nil }
      guard let textNode = fields["text"] else {
        reader.note(
          "missing-key", "the passage has no text",
          at: element.range.lowerBound..<element.range.lowerBound, help: "add text: |")
        return nil
      }
      guard let text = text(textNode) else { return nil }
      return Passage(
        title: self.text(fields["title"]), heading: self.text(fields["heading"]), text: text)
    }
  }

  /// Reads a reason, which cannot be empty.
  private mutating func reason(_ node: SuiteNode?) -> String? {
    guard let node, let reason = text(node) else { return nil }
    if reason.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      reader.note("missing-reason", "say why", at: node.range)
    }
    return reason
  }

  private mutating func knownFailure(_ node: SuiteNode?) -> KnownFailure? {
    guard let node,
      let fields = reader.fields(
        of: node, in: SuiteKeys.knownFailure)
    else { return nil }
    guard let reasonNode = fields["reason"] else {
      reader.note(
        "missing-key", "a known failure needs its reason", at: node.range,
        help: "add reason: and say why it is tolerated")
      return nil
    }
    let until = text(fields["until"])
    if let until, let untilNode = fields["until"], !until.isCalendarDate {
      if until.isSpelledAsDate {
        reader.note("no-such-day", "there is no day '\(until)'", at: untilNode.range)
      } else {
        reader.note(
          "wrong-value", "'\(until)' is not a date", at: untilNode.range,
          help: "write year, month and day, such as 2026-12-31")
      }
    }
    guard let reason = reason(reasonNode) else { return nil }
    return KnownFailure(models: models(fields["models"]), reason: reason, until: until)
  }
}

extension String {
  /// Whether the text is a day of the Gregorian calendar as `2026-12-31`.
  var isCalendarDate: Bool {
    guard let (year, month, day) = dateParts else { return false }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }

  /// Whether the text is spelled as a date, be there such a day or not.
  var isSpelledAsDate: Bool { dateParts != nil }

  private var dateParts: (year: Int, month: Int, day: Int)? {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39) ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return (year, month, day)
  }
}

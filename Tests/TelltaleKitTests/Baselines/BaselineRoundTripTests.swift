import SourceText
import Testing

@testable import TelltaleKit

@Suite struct BaselineRoundTripTests {
  @Test(arguments: 0..<40)
  func `any text reads back byte for byte`(seed: Int) throws {
    var random = RandomText(seed: UInt64(seed))
    for _ in 0..<10 {
      let baseline = baseline(&random)
      let text = BaselineFile.text(baseline)
      let read = try BaselineFile.read(SourceFile(path: "b.yaml", text: text))
      #expect(read == baseline)
      #expect(bytes(of: read) == bytes(of: baseline))
      #expect(Array(BaselineFile.text(read).utf8) == Array(text.utf8))
    }
  }

  @Test(arguments: 0..<20)
  func `any prompt reads back byte for byte`(seed: Int) throws {
    var random = RandomText(seed: UInt64(seed))
    for _ in 0..<10 {
      var ledger = PromptLedger(suite: random.text())
      for _ in 0..<3 {
        var guided = AnswerSchema.Property(name: "text", type: .string, guide: random.text())
        guided.anyOf = [random.text(), random.text()]
        let hash = random.hash()
        ledger.prompts[hash] = PromptRecord(
          hash: hash, suite: ledger.suite, name: random.text(),
          instructions: random.next(below: 3) == 0 ? nil : random.text(), prompt: random.text(),
          passageTemplate: random.text(),
          options: GenerationOptions(
            sampling: .top(1 + random.next(below: 50), seed: random.next() >> 1),
            temperature: Double(random.next(below: 1000)) / 1000),
          answer: random.next(below: 2) == 0 ? nil : AnswerSchema(properties: [guided]))
      }
      let text = PromptLedgerFile.text(ledger)
      let read = try PromptLedgerFile.read(SourceFile(path: "prompts.yaml", text: text))
      #expect(read == ledger)
      #expect(Array(PromptLedgerFile.text(read).utf8) == Array(text.utf8))
      for (hash, record) in ledger.prompts {
        #expect(read.prompts[hash]?.prompt.utf8.elementsEqual(record.prompt.utf8) == true)
      }
    }
  }

  private func baseline(_ random: inout RandomText) -> Baseline {
    var baseline = Baseline(
      suite: random.text(), model: ModelID(random.text()), fingerprint: random.text())
    for _ in 0..<(1 + random.next(below: 3)) {
      var answers: [Answer?] = []
      for _ in 0..<(1 + random.next(below: 3)) { answers.append(answer(&random)) }
      let responses = answers.map { BaselineResponse(count: 1 + random.next(below: 3), answer: $0) }
      let trials = responses.reduce(0) { $0 + $1.count }
      let passed = random.next(below: trials + 1)
      var labels: [String: Tally] = [:]
      for _ in 0..<3 { labels[random.text()] = Tally(passed: passed, of: trials) }
      baseline.cases[random.text()] = [
        BaselineCell(
          prompt: random.text(), requestHash: random.hash(), caseHash: random.hash(),
          promptHash: random.hash(),
          outcome: answers.contains { $0 != nil } ? .answered : .timeout,
          acceptedFailing: random.next(below: 2) == 0 ? nil : random.text(),
          assertions: labels.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { ($0.key, $0.value) },
          responses: responses)
      ]
      baseline.cases[random.text()] = [conversation(&random)]
    }
    return baseline
  }

  /// What was accepted of a conversation.
  private func conversation(_ random: inout RandomText) -> BaselineCell {
    let trials = 1 + random.next(below: 3)
    var turns: [BaselineTurn] = []
    var assertions: [(String, Tally)] = []
    for turn in 0..<(1 + random.next(below: 4)) {
      let isAsked = turn == 0 || random.next(below: 4) > 0
      let answer = isAsked ? answer(&random) : nil
      turns.append(
        BaselineTurn(
          outcome: answer != nil ? .answered : isAsked ? .timeout : nil,
          responses: [BaselineResponse(count: trials, answer: answer)]))
      for index in 0..<random.next(below: 3) {
        assertions.append(
          ("turn \(turn + 1): \(index)\(random.text())", Tally(passed: 1, of: trials)))
      }
    }
    return BaselineCell(
      prompt: random.text(), requestHash: random.hash(), caseHash: random.hash(),
      promptHash: random.hash(),
      outcome: turns.compactMap(\.outcome).contains(.timeout) ? .timeout : .answered,
      assertions: assertions, responses: [], turns: turns)
  }

  private func answer(_ random: inout RandomText) -> Answer? {
    switch random.next(below: 5) {
    case 0: nil
    case 1, 2: .text(random.text())
    default: .guided(value(&random, depth: 0))
    }
  }

  private func value(_ random: inout RandomText, depth: Int) -> AnswerValue {
    switch random.next(below: depth < 3 ? 8 : 5) {
    case 0: return .null
    case 1: return .boolean(random.next(below: 2) == 0)
    case 2: return .integer(Int64(bitPattern: random.next()))
    case 3:
      let number = Double(bitPattern: random.next())
      return .number(number.isNaN ? 0.5 : number)
    case 4: return .string(random.text())
    case 5:
      var elements: [AnswerValue] = []
      for _ in 0..<random.next(below: 4) { elements.append(value(&random, depth: depth + 1)) }
      return .array(elements)
    default:
      var members: [AnswerValue.Member] = []
      for index in 0..<random.next(below: 4) {
        members.append(.init("\(index)\(random.text())", value(&random, depth: depth + 1)))
      }
      return .object(members)
    }
  }

  /// All the text of a baseline as bytes, in an order of their own.
  private func bytes(of baseline: Baseline) -> [[UInt8]] {
    var texts = [baseline.suite, baseline.model.rawValue, baseline.fingerprint]
    for (name, cells) in baseline.cases {
      texts.append(name)
      for cell in cells {
        texts += [cell.prompt, cell.acceptedFailing ?? "none"]
        texts += cell.assertions.map(\.label)
      }
    }
    let cells = baseline.cases.values.joined()
    let responses = cells.flatMap(\.responses) + cells.flatMap(\.turns).flatMap(\.responses)
    let answers = responses.compactMap { $0.answer?.bytes }
    return (texts.map { Array($0.utf8) } + answers).sorted { $0.lexicographicallyPrecedes($1) }
  }
}

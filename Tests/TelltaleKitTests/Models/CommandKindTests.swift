import Testing

@testable import TelltaleKit

@Suite struct CommandKindTests {
  private func declaration(_ rest: String) throws -> CommandDeclaration {
    let declared = try DeclaredModels("models: [{id: a, kind: command, \(rest)}]\n")
    #expect(declared.diagnostics == [])
    return try #require(declared.declarations.first?.model as? CommandDeclaration)
  }

  @Test func `a program is read with its arguments, its outcomes and its version`() throws {
    let model = try declaration(
      "display-name: My runner, command: [python3, answer.py, \"-n\", 10], output: json, "
        + "exit-codes: {\"3\": guardrail-violation, \"4\": context-exceeded, "
        + "\"5\": {is: unavailable, reason: model-not-ready}}, "
        + "version: [python3, answer.py, \"--version\"], timeout: 2.5, jobs: 4, "
        + "context-size: 4096")
    #expect(model.displayName == "My runner")
    #expect(model.command == ["python3", "answer.py", "-n", "10"])
    #expect(model.output == .json)
    #expect(
      model.exitCodes == [
        3: .init(.guardrailViolation), 4: .init(.contextExceeded),
        5: .init(.unavailable, reason: .modelNotReady),
      ])
    #expect(model.version == ["python3", "answer.py", "--version"])
    #expect((model.timeout, model.jobs, model.contextSize) == (2.5, 4, 4096))
  }

  @Test func `a preset runs one program at a time, and the system's version`() throws {
    let fm = try declaration("command: [fm, respond], preset: fm-respond")
    #expect(fm.command == ["fm", "respond"])
    #expect((fm.jobs, fm.version) == (1, ["sw_vers"]))
    let apfel = try declaration("preset: apfel, command: [/opt/bin/apfel, --permissive], jobs: 2")
    #expect(apfel.command == ["/opt/bin/apfel", "--permissive"])
    #expect(apfel.jobs == 2)
    #expect(try declaration("command: [x]").jobs == nil)
    #expect(try declaration("command: [x]").timeout == 600)
  }

  @Test(arguments: [
    ("timeout: 1", "a command model without 'command'"),
    ("command: fm respond", "expected a list of words, found text (write [fm, respond];"),
    ("command: []", "an empty word names no program"),
    ("command: [\"\"]", "an empty word names no program"),
    ("command: [x], output: xml", "'xml' is not an output (write text or json)"),
    ("command: [x], preset: fm", "'fm' is not a preset"),
    ("preset: apfel, command: [apfel], output: json", "what a preset's program writes is known"),
    ("command: [x], exit-codes: {\"0\": refused}", "'0' is not an exit code"),
    ("command: [x], exit-codes: {\"256\": refused}", "'256' is not an exit code"),
    ("command: [x], exit-codes: {\"03\": refused}", "'03' is not an exit code"),
    ("command: [x], exit-codes: {\"3\": answered}", "'answered' is not an outcome that a status"),
    (
      "command: [x], exit-codes: {\"3\": {is: refused, reason: model-not-ready}}",
      "only an unavailable model has a reason"
    ),
    ("command: [x], exit-codes: {}", "'exit-codes' is empty"),
    ("command: [x], of: y", "unknown key 'of' in a command model"),
  ])
  func `what makes no program is refused`(rest: String, problem: String) throws {
    let declared = try DeclaredModels("models: [{id: a, kind: command, \(rest)}]\n")
    #expect(declared.diagnostics.count == 1, "\(declared.diagnostics)")
    #expect(declared.diagnostics.first?.contains(problem) == true, "\(declared.diagnostics)")
  }

  @Test func `a recorded model is of itself unless another is named, declared or not`() throws {
    let declared = try DeclaredModels(
      "models: [{id: a, kind: recorded}, {id: b, kind: recorded, of: my-iphone}]\n")
    #expect(declared.diagnostics == [])
    #expect(
      declared.declarations == [
        ModelDeclaration(RecordedDeclaration(id: "a", of: "a")),
        ModelDeclaration(RecordedDeclaration(id: "b", of: "my-iphone")),
      ])
  }
}

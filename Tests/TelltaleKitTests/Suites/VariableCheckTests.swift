import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// Every mistake of a suite, as `line: message (help)`.
private func mistakes(_ text: String) throws -> [String] {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  return SuiteDecoder(knownModels: ["afm-3-core"]).decode(root, in: file).diagnostics.map {
    let line = file.location(ofUTF8Offset: $0.range.lowerBound).line
    return "\(line): \($0.message) (\($0.help ?? ""))"
  }
}

/// Cases with a question, a line each.
private func cases(_ numbers: Range<Int>, _ more: String = "") -> String {
  numbers.map { "  - {name: c\($0), question: q, assert: [{contains: a}]\(more)}\n" }.joined()
}

@Suite struct VariableCheckTests {
  private static let define = "add shop: under vars of the case or the suite"

  @Test(arguments: [
    ("instructions: For {{shop}}.", "the case 'c0' and 2 more do not define '{{shop}}'"),
    ("prompt: '{{shop}} {{shop}}'", "the case 'c0' and 2 more do not define '{{shop}}'"),
    (
      "prompts: {a: {prompt: 'a {{shop}}'}, b: {prompt: 'b {{shop}}'}}",
      "the case 'c0' and 2 more do not define '{{shop}}'"
    ),
    ("assert: [{contains: '{{shop}}'}]", "the case 'c0' and 2 more do not define '{{shop}}'"),
  ])
  func `what no case defines is told once`(line: String, message: String) throws {
    #expect(
      try mistakes("suite: a\n\(line)\ncases:\n" + cases(0..<3)) == [
        "4: \(message) (\(Self.define))"
      ])
  }

  @Test func `what a passage template uses and no case defines is told once`() throws {
    let passages = ", passages: [text]"
    #expect(
      try mistakes(
        "suite: a\npassage-template: '{{text}} {{shop}}'\ncases:\n" + cases(0..<2, passages)) == [
          "4: the passage template uses '{{shop}}', which is not defined for the case 'c0' and 1 more "
            + "(\(Self.define))"
        ])
  }

  @Test func `each variable that no case defines is told, in the order of the templates`() throws {
    #expect(
      try mistakes("suite: a\nprompt: '{{b}} {{a}}'\ncases:\n" + cases(0..<500)) == [
        "4: the case 'c0' and 499 more do not define '{{b}}' "
          + "(add b: under vars of the case or the suite)",
        "4: the case 'c0' and 499 more do not define '{{a}}' "
          + "(add a: under vars of the case or the suite)",
      ])
  }

  @Test(arguments: [", vars: {shop: Kiosk}", ", vars: {shop: [Kiosk]}, each: true"])
  func `what only some cases lack is told for each of them`(definition: String) throws {
    #expect(
      try mistakes(
        "suite: a\ninstructions: For {{shop}}.\ncases:\n" + cases(0..<1) + cases(1..<2, definition)
          + cases(2..<3)) == [
          "4: the case 'c0' does not define '{{shop}}' (\(Self.define))",
          "6: the case 'c2' does not define '{{shop}}' (\(Self.define))",
        ])
  }

  @Test func `of many cases that lack it the first are told, and how many more`() throws {
    let found = try mistakes(
      "suite: a\ninstructions: For {{shop}}.\ncases:\n" + cases(0..<100)
        + cases(100..<101, ", vars: {shop: Kiosk}"))
    let expected =
      (0..<19).map { "\($0 + 4): the case 'c\($0)' does not define '{{shop}}' (\(Self.define))" }
      + ["23: the case 'c19' and 80 more do not define '{{shop}}' (\(Self.define))"]
    #expect(found == expected)
  }

  @Test func `a case with a template of its own is not among those that lack it`() throws {
    #expect(
      try mistakes(
        "suite: a\ninstructions: For {{shop}}.\ncases:\n"
          + cases(0..<2, ", instructions: 'In {{town}}'") + cases(2..<3)) == [
          "4: the case 'c0' does not define '{{town}}' "
            + "(add town: under vars of the case or the suite)",
          "5: the case 'c1' does not define '{{town}}' "
            + "(add town: under vars of the case or the suite)",
          "6: the case 'c2' does not define '{{shop}}' (\(Self.define))",
        ])
  }

  @Test func `a case that lacks a variable of the suite's template and of its own is told once`()
    throws
  {
    #expect(
      try mistakes(
        "suite: a\ninstructions: For {{shop}}.\ncases:\n"
          + cases(0..<1, ", prompt: 'In {{shop}}'")) == [
          "4: the case 'c0' does not define '{{shop}}' (\(Self.define))"
        ])
  }

  @Test func `passages cannot stand in an assertion`() throws {
    #expect(
      try mistakes(
        "suite: a\nassert: [{contains: '{{passages}}'}]\ncases:\n" + cases(0..<1, ", passages: [t]")
      )
        == ["4: the case 'c0' does not define '{{passages}}' (only a prompt can have the passages)"]
    )
  }

  @Test func `of many mistakes among many variables the first get suggestions`() throws {
    let variables = (0..<2000).map { "  v-\($0): a\n" }.joined()
    let found = try mistakes(
      "suite: a\nvars:\n\(variables)cases:\n" + cases(0..<52, ", instructions: '{{v_7}}'"))
    let expected = (0..<52).map { number in
      let help =
        number < 50 ? "did you mean '{{v-7}}'?" : "add v_7: under vars of the case or the suite"
      return "\(number + 2004): the case 'c\(number)' does not define '{{v_7}}' (\(help))"
    }
    #expect(found == expected)
  }
}

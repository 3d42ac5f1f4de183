import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

@Suite struct BaselineFormatTests {
  /// The beginning of the first baseline that Telltale ever wrote, with its prompts.
  private let oldest = SourceFile(
    path: "baselines/ask-documents/afm-2.yaml",
    text: """
      baseline: 1
      suite: ask-documents
      model: afm-2
      fingerprint: AFM 2 Core, simulated profile 1
      cases:
        car-insurance-de:
          - prompt: default
            prompt-hash: e6f25daacc6c
            request: 715811ad4bca
            case: 92922b0f7d34
            outcome: answered
            assertions:
              language-matches-question: 1/1
              currency-kept: 1/1
              no-copied-headings: 1/1
              starts-with-answer: 1/1
              "found: false": 1/1
              "word-count: {maximum: 40}": 1/1
            responses:
              - count: 1
                answer:
                  text: Die Antwort steht nicht in Ihren Dokumenten.
                  found: false
                  documents: []

      """)

  /// A format in which the fingerprint was renamed, and then a key came: two versions that
  /// no Telltale has, to see that each migration is one entry of the list.
  private let later = BaselineFormat(
    oldest: 1,
    migrations: [
      .init(baseline: { file in
        guard case .mapping(let entries) = file else { return file }
        return .mapping(entries.map { ($0.key == "fingerprint" ? "of" : $0.key, $0.value) })
      }),
      .init(
        baseline: { file in
          guard case .mapping(let entries) = file else { return file }
          return .mapping(entries + [("note", .text("none"))])
        },
        prompts: { _ in .mapping([("prompts", .integer(3))]) }),
    ])

  @Test func `the oldest baseline there is reads back as it was written`() throws {
    #expect(BaselineFormat.current.newest == 1)
    #expect(BaselineFormat.current.migrated(oldest) == nil)
    let baseline = try BaselineFile.read(oldest)
    #expect(BaselineFile.text(baseline) == oldest.text)
    #expect(baseline.cell(caseName: "car-insurance-de", prompt: "default")?.assertions.count == 6)
  }

  @Test func `a format with migrations brings the oldest baseline up step by step`() throws {
    #expect(later.newest == 3)
    let newest = try #require(later.migrated(oldest))
    #expect(newest.path == oldest.path)
    #expect(
      newest.text
        == oldest.text.replacing("baseline: 1\n", with: "baseline: 3\n")
        .replacing("\nfingerprint:", with: "\nof:") + "note: none\n")
    #expect(later.migrated(newest) == nil)
    // From the version between, only the second step is left.
    let between = SourceFile(
      path: "b.yaml", text: oldest.text.replacing("baseline: 1\n", with: "baseline: 2\n"))
    #expect(later.migrated(between)?.text.contains("\nfingerprint:") == true)
    let prompts = SourceFile(path: "prompts.yaml", text: "prompts: 1\nsuite: s\nversions: {}\n")
    #expect(later.migrated(prompts)?.text == "prompts: 3\n")
  }

  @Test func `an older version is refused with the way out, and never read in passing`() {
    do throws(InvalidBaseline) {
      _ = try BaselineDocument(
        oldest, keys: ["baseline", "suite", "model", "of", "cases", "note"], format: later)
      Issue.record("it was read")
    } catch {
      #expect(error.diagnostics.map(\.id) == ["old-version"])
      #expect(
        error.diagnostics.first?.help == "`telltale baseline migrate` brings the files to version 3"
      )
    }
  }

  @Test(arguments: ["baseline: 0\n", "baseline: 9\n", "baseline: x\n", "a: [\n", ""])
  func `what cannot be migrated stays as it is, for the reader to refuse`(start: String) {
    let file = SourceFile(path: "b.yaml", text: start)
    #expect(later.migrated(file) == nil)
    #expect(throws: InvalidBaseline.self) { try BaselineFile.read(file) }
  }
}

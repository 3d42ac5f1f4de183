import Testing

@testable import TelltaleCommands

@Suite struct AnalyzeCommandTests {
  @Test func `each line is answered by one line, in order, and a bad one does not end the stream`()
    async throws
  {
    let folder = try ProjectFolder()
    let analyzed = await folder.run(
      "analyze", "--jsonl", "-", "--languages", "nl,en",
      input: #"""
        {"id":"1","text":"Het totaal is € 1.234,50","language":"nl"}
        not json

        {"id":3}
        {"id":4,"text":"\ud800"}
        {"id":5,"text":"On 03/04/2026 you paid £ 8.5 or kr 12 in 2 parts."}
        {"id":6,"text":5}
        """#)
    #expect(analyzed.code == 0)
    #expect(
      analyzed.output.split(separator: "\n").map(String.init) == [
        #"{"id":"1","language":{"code":"nl","confidence":1.0,"ranking":[["nl",1.0]],"evidence":[[0,3],[4,10]]},"amounts":[{"amount":"1234.50","currency":"EUR","candidates":["EUR"],"readings":["1234.50"],"utf8":[14,26]}],"numbers":[],"dates":[],"stance":{"kind":"answer","utf8":[18,26]},"sentences":[{"utf8":[0,26]}]}"#,
        #"{"id":null,"verdict":"error","reason":"bad-input","message":"not JSON at byte 0: a value is expected"}"#,
        #"{"id":3,"verdict":"error","reason":"bad-input","message":"no 'text'"}"#,
        #"{"id":null,"verdict":"error","reason":"bad-input","message":"not JSON at byte 16: half of a surrogate pair stands alone"}"#,
        #"{"id":5,"language":{"code":"en","confidence":1.0,"ranking":[["en",1.0]],"evidence":[[14,17],[18,22],[44,49]]},"amounts":[{"amount":"8.50","currency":"GBP","candidates":["GBP"],"readings":["8.50"],"utf8":[23,29]},{"amount":"12","currency":null,"candidates":["SEK","NOK","DKK","ISK"],"symbol":"kr","readings":["12"],"utf8":[33,38]}],"numbers":[{"number":"2","kind":"plain","readings":["2"],"utf8":[42,43]}],"dates":[{"date":"2026-04-03","readings":["2026-04-03","2026-03-04"],"utf8":[3,13]}],"stance":{"kind":"answer","utf8":[3,5]},"sentences":[{"utf8":[0,50]}]}"#,
        #"{"id":6,"verdict":"error","reason":"bad-input","message":"'text' is not text"}"#,
      ])
  }

  @Test(arguments: [
    ("language", ["language"]), ("amounts,numbers", ["amounts", "numbers"]),
    ("stance", ["stance"]), ("dates,sentences", ["dates", "sentences"]),
  ])
  func `only what is asked for is told`(_ only: String, _ expected: [String]) async throws {
    let outcome = try await ProjectFolder().run(
      "analyze", "--jsonl", "-", "--only", only, input: #"{"id":1,"text":"Paid € 5 on 1 May."}"#)
    for part in ["language", "amounts", "numbers", "dates", "stance", "sentences"] {
      #expect(outcome.output.contains("\"\(part)\":") == expected.contains(part))
    }
  }

  @Test func `a person reads one thing a line, and no text steers the terminal`() async throws {
    let outcome = try await ProjectFolder().run(
      "analyze", "De borg is € 950. Betaald op 3 mei 2026.\u{1B}[31m\u{202E}")
    #expect(
      outcome.output == #"""
        language   nl  (nl 1.0)  by: is, Betaald, mei
        amounts    950 EUR  “€ 950”
        numbers    31000000 (glued), or 31  “31m”
        dates      2026-05-03  “3 mei 2026”
        stance     answer  “950”
        sentences  1  De borg is € 950.
                   2  Betaald op 3 mei 2026.\u{1B}[31m

        """#)
    #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test(arguments: [
    ([], "nothing to analyze"), (["--only", "amount", "x"], "did you mean 'amounts'?"),
    (["--languages", "nl,xx", "x"], "--languages does not know 'xx'"),
    (["--jsonl", "-", "x"], "leave out the text"), (["--jsonl", "missing"], "missing"),
  ])
  func `a wrong command line is told with what to do`(
    _ words: [String], _ message: String
  ) async throws {
    let outcome = try await ProjectFolder().run(words: ["analyze"] + words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message))
  }
}

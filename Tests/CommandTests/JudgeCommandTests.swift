import Testing

@testable import TelltaleCommands

@Suite struct JudgeCommandTests {
  @Test func `each line is answered by one line, in order, and a bad one does not end the stream`()
    async throws
  {
    let folder = try ProjectFolder()
    let judged = await folder.run(
      "judge", "--jsonl", "-",
      input: """
        {"id":"1","assertion":"currency-kept","question":"Wat is het totaal?","answer":"22,41","passages":[{"title":"Bon","heading":"Bon · 12 maart 2026","text":"Totaal € 22,41"}]}
        {"id":2,"assertion":{"contains":"22,41"},"answer":"€ 22,41"}
        not json
        {"id":"4","assertion":{"contians":"a"},"answer":"a"}
        {"id":"5","assertion":{"found":false},"question":"Wat is de borg?","answer":{"text":"Dat staat niet in de documenten.","found":false,"documents":[]},"passages":[{"text":"Totaal € 22,41"}]}
        """)
    #expect(judged.code == 0)
    let lines = judged.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(#"{"id":"1","verdict":"fail","reason":"currency-dropped","message":""#))
    #expect(lines[0].contains(#"{"in":"answer","utf8":[0,5]}"#))
    #expect(lines[0].contains(#"{"in":"passages/0/text","utf8":[7,16]}"#))
    #expect(lines[1].hasPrefix(#"{"id":2,"verdict":"pass""#))
    #expect(
      lines[2]
        == #"{"id":null,"verdict":"error","reason":"bad-input","message":"not JSON at byte 0: a value is expected","evidence":[]}"#
    )
    #expect(lines[3].contains("did you mean 'contains'?"))
    #expect(lines[4].hasPrefix(#"{"id":"5","verdict":"pass""#))
  }

  @Test func `a key that is not read is told, and the line is judged all the same`() async throws {
    let folder = try ProjectFolder()
    let judged = await folder.run(
      "judge", "--jsonl", "-",
      input: #"{"id":"1","assertion":{"contains":"a"},"answer":"a","quesiton":"?"}"#)
    #expect(judged.output.hasPrefix(#"{"id":"1","verdict":"pass""#))
    #expect(
      judged.errors == "warning: the key 'quesiton' is not read; did you mean 'question'?\n")
  }

  @Test func `one text can be judged by flags`() async throws {
    let folder = try ProjectFolder()
    let words = ["judge", "--assert", "contains: \"22,41\"", "--answer"]
    #expect(await folder.run(words: words + ["€ 22,41"]).code == 0)
    let failed = await folder.run(words: words + ["22.41"])
    #expect(failed.code == 1)
    #expect(failed.output.hasPrefix("fail  contains: 22,41"))
  }
}

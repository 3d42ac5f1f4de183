import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleReports

struct HTMLReportTests {
  /// A page without its style sheet and its script, which every page has.
  private static func page(_ run: Run) throws -> String {
    var text = String(decoding: try HTMLReport().bytes(of: run), as: UTF8.self)
    for file in [PageFile.style, PageFile.script] {
      text = text.replacing(String(decoding: file.bytes, as: UTF8.self), with: "…")
      text = text.replacing(file.source.filter { $0 != "'" }, with: "sha256-…")
    }
    return text
  }

  @Test(arguments: SampleRun.situations.map(\.name))
  func `a page shows a run`(_ name: String) throws {
    let sample = try #require(SampleRun.situations.first { $0.name == name })
    try expectSnapshot(Self.page(sample.run), named: "html-\(name).html")
  }

  @Test(.enabled(if: Python.has("html.parser"), "python3 is not installed"))
  func `no text becomes markup, and every data block is JSON`() throws {
    let script = #"""
      import collections, html.parser, json, re, sys
      TAGS = set('''html head meta title style body a header p b time h1 h2 h3 h4 main section details summary
        span code dl dt dd mark ins del i div table thead tbody tr th td small ul li noscript article footer
        kbd nav script'''.split())
      ATTRIBUTES = set('''lang charset http-equiv content name class href id aria-label aria-labelledby datetime title
        scope tabindex role open dir type hidden'''.split())
      class Reader(html.parser.HTMLParser):
          def __init__(self):
              super().__init__()
              self.open, self.blocks, self.scripts, self.text, self.ids = [], [], 0, '', set()
          def handle_starttag(self, tag, attributes):
              assert tag in TAGS, tag
              for name, value in attributes:
                  assert name in ATTRIBUTES, name
                  assert name != 'href' or value.startswith('#'), value
                  assert name != 'id' or value not in self.ids, value
                  if name == 'id': self.ids.add(value)
              if tag == 'script':
                  isData = dict(attributes).get('type') == 'application/json'
                  self.scripts += not isData
                  self.blocks.append('' if isData else None)
              if tag != 'meta': self.open.append(tag)
          def handle_endtag(self, tag):
              assert self.open.pop() == tag, tag
          def handle_comment(self, text): raise AssertionError(text)
          def unknown_decl(self, text): raise AssertionError(text)
          def handle_pi(self, text): raise AssertionError(text)
          def handle_data(self, text):
              if self.open and self.open[-1] == 'script':
                  if self.blocks[-1] is not None: self.blocks[-1] += text
              elif self.open and self.open[-1] != 'style': self.text += text
      for path in sys.argv[1:]:
          reader = Reader()
          reader.feed(open(path, encoding='utf-8', newline='').read())
          reader.close()
          assert reader.open == [] and reader.scripts == 1
          index, *rows = [json.loads(block) for block in reader.blocks if block is not None]
          assert len(index['rows']) == len(rows)
          for named, row in zip(index['rows'], rows):
              assert len(named[5]) == len(row['cells'])
          # Nothing is lost: what was planned is the sum of the rest, and all of it is there.
          planned, *parts = re.search(r'([0-9]+) cells? planned = ([0-9]+) passed \+ ([0-9]+) failed \+ '
              r'([0-9]+) undecided \+ ([0-9]+) errored \+ ([0-9]+) skipped', reader.text).groups()
          results = [index['results'][cell[1]] for row in index['rows'] for cell in row[5]]
          assert int(planned) == sum(map(int, parts)) == len(results)
          counts = collections.Counter(results)
          assert [counts[name] for name in 'passed failed undecided errored skipped'.split()] == [*map(int, parts)]
      """#
    let pages = try JUnitReportTests.runs.map { try HTMLReport().bytes(of: $0) }
    let result = try Python.run(script, on: pages)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func `nothing in a data block can end it`() {
    var bytes: [UInt8] = []
    JSONValue.array([.string("</script><!--\u{2028}\u{2029}&\r\n\u{0}\u{202E}é\u{1F600}\"\\")])
      .embed(in: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"["\u003c/script\u003e\u003c!--\u2028\u2029\u0026\u000d\n\u0000\u202eé😀\"\\"]"#)
  }

  @Test func `the page's own files cannot end their elements`() {
    for file in [PageFile.style, PageFile.script] {
      let text = String(decoding: file.bytes, as: UTF8.self).lowercased()
      for ending in ["</s", "<!--", "\r", "http://", "https://", "url("] {
        #expect(!text.contains(ending))
      }
    }
    let script = String(decoding: PageFile.script.bytes, as: UTF8.self)
    for sink in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "srcdoc",
    ] {
      #expect(!script.contains(sink))
    }
  }
}

struct PageTextTests {
  @Test func `places may overlap, meet and lie outside`() {
    let text = PageText(
      "de € 22,41",
      [
        .init(3..<6, .evidence), .init(3..<12, .changed), .init(12..<12, .evidence),
        .init(5..<99, .evidence),
      ])
    #expect(
      text.pieces == [
        .init(marks: [], text: "de "), .init(marks: [.evidence, .changed], text: "€"),
        .init(marks: .changed, text: " 22,41"),
      ])
  }

  @Test func `a place that cuts a character takes all of it`() {
    let text = PageText("a€b", [.init(2..<3, .evidence)])
    #expect(
      text.pieces == [
        .init(marks: [], text: "a"), .init(marks: .evidence, text: "€"),
        .init(marks: [], text: "b"),
      ])
  }

  @Test func `no byte is lost, whatever is marked`() {
    var random = RandomRun(seed: 1)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let old = random.text()
      let new = random.text()
      let difference = PageDifference(old, new)
      let places = (0..<3).map { _ in
        let start = Int.random(in: -2...20, using: &generator)
        return PageText.Place(
          start..<(start + Int.random(in: 0...9, using: &generator)), .evidence)
      }
      for (text, changes) in [(old, difference.old), (new, difference.new)] {
        let marked = PageText(text, changes + places)
        #expect(marked.pieces.flatMap { Array($0.text.utf8) } == Array(text.utf8))
      }
    }
  }

  @Test(arguments: [
    ("a b", "a\u{A0}b", "␠", "⍽"), ("caf\u{E9}", "cafe\u{301}", "caf\\u{E9}", "cafe\\u{301}"),
    ("x 1", "x 2", "1", "2"),
  ])
  func `what changed can be seen`(_ old: String, _ new: String, _ gone: String, _ added: String) {
    let difference = PageDifference(old, new)
    func shown(_ text: String, _ places: [PageText.Place]) -> [String] {
      PageText(text, places).pieces.filter { $0.marks.contains(.changed) }.map(\.shown)
    }
    #expect(shown(old, difference.old) == [gone])
    #expect(shown(new, difference.new) == [added])
  }

  @Test func `a long text is cut where nothing is to be seen`() {
    let long = String(repeating: "a", count: 400)
    let text = PageText(long + "!" + long, [.init(400..<401, .evidence)]).shortened(context: 10)
    #expect(
      text.pieces.map(\.text) == [" … aaaaaaaaaa", "!", "aaaaaaaaaa … "])
    let plain = PageText(long).shortened(maximum: 100)
    #expect(plain.pieces.map(\.text) == [String(repeating: "a", count: 100) + " …"])
  }
}

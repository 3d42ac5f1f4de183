import Foundation
import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// Reads a file and returns its columns, and each row as its texts.
private func read(_ text: String, _ path: String = "x.csv") throws -> [[String]] {
  try read(Array(text.utf8), path)
}

private func read(_ bytes: [UInt8], _ path: String = "x.csv") throws -> [[String]] {
  let format = try #require(DataFile.Format(path: path))
  let file = DataFile(SourceFile(path: path, bytes: bytes), format)
  #expect(file.diagnostics == [])
  return [file.columns.map(\.name)]
    + file.rows.map { row in row.entries.map { $0.value.scalar?.text ?? "" } }
}

/// What is wrong in a file, with the place as line and column.
private func mistakes(_ text: String, _ path: String = "x.csv") throws -> [String] {
  try mistakes(Array(text.utf8), path)
}

private func mistakes(_ bytes: [UInt8], _ path: String = "x.csv") throws -> [String] {
  let format = try #require(DataFile.Format(path: path))
  let file = DataFile(SourceFile(path: path, bytes: bytes), format)
  return file.diagnostics.map { diagnostic in
    let place = file.file.location(ofUTF8Offset: diagnostic.range.lowerBound)
    return "\(place.line):\(place.column) [\(diagnostic.id.rawValue)] \(diagnostic.message)"
  }
}

@Suite struct SeparatedValueTests {
  @Test(
    "separated values are read as RFC 4180 writes them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\n\n1,2\n\r\n\n", [["a", "b"], ["1", "2"]]),
      // A byte order mark is no part of the first name, also of a quoted one.
      ("\u{FEFF}a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}\"a\",b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n\"x \"\"y\"\" z\",\"1,2\"\n", [["a", "b"], ["x \"y\" z", "1,2"]]),
      ("a,b\n\"\"\"\",\"\"\n", [["a", "b"], ["\"", ""]]),
      // Line breaks inside a cell are those of a suite.
      ("a,b\r\n\"1\r\n2\",\"3\r4\n5\"\r\n", [["a", "b"], ["1\n2", "3\n4\n5"]]),
      // Nothing is trimmed, and nothing is a number.
      ("a,b\n 3.10 ,08989\n", [["a", "b"], [" 3.10 ", "08989"]]),
      ("a,b\n,x\n", [["a", "b"], ["", "x"]]),
      ("a\n名前\n🧾\n", [["a"], ["名前"], ["🧾"]]),
      ("sep=;\r\na;b\r\n1,0;2\r\n", [["a", "b"], ["1,0", "2"]]),
      ("\"sep=;\"\na;b\n1;2\n", [["a", "b"], ["1", "2"]]),
      ("\"a;b\"\n1\n", [["a;b"], ["1"]]),
    ] as [(String, [[String]])])
  func rows(text: String, expected: [[String]]) throws {
    #expect(try read(text) == expected)
  }

  @Test func `a file that ends in tsv has tabs between its values`() throws {
    #expect(try read("a\tb\n1,2\t3\n", "x.TSV") == [["a", "b"], ["1,2", "3"]])
  }

  @Test(
    "what is miswritten is told with its row, its column and its place",
    arguments: [
      (
        "a,b\n{\"x\": \"\"},2\n",
        [
          "2:2 [bad-quote] row 2, column 'a': a quote stands inside a cell that does not begin with one"
        ]
      ),
      (
        "a,b\n1, \"2\"\n",
        [
          "2:4 [bad-quote] row 2, column 'b': a quote stands inside a cell that does not begin with one"
        ]
      ),
      (
        "a,b\n\"1\"x,2\n3,\"4\"\"\"5\n",
        [
          "2:4 [bad-quote] row 2, column 'a': text stands behind the closing quote",
          "3:8 [bad-quote] row 3, column 'b': text stands behind the closing quote",
        ]
      ),
      (
        "a,b\n1,\"2\n3,4\n",
        ["2:3 [bad-quote] row 2, column 'b': this quote is never closed"]
      ),
      (
        "a,b\n1\n1,2,3\n\n,\n",
        [
          "2:2 [row-length] row 2 has 1 cell, and the header has 2 columns",
          "3:5 [row-length] row 3 has 3 cells, and the header has 2 columns",
          "5:1 [empty-row] row 5 has only empty cells",
        ]
      ),
      (
        "a,,a, b\n1,2,3,4\n",
        [
          "1:3 [bad-column] column 2 has no name",
          "1:4 [bad-column] two columns have the name 'a'",
          "1:6 [bad-column] the name of column 4 begins or ends with a space",
        ]
      ),
      // Two pairs that Unicode calls equivalent (UAX 15, figures 3 and 4).
      (
        "\u{E9},e\u{301},\u{2126},\u{3A9}\n1,2,3,4\n",
        [
          "1:3 [bad-column] 'e\u{301}' is already a column, spelled with other code points",
          "1:8 [bad-column] '\u{3A9}' is already a column, spelled with other code points",
        ]
      ),
      (
        "a;b\n1;2\n",
        ["1:1 [wrong-separator] the header has no ','; the values seem to be separated by ';'"]
      ),
      (
        "\"a\"\t\"b\"\n",
        ["1:1 [wrong-separator] the header has no ','; the values seem to be separated by tab"]
      ),
      ("", ["1:1 [no-rows] the file is empty"]),
      ("\u{FEFF}\r\n\r\n", ["1:1 [no-rows] the file is empty"]),
      ("a,b\n", ["2:1 [no-rows] the file has no rows"]),
      ("a,b\n1,\u{1B}[2J\n", ["2:3 [control-character] U+001B is a control character"]),
    ] as [(String, [String])])
  func refusals(text: String, expected: [String]) throws {
    #expect(try mistakes(text) == expected)
  }

  @Test(
    "another encoding is named",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1:1 [not-utf-8] the file looks like UTF-16 or UTF-32"),
      ([0x61, 0x00, 0x2C, 0x00], "1:1 [not-utf-8] the file looks like UTF-16 or UTF-32"),
      ([0x61, 0x0A, 0x63, 0x61, 0x66, 0xE9], "2:4 [not-utf-8] this byte is not UTF-8"),
      ([0x61, 0x0A, 0xED, 0xA0, 0x80], "2:1 [not-utf-8] this byte is not UTF-8"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], expected: String) throws {
    #expect(try mistakes(bytes) == [expected])
  }

  @Test func `what Python writes is read as it was, and what Python reads alike`() throws {
    let script = """
      import csv, io, json, random, sys
      random.seed(7)
      tables = []
      for index in range(300):
          width = random.randint(1, 5)
          text = lambda: "".join(random.choice(["a", "é", ",", ";", '"', "\\n", " ", "🧾", "'", "x"])
                                 for _ in range(random.randint(0, 6)))
          header = ["c%d" % n for n in range(width)]
          rows = [[text() for _ in range(width)] for _ in range(random.randint(1, 5))]
          rows = [row for row in rows if any(row)]
          if not rows: continue
          out = io.StringIO()
          csv.writer(out, lineterminator=random.choice(["\\n", "\\r\\n"]),
                     quoting=random.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])).writerows([header] + rows)
          tables.append({"text": out.getvalue(), "rows": [header] + rows})
      print(json.dumps(tables))
      """
    guard let output = try PythonScript.output(of: script) else { return }
    let tables = try #require(
      try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
    #expect(tables.count > 250)
    for table in tables {
      let text = try #require(table["text"] as? String)
      #expect(try read(text) == table["rows"] as? [[String]], "\(text.debugDescription)")
    }
  }

  @Test func `no bytes stop the reader, and every place is inside the file`() throws {
    var generator = SystemRandomNumberGenerator()
    let pool = Array("\"\",;\r\n \tab{}[]:0é".utf8) + [0, 0x1B, 0xFF]
    for path in ["x.csv", "x.tsv", "x.json", "x.jsonl"] {
      let format = try #require(DataFile.Format(path: path))
      for _ in 0..<2000 {
        let count = Int.random(in: 0..<40, using: &generator)
        let bytes = (0..<count).map { _ in pool.randomElement(using: &generator) ?? 0 }
        let file = DataFile(SourceFile(path: path, bytes: bytes), format)
        #expect(!(file.rows.isEmpty && file.diagnostics.isEmpty), "\(bytes)")
        for diagnostic in file.diagnostics {
          #expect(diagnostic.range.upperBound <= bytes.count, "\(bytes)")
          _ = diagnostic.rendered(in: file.file)
        }
      }
    }
  }
}

@Suite struct JSONRowTests {
  @Test func `a list of objects and a line for each object give the same rows`() throws {
    let rows = [["name", "n", "b"], ["x", "1", "true"], ["y", "2", ""]]
    #expect(
      try read(#" [{"name": "x", "n": 1, "b": true}, {"name": "y", "n": 2}]"#, "x.json").map {
        $0 + Array(repeating: "", count: 3 - $0.count)
      } == rows)
    #expect(
      try read(
        "\u{FEFF}{\"name\": \"x\", \"n\": 1, \"b\": true}\r\n \n{\"name\": \"y\", \"n\": 2}",
        "x.jsonl"
      ).map { $0 + Array(repeating: "", count: 3 - $0.count) } == rows)
  }

  @Test(
    "what is no JSON is refused at its place",
    arguments: [
      ("[{\"a\": 1,}]", "x.json", "1:10 [bad-json] this is not JSON: a name in quotes is expected"),
      ("[{\"a\": NaN}]", "x.json", "1:8 [bad-json] this is not JSON: a value is expected"),
      (
        "[\n{\"a\": 1, \"a\": 2}]", "x.json",
        "2:10 [bad-json] this is not JSON: the name 'a' occurs twice"
      ),
      ("// x\n[]", "x.json", "1:1 [bad-json] this is not JSON: a value is expected"),
      ("", "x.json", "1:1 [bad-json] this is not JSON: there is no value"),
      ("[]", "x.json", "1:3 [no-rows] the file has no rows"),
      ("{\"a\": 1}", "x.json", "1:1 [wrong-type] expected a list of objects, found an object"),
      (
        "{\"a\": 1}\n{\"a\": 2}", "x.json",
        "2:1 [bad-json] this is not JSON: there is more text after the value"
      ),
      ("[1]", "x.json", "1:2 [wrong-type] row 1 is the number 1, not an object"),
      ("\n\n", "x.jsonl", "3:1 [no-rows] the file has no rows"),
      (
        "{\"a\": 1} {\"a\": 2}", "x.jsonl",
        "1:10 [bad-json] this is not JSON: there is more text after the value"
      ),
      ("{\"a\":\n1}", "x.jsonl", "1:6 [bad-json] this is not JSON: it ends before a value"),
      (
        "{\"a\": \"\\ud800\"}", "x.jsonl",
        "1:8 [bad-json] this is not JSON: half of a surrogate pair stands alone"
      ),
    ] as [(String, String, String)])
  func refusals(text: String, path: String, expected: String) throws {
    #expect(try mistakes(text, path).first == expected)
  }

  @Test(
    "columns that only look the same are told once, in a row or in two",
    arguments: [
      ("[{\"\u{E9}\": 1, \"e\u{301}\": 2}, {\"e\u{301}\": 3}]", "x.json", "1:11"),
      ("[{\"\u{E9}\": 1},\n{\"e\\u0301\": 2}]", "x.json", "2:2"),
      ("{\"\u{E9}\": 1}\n{\"e\u{301}\": 2}\n{\"e\u{301}\": 3}\n", "x.jsonl", "2:2"),
    ] as [(String, String, String)])
  func equivalentColumns(text: String, path: String, expected: String) throws {
    let format = try #require(DataFile.Format(path: path))
    let file = DataFile(SourceFile(path: path, bytes: Array(text.utf8)), format)
    let told = try #require(file.diagnostics.first)
    #expect(file.diagnostics.count == 1)
    let place = file.file.location(ofUTF8Offset: told.range.lowerBound)
    #expect("\(place.line):\(place.column)" == expected)
    #expect(told.id == "bad-column")
    #expect(
      told.help
        == "they look the same, and are U+0065 U+0301 here and U+00E9 there: rename or remove one")
    #expect(told.related?.text == "first here")
  }
}

/// Runs scripts of Python, for a second opinion.
enum PythonScript {
  /// Returns what a script prints, or `nil` where there is no Python.
  static func output(of script: String) throws -> Data? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}

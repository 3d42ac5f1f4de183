import SourceText
import SuiteSyntax

extension DataFile {
  /// Reads one list of objects.
  mutating func readJSON() {
    let node: SuiteNode
    do throws(JSONSyntaxError) {
      var reader = JSONReader(file.bytes, in: start..<file.bytes.count)
      node = try reader.readDocument()
    } catch {
      note(error, help: "a file that ends in .json holds one list: [{\"name\": …}, …]")
      return
    }
    guard case .sequence(let items) = node.content else {
      note(
        "wrong-type", "expected a list of objects, found \(node.jsonKind)", at: node.range,
        help: "write [{\"name\": …}, …]; a file with an object on each line ends in .jsonl")
      return
    }
    var names = ColumnNames()
    for (index, item) in items.enumerated() { add(item, number: index + 1, &names) }
  }

  /// Reads an object on each line; lines of spaces are passed over.
  mutating func readJSONLines() {
    var names = ColumnNames()
    var number = 0
    var offset = start
    while offset < file.bytes.count {
      // Only line feeds end a line here, and a return before one is space to JSON.
      let end = file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      let line = offset..<end
      offset = end + 1
      guard file.bytes[line].contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else {
        continue
      }
      number += 1
      do throws(JSONSyntaxError) {
        var reader = JSONReader(file.bytes, in: line)
        add(try reader.readDocument(), number: number, &names)
      } catch {
        note(error, help: "a file that ends in .jsonl holds one object on each line")
      }
    }
  }

  private mutating func note(_ error: JSONSyntaxError, help: String) {
    let offset = min(error.offset, file.bytes.count)
    note(
      "bad-json", "this is not JSON: \(error.message)",
      at: offset..<min(offset + 1, file.bytes.count), help: help)
  }

  /// Adds a row, and its columns that are new.
  private mutating func add(_ node: SuiteNode, number: Int, _ names: inout ColumnNames) {
    guard case .mapping(let entries) = node.content else {
      note(
        "wrong-type", "row \(number) is \(node.jsonKind), not an object", at: node.range,
        help: "write {\"name\": …}, with a column's name before each value")
      return
    }
    for entry in entries {
      if let first = names.add(entry.key, at: entry.keyRange) {
        // JSON writes the name in each row.
        guard names.isUntold(entry.key, first: first) else { continue }
        noteEquivalentColumn(entry.key, at: entry.keyRange, first: first)
      } else {
        columns.append((entry.key, entry.keyRange))
      }
    }
    rows.append(Row(number: number, entries: entries, range: node.range))
  }
}

extension SuiteNode {
  /// What the node is in JSON, for a message.
  var jsonKind: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "an object"
    case .scalar(let scalar) where scalar.style != .plain: "text"
    case .scalar(let scalar):
      ["true", "false", "null"].contains(scalar.text) ? scalar.text : "the number \(scalar.text)"
    }
  }
}

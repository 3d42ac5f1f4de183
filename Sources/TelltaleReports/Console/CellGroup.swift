import TelltaleKit
import Terminal

/// Cells of one case that say the same of several models.
struct CellGroup {
  /// The cells, in the order of the run; never empty.
  var cells: [CellResult]

  /// The first cell, which speaks for all.
  var first: CellResult { cells[0] }

  /// The models.
  var models: [ModelID] { cells.map(\.id.model) }

  /// `suite › case`, with the prompt version where there are several.
  var title: String { "\(first.id.suite) › \(first.shownName)".safeOnOneLine }

  /// Groups cells of one case and prompt version that have the same key, in the
  /// order of first appearance.
  static func groups<Key: Hashable>(
    _ cells: some Sequence<CellResult>, by key: (CellResult) -> Key
  ) -> [CellGroup] {
    var groups: [CellGroup] = []
    var places: [GroupPlace<Key>: Int] = [:]
    for cell in cells {
      let place = GroupPlace(
        suite: cell.id.suite, caseName: cell.id.caseName, prompt: cell.id.prompt, key: key(cell))
      if let index = places[place] {
        groups[index].cells.append(cell)
      } else {
        places[place] = groups.count
        groups.append(CellGroup(cells: [cell]))
      }
    }
    return groups
  }

  /// The command that runs the cells again.
  var command: String {
    var words = ["telltale", "run", "--suite", first.id.suite, "--case", first.id.caseName]
    if first.id.prompt != PromptVersion.defaultName { words += ["--prompt", first.id.prompt] }
    for model in models { words += ["--model", model.rawValue] }
    return words.map(\.quotedForShell).joined(separator: " ")
  }
}

/// What the cells of a group have in common.
private struct GroupPlace<Key: Hashable>: Hashable {
  var suite: String
  var caseName: String
  var prompt: String
  var key: Key
}

extension String {
  /// The word as a shell takes it, in single quotes unless it is plain.
  fileprivate var quotedForShell: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        case UInt8(ascii: "@"), UInt8(ascii: ":"): true
        default: false
        }
      }
    let safe = safeOnOneLine
    return isPlain ? safe : "'" + safe.replacing("'", with: "'\\''") + "'"
  }
}

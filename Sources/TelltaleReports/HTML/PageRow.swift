import TelltaleKit

/// The cells of one case and prompt version, one for each model: a row of the matrix.
struct PageRow {
  /// The cells in the order of the run; never empty.
  var cells: [CellResult]

  /// The first cell, which speaks for what all have in common.
  var first: CellResult { cells[0] }
}

extension Run {
  /// The rows in the order of the suites, each where its first cell is.
  var pageRows: [PageRow] {
    struct Key: Hashable {
      var suite: String
      var caseName: String
      var prompt: String
    }
    var rows: [PageRow] = []
    var places: [Key: Int] = [:]
    for cell in cells {
      let key = Key(suite: cell.id.suite, caseName: cell.id.caseName, prompt: cell.id.prompt)
      if let place = places[key] {
        rows[place].cells.append(cell)
      } else {
        places[key] = rows.count
        rows.append(PageRow(cells: [cell]))
      }
    }
    let order = Dictionary(pageSuites.enumerated().map { ($1, $0) }) { first, _ in first }
    // A stable order: within a suite rows stay as they are.
    return rows.enumerated().sorted { left, right in
      let leftSuite = order[left.element.first.id.suite] ?? 0
      let rightSuite = order[right.element.first.id.suite] ?? 0
      return leftSuite != rightSuite ? leftSuite < rightSuite : left.offset < right.offset
    }.map(\.element)
  }

  /// The names of the suites: those of the run's list, then any that only a cell has.
  var pageSuites: [String] {
    var known: Set<String> = []
    return (suites.map(\.name) + cells.map(\.id.suite)).filter { known.insert($0).inserted }
  }

  /// What each model is called on the page: its name for people, or the one in suites
  /// where two models have the same.
  var pageModelNames: [ModelID: String] {
    let names = pageModels.map { id in
      (id, models.first { $0.id == id }?.fingerprint.displayName ?? id.rawValue)
    }
    let areDistinct = Set(names.map(\.1)).count == names.count
    return Dictionary(names.map { id, name in (id, areDistinct ? name : id.rawValue) }) {
      first, _ in first
    }
  }

  /// The models: those of the run's list, then any that only a cell has.
  var pageModels: [ModelID] {
    var known: Set<ModelID> = []
    return (models.map(\.id) + cells.map(\.id.model)).filter { known.insert($0).inserted }
  }
}

extension CellID {
  /// The place of the cell in the page's address, behind `#`: what the script's
  /// `encodeURIComponent` makes of the name, with `/` and `@` as they are.
  var fragment: String {
    description.fragment
  }
}

extension String {
  /// The text as a part of an address, with `/` and `@` as they are.
  var fragment: String {
    let plain = Set("-_.!~*'()/@".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      let isPlain =
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: plain.contains(byte)
        }
      if isPlain {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import TelltaleKit
import TextDiff

/// What was edited in the prompts since cells were accepted.
struct PagePrompts {
  let run: Run

  /// The most edits that are shown.
  private static let maximumEdits = 10

  private struct Edit: Hashable {
    var old: String
    var new: String
  }

  /// Writes the section; nothing where no prompt was edited.
  func write(to page: inout HTMLWriter) {
    let prompts = Dictionary(run.prompts.map { ($0.hash, $0) }) { first, _ in first }
    var edits: [(edit: Edit, cells: Int)] = []
    var places: [Edit: Int] = [:]
    for cell in run.cells where cell.comparison.status != .unchanged {
      guard let accepted = cell.comparison.baseline, accepted.promptHash != cell.promptHash,
        prompts[accepted.promptHash] != nil, prompts[cell.promptHash] != nil
      else { continue }
      let edit = Edit(old: accepted.promptHash, new: cell.promptHash)
      if let place = places[edit] {
        edits[place].cells += 1
      } else {
        places[edit] = edits.count
        edits.append((edit, 1))
      }
    }
    guard !edits.isEmpty else { return }
    page.element("section", ["id": "prompts", "aria-labelledby": "prompts-title"]) { page in
      page.element("h2", ["id": "prompts-title"], text: "What you edited in the prompts")
      for (edit, cells) in edits.prefix(Self.maximumEdits) {
        if let old = prompts[edit.old], let new = prompts[edit.new] {
          write(old, new, cells: cells, to: &page)
        }
      }
      let left = edits.count - Self.maximumEdits
      if left > 0 { page.element("p", text: "And \(left.counted("more edited prompt")).") }
    }
  }

  private func write(
    _ old: PromptRecord, _ new: PromptRecord, cells: Int, to page: inout HTMLWriter
  ) {
    page.element("article", ["class": "card edit"]) { page in
      let version = new.name == PromptVersion.defaultName ? "" : "#\(new.name)"
      page.element(
        "h3", text: "\(new.suite)\(version)".shown)
      page.element("p", ["class": "on"], text: "\(cells.counted("cell")) differ with it")
      page.element("dl", ["class": "said"]) { page in
        for (name, before, after) in [
          ("Instructions", old.instructions ?? "", new.instructions ?? ""),
          ("Prompt", old.prompt, new.prompt),
          ("Passage template", old.passageTemplate, new.passageTemplate),
        ] where !before.utf8.elementsEqual(after.utf8) {
          page.element("dt", text: name)
          page.element("dd", ["dir": "auto"]) { page in
            Self.write(WordDiff(before, after).pieces, to: &page)
          }
        }
        if old.options != new.options || old.answer != new.answer {
          page.element("dt", text: "Also")
          page.element("dd", text: "the options or the answer type differ")
        }
      }
    }
  }

  private static func write(_ pieces: [WordDiff.Change], to page: inout HTMLWriter) {
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .equal(let text):
        page.text(
          Difference.shortened(text, isFirst: index == 0, isLast: index == pieces.count - 1))
      case .changed(let old, let new):
        if !old.isEmpty { page.element("del", text: old) }
        if !new.isEmpty { page.element("ins", text: new) }
      }
    }
  }
}

import TelltaleKit

/// What else a reader should know.
struct PageNotes {
  let run: Run

  /// The most orphans that are named.
  private static let maximumOrphans = 100

  /// Writes the section; nothing where there is nothing to say.
  func write(to page: inout HTMLWriter) {
    guard !run.notes.isEmpty || !run.orphans.isEmpty else { return }
    page.element("section", ["id": "notes", "aria-labelledby": "notes-title"]) { page in
      page.element("h2", ["id": "notes-title"], text: "Notes")
      page.element("ul") { page in
        for note in run.notes { page.element("li", text: note.shown) }
        for orphan in run.orphans.prefix(Self.maximumOrphans) {
          page.element(
            "li",
            text: "\(orphan.path.shown): \(orphan.cell.description.shown) is gone from its suite")
        }
        let left = run.orphans.count - Self.maximumOrphans
        if left > 0 { page.element("li", text: "\(left.counted("more baseline")) without a case") }
      }
    }
  }
}

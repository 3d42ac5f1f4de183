import TelltaleKit

/// Suites by models, with how many cells passed of how many planned.
struct PageOverview {
  let run: Run

  /// Writes the section; nothing where nothing was selected.
  func write(to page: inout HTMLWriter) {
    let lanes = run.lanes
    let models = run.pageModels
    let names = run.pageModelNames
    let suites = run.pageSuites
    guard !lanes.isEmpty else { return }
    page.element("section", ["id": "overview", "aria-labelledby": "overview-title"]) { page in
      page.element("h2", ["id": "overview-title"], text: "Suites on models")
      page.element(
        "div",
        ["class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": "overview-title"]
      ) { page in
        page.element("table", ["class": "overview"]) { page in
          page.element("thead") { page in
            page.element("tr") { page in
              page.element("th", ["scope": "col"], text: "Suite")
              for model in models { head(&page, model, names[model] ?? model.rawValue) }
            }
          }
          page.element("tbody") { page in
            for suite in suites {
              page.element("tr") { page in
                page.element("th", ["scope": "row"], text: suite.shown)
                for model in models {
                  let lane = lanes.first { $0.suite == suite && $0.model == model }
                  fraction(&page, lane?.cells ?? [], suite, model)
                }
              }
            }
          }
        }
      }
    }
  }

  private func head(_ page: inout HTMLWriter, _ model: ModelID, _ name: String) {
    let record = run.models.first { $0.id == model }
    page.element("th", ["scope": "col", "title": record?.fingerprint.text ?? ""]) { page in
      page.text(name.shown)
      if let record { page.element("small", text: record.source.rawValue) }
    }
  }

  private func fraction(
    _ page: inout HTMLWriter, _ cells: [CellResult], _ suite: String, _ model: ModelID
  ) {
    guard !cells.isEmpty else { return page.element("td", ["class": "absent"], text: "–") }
    let passed = cells.count { $0.result == .passed }
    let failing = cells.count { run.policy.failure(of: $0) != nil }
    let unjudged = cells.contains { $0.result == .errored || $0.isNotRun }
    let state =
      failing > 0 ? "fail" : unjudged ? "open" : passed == cells.count ? "pass" : "tolerated"
    page.element("td", ["class": state]) { page in
      page.element(
        "a", ["href": "#?suite=\(suite.fragment)&model=\(model.rawValue.fragment)"]
      ) { page in
        page.text("\(passed)/\(cells.count)")
        if failing > 0 {
          page.element("small", text: "\(failing) \(failing == 1 ? "fails" : "fail")")
        }
      }
    }
  }
}

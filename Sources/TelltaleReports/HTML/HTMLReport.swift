package import TelltaleKit

/// One self-contained page for a person: what broke and why, the matrix of cases by
/// models, and of each cell the prompt, both answers and the command to run it again.
///
/// The page loads nothing. What a model said is in it as text alone, and its content
/// security policy allows no script and no style but its own two.
package struct HTMLReport: Report {
  package static let name = "html"
  package static let fileExtension = "html"
  package static let fileName = "report.html"
  package static let summary = "one page to look at, in any browser"

  /// Creates the report.
  package init() {}

  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let summary = RunSummary(run)
    let verdict = RunVerdict(run, summary)
    let rows = run.pageRows
    var page = HTMLWriter()
    page.markup("<!doctype html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head") { Self.head(&$0, verdict) }
      page.markup("\n")
      page.element("body") { page in
        page.element("a", ["class": "skip", "href": "#broken"], text: "Skip to what broke")
        PageHeader(run: run, summary: summary, verdict: verdict).write(to: &page)
        page.element("main") { page in
          PageFindings(run, summary).write(to: &page)
          PagePrompts(run: run).write(to: &page)
          PageOverview(run: run).write(to: &page)
          Self.cells(&page)
          PageNotes(run: run).write(to: &page)
        }
        Self.footer(&page, run)
        page.data(id: "index", PageIndex(run: run, rows: rows).value)
        let detail = PageDetail(run)
        for (number, row) in rows.enumerated() {
          page.data(id: "row-\(number)", detail.value(of: row))
        }
        page.embed(.script, as: "script")
      }
    }
    page.markup("\n")
    return page.bytes
  }

  private static func head(_ page: inout HTMLWriter, _ verdict: RunVerdict) {
    page.open("meta", ["charset": "utf-8"])
    let policy = [
      "default-src 'none'", "script-src \(PageFile.script.source)",
      "style-src \(PageFile.style.source)", "base-uri 'none'", "form-action 'none'",
      "require-trusted-types-for 'script'", "trusted-types 'none'",
    ]
    page.open(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": policy.joined(separator: "; ")])
    page.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.open("meta", ["name": "color-scheme", "content": "light dark"])
    page.open("meta", ["name": "referrer", "content": "no-referrer"])
    page.element("title", text: "\(verdict.title) · Telltale")
    page.embed(.style, as: "style")
  }

  /// Where the script puts the matrix of all cells.
  private static func cells(_ page: inout HTMLWriter) {
    page.element("section", ["id": "cells", "aria-labelledby": "cells-title"]) { page in
      page.element("h2", ["id": "cells-title"], text: "All cells")
      page.element("noscript") { page in
        page.element(
          "p",
          text: "The matrix of all cells, with filters, prompts and every answer, is drawn by this "
            + "page's own script. Without it, `telltale explain CELL` and `telltale report` show "
            + "the same.")
      }
    }
  }

  private static func footer(_ page: inout HTMLWriter, _ run: Run) {
    page.element("footer") { page in
      page.element(
        "p", text: "Telltale \(run.toolVersion.shown), run \(run.id.shown). ")
      page.element("p", ["class": "keys", "hidden": ""]) { page in
        page.markup("Press <kbd>?</kbd> for the keys.")
      }
    }
  }
}

extension RunVerdict {
  /// How the run ends, as a title: `Failed, 3 cells regressed`.
  var title: String {
    let words = phrase.split(separator: ": ", maxSplits: 1)
    let said = words.count == 2 ? String(words[1]) : phrase
    return said.prefix(1).uppercased() + said.dropFirst()
  }

  /// The gate behind the title; empty where nothing was selected.
  var gate: String {
    let words = phrase.split(separator: ": ", maxSplits: 1)
    return words.count == 2 ? "\(words[0]), exit \(exitCode)" : "exit \(exitCode)"
  }
}

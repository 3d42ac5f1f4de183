#!/usr/bin/env python3
"""Tests the HTML report in Chromium: what is clicked, typed, linked to, read aloud and printed, and that
nothing a model says ever runs.

    pip install selenium && pip install --no-deps axe-playwright-python   # for axe-core
    apt-get install chromium chromium-driver
    swift build && python3 Scripts/test-report-page.py [--screenshots FOLDER]

Skipped, with a message, where one of them is missing.
"""
import base64
import importlib.util
import json
import pathlib
import sqlite3
import sys
import tempfile
import unittest

import report_browser
from report_browser import telltale

SUITE = """\
suite: {suite}
tags: [paper]
models: [afm-2, afm-2.1, afm-3-core, afm-3-core-advanced, afm-cloud]
options: {{sampling: greedy}}

instructions: |
  You answer questions about the user's receipts.
  Reply in the language of the user's message, whatever the language of the documents.
  Start with the answer.
  Write amounts with their currency, as written on the document.

assert:
  - language-matches-question
  - currency-kept

cases:
"""
CASES = [
    ("total-nl", "Hoeveel heb ik bij de bakker betaald?", "nl", "Totaal € 22,41", "22,41"),
    ("total-fr", "Combien ai-je payé à la boulangerie ?", "fr", "Total 18,20 €", "18,20"),
    ("total-de", "Wie viel habe ich beim Bäcker bezahlt?", "de", "Summe 31,75 €", "31,75"),
    ("total-en", "How much did I pay at the bakery?", "en", "Total $12.40", "12.40"),
    ("never so", "What is the total?", "en", "Total $9.99", "zebra"),
]
HOSTILE = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</script><script>alert(2)</script>",
    "<svg onload=alert(3)>", "\"><iframe srcdoc='<script>parent.alert(4)</script>'>", "<!--<script>",
    "javascript:alert(5)", "]]><b>bold</b>", "{{constructor.constructor('alert(6)')()}}",
    "${alert(7)}", "\u2028alert(8)\u2029", "\u202eevil\u202c", "&lt;b&gt; &amp;", "\\u003cb\\u003e",
    "<style>*{display:none}</style>", "<base href=//x>", "<a href=javascript:alert(9)>x</a>",
    "'-alert(10)-'", "a\u0000b\u001b[31m", "<meta http-equiv=refresh content=0>",
]


def write_suite(folder, name, without=None):
    lines = SUITE.format(suite=name).splitlines()
    text = "\n".join(line for line in lines if not without or without not in line) + "\n"
    for case, question, tag, passage, wanted in CASES:
        text += (f'  - name: "{case}"\n    question: "{question}"\n    tags: [{tag}]\n'
                 f'    passages: ["{passage}"]\n    assert: [{{contains: "{wanted}"}}]\n')
    path = pathlib.Path(folder, "suites", f"{name}.yaml")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def make_hostile(folder):
    """Puts hostile text into a stored run, wherever somebody else's text can be."""
    path = sorted(pathlib.Path(folder, ".telltale/runs").glob("*.run"))[-1]
    base = sqlite3.connect(path)
    texts = "\n".join(HOSTILE)
    base.execute("UPDATE trial SET details = ?", [json.dumps({"answer": texts})])
    base.execute("UPDATE judgement SET message = ?, reason = ?", [texts, texts])
    base.execute("UPDATE cell SET question = ?, tags = ?", [texts, json.dumps(HOSTILE)])
    base.execute("UPDATE model SET display_name = display_name || ?, derivation = ?",
                 [HOSTILE[1], texts])
    base.execute("UPDATE comparison SET remarks = ?", [json.dumps(HOSTILE)])
    rows = base.execute("SELECT cell, baseline FROM comparison").fetchall()
    for number, baseline in rows:
        if baseline is None:
            continue
        value = json.loads(baseline)
        value["responses"] = [{"count": 1, "answer": "before " + texts}]
        base.execute("UPDATE comparison SET baseline = ? WHERE cell = ?",
                     [json.dumps(value, ensure_ascii=False), number])
    for number, text in enumerate(HOSTILE):
        base.execute("INSERT INTO note VALUES (?, ?)", [number + 1000, text])
    base.execute("UPDATE cell SET case_name = ? WHERE case_name = 'total-de'", [HOSTILE[1]])
    base.commit()
    base.close()


@unittest.skipIf(report_browser.missing(), report_browser.missing())
class ReportPage(unittest.TestCase):
    maxDiff = None
    screenshots = None

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        folder = cls.folder.name
        for name in ("receipts", "tickets"):
            write_suite(folder, name)
        telltale(folder, "run", codes=(0, 1))
        telltale(folder, "accept", "--yes", "--failing", "--reason", "not yet")
        write_suite(folder, "receipts", without="Reply in the language")
        telltale(folder, "run", "--report", "html", codes=(1,))
        cls.run_json = json.loads(pathlib.Path(folder, "reports/run.json").read_text())
        cls.url = pathlib.Path(folder, "reports/report.html").as_uri()
        make_hostile(folder)
        telltale(folder, "report", "--format", "html", "-o", "reports/hostile.html")
        cls.hostile_url = pathlib.Path(folder, "reports/hostile.html").as_uri()
        cls.driver = report_browser.browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.folder.cleanup()

    def setUp(self):
        report_browser.resize(self.driver, 1440, 900)
        report_browser.look(self.driver, "light")
        self.open()

    def open(self, fragment="", url=None):
        self.driver.get("about:blank")
        self.driver.get((url or self.url) + fragment)
        self.driver.get_log("browser")
        self.wait("document.documentElement.classList.contains('scripted')")

    # Helpers

    def js(self, code, *arguments):
        return self.driver.execute_script(code if "return" in code else f"return ({code})", *arguments)

    def wait(self, condition):
        from selenium.webdriver.support.ui import WebDriverWait
        WebDriverWait(self.driver, 10, poll_frequency=0.05).until(lambda _: self.js(condition), condition)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def one(self, selector):
        return self.driver.find_element("css selector", selector)

    def press(self, *keys):
        from selenium.webdriver import ActionChains
        ActionChains(self.driver).send_keys(*keys).perform()

    def choose(self, name, value):
        from selenium.webdriver.support.ui import Select
        Select(self.one(f"#filter-{name}")).select_by_value(value)

    def rows(self):
        return [element.text for element in self.all(".matrix tbody tr:not(.suite) th")]

    def lit(self):
        return len(self.all(".matrix a.cell:not(.dim)"))

    def cells(self, test):
        return [cell for cell in self.run_json["cells"] if test(cell)]

    def address(self):
        return self.js("decodeURIComponent(location.hash)")

    def title(self):
        return self.one("#cell-title").text if self.one("#cell").is_displayed() else None

    def shoot(self, name):
        if self.screenshots:
            self.driver.save_screenshot(str(pathlib.Path(self.screenshots, name + ".png")))

    # What is there

    def test_the_top_says_how_it_ended_and_loses_nothing(self):
        run = self.run_json
        self.assertTrue(self.one("h1").text.startswith("Failed, "))
        regressed = len(self.cells(lambda cell: cell["status"] == "regressed"))
        self.assertGreater(regressed, 3)
        self.assertEqual(self.one(".headline").text,
                         f"{regressed} regressions: {regressed} by your prompt edit")
        self.assertEqual(
            self.one(".equation").text,
            f"{run['planned']} cells planned = {run['passed']} passed + {run['failed']} failed + "
            f"{run['undecided']} undecided + {run['errored']} errored + {run['skipped']} skipped")
        self.assertIn("Simulated", self.one(".source").text)
        self.assertIn("Reply in the language", self.one("#prompts del").text)
        self.assertEqual(len(self.all(".matrix a.cell")), run["planned"])

    def test_nothing_is_loaded_and_nothing_is_reported(self):
        self.assertEqual(self.js("performance.getEntriesByType('resource').map(entry => entry.name)"), [])
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assertEqual(self.js("window.ran"), [])

    def test_a_finding_leads_to_its_cell_and_back(self):
        from selenium.webdriver.common.keys import Keys
        link = self.one(".card a.model")
        link.click()
        self.assertEqual(self.title(), "receipts › total-nl")
        panel = self.one("#cell")
        self.assertIn("regressed by your prompt edit", panel.text)
        self.assertTrue(panel.find_elements("css selector", "del"))
        self.assertTrue(panel.find_elements("css selector", "ins"))
        self.assertTrue(panel.find_elements("css selector", "mark"))
        sent = panel.find_element("css selector", ".prompt").text
        self.assertIn("Totaal € 22,41", sent)
        self.assertIn("You answer questions about the user's receipts.", sent)
        self.assertEqual(panel.find_element("css selector", ".command code").text,
                         "telltale run --suite receipts --case total-nl --model afm-2")
        self.assertEqual(self.js("document.activeElement.id"), "cell-title")
        self.assertEqual(self.address(), "#receipts/total-nl@afm-2")
        self.shoot("cell")
        self.press(Keys.ESCAPE)
        self.assertIsNone(self.title())
        self.assertEqual(self.js("document.activeElement === arguments[0]", link), True)

    def test_what_is_shown_is_what_was_said(self):
        for cell in self.cells(lambda cell: cell["suite"] == "receipts"):
            self.js("location.hash = '#' + encodeURI(arguments[0]); return true", cell["id"])
            self.wait(f"document.querySelector('#cell .command').textContent.includes({json.dumps(cell['model'])})"
                      f" && document.getElementById('cell-title').textContent.includes({json.dumps(cell['case'])})")
            shown = self.js("[...document.querySelectorAll('#cell .answer')].map(e => e.textContent).pop()")
            self.assertEqual(shown.replace("⍽", "\u00a0"), cell["responses"][0]["answer"])

    # Filters

    def test_filters_leave_what_they_say(self):
        self.choose("status", "regressed")
        regressed = self.cells(lambda cell: cell["status"] == "regressed")
        self.assertEqual(self.lit(), len(regressed))
        self.choose("model", "afm-2.1")
        both = [cell for cell in regressed if cell["model"] == "afm-2.1"]
        self.assertEqual(self.lit(), len(both))
        self.assertEqual(self.rows(), [cell["case"] for cell in both])
        self.assertEqual(self.address(), "#?status=regressed&model=afm-2.1")
        self.shoot("filtered")
        self.driver.refresh()
        self.wait("document.documentElement.classList.contains('scripted')")
        self.assertEqual(self.lit(), len(both))
        self.one(".reset").click()
        self.assertEqual(self.lit(), self.run_json["planned"])

    def test_every_kind_of_filter(self):
        def failing(cell, name):
            return any(item["name"] == name and item["passed"] < item["trials"] for item in cell["assertions"])
        for name, value, test in [
            ("status", "fails the gate", lambda cell: cell["gate-failure"]),
            ("status", "passed", lambda cell: cell["result"] == "passed"),
            ("status", "still-failing", lambda cell: cell["status"] == "still-failing"),
            ("suite", "tickets", lambda cell: cell["suite"] == "tickets"),
            ("assertion", "contains", lambda cell: failing(cell, "contains")),
            ("assertion", "language-matches-question",
             lambda cell: failing(cell, "language-matches-question")),
            ("cause", "prompt", lambda cell: cell["cause"] == "prompt"),
            ("tag", "fr", lambda cell: "fr" in cell["tags"]),
        ]:
            with self.subTest(name=name, value=value):
                self.open()
                self.choose(name, value)
                wanted = len(self.cells(test))
                self.assertGreater(wanted, 0)
                self.assertEqual(self.lit(), wanted)

    def test_a_search_finds_names_prompts_and_answers(self):
        for words, case in [("total-FR", "total-fr"), ("Bäcker", "total-de"), ("€ 22,41", "total-nl"),
                            ("never so", "never so")]:
            with self.subTest(words=words):
                self.open()
                self.one("#filter-q").send_keys(words)
                self.wait("document.querySelectorAll('.matrix tbody tr:not(.suite)').length === 2")
                self.assertEqual(set(self.rows()), {case})
        self.one("#filter-q").send_keys("xyzzy")
        self.wait("document.querySelector('.matrix .nothing') !== null")
        self.shoot("nothing")

    def test_figures_lead_to_their_cells(self):
        self.one(".equation a[href='#?status=failed']").click()
        self.assertEqual(self.lit(), self.run_json["failed"])
        self.one(".overview td.fail a").click()
        self.assertEqual(self.address(), "#?suite=receipts&model=afm-2")
        self.assertEqual(self.lit(), len(CASES))

    # Keys

    def test_keys(self):
        from selenium.webdriver.common.keys import Keys
        self.press("?")
        self.assertTrue(self.one("#help").is_displayed())
        self.shoot("help")
        self.press(Keys.ESCAPE)
        self.assertFalse(self.one("#help").is_displayed())
        self.press("n")
        first = self.address()
        self.assertEqual(first, "#receipts/total-nl@afm-2")
        self.press("n")
        second = self.address()
        self.assertNotEqual(first, second)
        self.press("p")
        self.assertEqual(self.address(), first)
        self.press("l")
        self.assertEqual(self.address(), "#receipts/total-nl@afm-2.1")
        self.press("j")
        self.assertEqual(self.address(), "#receipts/total-fr@afm-2.1")
        self.press("k")
        self.press("h")
        self.assertEqual(self.address(), first)
        self.js("document.execCommand = name => window.copied = name; return true")
        self.press("c")
        self.wait("document.querySelector('#cell .command .copy').textContent === 'Copied'")
        self.press(Keys.ESCAPE)
        self.press("/")
        self.assertEqual(self.js("document.activeElement.id"), "filter-q")
        self.press("nj?x")
        self.assertEqual(self.one("#filter-q").get_attribute("value"), "nj?x")
        self.assertIsNone(self.title())
        self.assertFalse(self.one("#help").is_displayed())
        self.wait("location.hash.includes('q=')")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.js("document.activeElement.tagName"), "BODY")
        self.press("x")
        self.assertEqual(self.lit(), self.run_json["planned"])

    def test_arrows_move_through_the_matrix(self):
        from selenium.webdriver.common.keys import Keys
        self.js("document.querySelector('.matrix a[tabindex=\"0\"]').focus(); return true")
        name = "document.activeElement.getAttribute('aria-label')"
        self.assertTrue(self.js(name).startswith("total-nl on AFM 2 Core: failed, regressed"))
        self.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
        self.assertTrue(self.js(name).startswith("total-fr on AFM 2.1 Core"))
        self.assertEqual(len(self.all('.matrix a[tabindex="0"]')), 1)
        self.press(Keys.ENTER)
        self.assertEqual(self.title(), "receipts › total-fr")
        self.press(Keys.ESCAPE)
        self.assertTrue(self.js(name).startswith("total-fr on AFM 2.1 Core"))

    # Links

    def test_deep_links(self):
        self.open("#tickets/total-de@afm-cloud")
        self.assertEqual(self.title(), "tickets › total-de")
        self.open("#receipts/never%20so@afm-3-core?status=failed")
        self.assertEqual(self.title(), "receipts › never so")
        self.assertEqual(self.lit(), self.run_json["failed"])
        self.one(".close").click()
        self.assertEqual(self.address(), "#?status=failed")
        self.driver.back()
        self.wait("!document.getElementById('cell').hidden")
        self.assertEqual(self.title(), "receipts › never so")
        for fragment in ("#nowhere", "#%", "#receipts/gone@afm-2", "#?status=nonsense", "#broken"):
            self.open(fragment)
            self.assertIsNone(self.title())
            self.assertEqual(self.js("window.ran"), [])

    def test_every_link_leads_somewhere(self):
        self.open()
        for link in self.js("[...document.querySelectorAll('.card a.model')].map(e => e.getAttribute('href'))"):
            self.js("location.hash = arguments[0]; return true", link)
            self.wait("!document.getElementById('cell').hidden")
            self.assertEqual(self.js("'#' + encodeURIComponent(decodeURIComponent(location.hash.slice(1)))"
                                     ".replaceAll('%2F', '/').replaceAll('%40', '@')"), link)

    # Hostile text

    def test_the_traps_work(self):
        self.driver.get("data:text/html,<script>alert(1)</script><img src=x onerror=alert(2)>")
        self.wait("window.ran.length === 2")

    def test_what_a_model_says_never_runs(self):
        self.open(url=self.hostile_url)
        self.wait("document.querySelectorAll('.matrix a.cell').length > 0")
        ids = self.js("[...document.querySelectorAll('.matrix a.cell')].map(e => e.getAttribute('href'))")
        self.assertEqual(len(ids), self.run_json["planned"])
        for link in ids:
            self.js("location.hash = arguments[0]; return true", link)
        for link in ids[:8]:
            self.js("location.hash = arguments[0]; return true", link)
            self.wait("!document.getElementById('cell').hidden")
            self.js("document.querySelectorAll('details').forEach(e => e.open = true); return true")
            said = self.js("[...document.querySelectorAll('#cell .answer')].pop().textContent")
            for text in HOSTILE:
                if not any(character in text for character in "\u2028\u2029\u202e\u202c\u0000\u001b"):
                    self.assertIn(text, said)
            self.assertIn("\\u{202E}evil\\u{202C}", said)
            self.assertIn("a␀b␛[31m", said)
        self.press("x", "n", "j", "l")
        self.one("#filter-q").send_keys("alert(1)")
        self.wait("document.querySelector('.tally').textContent.length > 0")
        self.shoot("hostile")
        self.assertEqual(self.js("window.ran"), [])
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assertEqual(
            self.js("[...document.querySelectorAll('img,svg,iframe,base,object,embed,meta[http-equiv=refresh],"
                    "a[href^=javascript]')].length"), 0)
        self.assertEqual(self.js("[...document.scripts].filter(e => e.type !== 'application/json').length"), 1)
        self.assertEqual(self.js("[...document.querySelectorAll('*')].flatMap(e => [...e.attributes])"
                                 ".filter(a => a.name.startsWith('on') || a.name === 'style').length"), 0)

    def test_the_policy_stops_what_the_page_did_not_bring(self):
        for code in ("const s = document.createElement('script'); s.append('window.foreign = 1');"
                     "document.body.append(s); return window.foreign ?? null",
                     "try { document.body.innerHTML = '<b>x</b>' } catch { return null } return 1",
                     "try { setTimeout('window.foreign = 1', 0) } catch {} return null",
                     "const i = new Image(); i.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='; return null"):
            self.assertIsNone(self.js(code))
        self.wait("window.ran.length >= 3")
        self.assertIsNone(self.js("window.foreign ?? null"))

    # Everybody

    def test_without_script_there_is_a_readable_page(self):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.driver.get("about:blank")
            self.driver.get(self.url)
            tree = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})
            text = "\n".join(node.get("name", {}).get("value", "") for node in tree["nodes"])
            for wanted in ("Failed, ", "cells planned = ", "by your prompt edit", "total-nl",
                           "Hoeveel heb ik bij de bakker betaald?", "Baseline",
                           "telltale run --suite receipts --case total-nl",
                           "The matrix of all cells"):
                self.assertIn(wanted, text)
            self.assertNotIn("Search", text)
        finally:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_axe_finds_nothing(self):
        place = importlib.util.find_spec("axe_playwright_python")
        if not place:
            self.skipTest("Python's axe-playwright-python, which brings axe-core, is not installed")
        axe = pathlib.Path(place.submodule_search_locations[0], "axe.min.js").read_text()
        self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
        try:
            for scheme in ("light", "dark"):
                for width in (1440, 390):
                    for fragment in ("", "#receipts/total-nl@afm-2", "#?status=passed"):
                        with self.subTest(scheme=scheme, width=width, fragment=fragment):
                            report_browser.look(self.driver, scheme)
                            report_browser.resize(self.driver, width, 900)
                            self.open(fragment)
                            self.shoot(f"{scheme}-{width}{'-cell' if '@' in fragment else '-list' if fragment else ''}")
                            if fragment.startswith("#?"):
                                self.js("document.getElementById('cells').scrollIntoView(); return true")
                            self.driver.execute_script(axe)
                            found = self.driver.execute_async_script(
                                "axe.run().then(found => arguments[0](found.violations))")
                            self.assertEqual(
                                [(item["id"], node["html"][:160], node.get("failureSummary", "")[:200])
                                 for item in found for node in item["nodes"][:3]], [])
        finally:
            self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})

    def test_a_phone_needs_no_sideways_scrolling(self):
        for width in (320, 390):
            report_browser.resize(self.driver, width, 800)
            for url in (self.url, self.hostile_url):
                for fragment in ("", "#receipts/total-nl@afm-2"):
                    with self.subTest(width=width, url=url[-12:], fragment=fragment):
                        self.open(fragment, url)
                        self.assertLessEqual(self.js("document.scrollingElement.scrollWidth"), width)
                        self.assertLessEqual(self.js("document.getElementById('cell').scrollWidth"), width)

    def test_paper_has_it_all_and_no_controls(self):
        report_browser.look(self.driver, "light", media="print")
        self.open("#receipts/total-nl@afm-2")
        for selector in (".filters", ".copy", ".bar"):
            self.assertFalse(any(element.is_displayed() for element in self.all(selector)))
        self.assertTrue(self.one("#cell").is_displayed())
        pdf = base64.b64decode(self.driver.execute_cdp_cmd("Page.printToPDF", {})["data"])
        self.assertTrue(pdf.startswith(b"%PDF"))
        # Printing opens what was folded.
        self.assertEqual(len(self.all(".card:not([open]):not(article)")), 0)


if __name__ == "__main__":
    if "--screenshots" in sys.argv:
        at = sys.argv.index("--screenshots")
        ReportPage.screenshots = sys.argv[at + 1]
        pathlib.Path(ReportPage.screenshots).mkdir(parents=True, exist_ok=True)
        del sys.argv[at:at + 2]
    unittest.main()

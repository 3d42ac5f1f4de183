#!/usr/bin/env python3
"""Measures the HTML report of many cells in Chromium: how long it takes to open, to draw every row, to
search, to filter and to open a cell, and how smoothly it scrolls.

    python3 Benchmarks/report-page/measure.py [CASES]     # 2,000 cases on five models are 10,000 cells
"""
import json
import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))
from report_browser import browser, missing, telltale  # noqa: E402

SCROLL = """
const done = arguments[0], times = [];
const box = document.querySelector('#cells .scroll');
document.getElementById('cells').scrollIntoView();
let last = performance.now();
const frame = now => {
  times.push(now - last); last = now;
  box.scrollTop += 400;
  if (times.length < 300 && box.scrollTop + box.clientHeight < box.scrollHeight - 1) requestAnimationFrame(frame);
  else done(times.slice(1));
};
requestAnimationFrame(frame);
"""


def suite(number, cases):
    text = (f"suite: suite-{number}\nmodels: [afm-2, afm-2.1, afm-3-core, afm-3-core-advanced, afm-cloud]\n"
            "options: {sampling: greedy}\ninstructions: |\n"
            + "".join(f"  Rule {n}: answer from the documents only, briefly, in the user's language.\n"
                      for n in range(10))
            + "assert:\n  - language-matches-question\n  - currency-kept\ncases:\n")
    for case in range(cases):
        total = f"{case % 90 + 10},{case % 89 + 10}"
        text += (f"  - name: case-{case}\n    question: Hoeveel heb ik bij winkel {case} betaald?\n"
                 f"    tags: [group-{case % 20}]\n    passages:\n      - title: Kassabon {case}\n"
                 f"        text: |\n          1 appeltaart     15,51\n          2 broden          4,90\n"
                 f"          Totaal         € {total}\n          Betaald met pin, dank u wel.\n"
                 f"    assert:\n      - contains: \"{total}\"\n")
    return text


def milliseconds(driver, code):
    """How long a synchronous piece of script and the frame after it take."""
    return driver.execute_async_script(
        "const done = arguments[0], start = performance.now();" + code +
        ";requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))")


def main():
    if missing():
        sys.exit(f"not measured: {missing()}")
    cases = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with tempfile.TemporaryDirectory() as folder:
        suites = pathlib.Path(folder, "suites")
        suites.mkdir()
        for number in range(10):
            (suites / f"suite-{number}.yaml").write_text(suite(number, cases // 10))
        telltale(folder, "run", "--no-default-reports", codes=(0, 1))
        start = time.perf_counter()
        telltale(folder, "report", "--format", "html", "-o", "report.html")
        made = time.perf_counter() - start
        page = pathlib.Path(folder, "report.html")
        print(f"{5 * cases} cells: {page.stat().st_size / 1e6:.1f} MB, made in {made:.1f} s")
        loads, first, drawn = [], [], []
        for _ in range(5):
            driver = browser()
            driver.set_script_timeout(120)
            begun = time.perf_counter()
            driver.get(page.as_uri())
            loads.append(time.perf_counter() - begun)
            first.append(driver.execute_script(
                "return performance.getEntriesByName('first-contentful-paint')[0].startTime") / 1000)
            wanted = driver.execute_script("return JSON.parse(document.getElementById('index').textContent).rows.length")
            while driver.execute_script("return document.querySelectorAll('.matrix tbody tr:not(.suite)').length") < wanted:
                time.sleep(0.02)
            drawn.append(time.perf_counter() - begun)
            if len(loads) == 5:
                rest(driver)
            driver.quit()
        for name, values in (("loaded", loads), ("first painted", first), ("every row drawn", drawn)):
            print(f"  {name:16} {statistics.median(values):6.2f} s   (of 5: {min(values):.2f} to {max(values):.2f})")


def rest(driver):
    times = driver.execute_async_script(SCROLL)
    slow = sum(1 for value in times if value > 50)
    print(f"  scrolling        {statistics.median(times):6.1f} ms a frame, longest {max(times):.0f} ms, "
          f"{slow} of {len(times)} above 50 ms")
    print(f"  open a cell      {milliseconds(driver, 'document.querySelectorAll(`.matrix a.cell`)[4321].click()'):6.0f} ms")
    print(f"  filter           {milliseconds(driver, 'const s = document.getElementById(`filter-status`); s.value = `failed`; s.dispatchEvent(new Event(`change`))'):6.0f} ms")
    print(f"  show all         {milliseconds(driver, 'document.querySelector(`.reset`).click()'):6.0f} ms")
    for name in ("first search", "next search"):
        time.sleep(2)
        driver.execute_script("const q = document.getElementById('filter-q'); q.value = arguments[0];"
                              "window.begun = performance.now(); q.dispatchEvent(new Event('input'))",
                              "winkel 77 " if name.startswith("first") else "kassabon 88")
        driver.execute_async_script("setTimeout(arguments[0], 151)")
        print(f"  {name:16} {driver.execute_script('return performance.now() - window.begun') - 151:6.0f} ms")
    print(f"  memory           {driver.execute_script('return performance.memory.usedJSHeapSize') / 1e6:6.0f} MB of script")


if __name__ == "__main__":
    main()

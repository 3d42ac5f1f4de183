#!/usr/bin/env python3
"""Has readers of JUnit XML count what Telltale writes, in all its forms, and compares that with run.json.

    pip install junitparser test-results-parser junit2html
    swift build && python3 Scripts/test-junit-readers.py

Skipped, with a message, where one of them is missing.
"""
import collections
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TELLTALE = ROOT / ".build/debug/telltale"
FORMS = ["common", "ant", "surefire"]
HOSTILE = r"]]> <b>&amp;\u001B[31m [[ATTACHMENT|/etc/passwd]] \u202E € 日本"

PROJECT = """\
models:
  - {id: offline, kind: simulated, based-on: afm-cloud, network-failures: always}
"""

SUITE = f"""\
suite: readers
models: [afm-2, afm-cloud, offline]
options: {{sampling: greedy}}
cases:
  - name: passes
    question: What is the total?
    passages: [{{title: Receipt, text: "Total € 22,41"}}]
    assert: [{{not: {{contains: nobody says this}}}}]
  - name: fails
    question: What is the total?
    passages: [{{title: Receipt, text: "Total € 22,41"}}]
    assert: [{{contains: "{HOSTILE}"}}, {{contains: second}}]
  - name: skipped
    question: What is the total?
    skip: "later {HOSTILE}"
    assert: [{{contains: x}}]
"""


def junitparser_counts(path):
    import junitparser
    counts = collections.Counter()
    xml = junitparser.JUnitXml.fromfile(str(path))
    for suite in ([xml] if isinstance(xml, junitparser.TestSuite) else xml):
        for case in suite:
            kinds = {type(result).__name__ for result in case.result}
            counts[kinds.pop() if kinds else "Passed"] += 1
    return {"tests": sum(counts.values()), "failures": counts["Failure"],
            "errors": counts["Error"], "skipped": counts["Skipped"]}


def codecov_counts(path):
    import test_results_parser
    counts = collections.Counter()
    for run in test_results_parser.parse_junit_xml(path.read_bytes()).testruns:
        counts[str(run.outcome)] += 1
    return {"tests": sum(counts.values()), "failures": counts["failure"],
            "errors": counts["error"], "skipped": counts["skip"]}


def junit2html_counts(path):
    from junit2htmlreport import parser
    report = parser.Junit(filename=str(path))
    counts = collections.Counter()
    for suite in report.suites:
        for case in suite.all():
            counts[case.outcome()] += 1
    failed = counts["failed"]
    return {"tests": sum(counts.values()), "failed": failed, "skipped": counts["skipped"]}


READERS = {"junitparser": junitparser_counts, "test_results_parser": codecov_counts,
           "junit2htmlreport": junit2html_counts}


def total(files, reader):
    counts = collections.Counter()
    for file in files:
        counts.update(reader(file))
    return dict(counts)


def main():
    missing = [name for name in READERS if importlib.util.find_spec(name) is None]
    if missing:
        print(f"skipped: not installed: {', '.join(missing)}")
        return 0
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        project = pathlib.Path(name)
        (project / "suites").mkdir()
        (project / "suites/readers.yaml").write_text(SUITE)
        (project / "telltale.yaml").write_text(PROJECT)
        for form in FORMS:
            run = subprocess.run(
                [TELLTALE, "run", "--project", name, "--junit-flavor", form, "--gate", "any-failure"],
                capture_output=True, text=True, check=False)
            if run.returncode != 1:
                print(run.stdout, run.stderr)
                return 1
            path = project / "reports" / ("surefire-reports" if form == "surefire" else "junit.xml")
            files = sorted(path.glob("TEST-*.xml")) if path.is_dir() else [path]
            run = json.loads((project / "reports/run.json").read_text())
            expected = {"tests": run["planned"], "failures": run["failed"], "errors": run["errored"],
                        "skipped": run["skipped"]}
            for reader, count in READERS.items():
                wanted = expected
                if reader == "junit2htmlreport":
                    # It calls an error a failure.
                    wanted = {"tests": run["planned"], "failed": run["failed"] + run["errored"],
                              "skipped": run["skipped"]}
                found = {key: value for key, value in total(files, count).items() if key in wanted}
                verdict = "ok" if found == wanted else f"WRONG, expected {wanted}"
                failures += found != wanted
                print(f"{form:9} {reader:20} {found}: {verdict}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Measures the gate of sampled cells through whole commands: how often it is red where nothing
changed, and how often it finds a fall of a known size.

    make build && python3 Benchmarks/drift/measure.py

Where nothing changed: `telltale selftest` compares suites with themselves, COMPARISONS times, on
simulated models that refuse a known share of all requests. Falls: of each of RUNS suites one of
three cells is put to a model that refuses a larger share than when it was accepted, and each suite
is run by itself, as the power that a run states is that of one cell.
"""
import argparse
import json
import math
import pathlib
import subprocess
import tempfile

TELLTALE = pathlib.Path(__file__).resolve().parents[2] / ".build/release/telltale"

# What docs/baselines.md states for three trials, ten that confirm and a perfect baseline, in percent.
STATED = {10: {0.5: 41, 0.3: 78, 0.0: 100}, 20: {0.5: 74, 0.3: 97, 0.0: 100}}

CASE = """  - name: case-{number}
    models: [{models}]
    question: How much was the repair of bicycle {key}?
    passages: [{{title: Receipt {key}, text: "14 May 2026, repair of bicycle {key}: € {price}.50"}}]
    assert: [{{contains: "{price}.50"}}]
"""


def telltale(folder, *words, codes=(0,)):
    result = subprocess.run([TELLTALE, *words], cwd=folder, capture_output=True, text=True)
    if result.returncode not in codes:
        raise SystemExit(f"{words}: exit {result.returncode}\n{result.stdout}{result.stderr}")
    return result


def write_models(folder, refusals):
    lines = [f"  - {{id: {name}, kind: simulated, based-on: afm-3-core, refusals: {share}}}\n"
             for name, share in refusals.items()]
    (folder / "telltale.yaml").write_text("models:\n" + "".join(lines))


def write_suite(folder, name, cases):
    (folder / "suites").mkdir(exist_ok=True)
    text = f"suite: {name}\noptions: {{temperature: 0.7}}\ncases:\n"
    for number, (key, models) in enumerate(cases):
        text += CASE.format(number=number, key=key, price=10 + key % 89, models=models)
    (folder / f"suites/{name}.yaml").write_text(text)


def accept(folder, trials):
    telltale(folder, "run", "--repeat", str(trials), "--no-default-reports", codes=(0, 1))
    telltale(folder, "accept", "--yes", "--failing", "--reason", "it refuses at times")


def interval(found, of):
    """Wilson's 95 % interval, in percent."""
    z = 1.959964
    middle = (found + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * math.sqrt(found * (of - found) / of + z * z / 4)
    return f"{100 * (middle - half):.1f}-{100 * (middle + half):.1f}"


def nothing_changed(comparisons, accepted, planned, confirm):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shares = {"steady": 0.05, "shaky": 0.2, "poor": 0.4}
        write_models(folder, shares)
        write_suite(folder, "s", [(key, ", ".join(shares)) for key in range(4)])
        accept(folder, accepted)
        result = telltale(
            folder, "selftest", "--rounds", str(2 * comparisons), "--repeat", str(planned),
            "--confirm", str(confirm), "--format", "json", codes=(0, 1))
        return json.loads(result.stdout)


def falls(runs, accepted, share):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_models(folder, {"falls": "never", "steady": "never"})
        for run in range(runs):
            write_suite(folder, f"s-{run}", [
                (3 * run, "falls"), (3 * run + 1, "steady"), (3 * run + 2, "steady")])
        accept(folder, accepted)
        write_models(folder, {"falls": "always" if share == 0 else 1 - share, "steady": "never"})
        found = 0
        for run in range(runs):
            result = telltale(
                folder, "run", f"suites/s-{run}.yaml", "--repeat", "3", "--no-default-reports",
                "--report", "json=-", codes=(0, 1))
            statuses = {cell["id"]: cell["status"] for cell in json.loads(result.stdout)["cells"]}
            if statuses[f"s-{run}/case-0@falls"] == "regressed":
                found += 1
        return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--comparisons", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=300)
    arguments = parser.parse_args()
    print("planned confirming baseline | red by cells, of runs | cells | without tests, cells")
    for planned, confirm, accepted in [(3, 10, 10), (5, 10, 20), (3, 0, 10)]:
        report = nothing_changed(arguments.comparisons, accepted, planned, confirm)
        runs, cells, untested = report["runs"], report["sampled"], report["untested"]
        print(f"{planned} {confirm} {accepted} | {runs['alarms']} of {runs['compared']} runs "
              f"[{interval(runs['alarms'], runs['compared'])} %], promised {100 * runs['promised']:g} % "
              f"| {cells['alarms']} of {cells['compared']} cells "
              f"| {untested['alarms']} of {untested['compared']}", flush=True)
    print("\nbaseline, fall to | found, of runs | stated")
    for accepted, stated in STATED.items():
        for share, power in stated.items():
            found = falls(arguments.runs, accepted, share)
            print(f"{accepted}/{accepted}, {share:g} | {found} of {arguments.runs} "
                  f"[{interval(found, arguments.runs)} %] | {power} %", flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures `telltale run` on simulated models: trials a second with five assertions each, and the
peak memory, beside Inspect AI and DeepEval on the same answers without a model.

    make build && python3 Benchmarks/simulator/measure.py            # Telltale alone
    python3 -m venv V && V/bin/pip install -r Benchmarks/simulator/requirements.txt
    python3 Benchmarks/simulator/measure.py --peers V/bin/python     # and the others

Each tool is one process that reads COUNT cases, answers and judges them and writes its report. The
least time of ROUNDS counts, of the processor as well: other work on the machine does not count in
that. A run with one case is taken off for the figures a trial.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TELLTALE = HERE.parent.parent / ".build/release/telltale"

HEAD = """suite: receipts
options: {sampling: greedy}
answer: {text: string, found: boolean, documents: {type: array, items: string}}
instructions: |
  You answer questions about the user's documents, in the language of the message.
  Start with the answer. Write amounts with their currency, as written on the document.
prompt: "{{passages}}\\n\\n{{question}}"
passage-template: "{{title}}\\n{{heading}}\\n{{text}}"
assert: [language-matches-question, currency-kept, no-copied-headings, starts-with-answer]
cases:
"""
CASE = """  - name: case-{number}
    question: How much did I pay at shop {number}?
    passages:
      - title: Shop {number}
        heading: Receipt · 12 March 2026 · Leeds
        text: "Shop {number}\\nBread £{pounds}.10\\nTotal: £{pounds}.45\\nPaid by card"
    assert: [{{contains: '{pounds}.45'}}]
"""


def suite(count):
    return HEAD + "".join(CASE.format(number=n, pounds=n % 90 + 1) for n in range(count))


def once(command, folder):
    """Runs a command in a process of its own that reports what it and its children used."""
    script = ("import resource, subprocess, sys, time\n"
              "start = time.perf_counter()\n"
              "code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode\n"
              "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
              "print(time.perf_counter() - start, used.ru_utime + used.ru_stime,"
              " used.ru_maxrss / 1024, code)\n")
    result = subprocess.run([sys.executable, "-c", script, *map(str, command)], cwd=folder,
                            capture_output=True, text=True)
    wall, cpu, peak, code = result.stdout.split()[-4:]
    # 1 is a run with failed verdicts, which some faults of the models are.
    if int(code) not in (0, 1):
        sys.exit(f"{command[0]} ended with {code}: {result.stderr[-400:]}")
    return float(wall), float(cpu), float(peak)


def figures(command, folder, rounds):
    runs = [once(command, folder) for _ in range(rounds)]
    return min(r[0] for r in runs), min(r[1] for r in runs), max(r[2] for r in runs)


def show(name, count, few, many):
    wall, cpu, peak = many
    rate = count / max(wall - few[0], 1e-9)
    print(f"{name:28} {count:7} {wall:8.2f} s {cpu:8.2f} s {peak:7.1f} MB"
          f" {rate:9.0f} trials/s {(cpu - few[1]) / count * 1e6:8.0f} us CPU a trial", flush=True)


def telltale(count, rounds, model):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder)
        (path / "suites").mkdir()
        (path / "suites/receipts.yaml").write_text(suite(count), encoding="utf-8")
        command = [TELLTALE, "run", "--model", model]
        return figures(command, folder, rounds)


def peer(python, script, count, rounds):
    with tempfile.TemporaryDirectory() as folder:
        return figures([python, HERE / "peers" / script, str(count)], folder, rounds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--model", default="afm-3-core")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has the other tools")
    options = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(f"{'':28} {'cases':>7} {'wall':>10} {'CPU':>10} {'peak':>10}")
    few = telltale(1, options.rounds, options.model)
    show("Telltale", options.count, few, telltale(options.count, options.rounds, options.model))
    if options.peers:
        for name, script in [("Inspect AI (mock model)", "inspect_ai_mock.py"),
                             ("DeepEval (no model)", "deepeval_plain.py")]:
            few = peer(options.peers, script, 1, options.rounds)
            show(name, options.count, few, peer(options.peers, script, options.count, 1))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures whole commands of the release build, each against a reference in the same run.

The machine's own speed cancels out in the ratio. References: reading the same suites with PyYAML's
C loader (`pip install pyyaml`), which only parses, and starting Python, which does nothing.
"""
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TELLTALE = ROOT / ".build/release/telltale"
READ = ("import yaml, glob; [yaml.load(open(f), yaml.CSafeLoader) "
        "for f in glob.glob('suites/*.yaml')]")


def seconds(command, rounds):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main():
    start = seconds([sys.executable, "-c", "pass"], 11)
    print(f"{'start of python3':34} {start * 1000:7.1f} ms")
    try:
        read = seconds([sys.executable, "-c", READ], 11)
        print(f"{'the suites in PyYAML (C)':34} {read * 1000:7.1f} ms")
    except subprocess.CalledProcessError:
        read = None
        print("PyYAML with its C loader is not installed: no ratio for check")
    version = seconds([TELLTALE, "version"], 11)
    print(f"{'telltale version':34} {version * 1000:7.1f} ms   {version / start:5.2f} × python3")
    check = seconds([TELLTALE, "check"], 11)
    ratio = f"   {check / read:5.2f} × PyYAML" if read else ""
    print(f"{'telltale check':34} {check * 1000:7.1f} ms{ratio}")
    with tempfile.TemporaryDirectory() as folder:
        command = [TELLTALE, "run", "--no-default-reports", "--report", f"junit={folder}/junit.xml",
                   "--report", f"json={folder}/run.json"]
        run = seconds(command, 7)
        print(f"{'telltale run':34} {run * 1000:7.1f} ms   {run / check:5.1f} × check")


if __name__ == "__main__":
    main()

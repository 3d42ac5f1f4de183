#!/usr/bin/env python3
"""Measures the parser of the suite syntax. Each mode says what misses its bar and exits with 1.

    measure.py time              seconds, against libyaml's event parser in the same run
    measure.py count             instructions, against the record in instructions.tsv
    measure.py count --record    writes the record anew
    measure.py check             the whole of `telltale check` against the parser alone

--shape NAME, which may be repeated, limits `time` and `count` to some files. What each mode needs
is in the README.
"""
import argparse
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile

import generate

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RECORD = HERE / "instructions.tsv"
PARSE = HERE / ".build/release/parse-suite"
STRIPPED = HERE / ".build/parse-suite"
EVENTS = HERE / ".build/events"
TELLTALE = ROOT / ".build/release/telltale"

MB = 1_000_000
COUNT_BYTES = 30_000
ROUNDS = 9
UNKIND_ROUNDS = 5
CHECK_ROUNDS = 3

# The bars: of libyaml's speed, of the time for a tenth of the file, of the suite's cost by the byte.
LEAST_RATIO = 0.6
MOST_GROWTH = 12
MOST_UNKIND = 10
MOST_INSTRUCTIONS = 2


def build():
    subprocess.run(["swift", "build", "-c", "release"], cwd=HERE, check=True, stdout=sys.stderr)


def build_events():
    subprocess.run(["cc", "-O2", "-o", EVENTS, HERE / "events.c", "-lyaml"], check=True)


def write(folder, name, size):
    path = pathlib.Path(folder) / f"{name}-{size}.yaml"
    path.write_bytes(generate.write(name, size))
    return path


def read(tool, rounds, path):
    """The size of a file, what came of it, and the CPU seconds of each reading."""
    run = subprocess.run([tool, str(rounds), path], check=True, capture_output=True, text=True)
    _, size, outcome, *times = run.stdout.rstrip("\n").split("\t")
    return int(size), outcome, [float(time) for time in times]


def compare(paths, rounds):
    """The median seconds of each tool for each path; the tools take turns."""
    times = {}
    for _ in range(rounds):
        for path in paths:
            for tool in (PARSE, EVENTS):
                # The first reading of a process pays for memory that is new to it.
                size, outcome, seconds = read(tool, 3, path)
                times.setdefault((path, tool), []).append(statistics.median(seconds))
    return {key: statistics.median(values) for key, values in times.items()}


def verdict(is_kept):
    return "" if is_kept else "   MISSED"


def time(shapes):
    build()
    build_events()
    misses = 0
    with tempfile.TemporaryDirectory() as folder:
        small, large = (write(folder, "suite", size) for size in (MB, 10 * MB))
        text = large.read_bytes()
        print(f"the suite: {len(text):,} bytes, {text.count(10):,} lines, "
              f"{text.count(b'  - name: case-'):,} cases; medians of {ROUNDS} rounds\n")
        median = compare([small, large], ROUNDS)
        size = len(text)
        ours, theirs = (size / median[large, tool] / MB for tool in (PARSE, EVENTS))
        ratio = ours / theirs
        growth = median[large, PARSE] / median[small, PARSE] * small.stat().st_size / size * 10
        print(f"libyaml, events only    {theirs:7.1f} MB/s")
        print(f"Telltale, located tree  {ours:7.1f} MB/s")
        print(f"  of libyaml's speed    {ratio:7.2f}   at least {LEAST_RATIO}"
              + verdict(ratio >= LEAST_RATIO))
        print(f"  10 MB / 1 MB          {growth:7.2f}   at most {MOST_GROWTH}"
              + verdict(growth <= MOST_GROWTH))
        misses += (ratio < LEAST_RATIO) + (growth > MOST_GROWTH)
        normal = median[small, PARSE] / small.stat().st_size
        print(f"\nEach unkind file of 1 MB, at most {MOST_UNKIND} times "
              f"{normal * 1e9:.1f} ns by the byte\n")
        rows = []
        for name in shapes:
            path = write(folder, name, MB)
            again = statistics.median(read(PARSE, UNKIND_ROUNDS, small)[2]) / small.stat().st_size
            size, outcome, seconds = read(PARSE, UNKIND_ROUNDS, path)
            cost = statistics.median(seconds) / size
            # The suite beside it tells how busy the machine is just now.
            rows.append((cost / max(normal, again), cost, name, outcome))
        for times, cost, name, outcome in sorted(rows, reverse=True):
            misses += times > MOST_UNKIND
            print(f"{times:6.2f} ×  {cost * 1e9:7.1f} ns  {name:24} {outcome}"
                  + verdict(times <= MOST_UNKIND))
    return misses


def instructions(paths, folder):
    """How many instructions reading each file runs, in one process for all."""
    # readTree is the function of parse-suite that reads a file: neither starting the process nor
    # freeing the tree is counted. outcome comes before it, once for each file: callgrind then writes
    # what it has counted, to a file with a number, and at the end to one without.
    counts = pathlib.Path(folder) / "counts"
    # Some versions of valgrind give up on the debugging information of newer compilers.
    subprocess.run(["strip", "--strip-debug", "-o", STRIPPED, PARSE], check=True)
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}",
               "--toggle-collect=*readTree*", "--dump-before=*outcome*", STRIPPED, "1", *paths]
    # The seed of Swift's hashing changes from run to run unless this is set.
    subprocess.run(command, check=True, capture_output=True, text=True,
                   env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
    dumps = [pathlib.Path(f"{counts}.{number}") for number in range(2, len(paths) + 1)]
    return [int(re.search(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)[1])
            for dump in [*dumps, counts]]


def record(rows):
    lines = ["shape\tbytes\tinstructions per byte"]
    lines += [f"{name}\t{rows[name][0]}\t{rows[name][1]}" for name in generate.SHAPES if name in rows]
    RECORD.write_text("\n".join(lines) + "\n")


def count(shapes, is_recording):
    build()
    recorded = {}
    if RECORD.exists():
        for line in RECORD.read_text().splitlines()[1:]:
            name, size, per_byte = line.split("\t")
            recorded[name] = (int(size), float(per_byte))
    rows = dict(recorded) if is_recording else {}
    rows = {name: row for name, row in rows.items() if name in generate.SHAPES}
    misses = 0
    with tempfile.TemporaryDirectory() as folder:
        paths = [write(folder, name, COUNT_BYTES) for name in shapes]
        sizes = [path.stat().st_size for path in paths]
        totals = instructions(paths, folder)
    for name, size, total in zip(shapes, sizes, totals):
        per_byte = round(total / size, 1)
        rows[name] = (size, per_byte)
        old = recorded.get(name)
        if not old:
            print(f"{per_byte:9.1f}  {name:24} not recorded")
            continue
        factor = per_byte / max(old[1], 0.1)
        is_kept = factor <= MOST_INSTRUCTIONS
        misses += not is_kept
        remark = "" if abs(factor - 1) < 0.03 else f"was {old[1]:.1f}, {factor - 1:+.0%}"
        print(f"{per_byte:9.1f}  {name:24} {remark}{verdict(is_kept)}")
    if is_recording:
        record(rows)
    return 0 if is_recording else misses


def cpu(command, folder):
    """The CPU seconds of a command, and the length of what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(command, cwd=folder, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime,
            run.returncode, len(run.stdout) + len(run.stderr), run.stdout.decode())


def check():
    build()
    misses = 0
    print(f"medians of {CHECK_ROUNDS} rounds\n")
    with tempfile.TemporaryDirectory() as folder:
        for name in ["suite", *generate.SUITES]:
            seconds = {}
            for size in (MB, 10 * MB):
                project = pathlib.Path(folder) / f"{name}-{size}"
                (project / "suites").mkdir(parents=True)
                path = write(project / "suites", name, size)
                parse, whole, printed = [], [], 0
                for _ in range(CHECK_ROUNDS):
                    parse.append(read(PARSE, 1, path)[2][0])
                    cost, code, printed, text = cpu([TELLTALE, "check"], project)
                    whole.append(cost)
                parse, whole = statistics.median(parse), statistics.median(whole)
                seconds[size] = whole
                print(f"{name:24} {size // MB:3} MB: parse {parse:6.3f} s, check {whole:6.3f} s, "
                      f"{whole / parse:5.1f} ×, exit {code}, prints {printed:,} bytes  "
                      f"{text.strip()}")
            growth = seconds[10 * MB] / seconds[MB]
            misses += growth > MOST_GROWTH
            print(f"{'':24} 10 MB / 1 MB {growth:.2f}, at most {MOST_GROWTH}"
                  + verdict(growth <= MOST_GROWTH))
    return misses


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["time", "count", "check"])
    parser.add_argument("--shape", action="append", choices=list(generate.SHAPES), metavar="NAME")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    shapes = options.shape or list(generate.SHAPES)
    match options.mode:
        case "time": misses = time(shapes)
        case "count": misses = count(shapes, options.record)
        case "check": misses = check()
    sys.exit(1 if misses else 0)


if __name__ == "__main__":
    main()

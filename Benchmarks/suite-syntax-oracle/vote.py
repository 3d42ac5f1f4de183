"""Puts YAML to Telltale and to three other parsers, and reports where Telltale stands alone.

See README.md.
"""

import argparse
import bisect
import collections
import hashlib
import itertools
import json
import math
import os
import random
import re
import sys
import time

import emitting
import inputs
import mutations
from generator import Generator
from parsers import Telltale, Voter

# What each voter is known to get wrong, as patterns of the kind of text that it gets wrong. Where
# fewer than two voters agree with Telltale, a voter whose pattern is found does not count. Each kind
# was checked against the productions of YAML 1.2.2; none of them names an input.
WEAKNESSES = {
    "libfyaml": [
        # An alias gives a part of what its anchor names.
        rb"\*",
        # An escaped backslash before white space that a line ends with keeps the white space.
        rb"\\\\[ \t]+[\r\n]",
        # In a folded block a blank line before a deeper line is lost.
        rb">[^\r\n]*[\r\n](.|\r|\n)*(\r\n?|\n)[ \t]*(\r\n?|\n)[ ]*[ \t]",
        # A byte order mark inside quotes is refused, and NEL in an anchor.
        rb".\xef\xbb\xbf|&[^\s]*\xc2\x85",
        # A tab behind a dash, or as the last line, and a dash as the last byte are refused.
        rb"-[ ]*\t|[\r\n][ ]*\t[ \t]*\Z|-[ ]*\Z",
        # A list item without a value, before a line that is indented less, is refused.
        rb"-[ \t]*(#[^\r\n]*)?[\r\n]",
        # A block scalar whose first line is of spaces only is refused or emptied.
        rb"[|>][-+0-9]*[ \t]*(#.*)?(\r\n?|\n)[ ]+([\r\n]|\Z)",
        # A comment with a tab before it, or behind a block scalar with a digit, is refused.
        rb"[\r\n][ ]*\t[ \t]*#|[|>][-+]?[1-9][-+]?[ \t]*(#.*)?[\r\n][ \r\n]*(#|\.\.\.)",
        # A block scalar's header on a line of its own, or behind an anchor at the root, is refused.
        rb"[\r\n][ ]+[|>]|&[^\s]+[ \t]+[|>]",
        # A number with a sign that starts with its point is read as text, and one next to zero.
        rb"[-+]\.[0-9]|[eE]-[0-9]{3}",
    ],
    "yaml12": [
        # A surrogate pair of escapes, as JSON has it, is refused.
        rb"\\u[dD][89abAB]",
        # A block scalar at the end of the file, without a line or with spaces as its last one, gets a line
        # break more.
        rb"[|>][-+0-9]*[ \t]*(#[^\r\n]*)?\s*\Z|[\r\n][ ]+\Z",
        # A next-line character at a scalar's end is cut off.
        rb"\xc2\x85",
        # A tab behind a colon is refused in some places.
        rb":[ ]*\t",
        # A plain scalar of nothing but what Unicode calls white space is read as null, tab and space aside.
        rb"(\A|[\s:,\[{?-])(\xc2[\x85\xa0]|\xe1\x9a\x80|\xe2\x80[\x80-\x8a\xa8\xa9\xaf]|\xe2\x81\x9f|\xe3\x80\x80)+([\s:,\]}]|\Z)",
        # A comment behind a block scalar with a digit is refused.
        rb"[|>][-+]?[1-9][-+]?[ \t]*(#.*)?[\r\n][ \r\n]*(#|\.\.\.)",
    ],
    "yamlpp": [
        # A line of white space with a tab is refused outside scalars.
        rb"(\A|[\r\n])[ ]*\t[ \t]*(#|[\r\n]|\Z)",
        # In a text of several lines an escaped backslash is lost, or joins lines.
        rb"\\\\",
        # A colon in an anchor's name ends it; on the line above a flow collection it names the first item.
        rb"&[^\s]*:|&[^\s]+[ \t]*[\r\n]",
        # Two blank lines in a plain scalar are a line break and a space.
        rb"(\r\n?|\n)[ \t]*(\r\n?|\n)[ \t]*(\r\n?|\n)",
        rb".\xef\xbb\xbf|\xc2\x85",
        # A key ":", "-" or "?" is refused.
        rb"::|(\A|\s)[-?]:",
    ],
}


def is_weak(voter, data):
    return any(re.search(pattern, data) for pattern in WEAKNESSES[voter.name])


# Refusals of what is valid YAML 1.2 but no part of the suite syntax (docs/suite-format.md), and of
# which it says so. A valid file that is refused in other words is refused wrongly.
SUBSET = {
    "alias-as-key", "ambiguous-number", "anchor-on-key", "complex-key", "control-character", "directive-not-supported",
    "duplicate-key", "empty-file", "empty-key", "explicit-key", "file-too-large", "flow-missing-value", "flow-pair",
    "invisible-character", "key-not-text", "key-too-long", "merge-key-not-supported", "missing-space-after-colon",
    "multiple-documents", "no-final-newline", "number-out-of-range", "tab-indentation", "tag-not-supported", "template-needs-quotes", "too-deep", "too-many-nodes",
}  # fmt: skip


def unmarked(value):
    """A voter's `$number` as the number."""
    if isinstance(value, dict):
        if len(value) == 1 and "$number" in value:
            return float(value["$number"])
        return {key: unmarked(item) for key, item in value.items()}
    if isinstance(value, list):
        return [unmarked(item) for item in value]
    return value


def same(left, right, loosely):
    """Whether two values are equal, and of the same types.

    Perl has one type for numbers, with 15 digits in print: `loosely` compares such.
    """
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key], loosely) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(same(a, b, loosely) for a, b in zip(left, right))
    if isinstance(left, bool) or isinstance(right, bool) or left is None or right is None:
        return left is right
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        if loosely:
            return left == right or math.isclose(left, right, rel_tol=1e-13)
        return type(left) is type(right) and left == right
    return type(left) is type(right) and left == right


class Vote:
    """The voters, and what they have said so far."""

    def __init__(self):
        self.telltale = Telltale()
        # Asked in the middle of the other's answers.
        self.second = Telltale()
        self.voters = [Voter("libfyaml"), Voter("yaml12"), Voter("yamlpp")]
        self.count = collections.Counter()
        self.refusals = collections.Counter()
        self.findings = collections.defaultdict(list)
        self.seen = set()

    def judge(self, data, answer):
        """Returns None, or (what is wrong, details)."""
        kind, text, _ = answer
        if kind == "fault":
            return "fault", text
        if kind == "value":
            return self.judge_value(data, json.loads(text))
        return self.judge_refusal(data, text)

    def judge_value(self, data, value):
        said = []
        agreed = 0
        for voter in self.voters:
            # Two voters of three decide: the third is asked when they differ.
            if agreed == 2:
                break
            verdict, other = voter.ask(data)
            if verdict == "refused":
                said.append(["refused"])
                continue
            other = unmarked(other)
            agrees = same(value, other, voter.name == "yamlpp")
            agreed += agrees
            said.append(["agrees"] if agrees else ["differs", other])
        if agreed >= 2:
            return None
        able = [one[0] for voter, one in zip(self.voters, said) if not is_weak(voter, data)]
        if all(verdict == "agrees" for verdict in able):
            self.count["decided by one" if able else "decided by none"] += 1
            return None
        names = [voter.name + ("*" if is_weak(voter, data) else "") for voter in self.voters]
        what = ", ".join(f"{name} {one[0]}" for name, one in zip(names, said))
        others = {name: one[1] for name, one in zip(names, said) if len(one) > 1}
        return f"accepted; {what}", {"telltale": value, **others}

    def judge_refusal(self, data, text):
        code = text.split()[0]
        self.refusals[code] += 1
        if code in SUBSET or code in ("large", "not-utf-8"):
            return None
        values = []
        for voter in self.voters:
            verdict, value = voter.ask(data)
            if verdict == "refused":
                return None
            values.append(unmarked(value))
        self.count["refused, read by all"] += 1
        if same(values[0], values[1], False) and same(values[0], values[2], True):
            return f"refused as {text.split()[0]}; all others agree", {"place": text, "others": values[0]}
        return None

    def put(self, name, batch, report):
        """Puts inputs that have not been seen to the vote."""
        fresh = []
        for data in batch:
            key = hashlib.blake2b(data, digest_size=8).digest()
            if key not in self.seen:
                self.seen.add(key)
                fresh.append(data)
        for data, answer in zip(fresh, self.telltale.ask(fresh)):
            self.count["inputs"] += 1
            self.count[{"value": "read by Telltale", "refused": "refused", "fault": "faults"}[answer[0]]] += 1
            found = self.judge(data, answer)
            if found:
                self.find(name, data, found, report)

    def find(self, name, data, found, report):
        what = found[0]
        self.count["disagreements" if what.startswith("accepted") else "other findings"] += 1
        known = self.findings[what]
        if len(known) >= report.most:
            known.append(None)
            return
        data = self.smallest(data, what)
        if any(known_data == data for known_data in filter(None, known)):
            known.append(None)
            return
        known.append(data)
        answer = next(self.second.ask([data]))
        details = (self.judge(data, answer) or found)[1]
        report.write(name, what, data, details)

    def smallest(self, data, what):
        """Removes lines and bytes for as long as the finding stays the same."""
        end = time.monotonic() + 10

        def holds(candidate):
            answer = next(self.second.ask([candidate]))
            found = self.judge(candidate, answer)
            return found is not None and found[0] == what

        size = max(1, len(data) // 2)
        while size >= 1 and time.monotonic() < end:
            at, shrunk = 0, False
            while at < len(data) and time.monotonic() < end:
                candidate = data[:at] + data[at + size :]
                if holds(candidate):
                    data, shrunk = candidate, True
                else:
                    at += size
            if not shrunk or size > 1:
                size //= 2
            elif not shrunk:
                break
        return data


class Report:
    def __init__(self, folder, most):
        self.folder, self.most, self.number = folder, most, 0
        if folder:
            os.makedirs(folder, exist_ok=True)

    def write(self, name, what, data, details):
        self.number += 1
        print(f"\n[{self.number}] {what}\n    from {name}\n    {data!r}")
        shown = details if isinstance(details, str) else json.dumps(details, ensure_ascii=False)
        print(f"    {shown[:600]}", flush=True)
        if self.folder:
            with open(os.path.join(self.folder, f"{self.number:04}.yaml"), "wb") as file:
                file.write(data)


def batches(kind, files, source):
    """Yields (name, list of inputs) without end, or until everything has been tried."""
    if kind == "dressed":
        for name, data in files:
            yield name, [dress for _, dress in mutations.dressed(data)] + [mutations.under_a_key(data)]
    elif kind == "all":
        ends = list(itertools.accumulate(mutations.change_count(data) for _, data in files))
        numbers = mutations.shuffled(ends[-1], source)
        while some := list(itertools.islice(numbers, 200)):
            batch = []
            for number in some:
                index = bisect.bisect_right(ends, number)
                batch.append(mutations.change(files[index][1], number - (ends[index - 1] if index else 0)))
            yield "all changes", batch
    elif kind == "changed":
        while True:
            name, data = source.choice(files)
            yield name, [mutations.changed(data, source) for _ in range(50 if len(data) < 5000 else 4)]
    elif kind == "generated":
        generator = Generator(source)
        while True:
            documents = [generator.document() for _ in range(40)]
            yield "generator", documents
            yield "generator, changed", [mutations.one_change(document, source) for document in documents]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["dressed", "all", "changed", "generated", "emitter"])
    parser.add_argument("--files", action="append", default=[], metavar="FOLDER", help="more inputs")
    parser.add_argument("--largest", type=int, default=40_000, metavar="BYTES", help="leave out larger files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="stop after so long")
    parser.add_argument("--most", type=int, default=5, help="show so many findings of a kind")
    parser.add_argument("--save", metavar="FOLDER", help="write each finding to a file")
    options = parser.parse_args()
    source = random.Random(options.seed)
    report = Report(options.save, options.most)
    if options.what == "emitter":
        sys.exit(emitting.run(source, options.seconds, report, same, unmarked))
    files = list(inputs.gather(options.files, options.largest))
    vote = Vote()
    start = time.monotonic()
    finished = True
    tried = 0
    for name, batch in batches(options.what, files, source):
        vote.put(name, batch, report)
        tried += len(batch)
        if time.monotonic() - start > options.seconds:
            finished = False
            break
    print(f"\n{options.what}: {len(files)} files, seed {options.seed}, {time.monotonic() - start:.0f} s"
          f"{', everything tried' if finished else ''}")
    if options.what == "all":
        count = sum(mutations.change_count(data) for _, data in files)
        print(f"{tried:10} of {count} changes tried: {tried / count:.2%}")
    for key in ("inputs", "read by Telltale", "decided by one", "decided by none", "refused", "disagreements", "faults", "refused, read by all", "other findings"):
        print(f"{vote.count[key]:10} {key}")
    for what, found in sorted(vote.findings.items(), key=lambda item: -len(item[1])):
        print(f"{len(found):10} {what}")
    for voter in vote.voters:
        if voter.stuck:
            print(f"{voter.stuck:10} times {voter.name} died or hung")
    print("refusals:", ", ".join(f"{code} {count}" for code, count in vote.refusals.most_common()))
    sys.exit(1 if vote.findings else 0)


if __name__ == "__main__":
    main()

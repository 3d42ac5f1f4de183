"""Has Telltale write random values, and five other parsers read them back.

PyYAML, in Python and through libyaml, speaks for readers of YAML 1.1.
"""

import collections
import json
import re
import time

from parsers import Telltale, Voter

PIECES = [
    "a", "word", "é", "日本", "😀", "👩\u200d👧", " ", "  ", "\n", "\n\n", "\n ", "\n\t", " \n", "\t", "\r", "\r\n", "- ", "-", "#",
    " #", ":", ": ", "'", "''", '"', "\\", "{{x}}", "{", "}", "[", "]", ",", "&", "*", "!", "!!str ", "|", ">", "%", "@", "`", "?",
    "? ", "---", "\n---\n", "...", "\n...\n", "yes", "No", "on", "OFF", "y", "N", "true", "NULL", "~", "null", "12", "0x1F", "0o7", "017",
    "0b11", "1_000", "1_0.5", "12:30", "190:20:30.15", "1e5", "1.5e+3", "1E3", "2001-01-01", "2001-12-14t21:59:43.10-05:00", "+.inf",
    "-.INF", ".nan", ".NaN", "+1", "-1", "+", ".", "..", "=", "<<", "<", "0", "00", "08", "-0", "0.", ".0", "1,000", "\x00", "\x07", "\x1b",
    "\x7f", "\x80", "\x85", "\xa0", "\xad", "\u034f", "\u0301", "\u200b", "\u200d", "\u2028", "\u2029", "\u202e", "\u2060", "\u3000",
    "\u3164", "\ue000", "\ufeff", "\ufffe", "\uffff", "\ufdd0", "\U0001fffe", "\U000e0041", "\U0010ffff", "\u0903", "\u094d", "x" * 80,
    " " * 12, "\n" * 4, "# c\n", "a: b\n", "- a\n",
]  # fmt: skip


class Values:
    def __init__(self, random):
        self.random = random

    def text(self):
        random = self.random
        parts = []
        for _ in range(random.choice((0, 1, 1, 1, 2, 2, 3, 4, 6, 9))):
            if random.randrange(8) == 0:
                code = random.choice((random.randrange(0x110000), random.randrange(0x3000), random.randrange(0x100)))
                parts.append(chr(code) if not 0xD800 <= code < 0xE000 else "x")
            else:
                parts.append(random.choice(PIECES))
        return "".join(parts)

    def key(self):
        # Written with escapes a key has up to ten times as many characters, of 1,024 allowed.
        return self.text()[:100] if self.random.randrange(50) else "k" * self.random.randrange(1, 1025)

    def value(self, depth):
        random = self.random
        kind = random.randrange(20 if depth > 0 else 12)
        if kind == 0:
            return random.choice((None, True, False))
        if kind == 1:
            return random.choice((0, -1, 2**63 - 1, -(2**63), random.randrange(-(2**63), 2**63), random.randrange(1000)))
        if kind == 2:
            number = random.choice((0.5, -0.0, 1e20, 1e-7, 1e300, 5e-324, 123456789012345680.0, random.random() * 10.0 ** random.randrange(-30, 30)))
            return number
        if kind < 12:
            return self.text()
        if kind < 15:
            return [self.value(depth - 1) for _ in range(random.randrange(5))]
        return {self.key(): self.value(depth - 1) for _ in range(random.randrange(5))}


def run(random, seconds, report, same, unmarked):
    telltale = Telltale()
    voters = [Voter(name) for name in ("libfyaml", "yaml12", "yamlpp", "pyyaml", "pyyaml-c")]
    values = Values(random)
    count, wrong = collections.Counter(), collections.Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        batch = [values.value(random.randrange(5)) for _ in range(100)]
        requests = [json.dumps(value).encode("ascii") for value in batch]
        for value, (kind, text, written) in zip(batch, telltale.ask(requests)):
            count["values"] += 1
            if kind != "value":
                wrong["telltale"] += 1
                report.write("values", f"Telltale: {kind}", json.dumps(value).encode(), text)
                continue
            if not same(json.loads(text), value, False):
                wrong["telltale"] += 1
                report.write("values", "Telltale reads JSON wrong", json.dumps(value).encode(), text)
            for voter in voters:
                # libfyaml takes numbers below 2.3e-308, which C calls out of range, for text.
                if voter.name == "libfyaml" and re.search(rb"e-3[0-9][0-9]", written):
                    continue
                verdict, other = voter.ask(written)
                count[f"read by {voter.name}"] += 1
                if verdict == "value" and same(value, unmarked(other), voter.name == "yamlpp"):
                    continue
                wrong[voter.name] += 1
                if wrong[voter.name] <= report.most:
                    report.write("values", f"{voter.name} {verdict}", written, {"value": value, "other": other})
    print("\nemitter:", ", ".join(f"{key} {number}" for key, number in count.items()))
    print("not the same:", ", ".join(f"{name} {number}" for name, number in wrong.items()) or "none")
    return 1 if wrong else 0

#!/usr/bin/env python3
"""Measures whether the time that a verdict takes grows no faster than a hostile answer does.

Each assertion and `analyze` gets each text in two lengths, each in a process of its own. The CPU
time above that of a short answer may grow by at most LIMIT times as much as the length. The exit
code is 1 when something grows faster, crashes or gives no verdict.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from texts import TEXTS

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Ten times the text: a rule that is linear takes 10 times as long, a quadratic one 100 times.
LIMIT = 2
# Differences below this say nothing: they are a few pages of memory or a turn of the scheduler.
NOISE = 0.02
# How often what seems to grow too fast is measured again; the least time of each counts.
ROUNDS = 3

OBJECT = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}
FOLDINGS = ["case", "diacritics", "whitespace", "punctuation"]
ARRAY = {"type": "array", "items": {"type": "integer"}, "uniqueItems": True}

ASSERTIONS = {
    "amount": {"amount": "€ 22,41"},
    "character-count": {"character-count": {"maximum": 10}},
    "complete": "complete",
    "contains": {"contains": "22,41"},
    "contains, folded": {
        "contains": {"text": "totaal é", "ignoring": FOLDINGS}},
    "contains-all": {"contains-all": ["22,41", "aab", "111112"]},
    "contains-any": {"contains-any": ["22,41", "aab", "111112"]},
    "contains-json": "contains-json",
    "contains-json, schema": {"contains-json": {"schema": OBJECT}},
    "currency-kept": "currency-kept",
    "currency-kept, as written": {"currency-kept": "as-written"},
    "date": {"date": "2026-03-12"},
    "documents": {"documents": ["Receipt"]},
    "ends-with": {"ends-with": "22,41"},
    "equals": {"equals": "22,41"},
    "equals, folded": {
        "equals": {"text": "22,41", "ignoring": FOLDINGS}},
    "example-not-template": {"example-not-template": {"examples": ["The rent is € 950 a month."]}},
    "field": {"field": {"path": "text", "contains": "22,41"}},
    "found": "found",
    "is-json": "is-json",
    "is-json, schema": {"is-json": {"schema": ARRAY}},
    "is-refusal": "is-refusal",
    "language": {"language": "nl"},
    "language-matches-question": "language-matches-question",
    "levenshtein": {"levenshtein": {"to": "€ 22,41", "at-most": 2}},
    "matches-answer-type": "matches-answer-type",
    "names-from-source": "names-from-source",
    "no-copied-headings": "no-copied-headings",
    "no-placeholder": "no-placeholder",
    "no-preamble": "no-preamble",
    "no-question-echo": "no-question-echo",
    "no-repeated-answer": "no-repeated-answer",
    "no-sum-of-its-own": "no-sum-of-its-own",
    "numbers-from-source": "numbers-from-source",
    "outcome": {"outcome": "answered"},
    "plain-text": "plain-text",
    "question-count": {"question-count": 0},
    "quotes-exactly": "quotes-exactly",
    "regex": {"regex": "[0-9]{4}-[0-9]{2}"},
    "retrieved": {"retrieved": []},
    "script": {"script": "Latn"},
    "sentence-count": {"sentence-count": {"maximum": 3}},
    "similar, chrf": {"similar": {"to": "€ 22,41", "by": "chrf", "at-least": 0.5}},
    "similar, rouge-l": {"similar": {"to": "€ 22,41", "by": "rouge-l", "at-least": 0.5}},
    "similar, levenshtein": {"similar": {"to": "€ 22,41", "by": "levenshtein", "at-least": 0.5}},
    "starts-with": {"starts-with": "22,41"},
    "starts-with-answer": {"starts-with-answer": "22,41"},
    "word-count": {"word-count": {"maximum": 40}},
}
# Judge an answer that is an object.
GUIDED = {"documents", "field", "found", "matches-answer-type"}
# They combine others, or are decided by how the response came, and read no text.
COMBINING = {"all", "any", "at-least", "not", "answered-by", "first-token", "fits-context", "latency",
             "tokens"}

SOURCE = "Total € 22,41. Paid by Anna Visser on 12 March 2026; tip € 2.00."
# Where else the text may stand that is shown to the model or was said by it before.
PLACES = ["answer", "answer and passage", "answer and history", "answer and question"]


def line(assertion, text, place):
    """What `judge --jsonl` reads."""
    passage = {"title": "Receipt", "heading": "Receipt · 12 March 2026", "text": SOURCE}
    earlier = {"question": "What was the rent?", "answer": "It was € 950."}
    read = {"id": 1, "assertion": assertion, "answer": text, "question": "What is the total?",
            "instructions": "Answer briefly. For example: The rent is € 950.", "language": "en",
            "history": [earlier], "passages": [passage]}
    if (assertion if isinstance(assertion, str) else next(iter(assertion))) in GUIDED:
        read["answer"] = {"text": text, "found": True, "documents": ["Receipt", text]}
    match place:
        case "answer and passage": passage["text"] = text[len(text) // 2:] + SOURCE
        case "answer and history": earlier["answer"] = "x " + text
        case "answer and question": read["question"] = text
    return read


class Tool:
    def __init__(self, program, seconds):
        self.program = program
        self.seconds = seconds
        self.idle = {}

    def run(self, words, read):
        """The CPU seconds of a line, and what the tool says, or `None` after too long."""
        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as sink:
            source.write(json.dumps(read, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
            source.seek(0)
            child = subprocess.Popen([self.program, *words], stdin=source, stdout=sink,
                                     stderr=subprocess.DEVNULL, preexec_fn=self.bound)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            sink.seek(0)
            return usage.ru_utime + usage.ru_stime, child.returncode, sink.read()

    def bound(self):
        import resource
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 1))


def growth(tool, name, text, place, sizes, rounds):
    """The seconds of both lengths, each the least of some rounds, and what is wrong."""
    least = [float("inf")] * len(sizes)
    wrong = ""
    for _ in range(rounds):
        for index, size in enumerate(sizes):
            value = TEXTS[text](size)
            if name == "analyze":
                words, read = ["analyze", "--jsonl", "-"], {"id": 1, "text": value}
            else:
                words, read = ["judge", "--jsonl", "-"], line(ASSERTIONS[name], value, place)
            seconds, code, said = tool.run(words, read)
            least[index] = min(least[index], max(seconds - tool.idle[name], 0))
            if code or not said.startswith(b'{"id":1,') or b'"reason":"bad-input"' in said:
                wrong = f"exit {code}: {said[:90].decode('utf-8', 'replace')}"
                if code == -24:
                    return least, f"stopped after {tool.seconds} s of CPU time"
    return least, wrong


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=ROOT / ".build/release/telltale")
    parser.add_argument("--size", type=int, default=1_000_000, help="bytes of the longer text")
    parser.add_argument("--seconds", type=int, default=60, help="the most CPU time for one text")
    parser.add_argument("--text", action="append", choices=list(TEXTS), metavar="NAME")
    parser.add_argument("--assertion", action="append", choices=[*ASSERTIONS, "analyze"],
                        metavar="NAME")
    parser.add_argument("--place", action="append", choices=PLACES, metavar="NAME")
    options = parser.parse_args()
    tool = Tool(str(options.program), options.seconds)
    names = options.assertion or [*ASSERTIONS, "analyze"]
    sizes = [options.size // 10, options.size]

    explained = subprocess.run([tool.program, "explain"], check=True, capture_output=True, text=True)
    listed = explained.stdout.split("\n\n")[0].split("\n")[1:]
    missing = {entry.split()[0] for entry in listed if entry} - COMBINING \
        - {name.split(",")[0] for name in ASSERTIONS}
    misses = len(missing)
    for name in sorted(missing):
        print(f"{name} is not measured: add it to ASSERTIONS   MISSED")

    for name in names:
        words = ["analyze", "--jsonl", "-"] if name == "analyze" else ["judge", "--jsonl", "-"]
        read = {"id": 1, "text": "22"} if name == "analyze" else line(ASSERTIONS[name], "22", "answer")
        tool.idle[name] = statistics.median(tool.run(words, read)[0] for _ in range(5))

    dearest = []
    count = 0
    for place in options.place or PLACES[:1]:
        for text in options.text or TEXTS:
            for name in names:
                count += 1
                times, wrong = growth(tool, name, text, place, sizes, 1)

                def is_kept():
                    return times[1] <= 10 * LIMIT * max(times[0], NOISE)
                # Seconds are no noise.
                if not wrong and not is_kept() and times[1] < 100 * NOISE:
                    times, wrong = growth(tool, name, text, place, sizes, ROUNDS)
                dearest.append((times[1], times[0], name, text, place))
                if wrong or not is_kept():
                    misses += 1
                    print(f"{name:28} {text:24} {place:20} {times[0]:8.3f} s {times[1]:8.3f} s   "
                          f"MISSED {wrong}", flush=True)
    print(f"\n{count} pairs of {sizes[0]:,} and {sizes[1]:,} bytes, {misses} missed; the dearest:\n")
    for large, small, name, text, place in sorted(dearest, reverse=True)[:12]:
        print(f"{large:8.3f} s  {large / max(small, 1e-3):6.1f} ×  {name:28} {text} ({place})")
    sys.exit(1 if misses else 0)


if __name__ == "__main__":
    main()

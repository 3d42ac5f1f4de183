#!/usr/bin/env python3
"""Writes the files that the benchmark reads: a suite of any size, and files that are unkind.

Every file follows from its name, its size and the fixed seed alone, so nothing that is generated
is committed.

    generate.py NAME BYTES > FILE
    generate.py --list
"""
import random
import sys

SEED = 42


# A suite as people write them

WORDS = """the bill of your water account was paid on receipt total amount due date number card
premium tenancy agreement month year notice period deposit garden invoice order delivery customer
insurance policy claim seat gate flight boarding workshop library letter council tax electricity
reading previous present meter address town street harbour hardware market station museum ticket
kwittering bedrag rekening huur opzegtermijn verzekering Straße Rechnung Gebühr déjà reçu français
""".split()
MARKS = ["£14.99", "€1.250,00", "32 m³", "50 %", "14 March 2026", "17:50", "#4410", "3 × 2 m"]
TAGS = ["en", "nl", "de", "fr", "receipt", "lease", "amount", "name", "date", "travel", "insurance"]


def phrase(rng, count):
    words = [rng.choice(WORDS) for _ in range(count)]
    if rng.random() < 0.3:
        words[rng.randrange(1, count)] = rng.choice(MARKS).replace("#", "nr ")
    return " ".join(words).capitalize()


def block(rng, indent, lines):
    pad = " " * indent
    return "".join(f"{pad}{phrase(rng, rng.randrange(4, 11))}\n" for _ in range(lines))


def passage(rng, anchor):
    name = f"&{anchor}\n        " if anchor else ""
    return (f"      - {name}title: {phrase(rng, 3)}\n"
            f"        heading: {phrase(rng, 2)} · {rng.randrange(1, 29)} March 2026\n"
            f"        text: |\n{block(rng, 10, rng.randrange(6, 10))}")


def case(rng, number):
    out = []
    if number % 5 == 0:
        out.append(f"  # {phrase(rng, 6)}\n")
    out.append(f"  - name: case-{number}\n")
    if rng.random() < 0.5:
        out.append(f"    description: {phrase(rng, 9)}.\n")
    out.append(f"    tags: [{', '.join(rng.sample(TAGS, 3))}]\n")
    kind = rng.random()
    if kind < 0.6:
        out.append(f"    question: {phrase(rng, 9)}?\n")
    elif kind < 0.8:
        out.append(f'    question: "{phrase(rng, 4)}: \\"{phrase(rng, 2)}\\"\\n{phrase(rng, 3)}?"\n')
    else:
        out.append(f"    question: >-\n{block(rng, 6, 2)}")
    out.append("    passages:\n")
    out.append(passage(rng, f"passage-{number}" if number % 3 == 0 else None))
    if number % 3:
        out.append(f"      - *passage-{number - number % 3}\n")
    out.append(passage(rng, None))
    out.append("    assert:\n"
               f"      - contains: {rng.choice(MARKS).split(' #')[0].replace('#', 'nr ')}\n"
               f"      - contains-any: [\"{rng.choice(WORDS)}\", '{rng.choice(WORDS)}']\n"
               f"      - word-count: {{maximum: {rng.randrange(20, 60)}}}\n")
    if number % 4 == 0:
        out.append(f"      - not:\n          contains: {rng.choice(WORDS)}\n")
    out.append("\n")
    return "".join(out)


HEAD = """\
suite: generated
description: |
  Written by generate.py.
tags: [generated]

instructions: |
  Answer from the documents only.
  Be brief: one or two sentences.

prompt: |-
  {{passages}}

  {{question}}

cases:
"""


def suite(size, change=lambda number, text: text):
    rng = random.Random(SEED)
    out, length, number = [HEAD], len(HEAD), 0
    while length < size:
        text = change(number, case(rng, number))
        out.append(text)
        length += len(text.encode())
        number += 1
    return "".join(out)


def mistakes(number, text):
    """Three of four cases get a mistake of meaning."""
    match number % 4:
        case 0: return text.replace("    tags:", "    tgas:")
        case 1: return text.replace("contains:", "containz:")
        case 2: return text.replace("{maximum: ", "{maximum: many")
        case _: return text


# Files that are unkind

def repeat(text, size, before="", after=""):
    room = size - len(before.encode()) - len(after.encode())
    return before + text * max(1, room // len(text.encode())) + after


def numbered(line, size, before="", after=""):
    out, length, number = [before], len(before) + len(after), 0
    while length < size:
        text = line(number)
        out.append(text)
        length += len(text.encode())
        number += 1
    return "".join(out + [after])


def staircase(size):
    """Lines that go a hundred levels in and out again, as often as they fit."""
    down = "".join(f"{' ' * level}k{level}:\n" for level in range(90)) + " " * 90 + "end: 1\n"
    return numbered(lambda n: f"r{n}:\n" + "".join(f" {line}\n" for line in down.splitlines()), size)


SHAPES = {
    # name: what is written for a size
    "suite": suite,
    "suite-crlf": lambda n: suite(n).replace("\n", "\r\n")[:n],
    # The shapes of the contract.
    "one-line": lambda n: repeat("word ", n, "a: ", "\n"),
    "many-keys": lambda n: numbered(lambda i: f"key{i}: 1\n", n),
    "deep-dashes": lambda n: repeat("- ", n, "", "a\n"),
    "deep-brackets": lambda n: repeat("[", n),
    "one-block": lambda n: repeat("  a line of the one block in this file\n", n, "a: |\n"),
    "comment-lines": lambda n: repeat("# comment\n", n, "", "a: 1\n"),
    "aliases": lambda n: repeat("- *name-of-it-all\n", n, "- &name-of-it-all 1\n"),
    "open-quote": lambda n: repeat("word word word\n  ", n, 'a: "'),
    "nested-looking": lambda n: numbered(lambda i: " " * (i % 1000) + f"k{i}: 1\n", n),
    # More that could cost more than it should.
    "one-word": lambda n: repeat("a", n, "a: ", "\n"),
    "non-ascii": lambda n: repeat("été ", n, "a: ", "\n"),
    "long-key": lambda n: repeat("k", n, "", ": 1\n"),
    "long-flow-key": lambda n: repeat("k", n, "{", ": 1}\n"),
    "long-keys": lambda n: numbered(lambda i: f"{i:01000}k: 1\n", n),
    "equal-ends": lambda n: numbered(lambda i: f"a-{i}-a-key-with-the-same-end: 1\n", n),
    "non-ascii-keys": lambda n: numbered(lambda i: f"e\u0301te\u0301{i}: 1\n", n),
    "small-mappings": lambda n: repeat("- {a: 1, b: 2}\n", n),
    "mappings-of-17": lambda n: repeat(
        "- {" + ", ".join(f"{c}: 1" for c in "abcdefghijkmopqrs") + "}\n", n),
    "escapes": lambda n: repeat("\\n\\u00e9", n, 'a: "', '"\n'),
    "escaped-pairs": lambda n: repeat("\\ud83d\\udcaf", n, 'a: "', '"\n'),
    "doubled-quotes": lambda n: repeat("''", n, "a: '", "'\n"),
    "empty-quotes": lambda n: repeat('- ""\n', n),
    "lone-quotes": lambda n: repeat('- "\n', n),
    "quotes-in-text": lambda n: repeat('"', n, "a: b", "\n"),
    "quote-after-quote": lambda n: repeat('"', n, "a: ", "\n"),
    "open-bracket": lambda n: repeat("a, ", n, "a: [", "\n"),
    "open-escape": lambda n: repeat("\\\n ", n, 'a: "'),
    "quoted-lines": lambda n: repeat("  word word\n", n, 'a: "word\n', '  end"\n'),
    "quoted-blanks": lambda n: repeat("  \n", n, 'a: "word\n', '  end"\n'),
    "quoted-spaces": lambda n: repeat(" ", n, 'a: "', '"\n'),
    "trailing-spaces": lambda n: repeat("  a" + " " * 200 + "\n", n, 'a: "word\n', '  end"\n'),
    "plain-lines": lambda n: repeat("  word word\n", n, "a: word\n"),
    "plain-blanks": lambda n: repeat("\n", n, "a: word\n", "  end\n"),
    "plain-then-blanks": lambda n: repeat("\n", n, "a: word\n"),
    "spaced-words": lambda n: repeat("a" + " " * 99, n, "a: ", "\n"),
    "colons-in-text": lambda n: repeat(":a", n, "a: b", "\n"),
    "hashes-in-text": lambda n: repeat("#", n, "a: b", "\n"),
    "colon-chain": lambda n: repeat("a: ", n),
    "folded-block": lambda n: repeat("  word word\n", n, "a: >\n"),
    "folded-deeper": lambda n: repeat("  word\n    - deeper\n", n, "a: >\n"),
    "block-blanks": lambda n: repeat("\n", n, "a: |+\n"),
    "block-blanks-only": lambda n: repeat("   \n", n, "a: |\n"),
    "empty-blocks": lambda n: repeat("- |\n", n),
    "block-spaces": lambda n: repeat(" ", n, "a: |\n  b\n", "\n"),
    "block-headers": lambda n: repeat("- |-\n  a\n", n),
    "blank-lines": lambda n: repeat("\n", n, "", "a: 1\n"),
    "blank-between": lambda n: numbered(lambda i: f"k{i}: 1" + "\n" * 50, n),
    "carriage-returns": lambda n: repeat("\r", n, "a: 1\r"),
    "leading-spaces": lambda n: repeat(" ", n, "", "a: 1\n"),
    "leading-tabs": lambda n: repeat("\t", n, "", "\na: 1\n"),
    "comments-behind": lambda n: repeat("- a # comment\n", n),
    "comment-in-flow": lambda n: repeat("a, # comment\n ", n, "[\n ", "]\n"),
    "one-comment": lambda n: repeat("# ", n, "a: 1 ", "\n"),
    "flow-items": lambda n: repeat("1, ", n, "a: [", "]\n"),
    "flow-lists": lambda n: repeat("[], ", n, "a: [", "]\n"),
    "flow-pairs": lambda n: numbered(lambda i: f"k{i}: 1, ", n, "{", "}\n"),
    "flow-lines": lambda n: repeat("  1,\n", n, "a: [\n", "  ]\n"),
    "json": lambda n: repeat('{"a":"b","c":[1,2]},', n, "[", "1]\n"),
    "anchors": lambda n: numbered(lambda i: f"- &a{i} 1\n", n),
    "anchors-aliased": lambda n: numbered(lambda i: f"- &a{i} 1\n- *a{i}\n", n),
    "anchor-again": lambda n: repeat("- &a 1\n", n),
    "undefined-alias": lambda n: numbered(lambda i: f"- &a{i} 1\n", n, "", "- *undefined\n"),
    "alias-in-flow": lambda n: repeat("*a, ", n, "- &a 1\n- [", "]\n"),
    "alias-bomb": lambda n: numbered(
        lambda i: f"- &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" if i else "- &a0 [1]\n", n),
    "byte-order-marks": lambda n: repeat("\ufeff", n, 'a: "', '"\n'),
    "byte-order-marks-plain": lambda n: repeat("\ufeff", n, "a: b", "\n"),
    "staircase": staircase,
    "numbers": lambda n: repeat("- 12345.678\n", n),
    "long-number": lambda n: repeat("1", n, "a: ", "\n"),
    "long-fraction": lambda n: repeat("1", n, "a: 0.", "\n"),
    "nulls": lambda n: repeat("-\n", n),
    "empty-values": lambda n: numbered(lambda i: f"k{i}:\n", n),
    "duplicate-at-end": lambda n: numbered(lambda i: f"k{i}: 1\n", n, "", "k1: 2\n"),
    "second-document": lambda n: repeat("- a\n", n, "", "---\nb\n"),
    "no-break-spaces": lambda n: repeat("a\u00a0", n, "a: b", "\n"),
    "directives": lambda n: repeat("# ", n, "%YAML 1.2 ", "\n---\na: 1\n"),
    # Warnings, of which a file may have any number.
    "warn-stray-comma": lambda n: repeat("- a,\n", n),
    "warn-cut-value": lambda n: repeat("- a #b\n", n),
    "warn-empty-value": lambda n: repeat("- a:\n  b: 1\n", n),
    "warn-dashes": lambda n: repeat("- -a\n  -b\n", n),
    "warn-items": lambda n: repeat("- a\n   - b\n", n),
    "warn-items-once": lambda n: repeat("  - b\n", n, "- a\n"),
    "warn-quotes": lambda n: repeat("- “a”\n", n),
}

# Suites that are valid YAML and full of mistakes, for the whole of `telltale check`.
SUITES = {
    "suite-mistakes": lambda n: suite(n, mistakes),
}


def write(name, size):
    return ((SHAPES | SUITES)[name](size)).encode()


def main():
    if sys.argv[1:] == ["--list"]:
        print("\n".join(SHAPES))
        return
    if len(sys.argv) != 3 or sys.argv[1] not in SHAPES | SUITES:
        sys.exit(__doc__)
    sys.stdout.buffer.write(write(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()

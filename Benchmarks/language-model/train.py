#!/usr/bin/env python3
"""Makes the language model that Telltale's language identifier reads.

    pip install -r requirements.txt
    python3 train.py ../../Sources/CLanguageProfiles/languages.model

Everything is computed from the word frequencies of wordfreq. Nothing is drawn
at random: the same package gives the same bytes. README.md describes the file.
"""
import gzip
import math
import re
import struct
import sys
import unicodedata
from pathlib import Path

import msgpack
import numpy as np
import wordfreq
from babel import Locale

LATIN = "en fr de it pt es vi da nl nb sv tr pl cs fi id hu ro ca".split()
CYRILLIC = "ru uk".split()
FIRST_CYRILLIC_SLOT = 20

LATIN_BITS, CYRILLIC_BITS, INDEX_BITS = 15, 13, 13
LONGEST_GRAM = 4
LONGEST_WORD = 24
WORDS_PER_LANGUAGE = 5400
FLOOR = 4e-7  # A word that a list lacks is taken to be this frequent.
WORD_STEP = 0.8  # Nats per unit of a word's 4-bit value.
TAMING = 0.75  # Frequencies are raised to this, so that rare words teach too.
SAMPLE = 100_000  # The words that each language's n-gram counts amount to.
SMOOTHING = 0.05

START, END = 1, 2  # What stands before and after a word.
WORD = re.compile(r"[^\W\d_]+(?:'(?=[^\W\d_]))?")


def fold(text):
    return unicodedata.normalize("NFC", text).replace("İ", "i").lower().replace("’", "'")


def is_cyrillic(scalar):
    return 0x400 <= scalar < 0x530


def is_latin(scalar):
    return scalar < 0x250 or 0x1E00 <= scalar < 0x1F00


def frequencies(language, scale, letters):
    """The list's words that are written in the script, with their frequencies.

    A word with an apostrophe counts as the words that it is read as: don' and t.
    """
    words = {}
    for entry, frequency in wordfreq.get_frequency_dict(language, scale).items():
        entry = fold(entry)
        if not all(letters(ord(c)) and c.isalpha() or c == "'" for c in entry):
            continue
        for word in WORD.findall(entry):
            words[word] = words.get(word, 0) + frequency
    return words


def step(hashes, scalars):
    """One step of FNV-1a, taken over scalars."""
    return (hashes ^ scalars) * np.uint32(0x01000193)


def buckets(hashes, bits):
    return (hashes * np.uint32(0x9E3779B1)) >> np.uint32(32 - bits)


def word_hash(word):
    h = 0x811C9DC5
    for c in word:
        h = ((h ^ ord(c)) * 0x01000193) & 0xFFFFFFFF
    h ^= h >> 16
    h = (h * 0x85EBCA6B) & 0xFFFFFFFF
    h ^= h >> 13
    h = (h * 0xC2B2AE35) & 0xFFFFFFFF
    return h ^ (h >> 16)


def gram_counts(words, bits):
    """How often each bucket is hit by the n-grams of a language's words."""
    names = sorted(words)
    weights = np.array([words[w] for w in names]) ** TAMING
    weights *= SAMPLE / weights.sum()
    lengths = np.array([min(len(w), LONGEST_WORD) for w in names])
    grid = np.zeros((len(names), LONGEST_WORD + 2), np.uint32)
    grid[:, 0] = START
    for row, word in enumerate(names):
        scalars = [ord(c) for c in word[:LONGEST_WORD]]
        grid[row, 1 : len(scalars) + 1] = scalars
        grid[row, len(scalars) + 1] = END
    counts = np.zeros(1 << bits)
    for start in range(LONGEST_WORD + 2):
        hashes = np.full(len(names), 0x811C9DC5, np.uint32)
        for size in range(1, LONGEST_GRAM + 1):
            column = start + size - 1
            if column >= LONGEST_WORD + 2:
                break
            hashes = step(hashes, grid[:, column])
            inside = column <= lengths + 1
            if size == 1:
                inside = (start >= 1) & (start <= lengths)
            hit = buckets(hashes, bits)[inside]
            counts += np.bincount(hit, weights[inside], 1 << bits)
    return counts


def gram_table(languages, lists, bits, slots):
    """The 4-bit log odds of every bucket, and the nats that one unit is worth."""
    counts = np.stack([gram_counts(lists[l], bits) for l in languages], 1) + SMOOTHING
    odds = np.log(counts / counts.sum(0))
    odds -= odds.mean(1, keepdims=True)
    unit = np.percentile(np.abs(odds), 99) / 7
    values = np.full((1 << bits, slots), 8)
    values[:, : len(languages)] = np.clip(np.round(odds / unit), -8, 7) + 8
    values = values.astype(np.uint8)
    return (values[:, 0::2] | (values[:, 1::2] << 4)).tobytes(), unit


def word_tables(slots, lists):
    """The commonest words: an index by hash, and records of their frequencies."""
    chosen = set()
    for language in slots:
        words = lists[language]
        ranked = sorted(words, key=lambda w: (-words[w], w))
        chosen.update(ranked[:WORDS_PER_LANGUAGE])
    records = {}
    for word in sorted(chosen):
        values = []
        for language, slot in slots.items():
            nats = math.log(max(lists[language].get(word, 0), FLOOR) / FLOOR)
            value = min(15, round(nats / WORD_STEP))
            if value > 0:
                values.append((slot, value))
        h = word_hash(word)
        key = (h >> (32 - INDEX_BITS), (h >> (16 - INDEX_BITS)) & 0xFFFF)
        weight = max(v for _, v in values)
        if key not in records or weight > records[key][0]:
            records[key] = (weight, values)
    index, body, bucket = [], bytearray(), 0
    for key in sorted(records):
        while bucket <= key[0]:
            index.append(len(body))
            bucket += 1
        values = records[key][1]
        mask = sum(1 << slot for slot, _ in values)
        body += struct.pack("<HHB", key[1], mask & 0xFFFF, mask >> 16)
        nibbles = [v for _, v in values] + [0] * (len(values) % 2)
        body += bytes(a | b << 4 for a, b in zip(nibbles[0::2], nibbles[1::2]))
    while bucket <= 1 << INDEX_BITS:
        index.append(len(body))
        bucket += 1
    print(f"{len(records)} words in {len(body)} bytes")
    return struct.pack(f"<{len(index)}I", *index), bytes(body)


def month_table():
    """The hashes of the names of months, which stand in dates of any language."""
    names = set()
    for language in LATIN + CYRILLIC:
        months = Locale.parse(language).months
        for context in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                for name in months[context][width].values():
                    names.update(WORD.findall(fold(name)))
    hashes = sorted({word_hash(n) for n in names if len(n) > 2} | {0xFFFFFFFF})
    return struct.pack(f"<I{len(hashes)}I", len(hashes), *hashes)


def lowercase_table():
    scalars = [*range(0x590), *range(0x1E00, 0x1F00)]
    lower = [ord(fold(chr(s))) if len(fold(chr(s))) == 1 else s for s in scalars]
    return struct.pack(f"<{len(lower)}H", *lower)


def composition_table():
    """Which lower-case letter a letter and the mark after it make."""
    marks = [m for m in range(0x300, 0x370) if unicodedata.combining(chr(m))]
    bases = [*range(0x61, 0x250), *range(0x3AC, 0x530), *range(0x1E00, 0x1F00)]
    pairs = []
    for base in bases:
        if not chr(base).isalpha() or chr(base).lower() != chr(base):
            continue
        for mark in marks:
            composed = unicodedata.normalize("NFC", chr(base) + chr(mark))
            if len(composed) == 1 and ord(composed) < 0x10000:
                pairs.append((mark, base, ord(composed)))
    pairs.sort()
    return struct.pack("<I", len(pairs)) + b"".join(
        struct.pack("<HHHH", *pair, 0) for pair in pairs)


def han_table():
    """For U+4E00 to U+9FFF a byte: how Japanese the character is against Chinese
    (8 is neutral, one unit a nat), and whether only simplified (16) or only
    traditional (32) writing has it."""
    path = Path(wordfreq.__file__).parent / "data" / "_chinese_mapping.msgpack.gz"
    mapping = msgpack.load(gzip.open(path), raw=False, strict_map_key=False)
    simplified = {
        chr(k): v if isinstance(v, str) else chr(v) for k, v in mapping.items()
    }
    traditional_only = {k for k, v in simplified.items() if k != v}
    simplified_only = {v for k, v in simplified.items() if k != v} - set(simplified)
    counts = {}
    for language in ("ja", "zh"):
        count = {}
        for word, frequency in wordfreq.get_frequency_dict(language, "large").items():
            for c in word:
                if 0x4E00 <= ord(c) < 0xA000:
                    count[c] = count.get(c, 0) + frequency
        total = sum(count.values())
        counts[language] = {c: n / total for c, n in count.items()}
    table = bytearray()
    for scalar in range(0x4E00, 0xA000):
        c = chr(scalar)
        japanese = counts["ja"].get(c, 0) + 1e-6
        chinese = counts["zh"].get(simplified.get(c, c), 0) + 1e-6
        unit = max(-8, min(7, round(math.log(japanese / chinese))))
        byte = unit + 8
        byte |= 16 if c in simplified_only else 32 if c in traditional_only else 0
        table.append(byte)
    return bytes(table)


def main():
    lists = {l: frequencies(l, "best", is_latin) for l in LATIN}
    lists |= {l: frequencies(l, "best", is_cyrillic) for l in CYRILLIC}
    latin, latin_unit = gram_table(LATIN, lists, LATIN_BITS, FIRST_CYRILLIC_SLOT)
    cyrillic, cyrillic_unit = gram_table(CYRILLIC, lists, CYRILLIC_BITS, 2)
    slots = {l: i for i, l in enumerate(LATIN)}
    slots |= {l: FIRST_CYRILLIC_SLOT + i for i, l in enumerate(CYRILLIC)}
    index, records = word_tables(slots, lists)
    sections = [
        lowercase_table(), composition_table(), han_table(), latin, cyrillic, index,
        records, month_table(),
    ]
    header = struct.pack(
        "<4sBBBBfff", b"TTLM", 1, LATIN_BITS, CYRILLIC_BITS, INDEX_BITS, latin_unit,
        cyrillic_unit, WORD_STEP)
    offset, offsets = 64, []
    for section in sections:
        offsets.append(offset)
        offset += (len(section) + 7) // 8 * 8
    file = (header + struct.pack("<8I", *offsets)).ljust(64, b"\0")
    for section in sections:
        file += section + bytes(-len(section) % 8)
    file += bytes(16)  # So that eight bytes can be read from any record.
    Path(sys.argv[1]).write_bytes(file)
    print(f"{len(file)} bytes")


main()

"""Changes of bytes: what slips of a hand, an editor or a disk make of a file."""

import hashlib

INSERTS = [
    *(bytes([byte]) for byte in b"\t\r\n\0 \"':-[]{},#&*!|>%@`?\\0~<=x.+_e\x7f\x80\xc3\xed\xff"),
    b"\r\n", b"\n\n", b": ", b" #", b"- ", b"\n ", b"\n  ", b"  ", b" \n", b"\t\n", b"\n\t",
    b"---\n", b"\n---\n", b"...\n", b"\n...", b"\\\n", b"|\n", b">-\n", b"|2\n", b"''", b'""', b"<<",
    b"&a ", b"*a", b"# c\n", b"\n# c", b"{{", b"}}", b"\\u00e9", b"\\ud83d",
    *(text.encode() for text in (
        "\u00a0", "\u0301", "\ufeff", "\u0085", "\u2028", "\u2029", "\u200b", "\u200d", "\u3000",
        "\u00e9", "\U0001f600", "\U000e0041", "\ufffe", "\ue000",
    )),
]  # fmt: skip


def one_change(data, random):
    """The bytes cut off somewhere, or with one byte deleted, doubled, replaced or added."""
    at = random.randrange(len(data) + 1)
    kind = random.randrange(6)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[at + 1 :]
    if kind == 2:
        return data[:at] + data[at : at + 1] + data[at:]
    if kind == 3:
        return data[:at] + random.choice(INSERTS) + data[at + 1 :]
    return data[:at] + random.choice(INSERTS) + data[at:]


def changed(data, random):
    """Mostly one change; sometimes more."""
    for _ in range(random.choice((1, 1, 1, 1, 2, 3))):
        data = one_change(data, random)
    return data


# The changes that can be made at each place of a file.
CHANGES_AT_A_PLACE = 3 + 2 * len(INSERTS)


def change_count(data):
    """How many changes there are: every prefix, and every change of one byte."""
    return (len(data) + 1) * CHANGES_AT_A_PLACE


def change(data, number):
    """One of all the changes, by its number."""
    at, kind = divmod(number, CHANGES_AT_A_PLACE)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[at + 1 :]
    if kind == 2:
        return data[:at] + data[at : at + 1] + data[at:]
    insert, is_replacing = divmod(kind - 3, 2)
    return data[:at] + INSERTS[insert] + data[at + is_replacing :]


def shuffled(count, random):
    """Yields 0 ..< count in a random order, each once, without a list of them: a Feistel network."""
    half = max(1, ((count - 1).bit_length() + 1) // 2)
    mask = (1 << half) - 1
    keys = [random.getrandbits(64).to_bytes(8, "big") for _ in range(4)]
    for number in range(count):
        while True:
            left, right = number >> half, number & mask
            for key in keys:
                digest = hashlib.blake2b(right.to_bytes(8, "big"), digest_size=8, key=key).digest()
                left, right = right, left ^ (int.from_bytes(digest, "big") & mask)
            number = left << half | right
            # A number that is too large is shuffled on until it is not: that keeps it a permutation.
            if number < count:
                break
        yield number


def dressed(data):
    """The same value in other clothes, as (what, bytes)."""
    yield "as it is", data
    body = data[3:] if data.startswith(b"\xef\xbb\xbf") else data
    if b"\r" not in body:
        yield "with CR LF", body.replace(b"\n", b"\r\n")
        yield "with CR", body.replace(b"\n", b"\r")
    yield "with a byte order mark", b"\xef\xbb\xbf" + body
    yield "without the final line break", body.rstrip(b"\r\n")


def under_a_key(data):
    """The file indented by two columns under a key."""
    body = data[3:] if data.startswith(b"\xef\xbb\xbf") else data
    lines = body.split(b"\n")
    return b"key:\n" + b"\n".join(b"  " + line if line.strip() else line for line in lines)

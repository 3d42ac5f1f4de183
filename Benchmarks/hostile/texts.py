"""Texts that nobody writes and that a model may return, each of any length."""
import random


def varied(size):
    draw = random.Random(1)
    letters = "abcdefghij klmnop 123 , . € é ß 三 원 \n"
    return "".join(draw.choice(letters) for _ in range(size * 5 // 7))


def words(size):
    """Different words with capitals, so that nothing repeats."""
    draw = random.Random(2)
    parts, length = [], 0
    while length < size:
        word = "".join(draw.choice("abdegilmnorstuvw") for _ in range(draw.randrange(2, 9)))
        part = (word.capitalize() if draw.random() < 0.3 else word) + draw.choice([" ", " ", ", ", ". "])
        parts.append(part)
        length += len(part)
    return "".join(parts)


def numbers(size):
    """Different numbers, so that none is found by chance."""
    parts, length, number = [], 0, 1000
    while length < size:
        number += 7
        parts.append(f"{number} or ")
        length += len(parts[-1])
    return "".join(parts)


def prices(size):
    parts, length, number = [], 0, 1000
    while length < size:
        number += 7
        parts.append(f"€ {number},50 and ")
        length += len(parts[-1]) + 2
    return "".join(parts)


def deep(size):
    return "[" * (size // 2) + "]" * (size // 2)


def object_of_keys(size):
    count = size // 14
    return "{" + ",".join(f'"key{index:06}":1' for index in range(count)) + "}"


def array_of_numbers(size):
    return "[" + ",".join("12" for _ in range(size // 3)) + "]"


def repeated(part):
    size = len(part.encode())
    return lambda total: part * max(1, total // size)


TEXTS = {
    "combining marks": repeated("\u0301"),
    "a letter with marks": lambda size: "a" + "\u0300\u0316\u0327" * (size // 6),
    "letters with marks": repeated("a\u0300\u0316\u0327"),
    "bidirectional overrides": repeated("\u202ea\u2066"),
    "NUL": repeated("\0"),
    "escapes": repeated("\x1b[31m"),
    "digits": repeated("1"),
    "groups of digits": repeated("1,"),
    "groups of three": repeated("111."),
    "numbers": numbers,
    "amounts": repeated("€ 1,50 "),
    "prices": prices,
    "percentages": repeated("5 % "),
    "minus signs": repeated("-"),
    "currency signs": repeated("$"),
    "signs and digits": repeated("$1"),
    "brackets": repeated("("),
    "square brackets": repeated("[a "),
    "braces": repeated("{{"),
    "quotation marks": repeated('" '),
    "curly quotation marks": repeated("“a "),
    "guillemets": repeated("«a» "),
    "apostrophes": repeated("'a"),
    "stops": repeated(". "),
    "dots": repeated("."),
    "question marks": repeated("?"),
    "ellipses": repeated("a… "),
    "initials": repeated("A. B. "),
    "line breaks": repeated("\n"),
    "lines": repeated("a\n"),
    "carriage returns": repeated("\r\n"),
    "one long word": repeated("a"),
    "one long name": repeated("A"),
    "names": repeated("Anna Visser "),
    "words": words,
    "a phrase": repeated("not found in the document "),
    "an apology": repeated("I'm sorry, I cannot "),
    "an opening": repeated("Sure! Here is "),
    "the question": repeated("What is the total? "),
    "examples": repeated("For example: "),
    "Han": repeated("三"),
    "kana": repeated("の"),
    "Hangul": repeated("원"),
    "Thai": repeated("ก"),
    "Arabic": repeated("م"),
    "emoji": repeated("👨‍👩‍👧"),
    "flags": repeated("🇳🇱"),
    "spaces": repeated(" "),
    "wide spaces": repeated("\u3000"),
    "joiners": repeated("\u200d"),
    "dates": repeated("1.1."),
    "written dates": repeated("12 March 2026 "),
    "slashes": repeated("1/1/"),
    "opening JSON": repeated("["),
    "opening objects": repeated('{"a":'),
    "deep JSON": deep,
    "an array": array_of_numbers,
    "an object": object_of_keys,
    "objects on lines": repeated('{"a":1}\n'),
    "half a string": repeated('"\\'),
    "list items": repeated("- 1. "),
    "bold": repeated("**"),
    "underscores": repeated("_a"),
    "backticks": repeated("`"),
    "fences": repeated("```\n"),
    "headings": repeated("# "),
    "tables": repeated("|"),
    "links": repeated("[a]("),
    "tags": repeated("<a"),
    "closing tags": repeated("</"),
    "entities": repeated("&"),
    "addresses": repeated("http://a."),
    "at signs": repeated("a@"),
    "placeholders": repeated("[Name"),
    "colons": repeated("a: "),
    "middle dots": repeated("a · "),
    "varied": varied,
}

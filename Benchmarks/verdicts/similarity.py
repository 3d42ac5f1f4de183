"""The measures of `similar` and `levenshtein` beside the libraries that are used for them."""
import re
import resource
import time

# A likeness differs from a library's by less than the first of these that it passes by.
STEPS = [1e-8, 1e-6, 1e-4, 1e-2]
# Fewer comparisons take too little time to be timed.
LEAST = 3000


def pairs(folder, languages, limit):
    """Pairs of texts by language: a sentence and its like, from near to far."""
    found = {}
    for code in languages:
        path = folder / "language" / "sentences" / f"{code}.txt"
        if not path.exists():
            continue
        lines = [line for line in path.read_text("utf-8").split("\n") if line.strip()][:limit]
        found[code] = []
        for index, line in enumerate(lines):
            other = lines[(index + 1) % len(lines)]
            middle = len(line) // 2
            found[code] += [(line, line[:middle] + line[middle + 3:]),
                            (line, line[:middle] + other[len(other) // 2:]), (line, other)]
    return found


def chrf():
    from sacrebleu.metrics import CHRF
    measure = CHRF(word_order=0, eps_smoothing=False)
    return lambda text, reference: measure.sentence_score(text, [reference]).score / 100


def rouge():
    from rouge_score.rouge_scorer import RougeScorer
    scorer = RougeScorer(["rougeL"], use_stemmer=False)
    return lambda text, reference: scorer.score(reference, text)["rougeL"].fmeasure


def edits():
    from rapidfuzz.distance import Levenshtein
    return Levenshtein.distance


MEASURES = [
    ("chrF2", "sacrebleu", chrf, {"similar": {"by": "chrf"}}),
    ("ROUGE-L", "rouge-score", rouge, {"similar": {"by": "rouge-l"}}),
    ("Levenshtein", "rapidfuzz", edits, {"levenshtein": {}}),
]


def line(assertion, pair, **bound):
    name, options = next(iter(assertion.items()))
    return {"assertion": {name: options | bound}, "answer": pair[0], "reference": pair[1]}


def differences(telltale, assertion, items, scores):
    """How many items are within each step of the library's scores, or have its number of edits."""
    if "levenshtein" in assertion:
        found = telltale.lines(["judge", "--jsonl", "-"],
                               [line(assertion, pair, **{"at-most": 0}) for pair in items])
        counts = [int(re.search(r"is (\d+) edit", answer["message"])[1]) for answer in found]
        return max(abs(count - score) for count, score in zip(counts, scores))
    for step in STEPS:
        bounds = []
        for pair, score in zip(items, scores):
            bounds.append(line(assertion, pair, **{"at-least": max(0.0, score - step)}))
            # Nothing is above 1.
            bounds.append(line(assertion, pair, **{"at-least": min(1.0, score + step)}))
        found = [answer["verdict"] for answer in telltale.lines(["judge", "--jsonl", "-"], bounds)]
        if all(low == "pass" and (high == "fail" or score + step >= 1)
               for low, high, score in zip(found[::2], found[1::2], scores)):
            return step
    return None


def cpu_of_children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def seconds(telltale, lines):
    start = cpu_of_children()
    telltale.lines(["judge", "--jsonl", "-"], lines)
    return cpu_of_children() - start


def section(telltale, folder, languages, limit, version, table, page):
    texts = pairs(folder, languages, limit)
    rows = []
    for name, package, make, assertion in MEASURES:
        if not version(package):
            continue
        score = make()
        # rouge-score knows letters of ASCII only: elsewhere it scores 0 or parts of words.
        used = {code: items for code, items in texts.items() if name != "ROUGE-L" or code == "en"}
        items = [pair for code in used for pair in used[code]]
        if name == "ROUGE-L":
            items = [(a, b) for a, b in items if (a + b).isascii()]
        rounds = -(-LEAST // len(items))
        start = time.process_time()
        for _ in range(rounds):
            scores = [score(*pair) for pair in items]
        theirs = (time.process_time() - start) / rounds
        bound = {"at-most": 0} if name == "Levenshtein" else {"at-least": 0}
        # Reading the lines and writing the verdicts is no part of it.
        lines = [line(assertion, pair, **bound) for pair in items] * rounds
        idle = seconds(telltale, [read | {"assertion": {"outcome": "answered"}} for read in lines])
        ours = (seconds(telltale, lines) - idle) / rounds
        largest = differences(telltale, assertion, items, scores)
        shown = ("above 0.01" if largest is None else f"{largest} edits" if name == "Levenshtein"
                 else f"below {largest:g}")
        rows.append([name, f"{package} {version(package)}", len(items), len(used), shown,
                     f"{1e6 * theirs / len(items):.0f}", f"{1e6 * ours / len(items):.0f}",
                     f"{theirs / ours:.2g}" if ours > 0 else "–"])
    if not rows:
        return
    page += ["## Likeness", "",
             "Sentences beside others from near to far, in the 15 languages; for ROUGE-L the English ones "
             "in ASCII, because rouge-score drops all other letters. The largest difference is between "
             "the likeness that `similar` compares, from 0 to 1, and the library's; of `levenshtein`, of "
             "edits. Time is of the processor: the library's function alone, and `judge` less what it takes "
             "to read the same lines for another assertion.", ""]
    page += table(["", "beside", "pairs", "languages", "largest difference", "µs, library",
                   "µs, Telltale", "times as fast"], rows)

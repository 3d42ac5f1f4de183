"""COUNT samples for Inspect AI's mock model, each with five scorers that look for a text.

Its mock model counts tokens with a table that tiktoken downloads; here a token is a word, which is
faster, and needs no network.
"""
import sys

import tiktoken


class Words:
    def encode(self, text, **_):
        return text.split()


tiktoken.get_encoding = lambda _: Words()
tiktoken.encoding_for_model = lambda _: Words()

from inspect_ai import Task, eval as evaluate  # noqa: E402
from inspect_ai.dataset import Sample  # noqa: E402
from inspect_ai.model import ModelOutput, get_model  # noqa: E402
from inspect_ai.scorer import includes  # noqa: E402

COUNT = int(sys.argv[1])
answers = [ModelOutput.from_content("mockllm/model", f"£{n % 90 + 1}.45 is the total.")
           for n in range(COUNT)]
samples = [Sample(input=f"How much did I pay at shop {n}?", target=f"{n % 90 + 1}.45")
           for n in range(COUNT)]
log, = evaluate(
    Task(dataset=samples, scorer=[includes() for _ in range(5)]),
    model=get_model("mockllm/model", custom_outputs=answers), display="none", log_dir="logs",
    max_connections=1)
if log.status != "success":
    sys.exit(f"the run ended as {log.status}: {log.error}")

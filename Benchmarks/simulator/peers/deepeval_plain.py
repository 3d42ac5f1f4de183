"""COUNT test cases for DeepEval, each with five metrics that look for a text and ask no model."""
import os
import sys

os.environ["DEEPEVAL_TELEMETRY_OPT_OUT"] = "YES"

from deepeval import evaluate  # noqa: E402
from deepeval.evaluate.configs import AsyncConfig, CacheConfig, DisplayConfig  # noqa: E402
from deepeval.metrics import BaseMetric  # noqa: E402
from deepeval.test_case import LLMTestCase  # noqa: E402


class Contains(BaseMetric):
    def __init__(self, name):
        self.threshold = 1.0
        self.async_mode = False
        self.name = name

    def measure(self, case, *_, **__):
        self.score = float(case.expected_output in case.actual_output)
        self.success = self.score >= self.threshold
        self.reason = ""
        return self.score

    async def a_measure(self, case, *_, **__):
        return self.measure(case)

    def is_successful(self):
        return self.success

    @property
    def __name__(self):
        return self.name


COUNT = int(sys.argv[1])
cases = [LLMTestCase(input=f"How much did I pay at shop {n}?",
                     actual_output=f"£{n % 90 + 1}.45 is the total.",
                     expected_output=f"{n % 90 + 1}.45") for n in range(COUNT)]
evaluate(cases, [Contains(f"contains {n}") for n in range(5)],
         async_config=AsyncConfig(run_async=False),
         display_config=DisplayConfig(show_indicator=False, print_results=False),
         cache_config=CacheConfig(write_cache=False, use_cache=False))

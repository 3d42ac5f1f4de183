"""Writes the inputs of the vote into a folder, each to a file, as seeds for the fuzzer.

    python seeds.py OUT [FOLDER ...]
"""

import os
import random
import sys

import inputs
from generator import Generator


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    generator = Generator(random.Random(1))
    seeds = [data for _, data in inputs.gather(folders, largest=4096)]
    seeds += [generator.document() for _ in range(500)]
    for number, data in enumerate(seeds):
        with open(os.path.join(out, f"{number:05}.yaml"), "wb") as file:
            file.write(data)
    print(f"{len(seeds)} seeds in {out}")


main()

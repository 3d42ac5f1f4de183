#!/usr/bin/env python3
"""Writes a project of many cells: CASES cases on five simulated models each.

usage: project.py FOLDER CASES
"""
import json
import os
import sys

folder, count = sys.argv[1], int(sys.argv[2])
os.makedirs(f"{folder}/suites", exist_ok=True)
models = ["afm-2", "afm-2.1", "afm-3-core", "afm-3-core-advanced", "afm-cloud"]
with open(f"{folder}/suites/rows.jsonl", "w") as rows:
    for number in range(count):
        euros = f"{number // 100}.{number % 100:02}"
        row = {
            "name": f"case-{number:06}",
            "question": f"How much was the repair of bicycle {number}?",
            "text": f"Bicycle {number}\nRepair, new chain   € {euros}\nPaid by card",
        }
        rows.write(json.dumps(row) + "\n")
with open(f"{folder}/suites/many.yaml", "w") as suite:
    suite.write(
        "suite: many\n"
        f"models: [{', '.join(models)}]\n"
        "options: {sampling: greedy}\n"
        "instructions: Answer from the document alone.\n"
        'prompt: "{{text}}\\n\\n{{question}}"\n'
        "assert: [complete]\n"
        "cases: {from: rows.jsonl}\n")

#!/bin/bash
# Runs shards side by side by GNU parallel, merges them, and compares the result with the run of
# one machine.
#
# usage: parallel-shards.sh TELLTALE [CASES [SHARDS]]
#
# Needs GNU parallel (Debian: apt-get install parallel).
set -u
telltale=$(realpath "$1") cases=${2:-400} shards=${3:-8}
if ! command -v parallel >/dev/null; then echo "skipped: GNU parallel is not installed"; exit 0; fi
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/project.py" "$work/one" "$cases"
cd "$work" || exit 1
report() { grep -v '"run": \|"started-at"\|"seconds"' "$1"; }
(cd one && "$telltale" run --gate none --no-default-reports --report json=run.json >out 2>&1) || exit 1
# Each shard in a copy of the project, as on a machine of its own.
for ((i = 1; i <= shards; i++)); do cp -r one "shard-$i"; rm -rf "shard-$i/.telltale"; done
export TELLTALE_SHARDS=$shards
parallel --will-cite --jobs 4 --joblog jobs.tsv \
  "cd shard-{#} && '$telltale' run --shard auto --gate none --no-default-reports >out 2>err" \
  ::: $(seq "$shards") || { cat shard-*/err; exit 1; }
mkdir runs
for ((i = 1; i <= shards; i++)); do cp shard-$i/.telltale/runs/*.run "runs/$i.run"; done
sed -n 's/^note: //p' shard-*/err | sort
(cd one && "$telltale" merge ../runs --no-default-reports --report json=merged.json >merged.out 2>&1) \
  || { cat one/merged.out; exit 1; }
if cmp <(report one/run.json) <(report one/merged.json); then
  echo "$shards shards of $((cases * 5)) cells: the same as one run, byte for byte, but for names and times"
else
  echo "DIFFERENT"
  exit 1
fi
rm runs/3.run
(cd one && "$telltale" merge ../runs >/dev/null 2>merged.err)
echo "without shard 3: exit $?, $(head -1 one/merged.err)"

#!/bin/sh
# Runs the project's suites with one job and with eight, and compares the reports byte for byte
# apart from the run's name and its times.
set -eu
cd "$(dirname "$0")/.."
telltale=.build/release/telltale
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for jobs in 1 8; do
  "$telltale" run -j "$jobs" --no-default-reports --report json="$scratch/$jobs.json" \
    >"$scratch/$jobs.txt" || {
    cat "$scratch/$jobs.txt"
    exit 1
  }
  sed -E '/^  "(run|started-at|seconds)": /d' "$scratch/$jobs.json" >"$scratch/$jobs.stable"
done
cmp "$scratch/1.stable" "$scratch/8.stable"
sed -E '/^  "(run|started-at|seconds)": /d' reports/run.json | cmp - "$scratch/1.stable"
changes=$(git status --porcelain)
if [ -n "$changes" ]; then
  echo "the run changed the repository:" >&2
  echo "$changes" >&2
  exit 1
fi
echo "the reports are the same"

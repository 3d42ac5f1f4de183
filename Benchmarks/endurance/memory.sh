#!/bin/bash
# Measures the memory that a run takes at its peak, and its time, by the number of cells.
#
# usage: memory.sh TELLTALE [CASES…]
#
# Cases have five cells each. Needs GNU time.
set -u
telltale=$(realpath "$1"); shift
here=$(dirname "$(realpath "$0")")
if [ ! -x /usr/bin/time ]; then echo "skipped: GNU time is not installed"; exit 0; fi
for cases in "${@:-200 2000 20000}"; do
  for count in $cases; do
    work=$(mktemp -d)
    python3 "$here/project.py" "$work" "$count"
    (cd "$work" && /usr/bin/time -f "$((count * 5)) cells: %M kB at the peak, %e s, %U s of the processor" \
      "$telltale" run --gate none --no-default-reports >out 2>err; tail -1 err; du -k .telltale/runs/*.run | cut -f1 | sed 's/$/ kB in the run file/')
    rm -rf "$work"
  done
done

#!/bin/bash
# Runs on a file system of 1 MB until it is full: the run ends with exit 6, says so, and leaves
# nothing half written.
#
# usage: full-disk.sh TELLTALE
#
# Needs to be root in a mount namespace of its own, which `unshare` makes.
set -u
telltale=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
if [ "${2:-}" != inside ]; then
  if ! unshare -m true 2>/dev/null; then echo "skipped: no mount namespace can be made here"; exit 0; fi
  exec unshare -m "$0" "$telltale" inside
fi
work=$(mktemp -d)
trap 'cd /; umount "$work/small" 2>/dev/null; rm -rf "$work"' EXIT
mkdir "$work/small"
mount -t tmpfs -o size=1m tmpfs "$work/small" || { echo "skipped: no tmpfs can be mounted"; exit 0; }
python3 "$here/project.py" "$work/small" 8
cd "$work/small" || exit 1
"$telltale" run --gate none >../out 2>../err
echo "with room: exit $?"
before=$(sha256sum reports/*)
ok=0
# Fill what is left but for some kilobytes, in many sizes: each time another write is the first to fail.
for room in 0 4 12 28 60 100 160 240 320 480; do
  rm -f filler
  free=$(df --output=avail -k . | tail -1)
  if [ "$free" -gt "$room" ]; then head -c $(((free - room) * 1024)) /dev/zero >filler; fi
  "$telltale" run --gate none >../out 2>../err
  code=$?
  last=$(tail -1 ../out)
  rm -f filler
  for report in reports/run.json; do
    python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$report" || { echo "HALF WRITTEN: $report"; exit 1; }
  done
  xmllint --noout reports/junit.xml 2>/dev/null || python3 -c '
import sys, xml.dom.minidom; xml.dom.minidom.parse("reports/junit.xml")' || { echo "HALF WRITTEN"; exit 1; }
  if ls reports/ | grep -v -q '^\(run.json\|junit.xml\|README.md\)$'; then echo "LEFT: $(ls reports)"; exit 1; fi
  echo "$room kB left: exit $code; $last; $(grep -c '^error' ../err) errors, first: $(grep -m1 '^error' ../err)"
  case $code in 0 | 6) ok=$((ok + 1)) ;; *) exit 1 ;; esac
  "$telltale" doctor >../doctor 2>&1 || { cat ../doctor; }
  # What does not end is a run of its own that a later one does not need.
  rm -rf .telltale/runs
done
echo "$ok of 10 ended with 0 or 6, and no report was half written"

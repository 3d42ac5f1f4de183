#!/bin/bash
# Kills a run at random instants, resumes it each time, and compares the end with a run that
# nobody disturbed.
#
# usage: kill-and-resume.sh TELLTALE [CASES [KILLS [SEED]]]
#
# Cases have five cells each. Prints what was kept at each resume, and whether the two runs are the
# same but for names and times; exits with 1 where they are not.
set -u
telltale=$(realpath "$1") cases=${2:-4000} kills=${3:-50}
RANDOM=${4:-1}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/project.py" "$work" "$cases"
cd "$work" || exit 1
quiet="--gate none --no-default-reports"
report() { grep -v '"run": \|"started-at"\|"seconds"' "$1"; }

start=$(date +%s%N)
"$telltale" run $quiet --report json=whole.json >whole.out 2>&1 || { cat whole.out; exit 1; }
milliseconds=$((($(date +%s%N) - start) / 1000000))
echo "undisturbed: $((cases * 5)) cells in $milliseconds ms"
rm -rf .telltale

killed=0 last=0 ended=0
# Goes on undisturbed, and compares the end with the run that nobody disturbed.
finish() {
  "$telltale" run $quiet --resume --report json=resumed.json >run.out 2>run.err || { cat run.out; exit 1; }
  if ! cmp <(report whole.json) <(report resumed.json); then echo "DIFFERENT after $killed kills"; exit 1; fi
  ended=$((ended + 1)) last=0
  rm -rf .telltale
}

while [ "$killed" -lt "$kills" ]; do
  "$telltale" run $quiet --resume >run.out 2>run.err &
  pid=$!
  # At any instant: while the plan is written, while the last run is read, while trials are stored. A
  # simulated answer that is kept takes as long to judge as a new one, so a run comes no further
  # than its time.
  delay=$((RANDOM * 32768 + RANDOM))
  sleep "$(awk "BEGIN {print ($delay % $milliseconds) / 1000}")"
  if kill -9 $pid 2>/dev/null; then killed=$((killed + 1)); fi
  wait $pid 2>/dev/null
  if grep -q 'which is complete' run.err || grep -q 'exit 0' run.out; then
    # It ended before it was killed.
    finish
    continue
  fi
  kept=$(sed -n 's/.*: \([0-9]*\) of [0-9]* trials kept.*/\1/p' run.err)
  # A run that was killed before it said so has no number.
  if [ "${kept:-$last}" -lt "$last" ]; then echo "LOST: $kept kept after $last"; exit 1; fi
  last=${kept:-$last}
done
finish
echo "killed $killed times, ended $ended times: each time the same, byte for byte, but for names and times"

# Sourced: gives the tests a Python with the packages that they ask for a second
# opinion, in TELLTALE_PYTHON. Without a package index those tests are skipped.

telltale_venv=.build/python
if ! "$telltale_venv/bin/python" -c 'import jsonschema' 2>/dev/null; then
  if ! { python3 -m venv "$telltale_venv" &&
    "$telltale_venv/bin/python" -m pip install --quiet 'jsonschema>=4.10'; }; then
    echo "jsonschema cannot be installed: the tests that need it use python3 as it is, or are skipped"
  fi
fi
if "$telltale_venv/bin/python" -c 'import jsonschema' 2>/dev/null; then
  # The same in a fraction of the time; not built for every machine.
  "$telltale_venv/bin/python" -c 'import jsonschema_rs' 2>/dev/null ||
    "$telltale_venv/bin/python" -m pip install --quiet --only-binary :all: jsonschema-rs || true
  TELLTALE_PYTHON="$PWD/$telltale_venv/bin/python"
  export TELLTALE_PYTHON
  "$TELLTALE_PYTHON" -c 'import sys; from importlib.metadata import version; print("Python", sys.version.split()[0], "jsonschema", version("jsonschema"))'
fi

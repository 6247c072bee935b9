#!/usr/bin/env bash
# Installs what is missing, checks the sources, builds without a warning, runs a client and every
# test.
# usage: Scripts/test.sh [ARGUMENTS of swift test…]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

Scripts/install.sh run test
Scripts/check.sh

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The same flags for both commands: other flags would build everything twice.
flags=(-Xswiftc -warnings-as-errors)
swift build --build-tests "${flags[@]}" 2>&1 | tee "$log"
if grep -E '(^|[^a-z])warning: ' "$log" >&2; then
  echo "test: the build has warnings" >&2
  exit 1
fi

# A client in a package of its own: the public documents' code, in both language modes.
Scripts/seeds.sh

status=0
swift test --skip-build "${flags[@]}" "$@" 2>&1 | tee "$log" || status=$?
# The closing line once more, last and plain, for whoever reads only the end.
sed 's/\x1b\[[0-9;]*m//g' "$log" | grep -E 'Test run with .*(passed|failed)' | tail -n 1 \
  | sed 's/^[^T]*//' || true
exit "$status"

#!/usr/bin/env bash
# Times every stage: one JSON line a case on standard output.
# usage: Scripts/bench.sh [ARGUMENTS of raster-bench…]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

Scripts/install.sh run
swift build -c release --product raster-bench >&2
exec "$(swift build -c release --show-bin-path)/raster-bench" "$@"

#!/usr/bin/env bash
# Builds and runs the sheet code of two public documents as an ordinary client of the package would.
# usage: Scripts/seeds.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

tree=$(swift run --package-path Fixtures/Seeds --scratch-path .build/seeds Render)
# The article's default sheet on a window of 1024 by 1366: seven tenths of it, in its middle.
for place in '(153.6, 204.9, 716.8, 956.2)' '(358.4, 409.8, 307.2, 546.4)'; do
  [[ $(grep -cF "$place" <<< "$tree") -ge 2 ]] || {
    printf 'seeds: nothing lies at %s\n%s\n' "$place" "$tree" >&2
    exit 1
  }
done
echo "seeds: the documents' code compiles and renders in both language modes"

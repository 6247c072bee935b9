#!/usr/bin/env bash
# Uses the report's page in a headless Chromium, as a reader would. Not a part of test.sh, because
# the browser is large (350 MB).
# usage: Scripts/browser.sh [FOLDER]      FOLDER for pictures of the page; out/browser
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

Scripts/install.sh run browser
swift build --product sheetshot
sheetshot=$(swift build --show-bin-path)/sheetshot
output=${1:-out/browser}
mkdir -p "$output"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# What a run finds must not depend on where this script runs.
unset SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS GITHUB_ACTIONS
unset TEST_TOTAL_SHARDS CI_NODE_TOTAL

scene() {
  cat >"$folder/$1.json" <<SCENE
{"presenter": {"Text": "Below"}, "sheet": {"partialSheet": {"content": {"Text": "$2"}}}}
SCENE
}
# A sheet that slides in, in four frames, under a masked clock.
motion() {
  cat >"$folder/motion.json" <<SCENE
{"presenter": {"VStack": [{"Text": "Below"}, {"Text": "$1", "accessibilityIdentifier": "clock"}]},
 "frames": {"to": 0.3, "fps": 10}, "masks": ["clock"],
 "sheet": {"partialSheet": {"content": {"Text": "$2"}}}}
SCENE
}
verify() {
  local status=0
  "$sheetshot" verify "$folder"/{broken,different,missing,motion,same}.json --scale 1 \
    --references "$folder/references" "$@" || status=$?
  ((status <= 2)) || exit "$status"
}

for name in broken different missing same; do scene "$name" "Before"; done
motion "9:41" "Before"
verify --record missing --report "$folder/first"
scene different "After"
motion "10:07" "After"
rm "$folder/references/missing.png"
: >"$folder/references/broken.png"
verify --record never --report "$folder/report"
verify --record never --report "$folder/shard" --shard 2/2
"$sheetshot" report "$folder/shard" -o "$folder/half" || true

python3 Tests/Browser/report_page.py "$(command -v chromium)" "$folder/report" "$folder/half" \
  "$output"

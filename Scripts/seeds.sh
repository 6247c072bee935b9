#!/usr/bin/env bash
# Builds and runs the sheet code of two public documents as an ordinary client of the package would,
# and takes the pictures of that client's previews.
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
# What a sheet adds to a list of SwiftData's models is in the list.
[[ $(grep -cF '"Cheese"' <<< "$tree") -eq 2 ]] || {
  printf 'seeds: nothing was added to the groceries\n%s\n' "$tree" >&2
  exit 1
}
# The modules beside SwiftUI are found, and what they offer is drawn.
for words in '"Lighthouse"' '"Pick a photo"' '"sea.mp4"' '"Sign in with Apple"'; do
  [[ $(grep -cF "$words" <<< "$tree") -eq 1 ]] || {
    printf 'seeds: there is no %s\n%s\n' "$words" "$tree" >&2
    exit 1
  }
done
echo "seeds: the documents' code compiles and renders in both language modes"
echo "seeds: an app's target finds its pictures, colors and words"
echo "seeds: twelve screens open, present and draw their sheets"

# Every preview of a client is found and drawn, of both kinds and in both language modes.
pictures=$(mktemp -d)
trap 'rm -rf "$pictures"' EXIT
[[ -x .build/debug/sheetshot ]] || swift build --product sheetshot
.build/debug/sheetshot previews --package Fixtures/Seeds --product Previews \
  --scratch-path .build/seeds -o "$pictures" > /dev/null
for module in Previews5 Previews6; do
  for name in Card.{1,Green-card,Shared,Presented,Words-1,Words-2,Controller} \
    Hidden-Previews.1 Screen_Previews.{Plain,Small-phone,3,4}; do
    [[ -s $pictures/$module-$name.png ]] || {
      printf 'seeds: there is no picture of the preview %s\n' "$module-$name" >&2
      exit 1
    }
  done
done
echo "seeds: all previews of the client are found and drawn"

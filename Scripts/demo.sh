#!/usr/bin/env bash
# Renders the gallery: every scene of Fixtures/Scenes as a PNG, two strips and two animations of
# the slide, and one page that shows them all.
# usage: Scripts/demo.sh [FOLDER]      (default: out)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "${1:-$root/out}"
out=$(cd "${1:-$root/out}" && pwd)
cd "$root"

# The scenes whose movement is shown, and how many seconds of it a strip shows.
moving=(slide slide-custom)
declare -A seconds=([slide]=0.35 [slide-custom]=0.7)

Scripts/install.sh run
swift build -c release --product sheetshot >&2
sheetshot="$(swift build -c release --show-bin-path)/sheetshot"

"$sheetshot" render Fixtures/Scenes/*.json -o "$out" --index
figures=''
for name in "${moving[@]}"; do
  scene="Fixtures/Scenes/$name.json"
  "$sheetshot" strip "$scene" -o "$out/$name-strip.png" --to "${seconds[$name]}" --frames 8 --labels
  "$sheetshot" animate "$scene" -o "$out/$name-animated.png" --fps 60 --scale 1
  for file in "$name-strip.png" "$name-animated.png"; do
    figures+="<figure><a href=\"$file\"><img src=\"$file\" alt=\"${file%.png}\" height=\"420\"></a>"
    figures+="<figcaption>${file%.png}</figcaption></figure>"
  done
done

# The strips and animations follow the pictures on the page.
page=$(<"$out/index.html")
printf '%s\n' "${page/<\/main>/$figures</main>}" >"$out/index.html"
echo "$out/index.html"

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

list=$(mktemp)
trap 'rm -f "$list"' EXIT
"$sheetshot" render Fixtures/Scenes/*.json -o "$out" --index | tee "$list"

# The pixels of every picture, to be compared with those that the tests know. Where a change is
# meant, the new list is copied over the old one after the pictures have been looked at.
known=Fixtures/References/gallery.sha256
while read -r path; do
  name=$(basename "$path" .png)
  echo "$("$sheetshot" inspect "$path" | sed -n 's/^pixel hash *//p') $name"
done < <(grep '\.png$' "$list") >"$out/gallery.sha256"

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
if ! diff "$known" "$out/gallery.sha256" >&2; then
  echo "demo: these pictures differ from $known" >&2
  exit 1
fi

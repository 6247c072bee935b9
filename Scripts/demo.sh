#!/usr/bin/env bash
# Renders the gallery: every scene of Fixtures/Scenes as a PNG, two strips and two animations of
# the slide, and one page that shows them all.
# usage: Scripts/demo.sh [FOLDER]      (default: out)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "${1:-$root/out}"
out=$(cd "${1:-$root/out}" && pwd)
cd "$root"

# The scenes whose movement is shown: as a strip of frames, and as an animated PNG.
moving=(slide slide-out)

# Prints one figure of the page.
figure() {
  local name=${1#"$out"/}
  printf '<figure><a href="%s"><img src="%s" alt="%s" loading="lazy"></a>' "$name" "$name" "$name"
  printf '<figcaption>%s</figcaption></figure>\n' "${name%.png}"
}

# Prints the page that shows the pictures whose paths it is given.
page() {
  cat <<'HTML'
<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sheetshot gallery</title>
<style>
  body { margin: 2rem; font: 14px system-ui, sans-serif; background: #8e8e93; color: #fff }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-end }
  figure { margin: 0 } figcaption { padding: .4rem 0 }
  img { display: block; max-width: 100%; max-height: 420px; box-shadow: 0 1px 6px #0006 }
</style>
<h1>Sheetshot gallery</h1>
<main>
HTML
  local path
  for path in "$@"; do figure "$path"; done
  echo '</main></html>'
}

Scripts/install.sh run
swift build -c release --product sheetshot >&2
sheetshot="$(swift build -c release --show-bin-path)/sheetshot"

list=$(mktemp)
trap 'rm -f "$list"' EXIT
"$sheetshot" render Fixtures/Scenes/*.json -o "$out" | tee "$list"
for name in "${moving[@]}"; do
  scene="Fixtures/Scenes/$name.json"
  "$sheetshot" strip "$scene" -o "$out/$name-strip.png" --frames 8 --labels | tee -a "$list"
  "$sheetshot" animate "$scene" -o "$out/$name-animated.png" --fps 60 | tee -a "$list"
done

mapfile -t pictures < <(grep '\.png$' "$list")
page "${pictures[@]}" >"$out/index.html"
echo "$out/index.html"

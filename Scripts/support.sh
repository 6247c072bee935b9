#!/usr/bin/env bash
# Writes the table of what is supported from the sources: Support.md, and its counts in README.md.
# usage: Scripts/support.sh [--check]
#
# With --check nothing is written, and what is out of date is printed.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.."

page=Sources/SheetUI/SheetUI.docc/Support.md

# Prints `category<tab>name` for each public declaration. The formatter's layout is relied on: a
# declaration stands on one line up to its conformances, and a block ends at its own margin.
declarations() {
  # shellcheck disable=SC2046
  awk '
    function emit(category, name) {
      gsub(/`/, "", name)
      if (name != "" && name !~ /^(_.*|description)$/) print category "\t" name
    }
    function word(text) { match(text, /[A-Za-z_`][A-Za-z0-9_`.]*/); return substr(text, RSTART, RLENGTH) }
    # Sorts a type by what it conforms to.
    function type(name, conformances, kind) {
      if (name ~ /\./ || name ~ /^(_.*|Never|Optional|(NS)?(Mutable)?ParagraphStyle)$/) return
      conformances = " " conformances " "
      gsub(/[,{<>:]/, " ", conformances)
      if (wrapper) emit("Property wrappers", "@" name)
      else if (conformances ~ / (_[A-Za-z]*|Insettable|RoundedRectangular)?Shape /) emit("Shapes", name)
      else if (conformances ~ / (_[A-Za-z]*)?Gesture /) emit("Gestures", name)
      else if (conformances ~ / [A-Za-z]*Style /) emit("Styles", name)
      else if (conformances ~ / (Layout|_VariadicLayout) /) emit("Layouts", name)
      else if (conformances ~ / (_[A-Za-z]*)?(Scene|Commands) /) emit("Scenes", name)
      else if (conformances ~ / (Container|_[A-Za-z]*)?View /) emit("Views", name)
      else if (conformances ~ / (_[A-Za-z]*)?(Customizable)?(Toolbar|Tab)Content /) emit("Views", name)
      else if (FILENAME ~ /\/UIKit\// || name ~ /^UI[A-Z]/) emit("UIKit", name)
      else if (FILENAME ~ /\/SwiftData\// && kind != "extension") emit("SwiftData", name)
      else if (FILENAME ~ /\/Combine\// && kind != "protocol") emit("Combine", name)
      else if (kind == "protocol") emit("Protocols", name)
    }
    FNR == 1 { extended = ""; wrapper = 0; pending = "" }
    /^ *\/\// { next }
    pending != "" {
      pending = pending " " $0
      if ($0 !~ /\{/) next
      $0 = pending; pending = ""
    }
    /^@.*propertyWrapper/ { wrapper = 1; next }
    /^(@[A-Za-z_]+(\([^)]*\))? +)*(nonisolated +)?(public|open) .*(struct|class|enum|protocol|actor) / ||
    /^(@[A-Za-z_]+(\([^)]*\))? +)*(nonisolated +)?extension / {
      if ($0 !~ /\{/) { pending = $0; next }
    }
    /^(nonisolated +)?(@[A-Za-z_()]+ +)*extension / {
      line = $0; sub(/^.*extension +/, "", line)
      extended = word(line); rest = substr(line, length(extended) + 1)
      constraint = rest
      sub(/ where .*/, "", rest); sub(/\{.*/, "", rest)
      if (rest ~ /^(<[^:]*>)?: /) type(extended, rest, "extension")
      next
    }
    /^(nonisolated +)?(@[A-Za-z_()]+ +)*(nonisolated +)?(public|open) .*(struct|class|enum|protocol) / {
      line = $0; kind = ($0 ~ / protocol /) ? "protocol" : "type"
      sub(/^.*(struct|class|enum|protocol) +/, "", line)
      name = word(line); rest = substr(line, length(name) + 1)
      # What generic parameters conform to is their own business.
      while (sub(/<[^<>]*>/, "", rest)) {}
      sub(/ where .*/, "", rest); sub(/\{.*/, "", rest)
      type(name, rest, kind)
      wrapper = 0; extended = ""
      next
    }
    /^public macro / { line = $0; sub(/.*macro +/, "", line); emit("Macros", word(line)); next }
    /^\}/ { extended = "" ; next }
    /^  .*public / && extended == "View" && /func / {
      line = $0; sub(/.*func +/, "", line); emit("Modifiers", word(line)); next
    }
    /^  .*public / && extended == "EnvironmentValues" && / var / {
      line = $0; sub(/.* var +/, "", line); emit("Environment values", word(line)); next
    }
    /^  .*public static (var|func) / && extended ~ /Style$/ && constraint ~ /Self ==/ {
      line = $0; sub(/.*static (var|func) +/, "", line); emit("Styles", "." word(line)); next
    }
  ' $(find Sources/SheetUI Sources/Combine Sources/SwiftData -name '*.swift' 2> /dev/null | sort) \
    | sort -u
}

# Prints `module<tab>name` for each public name of the modules beside SwiftUI's own.
companions() {
  local module
  for module in $(sed -n '/^let companions/,/^]/p' Package.swift | grep -oE '\("[A-Za-z]+"' \
    | tr -d '("' | sort); do
    { grep -hE '^(@[A-Za-z_]+(\([^)]*\))? +)*(nonisolated +)?(public|open) (final )?(struct|class|enum|protocol|typealias|func|let) ' \
      "Sources/$module"/*.swift || true; } \
      | sed -E 's/.*(struct|class|enum|protocol|typealias|func|let) +([A-Za-z0-9_]+).*/\2/' \
      | sort -u | awk -v module="$module" '
        !/^_/ { print module "\t" $0; n++ }
        END { if (n == 0) print module "\t" }'
  done
}

# Markdown with one paragraph a category, wrapped to 100 columns.
support() {
  cat << 'TEXT'
# What is supported

Made from the sources by `Scripts/support.sh`. What isn't here is an error of the compiler, which
names it; nothing is accepted and then silently ignored.
TEXT
  local category
  while read -r category; do
    printf '\n## %s\n\n' "$category"
    awk -F '\t' -v category="$category" '$1 == category { printf "%s`%s`", n++ ? ", " : "", $2 }' \
      <<< "$1" | fold -s -w 100 | sed 's/ *$//'
    printf '\n'
  done < <(categories)
  cat << 'TEXT'

## Other modules

They offer what sheet code imports them for. Pages of the system are drawn as stand-ins that say what
they stand for; what a device would have to give (places, photos, a network, a purchase) is denied.

TEXT
  local module
  for module in $(companions | cut -f 1 | uniq); do
    companions | awk -F '\t' -v module="$module" '
      $1 == module && $2 != "" { names = names (n++ ? ", " : "") "`" $2 "`" }
      END { print "- **`" module "`**: " (n ? names : "what other modules have") }' \
      | fold -s -w 98 | sed -e 's/ *$//' -e '2,$s/^/  /'
  done
}

categories() {
  printf '%s\n' Views Modifiers 'Property wrappers' Macros 'Environment values' Styles Shapes \
    Gestures Layouts Scenes Protocols UIKit Combine SwiftData
}

# The table that stands in README.md.
summary() {
  printf '| what | how many |\n| --- | --- |\n'
  local category
  while read -r category; do
    printf '| %s | %d |\n' "$category" \
      "$(awk -F '\t' -v category="$category" '$1 == category { n++ } END { print n + 0 }' <<< "$1")"
  done < <(categories)
  printf '| other modules | %d |\n' "$(companions | cut -f 1 | sort -u | wc -l)"
}

readme() {
  awk -v table="$1" '
    /^<!-- support -->$/ { print; print ""; print table; print ""; skip = 1; next }
    /^<!-- end of support -->$/ { skip = 0 }
    !skip
  ' README.md
}

found=$(declarations)
if [[ ${1-} == --check ]]; then
  diff -q <(support "$found") "$page" > /dev/null || echo "$page is out of date: Scripts/support.sh"
  diff -q <(readme "$(summary "$found")") README.md > /dev/null \
    || echo "README.md's support table is out of date: Scripts/support.sh"
  exit 0
fi
support "$found" > "$page"
readme "$(summary "$found")" > README.md.new
mv README.md.new README.md

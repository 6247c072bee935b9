#!/usr/bin/env bash
# Checks the sources without building them, in seconds: format, imports, sizes, unsafe calls, words.
# usage: Scripts/check.sh
#
# A size limit is waived by a line `// Reason: …` among the comments right above the declaration,
# or, for a whole file, as the file's first line.
set -uo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failures=0
# Fails with a title when the command that follows prints anything.
expect_nothing() {
  local title=$1 found
  shift
  found=$("$@" 2>&1)
  [[ -n $found ]] || return 0
  printf '%s:\n%s\n\n' "$title" "$found" >&2
  failures=$((failures + 1))
}

swift_files() { find Sources Tests -name '*.swift' -print; }
c_files() { find Sources -name '*.c' -o -name '*.h'; }

format() {
  swift format lint --strict --recursive --parallel Package.swift Sources Tests 2>&1
}

# What each module may import, besides Swift itself; any other import fails. Imports run only
# downwards.
import_table() {
  cat <<'TABLE'
Raster            CPNG Darwin Dispatch Glibc Synchronization
Typography        CFonts Raster Synchronization
SheetUI           CMetadata Combine Dispatch Foundation Observation Raster Synchronization Typography
Combine           Foundation FoundationNetworking SheetUI
SwiftData         Foundation Observation SheetUI Synchronization
SwiftUI           CoreData Dispatch Foundation FoundationNetworking Observation SheetUI UIKit
UIKit             Dispatch Foundation FoundationNetworking SheetUI
UniformTypeIdentifiers SheetUI
_Testing_UIKit
_Testing_CoreGraphics
_Testing_CoreImage
os                Foundation os
OSLog             os
Accessibility     Foundation SheetUI
AVFoundation      AudioToolbox CoreMedia Foundation SheetUI
AppTrackingTransparency Foundation
AudioToolbox      Foundation
CoreLocationUI    CoreLocation SheetUI
CoreMedia         Foundation
PDFKit            Foundation SheetUI
Network           Foundation
CoreMotion        Foundation
EventKit          Foundation
EventKitUI        EventKit SheetUI
Contacts          Foundation
ContactsUI        Contacts SheetUI
MediaPlayer       Foundation SheetUI
Speech            Foundation
QuickLook         Foundation SheetUI
TipKit            Foundation SheetUI
AVKit             AVFoundation SheetUI
AuthenticationServices Foundation SheetUI
Charts            Foundation SheetUI
CoreData          Foundation Observation SheetUI
CoreGraphics      Foundation SheetUI
CoreHaptics       Foundation
CoreImage         CoreImage Foundation Raster SheetUI
CoreLocation      Foundation
CoreTransferable  Foundation SheetUI
LocalAuthentication Foundation
MapKit            CoreLocation Foundation Raster SheetUI
MessageUI         Foundation SheetUI
Photos            Foundation SheetUI
PhotosUI          Foundation Photos SheetUI
QuartzCore        Foundation SheetUI
SafariServices    Foundation SheetUI
StoreKit          Foundation SheetUI
UserNotifications Foundation
WebKit            Foundation FoundationNetworking Observation SheetUI
WidgetKit         Foundation SheetUI
PartialSheet      SwiftUI
SheetMacros       MacroExpansion SwiftCompilerPluginMessageHandling SwiftSyntaxMacros
MacroExpansion    SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros
Snapshots         Darwin Dispatch Foundation Glibc PartialSheet Raster SheetUI Synchronization
SheetshotPreviews Snapshots
SheetshotTesting  Dispatch Foundation Glibc Raster SheetUI Snapshots Synchronization Testing XCTest
sheetshot         Darwin Dispatch Foundation Glibc Raster SheetUI Snapshots Synchronization
raster-bench      Dispatch Foundation Raster SheetUI Snapshots Typography
asset-symbols     Foundation
AssetSymbols      Foundation PackagePlugin
TABLE
}

# An import inside `#if canImport(M)` counts like any other.
imports() {
  import_table | awk '
    FNR == NR { for (i = 2; i <= NF; i++) allowed[$1, $i] = 1; allowed[$1, "Swift"] = 1; known[$1] = 1; next }
    FNR == 1 { split(FILENAME, part, "/"); module = part[2] }
    /^ *(@[_a-zA-Z]+(\([a-zA-Z]+\))? +)*((public|package|internal|fileprivate|private) +)?import / {
      sub(/^.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?/, "")
      sub(/[. \/].*/, "")
      if (!known[module]) print FILENAME ": module " module " is not in the import table"
      else if (!allowed[module, $0]) print FILENAME ":" FNR ": " module " imports " $0
    }
  ' - $(find Sources -name '*.swift')
}

# Function bodies, parameter lists and files of Swift. The formatter's indentation is relied on:
# a declaration ends at the first closing brace that stands as far left as the declaration.
swift_sizes() {
  # shellcheck disable=SC2046
  awk '
    function plain(line) {
      gsub(/\\./, "", line); gsub(/"[^"]*"/, "\"\"", line); sub(/\/\/.*/, "", line)
      return line
    }
    function finish_file() {
      if (lines > 400 && !file_waived) print file ": " lines " lines, at most 400"
    }
    function parameters(text,   i, c, depth, count, seen) {
      gsub(/->/, "", text)
      text = substr(text, index(text, "("))
      for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c ~ /[(\[<{]/) depth++
        else if (c ~ /[)\]>}]/) { if (--depth == 0) break }
        else if (c == "," && depth == 1) count++
        else if (c != " ") seen = 1
      }
      return depth > 0 ? -1 : count + seen
    }
    # Remembers a declaration; those at the same margin without an end had no body.
    function begin() {
      while (open > 0 && margin[open] >= indent) open--
      open++
      margin[open] = indent; first[open] = FNR; excused[open] = waived
    }
    function end() {
      if (FNR - first[open] + 1 > 40 && !excused[open])
        print file ":" first[open] ": " FNR - first[open] + 1 " lines in one function, at most 40"
      open--
    }
    function check_parameters(   n) {
      n = parameters(head)
      if (n < 0) return
      reading = 0
      if (n > 5 && !head_waived) print file ":" start ": " n " parameters, at most 5"
    }
    FNR == 1 {
      if (file != "") finish_file()
      file = FILENAME; reading = 0; open = 0; waived = 0; text_block = 0
      file_waived = /^\/\/ Reason: /
    }
    { lines = FNR }
    {
      quotes = gsub(/"""/, "\"\"\"")
      if (quotes % 2) { text_block = !text_block; if (!text_block) next }
      else if (text_block) next
    }
    /^ *\/\/ Reason: / { waived = 1; next }
    /^ *(\/\/|@|#)/ && !/ (func|init|subscript|var)[ (<?]/ { next }
    {
      line = plain($0)
      match(line, /^ */); indent = RLENGTH
      if (line ~ /^ *([@a-z_]+(\([a-zA-Z]+\))? +)*(func +[^ ]|init[?(<]|subscript[(<])/) {
        begin(); reading = 1; head = ""; start = FNR; head_waived = waived
      } else if (line ~ /^ *([@a-z_]+(\([a-zA-Z]+\))? +)*(var [^=]*\{$|deinit \{$)/) {
        begin()
      }
      if (open > 0 && first[open] == FNR && line ~ /\} *$/) open--  # all on one line
      waived = 0
      if (reading) { head = head " " line; check_parameters() }
      if (line ~ /^ *\}/ && line !~ /\{ *$/)
        while (open > 0 && indent <= margin[open]) end()
    }
    END { if (file != "") finish_file() }
  ' $(swift_files)
}

# C: a function starts at the left margin and ends with a brace there.
c_sizes() {
  # shellcheck disable=SC2046
  awk '
    FNR == 1 { if (lines > 400) print file ": " lines " lines, at most 400"; file = FILENAME }
    { lines = FNR }
    /^[a-z].*[({] *$/ || /^[a-z].*\) *\{/ { start = FNR }
    /^\}/ && FNR - start + 1 > 60 { print file ":" start ": " FNR - start + 1 " lines, at most 60" }
    END { if (lines > 400) print file ": " lines " lines, at most 400" }
  ' $(c_files) /dev/null
}

# `!` after a value and `try!` are the formatter's to find.
traps() {
  grep -rnE --include='*.swift' '(^|[^A-Za-z."])(fatalError|abort|exit)\(|\bas!' \
    Sources | grep -vE '^[^:]*:[0-9]*: *//' | grep -vE '^Sources/(sheetshot|raster-bench|asset-symbols)/[^:]*:[0-9]*:.*exit\('
}

# Words that have no place in a public repository: paths of one machine, addresses of one network,
# and how the work was organised. Brackets keep this file from finding itself.
words() {
  grep -rnIiE '(^|[^A-Za-z0-9_.])/(wor[k]|hom[e]|roo[t]|User[s])/|\b(this|last|next|each|a) sessio[n]\b|\bissue tracke[r]|(regist[r]y|artifactor[y])\.[a-z]+\.|localhos[t]:|\b(clau[d]e|anthropi[c]|chatgp[t]|copilo[t])\b' \
    Package.swift README.md Sources Tests Scripts Fixtures .ci .swift-format .gitignore 2>/dev/null
}

expect_nothing "format" format
expect_nothing "imports" imports
expect_nothing "sizes" swift_sizes
expect_nothing "sizes of C" c_sizes
expect_nothing "calls that trap" traps
expect_nothing "words" words
expect_nothing "support table" Scripts/support.sh --check
((failures == 0)) || exit 1

#!/usr/bin/env bash
# Installs the Debian packages of packages.txt that are missing. Does nothing when none is.
# usage: Scripts/install.sh [SECTION…]      sections: run (default), test
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# Prints the packages of one section.
packages() {
  awk -v wanted="[$1]" '
    { sub(/#.*/, ""); gsub(/[ \t]/, "") }
    /^\[/ { inside = ($0 == wanted); found += inside; next }
    inside && $0 != "" { print }
    END { exit !found }
  ' "$here/packages.txt" || { echo "install: packages.txt has no section [$1]" >&2; return 1; }
}

is_installed() {
  [[ $(dpkg-query -W -f='${Status}' "$1" 2>/dev/null) == "install ok installed" ]]
}

apt() {
  ${sudo:-} env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 -q "$@" >&2
}

fail() {
  printf 'install: %s\n' "$@" "install them by hand: ${missing[*]}" >&2
  exit 1
}

(($# > 0)) || set -- run
names=""
for section in "$@"; do names+=" $(packages "$section")"; done

missing=()
if command -v dpkg-query >/dev/null; then
  for name in $names; do is_installed "$name" || missing+=("$name"); done
else
  missing=($names)
  fail "this is not a Debian system (no dpkg-query), so nothing was checked"
fi
((${#missing[@]} > 0)) || exit 0

sudo=""
if ((EUID != 0)); then
  command -v sudo >/dev/null || fail "packages are missing, and there is neither root nor sudo"
  sudo=sudo
fi
echo "install: ${missing[*]}" >&2
# The package lists are fetched only when the first attempt fails: without any, or with old ones.
if ! apt install -y --no-install-recommends "${missing[@]}"; then
  apt update || fail "apt-get update failed"
  apt install -y --no-install-recommends "${missing[@]}" || fail "apt-get install failed"
fi

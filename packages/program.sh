#!/bin/sh
# Runs the program of this version, for action.yml and pre-commit: packages/program.sh FOLDER [ARGUMENT...].
#
# FOLDER/kifu (of the source tree, unless it begins with /) is put there first: the static program of the release if
# packages/static.sha256 has its checksum for this system and it can be downloaded, else what these sources make.
# KIFU_RELEASES is the address of the releases, by default those of the repository that this is a clone of; KIFU_BUILD=1
# builds in any case (the static program reads no archives).
set -e
root=$(cd "${0%/*}/.." && pwd)
case ${1?FOLDER} in /*) folder=$1 ;; *) folder=$root/$1 ;; esac; shift
version=$(sed -n 's/^.define KIFU_VERSION "\(.*\)"/\1/p' "$root/lib/kifu.h")
name=kifu-$version-$(uname -s | tr A-Z a-z)-$(uname -m)
sum=$(sed -n "s/^\([0-9a-f]*\)  $name\$/\1/p" "$root/packages/static.sha256")

# Downloads the static program; fails if there is none, or with another checksum.
download() {
	[ -n "$sum" ] && [ -z "${KIFU_BUILD-}" ] || return 1
	releases=${KIFU_RELEASES:-$(git -C "$root" remote get-url origin 2>/dev/null | sed 's/\.git$//')/releases/download}
	curl -fsSL --max-time 300 -o "$folder/$name" "$releases/v$version/$name" || return 1
	echo "$sum  $folder/$name" | sha256sum -c --quiet - && chmod +x "$folder/$name" && mv "$folder/$name" "$folder/kifu"
}
if [ ! -x "$folder/kifu" ]; then
	mkdir -p "$folder"
	download >&2 || "${MAKE:-make}" -C "$root" deps all B="$folder" >&2
fi
[ $# = 0 ] || exec "$folder/kifu" "$@"

#!/bin/sh
# Puts a release together, the same bytes each time: packages/release.sh BUILD FOLDER.  Tarball, static binary, kifu.exe, Debian's
# packages, wheel and source package of Python, npm package, web page, manual, and SHA256SUMS of them all.
set -e
cd "${0%/*}/.." && mkdir -p "${1?BUILD}" && build=$(cd "$1" && pwd) out=${2?FOLDER}
version=$(sed -n 's/^.define KIFU_VERSION "\(.*\)"/\1/p' lib/kifu.h) make=${MAKE:-make}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Makefile)}; export SOURCE_DATE_EPOCH
rm -rf "$out" && mkdir -p "$out" && out=$(cd "$out" && pwd)
folder() { tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" --format=ustar --transform="s,^[.],$2," -C "$1" -cf - . | gzip -nf9 >"$out/$2.tar.gz"; }

rm -rf "$build/python"
"$make" static B="$build"
program=kifu-$version-linux-$(uname -m)
strip -o "$out/$program" "$build/static/kifu"
# (the tarball has the checksum by which packages/program.sh takes the program)
sums=$(sed "/^#/p; /  kifu-$version-/!d; /  $program\$/d" packages/static.sha256; cd "$out" && sha256sum "$program")
echo "$sums" | cmp -s - packages/static.sha256 || { echo "$sums" >packages/static.sha256; echo 'packages/static.sha256 is new: commit it, and make the release again' >&2; }
"$make" windows dist wasm site deb python B="$build"
x86_64-w64-mingw32-strip -o "$out/kifu-$version-windows-x86_64.exe" "$build/windows/kifu.exe"
cp "$build/kifu-$version.tar.gz" "$out"
cp "$build"/deb/*.deb "$build"/python/dist/* "$out"
# (setuptools notes when it made the files of its source package)
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && tar xzf "$out/kifu-toolkit-$version.tar.gz" -C "$work" && folder "$work"/kifu-toolkit-* "kifu-toolkit-$version"
(cd "$out" && npm pack --silent "$build/web" >/dev/null)
folder "$build/web" "kifu-web-$version"
folder "$build/site" "kifu-manual-$version"
cd "$out" && sums=$(sha256sum ./* | sed 's, \./, ,') && echo "$sums" | tee SHA256SUMS

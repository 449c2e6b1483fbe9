#!/bin/sh
# Builds what a program without libraries of this system links (make static, make wasm, make windows), into DIR, with .pc files:
# cmd/static.sh DIR GOAL, by the compiler CC and the archiver AR.
# PCRE2 and inih are Debian's source packages, which apt fetches from where this system has its own or from DEBIAN.
# GNU libiconv is in the npm package iconv: musl's own, which emscripten has too, lacks the characters that CP932 adds
# to Shift_JIS.  Says what is missing, and fails.
goal=${2?GOAL}
fail() { echo "make $goal: $*" >&2; exit 1; }
mkdir -p "${1?DIR}" && cd "$1" || exit 1
[ ! -e done ] || exit 0
for tool in static-musl-gcc:musl-tools wasm-emcc:emscripten windows-x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 $goal-npm:npm $goal-pkg-config:pkg-config; do
	case $tool in $goal-*) tool=${tool#*-} ;; *) continue ;; esac
	command -v "${tool%:*}" >/dev/null || fail "${tool%:*} is not installed: apt-get install ${tool#*:}"
done
rm -rf lists sources && mkdir -p lists/partial sources include/iconv
debian=${DEBIAN-$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null | awk '$1 == "bookworm" { print $2; exit }')}
[ -n "$debian" ] || fail "apt names no archive of Debian bookworm: set DEBIAN to the address of one"
for suite in bookworm trixie; do
	echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $debian $suite main"
done >sources.list
apt="apt-get -qq -o Dir::Etc::SourceList=$PWD/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$PWD/lists"
(cd sources && $apt update && $apt source --download-only pcre2/bookworm libinih/trixie) >log 2>&1 ||
    fail "Debian's sources of PCRE2 and inih cannot be fetched: see $PWD/log"
(cd sources && npm pack --silent iconv@3) >log 2>&1 || fail "the npm package iconv cannot be fetched: see $PWD/log"
(cd sources && for tar in *.orig.tar.* *.tgz; do tar xf "$tar" || exit; done) || exit

# For a browser each kilobyte counts: the characters of other languages, which kifu never asks for, go.
trim() {
	[ $goal != wasm ] || sed -i -E 's/\b(gb2312|isoir165|ksc5601|euc_cn|ces_gbk|cp936|gb18030|iso2022_(cn|cn_ext|kr|jp[1-3])|hz|euc_(tw|kr)|ces_big5|cp9(50|49)|big5[a-z0-9_]*|johab|(euc|shift)_jisx0213)_(mbtowc|wctomb)\b/ascii_\6/g' \
	    deps/libiconv/lib/encodings*.def
}
cc="${CC?} -O2 -w -c" library=$PWD
build() {
	case $1 in
	libpcre2-8)
		cd sources/pcre2-*/src && cp config.h.generic config.h && cp pcre2.h.generic pcre2.h && cp pcre2_chartables.c.dist pcre2_chartables.c &&
		    $cc -DHAVE_CONFIG_H -I. -DSUPPORT_UNICODE -DPCRE2_CODE_UNIT_WIDTH=8 $(ls pcre2_*.c | grep -v 'dftables\|fuzz\|jit_[mt]\|printint\|ucptables') &&
		    cp pcre2.h "$library/include" ;;
	inih)
		cd sources/inih-* && $cc ini.c && cp ini.h "$library/include" ;;
	iconv)
		cd sources/package && trim && $cc -DICONV_CONST=const -DENABLE_EXTRA=1 -Isupport -Ideps/libiconv/lib deps/libiconv/lib/iconv.c support/localcharset.c &&
		    cp support/iconv.h "$library/include/iconv" ;;
	esac && rm -f "$library/$1.a" && "${AR-ar}" rcs "$library/$1.a" ./*.o
}
for name in libpcre2-8 inih iconv; do
	(build $name) >log 2>&1 || fail "$name does not build: see $PWD/log"
	printf 'Name: %s\nDescription: for make %s\nVersion: 1\nLibs: %s\nCflags: -I%s\n' $name $goal "$PWD/$name.a" "$PWD/include" >$name.pc
done
rm -rf lists sources log && : >done

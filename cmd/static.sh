#!/bin/sh
# Builds for musl what the static program links (make static), into DIR, with .pc files: cmd/static.sh DIR.
# PCRE2 is Debian's source package, which apt fetches from where this system has its own or from DEBIAN; inih's one object
# needs nothing of libc that musl lacks, and is that of the package libinih-dev.
# GNU libiconv is in the npm package iconv: musl's own lacks the characters that CP932 adds to Shift_JIS.  Says what is
# missing, and fails.
fail() { echo "make static: $*" >&2; exit 1; }
mkdir -p "${1?DIR}" && cd "$1" || exit 1
[ ! -e done ] || exit 0
for tool in musl-gcc:musl-tools npm:npm pkg-config:pkg-config; do
	command -v "${tool%:*}" >/dev/null || fail "${tool%:*} is not installed: apt-get install ${tool#*:}"
done
rm -rf lists sources && mkdir -p lists/partial sources include/iconv
debian=${DEBIAN-$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null | awk '$1 == "bookworm" { print $2; exit }')}
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${debian:-http://deb.debian.org/debian} bookworm main" >sources.list
apt="apt-get -qq -o Dir::Etc::SourceList=$PWD/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$PWD/lists"
(cd sources && $apt update && $apt source --download-only pcre2) >log 2>&1 || fail "Debian's source of PCRE2 cannot be fetched: see $PWD/log"
(cd sources && npm pack --silent iconv@3) >log 2>&1 || fail "the npm package iconv cannot be fetched: see $PWD/log"
(cd sources && for tar in *.orig.tar.* *.tgz; do tar xf "$tar" || exit; done) || exit

cc="musl-gcc -O2 -w -c" library=$PWD
build() {
	case $1 in
	pcre2-8)
		cd sources/pcre2-*/src && cp config.h.generic config.h && cp pcre2.h.generic pcre2.h && cp pcre2_chartables.c.dist pcre2_chartables.c &&
		    $cc -DHAVE_CONFIG_H -I. -DSUPPORT_UNICODE -DPCRE2_CODE_UNIT_WIDTH=8 $(ls pcre2_*.c | grep -v 'dftables\|fuzz\|jit_[mt]\|printint\|ucptables') &&
		    cp pcre2.h "$library/include" ;;
	inih)
		cp "$(pkg-config --variable=includedir inih)/ini.h" include && cp "$(pkg-config --variable=libdir inih)/libinih.a" . && return ;;
	iconv)
		cd sources/package && $cc -DICONV_CONST=const -DENABLE_EXTRA=1 -Isupport -Ideps/libiconv/lib deps/libiconv/lib/iconv.c support/localcharset.c &&
		    cp support/iconv.h "$library/include/iconv" ;;
	esac && rm -f "$library/lib$1.a" && ar rcsD "$library/lib$1.a" ./*.o
}
for name in pcre2-8 inih iconv; do
	(build $name) >log 2>&1 || fail "$name does not build: see $PWD/log"
	file=$name; [ $name != pcre2-8 ] || file=libpcre2-8
	printf 'Name: %s\nDescription: for musl\nVersion: 1\nLibs: %s\nCflags: -I%s\n' $name "$PWD/lib$name.a" "$PWD/include" >$file.pc
done
rm -rf lists sources log && : >done

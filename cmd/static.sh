#!/bin/sh
# Builds what a program without libraries of this system links (make static, make wasm, make windows), into DIR, with
# .pc files: cmd/static.sh DIR GOAL, by the compiler CC and the archiver AR.
# PCRE2 and inih, and for Windows libarchive and what it unpacks with, are Debian's source packages, with Debian's
# patches, which apt fetches from where this system has its own or from DEBIAN.
# GNU libiconv is in the npm package iconv: musl's own, which emscripten has too, lacks the characters that CP932 adds
# to Shift_JIS.  Says what is missing, and fails.
goal=${2?GOAL}
fail() { echo "make $goal: $*" >&2; exit 1; }
mkdir -p "${1?DIR}" && cd "$1" || exit 1
[ ! -e done ] || exit 0
for tool in static-musl-gcc:musl-tools wasm-emcc:emscripten windows-x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 $goal-npm:npm $goal-patch:patch $goal-pkg-config:pkg-config; do
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
names='libpcre2-8 inih iconv' packages='pcre2/bookworm libinih/trixie' others=
[ $goal != windows ] || {
	others='zlib bz2 lzma zstd' names="$names $others libarchive"
	packages="$packages zlib/bookworm bzip2/bookworm xz-utils/bookworm libzstd/bookworm libarchive/bookworm"
}
(cd sources && $apt update && $apt source --download-only $packages) >log 2>&1 ||
    fail "Debian's sources ($packages) cannot be fetched: see $PWD/log"
(cd sources && npm pack --silent iconv@3) >log 2>&1 || fail "the npm package iconv cannot be fetched: see $PWD/log"
unpack() {
	for tar in $(ls | grep '[.]orig[.]tar[.][a-z0-9]*$\|[.]tgz$'); do
		tar xf "$tar" && folder=$(tar tf "$tar" | sed 's,^\./,,; s,/.*,,' | sed -n '/./{p;q;}') || return
		for more in "${tar%.orig.*}"-*.debian.tar.*; do
			[ -e "$more" ] && tar xf "$more" -C "$folder" || continue
			[ ! -e "$folder/debian/patches/series" ] || sed '/^#/d; s/ .*//; /^$/d' "$folder/debian/patches/series" | while read -r name; do
				patch -s -p1 -d "$folder" <"$folder/debian/patches/$name" || exit
			done || return
		done
	done
}
(cd sources && unpack) >log 2>&1 || fail "the sources cannot be unpacked: see $PWD/log"

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
	zlib)
		cd sources/zlib-* && $cc adler32.c crc32.c inffast.c inflate.c inftrees.c zutil.c && cp zlib.h zconf.h "$library/include" ;;
	bz2)
		cd sources/bzip2-* && $cc blocksort.c bzlib.c compress.c crctable.c decompress.c huffman.c randtable.c && cp bzlib.h "$library/include" ;;
	lzma)
		cd sources/xz-*/src/liblzma && $cc $(for has in STDBOOL_H STDINT_H INTTYPES_H CHECK_CRC32 CHECK_CRC64 CHECK_SHA256 DECODERS; do echo -DHAVE_$has; done) \
		    $(for filter in LZMA1 LZMA2 DELTA X86 ARM ARM64 ARMTHUMB POWERPC IA64 SPARC; do echo -DHAVE_DECODER_$filter; done) \
		    -DMYTHREAD_VISTA -DTUKLIB_SYMBOL_PREFIX=lzma_ -DTUKLIB_PHYSMEM_SYSINFO -DSIZEOF_SIZE_T=8 -I../common -Iapi -Icommon -Icheck -Ilz -Ilzma -Idelta -Isimple -Irangecoder \
		    $(ls common/*.c check/*.c lz/*.c lzma/*.c delta/*.c simple/*.c | grep -v 'encoder\|_mt\|small\|tablegen\|outqueue\|microlzma\|string_conv\|memusage\|fastpos_') && cp -R api/lzma* "$library/include" ;;
	zstd)
		cd sources/*zstd*/lib && $cc -DZSTD_DISABLE_ASM common/*.c decompress/*.c && cp zstd*.h "$library/include" ;;
	libarchive)
		cd sources/libarchive-*/libarchive && $cc -DPLATFORM_CONFIG_H='"../contrib/android/config/windows_host.h"' -D__LIBARCHIVE_CONFIG_H_INCLUDED \
		    -DLIBARCHIVE_STATIC -DLZMA_API_STATIC $(for has in Z:ZLIB BZ2:BZLIB LZMA:LZMA ZSTD:ZSTD; do echo -DHAVE_LIB${has%:*} -DHAVE_${has#*:}_H; done) -I. -I"$library/include" \
		    $(ls *.c | grep -v 'write\|_disk_\|linux\|sunos\|freebsd\|darwin\|digest\|_match\|_xar\|_all\|_rar\|_cab\|iso9660\|getdate') &&
		    cp archive.h "$library/include" && sed '/include <windows.h>/d; /bhfi(/d' archive_entry.h >"$library/include/archive_entry.h" ;;
	esac && rm -f "$library/$1.a" && "${AR-ar}" rcs "$library/$1.a" ./*.o
}
for name in $names; do
	(build $name) >log 2>&1 || fail "$name does not build: see $PWD/log"
	libs=$PWD/$name.a
	[ $name != libarchive ] || libs="$libs $(printf "$PWD/%s.a " $others)-lbcrypt"
	printf 'Name: %s\nDescription: for make %s\nVersion: 1\nLibs: %s\nCflags: -I%s -DPCRE2_STATIC -DLIBARCHIVE_STATIC\n' $name $goal "$libs" "$PWD/include" >$name.pc
done
rm -rf lists sources log && : >done

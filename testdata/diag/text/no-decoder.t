An encoding that iconv does not know is reported once, and not for every character.
$ printf '#include <iconv.h>\niconv_t iconv_open(const char *to, const char *from) { return (void)to, (void)from, (iconv_t)-1; }\n' | ${CC:-cc} -shared -fPIC -x c -o none.so -
$ printf '1 ７六歩(77)\n' | iconv -f UTF-8 -t CP932 >a.kif; LD_PRELOAD=$PWD/none.so ASAN_OPTIONS=verify_asan_link_order=0 kifu lint --format=gcc --select text a.kif
a.kif:1:1: error: cp932 is not supported by this system's iconv: only ASCII can be read [no-decoder]
[1]
$ LD_PRELOAD=$PWD/none.so ASAN_OPTIONS=verify_asan_link_order=0 kifu convert -f kif -o b.kif --on-loss ignore testdata/kif/mini.kifu
kifu: this system's iconv cannot write cp932 (choose another --to-encoding)
[2]
$ LD_PRELOAD=$PWD/none.so ASAN_OPTIONS=verify_asan_link_order=0 kifu lint --format=gcc testdata/kif/mini.kifu
$ truncate -s 4294967296 large.kif; kifu lint large.kif; rm large.kif
kifu: large.kif: larger than 4 GiB

An iconv that knows Shift_JIS but not CP932, as musl's, is used: only characters that CP932 adds are missing, and reported.
$ printf '#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <iconv.h>\n#include <string.h>\niconv_t iconv_open(const char *to, const char *from)\n{\n\ticonv_t (*next)(const char *, const char *);\n\t*(void **)&next = dlsym(RTLD_NEXT, "iconv_open");\n\treturn strcmp(to, "CP932") && strcmp(from, "CP932") ? next(to, from) : (iconv_t)-1;\n}\n' | ${CC:-cc} -shared -fPIC -x c -o some.so - -ldl
$ printf '先手：山田～\n後手：髙田\n1 ７六歩(77)\n' | iconv -f UTF-8 -t CP932 >a.kif; LD_PRELOAD=$PWD/some.so ASAN_OPTIONS=verify_asan_link_order=0 kifu lint --format=gcc a.kif
a.kif:2:4: error: bytes FB FC is not valid cp932 (iconv: SHIFT_JIS) [invalid-bytes]
a.kif:3:3: note: no ending recorded [missing-result]
[1]
$ kifu convert -t csa a.kif
'CSA encoding=UTF-8
V2.2
N+山田～
N-髙田
PI
+
+7776FU
$ LD_PRELOAD=$PWD/some.so ASAN_OPTIONS=verify_asan_link_order=0 kifu convert -t csa --to-encoding=utf-8 a.kif
a.kif:2:4: error: bytes FB FC is not valid cp932 (iconv: SHIFT_JIS) [invalid-bytes]
'CSA encoding=UTF-8
V2.2
N+山田～
N-�田
PI
+
+7776FU
$ kifu convert -t kif a.kif | LD_PRELOAD=$PWD/some.so ASAN_OPTIONS=verify_asan_link_order=0 kifu convert -f kif -t kif --to-encoding=cp932 - | iconv -f CP932 -t UTF-8
-:3:4: warning: U+9AD9 "髙" cannot be encoded in cp932 (1 character in all) [unencodable]
手合割：平手　　
先手：山田～
後手：〓田
手数----指手--
   1 ７六歩(77)  


Which encoding is detected, and by which bytes.

$ k() { iconv -f UTF-8 -t "$1" testdata/kif/mini.kifu; }; for e in UTF-16LE UTF-16BE CP932 EUC-JP ISO-2022-JP; do k $e >x.kif; kifu lint -v --select unencodable x.kif 2>&1 | head -n 1; done
x.kif: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; utf-16le: 00 at byte 2, and all of the text is characters of two bytes without a byte order mark
x.kif: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; utf-16be: 00 at byte 1, and all of the text is characters of two bytes without a byte order mark
x.kif: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; cp932: not UTF-8 (8E E8 8D at byte 33), and most likely by the characters of game records
x.kif: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; euc-jp: not UTF-8 (BC EA B9 at byte 33), and most likely by the characters of game records
x.kif: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; iso-2022-jp by the escape sequence 1B 24 42 at byte 33
$ printf '\357\273\277PI\n+\n%%CHUDAN\n' >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: PI; utf-8 by the byte order mark EF BB BF
$ printf '\377\376P\0I\0\n\0+\0\n\0' >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: PI; utf-16 by the byte order mark FF FE
$ printf '\376\377\0P\0I\0\n\0+\0\n' >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: PI; utf-16 by the byte order mark FE FF
$ printf "'CSA encoding=SHIFT_JIS\nPI\n+\n%%CHUDAN\n" >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: 'CSA encoding=SHIFT_JIS; cp932: only ASCII bytes, and declared
$ printf "'CSA encoding=EUC-JP\nN+\\260\\241\nPI\n+\n%%CHUDAN\n" >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: 'CSA encoding=EUC-JP; euc-jp: declared, and consistent with the bytes from B0 A1 at byte 24 on
$ printf "'CSA encoding=UTF-8\nN+\\260\\241\nPI\n+\n%%CHUDAN\n" >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: 'CSA encoding=UTF-8; euc-jp: not UTF-8 (B0 A1 at byte 23), and most likely by the characters of game records
$ printf "N+\\033(I1\\033(B\nPI\n+\n%%CHUDAN\n" >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: N+ｱ; iso-2022-jp by the escape sequence 1B 28 49 at byte 3
$ printf "N+\\033\$B0!\\033(B\nPI\n+\n%%CHUDAN\n" >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: N+亜; iso-2022-jp by the escape sequence 1B 24 42 at byte 3
$ printf 'N+\344\nPI\n+\n%%CHUDAN\n' >x.csa; kifu lint -v --select nifu x.csa 2>&1 | head -n 1
x.csa: csa by the extension and line 1, a CSA line: N+�; cp932: not UTF-8 (E4 at byte 3), and most likely by the characters of game records

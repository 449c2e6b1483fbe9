Encodings and line ends of the output.
$ kifu convert -o a.kif testdata/csa/crlf.csa; od -An -tx1 a.kif | head -n 4; iconv -f CP932 -t UTF-8 a.kif | tr -d '\r' | head -n 3
 23 4b 49 46 20 76 65 72 73 69 6f 6e 3d 32 2e 30
 20 65 6e 63 6f 64 69 6e 67 3d 53 68 69 66 74 5f
 4a 49 53 0d 0a 23 20 2d 2d 2d 2d 20 6b 69 66 75
 20 2d 2d 2d 2d 0d 0a 8e e8 8d 87 8a 84 81 46 95
#KIF version=2.0 encoding=Shift_JIS
# ---- kifu ----
手合割：平手　　
$ kifu convert -o a.kifu testdata/csa/crlf.csa; head -n 2 a.kifu
#KIF version=2.0 encoding=UTF-8
# ---- kifu ----
$ kifu convert -o b.kif --eol lf testdata/csa/crlf.csa; od -c b.kif | grep -c '\\r'
0
[1]
$ { printf 先手： | iconv -f UTF-8 -t CP932; printf '\201\140\201\141\201\174\201\221\201\222\201\312\n'; } >y.kif; kifu convert -t kif y.kif | sed -n 2p
先手：～∥－￠￡￢
$ kifu convert -o b.kifu --eol crlf testdata/csa/crlf.csa; grep -c "$(printf '\r')" b.kifu
10
$ kifu convert -o c.kif --to-encoding utf-8 testdata/csa/crlf.csa; grep 髙 c.kif
先手：髙田①
$ kifu convert -t kif --to-encoding euc-jp testdata/csa/euc.csa | iconv -f EUC-JP -t UTF-8 | grep 先手：
先手：先手
$ kifu convert -t kif --to-encoding iso-2022-jp testdata/csa/euc.csa | iconv -f ISO-2022-JP -t UTF-8 | grep 先手：
先手：先手
$ kifu convert -t kif --to-encoding utf-16le testdata/csa/euc.csa | iconv -f UTF-16LE -t UTF-8 | grep 先手：
先手：先手
$ kifu convert -t kif --to-encoding utf-16 testdata/csa/euc.csa | od -An -tx1 | head -n 1
 ff fe cb 68 26 62 1a ff 14 78 76 7a 1a 4f 0a 00
$ for e in CP932 EUC-JP ISO-2022-JP UTF-16; do iconv -f UTF-8 -t $e testdata/kif/nhk-2004.kifu >x.kif; kifu lint --format=ndjson x.kif; done
{"type":"finding","file":"x.kif","game":1,"line":115,"column":6,"ply":109,"rule":"nifu","severity":"note","message":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23","related":{"line":73,"column":6},"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}
{"type":"game","file":"x.kif","game":1,"format":"kif","encoding":"cp932","variant":"shogi","handicap":"hirate","plies":109,"ending":"illegal-move","winner":"white","verdict":"ok","date":"2004-05-31","event":"第54回NHK杯戦1回戦","black":"豊川孝弘","white":"田村康介","key":"9713d6bad78694f523776baf99b6419f"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":1}
{"type":"finding","file":"x.kif","game":null,"line":1,"column":1,"ply":null,"rule":"extension-encoding","severity":"note","message":"euc-jp in a .kif file, which programs read as cp932","message_ja":"拡張子 .kif のファイルはcp932として読まれますが、euc-jpで書かれています"}
{"type":"finding","file":"x.kif","game":1,"line":115,"column":6,"ply":109,"rule":"nifu","severity":"note","message":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23","related":{"line":73,"column":6},"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}
{"type":"game","file":"x.kif","game":1,"format":"kif","encoding":"euc-jp","variant":"shogi","handicap":"hirate","plies":109,"ending":"illegal-move","winner":"white","verdict":"ok","date":"2004-05-31","event":"第54回NHK杯戦1回戦","black":"豊川孝弘","white":"田村康介","key":"9713d6bad78694f523776baf99b6419f"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":2}
{"type":"finding","file":"x.kif","game":null,"line":1,"column":1,"ply":null,"rule":"extension-encoding","severity":"note","message":"iso-2022-jp in a .kif file, which programs read as cp932","message_ja":"拡張子 .kif のファイルはcp932として読まれますが、iso-2022-jpで書かれています"}
{"type":"finding","file":"x.kif","game":1,"line":115,"column":6,"ply":109,"rule":"nifu","severity":"note","message":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23","related":{"line":73,"column":6},"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}
{"type":"game","file":"x.kif","game":1,"format":"kif","encoding":"iso-2022-jp","variant":"shogi","handicap":"hirate","plies":109,"ending":"illegal-move","winner":"white","verdict":"ok","date":"2004-05-31","event":"第54回NHK杯戦1回戦","black":"豊川孝弘","white":"田村康介","key":"9713d6bad78694f523776baf99b6419f"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":2}
{"type":"finding","file":"x.kif","game":null,"line":1,"column":1,"ply":null,"rule":"extension-encoding","severity":"note","message":"utf-16 in a .kif file, which programs read as cp932","message_ja":"拡張子 .kif のファイルはcp932として読まれますが、utf-16で書かれています"}
{"type":"finding","file":"x.kif","game":1,"line":115,"column":6,"ply":109,"rule":"nifu","severity":"note","message":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23","related":{"line":73,"column":6},"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}
{"type":"game","file":"x.kif","game":1,"format":"kif","encoding":"utf-16","variant":"shogi","handicap":"hirate","plies":109,"ending":"illegal-move","winner":"white","verdict":"ok","date":"2004-05-31","event":"第54回NHK杯戦1回戦","black":"豊川孝弘","white":"田村康介","key":"9713d6bad78694f523776baf99b6419f"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":2}
$ iconv -f UTF-8 -t CP932 testdata/kif/nhk-2004.kifu >x.kif; kifu lint --encoding sjis --format=ndjson x.kif | grep '"game"'
{"type":"finding","file":"x.kif","game":1,"line":115,"column":6,"ply":109,"rule":"nifu","severity":"note","message":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23","related":{"line":73,"column":6},"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}
{"type":"game","file":"x.kif","game":1,"format":"kif","encoding":"cp932","variant":"shogi","handicap":"hirate","plies":109,"ending":"illegal-move","winner":"white","verdict":"ok","date":"2004-05-31","event":"第54回NHK杯戦1回戦","black":"豊川孝弘","white":"田村康介","key":"9713d6bad78694f523776baf99b6419f"}
$ kifu lint --encoding utf-8 --format=gcc --select text x.kif | head -n 2
x.kif:1:1: error: byte 8A is not valid utf-8 [invalid-bytes]
x.kif:1:3: error: byte 8E is not valid utf-8 [invalid-bytes]
$ printf '先手：〜‖−¢£¬①№℡㈱ⅠⅩ∵\n' | kifu convert -f kif -t kif --to-encoding cp932 - | od -An -tx1 | sed -n 2,4p
 0d 0a 90 e6 8e e8 81 46 81 60 81 61 81 7c 81 91
 81 92 81 ca 87 40 87 82 87 84 87 8a 87 54 87 5d
 81 e6 0d 0a 8e e8 90 94 2d 2d 2d 2d 8e 77 8e e8
$ for f in kif csa usi; do for e in utf-16le utf-16be; do kifu convert -t $f --to-encoding=$e --on-loss=ignore testdata/csa/euc.csa >u.$f; kifu table --as=tsv --columns=encoding,format,plies u.$f | tail -n 1; done; done
utf-16le	kif	1
utf-16be	kif	1
utf-16le	csa	1
utf-16be	csa	1
utf-16le	usi	1
utf-16be	usi	1
$ kifu convert -t csa --to-encoding=utf-16le testdata/csa/euc.csa >u.csa; kifu check -v u.csa
u.csa: csa by the extension and line 1, a CSA line: V2.2; utf-16le: 00 at byte 2, and all of the text is characters of two bytes without a byte order mark
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ for e in cp437 cp850 cp1252 latin1; do kifu table --encoding=$e --as=tsv --columns=black,white testdata/diag/text/undecided-encoding.psn | tail -n 1; done
Jörg	Müller Öst
Jörg	Müller Öst
J”rg	M�ller ™st
Jrg	Mller st
$ kifu convert -t psn --encoding=cp437 --to-encoding=cp1252 testdata/diag/text/undecided-encoding.psn | od -An -c | grep -c '374'
1
$ printf '手合割：平手\n   1 ７六歩(77)\n   2 投了\n\0' >nul.kifu; kifu lint --format=gcc --ignore=unknown-line nul.kifu
nul.kifu:4:1: error: NUL byte in the text [nul-byte]
[1]
$ printf 'V2.2\nN+J\224rg\nN-M\201ller\nPI\n+\n+7776FU\n%%TORYO\n' >page.csa; kifu lint --format=gcc page.csa; printf '1. P-7f P-3d {J\224rg}\n2. Resigns\n' >page.hodges; kifu lint --format=gcc page.hodges; kifu table --encoding=cp437 --as=tsv --columns=black,white page.csa | tail -n 1
page.csa:2:4: warning: byte 94 is a letter of an unknown Latin code page [undecided-encoding]
page.hodges:1:16: warning: byte 94 is a letter of an unknown Latin code page [undecided-encoding]
Jörg	Müller
$ printf 'V2.2\nN+GPS\203e\203X\203g\nN-B\nPI\n+\n+7776FU\n%%TORYO\n' >kana.csa; kifu lint --format=gcc kana.csa; kifu table --as=tsv --columns=black kana.csa | tail -n 1
GPSテスト
$ printf 'V2.2\nN+\303\247\302\276\302\275\303\247\342\200\235\305\270\nN-\303\245\302\226\302\204\303\246\302\262\302\273\nPI\n+\n+7776FU\n%%TORYO\n' >twice.csa; kifu lint --format=gcc twice.csa; kifu table --as=tsv --columns=black,white twice.csa | tail -n 1
twice.csa:2:3: error: the text is garbled: utf-8 was decoded as cp1252 and saved as utf-8; it is read as restored [decoded-twice]
羽生	善治
$ printf 'V2.2\nN+M\303\203\302\274ller\nN-Ren\303\251\nPI\n+\n+7776FU\n%%TORYO\n' >once.csa; kifu lint --format=gcc once.csa
$ printf 'V2.2\nN+J\224rg\nN-X\nPI\n+\n+7776FU\n%%TORYO\n' >j.csa; kifu lint --format=gcc j.csa; sed 's/rg/rG/' j.csa | kifu lint --format=gcc -
j.csa:2:4: warning: byte 94 is a letter of an unknown Latin code page [undecided-encoding]

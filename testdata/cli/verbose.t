Why a file is taken for its format and encoding.
$ kifu lint -v --select nifu testdata/kif/mini.kifu
testdata/kif/mini.kifu: kif by the extension and line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; utf-8: valid from the first non-ASCII byte on, E6 89 8B at byte 33
No findings in 1 game of 1 file.
$ kifu check --verbose --lang ja testdata/kif/mini.kifu
testdata/kif/mini.kifu: kif（拡張子と1行目のKIFの宣言から判断: #KIF version=2.0 encoding=UTF-8）; utf-8（最初の非ASCII文字、33バイト目のE6 89 8B以降すべて妥当）
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
$ kifu lint -v --select nifu testdata/csa/euc.csa testdata/psn/gsdb.psn testdata/bod/board.bod testdata/hodges/mail.hodges testdata/usi/games.to.usi testdata/jkf/mini.jkf 2>&1 | cut -d: -f2-
 csa by the extension and line 1, a CSA line: V2; euc-jp: not UTF-8 (C0 E8 BC at byte 6), and most likely by the characters of game records
 psn by the extension and line 1, a PSN tag: [Name "Somebody"]; iso-8859-1: not UTF-8 (FC at byte 59), with single accented letters after tags
 bod by the extension and line 3, a board diagram: +---------------------------+; utf-8: valid from the first non-ASCII byte on, E5 BE 8C at byte 1
 hodges by the extension and line 1, mostly moves in Western notation: 1. P7f P3d 2. Bx2b+ Sx2b 3. B'4e G65b 4. Bx3d S3c 5. Bx2c= S…; ascii: only ASCII bytes
 usi by the extension and line 1, a USI position line: position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e; ascii: only ASCII bytes
 jkf by the extension and line 10, a JSON key of JKF: "moves": [; utf-8: valid from the first non-ASCII byte on, E5 85 88 at byte 22
No findings in 13 games of 6 files.
$ kifu lint -v --select nifu - <testdata/kif/mini.kifu
-: kif by line 1, the KIF declaration: #KIF version=2.0 encoding=UTF-8; utf-8: valid from the first non-ASCII byte on, E6 89 8B at byte 33
No findings in 1 game of 1 file.
$ for e in CP932 EUC-JP ISO-2022-JP UTF-16; do iconv -f UTF-8 -t $e testdata/kif/nhk-2004.kifu >x.kif; kifu lint -v --select unencodable x.kif; done
x.kif: kif by the extension and line 6, the KIF column heading: 手数----指手---------消費時間--; cp932: not UTF-8 (8A at byte 1), and most likely by the characters of game records
No findings in 1 game of 1 file.
x.kif: kif by the extension and line 6, the KIF column heading: 手数----指手---------消費時間--; euc-jp: not UTF-8 (B3 AB BB at byte 1), and most likely by the characters of game records
No findings in 1 game of 1 file.
x.kif: kif by the extension and line 6, the KIF column heading: 手数----指手---------消費時間--; iso-2022-jp by the escape sequence 1B 24 42 at byte 1
No findings in 1 game of 1 file.
x.kif: kif by the extension and line 6, the KIF column heading: 手数----指手---------消費時間--; utf-16 by the byte order mark FF FE
No findings in 1 game of 1 file.
$ printf '1 ７六歩(77)\n' | kifu lint -v --select nifu -
-: kif by line 1, a KIF move: 1 ７六歩(77); utf-8: valid from the first non-ASCII byte on, EF BC 97 at byte 3
No findings in 1 game of 1 file.
$ printf '▲７六歩\n' | kifu lint -v --select nifu -
-: ki2 by line 1, moves without number and origin: ▲７六歩; utf-8: valid from the first non-ASCII byte on, E2 96 B2 at byte 1
No findings in 1 game of 1 file.
$ printf '▲７六歩\n' | kifu lint -v --select nifu --stdin-filename a.csa -
a.csa: ki2 despite the extension, by line 1, moves without number and origin: ▲７六歩; utf-8: valid from the first non-ASCII byte on, E2 96 B2 at byte 1
No findings in 1 game of 1 file.
$ printf 'まで1手で先手の勝ち\n' | kifu lint -v --select nifu --stdin-filename a.psn -
a.psn: psn by the extension only; utf-8: valid from the first non-ASCII byte on, E3 81 BE at byte 1
No findings in 1 game of 1 file.
$ printf 'good morning\n' | kifu lint -v --select nifu -
-: unknown format: no evidence in the extension or the text; ascii: only ASCII bytes
No findings in 1 game of 1 file.
$ printf 'V2.2\n' | kifu lint -v --select nifu -f csa --encoding utf-8 -
-: csa, named by --from; utf-8, named by --encoding or kifu.ini
No findings in 1 game of 1 file.
$ printf "'CSA encoding=UTF-8\nV2.2\n" | kifu lint -v --select nifu -
-: csa by line 1, a CSA line: 'CSA encoding=UTF-8; utf-8: only ASCII bytes, and declared
No findings in 1 game of 1 file.
$ printf 'position startpos\n' | kifu lint -v --format=ndjson - 2>/dev/null
{"type":"game","file":"-","game":1,"format":"usi","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":0,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"25b30c645a1aad0aa96bed1157444a5f"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ printf 'V2.2\n\033[31mN+A\n' >"$(printf 'a\tb')"; kifu lint -v --select nifu "$(printf 'a\tb')"
a\x09b: csa by line 1, a CSA line: V2.2; ascii: only ASCII bytes
No findings in 1 game of 1 file.
$ kifu check -v testdata/variants/fairy-dobutsu.usi 2>&1 | head -1 | sed 's/.*; //'; kifu check -v testdata/variants/dobutsu.to.usi 2>&1 | head -1 | sed 's/.*; //'; kifu check -v --lang=ja testdata/variants/fairy-dobutsu.usi 2>&1 | head -1 | sed 's/.*; //'
the pieces of dobutsu in the letters of Fairy-Stockfish
ascii: only ASCII bytes
dobutsuの駒はFairy-Stockfishの文字

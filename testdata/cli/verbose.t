Why a file is taken for its format and encoding.
$ kifu lint -v --select nifu testdata/kif/mini.kifu
testdata/kif/mini.kifu: kif by the extension, and line 1 is the declaration of KIF: #KIF version=2.0 encoding=UTF-8; utf-8: well-formed from the first byte beyond ASCII on, E6 89 8B at byte 33
No findings in 1 game of 1 file.
$ kifu check --verbose --lang ja testdata/kif/mini.kifu
testdata/kif/mini.kifu: kif（拡張子と、1行目のKIFの宣言による: #KIF version=2.0 encoding=UTF-8）; utf-8（33バイト目のE6 89 8B以降すべて正しい列）
1ファイル1局: 指摘なし、合法1局、違反0局、解読不能0局。
$ kifu lint -v --select nifu testdata/csa/euc.csa testdata/psn/gsdb.psn testdata/gnushogi/saved.gnushogi testdata/bod/board.bod testdata/hodges/mail.hodges testdata/usi/games.to.usi testdata/jkf/mini.jkf 2>&1 | cut -d: -f2-
 csa by the extension, and line 1 is a line of CSA: V2; euc-jp: no well-formed UTF-8 (C0 E8 BC at byte 6), and the likeliest by the characters of game records
 psn by the extension, and line 1 is a tag of PSN: [Name "Somebody"]; iso-8859-1: no well-formed UTF-8 (FC at byte 59), and accented letters stand alone below tags
 gnushogi by the extension, and line 1 is a game saved by gnushogi or xshogi: White computer Black Human    0; ascii: all bytes are ASCII
 bod by the extension, and line 3 is a board diagram: +---------------------------+; utf-8: well-formed from the first byte beyond ASCII on, E5 BE 8C at byte 1
 hodges by the extension, and line 1 is words that are mostly moves of the western notation: 1. P7f P3d 2. Bx2b+ Sx2b 3. B'4e G65b 4. Bx3d S3c 5. Bx2c= S…; ascii: all bytes are ASCII
 usi by the extension, and line 1 is a game as engines get it: position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e; ascii: all bytes are ASCII
 jkf by the extension, and line 10 is a member of a JSON object of JKF: "moves": [; utf-8: well-formed from the first byte beyond ASCII on, E5 85 88 at byte 22
No findings in 14 games of 7 files.
$ kifu lint -v --select nifu - <testdata/kif/mini.kifu
-: kif by line 1, the declaration of KIF: #KIF version=2.0 encoding=UTF-8; utf-8: well-formed from the first byte beyond ASCII on, E6 89 8B at byte 33
No findings in 1 game of 1 file.
$ for e in CP932 EUC-JP ISO-2022-JP UTF-16; do iconv -f UTF-8 -t $e testdata/kif/nhk-2004.kifu >x.kif; kifu lint -v --select unencodable x.kif; done
x.kif: kif by the extension, and line 6 is the heading above the moves of KIF: 手数----指手---------消費時間--; cp932: no well-formed UTF-8 (8A at byte 1), and the likeliest by the characters of game records
No findings in 1 game of 1 file.
x.kif: kif by the extension, and line 6 is the heading above the moves of KIF: 手数----指手---------消費時間--; euc-jp: no well-formed UTF-8 (B3 AB BB at byte 1), and the likeliest by the characters of game records
No findings in 1 game of 1 file.
x.kif: kif by the extension, and line 6 is the heading above the moves of KIF: 手数----指手---------消費時間--; iso-2022-jp by the escape sequence 1B 24 42 at byte 1
No findings in 1 game of 1 file.
x.kif: kif by the extension, and line 6 is the heading above the moves of KIF: 手数----指手---------消費時間--; utf-16 by the byte order mark FF FE at the start
No findings in 1 game of 1 file.
$ printf '1 ７六歩(77)\n' | kifu lint -v --select nifu -
-: kif by line 1, a move as KIF has it: 1 ７六歩(77); utf-8: well-formed from the first byte beyond ASCII on, EF BC 97 at byte 3
No findings in 1 game of 1 file.
$ printf '▲７六歩\n' | kifu lint -v --select nifu -
-: ki2 by line 1, moves with neither number nor origin: ▲７六歩; utf-8: well-formed from the first byte beyond ASCII on, E2 96 B2 at byte 1
No findings in 1 game of 1 file.
$ printf '▲７六歩\n' | kifu lint -v --select nifu --stdin-filename a.csa -
a.csa: ki2 in spite of the extension, for line 1 is moves with neither number nor origin: ▲７六歩; utf-8: well-formed from the first byte beyond ASCII on, E2 96 B2 at byte 1
No findings in 1 game of 1 file.
$ printf 'まで1手で先手の勝ち\n' | kifu lint -v --select nifu --stdin-filename a.psn -
a.psn: psn by the extension alone; utf-8: well-formed from the first byte beyond ASCII on, E3 81 BE at byte 1
No findings in 1 game of 1 file.
$ printf 'good morning\n' | kifu lint -v --select nifu -
-: no format: neither the extension nor a line shows one; ascii: all bytes are ASCII
No findings in 1 game of 1 file.
$ printf 'V2.2\n' | kifu lint -v --select nifu -f csa --encoding utf-8 -
-: csa, as -f says; utf-8, as --encoding says
No findings in 1 game of 1 file.
$ printf "'CSA encoding=UTF-8\nV2.2\n" | kifu lint -v --select nifu -
-: csa by line 1, a line of CSA: 'CSA encoding=UTF-8; utf-8: all bytes are ASCII, and it is declared
No findings in 1 game of 1 file.
$ printf 'position startpos\n' | kifu lint -v --format=ndjson - 2>/dev/null
{"type":"game","file":"-","game":1,"format":"usi","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":0,"ending":"none","winner":null,"verdict":"ok"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ printf 'V2.2\n\033[31mN+A\n' >"$(printf 'a\tb')"; kifu lint -v --select nifu "$(printf 'a\tb')"
a\x09b: csa by line 1, a line of CSA: V2.2; ascii: all bytes are ASCII
No findings in 1 game of 1 file.

Engine data: places in every report, workers, encodings of moves, conversions.
$ kifu lint --format=gcc testdata/psv/result-7.psv
testdata/psv/result-7.psv:1:39: error: 7 is not a result (1, 0 or -1) [result-value]
[1]
$ kifu lint --lang=ja testdata/psv/result-7.psv
testdata/psv/result-7.psv:レコード 1（バイト 38）: エラー: 結果の値が7です（1、0、-1） [result-value]
    1 | lnkg3n1/2s1gl3/ppp1p2p1/3P5/1P3PG1l/PRP2pPS1/2+b1P2K1/4G4/LN5N1 b RS3Pbs2p 75 8i7g  score -2794 result 7
1ファイル1局: 指摘1件（エラー1件）。
[1]
$ kifu lint --format=ndjson testdata/psv/result-7.psv | sed -n 2p
{"type":"finding","file":"testdata/psv/result-7.psv","game":1,"line":1,"column":39,"ply":null,"rule":"result-value","severity":"error","message":"7 is not a result (1, 0 or -1)","byte":38,"message_ja":"結果の値が7です（1、0、-1）"}
$ kifu lint --format=sarif testdata/psv/result-7.psv | grep -o '"region":{[^}]*}'
"region":{"byteOffset":38,"byteLength":1}
$ kifu lint --format=github testdata/psv/result-7.psv
::error file=testdata/psv/result-7.psv,line=1,col=39,endColumn=40,title=result-value::7 is not a result (1, 0 or -1)
1 finding (1 error) in 1 game of 1 file.
[1]
$ kifu lint --format=junit testdata/psv/result-7.psv | grep result-7.psv:
<failure type="result-value" message="7 is not a result (1, 0 or -1)">testdata/psv/result-7.psv:1:39: error: 7 is not a result (1, 0 or -1) [result-value]
$ kifu check -v testdata/psv/edge.psv
testdata/psv/edge.psv: psv: its first records of 40 bytes are positions; moves as yaneuraou writes them (4 drops and promotions, legal as yaneuraou 4, apery 0, rshogi-old 0)
No findings in 24 games of 1 file: 24 ok, 0 illegal, 0 unreadable.
$ kifu check -v testdata/hcpe/is-psv.hcpe
testdata/hcpe/is-psv.hcpe: psv: its first records of 40 bytes are positions; moves as yaneuraou writes them (9 drops and promotions, legal as yaneuraou 9, apery 0, rshogi-old 0)
testdata/hcpe/is-psv.hcpe:record 1 (byte 0): error: not hcpe: it is read as psv [wrong-format]
1 finding (1 error) in 38 games of 1 file: 38 ok, 0 illegal, 0 unreadable.
[1]
$ cp testdata/psv/edge.psv x.bin; kifu check -v x.bin; cp testdata/hcpe/edge.hcpe y; kifu check -v y
x.bin: psv: its first records of 40 bytes are positions; moves as yaneuraou writes them (4 drops and promotions, legal as yaneuraou 4, apery 0, rshogi-old 0)
No findings in 24 games of 1 file: 24 ok, 0 illegal, 0 unreadable.
y: hcpe: its first records of 38 bytes are positions; moves as apery writes them (4 drops and promotions, legal as yaneuraou 0, apery 4, rshogi-old 2)
No findings in 24 games of 1 file: 24 ok, 0 illegal, 0 unreadable.
$ head -c 4000 testdata/cli/engines.t >text.bin; kifu lint text.bin
text.bin:record 1 (byte 0): error: not psv: none of the first records is a position [wrong-format]
1 finding (1 error) in 1 game of 1 file.
[1]
$ : >empty.psv; kifu lint empty.psv
empty.psv:record 1 (byte 0): error: no game found: empty file [no-game]
1 finding (1 error) in 1 game of 1 file.
[1]
$ kifu table --columns=file,game,plies,ending,winner,start,moves testdata/psv/result-both-win.psv
file                              game  plies  ending  winner  start                                                         moves
testdata/psv/result-both-win.psv     1      1  none    white   l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1  G*8h
testdata/psv/result-both-win.psv     2      1  none    black   l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/1g2+r4/LNN3+b1L b BSL3Pg2p 2  8g9f
$ cp testdata/psv/edge.psv big.psv; for n in 10 10 10 3; do for i in $(seq $n); do cat big.psv; done >more; mv more big.psv; done; cat testdata/psv/result-7.psv >>big.psv
$ kifu lint --format=gcc --select=result-value,packed-position -j2 big.psv
big.psv:72001:39: error: 7 is not a result (1, 0 or -1) [result-value]
[1]
$ kifu lint --format=gcc --select=result-value -j1 big.psv | tail -1; kifu lint -j1 big.psv >one; kifu lint -j2 big.psv >two; cmp one two; tail -1 two
big.psv:72001:39: error: 7 is not a result (1, 0 or -1) [result-value]
1001 findings (1000 warnings, 1 note) in 72001 games of 1 file.
$ cat big.psv | kifu lint --select=result-value -f psv
-:record 72001 (byte 2880038): error: 7 is not a result (1, 0 or -1) [result-value]
72001 | lnkg3n1/2s1gl3/ppp1p2p1/3P5/1P3PG1l/PRP2pPS1/2+b1P2K1/4G4/LN5N1 b RS3Pbs2p 75 8i7g  score -2794 result 7
1 finding (1 error) in 72001 games of 1 file.
[1]
$ gzip -k big.psv; kifu check --select=result-value big.psv.gz
big.psv.gz:record 72001 (byte 2880038): error: 7 is not a result (1, 0 or -1) [result-value]
1 finding (1 error) in 72001 games of 1 file: 72001 ok, 0 illegal, 0 unreadable.
[1]
$ kifu convert -t psv testdata/psv/edge.psv | cmp - testdata/psv/edge.psv
$ kifu convert -t hcpe --on-loss=ignore testdata/psv/edge.psv | cmp - testdata/hcpe/edge.hcpe
$ kifu convert -t psv testdata/psv/apery-drop.psv >right.psv; kifu lint right.psv
testdata/psv/apery-drop.psv:record 1 (byte 34): error: moves are encoded as apery writes them, not yaneuraou (1 drops and promotions, legal as yaneuraou 0, apery 1, rshogi-old 0) [move16-encoding]
No findings in 1 game of 1 file.
$ kifu convert -t usi --on-loss=ignore testdata/psv/apery-drop.psv; kifu convert -t usi --on-loss=ignore --move16=yaneuraou testdata/psv/apery-drop.psv
testdata/psv/apery-drop.psv:record 1 (byte 34): error: moves are encoded as apery writes them, not yaneuraou (1 drops and promotions, legal as yaneuraou 0, apery 1, rshogi-old 0) [move16-encoding]
position sfen lnkg3n1/2s1gl3/ppp1p2p1/3P5/1P3PG1l/PRP2pPS1/2+b1P2K1/4G4/LN5N1 b RS3Pbs2p 75 moves P*1b
testdata/psv/apery-drop.psv:record 1 (byte 34): error: 2881 is not a move: a square that does not exist, or twice the same (move 1) [move16-bits]
kifu: testdata/psv/apery-drop.psv: game 1 not written: its start or its moves cannot be read
[1]
$ kifu lint --move16=yaneuraou --format=gcc testdata/psv/apery-drop.psv
testdata/psv/apery-drop.psv:1:35: error: 2881 is not a move: a square that does not exist, or twice the same [move16-bits]
testdata/psv/apery-drop.psv:1:35: error: moves are encoded as apery writes them, not yaneuraou (1 drops and promotions, legal as yaneuraou 0, apery 1, rshogi-old 0) [move16-encoding]
[1]
$ kifu convert -t psv --score 7 testdata/usi/games.to.usi | kifu convert -f psv -t usi --on-loss=ignore
position startpos moves 7g7f
position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2 moves 3c3d
position sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3 moves 8h2b+
position sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4 moves 3a2b
position sfen lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5 moves B*4e
position startpos moves 2g2f
position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL w - 2 moves 8c8d
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d
position sfen lnsgkgsn1/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2 moves 7g7f
position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 31 moves G*5b
position startpos
$ cat testdata/psv/edge.psv testdata/psv/apery-drop.psv testdata/psv/apery-promotion.psv right.psv >mixed.psv; kifu lint --select=move16-encoding --format=gcc mixed.psv
mixed.psv:25:35: error: moves are encoded as apery writes them, not yaneuraou from here on [move16-encoding]
mixed.psv:27:35: error: moves are encoded as yaneuraou writes them, not apery from here on [move16-encoding]
[1]
$ kifu dedup --as=text testdata/psv/edge.psv testdata/hcpe/edge.hcpe | head -3
2 times the same game (plies: 1):
  testdata/psv/edge.psv:1: game 1
  testdata/hcpe/edge.hcpe:1: game 1
$ kifu check -v testdata/hcpe3/game.hcpe3; for i in 1 2 3; do cat testdata/hcpe3/game.hcpe3; done >x; kifu convert -t usi --on-loss=ignore x | sort -u | cut -c1-120
testdata/hcpe3/game.hcpe3: hcpe3: the first bytes are 1 game; moves as apery writes them (4 drops and promotions, legal as yaneuraou 0, apery 4, rshogi-old 0)
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1 moves G*8h 8g9f G*9e 9f9e 9c9
$ cat testdata/hcpe3/game.hcpe3 testdata/hcpe3/moves-more.hcpe3 testdata/hcpe3/game.hcpe3 testdata/hcpe3/moves-fewer.hcpe3 testdata/hcpe3/game.hcpe3 testdata/hcpe3/candidates-700.hcpe3 testdata/hcpe3/game.hcpe3 >mixed.hcpe3; kifu lint --format=gcc --ignore=result-contradiction mixed.hcpe3
mixed.hcpe3:2:33: error: not a game as dlshogi reads it: another game begins after 17 of 18 moves [game-value]
mixed.hcpe3:5:1: error: not a position: a king stands on square 100, which does not exist [packed-position]
mixed.hcpe3:7:41: error: not a game as dlshogi reads it: 700 candidates of a move, where no position has more than 593 legal moves [game-value]
[1]
$ for t in kif csa csa3; do kifu convert -t $t --on-loss=ignore testdata/hcpe3/game.hcpe3 | kifu convert -f $t -t hcpe3 --on-loss=ignore - | cmp -l - testdata/hcpe3/game.hcpe3; done
 35   0   1
 35   0   1
 35   0   1
[1]
$ printf 'PI\n+\n+7776FU\n%%TORYO\n' | kifu convert -f csa -t hcpe3 - | kifu convert -f hcpe3 -t csa -
V2.2
PI
+
+7776FU
%TORYO
$ printf 'PI\n+\n+7776FU\n' | kifu convert -f csa -t hcpe3 --score 5 - | kifu convert -f hcpe3 -t csa -
-:1:1: warning: ending 'no ending recorded' becomes 'draw' in hcpe3 [terminator-coerced]
-:record 1 (byte 34): warning: ending 'draw' becomes 'HIKIWAKE' in csa [terminator-coerced]
'CSA encoding=UTF-8
V2.2
PI
+
+7776FU
'** 5
%HIKIWAKE
'*引き分け
$ printf 'PI\n+\n+7776FU\n%%TIME_UP\n' | kifu convert -f csa -t hcpe3 - | kifu lint -f hcpe3 -
-:4:1: warning: ending 'loss on time' becomes '1, 2' in hcpe3 [terminator-coerced]
No findings in 1 game of 1 file.
$ for f in bad-move-still drop-promoted; do kifu convert --on-illegal=keep -t hcpe3 --score 5 testdata/diag/legality/$f.kifu 2>&1 >x.hcpe3 | grep dropped; kifu convert -t usi --on-loss=ignore x.hcpe3; done
testdata/diag/legality/bad-move-still.kifu:2:4: warning: headers cannot be written in hcpe3: 先手, 後手 [headers-dropped]
testdata/diag/legality/bad-move-still.kifu:5:6: warning: 1 move cannot be written in hcpe3 [moves-dropped]
position startpos
testdata/diag/legality/drop-promoted.kifu:9:6: error: a promoted bishop cannot be dropped [drop-promoted]
testdata/diag/legality/drop-promoted.kifu:2:4: warning: headers cannot be written in hcpe3: 先手, 後手 [headers-dropped]
testdata/diag/legality/drop-promoted.kifu:9:6: warning: 1 move cannot be written in hcpe3 [moves-dropped]
position startpos moves 7g7f 3c3d 8h2b+ 3a2b
$ kifu convert --on-illegal=keep -t psv --score 5 testdata/diag/legality/bad-move-still.kifu 2>&1 | grep moves
testdata/diag/legality/bad-move-still.kifu:5:6: warning: 1 move cannot be written in psv [moves-dropped]
$ kifu convert -t hcpe3 testdata/diag/result/sennichite-unnamed.kifu | tee x.hcpe3 | kifu convert -f hcpe3 -t hcpe3 - | cmp - x.hcpe3; kifu convert -t csa x.hcpe3 | tail -1
testdata/diag/result/sennichite-unnamed.kifu:2:4: warning: headers cannot be written in hcpe3: 先手, 後手 [headers-dropped]
testdata/diag/result/sennichite-unnamed.kifu:1:1: warning: ending 'no ending recorded' becomes 'fourfold repetition' in hcpe3 [terminator-coerced]
%SENNICHITE
$ kifu check -v testdata/apery-book/book.bin; cp testdata/psv/edge.psv x.bin; kifu check -v x.bin; kifu lint --format=gcc -f apery-book testdata/apery-book/drop-promote.bin
testdata/apery-book/book.bin: apery-book: its first entries of 16 bytes have moves and rising keys
No findings in 4 games of 1 file: 4 ok, 0 illegal, 0 unreadable.
x.bin: psv: its first records of 40 bytes are positions; moves as yaneuraou writes them (4 drops and promotions, legal as yaneuraou 4, apery 0, rshogi-old 0)
No findings in 24 games of 1 file: 24 ok, 0 illegal, 0 unreadable.
testdata/apery-book/drop-promote.bin:1:1: note: the book does not lead to the position with the key 0002d3d8b7fa4b92 [book-key]
testdata/apery-book/drop-promote.bin:1:9: error: 68a8 is not a move: bits that contradict each other [move16-bits]
[1]
$ kifu convert -t apery-book --on-loss=ignore testdata/apery-book/tree.kifu testdata/apery-book/tree.kifu | kifu convert -f apery-book -t yaneuraou-book -
Wrote 2 of 2 games in 2 files.
#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
3c3d none -55 none 2
8c8d none 0 none 2
sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2g2f none 0 none 2
sfen lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2g2f none 0 none 2
7i6h none 0 none 2
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f none 0 none 2
$ kifu convert -t yaneuraou-book testdata/apery-book/book.bin | kifu convert -f yaneuraou-book -t apery-book --on-loss=ignore - | cmp - testdata/apery-book/book.bin
$ kifu convert -t apery-book --on-loss=ignore -o y.bin testdata/apery-book/tree.kifu; kifu convert -t apery-book --on-loss=ignore -d out testdata/apery-book/tree.kifu; cmp y.bin testdata/apery-book/book.bin; ls out
tree.bin
$ kifu check -v testdata/ybb/book.ybb; kifu convert -t ybb --on-loss=ignore testdata/apery-book/tree.kifu testdata/apery-book/tree.kifu 2>/dev/null | cmp - testdata/ybb/book.ybb
testdata/ybb/book.ybb: ybb: its first 16 bytes are those of a book
No findings in 4 games of 1 file: 4 ok, 0 illegal, 0 unreadable.
$ for format in ybb apery-book sbk; do kifu convert -t $format -o no-king testdata/kif/tsume.kifu; done
testdata/kif/tsume.kifu:5:1: error: the start position cannot be written in ybb: 玉 [start-unrepresentable]
testdata/kif/tsume.kifu:17:1: warning: headers cannot be written in ybb: 先手, 後手 [headers-dropped]
testdata/kif/tsume.kifu:1:1: warning: 1 comment or bookmark cannot be written in ybb [comments-dropped]
testdata/kif/tsume.kifu:21:6: warning: ending 'mate' becomes 'no ending recorded' in ybb [terminator-coerced]
kifu: testdata/kif/tsume.kifu: game 1 not written: this format cannot hold it (choose another with -t)
testdata/kif/tsume.kifu:5:1: error: the start position cannot be written in apery-book: 玉 [start-unrepresentable]
testdata/kif/tsume.kifu:17:1: warning: headers cannot be written in apery-book: 先手, 後手 [headers-dropped]
testdata/kif/tsume.kifu:1:1: warning: 1 comment or bookmark cannot be written in apery-book [comments-dropped]
testdata/kif/tsume.kifu:21:6: warning: ending 'mate' becomes 'no ending recorded' in apery-book [terminator-coerced]
kifu: testdata/kif/tsume.kifu: game 1 not written: this format cannot hold it (choose another with -t)
testdata/kif/tsume.kifu:5:1: error: the start position cannot be written in sbk: 玉 [start-unrepresentable]
testdata/kif/tsume.kifu:17:1: warning: headers cannot be written in sbk: 先手, 後手 [headers-dropped]
testdata/kif/tsume.kifu:21:6: warning: ending 'mate' becomes 'no ending recorded' in sbk [terminator-coerced]
kifu: testdata/kif/tsume.kifu: game 1 not written: this format cannot hold it (choose another with -t)
[1]
$ kifu convert -t sbk -o foul.sbk testdata/explain/unnoticed-foul.right.csa
testdata/explain/unnoticed-foul.right.csa:4:1: warning: 1 move cannot be written in sbk [moves-dropped]
testdata/explain/unnoticed-foul.right.csa:5:1: warning: ending 'foul by the previous move' becomes 'no ending recorded' in sbk [terminator-coerced]
$ printf 'YANE-BINBOOK-V1' >short.ybb; kifu lint short.ybb; kifu lint -f ybb testdata/psv/edge.psv
short.ybb:record 1 (byte 0): error: no game found: ybb [no-game]
1 finding (1 error) in 1 game of 1 file.
testdata/psv/edge.psv:record 1 (byte 0): error: not ybb: none of the first records is a position [wrong-format]
1 finding (1 error) in 1 game of 1 file.
[1]
$ cp testdata/sbk/book.sbk book; kifu check -v book; for f in book cycle; do kifu convert -t sbk testdata/sbk/$f.sbk | cmp - testdata/sbk/$f.sbk; done
book: sbk: its first 286 bytes are those of ShogiGUI's book
No findings in 10 games of 1 file: 10 ok, 0 illegal, 0 unreadable.
$ kifu convert -t yaneuraou-book --on-loss=ignore testdata/sbk/book.sbk 2>/dev/null >a.db; kifu convert -t sbk a.db >a.sbk; kifu convert -t yaneuraou-book a.sbk | cmp - a.db
$ kifu convert -t sbk --on-loss=ignore testdata/apery-book/tree.kifu testdata/apery-book/tree.kifu testdata/sbk/home.sbk 2>/dev/null | kifu convert -f sbk -t yaneuraou-book -
#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f none none none 5
2g2f none none none 1
sfen lnsgk1snl/1r4gb1/ppppppppp/9/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 1
#途中の局面
3c3d none none none 1
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
3c3d none none none 2
8c8d none none none 2
sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2g2f none none none 2
sfen lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2g2f none none none 2
7i6h none none none 2
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL w - 2
8c8d none none none 5
$ printf '1 ７六歩(77)\n*one\n2 ３四歩(33)\n*leaf\n' >1.kifu; printf '作者：A\n備考：B\n1 ７六歩(77)\n*two\n*評価値 1\n*評価値 -9 深さ 2/3 ノード数 4\n*好手\n' >2.kifu; kifu convert -t sbk 1.kifu 2.kifu 1.kifu | kifu convert -f sbk -t kif --to-encoding=utf-8 -
Wrote 3 of 3 games in 3 files.
備考：B
作者：A
手合割：平手　　
手数----指手--
   1 ７六歩(77)  
*深さ= 回数=3
*好手

#--separator--
後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金v銀v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v角 ・|二
|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：なし
後手番
手数＝1  まで
手数----指手--
*one
*two
*評価値 1
*評価値 -9 深さ 2/3 ノード数 4
   2 ３四歩(33)  
*深さ= 回数=2

#--separator--
後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金v銀v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v角 ・|二
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：なし
手数＝2  まで
手数----指手--
*leaf

$ kifu convert --on-illegal=keep -t sbk testdata/diag/legality/drop-promoted.kifu 2>/dev/null | kifu convert -f sbk -t yaneuraou-book - | tail -2
sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
3a2b none none none 1
$ printf '\n手合割：平手\n1 ７六歩(77)\n' >lf.sbk; kifu lint --format=gcc lf.sbk; cp lf.sbk lf; kifu check -v lf; kifu lint -f sbk testdata/psv/edge.psv
lf.sbk:1:2: error: ShogiGUI's book: a number of more than 10 bytes; the rest is not read [book-field]
lf: kif by line 3, a KIF move: 1 ７六歩(77); utf-8: valid from the first non-ASCII byte on, E6 89 8B at byte 2
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
testdata/psv/edge.psv:record 1 (byte 0): error: not sbk: none of the first records is a position [wrong-format]
1 finding (1 error) in 1 game of 1 file.
[1]

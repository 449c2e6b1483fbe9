Books: what lint finds over all of one, and how it is fixed.
$ kifu lint --format=gcc testdata/yaneuraou-book/mixed.db
testdata/yaneuraou-book/mixed.db:1:1: warning: the first line is not #YANEURAOU-DB2016 1.00: // a book that other programs sorted [book-header]
testdata/yaneuraou-book/mixed.db:6:1: note: a blank line in a book [book-blank-line]
testdata/yaneuraou-book/mixed.db:7:1: warning: the positions of the book are not in order from here on: sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGK [book-order]
testdata/yaneuraou-book/mixed.db:15:1: warning: engines write this position in another way and do not find it: lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL … [book-spelling]
testdata/yaneuraou-book/mixed.db:17:1: warning: B*4e is there twice [book-duplicate-move]
testdata/yaneuraou-book/mixed.db:19:1: error: no piece on 7g [no-piece]
testdata/yaneuraou-book/mixed.db:20:1: warning: the same position as in line 2 [book-duplicate]
testdata/yaneuraou-book/mixed.db:13:1: note: 2 of 6 positions are not reached from a start position by moves of the book; the first is here [book-unreached]
[1]
$ cp testdata/yaneuraou-book/mixed.db x.db; kifu lint --diff x.db
--- x.db
+++ x.db
@@ -1,23 +1,20 @@
+#YANEURAOU-DB2016 1.00
 // a book that other programs sorted
-sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
-# of the start
-7g7f 3c3d 30 32 4
-2g2f none 25 32
-
+sfen lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5
+B*4e none 9 1 4
+B*6e
+7g7e
+sfen lnsgkgsnl/1r5b1/pp1pppppp/2p6/9/6P2/PPPPPP1PP/1B5R1/LNSGKGSNL b - 3
+2g2f
+sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
+8h2b+ 3a2b 20 4 1
 sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
 3c3d 8h2b+ 10 5 2
 # of 3c3d
 8c8d
-sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
-8h2b+ 3a2b 20 4 1
-sfen lnsgkgsnl/1r5b1/pp1pppppp/2p6/9/6P2/PPPPPP1PP/1B5R1/LNSGKGSNL b - 3
-2g2f
-sfen lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b 1Bb 5
-B*4e none 7 1 1
-B*4e none 9 1 3
-B*6e
-7g7e
-sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 21
-7g7f 8c8d 35 20 9
-# again
-5g5f none 1 1 90
+sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
+# of the start
+5g5f none 1 1 90
+7g7f 8c8d 35 20 13
+# again
+2g2f none 25 32
--fix would fix 6 findings in 1 file.
[1]
$ kifu lint --fix x.db; kifu lint x.db
x.db:6:1: error: no piece on 7g [no-piece]
    6 | 7g7e
      | ^~~~
x.db:3:1: note: 2 of 5 positions are not reached from a start position by moves of the book; the first is here [book-unreached]
2 findings (1 error, 1 note) in 5 games of 1 file.
Fixed 6 findings in 1 file.
x.db:6:1: error: no piece on 7g [no-piece]
    6 | 7g7e
      | ^~~~
x.db:3:1: note: 2 of 5 positions are not reached from a start position by moves of the book; the first is here [book-unreached]
2 findings (1 error, 1 note) in 5 games of 1 file.
[1]
$ cp testdata/diag/syntax/book-header.db y.db; kifu lint --fix y.db; kifu lint --format=ndjson testdata/diag/syntax/book-unreached.db | sed -n 2,5p
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
{"type":"game","file":"testdata/diag/syntax/book-unreached.db","game":1,"format":"yaneuraou-book","encoding":"ascii","variant":"shogi","handicap":"other","plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"d85781d2a84569c26651c0a3e22f9b70"}
{"type":"game","file":"testdata/diag/syntax/book-unreached.db","game":2,"format":"yaneuraou-book","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"6d88bd445221a876dd7b0bd55c4f8e24"}
{"type":"finding","file":"testdata/diag/syntax/book-unreached.db","game":null,"line":2,"column":1,"ply":null,"rule":"book-unreached","severity":"note","message":"1 of 2 positions are not reached from a start position by moves of the book; the first is here","message_ja":"2局面のうち1局面は、開始局面から定跡の指し手では到達できません（最初の局面）"}
{"type":"summary","files":1,"games":2,"ok":2,"illegal":0,"unreadable":0,"findings":1}
$ kifu lint --ignore=book-duplicate,book-unreached,book-twin --format=gcc testdata/yaneuraou-book/mixed.db
testdata/yaneuraou-book/mixed.db:1:1: warning: the first line is not #YANEURAOU-DB2016 1.00: // a book that other programs sorted [book-header]
testdata/yaneuraou-book/mixed.db:6:1: note: a blank line in a book [book-blank-line]
testdata/yaneuraou-book/mixed.db:7:1: warning: the positions of the book are not in order from here on: sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGK [book-order]
testdata/yaneuraou-book/mixed.db:15:1: warning: engines write this position in another way and do not find it: lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL … [book-spelling]
testdata/yaneuraou-book/mixed.db:17:1: warning: B*4e is there twice [book-duplicate-move]
testdata/yaneuraou-book/mixed.db:19:1: error: no piece on 7g [no-piece]
[1]
$ (echo '#YANEURAOU-DB2016 1.00'; i=0; while [ $i -lt 40000 ]; do echo 'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - '$i; echo '7g7f'; i=$((i + 1)); done) >big.db
$ kifu lint -j2 big.db | tail -1; kifu lint -j2 --select=book-unreached,book-twin,legality big.db; kifu check --ignore=syntax big.db
[*] 1000 can be fixed with --fix.
No findings in 40000 games of 1 file.
No findings in 40000 games of 1 file: 40000 ok, 0 illegal, 0 unreadable.
$ kifu lint --fix --max-findings=2 big.db | tail -2; cat big.db
No findings in 1 game of 1 file.
Fixed 40000 findings in 1 file.
#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 0
7g7f none 0 0 40000
$ for i in 7g7f 2g2f 7g7f; do echo "position startpos moves $i 3c3d"; done >three.usi; kifu convert -t yaneuraou-book --ply 2 -o three.db three.usi; kifu lint --fix three.db; cat three.db
No findings in 3 games of 1 file.
Fixed 4 findings in 1 file.
#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
3c3d none none none 2
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL w - 2
3c3d none none none
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f 3c3d none none 2
2g2f 3c3d none none

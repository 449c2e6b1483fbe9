lint --fix and --diff: what can be fixed, in place or shown, completely or not at all; --diff exits with 1 if there is something to fix.
$ for f in control-character encoding-mismatch extension-encoding glued-move missing-turn mixed-eol ply-number-gap promotion-assumed result-count time-negative time-total-mismatch; do kifu lint --lang=en --unsafe-fixes --diff testdata/diag/*/$f.[ck]* 2>&1; done | tr '\r' '%'
--- testdata/diag/text/encoding-mismatch.kif
+++ testdata/diag/text/encoding-mismatch.kif
@@ -1,4 +1,4 @@
-#KIF version=2.0 encoding=UTF-8
+#KIF version=2.0 encoding=Shift_JIS
 手合割：平手
 先手：甲
 後手：乙
--fix would fix 1 finding in 1 file.
old-encoding: utf-8
new-encoding: cp932
--- testdata/diag/text/extension-encoding.kif
+++ testdata/diag/text/extension-encoding.kif
--fix would fix 1 finding in 1 file.
--- testdata/diag/syntax/glued-move.kifu
+++ testdata/diag/syntax/glued-move.kifu
@@ -2,6 +2,7 @@
 先手：A
 後手：B
 手数----指手---------消費時間--
-   1 ７六歩(77)    2 ３四歩(33)
+   1 ７六歩(77)
+2 ３四歩(33)
    3 ２六歩(27)
    4 投了
--fix would fix 1 finding in 1 file.
--- testdata/diag/syntax/missing-turn.csa
+++ testdata/diag/syntax/missing-turn.csa
@@ -2,6 +2,7 @@
 N+A
 N-B
 PI
++
 +7776FU
 -3334FU
 %TORYO
--fix would fix 1 finding in 1 file.
--- testdata/diag/text/mixed-eol.kifu
+++ testdata/diag/text/mixed-eol.kifu
@@ -1,6 +1,6 @@
 手合割：平手%
 先手：甲%
-後手：乙
+後手：乙%
 手数----指手---------消費時間--%
    1 ７六歩(77)%
    2 投了%
--fix would fix 1 finding in 1 file.
--- testdata/diag/syntax/ply-number-gap.kifu
+++ testdata/diag/syntax/ply-number-gap.kifu
@@ -4,5 +4,5 @@
 手数----指手---------消費時間--
    1 ７六歩(77)
    2 ３四歩(33)
-   4 ２六歩(27)
-   5 投了
+   3 ２六歩(27)
+   4 投了
--fix would fix 1 finding in 1 file.
--- testdata/diag/syntax/promotion-assumed.ki2u
+++ testdata/diag/syntax/promotion-assumed.ki2u
@@ -16,5 +16,5 @@
 先手：A
 後手：B
 
-▲１一歩    △５二玉
+▲１一歩成    △５二玉
 まで2手で中断
--fix would fix 1 finding in 1 file.
--- testdata/diag/result/result-count.kifu
+++ testdata/diag/result/result-count.kifu
@@ -5,4 +5,4 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 投了
-まで4手で後手の勝ち
+まで2手で後手の勝ち
--fix would fix 1 finding in 1 file.
$ for f in same-square spacing; do kifu lint --diff --select style testdata/diag/*/$f.kifu; done
--- testdata/diag/style/same-square.kifu
+++ testdata/diag/style/same-square.kifu
@@ -5,5 +5,5 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 ２二角成(88)
-   4 ２二銀(31)
+   4 同　銀(31)
    5 投了
--fix would fix 1 finding in 1 file.
--- testdata/diag/style/spacing.kifu
+++ testdata/diag/style/spacing.kifu
@@ -5,5 +5,5 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 ２二角成(88)
-   4 同銀(31)
+   4 同　銀(31)
    5 投了
--fix would fix 1 finding in 1 file.
[1]
$ cp testdata/diag/result/result-count.kifu a.kifu; chmod 640 a.kifu; ln -s a.kifu link.kifu; cp testdata/diag/legality/nifu.kifu testdata/diag/style/same-square.kifu .; kifu lint --diff --ignore result a.kifu; kifu lint --diff a.kifu nifu.kifu >d; echo $?; cat d
--fix would fix 1 finding in 1 file.
1
--- a.kifu
+++ a.kifu
@@ -5,4 +5,4 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 投了
-まで4手で後手の勝ち
+まで2手で後手の勝ち
$ kifu lint a.kifu
a.kifu:8:1: warning: the recorded result is contradicted: the record has 2 moves [result-contradiction] [*]
    8 | まで4手で後手の勝ち
      | ^~~~~~~~~~~~~~~~~~~
1 finding (1 warning) in 1 game of 1 file.
[*] 1 can be fixed with --fix.
$ kifu lint --lang=ja a.kifu
a.kifu:8:1: 警告: 結果の記載が矛盾しています: 実際の手数は2手です [result-contradiction] [*]
    8 | まで4手で後手の勝ち
      | ^~~~~~~~~~~~~~~~~~~
1ファイル1局: 指摘1件（警告1件）。
[*] 1件は --fix で修正できます。
$ kifu lint --fix link.kifu nifu.kifu
nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |   12 投了
      |      ^~~~
   15 |   11 ７五歩打
      |      --------
2 findings (1 error, 1 warning) in 2 games of 2 files.
Fixed 1 finding in 1 file.
[1]
$ stat -c '%a %F' a.kifu link.kifu; diff testdata/diag/result/result-count.kifu a.kifu; ls -A
640 regular file
777 symbolic link
8c8
< まで4手で後手の勝ち
---
> まで2手で後手の勝ち
a.kifu
d
link.kifu
nifu.kifu
same-square.kifu
testdata
$ kifu lint --fix a.kifu; kifu lint --diff a.kifu nifu.kifu same-square.kifu
No findings in 1 game of 1 file.
$ kifu lint --fix <testdata/diag/result/result-count.kifu 2>err; cat err; kifu lint --fix --format=gcc --stdin-filename x.kifu - <testdata/diag/legality/nifu.kifu 2>err | cmp - testdata/diag/legality/nifu.kifu; cat err
手合割：平手
先手：A
後手：B
手数----指手---------消費時間--
   1 ７六歩(77)
   2 ３四歩(33)
   3 投了
まで2手で後手の勝ち
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
x.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
x.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
$ kifu lint --diff --select spacing --format=ndjson:out.nd --stdin-filename x.kifu <testdata/diag/style/spacing.kifu; grep -c finding out.nd
--- x.kifu
+++ x.kifu
@@ -5,5 +5,5 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 ２二角成(88)
-   4 同銀(31)
+   4 同　銀(31)
    5 投了
--fix would fix 1 finding in 1 file.
1
$ iconv -f UTF-8 -t CP932 testdata/diag/style/same-square.kifu >b.kifu; kifu lint --unsafe-fixes --diff b.kifu; kifu lint --unsafe-fixes --fix b.kifu; cmp b.kifu testdata/diag/style/same-square.kifu
old-encoding: cp932
new-encoding: utf-8
--- b.kifu
+++ b.kifu
--fix would fix 1 finding in 1 file.
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
$ printf '手合割：平手\n# kifu: ignore result\n1 ７六歩(77)\n2 投了\n# kifu: ignore result-contradiction -- the clock was wrong\nまで3手で先手の勝ち\n' >s.kifu; kifu lint --fix s.kifu
s.kifu:2:16: warning: unused suppression: result [unused-suppression]
    2 | # kifu: ignore result
      |                ^~~~~~
1 finding (1 warning) in 1 game of 1 file.
$ cp testdata/archive/games.7z .; kifu lint --fix games.7z; kifu lint --fix /dev/null; kifu lint --fix gone.kifu; kifu lint --fix .
kifu: games.7z: not fixed: unpack the archive first
kifu: /dev/null: is a device (to read one, make it standard input)
kifu: gone.kifu: No such file or directory
kifu: ./games.7z: not fixed: unpack the archive first
./nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
./nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |   12 投了
      |      ^~~~
   15 |   11 ７五歩打
      |      --------
./s.kifu:2:16: warning: unused suppression: result [unused-suppression]
    2 | # kifu: ignore result
      |                ^~~~~~
3 findings (1 error, 2 warnings) in 6 games of 6 files; 4 other files skipped.
[2]
$ kifu lint --fix --write-baseline base.txt a.kifu; kifu check --fix a.kifu
kifu: --write-baseline has no effect with --fix
Try 'kifu lint --help'.
kifu: unknown option --fix
Try 'kifu check --help'.
[2]
$ mkfifo p.kifu; (cat testdata/diag/result/result-count.kifu >p.kifu &); kifu lint --fix p.kifu
kifu: p.kifu: not a regular file
No findings in 1 game of 1 file.
[2]
$ printf '手合割：平手\n1 ７六歩(77)\n*\377\n2 投了\nまで3手で先手の勝ち\n' >bad.kifu; cp bad.kifu was; kifu lint --fix --format=gcc bad.kifu; cmp bad.kifu was
bad.kifu:3:2: error: byte FF is not valid utf-8 [invalid-bytes]
bad.kifu:5:1: warning: the recorded result is contradicted: the record has 1 move [result-contradiction]
$ cp testdata/diag/result/result-count.kifu c.kifu; kifu lint --baseline /dev/null --fix c.kifu 2>&1 | sed 1q; kifu lint --write-baseline base.txt c.kifu >d; kifu lint --baseline base.txt --fix c.kifu; cmp c.kifu testdata/diag/result/result-count.kifu
kifu: /dev/null: is a device (to read one, make it standard input)
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
c.kifu testdata/diag/result/result-count.kifu differ: char 138, line 8
[1]
$ cp testdata/diag/result/result-count.kifu c.kifu; kifu lint -j2 --fix c.kifu c.kifu ./c.kifu
No findings in 3 games of 3 files.
Fixed 1 finding in 1 file.

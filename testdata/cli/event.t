kifu event: a Swiss event with turnering.txt, a round robin with event.ini in Japanese, a knock-out.
$ kifu event testdata/event/swiss
No findings in 6 games of 4 files.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
$ kifu event testdata/event/swiss --lang=ja
4ファイル6局: 指摘なし。
Nordhaven Open: 5人、全3回戦、6局
#  対局者     1   2   3   勝点
1  Lina Berg  2+  5+  4-     2
2  Rui Costa  1-  4+  3+     2
3  Zoé Fabre  5+  0+  2-     2
4  Jan Gruß   0+  2-  1+     2
5  Paul Eder  3-  1-  0+     1
$ kifu event testdata/event/league
No findings in 6 games of 2 files.
秋の会: 4 players, 3 rounds, 6 boards
#  player    1   2   3   pts  sos  sodos
1  青木一郎  4+  2+  3+    3    3      3
2  井上花子  3-  1-  4+    1    5      1
3  上田健太  2+  4-  1-    1    5      1
4  江口美咲  1-  3+  2-    1    5      1
$ kifu event testdata/event/cup
No findings in 3 games of 1 file.
Nordhaven Cup: 4 players, 2 rounds, 3 boards
#  player     1   2   pts
1  Lina Berg  3+  2+    2
2  Zoé Fabre  4+  1-    1
3  Rui Costa  1-        0
4  Paul Eder  2-        0
$ kifu event --lang=ja testdata/event/cup
1ファイル3局: 指摘なし。
Nordhaven Cup: 4人、全2回戦、3局
#  対局者     1   2   勝点
1  Lina Berg  3+  2+     2
2  Zoé Fabre  4+  1-     1
3  Rui Costa  1-         0
4  Paul Eder  2-         0
$ kifu event --standings=csv testdata/event/league; kifu event --standings=csv:s.csv --standings=text testdata/event/cup; cat s.csv
rank,player,games,points,sos,sodos
1,青木一郎,3,3,3,3
2,井上花子,3,1,5,1
2,上田健太,3,1,5,1
2,江口美咲,3,1,5,1
No findings in 6 games of 2 files.
No findings in 3 games of 1 file.
Nordhaven Cup: 4 players, 2 rounds, 3 boards
#  player     1   2   pts
1  Lina Berg  3+  2+    2
2  Zoé Fabre  4+  1-    1
3  Rui Costa  1-        0
4  Paul Eder  2-        0
rank,player,games,points
1,Lina Berg,2,2
2,Zoé Fabre,2,1
3,Rui Costa,1,0
3,Paul Eder,1,0
$ kifu event --standings=json testdata/event/cup
{"name":"Nordhaven Cup","stage":"","format":"knockout","rounds":2,"players":[{"name":"Lina Berg"},{"name":"Zoé Fabre"},{"name":"Rui Costa"},{"name":"Paul Eder"}],"boards":[{"round":1,"players":["Lina Berg","Rui Costa"],"result":"1-0","file":"testdata/event/cup/cup.psn","game":1},{"round":1,"players":["Zoé Fabre","Paul Eder"],"result":"1-0","file":"testdata/event/cup/cup.psn","game":2},{"round":2,"players":["Lina Berg","Zoé Fabre"],"result":"1-0","file":"testdata/event/cup/cup.psn","game":3}],"standings":[{"rank":1,"player":"Lina Berg","games":2,"points":2},{"rank":2,"player":"Zoé Fabre","games":2,"points":1},{"rank":3,"player":"Rui Costa","games":1,"points":0},{"rank":3,"player":"Paul Eder","games":1,"points":0}]}
No findings in 3 games of 1 file.
$ kifu event --standings=text:s.txt --format=ndjson testdata/event/cup; cat s.txt
{"type":"game","file":"testdata/event/cup/cup.psn","game":1,"format":"psn","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":3,"ending":"resign","winner":"black","verdict":"ok"}
{"type":"game","file":"testdata/event/cup/cup.psn","game":2,"format":"psn","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":2,"ending":"resign","winner":"white","verdict":"ok"}
{"type":"game","file":"testdata/event/cup/cup.psn","game":3,"format":"psn","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":3,"ending":"resign","winner":"black","verdict":"ok"}
{"type":"summary","files":1,"games":3,"ok":3,"illegal":0,"unreadable":0,"findings":0}
Nordhaven Cup: 4 players, 2 rounds, 3 boards
#  player     1   2   pts
1  Lina Berg  3+  2+    2
2  Zoé Fabre  4+  1-    1
3  Rui Costa  1-        0
4  Paul Eder  2-        0
$ kifu event --standings=csv --standings=json testdata/event/cup
kifu: two reports to standard output: write one to a file (--format=FORMAT:FILE)
Try 'kifu event --help'.
[2]
$ kifu event --table=testdata/event/swiss/turnering.txt; kifu event
No findings in 0 games of 1 file.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
No findings in 0 games of 0 files.
Fewer than 3 games make no event: only players and moves were compared.
$ kifu event --write=csv testdata/event/swiss; kifu event --write=event-ini testdata/event/league
round,black,white,result,handicap
1,Lina Berg,Rui Costa,1-0,
1,Paul Eder,Zoé Fabre,0-1,
1,Jan Gruß,,+/-,
2,Lina Berg,Paul Eder,1-0,
2,Jan Gruß,Rui Costa,0-1,
2,Zoé Fabre,,+/-,
3,Lina Berg,Jan Gruß,0-1,
3,Rui Costa,Zoé Fabre,1-0,
3,Paul Eder,,+/-,
No findings in 6 games of 4 files.
[event]
name = 秋の会
format = round-robin
rounds = 3
dates = 2026-10-01..2026-10-03
clock = 30分
tie-break = points
tie-break = sos
tie-break = sodos
[players]
1 = 青木一郎
2 = 井上花子
3 = 上田健太
4 = 江口美咲
[alias]
No findings in 6 games of 2 files.
$ kifu event --write=turnering testdata/event/swiss | iconv -f ISO-8859-1 -t UTF-8
No findings in 6 games of 4 files.
[Nordhaven Open, 2026-05-02/03]
[2026-05-03]
[Time control: 30min + 30sec]
1 [Berg] [Lina] SE [2+ 3+ 5-] 2
2 [Costa] [Rui] PT [1- 5+ 4+] 2
3 [Eder] [Paul] AT [4- 1- 0+] 1
4 [Fabre] [Zoé] FR [3+ 0+ 2-] 2
5 [Gruß] [Jan] DE [0+ 2- 1+] 2
$ echo old >out; kifu event --write=turnering:out testdata/event/league; cat out; kifu event --lang=ja --write=csv:out testdata/event/league; cat out
kifu: '秋の会' cannot be written in ISO 8859-1: write it in Latin letters in [event] or [players] of event.ini
No findings in 6 games of 2 files.
old
2ファイル6局: 指摘なし。
round,black,white,result,handicap
1,青木一郎,江口美咲,1-0,
1,井上花子,上田健太,0-1,
2,江口美咲,上田健太,1-0,
2,青木一郎,井上花子,1-0,
3,井上花子,江口美咲,1-0,
3,上田健太,青木一郎,0-1,
$ kifu event --write=csv:new.csv testdata/event/swiss; kifu event --table=new.csv testdata/event/swiss; kifu event --table=new.csv --table=testdata/event/swiss/turnering.txt
No findings in 6 games of 4 files.
No findings in 6 games of 4 files; 1 other file skipped.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
No findings in 0 games of 2 files.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
$ mkdir d; cp testdata/event/swiss/*.csa d; sed 's/2+ 3+ 5-/2- 3+ 5-/' testdata/event/swiss/turnering.txt >d/turnering.txt; kifu event d; kifu event --lang=ja --write=turnering:d/out --standings=csv d; ls d
d/turnering.txt:3:21: error: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
1 finding (1 error) in 6 games of 4 files.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
d/turnering.txt:3:21: エラー: 1回戦: Lina Bergの欄は2-、Rui Costaの欄は1-です [table-asymmetry]
4ファイル6局: 指摘1件（エラー1件）。
kifu: --write: 結果に関わるエラーがあるため、書き出していません
rank,player,games,points
1,Lina Berg,3,2
1,Rui Costa,3,2
1,Zoé Fabre,2,2
1,Jan Gruß,2,2
5,Paul Eder,2,1
r1.csa
r2.csa
r3.csa
turnering.txt
$ kifu event --write=csv:d/turnering.txt d; kifu event --write=csv --format=gcc d
kifu: d/turnering.txt: a report would replace this file, which is read: name another
d/turnering.txt:3:21: error: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
1 finding (1 error) in 6 games of 4 files.
d/turnering.txt:3:21: error: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
kifu: --write: nothing was written, for errors above change results
[1]
$ kifu event --write=event-ini d 2>/dev/null | head -n 3
[event]
name = Nordhaven Open
format = swiss
$ sed 's/1,Lina Berg,Rui Costa,1-0/1,Lina Berg,Rui Costa,0-1/' new.csv >other.csv; kifu event --table=new.csv --table=other.csv; kifu event --lang=ja --table=new.csv --table=other.csv
other.csv:2:23: error: Rui Costa won here, Lina Berg by new.csv:2:23 [result-mismatch]
1 finding (1 error) in 0 games of 2 files.
5 players, 3 rounds, 6 boards
#  player     1    2   3   pts
1  Rui Costa  4?*  3+  2+    2
2  Zoé Fabre  5+   0+  1-    2
3  Jan Gruß   0+   1-  4+    2
4  Lina Berg  1?*  5+  3-    1
5  Paul Eder  2-   4-  0+    1
other.csv:2:23: エラー: 勝者はここではRui Costa、new.csv:2:23 ではLina Bergです [result-mismatch]
2ファイル0局: 指摘1件（エラー1件）。
5人、全3回戦、6局
#  対局者     1    2   3   勝点
1  Rui Costa  4?*  3+  2+     2
2  Zoé Fabre  5+   0+  1-     2
3  Jan Gruß   0+   1-  4+     2
4  Lina Berg  1?*  5+  3-     1
5  Paul Eder  2-   4-  0+     1
[1]
$ kifu event --table=other.csv testdata/event/swiss; kifu event --table=gone.csv testdata/event/swiss
testdata/event/swiss/r1.csa:13:1: error: Lina Berg won here, Rui Costa by other.csv:2:23 [result-mismatch]
1 finding (1 error) in 6 games of 4 files; 1 other file skipped.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1    2   3   pts
1  Lina Berg  2+*  5+  4-    2
2  Rui Costa  1-*  4+  3+    2
3  Zoé Fabre  5+   0+  2-    2
4  Jan Gruß   0+   2-  1+    2
5  Paul Eder  3-   1-  0+    1
kifu: gone.csv: No such file or directory
No findings in 6 games of 3 files; 1 other file skipped.
Nordhaven Open: 5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+      2-    1
4  Jan Gruß       2-  1+    1
5  Paul Eder  3-  1-        0
[2]
$ kifu event --event-file=testdata/event/league/event.ini --standings=csv testdata/event/league/games.kifu; kifu event --event-file=gone.ini testdata/event/cup
rank,player,games,points,sos,sodos
1,青木一郎,3,3,3,3
2,井上花子,3,1,5,1
2,上田健太,3,1,5,1
2,江口美咲,3,1,5,1
No findings in 6 games of 2 files.
kifu: gone.ini: No such file or directory
No findings in 3 games of 1 file.
Nordhaven Cup: 4 players, 2 rounds, 3 boards
#  player     1   2   pts
1  Lina Berg  3+  2+    2
2  Zoé Fabre  4+  1-    1
3  Rui Costa  1-        0
4  Paul Eder  2-        0
[2]
$ kifu event --ignore=table-asymmetry,points-mismatch d | head -n 1; kifu event --severity=table-asymmetry=warning --ignore=points-mismatch --format=gcc d; kifu event --severity=event=note --format=gcc d; kifu event --severity=event=note --fail-on=note --format=gcc d >out
No findings in 6 games of 4 files.
d/turnering.txt:3:21: warning: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
d/turnering.txt:3:21: note: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
[1]
$ printf 'ignore = points-mismatch\nseverity = table-asymmetry=note\n' >d/kifu.ini; kifu event --format=gcc d; rm d/kifu.ini
d/turnering.txt:3:21: note: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
$ kifu event --write-baseline=base.json d >out; cat base.json; kifu event --baseline=base.json --format=text d; kifu event --baseline=base.json --write=csv d >out
{"type":"baseline","version":1,"findings":[
{"file":"d/turnering.txt","rule":"table-asymmetry","print":"8f50905fdc5b28ab:0","line":3,"message":"round 1: Lina Berg has 2-, Rui Costa has 1-"}
]}
No findings in 6 games of 4 files; 1 more in the baseline.
No findings in 6 games of 4 files; 1 more in the baseline.
kifu: --write: nothing was written, for errors above change results
[1]
$ mkdir e; cp testdata/explain/event/duplicate-board.wrong/* e; kifu event --format=gcc e; echo; sed -i '1i # kifu: ignore duplicate-board' e/r1-b2.kifu; kifu event --format=gcc e; kifu lint --select=syntax e
e/r1-b2.kifu:1:4: warning: the same game as r1-b1.kifu [duplicate-board]
Fewer than 3 games make no event: only players and moves were compared.

Fewer than 3 games make no event: only players and moves were compared.
No findings in 2 games of 2 files.
$ sed -i '1s/ignore/ignore-file/' e/r1-b2.kifu; kifu event --format=gcc e; kifu lint --select=syntax e; sed -i '1s/duplicate-board/event/' e/r1-b2.kifu; kifu event --format=gcc e; kifu lint --select=syntax e
Fewer than 3 games make no event: only players and moves were compared.
No findings in 2 games of 2 files.
Fewer than 3 games make no event: only players and moves were compared.
No findings in 2 games of 2 files.
$ kifu event e/r1-b1.kifu; kifu event --lang=ja --standings=csv e/r1-b1.kifu; mkdir none; kifu event none; kifu event --require-games none; kifu event --require-games --table=new.csv
No findings in 1 game of 1 file.
2 players, 1 round, 1 board
#  player     1   pts
1  Rui Costa  2+    1
2  Lina Berg  1-    0
Fewer than 3 games make no event: only players and moves were compared.
rank,player,games,points
1,Rui Costa,1,1
2,Lina Berg,1,0
1ファイル1局: 指摘なし。
3局未満は大会とみなさず、対局者と指し手だけを比べました。
none: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files.
Fewer than 3 games make no event: only players and moves were compared.
none: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files.
Fewer than 3 games make no event: only players and moves were compared.
kifu: no game was read (--require-games)
No findings in 0 games of 1 file.
5 players, 3 rounds, 6 boards
#  player     1   2   3   pts
1  Lina Berg  2+  5+  4-    2
2  Rui Costa  1-  4+  3+    2
3  Zoé Fabre  5+  0+  2-    2
4  Jan Gruß   0+  2-  1+    2
5  Paul Eder  3-  1-  0+    1
kifu: no game was read (--require-games)
[2]
$ mkdir f; cp testdata/event/cup/cup.psn f; for s in L F; do for i in 1 2 3; do printf 'V2.2\nN+a%s\nN-b%s\nPI\n+\n+7776FU\n%%TORYO\n' $i $i >f/X1_${s}$i.csa; done; done; kifu event --ignore=event f | head -n 30
No findings in 9 games of 7 files.
F: 6 players, 3 rounds, 3 boards
#  player  1   2   3   pts
1  a1      4+            1
2  a2          5+        1
3  a3              6+    1
4  b1      1-            0
5  b2          2-        0
6  b3              3-    0
L: 6 players, 3 rounds, 3 boards
#  player  1   2   3   pts
1  a1      4+            1
2  a2          5+        1
3  a3              6+    1
4  b1      1-            0
5  b2          2-        0
6  b3              3-    0
Nordhaven Cup: 4 players, 2 rounds, 3 boards
#  player     1   2   pts
1  Lina Berg  3+  2+    2
2  Zoé Fabre  4+  1-    1
3  Rui Costa  1-        0
4  Paul Eder  2-        0
$ kifu event --stage=L f; kifu event --stage=none f
No findings in 3 games of 3 files.
L: 6 players, 3 rounds, 3 boards
#  player  1   2   3   pts
1  a1      4+            1
2  a2          5+        1
3  a3              6+    1
4  b1      1-            0
5  b2          2-        0
6  b3              3-    0
No findings in 0 games of 0 files.
Fewer than 3 games make no event: only players and moves were compared.
kifu: --stage: no game of 'none'
[2]
$ kifu event --stage=L --write=csv f; kifu event --write=csv f
round,black,white,result,handicap
1,a1,b1,1-0,
2,a2,b2,1-0,
3,a3,b3,1-0,
No findings in 3 games of 3 files.
No findings in 9 games of 7 files.
kifu: --write: the event has several stages (choose one with --stage)
[2]
$ mkdir -p st/L st/F; record() { printf '先手：%s\n後手：%s\n手数----指手--\n 1 %s\n 2 投了\n' "$1" "$2" "$3"; }; for s in L F; do n=1; for m in '７六歩(77)' '２六歩(27)' '５六歩(57)'; do record $s-a$n $s-b$n "$m" >st/$s/WCSC28_$s${n}_a_b.kifu; n=$((n + 1)); done; printf "round,black,white,result\\n1,$s-a1,$s-b1,0-1\\n2,$s-a2,$s-b2,1-0\\n3,$s-a3,$s-b3,0-1\\n" >st/WCSC28_$s.csv; done
$ kifu event --table=st/WCSC28_L.csv --table=st/WCSC28_F.csv st | grep -v '^[0-9]  '; kifu event --stage=F --table=st/WCSC28_L.csv --table=st/WCSC28_F.csv --format=gcc st; kifu event --stage=F --table=st/WCSC28_L.csv --format=text st | head -n 1
st/F/WCSC28_F1_a_b.kifu:5:4: error: F-a1 won here, F-b1 by WCSC28_F.csv:2:13 [result-mismatch]
st/F/WCSC28_F3_a_b.kifu:5:4: error: F-a3 won here, F-b3 by WCSC28_F.csv:4:13 [result-mismatch]
st/L/WCSC28_L1_a_b.kifu:5:4: error: L-a1 won here, L-b1 by WCSC28_L.csv:2:13 [result-mismatch]
st/L/WCSC28_L3_a_b.kifu:5:4: error: L-a3 won here, L-b3 by WCSC28_L.csv:4:13 [result-mismatch]
4 findings (4 errors) in 6 games of 8 files.
F: 6 players, 3 rounds, 3 boards
#  player  1    2   3    pts
L: 6 players, 3 rounds, 3 boards
#  player  1    2   3    pts
st/F/WCSC28_F1_a_b.kifu:5:4: error: F-a1 won here, F-b1 by WCSC28_F.csv:2:13 [result-mismatch]
st/F/WCSC28_F3_a_b.kifu:5:4: error: F-a3 won here, F-b3 by WCSC28_F.csv:4:13 [result-mismatch]
No findings in 3 games of 3 files; 2 other files skipped.
$ kifu event --format=html:st.html st; grep -o '<a href="#event[^<]*<\|<h2 id="event[^<]*<\|id="event"' st.html
<a href="#event">Standings<
id="event"
<a href="#event-1">F<
<a href="#event-2">L<
<h2 id="event-1">F<
<h2 id="event-2">L<
$ kifu check testdata/event/swiss/r1.csa --select=event; kifu event --select=nifu --format=gcc d; kifu event --fail-on=error --select=event,nifu --format=gcc d
No findings in 2 games of 1 file: 2 ok, 0 illegal, 0 unreadable.
d/turnering.txt:3:21: error: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
[1]
$ sed 's/+2726FU/+5555FU/' d/r1.csa >r1; mv r1 d/r1.csa; kifu event --format=gcc d; kifu event --lang=ja --format=gcc d
d/turnering.txt:3:21: error: round 1: Lina Berg has 2-, Rui Costa has 1- [table-asymmetry]
d/r1.csa:13:1: warning: no result: an error comes before the end (see kifu check) [open-result]
d/r1.csa:27:1: warning: no result: an error comes before the end (see kifu check) [open-result]
Errors of single games: 2, in 2 of 6 (kifu check lists them).
d/turnering.txt:3:21: error: 1回戦: Lina Bergの欄は2-、Rui Costaの欄は1-です [table-asymmetry]
d/r1.csa:13:1: warning: 結果がありません: 終局の前に誤りがあります（kifu check を参照） [open-result]
d/r1.csa:27:1: warning: 結果がありません: 終局の前に誤りがあります（kifu check を参照） [open-result]
対局ごとのエラー: 6局中2局に2件（kifu check で表示）。
[1]

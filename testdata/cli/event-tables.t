kifu event: tables of other forms, tables against each other, pairings and settings that change what is asked.
$ printf '[X]\n[2024-01-06]\n1 [A] [Aa] [2+] 1\n2 [B] [Bb] [1-] 0\n3 [C] [Cc] [4+] 1\n4 [D] [Dd] [3-] 0\n' >t.txt; printf 'round,player,opponent,result\n1,Aa A,Cc C,0-1\n' >t.csv; kifu event --table t.txt --table t.csv
t.csv:2:13: error: round 1: Aa A plays Cc C here, but Bb B by t.txt:3:13 [table-asymmetry]
1 finding (1 error) in 0 games of 2 files.
X: 4 players, 1 round, 2 boards
#  player  1   pts
1  Aa A    3+    1
2  Cc C    4+    1
3  Bb B    1-    0
4  Dd D    2-    0
[1]
$ printf 'round,player,opponent,result\n1,Aa A,Bb B,1-0\n' >t.csv; kifu event --table t.txt --table t.csv
t.txt:5:13: error: round 1: Cc C plays Dd D, which t.csv does not have [table-asymmetry]
1 finding (1 error) in 0 games of 2 files.
X: 4 players, 1 round, 2 boards
#  player  1   pts
1  Aa A    3+    1
2  Cc C    4+    1
3  Bb B    1-    0
4  Dd D    2-    0
[1]
$ printf '[X]\n[2024-01-06]\n1 [A] [Aa] [2=] 5/2\n2 [B] [Bb] [1=] 1/2\n' >t.txt; kifu event --table t.txt
t.txt:3:17: error: Aa A has 2.5 points, the cells add up to 0.5 [points-mismatch]
1 finding (1 error) in 0 games of 1 file.
X: 2 players, 1 round, 1 board
#  player  1   pts
1  Aa A    2=  0.5
2  Bb B    1=  0.5
[1]
$ printf '[X]\n[2024-01-06]\n1 [A] [Aa] [&] 1\n2 [B] [Bb] [1-] 0\n3 [C] [Cc] [1+] 1\n' >t.txt; kifu event --table t.txt
No findings in 0 games of 1 file.
X: 3 players, 1 round, 2 boards
#  player  1      pts
1  Aa A    3+,2-    1
2  Cc C    1+       1
3  Bb B    1-       0
$ printf 'X : 2024-01-06\nNr Name         Nat  Grade  ELO   R1  Pts   +/-\n 1 Aa      Bb   FR   2 Dan  1862   2+  1    +7\n 2 Cc      Dd   FR   4 Kyu   962   1-  1    -3\n' >t.txt; kifu event --table t.txt
t.txt:4:40: error: Dd Cc has 1 points, the cells add up to 0 [points-mismatch]
1 finding (1 error) in 0 games of 1 file.
X: 2 players, 1 round, 1 board
#  player  1   pts
1  Bb Aa   2+    1
2  Dd Cc   1-    0
[1]
$ printf '[X]\n[2024-01-06]\n1 [A] [Aa] [2+] [1] 2\n2 [B] [Bb] [1-] [1] 1\n3 [C] [Cc] [4+] [1] 1\n4 [D] [Dd] [3-] [0] 0\n' >t.txt; kifu event --table t.txt
t.txt:5:21: error: Cc C has 1 points, the cells add up to 2 [points-mismatch]
1 finding (1 error) in 0 games of 1 file.
X: 4 players, 1 round, 2 boards
#  player  1   pts
1  Aa A    3+    2
2  Cc C    4+    2
3  Bb B    1-    1
4  Dd D    2-    0
[1]
$ mkdir pairs; cp testdata/event/league/games.kifu pairs/; printf '[round 2]\npair = 青木一郎 - 井上花子\n' >pairs/event.ini; kifu event pairs | head -2
No findings in 6 games of 2 files.
秋の会: 4 players, 3 rounds, 6 boards
$ printf '[event]\nformat = match\ncolours = alternate\nhandicap = grades\n[players]\n1 = 青木一郎, 1900\n2 = 井上花子, 1200\n3 = 上田健太\n4 = 江口美咲\n' >pairs/event.ini; kifu event pairs | head -3
pairs/games.kifu:39:5: warning: hirate here, but five-piece by the players' ratings [handicap-mismatch]
1 finding (1 warning) in 6 games of 2 files.
秋の会: 4 players, 3 rounds, 6 boards
$ mkdir arena; printf '[event]\nformat = arena\n' >arena/event.ini; for m in 76 26 16; do printf '棋戦：第1回戦\n先手：Ann Lee\n後手：Bob Fox\n手数----指手---------消費時間--\n1 %s歩\n2 投了\n' $m >arena/$m.kifu; done; kifu event arena
No findings in 3 games of 4 files.
2 players, 1 round, 3 boards
#  player   1         pts
1  Ann Lee  2+,2+,2+    3
2  Bob Fox  1-,1-,1-    0
$ printf 'round,black,white,result\n1,Ann,Bob,-/-\n1,Cid,Dan,+/-\n2,Ann,Cid,1-0\n' >neither.csv; kifu event --table=neither.csv; kifu event --table=neither.csv --write=csv; kifu event --table=neither.csv --standings=json | grep -o '{"round":1[^}]*}'; kifu event --table=neither.csv --write=turnering | sed 's/.*] *\[/[/'
No findings in 0 games of 1 file.
4 players, 2 rounds, 3 boards
#  player  1    2   pts
1  Ann     3-f  2+    1
2  Cid     4+f  1-    1
3  Bob     1-f        0
4  Dan     2-f        0
round,black,white,result,handicap
1,Ann,Bob,-/-,
1,Cid,Dan,+/-,
2,Ann,Cid,1-0,
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
{"round":1,"players":["Ann","Bob"],"result":"0-0","forfeit":true}
{"round":1,"players":["Cid","Dan"],"result":"1-0","forfeit":true}
No findings in 0 games of 1 file.
[]
[]
[0- 3+] 1
[0- 0-] 0
[0+ 1-] 1
[0- 0-] 0
$ printf '[Open, There, 2026-05-02]\n[2026-05-02]\n1 [Berg] [Lina] [2# 3+] 1\n2 [Costa] [Rui] [1# 0+] 1\n3 [Eder] [Paul] [0+ 1-] 1\n' >neither.txt; kifu event --table=neither.txt
No findings in 0 games of 1 file.
Open: 3 players, 2 rounds, 2 boards
#  player     1    2   pts
1  Lina Berg  2-f  3+    1
2  Rui Costa  1-f  0+    1
3  Paul Eder  0+   1-    1

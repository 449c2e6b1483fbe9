kifu event: event.ini and tables that are not what they should be.
$ mkdir a; cp testdata/event/cup/cup.psn a; printf '[event]\nformt = x\nformat = foo\nbye = 3\nrounds = 100\ndates = 2026-13-01\ntie-break = points, x, points\n[event2]\n[players\nx = y\n[round 0]\n[round 1]\npair = a\n' >a/event.ini; kifu event --format=gcc a
a/event.ini:2:1: error: unknown key formt (one of name, format, rounds, dates, clock, draws, bye, colours, handicap, third-place, table, tie-break) [bad-table]
a/event.ini:3:10: error: foo is not one of swiss, round-robin, double-round-robin, knockout, match, team, arena [bad-table]
a/event.ini:4:7: error: 3 is not one of 0, 1, 0.5 [bad-table]
a/event.ini:5:10: error: round 100 is not one of 1 to 99 [bad-table]
a/event.ini:6:9: error: 2026-13-01 is not a date (write 2026-05-02 or 2026-05-02..2026-05-03) [bad-table]
a/event.ini:7:21: error: unknown tie-break x, or named twice [bad-table]
a/event.ini:7:24: error: unknown tie-break points, or named twice [bad-table]
a/event.ini:8:1: error: unknown section [event2] (one of [event], [players], [alias], [round N]) [bad-table]
a/event.ini:9:1: error: [ is not closed [bad-table]
a/event.ini:11:1: error: unknown section [round 0] (one of [event], [players], [alias], [round N]) [bad-table]
a/event.ini:13:8: error: a does not name the players (write A - B) [bad-table]
[2]
$ kifu event --format=gcc --lang=ja a
a/event.ini:2:1: error: キー「formt」はありません（name, format, rounds, dates, clock, draws, bye, colours, handicap, third-place, table, tie-break のいずれか） [bad-table]
a/event.ini:3:10: error: 「foo」は swiss, round-robin, double-round-robin, knockout, match, team, arena のいずれでもありません [bad-table]
a/event.ini:4:7: error: 「3」は 0, 1, 0.5 のいずれでもありません [bad-table]
a/event.ini:5:10: error: 100回戦は1から99の範囲外です [bad-table]
a/event.ini:6:9: error: 「2026-13-01」は日付ではありません（例: 2026-05-02、2026-05-02..2026-05-03） [bad-table]
a/event.ini:7:21: error: 順位の決め方「x」はないか、2回指定されています [bad-table]
a/event.ini:7:24: error: 順位の決め方「points」はないか、2回指定されています [bad-table]
a/event.ini:8:1: error: セクション「[event2]」はありません（[event]、[players]、[alias]、[round N] のいずれか） [bad-table]
a/event.ini:9:1: error: 「[」が閉じられていません [bad-table]
a/event.ini:11:1: error: セクション「[round 0]」はありません（[event]、[players]、[alias]、[round N] のいずれか） [bad-table]
a/event.ini:13:8: error: 「a」に対局者がいません（A - B のように書いてください） [bad-table]
[2]
$ cp testdata/event/swiss/turnering.txt x.txt; printf '[event]\ntable = ../x.txt, /etc/passwd, .., ., x/y, , gone.csv\n' >a/event.ini; kifu event --format=gcc a; kifu event --lang=ja --format=gcc a
kifu: a/gone.csv: No such file or directory
a/event.ini:2:9: error: ../x.txt is no name of a file beside event.ini [bad-table]
a/event.ini:2:19: error: /etc/passwd is no name of a file beside event.ini [bad-table]
a/event.ini:2:32: error: .. is no name of a file beside event.ini [bad-table]
a/event.ini:2:36: error: . is no name of a file beside event.ini [bad-table]
a/event.ini:2:39: error: x/y is no name of a file beside event.ini [bad-table]
kifu: a/gone.csv: そのようなファイルやディレクトリはありません
a/event.ini:2:9: error: ../x.txt は event.ini と同じフォルダのファイル名ではありません [bad-table]
a/event.ini:2:19: error: /etc/passwd は event.ini と同じフォルダのファイル名ではありません [bad-table]
a/event.ini:2:32: error: .. は event.ini と同じフォルダのファイル名ではありません [bad-table]
a/event.ini:2:36: error: . は event.ini と同じフォルダのファイル名ではありません [bad-table]
a/event.ini:2:39: error: x/y は event.ini と同じフォルダのファイル名ではありません [bad-table]
[2]
$ rm a/event.ini; ln -s /etc/passwd a/event.ini; kifu event --format=gcc a; rm a/event.ini; mkfifo a/event.ini; kifu event --format=gcc a; mkfifo a/turnering.txt; ln -s ../x.txt a/results.csv; rm a/event.ini; mkdir a/event.ini; kifu event --format=gcc a
kifu: a/event.ini: not a regular file
kifu: a/event.ini: not a regular file
kifu: a/event.ini: is a folder
kifu: a/turnering.txt: not a regular file
kifu: a/results.csv: not a regular file
[2]
$ rm -r a/event.ini a/turnering.txt a/results.csv; mkfifo fifo; kifu event --table=fifo --format=gcc a; kifu event --event-file=fifo --format=gcc a; kifu event --table=a --format=gcc a; kifu event --table=/dev/zero --format=gcc a
kifu: fifo: nothing writes to this pipe
kifu: fifo: not a regular file
kifu: a: is a folder
kifu: /dev/zero: larger than 64 MiB
[2]
$ printf 'table = x.txt\n[event]\ntable = x.txt\n' >a/event.ini; cp x.txt a; kifu event --select=bad-table --format=gcc a; rm a/event.ini a/x.txt
a/event.ini:1:1: error: a key before any section (begin with [event]) [bad-table]
$ iconv -f ISO-8859-1 -t UTF-8 x.txt >u.txt; for e in UTF-16 UTF-16LE UTF-16BE CP1252 UTF-8; do iconv -f UTF-8 -t $e u.txt >t; kifu event --table=t --standings=csv | cksum; done | uniq | wc -l
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
1
$ printf 'round,black,white,result\n1,青木一郎,江口美咲,1-0\n1,井上花子,上田健太,負\n' >u.csv; for e in CP932 EUC-JP UTF-16 UTF-8; do iconv -f UTF-8 -t $e u.csv >t; kifu event --table=t --standings=csv | cksum; done | uniq | wc -l
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
No findings in 0 games of 1 file.
1
$ : >t; kifu event --table=t --format=gcc; printf '\n\n' >t; kifu event --table=t --format=gcc; head -c 5000 /dev/zero >t; kifu event --table=t --format=gcc; kifu event --event-file=t --format=gcc a; kifu event --table=a/cup.psn --format=gcc a
t:1:1: error: not a table of results in a known form [bad-table]
t:1:1: error: not a table of results in a known form [bad-table]
t:1:1: error: not a table of results in a known form [bad-table]
t:1:1: error: NUL byte [bad-table]
a/cup.psn:1:1: error: no player's row [bad-table]
[2]
$ printf '1 [A] [B] [2+ 3-' >t; kifu event --select=bad-table --table=t --format=gcc; printf '1 [A] [B] [2+ 3] 1\n2 [C] [D' >t; kifu event --select=bad-table --table=t --format=gcc; printf 'round,black,white,result\n1,"a' >t; kifu event --table=t --format=gcc; printf 'round,black,white' >t; kifu event --table=t --format=gcc
t:1:11: error: [ is not closed [bad-table]
t:1:15: error: 3 is not a cell (write 3+, 3-, 3= or 3+(-r)) [bad-table]
t:2:1: error: a row needs [Last] [First] and [cells] [bad-table]
t:2:7: error: [ is not closed [bad-table]
t:2:8: error: D is not a cell (write 3+, 3-, 3= or 3+(-r)) [bad-table]
t:2:3: error: " is not closed [bad-table]
t:2:3: error: a row without a player [bad-table]
t:1:1: error: no column result [bad-table]
[2]
$ for i in 1 2 3; do echo "$i [Berg] [Lina] [0+ 1=] 1.5"; done >t; kifu event --table=t --format=gcc; printf 'round,black,white,result\n1,Rui,Rui,1-0\n1,Ana,,+/-\n' >t; kifu event --table=t --format=gcc; kifu event --lang=ja --table=t --format=gcc
t:1:21: error: round 2: Lina Berg has 1=, Lina Berg has 1= [table-asymmetry]
t:2:4: error: rows 1 and 2 are both Lina Berg [table-asymmetry]
t:3:4: error: rows 1 and 3 are both Lina Berg [table-asymmetry]
t:2:3: warning: Rui has no game, bye or absence [idle-entrant]
t:2:7: error: Rui cannot be the opponent, too [bad-table]
t:2:3: warning: Ruiは対局も不戦勝も欠場もありません [idle-entrant]
t:2:7: error: Ruiが自分自身と対局しています [bad-table]
[2]
$ printf '1 [A\000x] [B] [2+] 1\n2 [C] [D] [1-] 0\n' >t; kifu event --table=t --standings=text
No findings in 0 games of 1 file.
2 players, 1 round, 1 board
#  player    1   pts
1  B A\x00x  2+    1
2  D C       1-    0
$ awk 'BEGIN { for (i = 1; i <= 10000; i++) printf "%d [F%d] [G%d] XX [%d%s 0-] %d\n", i, i, i, i % 2 ? i + 1 : i - 1, i % 2 ? "+" : "-", i % 2 }' >t; kifu event --table=t --standings=csv:s | head -n 1; wc -l <s
No findings in 0 games of 1 file.
10001
$ mkdir b; printf 'round,black,white,result\n1,"\033[2J\n,x",=cmd,1-0\n2,"a""b",+x\302\233\342\200\256,0-1\n\033]0;,::error::x,b,##\n' >b/results.csv; printf '[event]\nname = \033[2J\302\233\nformat = \033[2J\n[\033[2J]\n' >b/event.ini; kifu event b
b: skipped: no record is in it (--include names other files)
b/event.ini:3:10: error: \x1B[2J is not one of swiss, round-robin, double-round-robin, knockout, match, team, arena [bad-table]
b/event.ini:4:1: error: unknown section [\x1B[2J] (one of [event], [players], [alias], [round N]) [bad-table]
b/results.csv:5:1: error: round \x1B]0; is not one of 1 to 99 [bad-table]
b/results.csv:5:19: error: unknown result #\x23 (1-0, 0-1, 1/2-1/2, +/-, -/+, -/-, 1-0r or 0-1r) [bad-table]
4 findings (4 errors) in 0 games of 2 files.
\x1B[2J\x9B: 4 players, 2 rounds, 2 boards
#  player        1   2   pts
1  \x1B[2J ,x    3+        1
2  +x\x9B\u202E      4+    1
3  =cmd          1-        0
4  a"b               2-    0
[2]
$ kifu event --standings=json b 2>err; cat err | tail -n 1
{"name":"\u001b[2J\u009b","stage":"","format":"swiss","rounds":2,"players":[{"name":"\u001b[2J ,x"},{"name":"=cmd"},{"name":"a\"b"},{"name":"+x\u009b\u202e"}],"boards":[{"round":1,"players":["\u001b[2J ,x","=cmd"],"result":"1-0"},{"round":2,"players":["a\"b","+x\u009b\u202e"],"result":"0-1"}],"standings":[{"rank":1,"player":"\u001b[2J ,x","games":1,"points":1},{"rank":1,"player":"+x\u009b\u202e","games":1,"points":1},{"rank":3,"player":"=cmd","games":1,"points":0},{"rank":3,"player":"a\"b","games":1,"points":0}]}
4 findings (4 errors) in 0 games of 2 files.
$ kifu event --ignore=event --write=event-ini b 2>err | cat -v; cat err
[event]
name =  (2J 
format = swiss
rounds = 2
[players]
1 =  (2J x
2 = =cmd
3 = a"b
4 = +x M-bM-^@M-.
[alias]
b: skipped: no record is in it (--include names other files)
No findings in 0 games of 2 files.
$ kifu event --select=event-mismatch --standings=csv b 2>err | cat -v
rank,player,games,points^M
1,"^[[2J ,x",1,1^M
1,+xM-BM-^[M-bM-^@M-.,1,1^M
3,=cmd,1,0^M
3,"a""b",1,0^M

kifu diff: headers, times, comments, several games; what only one record says is no difference.
$ printf 'V2.2\nN+Sato\nN-Suzuki\n$EVENT:Cup\n$START_TIME:2004/05/31 10:00:00\n$TIME_LIMIT:00:25+30\nPI\n+\n+7776FU\nT2\n'"'"'*a\n-3334FU\nT61\n%%TORYO\nT3\n' >a.csa; printf '開始日時：平成16年5月31日\n棋戦：杯\n場所：東京\n先手：Sato\n後手：Suzuki II\n持ち時間：25分+30秒\n手数----指手\n1 ７六歩(77) ( 0:02/00:00:02)\n*b\n2 ３四歩(33) ( 1:02/00:01:02)\n3 投了\n' >b.kifu; kifu diff a.csa b.kifu
a.csa:3:3: White: "Suzuki"; b.kifu:5:4: "Suzuki II" [headers]
a.csa:4:8: Event: "Cup"; b.kifu:2:4: "杯" [headers]
a.csa:13:1: time of move 2: "61"; b.kifu:10:11: "62" [times]
3 differences in 1 game.
[1]
$ kifu diff --lang=ja a.csa b.kifu
a.csa:3:3: 後手: "Suzuki"; b.kifu:5:4: "Suzuki II" [headers]
a.csa:4:8: 棋戦: "Cup"; b.kifu:2:4: "杯" [headers]
a.csa:13:1: 2手目の消費時間: "61"; b.kifu:10:11: "62" [times]
1局: 相違3件。
[1]
$ kifu diff --only=comments a.csa b.kifu; kifu diff --only=comments,times --as=ndjson a.csa b.kifu; kifu diff --only=start,moves,ending,winner,games a.csa b.kifu
a.csa:11:1: comment on move 1: "a"; b.kifu:9:1: "b" [comments]
1 difference in 1 game.
{"type":"difference","part":"times","game":1,"ply":2,"first":{"file":"a.csa","line":13,"column":1,"value":"61"},"second":{"file":"b.kifu","line":10,"column":11,"value":"62"}}
{"type":"difference","part":"comments","game":1,"ply":1,"first":{"file":"a.csa","line":11,"column":1,"value":"a"},"second":{"file":"b.kifu","line":9,"column":1,"value":"b"}}
{"type":"summary","games":1,"differences":2}
0 differences in 1 game.
$ sed 's/^備考.*//' b.kifu | sed '1i備考：x' >c.kifu; sed 's/：x/：y/' c.kifu >d.kifu; kifu diff c.kifu d.kifu; kifu diff b.kifu c.kifu
c.kifu:1:4: Note: "x"; d.kifu:1:4: "y" [headers]
1 difference in 1 game.
0 differences in 1 game.
$ sed '1i大会番号：7' b.kifu >e.kifu; sed '1i大会番号：8' b.kifu >f.kifu; kifu diff e.kifu f.kifu
e.kifu:1:6: 大会番号: "7"; f.kifu:1:6: "8" [headers]
1 difference in 1 game.
[1]
$ (cat a.csa; echo /; cat a.csa) >two.csa; kifu diff two.csa a.csa; kifu diff a.csa two.csa; kifu diff two.csa two.csa; kifu diff --only=moves two.csa a.csa; kifu diff --as=ndjson a.csa two.csa
two.csa:17:1: one game more: "2"; a.csa:16:1: nothing [games]
1 difference in 1 game.
a.csa:16:1: one game more: nothing; two.csa:17:1: "2" [games]
1 difference in 1 game.
0 differences in 2 games.
0 differences in 1 game.
{"type":"difference","part":"games","game":2,"ply":null,"first":{"file":"a.csa","line":16,"column":1,"value":null},"second":{"file":"two.csa","line":17,"column":1,"value":"2"}}
{"type":"summary","games":1,"differences":1}
[1]
$ (cat a.csa; echo /; sed 's/3334FU/8384FU/' a.csa) >other.csa; kifu diff two.csa other.csa; kifu diff --lang=ja two.csa other.csa
two.csa:28:1: game 2, move 2: "-3334FU"; other.csa:28:1: "-8384FU" [moves]
1 difference in 2 games.
two.csa:28:1: 第2局 2手目: "-3334FU"; other.csa:28:1: "-8384FU" [moves]
2局: 相違1件。
[1]
$ kifu diff - a.csa <a.csa; kifu diff --stdin-filename=x.csa a.csa - <b.kifu
0 differences in 1 game.
a.csa:3:3: White: "Suzuki"; x.csa:5:4: "Suzuki II" [headers]
a.csa:4:8: Event: "Cup"; x.csa:2:4: "杯" [headers]
a.csa:13:1: time of move 2: "61"; x.csa:10:11: "62" [times]
3 differences in 1 game.
[1]
$ kifu diff - - <a.csa
kifu: standard input (-) can be read only once
Try 'kifu diff --help'.
[2]
$ kifu diff a.csa
kifu: two files are compared, not 1
Try 'kifu diff --help'.
[2]
$ kifu diff a.csa b.kifu two.csa
kifu: two files are compared, not 3
Try 'kifu diff --help'.
[2]
$ kifu diff a.csa gone.csa
kifu: gone.csa: No such file or directory
[2]
$ kifu diff a.csa .
kifu: .: is a folder
[2]
$ kifu diff a.csa testdata/archive/utf8.zip; kifu diff --lang=ja a.csa testdata/archive/utf8.zip
kifu: testdata/archive/utf8.zip: is an archive (compare two of its files)
kifu: testdata/archive/utf8.zip: アーカイブです（中のファイルを取り出して比べてください）
[2]
$ echo nothing >n.csa; kifu diff a.csa n.csa
kifu: n.csa: game 1 cannot be read (see kifu lint)
[2]
$ kifu diff --only=moves,header a.csa b.kifu
kifu: --only: no 'header' to compare (did you mean headers?)
Try 'kifu diff --help'.
[2]
$ kifu diff --only= a.csa b.kifu
kifu: --only: no '' to compare
Try 'kifu diff --help'.
[2]
$ kifu diff a.csa b.kifu >/dev/full
kifu: standard output: No space left on device
[2]
$ printf 'V2.2\nN+\033[31mx\nPI\n+\n' >g.csa; printf 'V2.2\nN+y\nPI\n+\n' >h.csa; kifu diff g.csa h.csa
g.csa:2:3: Black: "[31mx"; h.csa:2:3: "y" [headers]
1 difference in 1 game.
[1]
$ for t in T2 T2.500 T2.400; do printf 'V3.0\nPI\n+\n+7776FU\n%s\n' $t >$t.csa; done; for pair in 'T2 T2.500' 'T2.500 T2' 'T2.500 T2.400'; do set -- $pair; kifu diff $1.csa $2.csa; echo $?; done
0 differences in 1 game.
0
0 differences in 1 game.
0
T2.500.csa:5:1: time of move 1: "2.500"; T2.400.csa:5:1: "2.400" [times]
1 difference in 1 game.
1
$ printf 'N+A\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP5-OU\nP9+OU\n+\n+5958OU\n' >s.csa; printf 'N+A\nN-B\nP1-KY-KE-GI-KI-OU-KI-GI-KE * \nP9+OU\n+\n+5958OU\n' >t.csa; kifu diff --only=start s.csa t.csa
s.csa:2:1: start: "lnsgkgsnl/9/9/9/k8/9/9/9/K8 b - 1"; t.csa:3:1: "lnsgkgsn1/9/9/9/9/9/9/9/K8 b - 1" [start]
1 difference in 1 game.
[1]
$ for t in 600+0+5 600+0+10 600+10+5 601+0+5; do printf 'V3.0\n$TIME:%s\nPI\n+\n+7776FU\n%%TORYO\n' $t >$t.csa; done; for t in 600+0+10 600+10+5 601+0+5 600+0+5; do kifu diff 600+0+5.csa $t.csa | sed -n 1p; done
600+0+5.csa:2:7: Time limit: "600+0+5"; 600+0+10.csa:2:7: "600+0+10" [headers]
600+0+5.csa:2:7: Time limit: "600+0+5"; 600+10+5.csa:2:7: "600+10+5" [headers]
600+0+5.csa:2:7: Time limit: "600+0+5"; 601+0+5.csa:2:7: "601+0+5" [headers]
0 differences in 1 game.
$ grep -v TORYO 600+0+5.csa >open.csa; echo 'position startpos moves 7g7f' >open.usi; for pair in '600+0+5.csa open.csa' '600+0+5.csa open.usi' 'open.usi 600+0+5.csa'; do kifu diff --only=ending $pair; done
600+0+5.csa:6:1: ending: "resign"; open.csa:5:1: "none" [ending]
1 difference in 1 game.
0 differences in 1 game.
0 differences in 1 game.
$ printf '手合割：香落ち\n1 ３四歩(33)\n' >h1.kifu; printf '手合割：平手\n1 ３四歩(33)\n' >h2.kifu; kifu diff --only=start h1.kifu h2.kifu; kifu diff --lang=ja --only=start h1.kifu h2.kifu; kifu diff --only=start --as=ndjson h1.kifu h2.kifu | head -n 1
h1.kifu:1:5: start: "lance"; h2.kifu:1:5: "hirate" [start]
1 difference in 1 game.
h1.kifu:1:5: 初形: "香落ち"; h2.kifu:1:5: "平手" [start]
1局: 相違1件。
{"type":"difference","part":"start","game":1,"ply":null,"first":{"file":"h1.kifu","line":1,"column":5,"value":"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},"second":{"file":"h2.kifu","line":1,"column":5,"value":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"}}
$ printf 'PI\n+\n+7776FU\n-3334FU\n+5655FU\n' >unplayed.csa; sed s/5655/6555/ unplayed.csa >other.csa; kifu diff unplayed.csa other.csa; kifu diff unplayed.csa unplayed.csa; sed s/5655/0055/ unplayed.csa >drop.csa; kifu diff drop.csa unplayed.csa; kifu diff drop.csa drop.csa; printf '▲７六歩 △３四歩 ▲５五歩\n' >words.ki2u; kifu diff drop.csa words.ki2u
unplayed.csa:5:1: move 3: "+5655FU"; other.csa:5:1: "+6555FU" [moves]
1 difference in 1 game.
0 differences in 1 game.
drop.csa:5:1: move 3: "+0055FU"; unplayed.csa:5:1: "+5655FU" [moves]
1 difference in 1 game.
0 differences in 1 game.
0 differences in 1 game.

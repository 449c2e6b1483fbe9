The findings of a file beyond --max-findings are counted, by default those beyond 1,000.
$ yes '+0000FU' | head -n 1005 | { printf 'PI\n+\n'; cat; } >a.csa; kifu check --format=gcc a.csa | tail -n 2
a.csa:1002:1: error: not a move: +0000FU [bad-move-text]
a.csa:1:1: note: 5 more findings (--max-findings) [max-findings]
$ kifu check --format=gcc --max-findings=1 a.csa; kifu check --format=gcc --max-findings=0 a.csa | wc -l | tr -d ' '
a.csa:3:1: error: not a move: +0000FU [bad-move-text]
a.csa:1:1: note: 1004 more findings (--max-findings) [max-findings]
1005
$ printf 'PI\n+\n+0000FU\n' >b.csa; kifu check --max-findings=1 --format=text a.csa b.csa
a.csa:3:1: error: not a move: +0000FU (move 1) [bad-move-text]
a.csa:1:1: note: 1004 more findings (--max-findings) [max-findings]
b.csa:3:1: error: not a move: +0000FU (move 1) [bad-move-text]
3 findings (2 errors, 1 note) in 2 games of 2 files: 0 ok, 0 illegal, 2 unreadable.
[1]
$ kifu lint --format=ndjson --max-findings=1 --select syntax a.csa
{"type":"finding","file":"a.csa","game":1,"line":3,"column":1,"ply":1,"rule":"bad-move-text","severity":"error","message":"not a move: +0000FU","message_ja":"指し手として読めません: +0000FU"}
{"type":"game","file":"a.csa","game":1,"format":"csa","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":0,"ending":"none","winner":null,"verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null}
{"type":"finding","file":"a.csa","game":null,"line":1,"column":1,"ply":null,"rule":"max-findings","severity":"note","message":"1004 more findings (--max-findings)","message_ja":"ほかに1004件の指摘があります（--max-findings）"}
{"type":"summary","files":1,"games":1,"ok":0,"illegal":0,"unreadable":1,"findings":2}
[1]
$ kifu check --write-baseline=all a.csa | tail -n 1; grep -c '"rule"' all; kifu check --baseline=all a.csa
1005 findings (1005 errors) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
1006
No findings in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable; 1005 more in the baseline.
$ printf 'N+A\nN-B\nPI\n+\n+7776FU\n' >c.csa; kifu lint --format=gcc --max-findings=1 c.csa; printf '/\nPI\n+\n+0000FU\n' >>c.csa; kifu lint --format=gcc --max-findings=1 c.csa
c.csa:5:1: note: no ending recorded [missing-result]
c.csa:5:1: note: no ending recorded [missing-result]
c.csa:1:1: note: 1 more finding (--max-findings) [max-findings]
[1]
$ printf 'PI\n+\n+0000FU\n' >d.csa; kifu check --write-baseline=known d.csa | tail -n 1; echo '+0001FU' >>d.csa; kifu check --baseline=known --max-findings=1 d.csa
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
d.csa:4:1: error: not a move: +0001FU (move 2) [bad-move-text]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable; 1 more in the baseline.
[1]
$ { printf 'V2.2\n'; awk 'BEGIN { for (i = 0; i < 30000; i++) printf "PI\n+\n+0000FU\n/\n" }'; } >many.csa; for j in 1 3; do kifu check -j $j --max-findings=20000 --format=json many.csa >$j.json; done; cmp 1.json 3.json; grep -c bad-move-text 1.json; grep -o "[0-9]* more findings" 1.json
20000
10000 more findings

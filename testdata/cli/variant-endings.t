Where games of variants end by themselves, who wins, and by what: a try in dobutsu shogi; a check in checkshogi and a club's game; a bare king in sho shogi and
shatranj, unless its next move bares the other, and not in tori shogi; who repeats a position for the fourth time in tori shogi; the third time in dobutsu shogi;
a side without a move, which draws in makruk and loses in shatranj.
$ printf 'position sfen 2k/K2/3/3 b - 1 moves 3b3a\nposition sfen 1rk/K2/3/3 b - 1 moves 3b3a\nposition sfen 3/K2/2k/3 b - 1 moves 3b3a 1c1d\n' >try.usi; kifu table --columns=ending,winner --as=csv --variant=dobutsu try.usi 2>/dev/null; kifu lint --variant=dobutsu --format=gcc try.usi
ending,winner
try,black
none,
try,black
try.usi:3:42: error: white moves after the game was over by a check or a try [game-over]
[1]
$ printf 'position sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5b\nposition sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 moves P*5c\n' >check.usi; kifu table --columns=ending,winner --as=csv --variant=checkshogi check.usi 2>/dev/null
ending,winner
mate,black
none,
$ printf 'position sfen 4k/5/5/5/K4 b P 1 moves P*1b\n' >mini.usi; kifu table --columns=ending,winner --as=csv --variant=testdata/oracle/own/checkmini.ini mini.usi 2>/dev/null
ending,winner
mate,black
$ printf 'position sfen 4k4/4r4/9/9/9/9/9/4p4/4K4 b - 1 moves 5i5h\nposition sfen 4k4/9/9/9/9/9/4p4/4P4/4K4 w - 1 moves 5g5h 5i5h\nposition sfen 4k4/9/9/9/9/4r4/4p4/4P4/4K4 w - 1 moves 5g5h\n' >bare.usi; kifu table --columns=ending,winner --as=csv --variant=sho bare.usi 2>/dev/null
ending,winner
mate,white
draw,
mate,white
$ printf 'position sfen 4k3/8/8/8/8/8/4r3/3K4 b - 1 moves 5h4g\nposition sfen 4k3/8/8/8/8/8/4R3/3K4 b - 1 moves 4g4f\n' >bare8.usi; kifu table --columns=ending,winner --as=csv --variant=testdata/oracle/own/shatranj.ini bare8.usi 2>/dev/null
ending,winner
draw,
mate,black
$ printf 'position sfen 3k3/7/7/7/7/3f3/3K3 b - 1 moves 4g3g\n' >bare7.usi; kifu table --columns=ending,winner --as=csv --variant=tori bare7.usi 2>/dev/null
ending,winner
none,
$ printf 'position sfen 3k3/7/7/7/7/7/3K3 b - 1 moves' >again.usi; for i in 1 2 3; do printf ' 4g4f 4a4b 4f4g 4b4a'; done >>again.usi; kifu table --columns=ending,winner --as=csv --variant=tori again.usi 2>/dev/null; kifu lint --format=gcc --variant=tori again.usi
ending,winner
none,
again.usi:1:100: error: repeats the position after move 8, which is forbidden [repeated-position]
[1]
$ printf 'position sfen 1k1/3/3/1K1 b - 1 moves 2d1d 2a1a 1d2d 1a2a 2d1d 2a1a 1d2d 1a2a\n' >third.usi; kifu table --columns=ending,winner --as=csv --variant=dobutsu third.usi 2>/dev/null; kifu lint --format=gcc --variant=dobutsu third.usi
ending,winner
none,
third.usi:1:74: note: third occurrence of a position (at the start and after moves 4, 8): sennichite, but the record does not say so [sennichite-unnamed]
$ printf '[Variant "makruk"]\n[SFEN "k7/8/1K6/8/3N4/8/7p/7R b - 1"]\n\n1. N-6c 1/2-1/2\n' >stale.psn; kifu lint --select=result,legality --format=gcc --variant=testdata/oracle/own/makruk.ini stale.psn; sed 's/makruk/shatranj/' stale.psn >lost.psn; kifu lint --select=result,legality --format=gcc --variant=testdata/oracle/own/shatranj.ini lost.psn
kifu: testdata/oracle/own/shatranj.ini:14: note: start is not the same for both sides
lost.psn:4:9: warning: draw is contradicted: the side to move has no legal move, and has lost [result-contradiction]

Standard input, several files, lists of files, options after operands.
$ kifu lint --format=gcc - <testdata/diag/legality/nifu.kifu
-:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
-:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc <testdata/diag/legality/nifu.kifu
-:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
-:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc --stdin-filename a.kif <testdata/diag/legality/nifu.kifu
a.kif:1:1: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
a.kif:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a.kif:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint -f csa --format=gcc <testdata/diag/legality/wrong-turn.csa
-:7:1: error: black moves twice in a row [wrong-turn]
-:8:1: warning: unnoticed foul by black at move 2: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint testdata/diag/legality/nifu.kifu testdata/diag/legality/dead-end.kifu --format=gcc
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
testdata/diag/legality/dead-end.kifu:19:6: error: a pawn on 31 could never move again [dead-end]
testdata/diag/legality/dead-end.kifu:20:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ cp testdata/diag/legality/nifu.kifu ./-f; kifu lint --format=gcc -- -f
-f:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
-f:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ cp testdata/diag/legality/nifu.kifu game; kifu lint --format=gcc game
game:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
game:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ cp testdata/csa/mini.csa GAME.CSA; kifu lint --format=ndjson GAME.CSA
{"type":"game","file":"GAME.CSA","game":1,"format":"csa","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":5,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"f3b41a99f51e3c51715b68e65770bda8"}
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ printf 'game\0testdata/diag/legality/dead-end.kifu\0' >list; kifu lint --format=gcc --files0-from list
game:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
game:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
testdata/diag/legality/dead-end.kifu:19:6: error: a pawn on 31 could never move again [dead-end]
testdata/diag/legality/dead-end.kifu:20:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc --files0-from - <list
game:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
game:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
testdata/diag/legality/dead-end.kifu:19:6: error: a pawn on 31 could never move again [dead-end]
testdata/diag/legality/dead-end.kifu:20:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc -0 <list
game:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
game:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
testdata/diag/legality/dead-end.kifu:19:6: error: a pawn on 31 could never move again [dead-end]
testdata/diag/legality/dead-end.kifu:20:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc -0 list
game:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
game:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
testdata/diag/legality/dead-end.kifu:19:6: error: a pawn on 31 could never move again [dead-end]
testdata/diag/legality/dead-end.kifu:20:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ : | kifu lint --format=gcc
$ : | kifu lint -f kif --format=ndjson
{"type":"summary","files":0,"games":0,"ok":0,"illegal":0,"unreadable":0,"findings":0}
$ printf '' | kifu lint --format=gcc --files0-from -
$ mkdir other; cp testdata/usen/upper.usen other; for name in x.json x.JSON x.Json; do echo "{}" >other/$name; done; kifu check other
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 3 other files skipped.

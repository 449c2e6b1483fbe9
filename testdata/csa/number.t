Reports for people name the move where neither the text nor a variation does; the others have its number apart.
$ printf 'PI\n+\n+7776FU\n-3334FU\n+7675FU\n-8384FU\n+0055FU\n%%TORYO\n' >x.csa; kifu check x.csa; kifu check --lang=ja x.csa; kifu check --format=gcc x.csa
x.csa:7:1: error: black has no pawn in hand (move 5) [not-in-hand]
x.csa:7:1: error: nifu: black drops a pawn on 55 with an unpromoted pawn on 57 (move 5) [nifu]
2 findings (2 errors) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
x.csa:7:1: エラー: 先手の持駒に歩がありません（5手目） [not-in-hand]
x.csa:7:1: エラー: 二歩: 先手が55に歩を打ちましたが、57にも歩があります（5手目） [nifu]
1ファイル1局: 指摘2件（エラー2件）、合法0局、反則あり1局、読み取り不可0局。
x.csa:7:1: error: black has no pawn in hand [not-in-hand]
x.csa:7:1: error: nifu: black drops a pawn on 55 with an unpromoted pawn on 57 [nifu]
[1]
$ printf 'position startpos moves 7g7f 3c3d 7f7e 8c8d P*5e\n' >x.usi; kifu check x.usi
x.usi:1:45: error: black has no pawn in hand (move 5) [not-in-hand]
x.usi:1:45: error: nifu: black drops a pawn on 5e with an unpromoted pawn on 5g (move 5) [nifu]
2 findings (2 errors) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]
$ kifu check testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]

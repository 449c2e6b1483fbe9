A game with an illegal move is left out, written all the same, or up to that move; a foul that the
record names as its end is the truth.
$ kifu convert -t usi testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ kifu convert -t usi --on-illegal=keep --on-loss=ignore testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b P*7e
$ kifu convert -t usi --on-illegal=truncate --on-loss=ignore testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b
$ kifu convert -t csa --on-illegal=truncate testdata/diag/nifu.kifu | tail -n 3
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
-0023FU
+2428HI
-5152OU
$ kifu convert -t csa --on-illegal=keep testdata/diag/no-piece.kifu
testdata/diag/no-piece.kifu:7:6: error: there is no piece on 77 [no-piece]
testdata/diag/no-piece.kifu:7:6: warning: 1 moves cannot be written in csa [moves-dropped]
V2.2
N+A
N-B
PI
+
+7776FU
-3334FU
$ kifu convert -t usi --on-loss=ignore testdata/diag/nifu-recorded.ok.kifu
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b P*7e
$ kifu convert -t usi --on-loss=ignore testdata/diag/nifu.kifu testdata/kif/lance.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
[1]
$ kifu convert -t csa --on-loss=error testdata/kif/mini.kifu
testdata/kif/mini.kifu:15:6: warning: 1 variations cannot be written in csa [variations-dropped]
[1]
$ kifu convert -t csa --on-loss=error --mainline-only testdata/kif/mini.kifu | tail -n 2
%TORYO
T2
$ kifu convert -t csa --on-loss=ignore testdata/kif/mini.kifu | tail -n 2
%TORYO
T2

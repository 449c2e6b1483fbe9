--ply: the position after a move, or the game up to it.
$ kifu convert -t sfen --on-loss=ignore testdata/kif/mini.kifu
lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6
$ kifu convert -t sfen --on-loss=ignore --ply 0 testdata/kif/mini.kifu
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
$ kifu convert -t sfen --on-loss=ignore --ply 3 testdata/kif/mini.kifu
lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
$ kifu convert -t sfen --on-loss=ignore --ply 99 testdata/kif/mini.kifu
kifu: testdata/kif/mini.kifu: game 1 not written: it has no move 99 (choose another --ply)
[1]
$ kifu convert -t usi --on-loss=ignore --ply 3 testdata/kif/mini.kifu
position startpos moves 7g7f 3c3d 8h2b+
$ kifu convert -t csa --on-loss=ignore --ply 3 testdata/kif/mini.kifu
V2.2
N+A
N-B
PI
+
+7776FU
T2
-3334FU
T1
+8822UM
T5
$ kifu convert -t sfen --ply 0 testdata/diag/setup/handicap-guessed.psn
testdata/diag/setup/handicap-guessed.psn:1:9: warning: headers cannot be written in sfen: Sente, Gote [headers-dropped]
lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ printf '手合割：三枚落ち\n   1 ２二銀(31)\n   2 ７六歩(77)\n   3 １二香(11)\n' >c.kifu; kifu convert -t sfen --ply 0 c.kifu; kifu convert -t usi --ply 1 c.kifu
1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
position sfen 1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3a2b
$ printf '1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n変化：3手\n3 １六歩(17)\n4 ８四歩(83)\n' >cut.kifu; for t in kif ki2 csa usi jkf psn; do kifu convert -t $t --ply 1 --on-loss=error cut.kifu >cut.$t || echo $t; done; cat cut.kif
手合割：平手　　
手数----指手--
   1 ７六歩(77)  

$ kifu convert -t kif --ply 2 --on-loss=error cut.kifu | tail -n 3
   1 ７六歩(77)  
   2 ３四歩(33)  

$ kifu convert -t hodges --ply 3 cut.kifu
1. P-7f P-3d 2. P-2f
( 2. P-1f P-8d )
*
$ printf '1 ７六歩(77)\n2 ３四歩(33)\n3 ７六歩(77)\n4 投了\nまで3手で後手の勝ち\n' >foul.kifu; kifu convert -t usi --ply 2 foul.kifu
position startpos moves 7g7f 3c3d
$ kifu convert -t usi --ply 3 foul.kifu
foul.kifu:3:3: error: no piece on 77 [no-piece]
kifu: foul.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu convert -t usi --ply 3 --on-illegal=truncate foul.kifu
foul.kifu:3:3: error: no piece on 77 [no-piece]
kifu: foul.kifu: game 1 not written: it has no move 3 (choose another --ply)
[1]
$ printf '1 ３四歩(33)\n2 ８八角成(22)\n3 投了\n' >guess.kifu; kifu convert -t usi --ply 1 guess.kifu
position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d
$ printf '1 ７六歩(77)\n2 ３四歩(34)\n3 ２六歩(27)\n4 投了\n' >early.kifu; kifu convert -t usi --ply 2 early.kifu
early.kifu:2:3: error: no piece on 34 [no-piece]
kifu: early.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu convert -t sfen --on-loss=ignore --ply 1..3 testdata/kif/mini.kifu; for r in .. 4.. ..2 2..99 0..0; do kifu convert -t sfen --on-loss=ignore --ply $r testdata/kif/mini.kifu | cut -d ' ' -f 4 | tr '\n' ' '; done; echo
lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
1 2 3 4 5 6 5 6 1 2 3 3 4 5 6 1 
$ kifu convert -t sfen --ply 9.. testdata/kif/mini.kifu; for r in 3..1 a..b . 1..2..3 -1..2; do kifu convert -t sfen --ply=$r testdata/kif/mini.kifu 2>&1 | head -n 1; done; kifu convert -t csa --ply 1..2 testdata/kif/mini.kifu 2>&1 | head -n 1
kifu: testdata/kif/mini.kifu: game 1 not written: it has no move 9 (choose another --ply)
kifu: --ply takes N, or A..B with A up to B, not '3..1'
kifu: --ply takes N, or A..B with A up to B, not 'a..b'
kifu: --ply takes N, or A..B with A up to B, not '.'
kifu: --ply takes N, or A..B with A up to B, not '1..2..3'
kifu: --ply takes N, or A..B with A up to B, not '-1..2'
kifu: --ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)

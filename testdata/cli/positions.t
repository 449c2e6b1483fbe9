The position after N moves: with an ending in the middle, a drop and captures before it, a pass.

$ kifu convert -t sfen --ply 8 --on-loss=ignore testdata/kif/after-end.kifu
kifu: testdata/kif/after-end.kifu: game 1 not written: it has no move 8 (choose another --ply)
[1]
$ for n in 0 2 3 5 7; do kifu convert -t sfen --ply $n --on-loss=ignore testdata/kif/after-end.kifu; done
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6
lnsgkg1nl/1r5s1/p1pppp1pp/1p4p2/5B3/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w b 8
$ kifu convert -t bod --ply 5 --on-loss=ignore testdata/kif/after-end.kifu | tail -n 3
手数＝5  ▲４五角  まで

後手番
$ printf 'position sfen 5k6/12/12/12/12/12/6N5/12/12/12/12/6K5 b - 1 moves 6g6f6g 7a7b 6l6k resign\n' >pass.usi; for n in 1 2; do kifu convert -t sfen --ply $n --on-loss=ignore pass.usi; kifu convert -t bod --ply $n --on-loss=ignore pass.usi | tail -n 3; done
5k6/12/12/12/12/12/6N5/12/12/12/12/6K5 w - 2
手数＝1  まで

後手番
12/5k6/12/12/12/12/6N5/12/12/12/12/6K5 b - 3
|  ・  ・  ・  ・  ・  ・  玉  ・  ・  ・  ・  ・|十二
+------------------------------------------------+
手数＝2  △7二玉将  まで

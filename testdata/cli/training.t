Training data: positions joined to games, sampled, shuffled, without repetitions, compared.
$ kifu convert -t psv --score 7 --on-loss=ignore testdata/usi/games.to.usi >g.psv; kifu convert --join -t usi --on-loss=ignore g.psv
position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e
position startpos moves 2g2f 8c8d
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f
position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 31 moves G*5b
position startpos
$ kifu convert --join -t csa --on-loss=ignore testdata/psv/reverse-order.psv
'CSA encoding=UTF-8
V2.2
P1-KY *  * +TO-KI-OU *  *  * 
P2 *  * +RY-GI *  * -KI *  * 
P3-FU * -FU-FU *  *  * -GI-FU
P4 *  *  *  * -KE-FU *  *  * 
P5 *  *  *  *  * -KE-FU *  * 
P6 * +FU+FU *  *  *  *  * +FU
P7+FU+OU * +FU * +FU+GI *  * 
P8 *  *  *  * -RY *  *  *  * 
P9+KY+KE+KE *  *  * -UM * +KY
P+00KA00GI00KY00FU00FU00FU
P-00KI00KI00FU00FU
-
-0088KI
'** -32000
+8796OU
'** -2869
-0095KI
'** 2738
+9695OU
'** -2607
-9394FU
'** 2476
+9596OU
'** -2345
%CHUDAN
'*先手の勝ち
$ kifu convert --join -t psv testdata/psv/reverse-order.psv >forward.psv; kifu convert --join -t psv forward.psv | cmp - forward.psv; kifu lint forward.psv
forward.psv:record 1 (byte 0): note: 3 of 6 records: black moves at an even ply: plies are counted from 0, or white moved first [data-habit]
1 finding (1 note) in 6 games of 1 file.
$ kifu convert -t plain forward.psv >forward.plain; kifu convert --join -t usi --on-loss=ignore forward.plain; kifu convert -t hcpe --on-loss=ignore forward.psv | kifu convert -f hcpe --join -t usi --on-loss=ignore
position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1 moves G*8h 8g9f G*9e 9f9e 9c9d 9e9f
position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1 moves G*8h 8g9f G*9e 9f9e 9c9d 9e9f
$ kifu convert --join -t usi --on-loss=ignore testdata/psv/result-both-win.psv testdata/psv/move-resign.psv
Wrote 3 of 3 games in 2 files.
position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1 moves G*8h
position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/1g2+r4/LNN3+b1L b BSL3Pg2p 2 moves 8g9f
position sfen lnkg3n1/2s1gl3/ppp1p2p1/3P5/1P3PG1l/PRP2pPS1/2+b1P2K1/4G4/LN5N1 b RS3Pbs2p 75
$ cp forward.psv big.psv; for n in 10 10 10 9; do for i in $(seq $n); do cat big.psv; done >more; mv more big.psv; done; kifu convert --join -j2 -t usi --on-loss=ignore big.psv | sort | uniq -c | sed 's/moves.*//'
   9000 position sfen l2+Pgk3/2+Rs2g2/p1pp3sp/4np3/5np2/1PP5P/PK1P1PS2/4+r4/LNN3+b1L w BSL3P2g2p 1 
$ cat big.psv | kifu convert --join -f psv -t psv | cmp - big.psv
$ head -c 200 /dev/zero | tr '\0' x >junk; cat forward.psv junk >damaged.psv; kifu convert --join -t usi --on-loss=ignore damaged.psv | tail -1 | wc -w
damaged.psv:record 7 (byte 240): error: not a position: a king stands on square 120, which does not exist [packed-position]
damaged.psv:record 8 (byte 280): error: not a position: a king stands on square 120, which does not exist [packed-position]
damaged.psv:record 9 (byte 320): error: not a position: a king stands on square 120, which does not exist [packed-position]
damaged.psv:record 10 (byte 360): error: not a position: a king stands on square 120, which does not exist [packed-position]
damaged.psv:record 11 (byte 400): error: not a position: a king stands on square 120, which does not exist [packed-position]
13
$ kifu convert -t psv --every 5 testdata/psv/edge.psv | kifu table -f psv --columns=game,start -
game  start
   1  lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
   2  8k/9/9/9/9/9/9/9/K8 w RBGSNLPrbgsnlp 512
   3  lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
   4  lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
   5  3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ kifu convert -t psv --shuffle 1 g.psv | kifu convert -f psv -t usi --on-loss=ignore
position startpos moves 7g7f
position sfen lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5 moves B*4e
position sfen lnsgkgsn1/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2 moves 7g7f
position startpos moves 2g2f
position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 31 moves G*5b
position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL w - 2 moves 8c8d
position sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4 moves 3a2b
position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2 moves 3c3d
position sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3 moves 8h2b+
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d
position startpos
$ kifu convert -t psv --shuffle 1 big.psv >a; kifu convert -t psv --shuffle 1 -j1 -o b big.psv; cmp a b; kifu convert -t psv --shuffle 2 big.psv | cmp -s - b; echo $?; wc -c <b
1
2160000
$ kifu convert -t psv --every 3 --shuffle 1 big.psv | wc -c; kifu convert -t csa --shuffle 1 g.psv
720000
kifu: --shuffle needs -t psv or -t hcp or -t hcpe
Try 'kifu convert --help'.
[2]
$ kifu convert -t psv --shuffle 1 -d out g.psv
kifu: --shuffle has no effect with -d DIR
Try 'kifu convert --help'.
[2]
$ TMPDIR=nowhere kifu convert -t psv --shuffle 1 g.psv
kifu: --shuffle: no temporary file: No such file or directory
[2]
$ kifu convert -t psv --shuffle 3 -o none.psv testdata/psv/cut-39.psv; [ -e none.psv ] || echo none
testdata/psv/cut-39.psv:record 1 (byte 0): error: the file ends inside a record: 39 of 40 bytes [record-truncated]
none
$ cat testdata/psv/edge.psv testdata/psv/result-7.psv testdata/psv/apery-drop.psv >two.psv; kifu dedup two.psv; kifu dedup --by=position two.psv
2 times the same game (plies: 0):
  two.psv:10: game 10: ending "none", winner "white"
  two.psv:11: game 11: ending "resign", winner "black"
1 repetition in 26 games of 1 file.
2 times the same position:
  two.psv:1: game 1: ending "draw", winner ""
  two.psv:2: game 2: ending "none", winner "black"
2 times the same position:
  two.psv:10: game 10: ending "none", winner "white"
  two.psv:11: game 11: ending "resign", winner "black"
2 times the same position:
  two.psv:25: game 25: winner ""
  two.psv:26: game 26: winner "black"
3 repetitions in 26 games of 1 file.
[1]
$ kifu convert -t psv --unique --by=position two.psv | wc -c; kifu convert -t psv --by=position two.psv
kifu: two.psv: game 2 left out: the same as game 1 of two.psv
kifu: two.psv: game 11 left out: the same as game 10 of two.psv
two.psv:record 25 (byte 998): error: 7 is not a result (1, 0 or -1) [result-value]
two.psv:record 26 (byte 1034): error: moves are encoded as apery writes them, not yaneuraou from here on [move16-encoding]
kifu: two.psv: game 26 left out: the same as game 25 of two.psv
920
kifu: --by needs --unique
Try 'kifu convert --help'.
[2]
$ kifu dedup --contained --by=position two.psv
kifu: --by has no effect with --contained
Try 'kifu dedup --help'.
[2]
$ kifu diff testdata/psv/result-7.psv testdata/psv/apery-drop.psv; kifu diff --only=moves testdata/psv/result-7.psv testdata/psv/to-81.psv
testdata/psv/result-7.psv:1:35: move 1: "8i7g"; testdata/psv/apery-drop.psv:1:35: "P*1b" [moves]
1 difference in 1 game.
testdata/psv/result-7.psv:1:35: move 1: "8i7g"; testdata/psv/to-81.psv:1:35: "1851" [moves]
1 difference in 1 game.
[1]
$ kifu convert -t hcpe --max-findings=2 testdata/psv/reverse-order.psv | wc -c
testdata/psv/reverse-order.psv:record 1 (byte 0): warning: the start position cannot be written in hcpe: 手数＝5 [start-unrepresentable]
testdata/psv/reverse-order.psv:record 2 (byte 40): warning: the start position cannot be written in hcpe: 手数＝4 [start-unrepresentable]
testdata/psv/reverse-order.psv:1:1: note: 3 more findings (--max-findings) [max-findings]
228
$ cat testdata/psv/reverse-order.psv testdata/psv/reverse-order.psv | kifu convert --unique --by=position --max-findings=1 -f psv -t psv - | wc -c
kifu: -: game 7 left out: the same as game 1 of -
-:1:1: note: 5 more findings (--max-findings) [max-findings]
240

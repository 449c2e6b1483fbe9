The moves at the start are those that HaChu 0.21 lists on the same board, and two captures more: rook generals that
take each other over pawns, as in the third line of notes.hodges.  (HaChu leaves out moves that decline to promote.)
The lines of notes.hodges are from the notes of people who played by mail; they count the pieces that burn, as the
program does.

$ printf '%s\n' 10l10k 10m10e+ 10o12o 11l11k 11m1c+ 11m2d+ 11m3e+ 11n12o 11o12o 11p12o 12k12j 12m10k 12m14k 12n12o 12p12o 13l13k 13m13k 13n12o 13o12o 13p12o 14l14k 14n15o 14o15o 14p15o 15l15k 15n15o 16l16k 1l1k 2l2k 2n2o 3l3k 3n2o 3o2o 3p2o 4l4k 4m4k 4n5o 4o5o 4p5o 5k5j 5m3k 5m7k 5n5o 5p5o 6l6k 6m14e+ 6m15d+ 6m16c+ 6n5o 6o5o 6p5o 7l7k 7m7e+ 8l8k 8m16e 9l9k 9m1e 9m9a 9m9b 9m9c 9m9d 9m9e | tr -d + | sort >hachu; kifu perft --variant tenjiku --divide 1 | sed -n 's/[+]*:.*//p' | sort -u | comm -3 - hachu
10m10d
7m7d
$ kifu perft --variant tenjiku 2
5538
$ kifu convert -t hodges --on-loss=ignore testdata/tenjiku/notes.hodges | grep -o '[A-Za-z0-9-]\+x[!][0-9]*\|[A-Za-z0-9]\+[*]'
Fi-2gx!
Fix3ex!5
VGx15h*
Fix14ex!5
Fi-2gx!
$ grep -o '[A-Za-z0-9-]\+x[!][0-9]*\|[A-Za-z0-9]\+[*]' testdata/tenjiku/notes.hodges
Fi6k-2gx!1
Fi2gx3ex!5
VG11dx15h*
Fi14gx14ex!5
Fi6k-2gx!1
$ for f in kif psn hodges usi; do kifu convert -t $f --on-loss=ignore -o r.$f testdata/tenjiku/random.usi; kifu diff testdata/tenjiku/random.usi r.$f; done
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
$ for t in csa ki2 jkf; do kifu convert -t $t --on-loss=ignore testdata/tenjiku/random.usi 2>&1 | sed -n 's/.*error: //p'; done
the start position cannot be written in csa: 16x16 [start-unrepresentable]
the start position cannot be written in ki2: 16x16 [start-unrepresentable]
the start position cannot be written in jkf: 16x16 [start-unrepresentable]
$ kifu show testdata/tenjiku/random.usi
△White
    16   15   14   13   12   11   10    9    8    7    6    5    4    3    2    1
+---------------------------------------------------------------------------------+
|  v香   ・  v豹  v鉄  v銅  v銀  v金  v象  v玉   ・  v銀  v銅  v鉄  v豹  v桂  v香 |1
|   ・   ・  v車  v車  v虎   ・  v鳳  v奔 *v金  v麒  v虎  v水  v車  v車   ・  v反 |2
| 成副v竪兵  v角   ・  v龍   ・  v火  v副v師鷹   ・   ・  v龍  v馬 成副v竪兵   ・ |3
|  v横  v竪  v飛   ・  v鷹   ・v飛将   ・v奔鷲   ・   ・  v鷲  v鷹  v飛  v竪  v横 |4
|  v歩  v歩  v歩  v馬  v歩 成大  v歩  v歩  v歩   ・  v歩  v歩   ・  v歩  v歩  v歩 |5
|   ・   ・   ・  v歩  v犬   ・   ・   ・   ・   ・   ・  v犬   ・   ・   ・   ・ |6
|   ・   ・   ・   ・   ・  v鷲   ・   ・   ・   ・   ・   ・  v歩   ・   ・   ・ |7
|   ・   ・   ・   ・  v水   ・  v火   ・   ・   ・   ・   ・   ・   ・   ・   ・ |8
|   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・ |9
|   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・ |10
|   ・   ・   ・   ・   犬   ・   ・   ・   ・   ・   ・   犬   ・   ・   ・   歩 |11
|   歩   歩   歩   歩   歩   歩   歩   歩   ・   歩   ・   歩   歩   歩   歩   ・ |12
|   横   ・   飛   ・   鷲 師鷹   龍   火   ・   ・   ・   鷲   鷹   飛   竪   ・ |13
| 横兵 竪兵   角   馬   ・   水   火   ・ 奔鷲   ・   水   龍   馬  v大 竪兵   横 |14
|   反   ・   車   車   鷹   虎   麒   獅   奔   鳳   虎   車   銅   車   ・   反 |15
|   香   桂   豹   鉄   銅   銀   金   玉   象   金   銀   ・   鉄   豹   桂   香 |16
+---------------------------------------------------------------------------------+
▲Black
* move 60: △８二金将, black to move
$ kifu convert -t sfen --on-loss=ignore testdata/tenjiku/notes.hodges; kifu table --as=tsv --columns=game,variant,moves testdata/tenjiku/notes.hodges
lnficsgekgscifnl/a1c!c!1txql!1toc!c!1a/s'v'bhdw!d!q'1d!h!d1bv's'/mvrf!e!b!r!2r!b!4m/pppppp1ppppp1D!1p/4d'1p4d'3h/16/16/16/16/4D'4P1D'4/PPPPPPPPP1PPPPPP/MVRF!E!H!R!Q!V!R!1E!F!RVM/S'V'BHDW!2Q'L!W!DHBV'S'/A1C!C!1TO1QXT1C!C!1A/LNFICSGKEGSCIFNL b - 23
lnficsgekgscifnl/a1c!c!1txql!ot1c!c!1a/s'v'bhdw!d!q'h!d!w!dhbv's'/m3e!1r!1q!r!b!1f!rvm/p1D!1pp1ppppppppp/4d'1pb!3d'1e!2/16/16/16/16/2E!1D'2P1P1D'4/PPPPPPP1P1PPPPPP/MVRF!1B!R!Q!1R!B!E!F!RVM/S'V'BHDW!D!H!Q'1W!DHBV'S'/A1C!C!1TOL!QXT1C!C!1A/LNFICSGKEGSCIFNL w - 16
lnficsgekgscifnl/a1c!c!1txql!ot1c!c!1a/s'v'bhdw!d!q'h!d!1dhbv's'/mvrf!e!1r!v!q!1b!1f!rvm/pppppp1p1ppp1ppp/4d'1pb!p2d'p3/14D!1/16/16/16/2E!PD'4P1D'4/PPP1PPPPP1PPPPPP/MVRF!1B!R!Q!V!Q'1E!F!RVM/S'V'BHDW!D!H!2W!DHBV'S'/A1C!C!1TOL!QXT1C!C!1A/LNFICSGKEGSCIFNL w - 16
game	variant	moves
1	tenjiku	7l7k 5d3f 6m8k 4e4f 7n6k 10e10f 9o7n 9d15j 9p9o 15j14j 11m14j 8d14j 9o9p 14j10n 9n10n11m 7b5b 8k3f 6c3f 6k2g 8c6c 2g3e 4c1f
2	tenjiku	7l7k 5d3f 9l9k 10e10f 12m14k 11d9f 8m14g 9d11d 14g13i 11d11g 13i15h 11g11d 7n14g 11d15h 14g14e
3	tenjiku	7l7k 5d3f 6m8k 4e4f 7n6k 10e10f 12m14k 11d9f 13l13k 7d7m+ 8n7m 8e8f 8k3f 6c3f 6k2g
$ sed -n '2,4p' testdata/tenjiku/notes.hodges >bare.hodges; kifu table --as=tsv --columns=variant,plies bare.hodges; for d in FiD FD; do printf '1. P-7k SEg-3f 2. BGn-8k P-4f 3. %s-6k P-10f 4. Ln-7n VGn-15j\n' $d >tsa.hodges; kifu table --as=tsv --columns=variant,moves tsa.hodges; done
variant	plies
tenjiku	22
variant	moves
tenjiku	7l7k 5d3f 6m8k 4e4f 7n6k 10e10f 9o7n 9d15j
variant	moves
tenjiku	7l7k 5d3f 6m8k 4e4f 7n6k 10e10f 9o7n 9d15j

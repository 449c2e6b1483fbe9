A variant of one's own with the odd moves of tenjiku: generals that fly over lower ranks, area moves, slides from
the second square on, captures without moving, and pieces that burn.  (burning_test has a twin of it.)  A random
game goes through every format that can hold it; burns and captures without moving are read as sites write them;
errors say which piece is in the way; a demon burns the last royal piece, or a king walks up to one; and what is
wrong in a file.

$ cp testdata/variants/demons.ini .; kifu variants demons.ini
demons (火鬼将棋)
    board       9x9
    pieces      50 of 13 kinds
    promotion   in the last 3 ranks: by a move that enters it, or captures and begins or ends there
    drops       none
    repetition  forbidden
    end         capture of the last royal piece; check need not be answered
    handicaps   hirate 平手
    laws        wrong-turn, royal-lost, no-piece, wrong-side, wrong-piece-name, own-capture,
                no-drops, bad-move, pass, promotion-outside-zone, cannot-promote, unpromote
    start       tdrgkvrdt/1wexlfbw1/ppppppppp/9/9/9/PPPPPPPPP/1WBFLXEW1/TDRVKGRDT b - 1
      SFEN name                            set moves              promoted, and its moves
      K   K    玉      king               2   K                  -       -  (royal)  (rank 4)
      X   X    象      drunk elephant     2   FfrlW              太      K  (royal when promoted)  (rank 4 when promoted)
      G   GG   大      great general      2   {jump Q}           -       -  (rank 3)
      V   VG   副      vice general       2   {jump B} {area 3}  -       -  (rank 2)
      R   RG   飛      rook general       4   {jump R}           成大    {jump Q}  (rank 1)  (rank 3 when promoted)
      B   BG   角      bishop general     2   {jump B}           成副    {jump B} {area 3}  (rank 1)  (rank 2 when promoted)
      E   FE   鷲      free eagle         2   Q D A              -       -
      F   F    兵      fat soldier        2   {area 2} fR2       -       -
      D   Fi   火      fire demon         4   fbR B {area 3}     -       -  (burns)
      W   WB   牛      water buffalo      4   rlR B fbR2         成火    fbR B {area 3}  (burns when promoted)
      L   Ln   獅      lion               2   NAD[aK]            鷹      NAD[aK] B
      T   CS   車      chariot soldier    4   fbR B rlR2         天      {skip fbR B rlR3} {igui K}
      P   P    歩      pawn               18  fW                 金      WfF
$ kifu perft --variant demons.ini 3
50483
$ for f in kif psn hodges usi; do kifu convert --variant demons.ini -t $f --on-loss=ignore -o game.$f testdata/variants/demons.usi; kifu diff --variant demons.ini testdata/variants/demons.usi game.$f; done
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
$ cat game.hodges
[Variant "Demons"]

1. P-4f RGx7g= 2. P-6f FE-9d 3. FE-7d FE-8e 4. WB-3h P-1d 5. FEx7c RGx8g+
6. P-1f FE-6g 7. BGx2c= +RG-8e 8. Ln-7f FEx7f 9. WB-7h FE-9d 10. WBx8c= Fix2c
11. Fi-8h RG-2a 12. F-7f Fi-6gx!4 13. RG-8i WB-9b 14. VG-7i FE-2d 15. Fi-6f* Fix4ix!3 *
$ kifu show --variant demons.ini --ply 24..25 testdata/variants/demons.usi
△White  in hand: none
     ９    ８    ７    ６    ５    ４    ３    ２    １
+-------------------------------------------------------+
|   v車   v火    ・   v大   v玉   v副    ・   v飛   v車 |一
|    ・   v牛    ・   v象   v獅   v兵   v角   v牛    ・ |二
|   v歩    牛    鷲   v歩   v歩   v歩   v歩    ・    ・ |三
|   v鷲    ・    ・    ・    ・    ・    ・    ・   v歩 |四
|    ・ v成大    ・    ・    ・    ・    ・    ・    ・ |五
|    ・    ・    ・    ・    ・    歩    ・    ・    歩 |六
|    歩    ・    ・  *v火    ・    ・    歩    歩    ・ |七
|    ・    火    ・    ・    ・    象    ・    ・    ・ |八
|    車    ・    飛    副    玉    大    飛    火    車 |九
+-------------------------------------------------------+
▲Black  in hand: none
* move 24: △６七火, black to move

△White  in hand: none
     ９    ８    ７    ６    ５    ４    ３    ２    １
+-------------------------------------------------------+
|   v車   v火    ・   v大   v玉   v副    ・   v飛   v車 |一
|    ・   v牛    ・   v象   v獅   v兵   v角   v牛    ・ |二
|   v歩    牛    鷲   v歩   v歩   v歩   v歩    ・    ・ |三
|   v鷲    ・    ・    ・    ・    ・    ・    ・   v歩 |四
|    ・ v成大    ・    ・    ・    ・    ・    ・    ・ |五
|    ・    ・    ・    ・    ・    歩    ・    ・    歩 |六
|    歩    ・    ・   v火    ・    ・    歩    歩    ・ |七
|    ・    火    ・    ・    ・    象    ・    ・    ・ |八
|    車   *飛    ・    副    玉    大    飛    火    車 |九
+-------------------------------------------------------+
▲Black  in hand: none
* move 25: ▲８九飛, white to move
$ kifu table --variant demons.ini --each=move --as=tsv --columns=ply,usi,capture,sfen testdata/variants/demons.usi | sed -n '23,26p;29,$p'
22	3a2a		td1gkvr1t/1w1xlfbw1/pWEppppd1/e7p/1+r7/3P1P2P/P3P1PP1/1DWF1X3/T1RVKGRDT w - 22
23	6h7f		td1gkv1rt/1w1xlfbw1/pWEppppd1/e7p/1+r7/3P1P2P/P3P1PP1/1DWF1X3/T1RVKGRDT b - 23
24	2c6g	PPWF	td1gkv1rt/1w1xlfbw1/pWEppppd1/e7p/1+r7/2FP1P2P/P3P1PP1/1DW2X3/T1RVKGRDT w - 24
25	7i8i		td1gkv1rt/1w1xlfbw1/pWEpppp2/e7p/1+r7/5P2P/P2d2PP1/1D3X3/T1RVKGRDT b - 25
28	9d2d		td1gkv1rt/w2xlfbw1/pWEpppp2/e7p/1+r7/5P2P/P2d2PP1/1D3X3/TRV1KGRDT w - 28
29	8h6f		td1gkv1rt/w2xlfbw1/pWEpppp2/7ep/1+r7/5P2P/P2d2PP1/1D3X3/TRV1KGRDT b - 29
30	6g4i	GXRK	td1gkv1rt/w2xlfbw1/pWEpppp2/7ep/1+r7/5P2P/P2d2PP1/5X3/TRV1KGRDT w - 30
$ kifu table --variant demons.ini --as=tsv --columns=passed --position 'td1gkv1rt/1w1xlfbw1/pWEpppp2/e7p/1+r7/5P2P/P2d2PP1/1D3X3/T1RVKGRDT b' testdata/variants/demons.usi
passed
24
$ printf '[Variant "Demons"]\n[SFEN "k8/9/1rpp5/1pp6/1pp+T5/9/4D4/9/K8 b - 1"]\n1. +CSx7e! K-9b 2. Fi-7fx!8e K-9a 3. Fi7f-8ex!8dx!7d RG-8d* 4. FiD-8fx! K-9b\n' >t.hodges; kifu lint --variant demons.ini t.hodges
No findings in 1 game of 1 file.
$ kifu convert --variant demons.ini -t hodges t.hodges
[Variant "Demons"]
[SFEN "k8/9/1rpp5/1pp6/1pp+T5/9/4D4/9/K8 b - 1"]

1. +CSx!7e {!}
1. … K-9b 2. Fi-7fx! K-9a 3. Fi-8ex!2 RG-8d* 4. Fi-8f K-9b *
$ printf 'position sfen k8/2r6/2v6/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7c\nposition sfen k8/2r6/2v6/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7b\nposition sfen k8/2r6/2v6/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7e\nposition sfen k8/9/9/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7d\n' >r.usi; kifu lint --variant demons.ini r.usi
r.usi:2:57: error: a rook general cannot move from 7h to 7b: the vice general on 7c is in the way (move 1) [bad-move]
    2 | position sfen k8/2r6/2v6/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7b
      |                                                         ^~~~
r.usi:3:57: error: a rook general cannot move from 7h to 7e: the pawn on 7f is in the way (move 1) [bad-move]
    3 | position sfen k8/2r6/2v6/2p6/9/2P6/9/2R6/K8 b - 1 moves 7h7e
      |                                                         ^~~~
2 findings (2 errors) in 4 games of 1 file.
[1]
$ printf 'position sfen k8/p8/9/1D7/9/9/9/9/K8 b - 1 moves 8d8b\nposition sfen 9/9/9/1D2k4/9/9/9/9/K8 w - 1 moves 5d6d\nposition sfen 9/9/9/1D2k4/9/9/9/9/K8 w - 1 moves 5d6d 8d7d\nposition sfen 9/9/9/1D1k5/9/9/9/9/K8 w - 1 moves 6d7d\n' >e.usi; kifu lint --variant demons.ini e.usi; kifu table --variant demons.ini --as=tsv --columns=game,moves,ending,winner e.usi
No findings in 4 games of 1 file.
game	moves	ending	winner
1	8d8b	king-captured	black
2	5d6d	none	
3	5d6d 8d7d	king-captured	black
4	6d7d	king-captured	black
$ for line in 's/^check = .*/check = must-answer/' 's/rank:3/rank:0/' 's/{area 3}/{area 4}/' 's/{jump R}/{jump N}/' 's/{skip fbR/{skip/; s/igui K}/igui K/'; do sed "$line" demons.ini >wrong.ini; kifu variants wrong.ini; done
kifu: wrong.ini:28: error: D: burns needs 'drops = no' and 'check = may-ignore'
kifu: wrong.ini:30: error: +W: burns needs 'drops = no' and 'check = may-ignore'
kifu: wrong.ini:20:36: error: rank:0 is no number from 1..9
kifu: wrong.ini:23:46: error: rank:0 is no number from 1..9
kifu: wrong.ini:21:33: error: moves '{jump B} {area 4}': '{' is not an atom (W F D A N R B Q K, or in brackets or braces)
    V = vice general | 副 | {jump B} {area 4} | rank:2
                                     ^
kifu: wrong.ini:25:46: error: moves '{jump B} {area 4}': '{' is not an atom (W F D A N R B Q K, or in brackets or braces)
    +B = promoted bishop general | 成副 | {jump B} {area 4} | rank:2
                                                   ^
kifu: wrong.ini:28:28: error: moves 'fbR B {area 4}': '{' is not an atom (W F D A N R B Q K, or in brackets or braces)
    D = fire demon | 火 | fbR B {area 4} | burns
                                ^
kifu: wrong.ini:30:42: error: moves 'fbR B {area 4}': '{' is not an atom (W F D A N R B Q K, or in brackets or braces)
    +W = promoted water buffalo | 成火 | fbR B {area 4} | burns
                                               ^
kifu: wrong.ini:22:30: error: moves '{jump N}': 'N' is not an atom (W F D A N R B Q K, or in brackets or braces)
    R = rook general | 飛 | {jump N} | rank:1
                                  ^
kifu: wrong.ini:34:52: error: moves '{skip B rlR3} {igui K': the end is not an atom (W F D A N R B Q K, or in brackets or braces)
    +T = heavenly tetrarchs | 天 | {skip B rlR3} {igui K
                                                        ^
[2]

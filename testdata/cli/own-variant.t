A variant of one's own, as kifu-variants(7) makes it: copper generals for the silvers of minishogi.  (sed stands for the editor.)

$ kifu variants --show minishogi >club.ini
$ sed 's/^name = .*/name = club/; s/^japanese = .*/japanese = クラブ将棋/; s/^words = .*/words = クラブ将棋, club/; s/^tag = .*/tag = Club Shogi/' club.ini >c && mv c club.ini
$ sed 's/^S = .*/S = copper | 銅 | fK bW/; s/^+S = .*/+S = gilt copper | 成銅 | WfF/' club.ini >c && mv c club.ini
$ kifu variants club.ini
club (クラブ将棋)
    board       5x5
    pieces      12 of 6 kinds
    promotion   in the last rank: by a move that begins or ends there
    drops       captured pieces can be dropped
    repetition  black loses at the fourth occurrence; perpetual check loses
    end         checkmate; check must be answered
    handicaps   hirate 平手
    laws        wrong-turn, no-piece, wrong-side, wrong-piece-name, not-in-hand, drop-promoted,
                drop-occupied, own-capture, bad-move, pass, promotion-outside-zone,
                cannot-promote, unpromote, dead-end, nifu, king-in-check, uchifuzume
    start       rbsgk/4p/5/P4/KGSBR b - 1
      SFEN name                            set moves         promoted, and its moves
      P   P    歩      pawn               2   fW            と      WfF
      S   S    銅      copper             2   fK bW         成銅    WfF
      G   G    金      gold               2   WfF           -       -
      B   B    角      bishop             2   B             馬      BW
      R   R    飛      rook               2   R             龍      RF
      K   K    玉      king               2   K             -       -  (royal)
$ kifu perft --variant club.ini 3
2499
$ printf '手合割：クラブ将棋\n   1 ３四銅(35)\n   2 ３二銅(31)\n   3 ２三銅(34)\n   4 ３三銅(32)\n   5 ３四銅(23)\n' >game.kifu
$ kifu lint --variant club.ini game.kifu
game.kifu:6:6: error: a copper cannot move from 23 to 34 [bad-move]
    6 |    5 ３四銅(23)
      |      ^~~~~~~~~~
1 finding (1 error) in 1 game of 1 file.
[1]
$ sed '$d' game.kifu >g && mv g game.kifu
$ kifu lint --variant club.ini game.kifu
No findings in 1 game of 1 file.
$ for f in kif ki2 psn hodges; do kifu convert --variant club.ini -t $f -o back.$f game.kifu && kifu diff --variant club.ini game.kifu back.$f; done
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
0 differences in 1 game.
$ kifu lint --select=setup game.kifu
game.kifu:1:5: error: unknown handicap クラブ将棋: its start position is not known [unknown-handicap]
    1 | 手合割：クラブ将棋
      |         ^~~~~~~~~~
1 finding (1 error) in 1 game of 1 file.
[1]
$ sed 's/fK bW/fK bX/; s/^zone/zon/; s/^drops = yes/drops = yep/' club.ini >wrong.ini
$ kifu lint --variant wrong.ini game.kifu
kifu: wrong.ini:8: error: unknown key 'zon' in [variant] (did you mean zone?)
kifu: wrong.ini:10:9: error: unknown value 'yep' for drops (did you mean yes?)
kifu: wrong.ini:17:22: error: moves 'fK bX': 'X' is not an atom (W F D A N R B Q K, or in brackets or braces)
    S = copper | 銅 | fK bX
                          ^
[2]
$ kifu variants --show tori >mine.ini; kifu lint --variant mine.ini game.kifu
kifu: mine.ini: 'tori' is the name of another variant (write another after name =)
[2]

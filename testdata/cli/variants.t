The variants and their tables.
$ kifu variants | sed -n '/^shogi/p;/^dai (/,/^    drops/p'
shogi (本将棋)
dai (大将棋)
    board       15x15
    pieces      130 of 29 kinds
    promotion   in the last 5 ranks: by a move that enters it, or captures and begins or ends there
    drops       none
$ kifu variants minishogi
minishogi (5五将棋)
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
      S   S    銀      silver             2   FfW           成銀    WfF
      G   G    金      gold               2   WfF           -       -
      B   B    角      bishop             2   B             馬      BW
      R   R    飛      rook               2   R             龍      RF
      K   K    玉      king               2   K             -       -  (royal)
$ kifu variants chu | grep -e lion -e royal
    end         capture of the last royal piece; check need not be answered; or a bare king against enough pieces
    handicaps   hirate 平手, three-lions 三枚獅子, two-lions 二枚獅子, two-kings 二枚王
    laws        wrong-turn, royal-lost, no-piece, wrong-side, wrong-piece-name, own-capture,
                lion-trade, counter-strike
      K   K    玉将    king               2   K             -       -  (royal)
      E   DE   醉象    drunk elephant     2   FfrlW         太子    K  (royal when promoted)
      O   Kr   麒麟    kirin              2   FD            成獅    NAD[aK]  (lion when promoted)
      N   Ln   獅子    lion               2   NAD[aK]       -       -  (lion)
$ kifu variants chess >list 2>&1; echo $?; sed 's/one of .*)/one of ...)/' list
2
kifu: unknown variant 'chess'
Try 'kifu variants --help'.
$ kifu variants shogi chess 2>/dev/null | tail -1
      K   K    玉      king               2   K             -       -  (royal)
$ kifu perft --divide --variant minishogi 1
5d5c: 1
1e1d: 1
1e1c: 1
1e1b: 1
2e1d: 1
2e3d: 1
2e4c: 1
2e5b: 1
3e3d: 1
3e2d: 1
3e4d: 1
4e4d: 1
4e3d: 1
5e4d: 1
14
$ kifu perft --divide 0
1
$ printf 'PI\n+\n+7776FU\n%%TORYO\n' | kifu check --variant=minishogi -
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ printf 'startpos moves 1e1d\n' | kifu check --variant=minishogi -
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.

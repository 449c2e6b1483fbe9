What each format can hold; each dialect that kifu-formats(5) names is read.
$ kifu formats
format          extensions  in files     moves  variations  comments  bookmarks  times    headers  endings  start          handicaps  variants
kif             kif kifu    cp932 utf-8  yes    yes         yes       yes        1 s      any      14       any, numbered  by name    all
ki2             ki2 ki2u    cp932 utf-8  yes    yes         yes       yes        -        any      11       any, numbered  by name    17/25
bod             bod         utf-8        -      -           -         -          -        -        -        any, numbered  by board   all
csa             csa         utf-8        yes    -           yes       -          1 s      some     13       any            by name    shogi minishogi
csa3            csa         utf-8        yes    -           yes       -          0.001 s  some     13       any            by name    shogi minishogi
psn             psn         utf-8        yes    yes         yes       -          -        any      13       any, numbered  by name    all
hodges          hodges      utf-8        yes    yes         yes       -          -        -        13       any, numbered  by name    all
usi             usi         utf-8        yes    -           -         -          -        -        -        any, numbered  by board   21/25
usen            usen        utf-8        yes    yes         -         -          -        -        5        any, numbered  by board   shogi
jkf             jkf json    utf-8        yes    yes         yes       yes        1 s      any      13       any            by name    shogi
sfen            sfen        utf-8        -      -           -         -          -        -        -        any, numbered  by board   21/25
rows            rows        utf-8        yes    -           -         -          0.001 s  some     24       any, numbered  by board   all
yaneuraou-book  db          utf-8        yes    yes         yes       -          -        -        2        any, numbered  by board   shogi
psv             psv bin     binary       yes    -           -         -          -        -        -        any, numbered  by board   shogi
apery-book      bin         binary       yes    yes         -         -          -        -        -        any            by board   shogi
ybb             ybb         binary       yes    yes         -         -          -        -        -        any, numbered  by board   shogi
sbk             sbk         binary       yes    yes         yes       -          -        some     -        any, numbered  by board   shogi
hcp             hcp         binary       -      -           -         -          -        -        -        any            by board   shogi
hcpe            hcpe        binary       yes    -           -         -          -        -        -        any            by board   shogi
hcpe3           hcpe3       binary       yes    -           -         -          -        -        9        any            by board   shogi
plain           plain       utf-8        yes    -           -         -          -        -        -        any, numbered  by board   21/25
svg             svg         utf-8        -      -           -         -          -        -        -        any, numbered  by board   all
html            html        utf-8        yes    yes         yes       yes        0.001 s  any      -        any, numbered  by board   all
$ kifu formats csa
csa: CSA standard record V2.2
  extensions  csa
  in files    utf-8
  moves       yes
  variations  -
  comments    yes
  bookmarks   -
  times       1 s
  headers     some
  endings     13
  start       any
  handicaps   by name
  variants    shogi minishogi
    resignation                          %TORYO
    mate                                 %TSUMI
    loss on time                         %TIME_UP
    foul by the side to move             %ILLEGAL_MOVE
    foul by the previous move            %ILLEGAL_ACTION
    perpetual check by the side to move  %ILLEGAL_MOVE (foul by the side to move)
    perpetual check by the previous side %ILLEGAL_ACTION (foul by the previous move)
    fourfold repetition                  %SENNICHITE
    impasse                              %JISHOGI
    declared win                         %KACHI
    failed declaration                   %ILLEGAL_MOVE (foul by the side to move)
    declared draw                        %HIKIWAKE
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           as impasse
    interrupted                          %CHUDAN
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              %FUZUMI
    sealed move                          as interrupted
    error                                %ERROR
    takeback                             %MATTA
    draw                                 %HIKIWAKE (declared draw)
$ kifu formats $(kifu formats | awk 'NR > 1 && $1 != "csa" { print $1 }')
kif: KIF, Kifu for Windows and Kakinoki
  extensions  kif kifu
  in files    cp932 utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   yes
  times       1 s
  headers     any
  endings     14
  start       any, numbered
  handicaps   by name
  variants    all
    resignation                          投了
    mate                                 詰み
    loss on time                         切れ負け
    foul by the side to move             反則負け
    foul by the previous move            反則勝ち
    perpetual check by the side to move  反則負け (foul by the side to move)
    perpetual check by the previous side 反則勝ち (foul by the previous move)
    fourfold repetition                  千日手
    impasse                              持将棋
    declared win                         入玉勝ち
    failed declaration                   反則負け (foul by the side to move)
    declared draw                        持将棋 (impasse)
    try                                  トライ
    capture of the king                  as mate
    move limit                           持将棋 (impasse)
    interrupted                          中断
    win by forfeit                       不戦勝
    loss by forfeit                      不戦敗
    no mate                              不詰
    sealed move                          封じ手
    error                                as interrupted
    takeback                             as interrupted
    draw                                 持将棋 (impasse)
ki2: KI2, moves as people write them
  extensions  ki2 ki2u
  in files    cp932 utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   yes
  times       -
  headers     any
  endings     11
  start       any, numbered
  handicaps   by name
  variants    17/25
    resignation                          で{O}の勝ち
    mate                                 で詰み
    loss on time                         で時間切れにより{O}の勝ち
    foul by the side to move             で{T}の反則負け
    foul by the previous move            で{T}の反則勝ち
    perpetual check by the side to move  で{T}の反則負け (foul by the side to move)
    perpetual check by the previous side で{T}の反則勝ち (foul by the previous move)
    fourfold repetition                  で千日手
    impasse                              で持将棋
    declared win                         で{T}の入玉勝ち
    failed declaration                   で{T}の反則負け (foul by the side to move)
    declared draw                        で持将棋 (impasse)
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           で持将棋 (impasse)
    interrupted                          で中断
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              で不詰
    sealed move                          で封じ手
    error                                as interrupted
    takeback                             as interrupted
    draw                                 で持将棋 (impasse)
bod: BOD, a board diagram
  extensions  bod
  in files    utf-8
  moves       -
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    all
csa3: CSA standard record V3.0
  extensions  csa
  in files    utf-8
  moves       yes
  variations  -
  comments    yes
  bookmarks   -
  times       0.001 s
  headers     some
  endings     13
  start       any
  handicaps   by name
  variants    shogi minishogi
    resignation                          %TORYO
    mate                                 %TSUMI
    loss on time                         %TIME_UP
    foul by the side to move             %ILLEGAL_MOVE
    foul by the previous move            %ILLEGAL_ACTION
    perpetual check by the side to move  %ILLEGAL_MOVE (foul by the side to move)
    perpetual check by the previous side %ILLEGAL_ACTION (foul by the previous move)
    fourfold repetition                  %SENNICHITE
    impasse                              %JISHOGI
    declared win                         %KACHI
    failed declaration                   %ILLEGAL_MOVE (foul by the side to move)
    declared draw                        %HIKIWAKE
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           %MAX_MOVES
    interrupted                          %CHUDAN
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              %FUZUMI
    sealed move                          as interrupted
    error                                %ERROR
    takeback                             as interrupted
    draw                                 %HIKIWAKE (declared draw)
psn: PSN, portable shogi notation
  extensions  psn
  in files    utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   -
  times       -
  headers     any
  endings     13
  start       any, numbered
  handicaps   by name
  variants    all
    resignation                          Resigns
    mate                                 Mate
    loss on time                         Timeup
    foul by the side to move             IllegalMove
    foul by the previous move            IllegalAction
    perpetual check by the side to move  IllegalMove (foul by the side to move)
    perpetual check by the previous side RepetitionWin
    fourfold repetition                  Sennichite
    impasse                              Jishogi
    declared win                         DeclarationWin
    failed declaration                   IllegalMove (foul by the side to move)
    declared draw                        Jishogi (impasse)
    try                                  TryRuleWin
    capture of the king                  as mate
    move limit                           MaxMovesDraw
    interrupted                          Interrupt
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              as interrupted
    sealed move                          as interrupted
    error                                as interrupted
    takeback                             as interrupted
    draw                                 Draw
hodges: Hodges (Western) moves
  extensions  hodges
  in files    utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   -
  times       -
  headers     -
  endings     13
  start       any, numbered
  handicaps   by name
  variants    all
    resignation                          Resigns
    mate                                 Mate
    loss on time                         Timeup
    foul by the side to move             IllegalMove
    foul by the previous move            IllegalAction
    perpetual check by the side to move  IllegalMove (foul by the side to move)
    perpetual check by the previous side RepetitionWin
    fourfold repetition                  Sennichite
    impasse                              Jishogi
    declared win                         DeclarationWin
    failed declaration                   IllegalMove (foul by the side to move)
    declared draw                        Jishogi (impasse)
    try                                  TryRuleWin
    capture of the king                  as mate
    move limit                           MaxMovesDraw
    interrupted                          Interrupt
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              as interrupted
    sealed move                          as interrupted
    error                                as interrupted
    takeback                             as interrupted
    draw                                 Draw
usi: USI position line, one game a line
  extensions  usi
  in files    utf-8
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    21/25
usen: USEN, a game in the characters of a URL, one a line
  extensions  usen
  in files    utf-8
  moves       yes
  variations  yes
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     5
  start       any, numbered
  handicaps   by board
  variants    shogi
    resignation                          .r
    mate                                 as interrupted
    loss on time                         .t
    foul by the side to move             as interrupted
    foul by the previous move            .i
    perpetual check by the side to move  as interrupted
    perpetual check by the previous side .i (foul by the previous move)
    fourfold repetition                  as interrupted
    impasse                              .j
    declared win                         as interrupted
    failed declaration                   as interrupted
    declared draw                        .j (impasse)
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           as impasse
    interrupted                          .p
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              as interrupted
    sealed move                          as interrupted
    error                                as interrupted
    takeback                             as interrupted
    draw                                 .j (impasse)
jkf: JKF, json-kifu-format
  extensions  jkf json
  in files    utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   yes
  times       1 s
  headers     any
  endings     13
  start       any
  handicaps   by name
  variants    shogi
    resignation                          "TORYO
    mate                                 "TSUMI
    loss on time                         "TIME_UP
    foul by the side to move             "ILLEGAL_MOVE
    foul by the previous move            "ILLEGAL_ACTION
    perpetual check by the side to move  "ILLEGAL_MOVE (foul by the side to move)
    perpetual check by the previous side "ILLEGAL_ACTION (foul by the previous move)
    fourfold repetition                  "SENNICHITE
    impasse                              "JISHOGI
    declared win                         "KACHI
    failed declaration                   "ILLEGAL_MOVE (foul by the side to move)
    declared draw                        "HIKIWAKE
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           as impasse
    interrupted                          "CHUDAN
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              "FUZUMI
    sealed move                          as interrupted
    error                                "ERROR
    takeback                             "MATTA
    draw                                 "HIKIWAKE (declared draw)
sfen: SFEN, one position a line
  extensions  sfen
  in files    utf-8
  moves       -
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    21/25
rows: rows of moves, as databases and spreadsheets have them
  extensions  rows
  in files    utf-8
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       0.001 s
  headers     some
  endings     24
  start       any, numbered
  handicaps   by board
  variants    all
    resignation                          resign
    mate                                 mate
    loss on time                         time_up
    foul by the side to move             illegal_move
    foul by the previous move            illegal_action
    perpetual check by the side to move  perpetual_self
    perpetual check by the previous side perpetual_check
    fourfold repetition                  sennichite
    impasse                              jishogi
    declared win                         declaration
    failed declaration                   failed_declaration
    declared draw                        declaration_draw
    try                                  try_rule
    capture of the king                  king_captured
    move limit                           max_moves
    interrupted                          interrupted
    win by forfeit                       forfeit_win
    loss by forfeit                      forfeit_loss
    no mate                              no_mate
    sealed move                          sealed
    error                                error
    takeback                             takeback
    draw                                 draw
yaneuraou-book: YaneuraOu's book, positions with the moves to choose from
  extensions  db
  in files    utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   -
  times       -
  headers     -
  endings     2
  start       any, numbered
  handicaps   by board
  variants    shogi
    resignation                          resign
    mate                                 as interrupted
    loss on time                         as interrupted
    foul by the side to move             as interrupted
    foul by the previous move            as interrupted
    perpetual check by the side to move  as interrupted
    perpetual check by the previous side as interrupted
    fourfold repetition                  as interrupted
    impasse                              as interrupted
    declared win                         win
    failed declaration                   as interrupted
    declared draw                        as interrupted
    try                                  as interrupted
    capture of the king                  as mate
    move limit                           as impasse
    interrupted                          as interrupted
    win by forfeit                       as interrupted
    loss by forfeit                      as interrupted
    no mate                              as interrupted
    sealed move                          as interrupted
    error                                as interrupted
    takeback                             as interrupted
    draw                                 as interrupted
psv: PSV, positions with a move, a score and a result, of 40 bytes (YaneuraOu)
  extensions  psv bin
  in files    binary
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    shogi
apery-book: Apery's book, keys of positions with the moves to choose from
  extensions  bin
  in files    binary
  moves       yes
  variations  yes
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any
  handicaps   by board
  variants    shogi
ybb: ybb, YaneuraOu's book as bytes (ShogiHome)
  extensions  ybb
  in files    binary
  moves       yes
  variations  yes
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    shogi
sbk: sbk, ShogiGUI's book (ShogiHome)
  extensions  sbk
  in files    binary
  moves       yes
  variations  yes
  comments    yes
  bookmarks   -
  times       -
  headers     some
  endings     -
  start       any, numbered
  handicaps   by board
  variants    shogi
hcp: hcp, positions of 32 bytes (Apery)
  extensions  hcp
  in files    binary
  moves       -
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any
  handicaps   by board
  variants    shogi
hcpe: hcpe, positions with a move, a score and a result, of 38 bytes (Apery, dlshogi)
  extensions  hcpe
  in files    binary
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any
  handicaps   by board
  variants    shogi
hcpe3: hcpe3, games with scores and candidate moves (dlshogi)
  extensions  hcpe3
  in files    binary
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     9
  start       any
  handicaps   by board
  variants    shogi
    resignation                          1, 2
    mate                                 1, 2 (resignation)
    loss on time                         1, 2 (resignation)
    foul by the side to move             1, 2 (resignation)
    foul by the previous move            1, 2 (resignation)
    perpetual check by the side to move  6, 5
    perpetual check by the previous side 5, 6
    fourfold repetition                  4
    impasse                              as interrupted
    declared win                         9, 10
    failed declaration                   10, 9
    declared draw                        8
    try                                  1, 2 (resignation)
    capture of the king                  1, 2 (resignation)
    move limit                           16
    interrupted                          as interrupted
    win by forfeit                       1, 2 (resignation)
    loss by forfeit                      1, 2 (resignation)
    no mate                              as interrupted
    sealed move                          as interrupted
    error                                as interrupted
    takeback                             as interrupted
    draw                                 0
plain: plain text of engine data, positions in lines (YaneuraOu)
  extensions  plain
  in files    utf-8
  moves       yes
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    21/25
svg: SVG, a picture of the board, written only
  extensions  svg
  in files    utf-8
  moves       -
  variations  -
  comments    -
  bookmarks   -
  times       -
  headers     -
  endings     -
  start       any, numbered
  handicaps   by board
  variants    all
html: HTML, a page to step through a game, written only
  extensions  html
  in files    utf-8
  moves       yes
  variations  yes
  comments    yes
  bookmarks   yes
  times       0.001 s
  headers     any
  endings     -
  start       any, numbered
  handicaps   by board
  variants    all
$ kifu formats pgn
kifu: unknown format 'pgn' (did you mean psn?) (see 'kifu formats')
[2]
$ for t in kif ki2 csa csa3 psn hodges jkf bod usi sfen; do printf 'PI82HI22KA\n-\n%%TORYO\n' | kifu convert -f csa -t $t --on-loss ignore - | grep -ho '手合割：.*\|PI82.*\|Handicap.*\|"preset":"2"\|[^ ]*/9/[^ ]*'; done
手合割：二枚落ち
手合割：二枚落ち
PI82HI22KA
PI82HI22KA
Handicap "2 piece"]
Handicap "2 piece"]
"preset":"2"
lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL
lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL
$ printf '1 76歩(77) ( 0:07/)\n2 3四歩(33) (00:31 / 00:00:31)\n３ ２二角不成(88)\n4手目 同銀(31)\n5. ▲４五角打(00)\n▲resign\n' >a.kifu; kifu convert -t csa a.kifu
'CSA encoding=UTF-8
V2.2
PI
+
+7776FU
T7
-3334FU
T31
+8822KA
-3122GI
+0045KA
'▲resign
$ printf '▲７六歩(77)\n△３四歩(33)\n▲２六歩(27)\n' >a.kifu; kifu convert -t usi -f kif a.kifu
position startpos moves 7g7f 3c3d 2g2f
$ for e in Time-up 時間切れ 勝ち宣言 最大手数超過 王手連続千日手 引き分け; do printf "1 ７六歩(77)\n2 $e\n" >a.kifu; kifu lint --format=ndjson a.kifu | grep -o '"ending":"[^"]*"'; done
"ending":"time-up"
"ending":"time-up"
"ending":"declaration"
"ending":"max-moves"
"ending":"perpetual-check"
"ending":"draw"
$ printf '1 ７六歩(77)\nまで1手で時間切れにより先手の勝ち\n' >a.kifu; kifu convert -t csa a.kifu | tail -1
%TIME_UP
$ printf '手合割：平手\n   1 ７六歩(77)   ( 0:01.234/00:00:01.234)\n' >a.kifu; kifu convert -t csa3 a.kifu | tail -1
T1.234
$ printf '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   2 ８四歩(83)\n   3 ２六歩(27)\n' >a.kifu; kifu convert -t psn a.kifu | tail -2
( 1. … P-8d 2. P-2f )
2. P-2f *
$ printf '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   2 ８四歩(83)\n' >a.kifu; kifu convert -t psn a.kifu | tail -1
1. P-7f P-3d 2. P-2f P-8d *
$ printf '☗７六歩 ☖３四歩 ☗２二角成 ☖２二同銀 ☗４五角打 ☖投了\n' >a.ki2u; kifu convert -t csa a.ki2u
V2.2
PI
+
+7776FU
-3334FU
+8822UM
-3122GI
+0045KA
%TORYO
$ printf '▼７六歩 ▽３四歩 ⛊２六歩(27) ⛉４四歩(43) ▲２五歩\n▲４二飛 ▲４八銀\nまで6手で中断\n' >a.ki2u; kifu convert -t usi --on-loss ignore a.ki2u
position startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 8b4b 3i4h
$ printf '△７六歩 ▲３四歩 △２六歩 ▲４四歩\nまで4手で中断\n' >a.ki2u; kifu convert -t usi --on-loss ignore a.ki2u
position startpos moves 7g7f 3c3d 2g2f 4c4d
$ printf "'encoding=Shift_JIS\nV2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI * * * * * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 * * * * * * * * *\nP5 * * * * * * * * *\nP6 * * * * * * * * *\nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA * * * * * +HI *\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU,T2\n'summary:toryo:a win:b lose\n" >a.csa; kifu convert -t csa a.csa; kifu lint --format=ndjson a.csa | grep -o '"ending":"[^"]*"'
V2.2
PI
+
+7776FU
T2
%TORYO
'summary:toryo:a win:b lose
"ending":"resign"
$ printf '+\n+7776FU\n%%TORYO\n' >a.csa; kifu convert -t usi --on-loss ignore a.csa
position startpos moves 7g7f
$ for l in 'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f' 'moves 7g7f' 'startpos moves 7g7f' 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL' '4k4/9/9/9/9/9/9/9/4K4 b p2PR 5'; do echo "$l" >a.usi; kifu convert -t usi a.usi; done
position startpos moves 7g7f
position startpos moves 7g7f
position startpos moves 7g7f
position startpos
position sfen 4k4/9/9/9/9/9/9/9/4K4 b R2Pp 5
$ for e in resign win draw rep_draw timeout break; do echo "startpos moves 7g7f $e" >a.usi; kifu lint --format=ndjson a.usi | grep -o '"ending":"[^"]*"'; done
"ending":"resign"
"ending":"declaration"
"ending":"jishogi"
"ending":"sennichite"
"ending":"time-up"
"ending":"interrupted"
$ printf '持駒：金\n|・・・・v玉・・・・|一\n|^歩・・・・・・・・|二\n|. * * * * * * * *|三\n|・・・・・・・・・|四\n|・・・・・・・・・|五\n|・・・・・・・・・|六\n|・・・・・・・・・|七\n|・・・・・・・・・|八\n|・・・・・・・・・|九\n' >a.bod; kifu convert -t sfen --on-loss ignore a.bod
4k4/P8/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1
$ for t in $(kifu formats | awk 'NR > 1 { print $1 }'); do printf "$t "; printf 'PI\n+\n+7776FU\n' | kifu convert -f csa -t $t --to-encoding=cp932 --on-loss=ignore - | grep -c "$(printf '\r')"; done | xargs
kifu: --to-encoding: jkf is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: psv is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: apery-book is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: ybb is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: sbk is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: hcp is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: hcpe is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: hcpe3 is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: svg is always in UTF-8
Try 'kifu convert --help'.
kifu: --to-encoding: html is always in UTF-8
Try 'kifu convert --help'.
kif 4 ki2 1 bod 0 csa 0 csa3 0 psn 0 hodges 0 usi 0 usen 0 jkf 0 sfen 0 rows 0 yaneuraou-book 0 psv 0 apery-book 0 ybb 0 sbk 0 hcp 0 hcpe 0 hcpe3 0 plain 0 svg 0 html 0

Which games: folders, archives, standard input, several in a file, filters; those of which nothing can be shown.

$ kifu show testdata/kif/mini.kifu testdata/minishogi/games.usi | grep -e '==>' -e '^[*]'
==> testdata/kif/mini.kifu: game 1 <==
* move 5: ▲４五角, white to move
==> testdata/minishogi/games.usi: game 1 <==
* move 7: ▲３二金, white to move
==> testdata/minishogi/games.usi: game 2 <==
* move 12: △４一角, black to move
$ kifu show testdata/archive/utf8.zip testdata/archive/games.7z | grep '==>'
==> testdata/archive/utf8.zip!games/表/ソ.kif: game 1 <==
==> testdata/archive/utf8.zip!games/many.csa: game 1 <==
==> testdata/archive/utf8.zip!games/many.csa: game 2 <==
==> testdata/archive/utf8.zip!games/many.csa: game 3 <==
==> testdata/archive/utf8.zip!games/b.kifu: game 1 <==
==> testdata/archive/games.7z!games/b.kifu: game 1 <==
==> testdata/archive/games.7z!games/many.csa: game 1 <==
==> testdata/archive/games.7z!games/many.csa: game 2 <==
==> testdata/archive/games.7z!games/many.csa: game 3 <==
==> testdata/archive/games.7z!games/表/ソ.kif: game 1 <==
$ kifu show --lang=ja testdata/archive/games.tar.gz -j2 | grep '==>'
==> testdata/archive/games.tar.gz!games/b.kifu: 第1局 <==
==> testdata/archive/games.tar.gz!games/many.csa: 第1局 <==
==> testdata/archive/games.tar.gz!games/many.csa: 第2局 <==
==> testdata/archive/games.tar.gz!games/many.csa: 第3局 <==
==> testdata/archive/games.tar.gz!games/表/ソ.kif: 第1局 <==
$ kifu show <testdata/kif/mini.kifu | grep -e '==>' -e '^[*]'
* move 5: ▲４五角, white to move
$ kifu show --verdict=illegal testdata/diag/legality/nifu.kifu testdata/diag/legality/nifu.ok.kifu testdata/svg | grep -e '==>' -e '!.*\['
==> testdata/diag/legality/nifu.kifu: game 1 <==
! nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
==> testdata/svg/in-check.csa: game 1 <==
! the white king on 51 is left in check by the promoted bishop on 41 [king-in-check]
$ kifu show --white 田村 testdata/svg testdata/kif/mini.kifu | head -3
2004/05/31  第54回NHK杯戦1回戦

△田村康介  in hand: 角 桂 歩二
$ kifu show --white nobody testdata/svg; kifu show --game 9 testdata/minishogi/games.usi
No game was chosen out of 4.
No game was chosen out of 2.
$ echo nothing >no.kif; kifu show no.kif
kifu: no.kif: game 1 not shown: its start or its moves cannot be read (see kifu lint)
[1]
$ kifu show --lang=ja no.kif testdata/kif/mini.kifu | grep '=='
kifu: no.kif: 第1局を表示しません: 開始局面または指し手を読み取れません（kifu lint を参照）
==> testdata/kif/mini.kifu: 第1局 <==
$ printf '' | kifu show
$ kifu show gone.kif
kifu: gone.kif: No such file or directory
[2]
$ kifu show --ply 12 testdata/minishogi/games.usi | grep -e '^[*]' -e ==
kifu: testdata/minishogi/games.usi: game 1 not shown: it has no move 12 (choose another --ply)
==> testdata/minishogi/games.usi: game 2 <==
* move 12: △４一角, black to move
$ kifu show testdata/diag/setup/bad-setup.kifu
kifu: testdata/diag/setup/bad-setup.kifu: game 1 not shown: its start or its moves cannot be read (see kifu lint)
[1]
$ mkdir none && kifu show none
none: skipped: no record is in it (--include names other files)
$ kifu show --format=json testdata/kif/mini.kifu
kifu: unknown option --format
Try 'kifu show --help'.
[2]

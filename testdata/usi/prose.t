Prose holds no game; a damaged game stays one.
$ printf 'position of the king\nsfen is a notation\nmoves along\nusr/share/doc/a/b\n////// so\n7g7f is a move\n' >x.usi; cp x.usi x.sfen; kifu check x.usi x.sfen
x.usi:1:1: error: no game found: position of the king [no-game]
x.sfen:1:1: error: no game found: position of the king [no-game]
2 findings (2 errors) in 2 games of 2 files: 0 ok, 0 illegal, 2 unreadable.
[1]
$ printf 'position startpos moves 7g7f xx 2g2f\n' >x.usi; kifu check x.usi
x.usi:1:30: error: not a move: xx (move 2) [bad-move-text]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]

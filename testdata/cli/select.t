Which rules are reported, and with which severity.
$ kifu lint --format=gcc testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:30:6: error: perpetual check by black: fourth occurrence of a position (at the start and after moves 4, 8, 12), with every move between a check (moves 1, 3, 5, 7, 9, 11) [perpetual-check]
testdata/diag/legality/perpetual-check.kifu:31:6: warning: fourfold repetition is contradicted: this is perpetual check, not a draw [result-contradiction]
[1]
$ kifu lint --format=gcc --select perpetual-check testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:30:6: error: perpetual check by black: fourth occurrence of a position (at the start and after moves 4, 8, 12), with every move between a check (moves 1, 3, 5, 7, 9, 11) [perpetual-check]
[1]
$ kifu lint --format=gcc --select legality testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:30:6: error: perpetual check by black: fourth occurrence of a position (at the start and after moves 4, 8, 12), with every move between a check (moves 1, 3, 5, 7, 9, 11) [perpetual-check]
[1]
$ kifu lint --format=gcc --select result,setup testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:31:6: warning: fourfold repetition is contradicted: this is perpetual check, not a draw [result-contradiction]
$ kifu lint --format=gcc --ignore perpetual-check testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:31:6: warning: fourfold repetition is contradicted: this is perpetual check, not a draw [result-contradiction]
$ kifu lint --format=gcc --ignore legality,result testdata/diag/legality/perpetual-check.kifu
$ kifu lint --format=gcc --severity perpetual-check=note testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:30:6: note: perpetual check by black: fourth occurrence of a position (at the start and after moves 4, 8, 12), with every move between a check (moves 1, 3, 5, 7, 9, 11) [perpetual-check]
testdata/diag/legality/perpetual-check.kifu:31:6: warning: fourfold repetition is contradicted: this is perpetual check, not a draw [result-contradiction]
$ kifu lint --format=gcc --severity result-contradiction=error --severity perpetual-check=off testdata/diag/legality/perpetual-check.kifu
testdata/diag/legality/perpetual-check.kifu:31:6: error: fourfold repetition is contradicted: this is perpetual check, not a draw [result-contradiction]
[1]
$ printf '先手：A\n後手：B\n手合割：平手\n手数----指手\n 1 ７六歩(77)\n 2 投了\n' >s.kifu; kifu lint --format=gcc s.kifu; kifu lint --format=gcc --select=all s.kifu; kifu lint --format=gcc --select=all --ignore=style s.kifu; printf 'select = all\nignore = spacing\n' >all.ini; kifu lint --format=gcc --config=all.ini s.kifu; kifu lint --format=gcc --severity=all=error --ignore=all s.kifu; kifu lint --select=al s.kifu
s.kifu:3:1: note: 手合割 belongs before 後手 [header-order]
s.kifu:3:1: note: 手合割 belongs before 後手 [header-order]
s.kifu:3:1: error: 手合割 belongs before 後手 [header-order]
kifu: unknown rule or group 'al' (did you mean all?)
Try 'kifu lint --help'.
[2]
$ kifu explain all >all; kifu explain | cmp - all

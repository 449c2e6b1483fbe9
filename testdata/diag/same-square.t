$ kifu lint --format=gcc testdata/diag/same-square.kifu
$ kifu lint --format=gcc --select style testdata/diag/same-square.kifu
testdata/diag/same-square.kifu:8:6: note: same destination as the move before: write 同 [same-square]

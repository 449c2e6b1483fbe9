$ kifu lint --format=gcc testdata/diag/style/same-square.kifu
$ kifu lint --format=gcc --select style testdata/diag/style/same-square.kifu
testdata/diag/style/same-square.kifu:8:6: note: same destination as the move before: write 同 [same-square]

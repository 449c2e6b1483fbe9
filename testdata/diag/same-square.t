$ kifu lint --format=gcc testdata/diag/same-square.kifu
$ kifu lint --format=gcc --select style testdata/diag/same-square.kifu
testdata/diag/same-square.kifu:8:6: note: the move goes where the one before went, which is written 同 [same-square]

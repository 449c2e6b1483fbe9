$ kifu lint --format=gcc testdata/diag/spacing.kifu
$ kifu lint --format=gcc --select style testdata/diag/spacing.kifu
testdata/diag/spacing.kifu:8:6: note: expected one full-width space after 同 [spacing]

$ kifu lint --format=gcc testdata/diag/style/spacing.kifu
$ kifu lint --format=gcc --select style testdata/diag/style/spacing.kifu
testdata/diag/style/spacing.kifu:8:6: note: expected one full-width space after 同 [spacing]

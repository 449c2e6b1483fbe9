$ kifu lint --format=gcc testdata/diag/spacing.kifu
$ kifu lint --format=gcc --select style testdata/diag/spacing.kifu
testdata/diag/spacing.kifu:8:6: note: 同 is not followed by one wide blank [spacing]

$ kifu event --format=gcc testdata/explain/event/rank-mismatch.wrong
testdata/explain/event/rank-mismatch.wrong/turnering.txt:3:4: warning: place 1 is Lina Berg's by cum [rank-mismatch]
$ kifu event --format=gcc testdata/explain/event/rank-mismatch.right
$ printf 'Open : 2026-05-02\n Nr Name        Nat Grade ELO   1   2   3  Pts Sos Sb\n 1 Berg  Lina   SE  1 Dan 1600  2+  3+  4+   3   %%s %%s\n 2 Costa Rui    PT  1 Dan 1500  1-  4+  3+   2   %%s %%s\n 3 Eder  Paul   AT  1 Dan 1400  4+  1-  2-   1   %%s %%s\n 4 Haas  Eva    DE  1 Dan 1300  3-  2-  1-   0   %%s %%s\n' >form
$ printf "$(cat form)" 3 3 4 1 5 0 6 0 >fesa.txt; kifu event --table=fesa.txt --format=gcc
$ printf "$(cat form)" 3 3 4 1 5½ 0 6 0 >fesa.txt; for l in en ja; do kifu event --lang=$l --table=fesa.txt --format=gcc; done
fesa.txt:5:50: warning: the sos of Paul Eder is 5 by the games, not 5.5 [rank-mismatch]
fesa.txt:5:50: warning: Paul Ederのsosは5.5ではなく、対局からは5です [rank-mismatch]
$ printf "$(cat form)" 3 3 4 1.25 5 0 6 0 >fesa.txt; kifu event --table=fesa.txt --format=gcc
fesa.txt:4:52: warning: the sodos of Rui Costa is 1 by the games, not 1.25 [rank-mismatch]
$ printf "$(cat form)" 3 3 4.5 1 5.5 0 6 0 >fesa.txt; kifu event --table=fesa.txt --format=gcc

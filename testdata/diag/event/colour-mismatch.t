$ kifu event --format=gcc testdata/explain/event/colour-mismatch.wrong
testdata/explain/event/colour-mismatch.wrong/r1.kifu:1:4: warning: Rui Costa is black here, white in results.csv:2:23 [colour-mismatch]
$ kifu event --format=gcc testdata/explain/event/colour-mismatch.right

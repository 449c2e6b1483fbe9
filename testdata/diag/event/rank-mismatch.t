$ kifu event --format=gcc testdata/explain/event/rank-mismatch.wrong
testdata/explain/event/rank-mismatch.wrong/turnering.txt:3:4: warning: place 1 is Lina Berg's by cum [rank-mismatch]
$ kifu event --format=gcc testdata/explain/event/rank-mismatch.right

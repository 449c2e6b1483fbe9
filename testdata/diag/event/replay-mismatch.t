$ kifu event --format=gcc testdata/explain/event/replay-mismatch.wrong
testdata/explain/event/replay-mismatch.wrong/r1.kifu:1:4: warning: no replay of the draw [replay-mismatch]
$ kifu event --format=gcc testdata/explain/event/replay-mismatch.right

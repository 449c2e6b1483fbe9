$ kifu event --format=gcc testdata/explain/event/handicap-mismatch.wrong
testdata/explain/event/handicap-mismatch.wrong/r1.kifu:1:5: warning: hirate here, rook by turnering.txt:3:18 [handicap-mismatch]
$ kifu event --format=gcc testdata/explain/event/handicap-mismatch.right

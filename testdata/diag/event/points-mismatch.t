$ kifu event --format=gcc testdata/explain/event/points-mismatch.wrong
testdata/explain/event/points-mismatch.wrong/turnering.txt:3:22: error: Lina Berg has 2 points, the cells add up to 1 [points-mismatch]
[1]
$ kifu event --format=gcc testdata/explain/event/points-mismatch.right

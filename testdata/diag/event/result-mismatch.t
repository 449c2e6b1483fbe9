$ kifu event --format=gcc testdata/explain/event/result-mismatch.wrong
testdata/explain/event/result-mismatch.wrong/r1.kifu:6:3: error: Rui Costa won here, Lina Berg by results.csv:2:23 [result-mismatch]
[1]
$ kifu event --format=gcc testdata/explain/event/result-mismatch.right

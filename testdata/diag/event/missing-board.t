$ kifu event --format=gcc testdata/explain/event/missing-board.wrong
testdata/explain/event/missing-board.wrong/results.csv:3:23: error: no record of Rui Costa against Zoé Fabre in round 2 [missing-board]
[1]
$ kifu event --format=gcc testdata/explain/event/missing-board.right

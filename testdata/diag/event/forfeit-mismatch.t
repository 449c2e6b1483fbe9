$ kifu event --format=gcc testdata/explain/event/forfeit-mismatch.wrong
testdata/explain/event/forfeit-mismatch.wrong/r1.kifu:1:4: error: by results.csv:2:23 this game was not played, but here are 2 moves [forfeit-mismatch]
[1]
$ kifu event --format=gcc testdata/explain/event/forfeit-mismatch.right

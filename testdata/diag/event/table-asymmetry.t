$ kifu event --format=gcc testdata/explain/event/table-asymmetry.wrong
testdata/explain/event/table-asymmetry.wrong/turnering.txt:3:18: error: round 1: Lina Berg has 2+, Rui Costa has 1+ [table-asymmetry]
[1]
$ kifu event --format=gcc testdata/explain/event/table-asymmetry.right

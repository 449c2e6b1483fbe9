$ kifu event --format=gcc testdata/explain/event/round-conflict.wrong
testdata/explain/event/round-conflict.wrong/r1-b1.kifu:1:4: error: round 2 in the headers, round 1 in the file's name [round-conflict]
[1]
$ kifu event --format=gcc testdata/explain/event/round-conflict.right

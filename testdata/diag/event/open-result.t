$ kifu event --format=gcc testdata/explain/event/open-result.wrong
testdata/explain/event/open-result.wrong/r1.kifu:6:3: warning: no result (interrupted) [open-result]
$ kifu event --format=gcc testdata/explain/event/open-result.right

$ kifu event --format=gcc testdata/explain/event/repeated-pairing.wrong
testdata/explain/event/repeated-pairing.wrong/r2.kifu:1:4: warning: Lina Berg and Rui Costa met in round 1 already [repeated-pairing]
$ kifu event --format=gcc testdata/explain/event/repeated-pairing.right

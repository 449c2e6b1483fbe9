$ kifu event --format=gcc testdata/explain/event/overlapping-games.wrong
testdata/explain/event/overlapping-games.wrong/r2.kifu:1:6: error: Rui Costa plays two games at once: this one begins at 10:30, that in r1.kifu ends at 11:00 [overlapping-games]
[1]
$ kifu event --format=gcc testdata/explain/event/overlapping-games.right

$ kifu event --format=gcc testdata/explain/event/extra-board.wrong
testdata/explain/event/extra-board.wrong/r2-b2.kifu:1:4: error: Lina Berg did not play Zoé Fabre in round 2 by results.csv [extra-board]
[1]
$ kifu event --format=gcc testdata/explain/event/extra-board.right

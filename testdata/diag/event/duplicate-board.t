$ kifu event --format=gcc testdata/explain/event/duplicate-board.wrong
testdata/explain/event/duplicate-board.wrong/r1-b2.kifu:1:4: warning: the same game as r1-b1.kifu [duplicate-board]
Fewer than 3 games make no event: only players and moves were compared.
$ kifu event --format=gcc testdata/explain/event/duplicate-board.right
Fewer than 3 games make no event: only players and moves were compared.

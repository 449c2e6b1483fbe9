$ kifu event --format=gcc testdata/explain/event/rival-record.wrong
testdata/explain/event/rival-record.wrong/r1-b2.kifu:1:4: error: another record of this game, r1-b1.kifu, differs from move 1 on [rival-record]
Fewer than 3 games make no event: only players and moves were compared.
[1]
$ kifu event --format=gcc testdata/explain/event/rival-record.right
Fewer than 3 games make no event: only players and moves were compared.

$ kifu event --format=gcc testdata/explain/event/self-pairing.wrong
testdata/explain/event/self-pairing.wrong/r1-b1.kifu:1:4: error: black and white are both Lina Berg [self-pairing]
Fewer than 3 games make no event: only players and moves were compared.
[1]
$ kifu event --format=gcc testdata/explain/event/self-pairing.right
Fewer than 3 games make no event: only players and moves were compared.

$ kifu event --format=gcc testdata/explain/event/copied-game.wrong
testdata/explain/event/copied-game.wrong/r1-b2.ki2u:1:4: warning: the same moves as the game of Lina Berg and Rui Costa in r1-b1.ki2u [copied-game]
Fewer than 3 games make no event: only players and moves were compared.
$ kifu event --format=gcc testdata/explain/event/copied-game.right
Fewer than 3 games make no event: only players and moves were compared.

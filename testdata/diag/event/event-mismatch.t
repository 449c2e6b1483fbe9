$ kifu event --format=gcc testdata/explain/event/event-mismatch.wrong
testdata/explain/event/event-mismatch.wrong/games.csa:31:8: note: event Fjord Cup, round 1, but 3 games have Nordhaven Open, round 1 [event-mismatch]
$ kifu event --format=gcc testdata/explain/event/event-mismatch.right

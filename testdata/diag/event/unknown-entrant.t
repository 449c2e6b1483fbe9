$ kifu event --format=gcc testdata/explain/event/unknown-entrant.wrong
testdata/explain/event/unknown-entrant.wrong/r3.kifu:1:4: error: Paul Eder is not among the players of event.ini [unknown-entrant]
[1]
$ kifu event --format=gcc testdata/explain/event/unknown-entrant.right

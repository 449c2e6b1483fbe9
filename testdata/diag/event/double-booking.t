$ kifu event --format=gcc testdata/explain/event/double-booking.wrong
testdata/explain/event/double-booking.wrong/r1-b2.kifu:1:4: error: Lina Berg has two games in round 1; the other is r1-b1.kifu [double-booking]
[1]
$ kifu event --format=gcc testdata/explain/event/double-booking.right

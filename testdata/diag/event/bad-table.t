$ kifu event --format=gcc testdata/explain/event/bad-table.wrong
testdata/explain/event/bad-table.wrong/event.ini:2:1: error: unknown key formt (one of name, format, rounds, dates, clock, draws, bye, colours, handicap, third-place, table, tie-break) [bad-table]
[2]
$ kifu event --format=gcc testdata/explain/event/bad-table.right

$ kifu event --format=gcc testdata/explain/event/idle-entrant.wrong
testdata/explain/event/idle-entrant.wrong/event.ini:4:5: warning: Zoé Fabre has no game, bye or absence [idle-entrant]
$ kifu event --format=gcc testdata/explain/event/idle-entrant.right

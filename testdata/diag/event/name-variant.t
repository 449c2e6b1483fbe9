$ kifu event --format=gcc testdata/explain/event/name-variant.wrong
testdata/explain/event/name-variant.wrong/r1-b1.kifu:2:4: warning: Zoe Fabre is written so in 1 game, elsewhere Zoé Fabre: probably one person [name-variant]
$ kifu event --format=gcc testdata/explain/event/name-variant.right

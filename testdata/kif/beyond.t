Moves after an ending are moves like others: a sealed move (封じ手) has its number, and --ply counts it.
$ kifu convert -t sfen --ply 1 --on-loss=ignore testdata/kif/sealed.kifu
lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
$ kifu convert -t sfen --ply 2 --on-loss=ignore testdata/kif/sealed.kifu
lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
$ kifu convert -t csa --on-loss=ignore testdata/kif/sealed.kifu >a.csa; kifu convert -t usi --on-loss=ignore a.csa
position startpos moves 7g7f 3c3d 2g2f
$ kifu lint --format=gcc a.csa
a.csa:12:1: warning: move after the end of the game [move-after-end]
$ printf '1 ７六歩(77)\n2 投了\n3 ３四歩(33)\n4 中断\n' | kifu lint -f kif --format=ndjson - | grep -v summary
{"type":"finding","file":"-","game":1,"line":3,"column":3,"ply":2,"rule":"move-after-end","severity":"warning","message":"move after the end of the game","message_ja":"終局後の指し手です"}
{"type":"game","file":"-","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":2,"ending":"interrupted","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"665c178aade199b38ef98e56367e8c27"}

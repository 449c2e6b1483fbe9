A finding without a place is reported where its game begins.
$ printf '手合割：平手\n   1 ７六歩(77)\n   2 投了\n\n手合割：平手\n後手の持駒：金五\n先手の持駒：なし\n   1 ７六歩(77)\n   2 投了\n' >a.kifu; kifu lint --format=gcc a.kifu
a.kifu:5:1: warning: gold: 9 on the board and in hand, but a set has 4 [piece-surplus]

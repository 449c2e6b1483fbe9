Squares that are none, and 同 beside a square.
$ printf '手合割：平手\n1 ７六歩(07)\n2 ３四歩(33)\n' >a.kifu; kifu lint --format=gcc a.kifu; printf '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ２二同銀(31)\n' >b.kifu; kifu lint --format=gcc b.kifu; kifu convert -t usi b.kifu; printf '手合割：平手\n\n▲７六歩 △３四歩 ▲２二角成 △２二同銀\n' >b.ki2u; kifu lint --format=gcc b.ki2u; kifu convert -t usi b.ki2u
a.kifu:2:3: error: not a move: ７六歩(07) [bad-move-text]
a.kifu:2:3: note: 1 later move was not checked [unchecked-moves]
position startpos moves 7g7f 3c3d 8h2b+ 3a2b
position startpos moves 7g7f 3c3d 8h2b+ 3a2b
$ printf 'P1 *  *  *  * -OU *  *  *  * \nP2 *  *  *  *  *  *  *  *  * \nP3 *  *  *  * +KI * -GI *  * \nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  *  *  *  *  *  * \nP9 *  *  *  * +KY *  *  * +OU\n+\n+5342KI\n-3342GI\n' >double.csa; kifu lint --format=gcc double.csa; sed 's/-3342GI/-5142OU/' double.csa | kifu lint --format=gcc -
double.csa:12:1: error: the white king on 51 is left in check by the lance on 59 [king-in-check]
$ printf '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(03)   ( 0:01/00:00:01)\n' >q.kifu; kifu lint --format=gcc q.kifu; sed 's/歩(03)/ 歩(33)/' q.kifu >r.kifu; kifu lint --format=gcc r.kifu; kifu convert -t usi r.kifu
q.kifu:4:6: error: not a move: ３四歩(03) [bad-move-text]
r.kifu:3:6: warning: 2 times cannot be written in usi [times-dropped]
position startpos moves 7g7f 3c3d

A first move that no piece can make does not turn the sides round; a game with the marks of the other sides does.

$ printf '手合割：平手\n\n▲３三角成 △８四歩 ▲２六歩\n' >a.ki2u; kifu check a.ki2u; printf '手合割：平手\n\n▲３四歩 △７六歩 ▲８四歩\n' >b.ki2u; kifu lint --format=gcc b.ki2u
a.ki2u:3:1: error: black has no bishop that can move to 33: the pawn on 77 is in the way [no-candidate]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
b.ki2u:3:1: warning: marked as a move by black, but it is the other side's turn [side-mark]
b.ki2u:3:1: error: black has no pawn that can move to 34 [no-candidate]
b.ki2u:3:1: note: 2 later moves were not checked [unchecked-moves]
[1]
$ printf '手合割：平手\n\n▲７六歩 △３四歩 ▲２四飛\n' >c.ki2u; kifu check c.ki2u; kifu check --lang=ja c.ki2u; printf '手合割：平手\n\n▲７六歩 △３四歩 ▲４四飛\n' >d.ki2u; kifu check d.ki2u
c.ki2u:3:11: error: black has no rook that can move to 24: the pawn on 27 is in the way [no-candidate]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
c.ki2u:3:11: エラー: 先手の飛で24へ動けるものがありません（27の歩が間にあります） [no-candidate]
1ファイル1局: 指摘1件（エラー1件）、合法0局、反則あり1局、読み取り不可0局。
d.ki2u:3:11: error: black has no rook that can move to 44 [no-candidate]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]

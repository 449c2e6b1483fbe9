Names that differ only in blanks are one; swapped names are one difference; in Japanese endings and winners are words.
$ printf '先手：山田太郎\n後手：鈴木 一郎\n   1 ７六歩(77)\n   2 投了\n' >a.kifu
$ printf '先手：山田　太郎\n後手：鈴木一郎\n   1 ７六歩(77)\n   2 投了\n' >b.kifu
$ kifu diff a.kifu b.kifu
0 differences in 1 game.
$ printf '先手：鈴木一郎\n後手：山田　太郎\n   1 ７六歩(77)\n   2 投了\n' >c.kifu
$ kifu diff a.kifu c.kifu
a.kifu:1:4: Black (names swapped): "山田太郎"; c.kifu:1:4: "鈴木一郎" [headers]
1 difference in 1 game.
[1]
$ kifu diff --lang=ja a.kifu c.kifu
a.kifu:1:4: 先手（対局者名が入れ替わっています）: "山田太郎"; c.kifu:1:4: "鈴木一郎" [headers]
1局: 相違1件。
[1]
$ printf '先手：山田次郎\n後手：鈴木一郎\n   1 ７六歩(77)\n   2 千日手\n' >d.kifu
$ kifu diff a.kifu d.kifu
a.kifu:4:6: ending: "resign"; d.kifu:4:6: "sennichite" [ending]
a.kifu:1:4: Black: "山田太郎"; d.kifu:1:4: "山田次郎" [headers]
2 differences in 1 game.
[1]
$ kifu diff --lang=ja a.kifu d.kifu
a.kifu:4:6: 終局: "投了"; d.kifu:4:6: "千日手" [ending]
a.kifu:1:4: 先手: "山田太郎"; d.kifu:1:4: "山田次郎" [headers]
1局: 相違2件。
[1]

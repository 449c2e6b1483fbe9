A diagram of any position of a game; without --ply, of the last.
$ kifu convert -t bod --on-loss=ignore testdata/ki2/mini.ki2u
後手の持駒：角　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金 ・v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v銀 ・|二
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四
| ・ ・ ・ ・ ・ 角 ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ ・ ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：なし
手数＝5  ▲４五角  まで

後手番
$ kifu convert -t bod --ply 4 --on-loss=ignore testdata/ki2/mini.ki2u | tail -n 4
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：角　
手数＝4  △２二同銀  まで
$ kifu convert -t bod --ply 0 --on-loss=ignore testdata/ki2/crlf.ki2 | sed '3,13d'
上手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
下手の持駒：なし
手数＝0  まで

上手番
$ kifu convert -t bod --on-loss=ignore testdata/ki2/fouls.ki2u | grep -v '|'
後手の持駒：歩　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
+---------------------------+
先手の持駒：なし
手数＝9  ▲７五歩  まで

後手番
#--separator--
後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
+---------------------------+
先手の持駒：なし
手数＝2  △３四歩  まで
#--separator--
後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
+---------------------------+
先手の持駒：なし
手数＝4  △８五歩  まで
$ kifu convert -t sfen testdata/ki2/apart.ki2u --on-loss=ignore >a; kifu convert -t bod --on-loss=ignore testdata/ki2/apart.ki2u | kifu convert -t sfen | cmp - a
$ printf '+---+\n ・v玉 ・|一\n+---+\n先手の持駒：歩\n' >frame.bod; kifu convert -t sfen frame.bod; kifu check frame.bod
frame.bod:1:1: error: not a position: too few or too many rows [bad-setup]
kifu: frame.bod: game 1 not written: its start or its moves cannot be read
frame.bod:1:1: error: not a position: too few or too many rows [bad-setup]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]

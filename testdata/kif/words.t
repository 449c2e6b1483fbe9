Words for a handicap or a board, with remarks in parentheses; dates of the United States, where nothing else can be meant.
$ for w in 飛角落ち 詰め将棋 必至 '平手（振り駒）' '詰将棋（候補）' '角落ち(一局目)' 謎落ち; do printf '手合割：%s\n手数----指手---------消費時間--\n   1 ３四歩(33)\n   2 投了\n' "$w" >h.kifu; kifu lint --format=gcc h.kifu; done
h.kifu:1:5: error: not a position: the board is missing [bad-setup]
h.kifu:1:5: error: not a position: the board is missing [bad-setup]
h.kifu:1:5: warning: white moves first, but in a hirate game black does [handicap-turn-conflict]
h.kifu:1:5: error: not a position: the board is missing [bad-setup]
h.kifu:1:5: error: unknown handicap 謎落ち: its start position is not known [unknown-handicap]
[1]
$ for d in '12/30/2018 10:29:48 PM' '2/3/2018 10:29 AM' 12/30/2018; do printf "開始日時：$d\n手合割：平手\n   1 ７六歩(77)\n   2 投了\n" >d.kifu; kifu table --as=tsv --columns=date d.kifu | tail -n 1; done
2018-12-30
2018-02-03
2018-12-30
$ for d in 2/3/2018 30/12/2018 '2/3/2018 10:29'; do printf "開始日時：$d\n手合割：平手\n   1 ７六歩(77)\n   2 投了\n" >d.kifu; kifu lint --format=gcc --select=bad-date d.kifu; done
d.kifu:1:6: warning: not a date: 2/3/2018 [bad-date]
d.kifu:1:6: warning: not a date: 30/12/2018 [bad-date]
d.kifu:1:6: warning: not a date: 2/3/2018 10:29 [bad-date]

At most 10,000 positions of a game are shown, whatever --ply asks for: their text is held.

$ awk 'BEGIN { printf "position startpos moves"; for (i = 0; i < 2501; i++) printf " 2h3h 8b7b 3h2h 7b8b"; print "" }' >long.usi; kifu show --ply=1..10000 long.usi | grep -c 'move'; kifu show --ply=.. long.usi; kifu show --ply=..10000 --lang=ja long.usi
10000
kifu: long.usi: game 1 not shown: more than 10000 positions (choose fewer with --ply)
kifu: long.usi: 第1局を表示しません: 10000局面を超えます（--ply で範囲を狭めてください）
[1]

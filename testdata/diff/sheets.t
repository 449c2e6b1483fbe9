kifu diff: two score sheets of one game.
$ kifu convert -t csa --on-loss=ignore -o a.csa testdata/kif/mini.kifu; kifu diff testdata/kif/mini.kifu a.csa
0 differences in 1 game.
$ for f in kif ki2 csa3 psn hodges usi jkf usen; do kifu convert -t $f --on-loss=ignore -o a.$f testdata/kif/mini.kifu; kifu diff -f $f a.$f a.$f && kifu diff --only=moves,start a.csa a.$f; done 2>&1 | sort | uniq -c
     16 0 differences in 1 game.
$ kifu convert -t kif --to-encoding=utf-16 --on-loss=ignore -o a16.kif testdata/kif/mini.kifu; kifu diff a16.kif testdata/kif/mini.kifu
0 differences in 1 game.
$ printf 'PI\n+\n+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\n-4132KI\n%%TORYO\n' >full.csa; grep -v '^-8384' full.csa >missing.csa; kifu diff full.csa missing.csa; kifu diff missing.csa full.csa
full.csa:6:1: move 4: "-8384FU"; missing.csa:6:1: "+2625FU" [moves]
full.csa:7:1: from move 5 on as there from move 4 on: a move is missing there; missing.csa:6:1 [moves]
full.csa:11:1: winner: "white"; missing.csa:10:1: nothing [winner]
2 differences in 1 game.
missing.csa:6:1: move 4: "+2625FU"; full.csa:6:1: "-8384FU" [moves]
missing.csa:6:1: from move 4 on as there from move 5 on: a move is missing here; full.csa:7:1 [moves]
missing.csa:10:1: winner: nothing; full.csa:11:1: "white" [winner]
2 differences in 1 game.
[1]
$ kifu convert -t kif --on-illegal=keep full.csa | sed '/^ *4 /d' >missing.kifu; kifu diff full.csa missing.kifu
full.csa:6:1: move 4: "-8384FU"; missing.kifu:6:6: "２五歩(26)" [moves]
full.csa:7:1: from move 5 on as there from move 4 on: a move is missing there; missing.kifu:6:6 [moves]
1 difference in 1 game.
[1]
$ sed 's/2726FU/1716FU/; s/2625FU/1615FU/' full.csa >other.csa; kifu diff full.csa other.csa
full.csa:5:1: move 3: "+2726FU"; other.csa:5:1: "+1716FU" [moves]
full.csa:8:1: from move 6 on as there from move 6 on; other.csa:8:1 [moves]
1 difference in 1 game.
[1]
$ sed 's/6978KI/6968KI/' full.csa >one.csa; kifu diff full.csa one.csa; kifu diff --lang=ja full.csa one.csa; kifu diff --as=ndjson full.csa one.csa
full.csa:9:1: move 7: "+6978KI"; one.csa:9:1: "+6968KI" [moves]
full.csa:10:1: from move 8 on as there from move 8 on: only one move differs; one.csa:10:1 [moves]
1 difference in 1 game.
full.csa:9:1: 7手目: "+6978KI"; one.csa:9:1: "+6968KI" [moves]
full.csa:10:1: 8手目以降は相手の8手目以降と同じ: 異なるのは1手だけ; one.csa:10:1 [moves]
1局: 相違1件。
{"type":"difference","part":"moves","game":1,"ply":7,"first":{"file":"full.csa","line":9,"column":1,"value":"+6978KI"},"second":{"file":"one.csa","line":9,"column":1,"value":"+6968KI"},"again":"one-move"}
{"type":"again","relation":"one-move","game":1,"first":{"file":"full.csa","line":10,"column":1,"ply":8},"second":{"file":"one.csa","line":10,"column":1,"ply":8},"moves":1}
{"type":"summary","games":1,"differences":1}
[1]
$ printf 'PI\n+\n+2726FU\n-3334FU\n+7776FU\n-8384FU\n+2625FU\n-8485FU\n+6978KI\n-4132KI\n%%TORYO\n' >swapped.csa; kifu diff full.csa swapped.csa; kifu diff --as=ndjson full.csa swapped.csa
full.csa:3:1: move 1: "+7776FU"; swapped.csa:3:1: "+2726FU" [moves]
full.csa:6:1: the position before move 4 is that there before move 4: the same moves in another order; swapped.csa:6:1 [moves]
1 difference in 1 game.
{"type":"difference","part":"moves","game":1,"ply":1,"first":{"file":"full.csa","line":3,"column":1,"value":"+7776FU"},"second":{"file":"swapped.csa","line":3,"column":1,"value":"+2726FU"},"again":"reordered"}
{"type":"again","relation":"reordered","game":1,"first":{"file":"full.csa","line":6,"column":1,"ply":4},"second":{"file":"swapped.csa","line":6,"column":1,"ply":4},"moves":5}
{"type":"summary","games":1,"differences":1}
[1]
$ sed 's/-8384FU/-8384FU\n+3938GI\n-7172GI\n+3839GI\n-7271GI/' full.csa >detour.csa; kifu diff full.csa detour.csa
full.csa:7:1: move 5: "+2625FU"; detour.csa:7:1: "+3938GI" [moves]
full.csa:8:1: the position before move 6 is that there before move 10; detour.csa:12:1 [moves]
1 difference in 1 game.
[1]
$ head -n 7 full.csa >cut.csa; kifu diff full.csa cut.csa; kifu diff cut.csa full.csa; kifu diff --only=moves --lang=ja full.csa cut.csa
full.csa:8:1: move 6: "-8485FU"; cut.csa:7:1: nothing [moves]
full.csa:11:1: ending: "resign"; cut.csa:7:1: "none" [ending]
2 differences in 1 game.
cut.csa:7:1: move 6: nothing; full.csa:8:1: "-8485FU" [moves]
cut.csa:7:1: ending: "none"; full.csa:11:1: "resign" [ending]
2 differences in 1 game.
full.csa:8:1: 6手目: "-8485FU"; cut.csa:7:1: なし [moves]
1局: 相違1件。
[1]
$ sed 's/TORYO/CHUDAN/' full.csa >interrupted.csa; kifu diff full.csa interrupted.csa; kifu diff --only=moves,headers full.csa interrupted.csa
full.csa:11:1: ending: "resign"; interrupted.csa:11:1: "interrupted" [ending]
1 difference in 1 game.
0 differences in 1 game.
$ printf '手合割：香落ち\n1 ３四歩(33)\n' >lance.kifu; printf '手合割：平手\n1 ３四歩(33)\n' >even.kifu; kifu diff lance.kifu even.kifu
lance.kifu:1:5: start: "lance"; even.kifu:1:5: "hirate" [start]
1 difference in 1 game.
[1]
$ sed 's/^PI/PI11KY/' swapped.csa >start.csa; kifu diff --only=moves full.csa swapped.csa; kifu diff --only=moves full.csa start.csa
full.csa:3:1: move 1: "+7776FU"; swapped.csa:3:1: "+2726FU" [moves]
full.csa:6:1: the position before move 4 is that there before move 4: the same moves in another order; swapped.csa:6:1 [moves]
1 difference in 1 game.
full.csa:3:1: move 1: "+7776FU"; start.csa:3:1: "+2726FU" [moves]
full.csa:6:1: from move 4 on as there from move 4 on; start.csa:6:1 [moves]
1 difference in 1 game.
[1]

Found in moves, diagrams, hands and the handicap, in KIF and KI2; fixed without changing the game.
$ kifu lint --format=gcc testdata/diag/style/kanji-variant.kifu
$ kifu lint --format=gcc --select style testdata/diag/style/kanji-variant.kifu
testdata/diag/style/kanji-variant.kifu:5:6: note: 76 is usually written ７六 [kanji-variant]
testdata/diag/style/kanji-variant.kifu:9:6: note: 七七 is usually written ７七 [kanji-variant]
$ printf '%s\n' '後手の持駒：飛車　歩十八' '  ９ ８ ７ ６ ５ ４ ３ ２ １' '+---------------------------+' '| ・ ・ ・ ・v王 ・ ・ ・ ・|一' '| ・v成銀 ・ ・ ・ ・ ・v全v竜|二' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|三' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|四' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|五' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|六' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|七' '| ・ 成桂 ・ ・ ・ ・ ・ ・ ・|八' '| ・ ・ ・ ・ 玉 ・ ・ 圭 ・|九' '+---------------------------+' '先手の持駒：なし' '先手番' '▲７８圭　△23竜　▲５八王' >a.ki2u
$ kifu lint --format=gcc --select kanji-variant a.ki2u
a.ki2u:1:7: note: 飛車 is usually written 飛 [kanji-variant]
a.ki2u:4:11: note: 王 is usually written 玉 [kanji-variant]
a.ki2u:5:5: note: 成銀 is usually written 全 [kanji-variant]
a.ki2u:5:20: note: 竜 is usually written 龍 [kanji-variant]
a.ki2u:11:5: note: 成桂 is usually written 圭 [kanji-variant]
a.ki2u:16:2: note: ７８ is usually written ７八 [kanji-variant]
a.ki2u:16:4: note: 圭 is usually written 成桂 [kanji-variant]
a.ki2u:16:7: note: 23 is usually written ２三 [kanji-variant]
a.ki2u:16:9: note: 竜 is usually written 龍 [kanji-variant]
a.ki2u:16:14: note: 王 is usually written 玉 [kanji-variant]
$ kifu convert -t usi a.ki2u >before; kifu lint --select kanji-variant --fix a.ki2u; cat a.ki2u; kifu convert -t usi a.ki2u | cmp - before
No findings in 1 game of 1 file.
Fixed 10 findings in 1 file.
後手の持駒：飛　歩十八
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・v全 ・ ・ ・ ・ ・v全v龍|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ 圭 ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ 圭 ・|九
+---------------------------+
先手の持駒：なし
先手番
▲７八成桂　△２三龍　▲５八玉
$ kifu lint --format=gcc --select kanji-variant testdata/explain/kanji-variant.right.kif testdata/chu/*.kifu testdata/minishogi/*.kif* | grep kanji-variant
[1]

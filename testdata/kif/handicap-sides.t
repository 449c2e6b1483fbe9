In a handicap game the sides are 下手 and 上手 in Japanese messages, and the handicap has its Japanese name; a board with 上手の持駒 has
the same words, an even game its own.
$ printf '手合割：二枚落ち\n下手：A\n   1 ３四歩(33)\n   2 ７六歩(77)\n   3 ９六歩打\n   4 投了\n' >a.kifu
$ kifu lint --lang=ja --format=gcc a.kifu
a.kifu:2:5: note: 上手の対局者名がありません [missing-player]
a.kifu:5:6: error: 上手の持駒に歩がありません [not-in-hand]
a.kifu:5:6: error: 二歩: 上手が96に歩を打ちましたが、93にも歩があります [nifu]
[1]
$ printf '手合割：平手\n先手：A\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ９六歩打\n   4 投了\n' >a.kifu
$ kifu lint --lang=ja --format=gcc a.kifu
a.kifu:2:5: note: 後手の対局者名がありません [missing-player]
a.kifu:5:6: error: 先手の持駒に歩がありません [not-in-hand]
a.kifu:5:6: error: 二歩: 先手が96に歩を打ちましたが、97にも歩があります [nifu]
[1]
$ printf 'PI82HI22KA\n+\n+7776FU\n-3334FU\n%%TORYO\n' >b.csa
$ kifu lint --lang=ja --format=gcc b.csa
b.csa:2:1: warning: 先手から指し始めていますが、二枚落ちでは後手から指します [handicap-turn-conflict]
$ kifu lint --format=gcc b.csa
b.csa:2:1: warning: black moves first, but in a two-piece game white does [handicap-turn-conflict]

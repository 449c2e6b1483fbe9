--rules selects the rule set.
$ for r in jsa amateur csa floodgate 81dojo shogi24 shogiwars try; do echo "$r:"; kifu lint --rules=$r --format=gcc testdata/diag/result/unnoticed-foul-2019.kifu --select unnoticed-foul; done
jsa:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
amateur:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
csa:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: error: unnoticed foul by black at move 11: white should have won, because a foul loses even if it is found after the end [unnoticed-foul]
floodgate:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: error: unnoticed foul by black at move 11: white should have won, because a foul loses even if it is found after the end [unnoticed-foul]
81dojo:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
shogi24:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
shogiwars:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
try:
testdata/diag/result/unnoticed-foul-2019.kifu:19:6: note: unnoticed foul by black at move 11: by this rule set the result stands [unnoticed-foul]
$ sed '/JISHOGI/d' testdata/diag/result/false-declaration.ok.csa >a.csa; kifu lint --format=gcc a.csa
a.csa:17:1: note: false declaration by black: 28 points, 31 required to win (king on 51, 10 pieces and 28 points counted); it is valid by the 27-point rule [false-declaration]
$ for r in jsa amateur csa floodgate 81dojo shogi24 shogiwars try; do echo "$r:"; kifu lint --rules=$r --format=gcc a.csa; done
jsa:
a.csa:17:1: error: false declaration by black: 28 points, 31 required to win (king on 51, 10 pieces and 28 points counted); the game is a draw [false-declaration]
amateur:
csa:
floodgate:
81dojo:
shogi24:
a.csa:17:1: error: false declaration by black: the rule set has no declaration (king on 51, 10 pieces and 28 points counted); it has no effect [false-declaration]
shogiwars:
try:
a.csa:17:1: error: false declaration by black: the rule set has no declaration (king on 51, 10 pieces and 28 points counted); it has no effect [false-declaration]
[1]
$ kifu lint --lang=ja --rules=jsa --format=gcc a.csa
a.csa:17:1: error: 先手の宣言は不成立です: 28点です（勝ちには31点必要）（玉は51、敵陣の駒10枚、計28点）。引き分けになります [false-declaration]
[1]
$ kifu lint --rules=jas a.csa
kifu: unknown rule set 'jas' (did you mean jsa?)
Try 'kifu lint --help'.
[2]
$ S='position startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b'; echo "$S 7g7f" >r.usi; for r in jsa amateur csa floodgate 81dojo shogi24 shogiwars try; do kifu lint --rules=$r --format=gcc r.usi | sed "s/^/$r: /"; done
jsa: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
amateur: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
81dojo: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
shogi24: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
shogiwars: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
try: r.usi:1:80: warning: play continues after the fourth occurrence of a position (at the start and after moves 4, 8, 12) [sennichite-passed]
$ printf 'PI\n+\n+7776FU\n-3334FU\n%%MAX_MOVES\n' >m.csa; for r in jsa amateur csa floodgate 81dojo shogi24 shogiwars try; do kifu lint --rules=$r --format=gcc --select=result-contradiction m.csa | sed "s/^/$r: /"; done
jsa: m.csa:5:1: warning: move limit is contradicted: 2 moves were played, but the limit is 500 [result-contradiction]
amateur: m.csa:5:1: warning: move limit is contradicted: the rule set has no move limit [result-contradiction]
csa: m.csa:5:1: warning: move limit is contradicted: 2 moves were played, but the limit is 256 [result-contradiction]
floodgate: m.csa:5:1: warning: move limit is contradicted: 2 moves were played, but the limit is 256 [result-contradiction]
81dojo: m.csa:5:1: warning: move limit is contradicted: the rule set has no move limit [result-contradiction]
shogi24: m.csa:5:1: warning: move limit is contradicted: the rule set has no move limit [result-contradiction]
shogiwars: m.csa:5:1: warning: move limit is contradicted: the rule set has no move limit [result-contradiction]
try: m.csa:5:1: warning: move limit is contradicted: the rule set has no move limit [result-contradiction]
$ printf 'P-91OU\nP+53OU\n+\n+5352OU\n-9192OU\n+5251OU\n-9293OU\n%%TORYO\n' >t.csa; for r in jsa try; do kifu lint --rules=$r --format=gcc t.csa | sed "s/^/$r: /"; done
try: t.csa:8:1: warning: resignation is contradicted: black won by try at move 3 [result-contradiction]
$ printf 'P-57OU17KI28KI37KI47KI67GI77GI87GI97GI18KY27KE%s\nP+51OU00HI00KA00KE00KE00KE00KY00KY00KY%s\n-\n%%KACHI\n' $(printf '00FU%.0s' 1 2 3 4 5 6 7 8 9 10 11 12) $(printf '00FU%.0s' 1 2 3 4 5 6) >h.csa; for r in jsa csa 81dojo; do kifu lint --rules=$r --format=gcc h.csa | sed "s/^/$r: /"; done
csa: h.csa:4:1: error: false declaration by white: 22 points, 27 required to win (king on 57, 10 pieces and 22 points counted); a false declaration loses [false-declaration]

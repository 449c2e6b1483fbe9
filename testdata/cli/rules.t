--rules says who adjudicates.
$ for r in jsa csa floodgate 81dojo shogi24 try; do echo "$r:"; kifu lint --rules=$r --format=gcc testdata/diag/unnoticed-foul-2019.kifu --select unnoticed-foul; done
jsa:
testdata/diag/unnoticed-foul-2019.kifu:19:6: note: the foul of black at move 11 went unnoticed: by these rules the result stands [unnoticed-foul]
csa:
testdata/diag/unnoticed-foul-2019.kifu:19:6: error: the foul of black at move 11 went unnoticed: white should have won, for a foul loses also when it is found after the end [unnoticed-foul]
floodgate:
testdata/diag/unnoticed-foul-2019.kifu:19:6: error: the foul of black at move 11 went unnoticed: white should have won, for a foul loses also when it is found after the end [unnoticed-foul]
81dojo:
testdata/diag/unnoticed-foul-2019.kifu:19:6: note: the foul of black at move 11 went unnoticed: by these rules the result stands [unnoticed-foul]
shogi24:
testdata/diag/unnoticed-foul-2019.kifu:19:6: note: the foul of black at move 11 went unnoticed: by these rules the result stands [unnoticed-foul]
try:
testdata/diag/unnoticed-foul-2019.kifu:19:6: note: the foul of black at move 11 went unnoticed: by these rules the result stands [unnoticed-foul]
$ sed '/JISHOGI/d' testdata/diag/false-declaration.ok.csa >a.csa; kifu lint --format=gcc a.csa
a.csa:17:1: note: the declaration of black fails: 28 points, 31 are needed to win; by the rule of 27 points it holds [false-declaration]
$ for r in jsa csa floodgate 81dojo shogi24 try; do echo "$r:"; kifu lint --rules=$r --format=gcc a.csa; done
jsa:
a.csa:17:1: error: the declaration of black fails: 28 points, 31 are needed to win; the game is drawn [false-declaration]
csa:
floodgate:
81dojo:
shogi24:
a.csa:17:1: error: the declaration of black fails: the rules know no declaration; it has no effect [false-declaration]
try:
a.csa:17:1: error: the declaration of black fails: the rules know no declaration; it has no effect [false-declaration]
[1]
$ kifu lint --lang=ja --rules=jsa --format=gcc a.csa
a.csa:17:1: error: 先手の宣言は不成立: 28点（勝ちには31点必要）。引き分けとなる [false-declaration]
[1]
$ kifu lint --rules=jas a.csa
kifu: unknown rule set 'jas' (did you mean jsa?)
Try 'kifu lint --help'.
[2]

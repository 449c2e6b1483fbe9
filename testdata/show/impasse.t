What each side counts for an impasse, piece by piece, once a king has entered; the first move instead of which a win could
have been declared depends on the rule set.  A legal neighbour: without a king in the promotion zone nothing is counted.

$ kifu show testdata/diag/result/false-declaration.ok.csa | tail -n 3
  end: declared win, black wins
  black: king in the promotion zone; pieces there (10): R 5, B 5, G×2 2, S×2 2, N×2 2, L×2 2; in hand: P×10 10; points: 28
  white: king in the promotion zone; pieces there (0): none; in hand: R 5, B 5, G×2 2, S×2 2, N×2 2, L×2 2, P×8 8; points: 26
$ kifu show --lang=ja testdata/diag/result/false-declaration.ok.csa | tail -n 3
  終局: 入玉宣言勝ち、先手の勝ち
  先手: 玉は敵陣。敵陣の駒（10）: 飛 5, 角 5, 金×2 2, 銀×2 2, 桂×2 2, 香×2 2、持駒: 歩×10 10、計28点
  後手: 玉は敵陣。敵陣の駒（0）: なし、持駒: 飛 5, 角 5, 金×2 2, 銀×2 2, 桂×2 2, 香×2 2, 歩×8 8、計26点
$ kifu convert -t html testdata/diag/result/false-declaration.ok.csa 2>&1 | grep -c 'class="points"'; kifu convert -t html testdata/svg/nifu.kifu | grep -c 'class="points"'
2
0
[1]
$ kifu table --columns=plies,black-points,white-points,black-declare,white-declare --as=tsv testdata/diag/result/false-declaration*.csa testdata/svg/nifu.kifu
plies	black-points	white-points	black-declare	white-declare
0	28	26		
0	28	26		
0	28	26		
0	1	53		
0	27	27		
0	28	26	1	
109				
$ kifu table --rules=CSARule27 --columns=plies,black-declare,white-declare --as=tsv testdata/diag/result/false-declaration*.csa; kifu table --rules=CSARule2 a.csa
plies	black-declare	white-declare
0	1	
0	1	
0		
0		
0		
0	1	
kifu: unknown rule set 'CSARule2' (one of jsa, amateur, csa, floodgate, 81dojo, shogi24, shogiwars, try, try-entered, jsa-plain)
Try 'kifu table --help'.
[2]

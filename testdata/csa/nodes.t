The number of nodes in an engine's comment: CSA has it after the PV; in KIF it is a comment of its own, never a part of the PV.
$ printf "V2.2\nPI\n+\n+7776FU\n'** 35 -3334FU +2726FU #1200\n-3334FU\n'** -20 #1000\n+2726FU\n'** 12 -8384FU +9999FU #7\n-8384FU\n'** 12 -8384FU #7 knots\n%%TORYO\n" >a.csa; kifu convert -o a.kifu a.csa; cat a.kifu; kifu convert -t csa a.kifu
#KIF version=2.0 encoding=UTF-8
# ---- kifu ----
手合割：平手　　
手数----指手--
   1 ７六歩(77)  
*#評価値=35
*#読み筋=△３四歩▲２六歩
*#1200
   2 ３四歩(33)  
*#評価値=-20
*#1000
   3 ２六歩(27)  
*#評価値=12
*#読み筋=△８四歩 +9999FU
*#7
   4 ８四歩(83)  
*#評価値=12
*#読み筋=#7 knots
   5 投了        
まで4手で後手の勝ち
V2.2
PI
+
+7776FU
'** 35 -3334FU +2726FU
'*#1200
-3334FU
'** -20
'*#1000
+2726FU
'** 12 -8384FU +9999FU
'*#7
-8384FU
'** 12 #7 knots
%TORYO

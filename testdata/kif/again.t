KIF written from KIF does not grow, and KI2 from KI2: a result that was not understood in full and
contradicts the ending is written once, in its own words.
$ printf '先手：A\n後手：B\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで3手で先手の反則負け#c\n\n変化：1手\n   1 ２六歩(27)\nまで3手で先手の反則負け#c\n\n変化：1手\n   1 ３六歩(37)\n   2 投了\nまで3手で先手の反則負け#c\n' >a.kifu
$ kifu convert -t kif a.kifu | tee b.kifu
手合割：平手　　
先手：A
後手：B
手数----指手--
   1 ７六歩(77)   +
   2 ３四歩(33)  
   3 反則負け    
まで3手で先手の反則負け#c

変化：1手
   1 ２六歩(27)   +
   2 反則勝ち    
まで3手で先手の反則負け#c

変化：1手
   1 ３六歩(37)  
   2 投了        
まで3手で先手の反則負け#c
$ kifu convert -t kif b.kifu | cmp - b.kifu
$ kifu convert -t ki2 a.kifu 2>/dev/null | tee b.ki2u
先手：A
後手：B

▲７六歩    △３四歩
まで3手で先手の反則負け#c

変化：   1手
▲２六歩
まで3手で先手の反則負け#c

変化：   1手
▲３六歩
まで1手で先手の勝ち
#まで3手で先手の反則負け#c
$ kifu convert -t ki2 b.ki2u | cmp - b.ki2u
$ printf '手合割：平手\n手数----指手--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同桂銀(31) ( 0:01/00:00:01)\n' >same.kifu
$ kifu check same.kifu
same.kifu:6:3: error: not a move: 同桂銀(31) [bad-move-text]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ sed 's/同桂銀/同　銀/' same.kifu >blank.kifu; kifu check blank.kifu
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ sed 's/同桂銀/２二同銀/' same.kifu >both.kifu; kifu check both.kifu
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.

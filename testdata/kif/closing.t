Comments with which 81Dojo ends a record are its ending, where the record has no other; elsewhere they
are comments.
$ printf '%s\n' 'printf "場所：81Dojo\n先手：A\n後手：B\n手数----指手---------消費時間--\n%b\n" "$1" >a.kifu' 'kifu lint --format=gcc a.kifu' 'kifu lint --format=ndjson a.kifu | sed -n "s/.*\"plies\"/\"plies\"/p"' >try
$ sh try '1 ７六歩(77)\n2 ３四歩(33)\n3 ２三角(88)\n*反則手にて終局'
a.kifu:7:3: note: a bishop cannot move from 88 to 23 [bad-move]
"plies":3,"ending":"illegal-move","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"48bf3c681c699f7eb5bccd323a7f77b9"}
$ sh try '1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n*反則手にて終局'
"plies":3,"ending":"illegal-action","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"8e3504e87351f597609669e91a55d362"}
$ sh try '1 ７六歩(77)\n*時間切れにて終局'
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try '1 ７六歩(77)\n*接続切れにて終局'
"plies":1,"ending":"forfeit","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try '*時間切れにて終局'
"plies":0,"ending":"time-up","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"25b30c645a1aad0aa96bed1157444a5f"}
$ sh try '1 ７六歩(77)\n*時間切れにて終局\n2 投了'
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try '1 ７六歩(77)\n2 投了\n*時間切れにて終局'
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try '1 ７六歩(77)\n*時間切れにて終局\n2 ３四歩(33)'
a.kifu:7:3: note: no ending recorded [missing-result]
"plies":2,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"665c178aade199b38ef98e56367e8c27"}
$ sh try '1 ７六歩(77)\n*時間切れにて終局です'
a.kifu:5:3: note: no ending recorded [missing-result]
"plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try '1 ７六歩(77)\n2 ３四歩(33)\n*時間切れにて終局\n\n変化：2手\n2 ８四歩(83)\n*反則手にて終局'
"plies":2,"ending":"time-up","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"665c178aade199b38ef98e56367e8c27"}
$ kifu convert -t kif a.kifu
場所：81Dojo
手合割：平手　　
先手：A
後手：B
手数----指手--
   1 ７六歩(77)  
   2 ３四歩(33)   +
*時間切れにて終局
   3 切れ負け    
まで2手で時間切れにより後手の勝ち

変化：2手
   2 ８四歩(83)  
*反則手にて終局
   3 反則勝ち    
まで2手で先手の反則勝ち
$ sh try '1 ７六歩(77)\n*時間切れにて終局\n開始日時：2020/11/12\n1 ２六歩(27)\n2 投了'
a.kifu:7:1: note: no name for black [missing-player]
a.kifu:7:1: note: no name for white [missing-player]
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":"2020-11-12","event":null,"black":null,"white":null,"key":"6d88bd445221a876dd7b0bd55c4f8e24"}
$ printf '先手：A\n後手：B\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５八玉(59)\n4 ８八角成(22)\n5 ９六歩(97)\n6 ７八馬(88)\n7 ９五歩(96)\n*反則手にて終局\n' >b.kifu
$ kifu convert -t kif b.kifu | tee c.kif
手合割：平手　　
先手：A
後手：B
手数----指手--
   1 ７六歩(77)  
   2 ３四歩(33)  
   3 ５八玉(59)  
   4 ８八角成(22)
   5 ９六歩(97)  
   6 ７八馬(88)  
   7 ９五歩(96)  
*反則手にて終局
   8 反則勝ち    
まで7手で後手の反則勝ち
$ kifu convert -t csa b.kifu
'CSA encoding=UTF-8
V2.2
N+A
N-B
PI
+
+7776FU
-3334FU
+5958OU
-2288UM
+9796FU
-8878UM
+9695FU
'*反則手にて終局
%+ILLEGAL_ACTION
$ kifu convert -t kif c.kif | cmp - c.kif

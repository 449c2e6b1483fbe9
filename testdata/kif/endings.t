Every word that can end a game in a KIF move line, after one move by black: the ending, the winner, and
the word in CSA.
$ printf '%s\n' 'printf "先手：A\n後手：B\n   1 ７六歩(77)\n   2 $1\n" >a.kifu' 'kifu lint --format=ndjson a.kifu | sed -n "s/.*\"plies\"/\"plies\"/p"' 'kifu convert --on-illegal=keep -t csa a.kifu | sed 1,/7776FU/d' >try
$ sh try 中断
"plies":1,"ending":"interrupted","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%CHUDAN
$ sh try 投了
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TORYO
$ sh try 持将棋
"plies":1,"ending":"jishogi","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%JISHOGI
$ sh try 千日手
"plies":1,"ending":"sennichite","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%SENNICHITE
$ sh try 詰み
"plies":1,"ending":"mate","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TSUMI
$ sh try 不詰
"plies":1,"ending":"no-mate","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%FUZUMI
$ sh try 切れ負け
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TIME_UP
$ sh try 反則勝ち
"plies":1,"ending":"illegal-action","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%+ILLEGAL_ACTION
$ sh try 反則負け
"plies":1,"ending":"illegal-move","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%ILLEGAL_MOVE
$ sh try 入玉勝ち
"plies":1,"ending":"declaration","winner":"white","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: error: false declaration by white: the king is not in the promotion zone (king on 51, 0 pieces and 0 points counted); a false declaration loses [false-declaration]
%KACHI
$ sh try 不戦勝
"plies":1,"ending":"forfeit","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'win by forfeit' becomes 'CHUDAN' in csa [terminator-coerced]
%CHUDAN
'*不戦勝
$ sh try 不戦敗
"plies":1,"ending":"forfeit","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'loss by forfeit' becomes 'CHUDAN' in csa [terminator-coerced]
%CHUDAN
'*不戦敗
$ sh try 封じ手
"plies":1,"ending":"sealed","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'sealed move' becomes 'CHUDAN' in csa [terminator-coerced]
%CHUDAN
'*封じ手
$ sh try 詰
"plies":1,"ending":"mate","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TSUMI
$ sh try 時間切れ
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TIME_UP
$ sh try Time-up
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%TIME_UP
$ sh try 宣言勝ち
"plies":1,"ending":"declaration","winner":"white","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: error: false declaration by white: the king is not in the promotion zone (king on 51, 0 pieces and 0 points counted); a false declaration loses [false-declaration]
%KACHI
$ sh try 勝ち宣言
"plies":1,"ending":"declaration","winner":"white","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: error: false declaration by white: the king is not in the promotion zone (king on 51, 0 pieces and 0 points counted); a false declaration loses [false-declaration]
%KACHI
$ sh try 入玉宣言
"plies":1,"ending":"declaration","winner":"white","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: error: false declaration by white: the king is not in the promotion zone (king on 51, 0 pieces and 0 points counted); a false declaration loses [false-declaration]
%KACHI
$ sh try 最大手数
"plies":1,"ending":"max-moves","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'move limit' becomes 'JISHOGI' in csa [terminator-coerced]
%JISHOGI
'*最大手数
$ sh try 引き分け
"plies":1,"ending":"draw","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'draw' becomes 'HIKIWAKE' in csa [terminator-coerced]
%HIKIWAKE
'*引き分け
$ sh try 王手連続千日手
"plies":1,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'perpetual check by the previous side' becomes 'ILLEGAL_ACTION' in csa [terminator-coerced]
%+ILLEGAL_ACTION
'*連続王手の千日手
$ sh try 連続王手千日手反則勝ち
"plies":1,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'perpetual check by the previous side' becomes 'ILLEGAL_ACTION' in csa [terminator-coerced]
%+ILLEGAL_ACTION
'*連続王手の千日手
$ sh try 連続王手千日手反則負け
"plies":1,"ending":"perpetual-check","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'perpetual check by the side to move' becomes 'ILLEGAL_MOVE' in csa [terminator-coerced]
%ILLEGAL_MOVE
'*連続王手の千日手
$ sh try 不正着手負け
"plies":1,"ending":"illegal-move","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%ILLEGAL_MOVE
$ sh try 反則手
"plies":1,"ending":"illegal-move","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%ILLEGAL_MOVE
$ sh try トライ
"plies":1,"ending":"try","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
a.kifu:4:6: warning: ending 'try' becomes 'CHUDAN' in csa [terminator-coerced]
%CHUDAN
'*トライ
$ sh try 先日手
"plies":1,"ending":"sennichite","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
%SENNICHITE
$ sh try パス
"plies":2,"ending":"none","winner":null,"verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"94d907166917a68fd55782c10c002d47"}
a.kifu:4:6: error: white passes, which is not allowed [pass]
a.kifu:4:6: warning: 1 move cannot be written in csa [moves-dropped]
$ # a draw without its reason is an ending of its own; CSA has one word for this and the declared draw, and says so
$ printf '先手：A\n後手：B\n   1 ７六歩(77)\n   2 引き分け\n' >d.kifu; kifu table --as=tsv --columns=ending,winner d.kifu; for t in csa psn kif; do kifu convert -t $t d.kifu >d.out; kifu table --as=tsv --columns=ending d.out | tail -n 1; done
ending	winner
draw	
d.kifu:4:6: warning: ending 'draw' becomes 'HIKIWAKE' in csa [terminator-coerced]
declaration-draw
draw
d.kifu:4:6: warning: ending 'draw' becomes '持将棋' in kif [terminator-coerced]
jishogi

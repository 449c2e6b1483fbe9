A まで line replaces an ending that was not written, after one move by black.
$ printf '%s\n' 'printf "先手：A\n後手：B\n   1 ７六歩(77)\n%s\n" "$1" >a.kifu' 'kifu lint --format=gcc a.kifu' 'kifu lint --format=ndjson a.kifu | sed -n "s/.*\"plies\"/\"plies\"/p"' >try
$ sh try まで1手で先手の勝ち
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で時間切れにより先手の勝ち
"plies":1,"ending":"time-up","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で後手の反則負け
"plies":1,"ending":"illegal-move","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で後手の反則勝ち
"plies":1,"ending":"illegal-action","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で先手の反則負け
"plies":1,"ending":"illegal-action","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で後手の入玉勝ち
a.kifu:4:1: error: false declaration by white: the king is not in the promotion zone (king on 51, 0 pieces and 0 points counted); a false declaration loses [false-declaration]
"plies":1,"ending":"declaration","winner":"white","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で後手の勝ち
"plies":1,"ending":"none","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で中断
"plies":1,"ending":"interrupted","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で千日手
a.kifu:4:1: warning: fourfold repetition is contradicted: no position occurs four times [result-contradiction]
"plies":1,"ending":"sennichite","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で持将棋
a.kifu:4:1: warning: impasse is contradicted: both kings are on their own half of the board [result-contradiction]
"plies":1,"ending":"jishogi","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で封じ手
"plies":1,"ending":"sealed","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手で不詰
"plies":1,"ending":"no-mate","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手詰
a.kifu:4:1: warning: mate is contradicted: the side to move has a legal move [result-contradiction]
"plies":1,"ending":"mate","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで、先手の勝ち
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで2手で先手の勝ち
a.kifu:4:1: warning: the recorded result is contradicted: the record has 1 move [result-contradiction]
"plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ sh try まで1手でお昼休み
a.kifu:3:6: note: no ending recorded [missing-result]
a.kifu:4:1: warning: unknown ending: まで1手でお昼休み [unknown-terminator]
"plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"bd2e73bc3cdd67d059392d56c9b834de"}
$ kifu convert -t kif testdata/kif/board.kifu | tail -n 1 # counted from the begin of the game whose position it is
まで32手で中断
$ kifu convert -t kif testdata/kif/board.kifu | kifu lint --format=gcc - # what we write, or from the position
$ kifu convert -t kif testdata/kif/board.kifu | sed 's/まで32手/まで2手/' | kifu lint --format=gcc -
$ kifu convert -t kif testdata/kif/board.kifu | sed 's/まで32手/まで3手/' | kifu lint --format=gcc -
-:24:1: warning: the recorded result is contradicted: the record has 2 moves [result-contradiction]
$ kifu lint --diff testdata/kif/said.kifu
--- testdata/kif/said.kifu
+++ testdata/kif/said.kifu
@@ -62,4 +62,4 @@
 変化：3手
    3 １八飛(28)
    4 投了
-まで9手で先手の勝ち
+まで3手で先手の勝ち
--fix would fix 1 finding in 1 file.
[1]

Report formats, the language of messages, colours, and hostile file names.
$ kifu lint testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |   12 投了
      |      ^~~~
   15 |   11 ７五歩打
      |      --------
2 findings (1 error, 1 warning) in 1 game of 1 file.
[1]
$ kifu lint testdata/diag/legality/nifu-cp932.kif testdata/diag/legality/nifu.ok.kifu testdata/diag/syntax/unknown-line.kifu
testdata/diag/legality/nifu-cp932.kif:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
testdata/diag/legality/nifu-cp932.kif:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |   12 投了
      |      ^~~~
   15 |   11 ７五歩打
      |      --------
testdata/diag/syntax/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
    6 | 銀
      | ^~
3 findings (1 error, 2 warnings) in 3 games of 3 files.
[1]
$ kifu lint testdata/diag/legality/nifu.ok.kifu
No findings in 1 game of 1 file.
$ kifu lint --format=ndjson testdata/diag/legality/nifu.kifu
{"type":"finding","file":"testdata/diag/legality/nifu.kifu","game":1,"line":15,"column":6,"ply":11,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77","message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"}
{"type":"finding","file":"testdata/diag/legality/nifu.kifu","game":1,"line":16,"column":6,"ply":null,"rule":"unnoticed-foul","severity":"warning","message":"unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands","related":{"line":15,"column":6},"message_ja":"11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です"}
{"type":"game","file":"testdata/diag/legality/nifu.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"e6875e4f49ae2c6aa838d22bbeea69d3"}
{"type":"summary","files":1,"games":1,"ok":0,"illegal":1,"unreadable":0,"findings":2}
[1]
$ kifu lint --format=gcc --format=ndjson:out.json testdata/diag/legality/nifu.kifu; cat out.json
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
{"type":"finding","file":"testdata/diag/legality/nifu.kifu","game":1,"line":15,"column":6,"ply":11,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77","message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"}
{"type":"finding","file":"testdata/diag/legality/nifu.kifu","game":1,"line":16,"column":6,"ply":null,"rule":"unnoticed-foul","severity":"warning","message":"unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands","related":{"line":15,"column":6},"message_ja":"11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です"}
{"type":"game","file":"testdata/diag/legality/nifu.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"e6875e4f49ae2c6aa838d22bbeea69d3"}
{"type":"summary","files":1,"games":1,"ok":0,"illegal":1,"unreadable":0,"findings":2}
$ kifu lint --lang=ja --format=gcc testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: 11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です [unnoticed-foul]
[1]
$ LC_ALL=ja_JP.UTF-8 kifu lint --format=gcc testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: 11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です [unnoticed-foul]
[1]
$ LC_ALL=ja_JP.UTF-8 kifu lint --lang en --format=gcc testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ LC_ALL= LC_MESSAGES= LANG=ja_JP kifu lint --format=gcc testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: 11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です [unnoticed-foul]
[1]
$ kifu lint --color=always testdata/diag/legality/nifu.kifu | od -c | grep -c 033
12
$ kifu lint --color=auto testdata/diag/legality/nifu.kifu | od -c | grep -c 033
0
[1]
$ NO_COLOR=1 kifu lint --color=always testdata/diag/legality/nifu.kifu | od -c | grep -c 033
12
$ cp testdata/diag/legality/nifu.kifu "$(printf 'a\033[31m.kifu')"; kifu lint --format=gcc a*.kifu; kifu lint --format=ndjson a*.kifu
a\x1B[31m.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a\x1B[31m.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
{"type":"finding","file":"a\u001b[31m.kifu","game":1,"line":15,"column":6,"ply":11,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77","message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"}
{"type":"finding","file":"a\u001b[31m.kifu","game":1,"line":16,"column":6,"ply":null,"rule":"unnoticed-foul","severity":"warning","message":"unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands","related":{"line":15,"column":6},"message_ja":"11手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です"}
{"type":"game","file":"a\u001b[31m.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"e6875e4f49ae2c6aa838d22bbeea69d3"}
{"type":"summary","files":1,"games":1,"ok":0,"illegal":1,"unreadable":0,"findings":2}
[1]
$ printf '手合割：平手\n先手：A\n後手：B\n   1 ７六歩(77)\nbad\033]0;title\007line\n   2 投了\n' >b.kifu; kifu lint b.kifu
b.kifu:5:4: warning: control character U+001B in the text [control-character]
    5 | bad\x1B]0;title\x07line
      |    ^~~~
b.kifu:5:13: warning: control character U+0007 in the text [control-character]
    5 | bad\x1B]0;title\x07line
      |                ^~~~
b.kifu:5:1: warning: unknown line: bad\x1B]0;title\x07line [unknown-line]
    5 | bad\x1B]0;title\x07line
      | ^~~~~~~~~~~~~~~~~~~~~~~
3 findings (3 warnings) in 1 game of 1 file.
$ for i in 1 2 3; do cp testdata/diag/text/extension-encoding.kif u$i.kif; done; kifu lint --lang=en u?.kif; kifu lint --lang=ja u1.kif u2.kif | sed -n '/ほかに/p'; kifu lint --format=gcc u?.kif | wc -l; kifu lint --lang=en --format=html u?.kif | sed -n '/more file/p; s/<td>extension-encoding/row&/gp' | sed 's/.*row/row/'
u1.kif:1:1: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
    1 | 手合割：平手
      | ^~
2 more files are not in the encoding of their extension (listed by --format=gcc) [extension-encoding]
3 findings (3 notes) in 3 games of 3 files.
ほかに1ファイルも、拡張子と異なる文字コードで書かれています（--format=gcc で表示） [extension-encoding]
3
<p>2 more files are not in the encoding of their extension (listed by --format=gcc).</p>
row<td>extension-encoding</td><td>u1.kif:1:1</td><td></td><td>utf-8 in a .kif file, which programs read as cp932</td></tr>

A game with an illegal move is omitted, written anyway, or written up to that move; a foul that the
record gives as its end is no error.
$ kifu convert -t usi testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu convert -t usi --on-illegal=keep --on-loss=ignore testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b P*7e
$ kifu convert -t usi --on-illegal=truncate --on-loss=ignore testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b
$ kifu convert -t csa --on-illegal=truncate testdata/diag/legality/nifu.kifu | tail -n 3
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
-0023FU
+2428HI
-5152OU
$ kifu convert -t csa --on-illegal=keep testdata/diag/legality/no-piece.kifu
testdata/diag/legality/no-piece.kifu:7:6: error: no piece on 77 [no-piece]
testdata/diag/legality/no-piece.kifu:7:6: warning: 1 move cannot be written in csa [moves-dropped]
testdata/diag/legality/no-piece.kifu:8:6: warning: ending 'resignation' becomes 'CHUDAN' in csa [terminator-coerced]
'CSA encoding=UTF-8
V2.2
N+A
N-B
PI
+
+7776FU
-3334FU
%CHUDAN
'*投了
$ printf '1 ７六歩(77)\n2 ３四歩(34)\n3 ２六歩(27)\n*c\n4 投了 (0:05/)\nまで3手で後手の勝ち\n' >a.kifu; kifu lint --format=ndjson a.kifu | grep '"type":"game"'
{"type":"game","file":"a.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"resign","winner":"white","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"b96cc7a770baf5599e558f947acbaa0b"}
$ kifu convert -t kif --on-illegal=keep a.kifu
a.kifu:2:3: error: no piece on 34 [no-piece]
a.kifu:2:3: warning: 2 moves cannot be written in kif [moves-dropped]
a.kifu:5:3: warning: ending '投了、後手の勝ち' becomes '中断' in kif [terminator-coerced]
手合割：平手　　
手数----指手---------消費時間--
   1 ７六歩(77)   
   2 中断         ( 0:05/00:00:05)
*投了、後手の勝ち
まで1手で中断
$ kifu convert -t kif --on-illegal=truncate a.kifu
a.kifu:2:3: error: no piece on 34 [no-piece]
手合割：平手　　
手数----指手--
   1 ７六歩(77)  

$ printf '1 ７六歩(77)\n2 ３四歩(34)\n3 ２六歩(27)\n4 投了\n' | kifu lint --format=ndjson -f kif - | grep '"ending":"resign","winner":null'
{"type":"game","file":"-","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"resign","winner":null,"verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"b96cc7a770baf5599e558f947acbaa0b"}
$ printf 'PI\n+\n+7776FU\n-3435FU\n+2726FU\n%%+ILLEGAL_ACTION\n' | kifu convert -f csa -t csa --on-illegal=keep 2>&1 | tail -n 2
+7776FU
%+ILLEGAL_ACTION
$ kifu convert -t usi --on-loss=ignore testdata/diag/legality/nifu-recorded.ok.kifu
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b P*7e
$ kifu convert -t usi --on-loss=ignore testdata/diag/legality/nifu.kifu testdata/kif/lance.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
Wrote 1 of 2 games in 2 files.
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
[1]
$ kifu convert -t csa --on-loss=error testdata/kif/mini.kifu
testdata/kif/mini.kifu:15:6: error: 1 variation cannot be written in csa [variations-dropped]
kifu: testdata/kif/mini.kifu: game 1 not written: it would lose something (--on-loss=warn writes it)
[1]
$ kifu convert -t csa --on-loss=error --mainline-only testdata/kif/mini.kifu | tail -n 2
%TORYO
T2
$ kifu convert -t csa --on-loss=ignore testdata/kif/mini.kifu | tail -n 2
%TORYO
T2
$ for f in kif ki2 csa usi usen jkf psn hodges; do kifu convert --on-illegal=keep --to-encoding=utf-8 -o drop.$f testdata/kif/promoted-drop.kifu 2>log; kifu lint --format=gcc --select=drop-promoted,no-candidate drop.$f; done
drop.kif:9:6: error: a promoted bishop cannot be dropped [drop-promoted]
drop.ki2:3:32: error: a promoted bishop cannot be dropped [drop-promoted]
drop.csa:8:1: error: a promoted bishop cannot be dropped [drop-promoted]
drop.usi:1:46: error: a promoted bishop cannot be dropped [drop-promoted]
drop.usen:1:16: error: a promoted bishop cannot be dropped [drop-promoted]
drop.jkf:1:417: error: a promoted bishop cannot be dropped [drop-promoted]
drop.psn:9:31: error: a promoted bishop cannot be dropped [drop-promoted]
drop.hodges:1:31: error: a promoted bishop cannot be dropped [drop-promoted]
[1]
$ kifu convert -t usi --on-illegal=truncate testdata/kif/unread.kifu
testdata/kif/unread.kifu:5:6: error: not a move: ７七 [bad-move-text]
testdata/kif/unread.kifu:5:6: warning: 1 move cannot be written in usi [moves-dropped]
testdata/kif/unread.kifu:6:6: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
position startpos moves 7g7f 3c3d
$ kifu convert -t usi testdata/kif/unread.kifu
testdata/kif/unread.kifu:5:6: error: not a move: ７七 [bad-move-text]
kifu: testdata/kif/unread.kifu: game 1 not written: its start or its moves cannot be read
[1]
$ printf 'position startpos moves hello 2g2f\n' >w.usi; kifu convert -t usi --on-illegal=truncate w.usi
w.usi:1:25: error: not a move: hello (move 1) [bad-move-text]
kifu: w.usi: game 1 not written: its start or its moves cannot be read
[1]
$ printf '1. P-7f P-3d 2. P-9f ResigR-5h 0-1\n' >won.hodges; kifu convert -t kif --on-illegal=keep won.hodges; printf '▲２六歩    △９e歩\nまで2手で先手の反則勝ち\n' >won.ki2; kifu convert -t ki2 --on-illegal=keep won.ki2
won.hodges:1:22: error: not a move: ResigR-5h [bad-move-text]
won.hodges:1:22: warning: 1 move cannot be written in kif [moves-dropped]
手合割：平手　　
手数----指手--
   1 ７六歩(77)  
   2 ３四歩(33)  
   3 ９六歩(97)  
まで3手で後手の勝ち
won.ki2:1:9: error: not a move: △９e歩 [bad-move-text]
won.ki2:1:9: warning: 1 move cannot be written in ki2 [moves-dropped]
▲２六歩
まで1手で先手の反則勝ち
$ printf '~0.7ku2jm6y2.r~1.36eext6y2.~1.36e9us.\n' >orphan.usen; kifu convert -t jkf --on-illegal=keep orphan.usen
orphan.usen:1:21: error: not a move: ext [bad-move-text]
orphan.usen:1:34: warning: 1 variation cannot be written in jkf [variations-dropped]
orphan.usen:1:21: warning: 2 moves cannot be written in jkf [moves-dropped]
{"header":{},"initial":{"preset":"HIRATE"},"moves":[{},{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"},"forks":[[{"move":{"color":1,"from":{"x":8,"y":3},"to":{"x":8,"y":4},"piece":"FU"}}]]},{"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},{"special":"TORYO"}]}

A first move by the side that is not to move stays one in every format: the output says who moves
first, also where a reader would otherwise infer the other side.

$ for f in kif ki2 csa csa3 psn hodges usi jkf; do echo "$f:"; kifu convert --on-illegal keep -t $f testdata/csa/turn.csa 2>/dev/null | kifu lint -f $f --format gcc - | grep -v 'note:\|warning: the foul'; done
kif:
-:4:6: error: white moves first, out of turn [wrong-turn]
-:26:6: error: white moves first, out of turn [wrong-turn]
-:35:6: error: black moves first, out of turn [wrong-turn]
-:56:6: error: white moves first, out of turn [wrong-turn]
-:77:6: error: black moves first, out of turn [wrong-turn]
-:98:6: error: black moves first, out of turn [wrong-turn]
ki2:
-:3:1: error: white moves first, out of turn [wrong-turn]
-:22:1: error: white moves first, out of turn [wrong-turn]
-:28:1: error: black moves first, out of turn [wrong-turn]
-:47:1: error: white moves first, out of turn [wrong-turn]
-:66:1: error: black moves first, out of turn [wrong-turn]
-:85:1: error: black moves first, out of turn [wrong-turn]
csa:
-:4:1: error: white moves first, out of turn [wrong-turn]
-:7:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:20:1: error: white moves first, out of turn [wrong-turn]
-:23:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:28:1: error: black moves first, out of turn [wrong-turn]
-:43:1: error: white moves first, out of turn [wrong-turn]
-:58:1: error: black moves first, out of turn [wrong-turn]
-:73:1: error: black moves first, out of turn [wrong-turn]
csa3:
-:5:1: error: white moves first, out of turn [wrong-turn]
-:8:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:20:1: error: white moves first, out of turn [wrong-turn]
-:23:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:27:1: error: black moves first, out of turn [wrong-turn]
-:41:1: error: white moves first, out of turn [wrong-turn]
-:55:1: error: black moves first, out of turn [wrong-turn]
-:69:1: error: black moves first, out of turn [wrong-turn]
psn:
-:10:4: error: white moves first, out of turn [wrong-turn]
-:21:4: error: white moves first, out of turn [wrong-turn]
-:32:6: error: black moves first, out of turn [wrong-turn]
-:43:4: error: white moves first, out of turn [wrong-turn]
-:54:6: error: black moves first, out of turn [wrong-turn]
-:65:6: error: black moves first, out of turn [wrong-turn]
hodges:
-:3:4: error: white moves first, out of turn [wrong-turn]
-:8:4: error: white moves first, out of turn [wrong-turn]
-:13:6: error: black moves first, out of turn [wrong-turn]
-:18:4: error: white moves first, out of turn [wrong-turn]
-:23:6: error: black moves first, out of turn [wrong-turn]
-:28:6: error: black moves first, out of turn [wrong-turn]
usi:
-:1:25: error: white moves first, out of turn [wrong-turn]
-:2:81: error: white moves first, out of turn [wrong-turn]
-:3:85: error: black moves first, out of turn [wrong-turn]
-:4:53: error: white moves first, out of turn [wrong-turn]
-:5:53: error: black moves first, out of turn [wrong-turn]
-:6:85: error: black moves first, out of turn [wrong-turn]
jkf:
-:1:64: error: white moves first, out of turn [wrong-turn]
-:1:289: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:2:1263: error: white moves first, out of turn [wrong-turn]
-:2:1488: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:3:60: error: black moves first, out of turn [wrong-turn]
-:4:549: error: white moves first, out of turn [wrong-turn]
-:5:549: error: black moves first, out of turn [wrong-turn]
-:6:1305: error: black moves first, out of turn [wrong-turn]
$ kifu convert --on-illegal keep -t psn testdata/csa/turn.csa 2>/dev/null | grep '^\[[HS][aF]'
[Handicap "even"]
[SFEN "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"]
[SFEN "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
[SFEN "4k4/4p4/9/9/9/9/9/4P4/4K4 b - 1"]
[SFEN "4k4/4p4/9/9/9/9/9/4P4/4K4 w - 1"]
[SFEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
$ for f in kif ki2 psn hodges usi; do echo "$f:"; echo 'position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 1b1c 5d5c' | kifu convert -f usi --on-illegal keep -t $f - 2>/dev/null | kifu lint -f $f --format gcc - | grep -v note:; done
kif:
-:4:6: error: white moves first, out of turn [wrong-turn]
ki2:
-:4:1: error: white moves first, out of turn [wrong-turn]
psn:
-:11:4: error: white moves first, out of turn [wrong-turn]
hodges:
-:4:4: error: white moves first, out of turn [wrong-turn]
usi:
-:1:47: error: white moves first, out of turn [wrong-turn]
$ kifu convert --on-illegal keep -t kif testdata/jkf/turn.jkf 2>/dev/null | sed -n '/下手の/,$p'
下手の持駒：なし
下手：a
上手：b
後手番
手数----指手--
   1 ５八玉(59)  

$ kifu convert --on-illegal keep -t kif testdata/jkf/turn.jkf 2>/dev/null | kifu lint -f kif --format gcc -
-:20:6: error: black moves first, out of turn [wrong-turn]
-:20:6: note: no ending recorded [missing-result]
[1]
$ printf 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%%MATTA\n%%TORYO\n' >m.csa; kifu lint --format=gcc m.csa; kifu table --as=tsv --columns=plies,ending,winner m.csa | tail -n 1; kifu convert -t kif m.csa 2>/dev/null | sed 1,5d
1	resign	black
   2 投了         +
まで1手で先手の勝ち

変化：2手
   2 ３四歩(33)  
   3 中断        
*待った
まで2手で中断

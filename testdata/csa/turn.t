A first move by the side that is not to move stays one in every format: the output says who moves
first, also where a reader would otherwise infer the other side.

$ for f in kif ki2 csa csa3 psn hodges usi jkf; do echo "$f:"; kifu convert --on-illegal keep -t $f testdata/csa/turn.csa 2>/dev/null | kifu lint -f $f --format gcc - | grep -v 'note:\|warning: the foul'; done
kif:
-:4:6: error: the pawn on 33 belongs to the other side [wrong-side]
-:26:6: error: the pawn on 33 belongs to the other side [wrong-side]
-:35:6: error: the pawn on 77 belongs to the other side [wrong-side]
-:56:6: error: the pawn on 52 belongs to the other side [wrong-side]
-:77:6: error: the pawn on 58 belongs to the other side [wrong-side]
-:98:6: error: the pawn on 77 belongs to the other side [wrong-side]
ki2:
-:3:1: error: the pawn on 33 belongs to the other side [wrong-side]
-:22:1: error: the pawn on 33 belongs to the other side [wrong-side]
-:28:1: error: the pawn on 77 belongs to the other side [wrong-side]
-:47:1: error: the pawn on 52 belongs to the other side [wrong-side]
-:66:1: error: the pawn on 58 belongs to the other side [wrong-side]
-:85:1: error: the pawn on 77 belongs to the other side [wrong-side]
csa:
-:4:1: error: white moves twice in a row [wrong-turn]
-:7:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:20:1: error: white moves twice in a row [wrong-turn]
-:23:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:28:1: error: black moves twice in a row [wrong-turn]
-:43:1: error: white moves twice in a row [wrong-turn]
-:58:1: error: black moves twice in a row [wrong-turn]
-:73:1: error: black moves twice in a row [wrong-turn]
csa3:
-:5:1: error: white moves twice in a row [wrong-turn]
-:8:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:20:1: error: white moves twice in a row [wrong-turn]
-:23:1: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:27:1: error: black moves twice in a row [wrong-turn]
-:41:1: error: white moves twice in a row [wrong-turn]
-:55:1: error: black moves twice in a row [wrong-turn]
-:69:1: error: black moves twice in a row [wrong-turn]
psn:
-:10:4: error: the pawn on 33 belongs to the other side [wrong-side]
-:21:4: error: the pawn on 33 belongs to the other side [wrong-side]
-:32:6: error: the pawn on 77 belongs to the other side [wrong-side]
-:43:4: error: the pawn on 52 belongs to the other side [wrong-side]
-:54:6: error: the pawn on 58 belongs to the other side [wrong-side]
-:65:6: error: the pawn on 77 belongs to the other side [wrong-side]
hodges:
-:3:4: error: the pawn on 33 belongs to the other side [wrong-side]
-:8:4: error: the pawn on 33 belongs to the other side [wrong-side]
-:13:6: error: the pawn on 77 belongs to the other side [wrong-side]
-:18:4: error: the pawn on 52 belongs to the other side [wrong-side]
-:23:6: error: the pawn on 58 belongs to the other side [wrong-side]
-:28:6: error: the pawn on 77 belongs to the other side [wrong-side]
usi:
-:1:25: error: the pawn on 33 belongs to the other side [wrong-side]
-:2:81: error: the pawn on 33 belongs to the other side [wrong-side]
-:3:85: error: the pawn on 77 belongs to the other side [wrong-side]
-:4:53: error: the pawn on 52 belongs to the other side [wrong-side]
-:5:53: error: the pawn on 58 belongs to the other side [wrong-side]
-:6:85: error: the pawn on 77 belongs to the other side [wrong-side]
jkf:
-:1:64: error: white moves twice in a row [wrong-turn]
-:1:289: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:2:1263: error: white moves twice in a row [wrong-turn]
-:2:1488: warning: unnoticed foul by white at move 1: by the current rules black has won, by those before October 2019 the result stands [unnoticed-foul]
-:3:60: error: black moves twice in a row [wrong-turn]
-:4:549: error: white moves twice in a row [wrong-turn]
-:5:549: error: black moves twice in a row [wrong-turn]
-:6:1305: error: black moves twice in a row [wrong-turn]
$ kifu convert --on-illegal keep -t psn testdata/csa/turn.csa 2>/dev/null | grep '^\[[HS][aF]'
[Handicap "even"]
[SFEN "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"]
[SFEN "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
[SFEN "4k4/4p4/9/9/9/9/9/4P4/4K4 b - 1"]
[SFEN "4k4/4p4/9/9/9/9/9/4P4/4K4 w - 1"]
[SFEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]
$ for f in kif ki2 psn hodges usi; do echo "$f:"; echo 'position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 1b1c 5d5c' | kifu convert -f usi --on-illegal keep -t $f - 2>/dev/null | kifu lint -f $f --format gcc - | grep -v note:; done
kif:
-:4:6: error: the pawn on 12 belongs to the other side [wrong-side]
ki2:
-:4:1: error: the pawn on 12 belongs to the other side [wrong-side]
psn:
-:11:4: error: the pawn on 12 belongs to the other side [wrong-side]
hodges:
-:4:4: error: the pawn on 12 belongs to the other side [wrong-side]
usi:
-:1:47: error: the pawn on 12 belongs to the other side [wrong-side]
$ kifu convert --on-illegal keep -t kif testdata/jkf/turn.jkf 2>/dev/null | sed -n '/下手の/,$p'
下手の持駒：なし
下手：a
上手：b
後手番
手数----指手--
   1 ５八玉(59)  

$ kifu convert --on-illegal keep -t kif testdata/jkf/turn.jkf 2>/dev/null | kifu lint -f kif --format gcc -
-:20:6: error: the king on 59 belongs to the other side [wrong-side]
-:20:6: note: no ending recorded [missing-result]
[1]

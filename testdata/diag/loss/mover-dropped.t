A drop by the side that is not to move: for a move on the board the origin shows who made it.
KIF marks such a drop, CSA and JKF name the side; other formats cannot.

$ printf '%s\n' V2.2 PI + +7776FU -3334FU +8822UM -3122GI -0055KA +2726FU %TORYO >drop.csa
$ for f in csa jkf kif ki2 psn usi; do kifu convert --on-illegal=keep -t $f drop.csa 2>&1 >o.$f | grep mover; done
drop.csa:8:1: warning: 1 drop out of turn will be read as the other side's in ki2 [mover-dropped]
drop.csa:8:1: warning: 1 drop out of turn will be read as the other side's in psn [mover-dropped]
drop.csa:8:1: warning: 1 drop out of turn will be read as the other side's in usi [mover-dropped]
$ grep -n '[▲△]５' o.kif
7:   5 △５五角打  
$ for f in csa jkf kif; do kifu convert --on-illegal=keep -f $f -t csa o.$f 2>/dev/null | cmp - o.csa; done
$ printf "%s\n" V2.2 P+59OU P-51OU00FU + -0055FU +5958OU %TORYO >first.csa
$ kifu convert --on-illegal=keep -t kif first.csa >first.kif; tail -n 5 first.kif
first.csa:5:1: error: white moves first, out of turn (move 1) [wrong-turn]
手数----指手--
   1 △５五歩打  
   2 ５八玉(59)  
   3 投了        
まで2手で先手の勝ち
$ kifu convert --on-illegal=keep -t csa first.kif | tail -n 4
first.kif:17:6: error: white moves first, out of turn [wrong-turn]
+
-0055FU
+5958OU
%TORYO

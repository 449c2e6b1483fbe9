A time far after its move is read, and reported at the move's place.

$ printf '手数----指手--\n   1 ７六歩(77)%70000s( 0:02/00:00:05)\n' '' >far.kifu; kifu lint --format=gcc far.kifu
far.kifu:2:6: warning: total time 0:00:05, but the moves add up to 0:00:02 [time-total-mismatch]
$ printf 'PI\n+\n+7776FU%70000s,T5\n-3334FU,T5%70000s,T6\n' '' '' >far.csa; kifu lint --format=gcc far.csa; kifu convert -t kif far.csa
far.csa:4:70012: warning: unknown line: T6 [unknown-line]
手合割：平手　　
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:05/00:00:05)
   2 ３四歩(33)   ( 0:05/00:00:05)
#T6

$ printf '1. P-7f%70000s(0:02/0:05) P-3d\n' '' >far.psn; kifu lint --format=gcc far.psn
far.psn:1:4: warning: total time 0:00:05, but the moves add up to 0:00:02 [time-total-mismatch]

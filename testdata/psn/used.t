Two columns of all that each side has used become the times of the moves.

$ printf '[Sente "A"]\n[Gote "B"]\n\n1. P-7f P-3d 00:00:05 00:01:00\n2. P-2f P-8d 00:00:06 00:01:10\n' >a.psn; kifu convert -t kif a.psn | tail -n 4
   2 ３四歩(33)   ( 1:00/00:01:00)
   3 ２六歩(27)   ( 0:01/00:00:06)
   4 ８四歩(83)   ( 0:10/00:01:10)


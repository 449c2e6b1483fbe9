The number alone.
$ kifu perft 0
1
$ kifu perft 1
30
$ kifu perft 3
25470
$ kifu perft 2 '1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'
870
$ kifu perft 1 '8k/9/7G1/9/9/9/9/9/9 b G2r2b2g4s4n4l18p 1'
85
$ kifu perft --variant shogi 2
900
$ kifu perft --variant nonsense 2 2>&1 | sed 's/shogi, .*)/shogi, ...)/'
kifu: unknown variant 'nonsense'
Try 'kifu perft --help'.

Help and the version are found as people type them.

$ kifu help | head -3
usage: kifu COMMAND [option...] [operand...]

commands:
$ kifu help perft | head -3
usage: kifu perft [--variant NAME] DEPTH [SFEN]

count the legal move sequences of DEPTH moves, from the start or from SFEN
$ kifu help lnit
kifu: unknown command 'lnit' (did you mean lint?)
Try 'kifu --help'.
[2]
$ kifu version | cut -d ' ' -f 1
kifu

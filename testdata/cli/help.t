Help and the version are found as people type them.

$ kifu help | head -3
usage: kifu COMMAND [option...] [operand...]

commands:
$ kifu help perft | head -3
usage: kifu perft [--variant NAME] DEPTH [SFEN]

count the legal move sequences of DEPTH moves, from the start or from SFEN
$ kifu help version | head -1; kifu help help | head -1; kifu help --help | head -1; kifu --help=all | head -1
usage: kifu COMMAND [option...] [operand...]
usage: kifu COMMAND [option...] [operand...]
usage: kifu COMMAND [option...] [operand...]
usage: kifu COMMAND [option...] [operand...]
$ kifu help lnit
kifu: unknown command 'lnit' (did you mean lint?)
Try 'kifu --help'.
[2]
$ kifu version | cut -d ' ' -f 1
kifu

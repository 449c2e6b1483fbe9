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
$ for c in $(kifu --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do echo $c: $(kifu $c --help | sed -n 's/^ *\(-[A-Za-z0-9], *\)*--\([a-z0-9-]*\).*/\2/p'); done
convert: from encoding to output directory name to-encoding unique mainline-only ply on-exists on-illegal on-loss lang help
lint: from encoding rules select ignore severity fail-on max-findings config fix diff format lang help
check: encoding include exclude rules select ignore fail-on require-games config baseline write-baseline format jobs lang help
table: encoding include exclude as each columns sort to-encoding bom safe-cells jobs lang help
dedup: include exclude as by contained rest0 jobs lang help
diff: only help
event: encoding include exclude table event-file stage standings write rules select ignore fail-on require-games config baseline write-baseline format jobs lang help
show: letters flip ply rules color lang help
summary: files0-from as lang help
perft: variant divide lang help
explain: lang help
schema: lang help
variants: show lang help
formats: lang help
complete: lang help

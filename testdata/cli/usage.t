Wrong usage is reported with status 2; help is no error.
$ kifu --version | sed 's/[0-9.]*$/N/'
kifu N
$ kifu --help | sed '6,/^$/d'
usage: kifu COMMAND [option...] [operand...]

commands:
  convert   write game records in another format
  lint      report errors and oddities in game records
See 'kifu COMMAND --help' for details; 'kifu --version' prints the version.
$ kifu 2>usage; echo $?; kifu --help | cmp - usage; rm usage
2
$ kifu nonsense
kifu: unknown command 'nonsense'
Try 'kifu --help'.
[2]
$ kifu lnit
kifu: unknown command 'lnit' (did you mean lint?)
Try 'kifu --help'.
[2]
$ kifu lint --nonsense
kifu: unknown option --nonsense
Try 'kifu lint --help'.
[2]
$ kifu lint --fail-on=nothing testdata/diag/legality/nifu.kifu
kifu: --fail-on must be one of error|warning|note, not 'nothing'
Try 'kifu lint --help'.
[2]
$ kifu lint --fail-on
kifu: --fail-on needs a value: error|warning|note
Try 'kifu lint --help'.
[2]
$ kifu lint --format=xml testdata/diag/legality/nifu.kifu 2>&1 | sed 's/gcc, .*)/gcc, ...)/'
kifu: unknown report format 'xml' (one of text, gcc, ...)
Try 'kifu lint --help'.
$ kifu lint --select nifuu testdata/diag/legality/nifu.kifu
kifu: unknown rule or group 'nifuu' (did you mean nifu?)
Try 'kifu lint --help'.
[2]
$ kifu lint --severity nifu=loud testdata/diag/legality/nifu.kifu
kifu: --severity takes RULE=LEVEL (LEVEL: error, warning, note or off), not 'nifu=loud'
Try 'kifu lint --help'.
[2]
$ kifu lint --encoding utf-9 testdata/diag/legality/nifu.kifu
kifu: unknown encoding 'utf-9' (did you mean utf-8?)
Try 'kifu lint --help'.
[2]
$ kifu lint -f pgn testdata/diag/legality/nifu.kifu
kifu: unknown format 'pgn' (did you mean psn?) (see 'kifu formats')
[2]
$ kifu lint -t csa testdata/diag/legality/nifu.kifu
kifu: unknown option -t
Try 'kifu lint --help'.
[2]
$ kifu convert -t pgn testdata/kif/mini.kifu
kifu: unknown format 'pgn' (did you mean psn?) (see 'kifu formats')
[2]
$ kifu convert testdata/kif/mini.kifu
kifu: no target format: use -t FORMAT, or -o FILE with a known extension
Try 'kifu convert --help'.
[2]
$ kifu convert -o a.xyz testdata/kif/mini.kifu; ls
kifu: no target format: use -t FORMAT, or -o FILE with a known extension
Try 'kifu convert --help'.
testdata
$ kifu convert -t csa -o a -d b testdata/kif/mini.kifu; ls
kifu: -o and -d cannot be used together
Try 'kifu convert --help'.
testdata
$ kifu convert -t csa --ply x testdata/kif/mini.kifu
kifu: --ply takes N, or A..B with A up to B, not 'x'
Try 'kifu convert --help'.
[2]
$ kifu perft
kifu: perft needs a depth
Try 'kifu perft --help'.
[2]
$ kifu perft x
kifu: the depth must be 0 to 100, not 'x'
Try 'kifu perft --help'.
[2]
$ kifu perft 1 nonsense
kifu: not a position: nonsense
[2]
$ kifu explain nifuu
kifu: unknown rule or group 'nifuu' (did you mean nifu?)
Try 'kifu explain --help'.
[2]

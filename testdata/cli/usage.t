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
kifu: -o has no effect with -d DIR
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
$ kifu -V | cut -d ' ' -f 1; printf 'V2.2\nPI\n+\n+7776FU\n%%TORYO\n' >one.csa; kifu one.csa; kifu --lang=ja; kifu none.kif
kifu
kifu: no command before 'one.csa' (did you mean kifu lint one.csa, or kifu show one.csa?)
Try 'kifu --help'.
kifu: unknown option '--lang=ja'
Try 'kifu --help'.
kifu: unknown command 'none.kif'
Try 'kifu --help'.
[2]
$ for o in --name=x --on-exists=skip '-t source --on-illegal=keep' '-t source --on-loss=error' '-t source --flip' --flip '-o x.svg --flip' '-t svg --flip'; do echo "$o"; kifu convert -t csa $o one.csa >/dev/null; done
--name=x
kifu: --name needs -d DIR
Try 'kifu convert --help'.
--on-exists=skip
kifu: --on-exists needs -o FILE or -d DIR
Try 'kifu convert --help'.
-t source --on-illegal=keep
kifu: --on-illegal has no effect with -t source
Try 'kifu convert --help'.
-t source --on-loss=error
kifu: --on-loss has no effect with -t source
Try 'kifu convert --help'.
-t source --flip
kifu: --flip needs -t svg
Try 'kifu convert --help'.
--flip
kifu: --flip needs -t svg
Try 'kifu convert --help'.
-o x.svg --flip
kifu: --flip needs -t svg
Try 'kifu convert --help'.
-t svg --flip
$ kifu dedup --rest0 --as=ndjson .; kifu table --safe-cells .; kifu lint --unsafe-fixes .; kifu check --part=1/2 .; kifu lint --stdin-filename=x .; kifu check --ndjson-in --include=x; kifu check --ndjson-in --progress=always; LC_ALL=ja kifu convert --on-exists=skip -t csa one.csa; LC_ALL=ja kifu convert -t csa -t source --ply 1 x
kifu: --as has no effect with --rest0
Try 'kifu dedup --help'.
kifu: --safe-cells needs --as=csv or --as=tsv
Try 'kifu table --help'.
kifu: --unsafe-fixes needs --fix or --diff
Try 'kifu lint --help'.
kifu: --part needs --ndjson-in
Try 'kifu check --help'.
kifu: --stdin-filename needs standard input
Try 'kifu lint --help'.
kifu: --include has no effect with --ndjson-in
Try 'kifu check --help'.
kifu: --progress has no effect with --ndjson-in
Try 'kifu check --help'.
kifu: --on-exists には -o FILE、または -d DIR が必要です
'kifu convert --help' を参照してください。
kifu: --ply は -t source と同時に指定できません（効果がありません）
'kifu convert --help' を参照してください。
[2]
$ for c in lint check convert table dedup event show; do kifu $c --help; kifu $c --help=all; done | awk 'length > 80 && !/[^ -~]/'; kifu lint --help | grep -c -e --; kifu lint --help=all | grep -c -e --; kifu lint --help=some; kifu lint --help | grep more
17
52
kifu: --help takes no value
Try 'kifu lint --help'.
37 more options: kifu lint --help=all
$ kifu lint --diff --fail-on=note .; kifu lint --diff --color=always .
kifu: --fail-on has no effect with --diff
Try 'kifu lint --help'.
kifu: --color has no effect with --diff
Try 'kifu lint --help'.
[2]
$ kifu event --write=x .; kifu event --standings=csv: .; kifu event --fix .; kifu event --shard=1/2 .; kifu event --standings
kifu: --write must be one of turnering|csv|event-ini[:FILE], not 'x'
Try 'kifu event --help'.
kifu: --standings=csv:: no file name after the colon
Try 'kifu event --help'.
kifu: unknown option --fix
Try 'kifu event --help'.
kifu: unknown option --shard
Try 'kifu event --help'.
kifu: --standings needs a value: text|csv|json[:FILE]
Try 'kifu event --help'.
[2]

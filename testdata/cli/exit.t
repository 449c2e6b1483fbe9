Exit status 0: no finding at or above --fail-on.  1: findings.  2: the job could not be done; 2 takes precedence.
$ kifu lint --format=gcc testdata/diag/legality/nifu.ok.kifu
$ kifu lint --format=gcc testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc testdata/diag/syntax/unknown-line.kifu
testdata/diag/syntax/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
$ kifu lint --format=gcc --fail-on=warning testdata/diag/syntax/unknown-line.kifu
testdata/diag/syntax/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
[1]
$ kifu lint --format=gcc --fail-on=note testdata/diag/result/missing-result.kifu
testdata/diag/result/missing-result.kifu:6:6: note: no ending recorded [missing-result]
[1]
$ kifu lint --format=gcc --fail-on note testdata/diag/legality/nifu.ok.kifu
$ kifu lint --format=gcc missing.kif
kifu: missing.kif: No such file or directory
[2]
$ kifu lint --format=gcc missing.kif testdata/diag/legality/nifu.kifu
kifu: missing.kif: No such file or directory
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[2]
$ kifu lint --format=gcc testdata/diag/legality/nifu.kifu missing.kif
kifu: missing.kif: No such file or directory
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/legality/nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[2]
$ kifu lint --format=gcc - <testdata
kifu: -: is a folder
[2]
$ kifu lint --format=gcc testdata/diag/legality/nifu.kifu >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu lint --format=gcc testdata/diag/legality/nifu.kifu >&-
kifu: standard output: Bad file descriptor
[2]
$ kifu convert -t csa testdata/kif/lance.kifu >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu convert -t csa testdata/kif/lance.kifu >&-
kifu: standard output: Bad file descriptor
[2]
$ kifu convert -t csa missing.kif
kifu: missing.kif: No such file or directory
[2]
$ kifu convert -t csa testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu convert -t usi testdata/diag/legality/nifu.kifu testdata/kif/lance.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
testdata/kif/lance.kifu:2:4: warning: headers cannot be written in usi: 下手, 上手 [headers-dropped]
testdata/kif/lance.kifu:5:6: warning: 4 times cannot be written in usi [times-dropped]
testdata/kif/lance.kifu:8:6: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
Wrote 1 of 2 games in 2 files.
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
[1]
$ for f in text gcc json ndjson sarif junit github tap html; do kifu check --format=$f testdata/diag/legality/nifu.kifu >/dev/full; echo $?; done
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
$ for f in text gcc json ndjson sarif junit github tap html; do kifu check --format=$f testdata/diag/legality/nifu.kifu >&-; echo $?; done
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
kifu: standard output: Bad file descriptor
2
$ for f in text gcc json ndjson sarif junit github tap; do kifu check --format=$f:/dev/full testdata/diag/legality/nifu.kifu >&2; echo $?; done
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
kifu: /dev/full: No space left on device
2
$ for f in kif ki2 bod csa csa3 psn hodges usi sfen jkf; do kifu convert -t $f testdata/diag/legality/nifu.ok.kifu 2>/dev/null >/dev/full; echo $f $?; done
kif 2
ki2 2
bod 2
csa 2
csa3 2
psn 2
hodges 2
usi 2
sfen 2
jkf 2
$ for c in "check testdata/diag" "convert -t csa testdata/diag/legality/nifu.ok.kifu" "check --ndjson-in x" formats; do { sleep 0.2; echo "{}" >x; kifu $c; echo $? >status; } | true; cat status; done
2
2
2
2
$ kifu convert -o /dev/full -t csa testdata/kif/lance.kifu
kifu: /dev/full: No space left on device
[2]
$ kifu check --write-baseline=/dev/full testdata/diag/legality/nifu.kifu >/dev/null
kifu: /dev/full: No space left on device
[2]
$ kifu check testdata/diag/legality/nifu.ok.kifu
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ kifu check testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]
$ kifu check testdata/diag/legality/nifu.kifu missing.kif testdata/diag/legality/nifu.ok.kifu
kifu: missing.kif: No such file or directory
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 2 games of 2 files: 1 ok, 1 illegal, 0 unreadable.
[2]
$ kifu check testdata/diag/legality/nifu.kifu testdata/csa/many.csa/x.csa 2>&1 >/dev/null
kifu: testdata/csa/many.csa/x.csa: Not a directory
[2]
$ mkdir d; kifu lint d; kifu convert -t csa d; kifu lint --fix d; kifu lint - <d
d: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files.
d: skipped: no record is in it (--include names other files)
d: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files.
kifu: -: is a folder
[2]
$ kifu check --unknown
kifu: unknown option --unknown
Try 'kifu check --help'.
[2]
$ kifu lint -Z
kifu: unknown option -Z
Try 'kifu lint --help'.
[2]
$ awk 'BEGIN { for (i = 0; i < 12000; i++) print "x"; print "   1 ７六歩(77)" }' >much.kifu; kifu lint --format=gcc much.kifu | wc -l; kifu check --format=gcc --fail-on=warning much.kifu testdata/diag/legality/nifu.kifu >/dev/null
kifu: much.kifu: too many findings: 2000 more not reported
1001
kifu: much.kifu: too many findings: 2000 more not reported
[2]
$ printf '' | xargs -0 kifu check
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
$ printf '' | kifu lint
No findings in 0 games of 0 files.
$ printf '' | kifu lint --fix; printf '' | kifu lint --diff
No findings in 0 games of 0 files.
$ printf '' | kifu convert -t csa; printf '' | kifu convert -t csa -o empty.csa; [ -e empty.csa ] || echo none
none
$ printf '' | kifu check -0; printf '' | kifu convert -t csa -0
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
$ printf '' | kifu check -
-:1:1: error: no game found: empty file [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ printf '' | kifu convert -t csa -
-:1:1: error: no game found: empty file [no-game]
[1]
$ printf '\n' | kifu check
-:1:1: error: no game found: unknown format [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ >empty.kif; kifu check empty.kif
empty.kif:1:1: error: no game found: empty file [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]

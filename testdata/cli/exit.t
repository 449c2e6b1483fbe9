0: nothing found at or above --fail-on.  1: something.  2: the job could not be done; 2 wins over 1.
$ kifu lint --format=gcc testdata/diag/nifu.ok.kifu
$ kifu lint --format=gcc testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/nifu.kifu:16:6: warning: the foul of black at move 11 went unnoticed: by the present rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu lint --format=gcc testdata/diag/unknown-line.kifu
testdata/diag/unknown-line.kifu:6:1: warning: line not understood: 銀 [unknown-line]
$ kifu lint --format=gcc --fail-on=warning testdata/diag/unknown-line.kifu
testdata/diag/unknown-line.kifu:6:1: warning: line not understood: 銀 [unknown-line]
[1]
$ kifu lint --format=gcc --fail-on=note testdata/diag/missing-result.kifu
testdata/diag/missing-result.kifu:6:6: note: no ending is recorded [missing-result]
[1]
$ kifu lint --format=gcc --fail-on note testdata/diag/nifu.ok.kifu
$ kifu lint --format=gcc missing.kif
kifu: missing.kif: No such file or directory
[2]
$ kifu lint --format=gcc missing.kif testdata/diag/nifu.kifu
kifu: missing.kif: No such file or directory
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/nifu.kifu:16:6: warning: the foul of black at move 11 went unnoticed: by the present rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[2]
$ kifu lint --format=gcc testdata/diag/nifu.kifu missing.kif
kifu: missing.kif: No such file or directory
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
testdata/diag/nifu.kifu:16:6: warning: the foul of black at move 11 went unnoticed: by the present rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[2]
$ kifu lint --format=gcc testdata
kifu: testdata: Is a directory
[2]
$ kifu lint --format=gcc testdata/diag/nifu.kifu >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu lint --format=gcc testdata/diag/nifu.kifu >&-
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
$ kifu convert -t csa testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ kifu convert -t usi testdata/diag/nifu.kifu testdata/kif/lance.kifu
testdata/diag/nifu.kifu:15:6: error: nifu: pawn dropped on 75 with an unpromoted pawn on 77 [nifu]
testdata/kif/lance.kifu:2:4: warning: headers cannot be written in usi: 下手, 上手 [headers-dropped]
testdata/kif/lance.kifu:5:6: warning: 4 times cannot be written in usi [times-dropped]
testdata/kif/lance.kifu:8:6: warning: ending resignation is written as no ending recorded in usi [terminator-coerced]
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
[1]

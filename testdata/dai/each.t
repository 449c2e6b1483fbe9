Complete published games are converted to every format that can hold them, and from each to each, with
the same moves; what is written is read without a finding.  (USI has no word for the ending.)  Other
formats report that they cannot hold them, and write nothing.
$ for g in a1 a2; do sed 's/ resign//' testdata/dai/$g.usi >$g.moves; for f in hodges psn kif usi; do kifu convert -t $f --on-loss=ignore -o $g-$f.$f testdata/dai/$g-printed.hodges; for t in hodges psn kif usi; do kifu convert -t $t --on-loss=ignore -o $g-$f-$t.$t $g-$f.$f; kifu convert -t usi --on-loss=ignore $g-$f-$t.$t | cmp - $g.moves || echo $g $f $t; done; done; done
$ kifu lint --format=ndjson a?-*.* | grep -c '"verdict":"ok"'
40
$ kifu lint --ignore missing-result a?-*.*
No findings in 40 games of 40 files.
$ for t in csa csa3 ki2 jkf bod; do kifu convert -t $t --on-loss=ignore testdata/dai/a1.usi 2>&1 | sed -n 's/.*error: //p'; done
the start position cannot be written in csa: 15x15 [start-unrepresentable]
the start position cannot be written in csa3: 15x15 [start-unrepresentable]
the start position cannot be written in ki2: 15x15 [start-unrepresentable]
the start position cannot be written in jkf: 15x15 [start-unrepresentable]

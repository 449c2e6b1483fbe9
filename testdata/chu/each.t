A complete game from lishogi is converted to every format that can hold it, and from each to each, with
the same moves; what is written is read without a finding.  (USI has no word for the ending.)  Other
formats report that they cannot hold it, and write nothing.  If no pawn has moved, the board is known
only from --variant or a tag.
$ kifu convert -t usi --on-loss=ignore -o moves testdata/chu/lishogi.kifu
$ for f in hodges psn kif usi; do kifu convert -t $f --on-loss=ignore -o $f.$f testdata/chu/lishogi.kifu; for t in hodges psn kif usi; do kifu convert -t $t --on-loss=ignore -o $f-$t.$t $f.$f; kifu convert -t usi --on-loss=ignore $f-$t.$t | cmp - moves || echo $f $t; done; done
$ kifu lint --format=ndjson *.* | grep -c '"verdict":"ok"'
20
$ kifu lint --ignore missing-result *.*
No findings in 20 games of 20 files.
$ for t in csa csa3 ki2 jkf bod; do kifu convert -t $t --on-loss=ignore testdata/chu/lishogi.kifu 2>&1 | sed -n 's/.*error: //p'; done
the start position cannot be written in csa: 12x12 [start-unrepresentable]
the start position cannot be written in csa3: 12x12 [start-unrepresentable]
the start position cannot be written in ki2: 12x12 [start-unrepresentable]
the start position cannot be written in jkf: 12x12 [start-unrepresentable]
$ kifu lint --variant chu testdata/diag/syntax/variant-guessed.hodges
No findings in 1 game of 1 file.
$ (echo '[Variant "Chu Shogi"]'; cat testdata/diag/syntax/variant-guessed.hodges) | kifu lint -f psn -
No findings in 1 game of 1 file.

Games go from USI to KIF and back unchanged (our USI has no word for the ending), and a position whose
header alone distinguishes it from dai keeps its rules.
$ for g in a1 a2; do sed 's/ resign//' testdata/dai/$g.usi >$g; kifu convert -t kif --on-loss=ignore -o $g.kifu testdata/dai/$g.usi; kifu convert -t usi --on-loss=ignore $g.kifu | cmp - $g; done
$ kifu lint a1.kifu a2.kifu
No findings in 2 games of 2 files.
$ kifu convert -t kif --variant dai-tsa -o tsa.kifu testdata/dai/positions.sfen && grep -m1 手合割 tsa.kifu
手合割：大将棋（TSA）
$ kifu lint --format=ndjson tsa.kifu | grep -c '"variant":"dai-tsa"'
2

In USEN a variation repeats the moves of those around it: a game may repeat 1,048,576 moves in all. Variations
that would repeat more are reported and omitted, so that the text does not grow with the square of their number.
$ awk -v name=deep.kifu -v times=361 -f testdata/bin/long.awk testdata/long.tsv >fits.kifu
$ kifu convert -t usen -o fits.usen fits.kifu
fits.kifu:2:4: warning: headers cannot be written in usen: 先手, 後手 [headers-dropped]
$ kifu convert -t kif fits.usen | grep -c 変化
1444
$ awk -v name=deep.kifu -v times=2000 -f testdata/bin/long.awk testdata/long.tsv >deep.kifu
$ kifu convert -t usen -o deep.usen deep.kifu
deep.kifu:2:4: warning: headers cannot be written in usen: 先手, 後手 [headers-dropped]
deep.kifu:13799:6: warning: 6552 variations cannot be written in usen [variations-dropped]
$ kifu convert -t kif deep.usen | grep -c 変化
1448
$ wc -c <deep.usen
3181369

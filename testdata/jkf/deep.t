JSON is read 2,048 levels deep, and nested variations take three levels each: deeper ones are reported
and omitted, so that what is written can be read.
$ awk -v name=deep.kifu -v times=175 -f testdata/bin/long.awk testdata/long.tsv >deep.kifu
$ kifu convert -o deep.jkf deep.kifu
deep.kifu:3427:5: warning: 20 variations cannot be written in jkf [variations-dropped]
$ kifu lint --select=bad-json deep.jkf
No findings in 1 game of 1 file.
$ kifu convert -t kif deep.kifu | grep -c 変化
700
$ kifu convert -t kif deep.jkf | grep -c 変化
680
$ awk -v name=deep.kifu -v times=170 -f testdata/bin/long.awk testdata/long.tsv >deepest.kifu
$ kifu convert -o deepest.jkf deepest.kifu
$ awk -v name=deep.kifu -v times=171 -f testdata/bin/long.awk testdata/long.tsv >deepest.kifu
$ kifu convert -o deepest.jkf --on-exists=overwrite deepest.kifu
deepest.kifu:3411:5: warning: 4 variations cannot be written in jkf [variations-dropped]

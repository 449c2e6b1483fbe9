JSON is read 2,048 levels deep, and nested variations take three levels each: deeper ones are reported
and omitted, so that what is written can be read.
$ awk -f testdata/bin/hostile.awk -v what=deep.kifu -v n=7000 >deep.kifu
$ kifu convert -o deep.jkf deep.kifu
deep.kifu:3427:5: warning: 19 variations cannot be written in jkf [variations-dropped]
$ kifu lint --select=bad-json deep.jkf
No findings in 1 game of 1 file.
$ kifu convert -t kif deep.kifu | grep -c 変化
699
$ kifu convert -t kif deep.jkf | grep -c 変化
680
$ awk -f testdata/bin/hostile.awk -v what=deep.kifu -v n=6800 >deepest.kifu
$ kifu convert -o deepest.jkf deepest.kifu
$ awk -f testdata/bin/hostile.awk -v what=deep.kifu -v n=6810 >deepest.kifu
$ kifu convert -o deepest.jkf --on-exists=overwrite deepest.kifu
$ awk -f testdata/bin/hostile.awk -v what=deep.kifu -v n=6820 >deepest.kifu
$ kifu convert -o deepest.jkf --on-exists=overwrite deepest.kifu
deepest.kifu:3409:5: warning: 1 variation cannot be written in jkf [variations-dropped]

-t source copies the chosen games in their own bytes, with what their format needs to stand alone.
$ kifu convert -t source testdata/kif/six.kifu | cmp - testdata/kif/six.kifu; iconv -f UTF-8 -t CP932 testdata/kif/nhk-2004.kifu >x.kif; kifu convert -t source x.kif | cmp - x.kif; iconv -f UTF-8 -t UTF-16 testdata/kif/nhk-2004.kifu >u.kif; kifu convert -t source u.kif | cmp - u.kif
$ printf "'CSA encoding=SHIFT_JIS\nV3.0\nN+羽生\nPI\n+\n+7776FU,T3\n%%TORYO\n/\nN+大山\nPI\n+\n+2726FU\n\n/\n\nN+A\nPI\n+\n+2625FU\n" | iconv -f UTF-8 -t CP932 >m.csa; kifu convert -t source --player 大山 m.csa | iconv -f CP932 -t UTF-8; kifu convert -t source m.csa | iconv -f CP932 -t UTF-8; kifu convert -t source --game 3 m.csa
'CSA encoding=SHIFT_JIS
V3.0
N+大山
PI
+
+2726FU
'CSA encoding=SHIFT_JIS
V3.0
N+羽生
PI
+
+7776FU,T3
%TORYO
/
'CSA encoding=SHIFT_JIS
V3.0
N+大山
PI
+
+2726FU
/
V3.0
N+A
PI
+
+2625FU
V3.0
N+A
PI
+
+2625FU
$ kifu convert -t source m.csa >all.csa; for f in m all; do kifu table --as=csv --columns=black,key,format,encoding $f.csa; done | sort | uniq -c | awk '$1 != 2'
$ kifu convert -t source --verdict illegal testdata/diag/legality/nifu.kifu | cmp - testdata/diag/legality/nifu.kifu
$ kifu convert -t source -o one.kif x.kif testdata/kif/six.kifu testdata/csa/many.csa; cmp one.kif x.kif
kifu: testdata/kif/six.kifu: game 1 not written: its format or its encoding is not that of the file, or of the games before it (use -d DIR, or -t FORMAT)
kifu: testdata/csa/many.csa: game 1 not written: its format or its encoding is not that of the file, or of the games before it (use -d DIR, or -t FORMAT)
kifu: testdata/csa/many.csa: game 2 not written: its format or its encoding is not that of the file, or of the games before it (use -d DIR, or -t FORMAT)
kifu: testdata/csa/many.csa: game 3 not written: its format or its encoding is not that of the file, or of the games before it (use -d DIR, or -t FORMAT)
Wrote 1 of 5 games in 3 files.
$ kifu convert -t source -d d x.kif testdata/csa/many.csa; ls d; cmp d/x.kif x.kif; gzip -c x.kif >p.kif.gz; kifu convert -t source -d d p.kif.gz; cmp d/p.kif x.kif; kifu convert -t source -d n --name '{stem}-{game}' testdata/csa/many.csa x.kif; ls n
Wrote 4 of 4 games in 2 files.
many.csa
x.kif
Wrote 4 of 4 games in 2 files.
many-00001.csa
many-00002.csa
many-00003.csa
x-00001.kif
$ for o in --eol=lf --ply=3 --mainline-only --to-encoding=utf-8; do kifu convert -t source $o x.kif 2>&1 | head -n 1; done | sort -u
kifu: --eol has no effect with -t source
kifu: --mainline-only has no effect with -t source
kifu: --ply has no effect with -t source
kifu: --to-encoding has no effect with -t source

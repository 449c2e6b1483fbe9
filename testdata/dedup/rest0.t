kifu dedup --rest0: only files that hold nothing but repetitions; never one that is the same file by another name, nor one with a game that could not be read.
$ mkdir d; printf 'PI\n+\n+7776FU\n' >d/a.csa; printf 'PI\n+\n+2726FU\n' >d/b.csa; (cat d/a.csa; echo /; cat d/b.csa) >d/c.csa; (cat d/a.csa; printf '/\nPI\n+\n+5756FU\n') >d/d.csa; cp d/a.csa 'd/e f.csa'; (cat d/a.csa; echo /; echo nothing) >d/g.csa; cp d/a.csa d/h.csa; printf '\377\376' >>d/h.csa; : >d/i.csa; cp d/i.csa d/j.csa
$ kifu dedup --rest0 d | tr '\0' '\n'; kifu dedup --rest0 d >/dev/null
d/c.csa
d/e f.csa
d/g.csa
d/h.csa
[1]
$ kifu dedup --rest0 -j3 d/c.csa d | tr '\0' '\n'
d/a.csa
d/b.csa
d/e f.csa
d/g.csa
d/h.csa
$ ln d/a.csa d/k.csa; ln -s a.csa d/l.csa; kifu dedup --rest0 d d/a.csa ./d/a.csa | tr '\0' '\n'; rm d/k.csa d/l.csa
d/c.csa
d/e f.csa
d/g.csa
d/h.csa
$ kifu dedup --rest0 testdata/archive/utf8.zip testdata/archive/utf8.zip | tr '\0' '\n'
$ cat d/a.csa | kifu dedup --rest0 d/a.csa - | tr '\0' '\n'
$ printf 'PI\n+\n+7776FU\n-3334FU\n' >d/z.csa; kifu dedup --rest0 d | tr '\0' '\n'; echo; kifu dedup --contained --rest0 d | tr '\0' '\n'
d/c.csa
d/e f.csa
d/g.csa
d/h.csa

d/a.csa
d/c.csa
d/e f.csa
d/g.csa
d/h.csa
$ kifu dedup --rest0 d | xargs -0 rm; kifu dedup d
2 times the same game (plies: 1):
  d/a.csa:1: game 1
  d/d.csa:1: game 1
1 repetition in 7 games of 6 files.
[1]
$ mkdir x; cp d/a.csa x; chmod 0 x/a.csa 2>/dev/null; kifu dedup gone.csa d/a.csa
kifu: gone.csa: No such file or directory
0 repetitions in 1 game of 1 file.
[2]
$ kifu dedup --rest0 --as=csv d
kifu: --as must be one of text|ndjson, not 'csv'
Try 'kifu dedup --help'.
[2]
$ kifu dedup --columns=file d
kifu: unknown option --columns
Try 'kifu dedup --help'.
[2]
$ kifu dedup d - </dev/null - 
kifu: standard input (-) can be read only once
Try 'kifu dedup --help'.
[2]
$ kifu dedup d/a.csa d/a.csa d/z.csa >/dev/full
kifu: standard output: No space left on device
[2]

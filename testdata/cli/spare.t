No report replaces a file that the run reads: an input, a record in a folder, a list, settings, the baseline.
$ mkdir g; cp testdata/diag/legality/nifu.kifu g/x.kifu; (cd g && tar -cf y.tar x.kifu); cp g/x.kifu a.kifu; ln -s a.kifu link.kifu; printf 'a.kifu\0' >list; printf 'select=nifu\n' >my.ini; cp my.ini kifu.ini; kifu check --config= --write-baseline=base.json a.kifu >/dev/null; cksum g/* *.* list >was
$ for to in g/x.kifu ./g/../g/x.kifu g/y.tar a.kifu link.kifu list my.ini kifu.ini base.json; do kifu check --format=json:$to --config=my.ini --baseline=base.json --files0-from=list g 2>&1 | head -n 1; done; cksum g/* *.* list | cmp - was
kifu: g/x.kifu: a report would replace this file, which is read: name another
kifu: ./g/../g/x.kifu: a report would replace this file, which is read: name another
kifu: g/y.tar: a report would replace this file, which is read: name another
kifu: a.kifu: a report would replace this file, which is read: name another
kifu: link.kifu: a report would replace this file, which is read: name another
kifu: list: a report would replace this file, which is read: name another
kifu: my.ini: a report would replace this file, which is read: name another
kifu: kifu.ini: a report would replace this file, which is read: name another
kifu: base.json: a report would replace this file, which is read: name another
$ kifu check -0 --format=tap:list list; kifu check --write-baseline=list --files0-from=list; kifu check --include '*.txt' --format=tap:g/t.txt g; touch g/t.txt; kifu check --include '*.txt' --format=tap:g/t.txt g
kifu: list: a report would replace this file, which is read: name another
Try 'kifu check --help'.
kifu: list:1:1: not a baseline: invalid JSON: syntax error
kifu: list: not a baseline, so not replaced by one: name another file
g: skipped: no record is in it (--include names other files)
kifu: g/t.txt: a report would replace this file, which is read: name another
Try 'kifu check --help'.
[2]
$ for to in a.kifu g/x.kifu kifu.ini; do GITHUB_STEP_SUMMARY=$to kifu check --format=github g a.kifu 2>&1 | head -n 1; done; GITHUB_STEP_SUMMARY=a.kifu kifu check --format=gcc a.kifu >/dev/null; rm g/t.txt; cksum g/* *.* list | cmp - was
kifu: a.kifu: a report would replace this file, which is read: name another
kifu: g/x.kifu: a report would replace this file, which is read: name another
kifu: kifu.ini: a report would replace this file, which is read: name another
$ kifu convert -t csa --on-exists=overwrite -o link.kifu a.kifu; mkdir d; ln -s ../a.kifu d/a.csa; kifu convert -t csa --on-exists=overwrite -d d a.kifu; kifu convert -t csa --on-exists=overwrite -d d g/x.kifu; cksum g/* *.* list | cmp - was
kifu: link.kifu: a link to a file that is read: name another output
kifu: d/a.csa: a link to a file that is read: name another output
g/x.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: g/x.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
$ kifu check --config= --format=json:g/r.json --format=tap:r.tap --write-baseline=g/b.json g; kifu check --config= --format=json:g/r.json g; ls g
b.json
r.json
x.kifu
y.tar
$ ln -s other.csa o.csa; kifu convert -t csa --on-exists=overwrite -o o.csa testdata/diag/legality/nifu.ok.kifu; ls other.csa; kifu convert -t csa --on-exists=overwrite -o other.csa other.csa && kifu convert -t usi other.csa 2>/dev/null
other.csa
position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 5a5b P*2g

kifu convert goes through folders and archives as kifu check does; -d keeps the path below the operand.
$ mkdir -p tree/a/b tree/c; cp testdata/kif/lance.kifu tree/a/x.kifu; cp testdata/kif/six.kifu tree/a/b/y.kifu; cp testdata/csa/many.csa tree/c; echo x >tree/n.txt; cp testdata/archive/nested.zip testdata/archive/games.tar.gz tree/c
$ kifu convert --on-loss=ignore --on-illegal=keep -t csa -d out tree 2>&1 | tail -n 1; (cd out && find . -type f | sort)
Wrote 10 of 12 games in 9 files; 1 file not converted; 2 other files skipped.
./a/b/y.csa
./a/x.csa
./c/games/games/b.csa
./c/games/games/many.csa
./c/games/games/表/ソ.csa
./c/many.csa
$ kifu convert --on-loss=ignore --on-illegal=keep -t csa -d one tree/a/x.kifu tree/c/games.tar.gz 2>&1 | tail -n 1; (cd one && find . -type f | sort); (cd tree/c && kifu convert --on-loss=ignore --on-illegal=keep -t csa -d ../../two games.tar.gz 2>/dev/null); diff -r two/games one/games
Wrote 6 of 6 games in 4 files; 1 other file skipped.
./games/games/b.csa
./games/games/many.csa
./games/games/表/ソ.csa
./x.csa
$ for j in 1 2 3; do kifu convert -j $j -t kif tree >out.$j 2>err.$j; kifu convert -j $j -t csa -d dir.$j tree 2>&1 | sed "s/dir\.$j/dir/" >>err.$j; kifu convert -j $j -t csa -o all.$j tree/a tree/c/many.csa tree/c/games.tar.gz 2>/dev/null; done; wc -l <err.1; for j in 2 3; do cmp out.1 out.$j; cmp err.1 err.$j; cmp all.1 all.$j; diff -r dir.1 dir.$j; done
16
$ kifu convert -t usi --on-loss=ignore --include '*.csa' --exclude '*.zip' tree/c 2>&1 | tail -n 4 | cut -c 1-60
position startpos moves 2g2f
position startpos moves 7g7f 3c3d
position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LN
position startpos moves 2g2f
$ kifu convert -t csa --on-loss=ignore -d clash tree/a tree/a/b tree/a/b/y.kifu; (cd clash && find . -type f | sort)
kifu: tree/a/b/y.kifu: same output file as tree/a/b/y.kifu: clash/y.csa (use another -d, or -0)
Wrote 3 of 3 games in 4 files; 1 file not converted.
./b/y.csa
./x.csa
./y.csa
$ cp tree/a/x.kifu tree/a/x.kif; kifu convert -t usi --on-loss=ignore --on-exists=overwrite -d clash tree/a; rm tree/a/x.kif
kifu: tree/a/x.kifu: same output file as tree/a/x.kif: clash/x.usi (use another -d, or -0)
Wrote 2 of 2 games in 3 files; 1 file not converted.
$ (cd tree/a && tar -P -cf ../up.tar ../c/many.csa ./b/../x.kifu); kifu convert -t usi --on-loss=ignore -d names tree/up.tar; rm tree/up.tar; find names -type f | sort
tree/up.tar!../c/many.csa:1:1: error: unsafe member name: outside the folder it is unpacked to [archive-name]
tree/up.tar!./b/../x.kifu:1:1: error: unsafe member name: outside the folder it is unpacked to [archive-name]
Wrote 4 of 4 games in 2 files.
names/up/b/x.usi
names/up/c/many.usi
$ mkdir away linked; ln -s ../away linked/a; ln -s ../away/b.csa linked/x.csa; kifu convert --on-exists=overwrite -t csa --on-loss=ignore -d linked tree/a tree; kifu convert --on-exists=overwrite -t csa --on-loss=ignore -d linked tree/a/x.kifu; find away; ls linked
kifu: linked/x.csa: a link, not followed below -d (remove it, or name another folder)
kifu: linked/a/b/y.csa: a link, not followed below -d (remove it, or name another folder)
kifu: linked/a/x.csa: a link, not followed below -d (remove it, or name another folder)
tree/c/games.tar.gz!games/表/ソ.kif:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: tree/c/games.tar.gz!games/表/ソ.kif: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
tree/c/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
tree/c/nested.zip!mid.zip!h.csa:4:1: error: not a move: +7776FX (move 1) [bad-move-text]
kifu: tree/c/nested.zip!mid.zip!h.csa: game 1 not written: its start or its moves cannot be read
tree/c/nested.zip!i.csa:4:1: error: not a move: +7776FX (move 1) [bad-move-text]
kifu: tree/c/nested.zip!i.csa: game 1 not written: its start or its moves cannot be read
Wrote 8 of 13 games in 11 files; 4 files not converted; 2 other files skipped.
kifu: linked/x.csa: a link, not followed below -d (remove it, or name another folder)
away
a
b
c
x.csa
$ ln -s away whole; kifu convert -t usi --on-loss=ignore -d whole tree/a/x.kifu; ls away
x.usi
$ for i in 1 2; do (cd tree/a && kifu convert -t usi --on-loss=ignore --on-exists=overwrite -d out .); done; find tree/a -type f | sort; rm -r tree/a/out
Wrote 2 of 2 games in 2 files.
Wrote 2 of 2 games in 2 files.
tree/a/b/y.kifu
tree/a/out/b/y.usi
tree/a/out/x.usi
tree/a/x.kifu
$ cp testdata/archive/damaged.zip tree/b.zip; kifu convert -t usi --on-loss=ignore -d left tree/a tree/b.zip tree/c/many.csa 2>&1 | sed 's/: error.*\[/ [/'; (cd left && find . -type f | sort)
tree/b.zip!../../etc/x.csa:1:1 [archive-name]
tree/b.zip!../../etc/x.csa:1:1 [archive-damaged]
tree/b.zip!/abs.csa:1:1 [archive-name]
tree/b.zip!/abs.csa:4:1 [bad-move-text]
kifu: tree/b.zip!/abs.csa: game 1 not written: its start or its moves cannot be read
tree/b.zip!a\x0Ab.csa:1:1 [archive-name]
tree/b.zip!a\x0Ab.csa:4:1 [bad-move-text]
kifu: tree/b.zip!a\x0Ab.csa: game 1 not written: its start or its moves cannot be read
tree/b.zip!e\x1B[31m.csa:1:1 [archive-name]
tree/b.zip!e\x1B[31m.csa:4:1 [bad-move-text]
kifu: tree/b.zip!e\x1B[31m.csa: game 1 not written: its start or its moves cannot be read
tree/b.zip!::error::.csa:4:1 [bad-move-text]
kifu: tree/b.zip!::error::.csa: game 1 not written: its start or its moves cannot be read
Wrote 5 of 9 games in 8 files; 1 file not converted.
./b/y.usi
./many.usi
./x.usi
$ kifu convert -t usi --on-loss=ignore -o whole.usi tree/a tree/b.zip tree/c/many.csa 2>/dev/null; ls whole.usi .kifu*
ls: cannot access 'whole.usi': No such file or directory
ls: cannot access '.kifu*': No such file or directory
[2]
$ mkdir many; for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5 6 7 8 9; do cp tree/a/x.kifu many/$i$j.kifu; done; done; (ulimit -n 40; kifu convert -j 8 -t usi --on-loss=ignore -d few many); cat few/* | sort | uniq -c | wc -l; ls few | wc -l; cmp few/11.usi few/99.usi; ls -A few | grep -v '^[1-9][1-9][.]usi$'
Wrote 81 of 81 games in 81 files.
1
81
[1]

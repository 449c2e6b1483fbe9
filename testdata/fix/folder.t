Folders are fixed file by file: only records below them, and none that a link leads to outside.
$ mkdir -p g/sub out; for f in g/a g/sub/b out/c; do sed '2s/$/\r/' testdata/diag/legality/nifu.ok.kifu >$f.kifu; done; printf 'a\r\nb\n' >g/README; printf 'a\r\nb\n' >g/notes.csa; ln -s ../out/c.kifu g/c.kifu; ln -s sub/b.kifu g/d.kifu; (cd g && tar -cf e.tar a.kifu); cksum out/* g/README g/notes.csa g/e.tar >was
$ kifu lint --select mixed-eol --diff g | grep '^[-+]'
kifu: g/e.tar: not fixed: unpack the archive first
kifu: g/notes.csa: not fixed: no game, or not every game, could be read
--fix would fix 3 findings in 3 files.
--- g/a.kifu
+++ g/a.kifu
-先手：A
+先手：A
--- g/d.kifu
+++ g/d.kifu
-先手：A
+先手：A
--- g/sub/b.kifu
+++ g/sub/b.kifu
-先手：A
+先手：A
$ kifu lint --select mixed-eol --fix g; for f in g/a g/sub/b; do cmp $f.kifu testdata/diag/legality/nifu.ok.kifu; done; cksum out/* g/README g/notes.csa g/e.tar | cmp - was; [ -L g/d.kifu ] && [ -L g/c.kifu ] && ls g g/sub
kifu: g/e.tar: not fixed: unpack the archive first
kifu: g/notes.csa: not fixed: no game, or not every game, could be read
g/notes.csa:2:2: note: mixed line ends: LF here, CR LF before [mixed-eol]
    2 | b
      |  ^
1 finding (1 note) in 4 games of 4 files; 2 other files skipped.
Fixed 2 findings in 2 files.
g:
README
a.kifu
c.kifu
d.kifu
e.tar
notes.csa
sub

g/sub:
b.kifu
$ kifu lint --select mixed-eol --fix --exclude '*.tar' --exclude '*.csa' g; kifu lint --include 'c.kifu' g; kifu lint testdata/archive/games.tar.gz | tail -n 1
No findings in 3 games of 3 files; 2 other files skipped.
g: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files; 7 other files skipped.
3 findings (1 error, 2 warnings) in 5 games of 3 files; 1 other file skipped.

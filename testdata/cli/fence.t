What the sandbox asks of outputs: the folder of -d is made first and removed again if it stays empty, files get their mode when they are made (rwx of the old one, else by the umask), and a link out of its folder is not fixed.
$ cp testdata/diag/legality/nifu.kifu bad.kifu; cp testdata/diag/legality/nifu.ok.kifu a.kifu; kifu convert -t csa -d new/x/y bad.kifu 2>/dev/null; echo $?; kifu convert --sandbox=off -t csa -d new bad.kifu 2>/dev/null; mkdir old; kifu convert -t csa -d old/x bad.kifu 2>/dev/null; ls -d new old old/*
1
ls: cannot access 'new': No such file or directory
ls: cannot access 'old/*': No such file or directory
old
[2]
$ kifu convert -t csa -d new/x a.kifu; kifu convert -t csa -d new/y a.kifu bad.kifu 2>/dev/null; find new | sort; kifu convert -t csa -d a.kifu/x a.kifu
new
new/x
new/x/a.csa
new/y
new/y/a.csa
kifu: a.kifu/x: Not a directory
[2]
$ (umask 027; kifu convert -o p.csa a.kifu; kifu convert -t csa -d q a.kifu; kifu check --format=json:r.json a.kifu); ls -ld p.csa q q/a.csa r.json | cut -c 1-10
-rw-r-----
drwxr-x---
-rw-r-----
-rw-r-----
$ chmod 4751 p.csa; chmod 666 r.json; kifu convert --on-exists=overwrite -o p.csa a.kifu; kifu check --format=json:r.json a.kifu; ls -l p.csa r.json | cut -c 1-10
-rwxr-x--x
-rw-rw-rw-
$ mkdir away in; sed '2s/$/\r/' a.kifu | tee away/c.kifu >in/d.kifu; chmod 604 in/d.kifu; ln -s ../away/c.kifu in/c.kifu; ln -s d.kifu in/l.kifu; kifu lint --fix in/c.kifu in/l.kifu in/d.kifu; cmp away/c.kifu a.kifu; cmp in/d.kifu a.kifu; ls -l in/* | cut -c 1-10; ls -A in
kifu: in/c.kifu: not fixed: a link out of its folder (name the file itself)
No findings in 3 games of 3 files.
Fixed 1 finding in 1 file.
away/c.kifu a.kifu differ: char 30, line 2
lrwxrwxrwx
-rw----r--
lrwxrwxrwx
c.kifu
d.kifu
l.kifu

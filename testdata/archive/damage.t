Damage that shows only after the last member is reported: gzip's checksum, another archive, a compressed
text that goes on.  Padding is none.  A tar that begins with zeros ends there: it is empty if only they follow.
$ gzip -dc testdata/archive/games.tar.gz >a.tar; cat a.tar a.tar >twice.tar; gzip -c twice.tar >twice.tar.gz; { cat a.tar; head -c 99999 /dev/zero; } >padded.tar
$ size=$(wc -c <testdata/archive/games.tar.gz); { head -c $((size - 8)) testdata/archive/games.tar.gz; printf 'abcdefgh'; } >sum.tar.gz; { cat testdata/archive/games.tar.gz; head -c 99 /dev/zero; } >padded.tar.gz
$ gzip -c a.tar | head -c 100 >half.tar.gz; { head -c 5000 a.tar | gzip -c; tail -c +5001 a.tar | gzip -c; } >parts.tar.gz
$ for a in twice.tar twice.tar.gz sum.tar.gz half.tar.gz padded.tar padded.tar.gz parts.tar.gz; do kifu check --select=archive-damaged $a; echo $?; done
twice.tar:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
1 finding (1 error) in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
2
twice.tar.gz:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
1 finding (1 error) in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
2
sum.tar.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
2
half.tar.gz:1:1: error: the archive cannot be read: truncated gzip input [archive-damaged]
1 finding (1 error) in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
2
No findings in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
0
No findings in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
0
No findings in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
0
$ cat testdata/archive/games.lzh testdata/archive/games.lzh >twice.lzh; kifu check --select=archive-damaged twice.lzh
twice.lzh:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
1 finding (1 error) in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
[2]
$ { head -c 1024 /dev/zero; tail -c +1025 a.tar; } >zeros.tar; { head -c 1024 /dev/zero; cat testdata/archive/games.tar.gz; } >zeros.tar.gz; head -c 10240 /dev/zero >empty.tar
$ for a in zeros.tar zeros.tar.gz empty.tar; do kifu check --select=archive-damaged $a; echo $?; done
zeros.tar:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
1 finding (1 error) in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
2
zeros.tar.gz:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
1 finding (1 error) in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
2
empty.tar: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
0

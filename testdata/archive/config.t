The kifu.ini nearest to an archive applies to its members; files of that name inside do not count.
$ mkdir -p a/b d; cp testdata/diag/legality/nifu.kifu d; printf 'ignore=legality\n' >d/kifu.ini; printf 'ignore = nifu, result\n' >a/kifu.ini; tar czf a/b/x.tar.gz d; cp a/b/x.tar.gz .; kifu check a/b/x.tar.gz; kifu check --format=gcc x.tar.gz
No findings in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable; 1 other file skipped.
x.tar.gz!d/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]

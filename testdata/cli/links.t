In a folder only regular files inside it are read; what else is there, and links that lead out, are left out and counted.
$ mkdir -p in/sub out; cp testdata/diag/legality/nifu.kifu in/a.kifu; cp testdata/diag/legality/nifu.kifu out/secret.kifu; echo TOKEN=x >out/secret.txt; (cd out && tar -cf ../out.tar secret.kifu)
$ ln -s ../a.kifu in/sub/inside.kifu; ln -s "$PWD/in/a.kifu" in/absolute.kifu; ln -s ../out/secret.kifu in/out.kifu; ln -s ../out/secret.txt in/text.csa; ln -s /proc/self/environ in/x.kifu; ln -s ../out.tar in/out.tar; ln -s ../out in/folder; ln -s /dev/zero in/zero.kifu; mkfifo in/fifo.kifu
$ timeout 60 kifu check --format=gcc in; timeout 60 kifu check in | tail -n 1
in/a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
in/absolute.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
in/sub/inside.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
3 findings (3 errors) in 3 games of 3 files: 0 ok, 3 illegal, 0 unreadable; 7 other files skipped.
$ kifu check --format=gcc in/../in/; (cd in && kifu check --format=gcc . sub); ln -s in link; kifu check --format=gcc link
in/../in/a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
in/../in/absolute.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
in/../in/sub/inside.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
sub: skipped: no record is in it (--include names other files)
./a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
./absolute.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
./sub/inside.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
link/a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
link/absolute.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
link/sub/inside.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ mkdir inn; ln -s ../in/a.kifu inn/a.kifu; ln -s ../inn/b.kifu in/sibling.kifu; cp in/a.kifu inn/b.kifu; kifu check --format=gcc inn | cut -c 1-10; kifu check in | tail -n 1
inn/b.kifu
3 findings (3 errors) in 3 games of 3 files: 0 ok, 3 illegal, 0 unreadable; 8 other files skipped.
$ kifu check --progress=always in 2>/dev/null | tail -n 1
3 findings (3 errors) in 3 games of 3 files: 0 ok, 3 illegal, 0 unreadable; 8 other files skipped.
$ kifu lint --format=gcc in/out.kifu link/a.kifu
in/out.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
in/out.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
link/a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
link/a.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ timeout 60 kifu lint /dev/zero; timeout 60 kifu convert -t csa /dev/zero; timeout 60 kifu check --files0-from=/dev/zero; timeout 60 kifu check --baseline=/dev/zero in/a.kifu
kifu: /dev/zero: is a device (to read one, make it standard input)
kifu: /dev/zero: is a device (to read one, make it standard input)
kifu: /dev/zero: is a device (to read one, make it standard input)
kifu: /dev/zero: is a device (to read one, make it standard input)
[2]
$ kifu check /dev/stdin <in/a.kifu; cat in/a.kifu | kifu check /dev/stdin | tail -n 1; kifu lint --select nifu - <in/a.kifu | head -n 1
/dev/stdin:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
-:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
$ printf '{"version":"2.1.0"}' >inn/report.json; printf '{"type":"summary"}\n' >inn/report.ndjson; kifu check inn | tail -n 1; kifu check --include '*.json' inn 2>&1 | tail -n 1; kifu check inn/report.json 2>&1 | tail -n 1
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable; 3 other files skipped.
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable; 3 other files skipped.
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.

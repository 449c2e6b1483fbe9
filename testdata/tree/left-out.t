--list-left-out names the files that were not looked at, and why, in the order of the walk, whatever the number of workers.
$ mkdir -p d/sub d/.git d/out; cp testdata/kif/lance.kifu d; cp testdata/kif/lance.kifu d/sub/y.kifu; cp testdata/kif/lance.kifu d/out; echo x >d/n.txt; echo '{}' >d/a.json; >d/.git/x; >d/.hidden.kif; mkfifo d/p.kif; ln -s ../testdata/kif/lance.kifu d/link.kifu; ln -s ../testdata d/sub/l; gzip -c d/lance.kifu >z.kifu.gz; tar cf d/t.tar z.kifu.gz d/n.txt d/lance.kifu
$ kifu check --list-left-out d
d/.git: skipped: its name begins with a dot
d/.hidden.kif: skipped: its name begins with a dot
d/a.json: skipped: no format has its extension (--include reads it)
d/link.kifu: skipped: a link out of the folder, or to no file
d/n.txt: skipped: no format has its extension (--include reads it)
d/p.kif: skipped: no regular file
d/sub/l: skipped: no format has its extension (--include reads it)
d/t.tar!z.kifu.gz: skipped: packed in an archive (unpack the archive first)
d/t.tar!d/n.txt: skipped: no format has its extension (--include reads it)
No findings in 4 games of 4 files: 4 ok, 0 illegal, 0 unreadable; 7 other files skipped.
$ kifu check --list-left-out --include '*.txt' --exclude out d 2>&1 | grep skipped
d/.git: skipped: its name begins with a dot
d/.hidden.kif: skipped: its name begins with a dot
d/a.json: skipped: no --include names it
d/lance.kifu: skipped: no --include names it
d/link.kifu: skipped: no --include names it
d/out: skipped: --exclude names it
d/p.kif: skipped: no --include names it
d/sub/l: skipped: no --include names it
d/sub/y.kifu: skipped: no --include names it
d/t.tar!z.kifu.gz: skipped: no --include names it
d/t.tar!d/lance.kifu: skipped: no --include names it
2 findings (2 errors) in 2 games of 2 files: 0 ok, 0 illegal, 2 unreadable; 8 other files skipped.
$ for j in 1 2; do kifu convert -t csa -d d/out -j $j --list-left-out d 2>err.$j; rm -r d/out; mkdir d/out; done; cmp err.1 err.2; cat err.2
d/.git: skipped: its name begins with a dot
d/.hidden.kif: skipped: its name begins with a dot
d/a.json: skipped: no format has its extension (--include reads it)
d/link.kifu: skipped: a link out of the folder, or to no file
d/n.txt: skipped: no format has its extension (--include reads it)
d/out: skipped: the folder of -d
d/p.kif: skipped: no regular file
d/sub/l: skipped: no format has its extension (--include reads it)
d/t.tar!z.kifu.gz: skipped: packed in an archive (unpack the archive first)
d/t.tar!d/n.txt: skipped: no format has its extension (--include reads it)
Wrote 3 of 3 games in 3 files; 7 other files skipped.
$ for c in lint table; do kifu $c --list-left-out --lang=ja d 2>&1 >/dev/null | head -n 2; done; kifu check --progress=always --list-left-out d 2>&1 | grep -c skipped:
d/.git: 対象外: 名前がドットで始まっています
d/.hidden.kif: 対象外: 名前がドットで始まっています
d/.git: 対象外: 名前がドットで始まっています
d/.hidden.kif: 対象外: 名前がドットで始まっています
9
$ kifu check d 2>&1; kifu check --list-left-out d/lance.kifu
No findings in 3 games of 3 files: 3 ok, 0 illegal, 0 unreadable; 7 other files skipped.
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ mkdir k k/sub; cp testdata/kif/lance.kifu k; echo x >k/.kifu-1-0.tmp; echo x >k/sub/.kifu-77-3.tmp; touch k/.kifu-1-0.tmp.kif k/.kifu-x-1.tmp; for c in check 'check --list-left-out' 'lint --lang=ja' table dedup 'check --exclude .kifu*' 'convert -t csa -d o'; do kifu $c k; done
k/.kifu-1-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
k/sub/.kifu-77-3.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
k/.kifu-1-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
k/.kifu-1-0.tmp.kif: skipped: its name begins with a dot
k/.kifu-x-1.tmp: skipped: its name begins with a dot
k/sub/.kifu-77-3.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
k/.kifu-1-0.tmp: 対象外: 強制終了した（または実行中の）kifuの一時ファイルです。不要なら削除してください
k/sub/.kifu-77-3.tmp: 対象外: 強制終了した（または実行中の）kifuの一時ファイルです。不要なら削除してください
1ファイル1局: 指摘なし。
k/.kifu-1-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
k/sub/.kifu-77-3.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
file          game  date  event  black  white  handicap  plies  ending  winner  verdict
k/lance.kifu     1               A      B      lance         3  resign  white   ok
k/.kifu-1-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
k/sub/.kifu-77-3.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
0 repetitions in 1 game of 1 file.
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
k/.kifu-1-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
k/sub/.kifu-77-3.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
$ mkdir m; mkfifo pipe; kifu convert -f kif -t csa -o m/r.csa pipe & p=$!; exec 3>pipe; for n in 1 2 3 4 5 6 7 8 9; do [ -n "$(ls -A m)" ] || sleep 0.2; done; kill -9 $p; cp k/lance.kifu m; kifu check m 2>&1 | sed 's/kifu-[0-9]*/kifu-N/'
m/.kifu-N-0.tmp: skipped: a temporary file of a kifu that was killed (or still runs): remove it
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.

kifu check on archives: each holds the same four files, with names in Windows' code page or UTF-8.
$ kifu check testdata/archive/cp932.zip
testdata/archive/cp932.zip!games/表/ソ.kif:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
[1]
$ for a in cp932.zip utf8.zip games.7z games.lzh games.tar.gz games.tar.xz games.tar.zst; do kifu check --format=ndjson --fail-on=note testdata/archive/$a | sed "/^{.type.:.run/d; s/,.digest.*//; s,testdata/archive/$a!,," | sort | cksum; done | sort -u | wc -l
1
$ tar xzf testdata/archive/games.tar.gz; mv games unpacked; (cd unpacked && kifu check --format=gcc --fail-on=note . | sed 's,^\./,games/,' | sort) >a; kifu check --format=gcc --fail-on=note testdata/archive/games.7z | sed 's,.*7z!,,' | sort | diff a -
$ kifu check --format=gcc --include='*.csa' --fail-on=note testdata/archive/utf8.zip
testdata/archive/utf8.zip!games/many.csa:32:1: warning: fourfold repetition is contradicted: no position occurs four times [result-contradiction]
[1]
$ kifu table --columns=file --exclude='m*' testdata/archive/utf8.zip
file
testdata/archive/utf8.zip!games/表/ソ.kif
testdata/archive/utf8.zip!games/b.kifu
$ kifu check --exclude='*/表/*' testdata/archive/utf8.zip
No findings in 4 games of 2 files: 4 ok, 0 illegal, 0 unreadable; 2 other files skipped.
$ for j in 1 2 5; do kifu check -j$j --format=json --fail-on=note testdata/archive | cksum; done | uniq | wc -l
1
$ kifu check --format=gcc testdata/archive/names.zip; ls
testdata/archive/names.zip!../../etc/x.csa:1:1: error: unsafe member name: outside the folder it is unpacked to [archive-name]
testdata/archive/names.zip!../../etc/x.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!/abs.csa:1:1: error: unsafe member name: absolute path [archive-name]
testdata/archive/names.zip!/abs.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!a\x0Ab.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/names.zip!a\x0Ab.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!e\x1B[31m.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/names.zip!e\x1B[31m.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!::error::.csa:4:1: error: not a move: +7776FX [bad-move-text]
a
testdata
unpacked
$ kifu check --format=sarif testdata/archive/names.zip | grep -o '"uri":"[^"]*"' | sort -u
"uri":"testdata/archive/names.zip!%3A%3Aerror%3A%3A.csa"
"uri":"testdata/archive/names.zip!../../etc/x.csa"
"uri":"testdata/archive/names.zip!/abs.csa"
"uri":"testdata/archive/names.zip!a%0Ab.csa"
"uri":"testdata/archive/names.zip!e%1B%5B31m.csa"
$ kifu check --format=gcc testdata/archive/nested.zip
testdata/archive/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
testdata/archive/nested.zip!mid.zip!h.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/nested.zip!i.csa:4:1: error: not a move: +7776FX [bad-move-text]
[2]
$ head -c 700 testdata/archive/cp932.zip >cut.zip; head -c 300 testdata/archive/games.7z >cut.7z; head -c 400 testdata/archive/games.tar.xz >cut.tar.xz; echo hello >not.zip; : >empty.tar.gz; for a in cut.zip cut.7z cut.tar.xz not.zip empty.tar.gz gone.zip; do kifu check --format=gcc $a; echo $?; done
cut.zip:1:1: error: the archive cannot be read: Unrecognized archive format [archive-damaged]
2
cut.7z:1:1: error: the archive cannot be read: truncated [archive-damaged]
2
cut.tar.xz:1:1: error: the archive cannot be read: Lzma library error:  No progress is possible [archive-damaged]
2
not.zip:1:1: error: the archive cannot be read: Unrecognized archive format [archive-damaged]
2
empty.tar.gz:1:1: error: the archive cannot be read: Unrecognized archive format [archive-damaged]
2
kifu: gone.zip: No such file or directory
2
$ kifu lint --format=gcc testdata/archive/utf8.zip 2>&1 | tail -n 1 | sed 's/.*: //'
no position occurs four times [result-contradiction]
$ for i in 1 2 3; do kifu check --format=gcc --fail-on=note --shard=$i/3 testdata/archive; done | sort >parts; kifu check --format=gcc --fail-on=note testdata/archive | sort | uniq | diff - parts | grep -v 'archive-\|^[0-9]'
[1]
$ mkdir many; cd many; i=0; while [ $i -lt 300 ]; do : >$i.csa; i=$((i + 1)); done; tar czf ../many.tar.gz .; cd ..; kifu check --format=ndjson many.tar.gz | tail -n 1
{"type":"summary","files":300,"games":300,"ok":0,"illegal":0,"unreadable":300,"findings":300}
$ head -c 60000000 /dev/zero >x.csa; tar czf bomb.tar.gz x.csa; mv x.csa x.bin; tar czf skip.tar.gz x.bin; rm x.bin; for a in bomb skip; do kifu check --format=gcc $a.tar.gz; done
bomb.tar.gz!x.csa:1:1: error: archive limit exceeded: a member larger than 16 MiB [archive-limit]
bomb.tar.gz!x.csa:1:1: error: archive limit exceeded: unpacked to more than 200 times its size [archive-limit]
skip.tar.gz!x.bin:1:1: error: archive limit exceeded: a member larger than 16 MiB [archive-limit]
skip.tar.gz!x.bin:1:1: error: archive limit exceeded: unpacked to more than 200 times its size [archive-limit]
[2]
$ kifu check --format=gcc testdata/diag/legality/nifu.kifu testdata/archive/nested.zip | tail -n 1; kifu check testdata/archive/nested.zip >/dev/null
testdata/archive/nested.zip!i.csa:4:1: error: not a move: +7776FX [bad-move-text]
[2]
$ head -c 700 testdata/archive/games.7z >cut.7z; kifu check --write-baseline=known cut.7z >/dev/null; kifu check --baseline=known cut.7z # what cannot be read is not hidden
cut.7z:1:1: error: the archive cannot be read: Truncated 7-Zip file body [archive-damaged]
1 finding (1 error) in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
[2]

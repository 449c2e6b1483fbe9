A packed file in which one byte was changed, that is cut, or that other bytes follow: it is reported with exit status 2, after what could be read.
Where libarchive's filter fails it drops what it has unpacked of the present block (64 KiB; zstd: 128 KiB or more): then these games, here the last or all, are not read.
$ printf '%s\n' 'n=$(($(wc -c <"$1") - $2)); head -c $n "$1"; tail -c +$((n + 1)) "$1" | head -c 1 | tr "\000-\377" "\001-\377\000"; tail -c +$((n + 2)) "$1"' >change; awk 'BEGIN { for (i = 0; i < 3000; i++) printf "/\nV2.2\nN+%d\nPI\n+\n+7776FU\n-3334FU\n%%TORYO\n", i * 7919 % 10007 }' >m.csa; gzip -k m.csa; for z in bz2 xz zst; do cp testdata/archive/many.csa.$z m.csa.$z; kifu convert -t source m.csa.$z >got; kifu convert -t source m.csa | cmp - got; done; for i in 1 2 3; do sh change m.csa.gz $i | cmp - m.csa.gz | wc -l; done
1
1
1
$ for at in 1 4 5 8; do sh change m.csa.gz $at >sum.csa.gz; kifu check sum.csa.gz; echo $?; done
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
2
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
2
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
2
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
2
$ for z in gz bz2 xz zst; do sh change m.csa.$z 6 >one.csa.$z; kifu check one.csa.$z >out; echo "$z $?"; sed -n 's/archive cannot be read: .* \[/archive cannot be read … [/p' out; cat one.csa.$z | kifu check - >piped; echo $?; sed "s/^one.csa.$z:/-:/" out | cmp - piped; kifu check - <one.csa.$z | cmp - piped; done
gz 2
one.csa.gz:1:1: error: the archive cannot be read … [archive-damaged]
2
bz2 2
one.csa.bz2:1:1: error: the archive cannot be read … [archive-damaged]
2
xz 2
one.csa.xz:1:1: error: the archive cannot be read … [archive-damaged]
2
zst 2
one.csa.zst:1:1: error: the archive cannot be read … [archive-damaged]
2
$ kifu convert -t usi --on-loss=ignore -o none.usi sum.csa.gz; echo $?; kifu table --columns=game sum.csa.gz | wc -l; kifu dedup --rest0 sum.csa.gz; echo '{"format":"usi","text":"position startpos moves 7g7f"}' | gzip >lines.gz; sh change lines.gz 7 | kifu check --ndjson-in | cut -c 1-30
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
2
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
3001
sum.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
kifu: -: packed file is damaged
{"type":"result","id":null,"st
$ sh change m.csa.gz 7 >bad.gz; cat bad.gz m.csa.gz >first.csa.gz; cat m.csa.gz bad.gz m.csa.gz >second.csa.gz; cat m.csa.gz m.csa.gz bad.gz >third.csa.gz; for f in first second third; do kifu check $f.csa.gz; done
first.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
second.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 9000 games of 1 file: 9000 ok, 0 illegal, 0 unreadable.
third.csa.gz:1:1: error: the archive cannot be read: wrong checksum [archive-damaged]
1 finding (1 error) in 9000 games of 1 file: 9000 ok, 0 illegal, 0 unreadable.
[2]
$ for z in gz bz2 xz zst; do sh change m.csa.$z $(wc -c <m.csa.$z) | cat m.csa.$z - >head.csa.$z; kifu check head.csa.$z >out; echo "$z $?"; sed -n 's/archive cannot be read: .* \[/archive cannot be read … [/p' out; { cat m.csa.$z; echo more; } >more.csa.$z; kifu check more.csa.$z >out; echo $?; done; kifu check more.csa.gz more.csa.bz2
gz 2
head.csa.gz:1:1: error: the archive cannot be read … [archive-damaged]
2
bz2 2
head.csa.bz2:1:1: error: the archive cannot be read … [archive-damaged]
2
xz 2
head.csa.xz:1:1: error: the archive cannot be read … [archive-damaged]
2
zst 2
head.csa.zst:1:1: error: the archive cannot be read … [archive-damaged]
2
more.csa.gz:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
more.csa.bz2:1:1: error: the archive cannot be read: data follows its end [archive-damaged]
2 findings (2 errors) in 6000 games of 2 files: 6000 ok, 0 illegal, 0 unreadable.
[2]
$ gzip </dev/null >0.gz; for z in gz bz2 xz zst; do cat m.csa.$z m.csa.$z >two.csa.$z; kifu check two.csa.$z; done; cat 0.gz m.csa.gz 0.gz 0.gz m.csa.gz 0.gz >empty.csa.gz; kifu check empty.csa.gz; i=0; while [ $i -lt 100 ]; do head -n $((8 * (i % 7 + 1))) m.csa | gzip; i=$((i + 1)); done >small.csa.gz; kifu check small.csa.gz; { cat m.csa.gz; head -c 300000 /dev/zero; } >padded.csa.gz; kifu check padded.csa.gz; gzip -c m.csa.gz | kifu check -; for z in 'BZh9\27rE8P\220\0\0\0\0' '\3757zXZ\0\0\4\346\326\264F\0\0\0\0\034\337D!\037\266\363}\1\0\0\0\0\4YZ' '(\265/\375\044\0\1\0\0\231\351\330Q'; do printf "$z" | kifu check - | head -n 1; done; kifu check - <0.gz | head -n 1
No findings in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
No findings in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
No findings in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
No findings in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
No findings in 6000 games of 1 file: 6000 ok, 0 illegal, 0 unreadable.
No findings in 395 games of 1 file: 395 ok, 0 illegal, 0 unreadable.
No findings in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
No findings in 3000 games of 1 file: 3000 ok, 0 illegal, 0 unreadable.
-:1:1: error: no game found: empty file [no-game]
-:1:1: error: no game found: empty file [no-game]
-:1:1: error: no game found: empty file [no-game]
-:1:1: error: no game found: empty file [no-game]
$ for z in gz bz2 xz zst; do head -c -300 m.csa.$z >cut.csa.$z; kifu check cut.csa.$z >out; echo "$z $? $(grep -c archive-damaged out) $(awk 'END { print ($6 > 1000) }' out)"; done
gz 2 1 1
bz2 2 1 0
xz 2 1 1
zst 2 1 0

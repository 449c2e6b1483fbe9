A record packed with gzip, bzip2, xz or zstd is read wherever a record is; its format is that of the name without the last ending.
$ for z in gz bz2 xz zst; do kifu lint --format=ndjson testdata/archive/packed.kifu.$z | sed "s/\.$z//g; /summary\|\"run\"/d"; kifu lint --format=ndjson - <testdata/archive/packed.kifu.$z | sed 's/"-"/"testdata\/archive\/packed.kifu"/g; /summary\|"run"/d'; done | sort -u
{"type":"game","file":"testdata/archive/packed.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"lance","plies":3,"ending":"resign","winner":"white","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"569087a8071683fa84896a51ecd74995"}
$ kifu lint --format=gcc testdata/archive/cp932.kif.gz; kifu table --columns=file,format,encoding,plies testdata/archive/cp932.kif.gz
testdata/archive/cp932.kif.gz:115:6: note: nifu: black drops a pawn on 29 with an unpromoted pawn on 23 [nifu]
file                           format  encoding  plies
testdata/archive/cp932.kif.gz  kif     cp932       109
$ mkdir d; cp testdata/archive/packed.kifu.* testdata/archive/cp932.kif.gz d; printf '{}' | gzip >d/x.json.gz; kifu check d; kifu convert -t usi --on-loss=ignore d; kifu convert -t csa --on-loss=ignore -d out d; ls out
No findings in 5 games of 5 files: 5 ok, 0 illegal, 0 unreadable; 1 other file skipped.
Wrote 5 of 5 games in 5 files; 1 other file skipped.
position startpos moves 7g7f 3c3d 2g2f 5c5d 2f2e 8b5b 4i5h 5a6b 3i4h 5d5e 2e2d 2c2d 2h2d 4a3b 2d2h P*2c 5i6h 3d3e 6h7h 5b5d 7i6h 6b7b 4g4f 5d2d P*2e 2d3d 6h7g 7b8b 4h4g 7a7b 9g9f 9c9d 6i6h 1c1d 1g1f 3a4b 7g6f 4b5c 2h2f 5c6d 4f4e 4c4d 4g4f 2a3c 4e4d 3d4d 6f5e 6d5e 8h5e 4d7d 4f3e 2b1c 2e2d 2c2d S*6e 2d2e 2f3f S*5d 6e7d 5d5e R*2a 7c7d 2a1a+ 1c2b 1a2a B*5d P*2c 3b3a 2a1b 3a2a 1b1d 5d3f 3g3f 2b3a B*4c P*5f 1d5d 5f5g+ 5h5g P*5f 5g5h 3a6d L*6e R*4i 6e6d 5e6d B*3h 4i3i+ 4c6a+ 7b6a G*4i 3i2h 5d5a S*7b 5a2a L*5c 3e4f 5f5g+ 4f5g 3c4e P*5d 5c5d P*5e 5d5e P*5f P*3g 2i3g 4e3g+ P*2i
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
kifu: d/packed.kifu.gz: same output file as d/packed.kifu.bz2: out/packed.csa (use another -d, or -0)
kifu: d/packed.kifu.xz: same output file as d/packed.kifu.bz2: out/packed.csa (use another -d, or -0)
kifu: d/packed.kifu.zst: same output file as d/packed.kifu.bz2: out/packed.csa (use another -d, or -0)
Wrote 2 of 2 games in 5 files; 3 files not converted; 1 other file skipped.
cp932.csa
packed.csa
$ echo '{"id":"x.usi","text":"position startpos moves 7g7f"}' | gzip >lines.gz; kifu check --ndjson-in lines.gz | cut -c 1-40; head -c 40 lines.gz >cut.gz; kifu check --ndjson-in cut.gz; for s in auto off; do kifu check --sandbox=$s --ndjson-in <lines.gz | wc -l; kifu check --sandbox=$s --ndjson-in lines.gz | wc -l; done
{"type":"result","id":"x.usi","status":0
kifu: cut.gz: packed file is damaged
1
1
1
1
$ awk 'BEGIN { for (i = 0; i < 30000; i++) printf "/\nV2.2\nN+%d\nPI\n+\n+7776FU\n-3334FU\n%%TORYO\n", i * 7919 % 10007 }' >m.csa; gzip -k m.csa; kifu check m.csa.gz; kifu check <m.csa.gz; head -c $(($(wc -c <m.csa.gz) / 2)) m.csa.gz >cut.csa.gz; kifu check cut.csa.gz >cut; sed '$d' cut; awk 'END { print ($6 > 8000 && $6 < 16000) }' cut; kifu check --format=gcc - <cut.csa.gz
No findings in 30000 games of 1 file: 30000 ok, 0 illegal, 0 unreadable.
No findings in 30000 games of 1 file: 30000 ok, 0 illegal, 0 unreadable.
cut.csa.gz:1:1: error: the archive cannot be read: truncated gzip input [archive-damaged]
1
-:1:1: error: the archive cannot be read: truncated gzip input [archive-damaged]
[2]
$ kifu convert -t usi --on-loss=ignore -o all.usi cut.csa.gz; kifu convert -t usi --on-loss=ignore -d dir cut.csa.gz; ls all.usi dir; kifu convert -t usi --on-loss=ignore -o all.usi m.csa.gz; wc -l <all.usi
cut.csa.gz:1:1: error: the archive cannot be read: truncated gzip input [archive-damaged]
cut.csa.gz:1:1: error: the archive cannot be read: truncated gzip input [archive-damaged]
ls: cannot access 'all.usi': No such file or directory
ls: cannot access 'dir': No such file or directory
30000
$ cp testdata/kif/lance.kifu plain.kifu.xz; >empty.csa.bz2; head -c 60 testdata/archive/packed.kifu.xz >cut.kifu.xz; for f in plain.kifu.xz empty.csa.bz2 cut.kifu.xz; do kifu check --format=gcc $f | sed 's/: [A-Z].*/ …/'; done; kifu lint --lang=ja --format=gcc plain.kifu.xz
plain.kifu.xz:1:1: error: the archive cannot be read: not packed, though its name says so [archive-damaged]
empty.csa.bz2:1:1: error: the archive cannot be read: not packed, though its name says so [archive-damaged]
cut.kifu.xz:1:1: error: the archive cannot be read …
plain.kifu.xz:1:1: error: アーカイブを読み込めません: 名前に反して圧縮されていません [archive-damaged]
[2]
$ awk 'BEGIN { for (i = 0; i < 200000; i++) print "'"'"'a comment of CSA" }' | gzip >bomb.csa.gz; kifu check --format=gcc bomb.csa.gz | tail -n 1; kifu check -f csa --format=gcc <bomb.csa.gz | tail -n 1
bomb.csa.gz:1:1: error: archive limit exceeded: unpacked to more than 200 times its size [archive-limit]
-:1:1: error: archive limit exceeded: unpacked to more than 200 times its size [archive-limit]
$ kifu lint --fix d/packed.kifu.gz; kifu lint --diff - <d/packed.kifu.gz; cmp d/packed.kifu.gz testdata/archive/packed.kifu.gz
kifu: d/packed.kifu.gz: not fixed: unpack the file first
kifu: -: not fixed: unpack the file first

kifu summary adds up several runs; shards and GNU parallel give the same result as one run.
$ kifu check --format=ndjson --fail-on=note --ignore=result testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/legality/nifu.kifu >one; kifu summary one
           6 files
          10 games
           9 ok
           1 illegal
           0 unreadable
           1 findings
           1 nifu
$ for i in 1 2 3 4; do kifu check --format=ndjson --fail-on=note --ignore=result --shard=$i/4 testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/legality/nifu.kifu >$i; done; for f in "1 2 3 4" "4 2 1 3" one; do kifu summary --as=ndjson $f | cksum; done | uniq | wc -l
1
$ kifu summary --as=ndjson 3 1 >31; kifu summary --as=ndjson 2 4 | kifu summary --as=ndjson 31 - >all; kifu summary --as=ndjson one | cmp - all; cat all
{"type":"summary","files":6,"games":10,"ok":9,"illegal":1,"unreadable":0,"findings":1,"rules":{"nifu":1}}
$ cat 1 2 3 4 31 | kifu summary | head -n 2
kifu: -: part 1/4 of the run came twice, also in -
kifu: -: part 3/4 of the run came twice, also in -
           9 files
          15 games
$ find testdata/csa/m*.csa testdata/kif/n*.kifu testdata/diag/legality/nifu*.kifu -print0 >list; kifu check --format=ndjson --files0-from list | kifu summary >one; if command -v parallel >/dev/null; then parallel --will-cite -0 -n 3 -j 2 kifu check --format=ndjson <list | kifu summary; else xargs -0 -n 3 kifu check --format=ndjson <list | kifu summary; fi | cmp - one
$ kifu check --format=ndjson --shard=2/4 testdata/csa/m*.csa | head -n 1 | sed 's/[0-9a-f]\{16\}/HASH/g; s/"version":"[^"]*"/"version":"V"/; s/^/> /'; kifu summary --as=ndjson 3 1 | sed 's/[0-9a-f]\{16\}/HASH/g; s/"version":"[^"]*"/"version":"V"/; s/^/> /'
> {"type":"run","version":"V","command":"check","shard":"2/4","rules":"jsa","arguments":"HASH","inputs":"HASH"}
> {"type":"run","version":"V","command":"check","rules":"jsa","arguments":"HASH","parts":["HASH:1/4","HASH:3/4"]}
> {"type":"summary","files":3,"games":5,"ok":5,"illegal":0,"unreadable":0,"findings":0,"rules":{},"digest":"HASH"}
$ kifu check --format=ndjson --fail-on=note --ignore=result testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/legality/nifu.kifu >one
[1]
$ >empty; for f in empty "one empty"; do kifu summary $f >/dev/null; done; tail -n +2 one >cut; kifu summary cut >/dev/null; sed '$d' one >cut; kifu summary cut >/dev/null; cat cut one | kifu summary >/dev/null
kifu: empty: empty: not even a run line
kifu: empty: empty: not even a run line
kifu: cut:1: no run line before this: the beginning is missing
kifu: cut: no summary at the end: the run was not completed
kifu: -:13: no summary before this run: the one before was not completed
kifu: -: part 1/1 of the run came twice, also in -
[2]
$ head -c 100 one >cut; kifu summary cut >/dev/null
kifu: cut:1: not a line of kifu's ndjson report
[2]
$ sed 2d one >cut; kifu summary cut >/dev/null; sed 's/"verdict":"ok"/"verdict":"illegal"/' one >cut; kifu summary cut >/dev/null; sed 's/"files":6/"files":7/' one >cut; kifu summary cut >/dev/null; sed '2p' one >cut; kifu summary cut >/dev/null; sed 's/$/\r/' one >crlf; kifu summary crlf | head -n 1
kifu: cut:12: a line of this run was changed, added or removed
kifu: cut:13: a line of this run was changed, added or removed
kifu: cut:13: a line of this run was changed, added or removed
kifu: cut:14: a line of this run was changed, added or removed
           6 files
$ kifu summary 1 2 4 >/dev/null; kifu summary 1 >/dev/null; kifu summary 4 2 1 3 2 >/dev/null; kifu summary one one >/dev/null; kifu summary one 3 >/dev/null; kifu summary 31 1 2 4 >/dev/null; kifu summary 31 2 4 | head -n 1
kifu: 4: part 3/4 of the run is missing
kifu: 1: parts 2 to 4 of 4 of the run are missing
kifu: 2: part 2/4 of the run came twice, also in 2
kifu: one: part 1/1 of the run came twice, also in one
kifu: 3: part 3/4 of the run came twice, also in one
kifu: 3: parts 1 to 2 of 4 of the run are missing
kifu: 3: part 4/4 of the run is missing
kifu: 1: part 1/4 of the run came twice, also in 31
           6 files
$ kifu check --format=ndjson --rules=csa --fail-on=note --ignore=result --shard=2/4 testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/legality/nifu.kifu >csa; kifu summary 1 csa 3 4 >/dev/null; sed 's/"version":"[^"]*"/"version":"9"/' one | kifu summary 1 2 3 4 - >/dev/null; kifu check --format=ndjson --shard=2/4 --fail-on=note --ignore=result testdata/csa/m*.csa >other; kifu summary 1 other 3 4 >/dev/null
kifu: csa:1: run with other options than the first
kifu: -:1: run by another version of kifu than the first
kifu: -:13: a line of this run was changed, added or removed
kifu: 1: part 1/4 of the run came twice, also in -
kifu: 3: part 2/4 of the run is missing
kifu: other: part 1/4 of the run is missing
kifu: other: parts 3 to 4 of 4 of the run are missing
[2]
$ kifu check --format=ndjson - <testdata/diag/legality/nifu.kifu >s; cat s s | kifu summary | head -n 2
           2 files
           2 games
$ echo '{"type":"summary","files":1}' | kifu summary >/dev/null
kifu: -:1: no run line before this: the beginning is missing
[2]
$ kifu check --format=ndjson gone 2>/dev/null | kifu summary | head -n 1
kifu: -:2: a file could not be checked
           0 files
$ kifu summary gone >/dev/null
kifu: gone: No such file or directory
[2]
$ kifu summary one >/dev/full
kifu: standard output: No space left on device
[2]
$ i=0; while [ $i -lt 1000 ]; do head -n 1 one; i=$((i + 1)); done | kifu summary >/dev/null
kifu: -:2: no summary before this run: the one before was not completed
kifu: -: no summary at the end: the run was not completed
kifu: -: part 1/1 of the run came twice, also in -
[2]

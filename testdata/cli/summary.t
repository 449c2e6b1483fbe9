kifu summary adds up several runs; shards and GNU parallel give the same result as one run.
$ kifu check --format=ndjson --fail-on=note --ignore=result testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/nifu.kifu >one; kifu summary one
           6 files
          10 games
           9 ok
           1 illegal
           0 unreadable
           1 findings
           1 nifu
$ for i in 1 2 3 4; do kifu check --format=ndjson --fail-on=note --ignore=result --shard=$i/4 testdata/csa/m*.csa testdata/csa/v1.csa testdata/diag/nifu.kifu >$i; done; for f in "1 2 3 4" "4 2 1 3" one; do kifu summary --as=ndjson $f; done | uniq | wc -l
1
$ kifu summary --as=ndjson 3 1 >31; kifu summary --as=ndjson 2 4 | kifu summary --as=ndjson 31 - >all; kifu summary --as=ndjson one | cmp - all; cat all
{"type":"summary","files":6,"games":10,"ok":9,"illegal":1,"unreadable":0,"findings":1,"rules":{"nifu":1}}
$ cat 1 2 3 4 31 | kifu summary | head -n 2
           9 files
          15 games
$ find testdata/csa/m*.csa testdata/kif/n*.kifu testdata/diag/nifu*.kifu -print0 >list; kifu check --format=ndjson --files0-from list | kifu summary --as=ndjson >one; if command -v parallel >/dev/null; then parallel --will-cite -0 -n 3 -j 2 kifu check --format=ndjson <list | kifu summary --as=ndjson; else xargs -0 -n 3 kifu check --format=ndjson <list | kifu summary --as=ndjson; fi | cmp - one
$ head -n 3 3 >cut; kifu summary cut >/dev/null
kifu: cut: no summary at the end: the run was not completed
[2]
$ head -c 100 3 >cut; kifu summary cut >/dev/null
kifu: cut:1: not a line of kifu's ndjson report
[2]
$ sed 2d 3 >cut; kifu summary cut >/dev/null
kifu: cut:4: summary does not match the games and findings before it
[2]
$ echo '{"type":"summary","files":1}' | kifu summary >/dev/null
kifu: -:1: summary without counts
[2]
$ kifu check --format=ndjson gone 2>/dev/null | kifu summary | head -n 1
kifu: -:1: a file could not be checked
           0 files
$ kifu summary gone >/dev/null
kifu: gone: No such file or directory
[2]
$ kifu summary one >/dev/full
kifu: standard output: No space left on device
[2]

--baseline, --write-baseline, and comments that suppress findings.
$ cp testdata/diag/legality/nifu.kifu a.kifu; cp testdata/diag/syntax/unknown-line.kifu b.kifu; kifu lint --ignore=result --write-baseline base.json a.kifu b.kifu; cat base.json
a.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
b.kifu:6:1: warning: unknown line: 銀 [unknown-line]
    6 | 銀
      | ^~
2 findings (1 error, 1 warning) in 2 games of 2 files.
{"type":"baseline","version":1,"findings":[
{"file":"a.kifu","rule":"nifu","print":"5d7482505f34309b:0","line":15,"message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77"},
{"file":"b.kifu","rule":"unknown-line","print":"1530293865280c57:0","line":6,"message":"unknown line: 銀"}
]}
$ kifu lint --ignore=result --baseline=base.json a.kifu b.kifu
No findings in 2 games of 2 files; 2 more in the baseline.
$ kifu check --baseline=base.json --lang=ja a.kifu b.kifu
2ファイル2局: 指摘なし、合法1局、反則あり1局、読み取り不可0局、ベースラインに1件。
$ sed '1i*a comment more' a.kifu >c.kifu; mv c.kifu a.kifu; sed 's/^銀$/  銀  /; $a金' b.kifu >c.kifu; mv c.kifu b.kifu; kifu lint --ignore=result --baseline=base.json --format=gcc --fail-on=warning a.kifu b.kifu
b.kifu:8:1: warning: unknown line: 金 [unknown-line]
[1]
$ kifu lint --ignore=result --baseline=base.json --format=ndjson a.kifu | tail -n 1
{"type":"summary","files":1,"games":1,"ok":0,"illegal":1,"unreadable":0,"findings":0}
$ kifu check --write-baseline=x.json --baseline=base.json a.kifu
kifu: --write-baseline has no effect with --baseline
Try 'kifu check --help'.
[2]
$ kifu check --baseline=gone.json a.kifu
kifu: gone.json: No such file or directory
[2]
$ mkdir d; kifu check --baseline=d a.kifu; kifu check --baseline=a.kifu a.kifu; kifu lint --format=json a.kifu >bad.json; kifu check --baseline=bad.json a.kifu
kifu: d: is a folder
kifu: a.kifu:1:1: not a baseline: invalid JSON: syntax error
kifu: bad.json:1:1: not a baseline: no "type":"baseline" (kifu check --write-baseline=FILE writes one)
[2]
$ printf '{"type":"baseline","findings":[\n{"file":"a","print":"x"},\n {"file":"b"}]}\n' >bad.json; kifu check --baseline=bad.json a.kifu; kifu check --lang=ja --baseline=bad.json a.kifu
kifu: bad.json:3:2: not a baseline: a finding must have a "file" and a "print"
kifu: bad.json:3:2: ベースラインではありません: 指摘には "file" と "print" が必要です
[2]
$ echo '{"type":"baseline"}' >bad.json; kifu check --baseline=bad.json a.kifu; echo '{' >bad.json; kifu check --baseline=bad.json a.kifu; : >bad.json; kifu check --baseline=bad.json a.kifu
kifu: bad.json:1:1: not a baseline: no "findings" array
kifu: bad.json:2:1: not a baseline: invalid JSON: unexpected end of the text
kifu: bad.json:1:1: not a baseline: invalid JSON: unexpected end of the text
[2]
$ kifu check --write-baseline=/dev/full testdata/diag/legality/nifu.kifu
kifu: /dev/full: No space left on device
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[2]
$ for j in 1 2 7; do kifu check -j$j --fail-on=note --format=gcc --write-baseline=b$j testdata/diag >/dev/null; cksum <b$j; kifu check -j$j --fail-on=note --format=gcc --baseline=b$j testdata/diag; done | sort -u | wc -l
1
$ awk '/打/ { print "# kifu: ignore nifu -- the record is right" } { print }' testdata/diag/legality/nifu.kifu >d.kifu; kifu lint --ignore=result d.kifu
d.kifu:12:16: warning: unused suppression: nifu [unused-suppression]
   12 | # kifu: ignore nifu -- the record is right
      |                ^~~~
1 finding (1 warning) in 1 game of 1 file.
$ awk '/打/ { print "# kifu: ignore legality, header\n#\n# more" } { print }' testdata/diag/legality/nifu.kifu >d.kifu; kifu lint --ignore=result d.kifu
d.kifu:12:16: warning: unused suppression: legality [unused-suppression]
   12 | # kifu: ignore legality, header
      |                ^~~~~~~~
d.kifu:12:26: warning: unused suppression: header [unused-suppression]
   12 | # kifu: ignore legality, header
      |                          ^~~~~~
d.kifu:18:26: warning: unused suppression: header [unused-suppression]
   18 | # kifu: ignore legality, header
      |                          ^~~~~~
3 findings (3 warnings) in 1 game of 1 file.
$ awk '/打/ { print "# kifu: ignore uchifuzume nifi" } { print }' testdata/diag/legality/nifu.kifu >d.kifu; kifu lint --ignore=result --format=gcc d.kifu
d.kifu:17:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
d.kifu:12:16: warning: unused suppression: uchifuzume [unused-suppression]
d.kifu:12:27: warning: unused suppression: nifi [unused-suppression]
d.kifu:16:16: warning: unused suppression: uchifuzume [unused-suppression]
d.kifu:16:27: warning: unused suppression: nifi [unused-suppression]
[1]
$ { echo '# kifu: ignore-file nifu'; cat testdata/diag/legality/nifu.kifu; echo '# kifu: ignore-file syntax'; } >d.kifu; kifu lint --ignore=result d.kifu
d.kifu:18:21: warning: unused suppression: syntax [unused-suppression]
   18 | # kifu: ignore-file syntax
      |                     ^~~~~~
1 finding (1 warning) in 1 game of 1 file.
$ printf "V2.2\nPI\n+\n' kifu: ignore nifu,bad-move\n+7775FU\n' kifu: ignore nifu\n%%TORYO\n" >e.csa; kifu lint --ignore=result --format=gcc e.csa; kifu check --select=unused-suppression --fail-on=note --format=gcc e.csa
e.csa:4:16: warning: unused suppression: nifu [unused-suppression]
e.csa:6:16: warning: unused suppression: nifu [unused-suppression]
e.csa:4:16: warning: unused suppression: nifu [unused-suppression]
e.csa:6:16: warning: unused suppression: nifu [unused-suppression]
[1]
$ printf "V2.2\nPI\n+\n'kifu: ignore wrong-side\n'* kifu: ignore bad-move\n+7775FU\n%%TORYO\n" >e.csa; kifu lint --ignore=result --format=gcc e.csa
e.csa:6:1: error: a pawn cannot move from 77 to 75 [bad-move]
e.csa:4:15: warning: unused suppression: wrong-side [unused-suppression]
[1]
$ { printf 'V2.2\nPI\n+\n'; yes "' kifu: ignore nifu,bad-move,header" | head -n 100000; printf '+7775FU\n%%TORYO\n'; } >f.csa; kifu lint --ignore=result --format=gcc f.csa | wc -l
1001
$ printf '%s\n' '手合割：平手' x '   1 ７六歩(77)' x y >twice.kifu; kifu lint --select unknown-line --write-baseline twice.json twice.kifu >/dev/null; cut -d, -f1-4 twice.json; printf 'x\n' >>twice.kifu; kifu lint --select unknown-line --fail-on=note --baseline twice.json --format=gcc twice.kifu; cp twice.kifu more.kifu; kifu lint --select unknown-line --write-baseline both.json twice.kifu more.kifu >/dev/null; cut -d, -f3 both.json | grep -c ':0"'
{"type":"baseline","version":1,"findings":[
{"file":"twice.kifu","rule":"unknown-line","print":"eb644e5ae49c5604:0","line":2
{"file":"twice.kifu","rule":"unknown-line","print":"eb644e5ae49c5604:1","line":4
{"file":"twice.kifu","rule":"unknown-line","print":"eb67745ae49ecc6d:0","line":5
]}
twice.kifu:6:1: warning: unknown line: x [unknown-line]
4

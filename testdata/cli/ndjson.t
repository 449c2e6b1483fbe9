kifu check --ndjson-in: one result line for each record line, whatever is wrong with it.
$ printf '%s\n' '{"id":"a.csa","text":"PI\n+\n+7776FU\n-3334FU\n%TORYO\n"}' | kifu check --ndjson-in
{"type":"result","id":"a.csa","status":0,"games":[{"type":"game","file":"a.csa","game":1,"format":"csa","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":2,"ending":"resign","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"665c178aade199b38ef98e56367e8c27"}],"findings":[],"failures":[]}
$ printf '%s\n' '{"id":"n","format":"kif","text":"   1 ７六歩(77)\n   2 投了\n","note":"others may add keys"}' | kifu check --ndjson-in
{"type":"result","id":"n","status":0,"games":[{"type":"game","file":"n","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"bd2e73bc3cdd67d059392d56c9b834de"}],"findings":[],"failures":[]}
$ b=$(base64 <testdata/diag/legality/nifu-cp932.kif | tr -d "\n"); echo "{\"id\":\"b.kif\",\"base64\":\"$b\"}" >b; kifu check --ndjson-in b
{"type":"result","id":"b.kif","status":1,"games":[{"type":"game","file":"b.kif","game":1,"format":"kif","encoding":"cp932","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"e6875e4f49ae2c6aa838d22bbeea69d3"}],"findings":[{"type":"finding","file":"b.kif","game":1,"line":15,"column":6,"ply":11,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77","message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"}],"failures":[]}
$ kifu check --ndjson-in --lang=ja b | grep -o '"message":"[^"]*"'
"message":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"
$ for end in "'" "'x" "'xx"; do printf '{"id":"a","format":"csa","base64":"%s"}\n' $(printf "PI\n+\n+7776FU\n%%TORYO\n$end" | base64); done | tee pad | sed 's/.*[^=]\(=*"}\)/\1/'; kifu check --ndjson-in pad | uniq -c
"}
=="}
="}
      3 {"type":"result","id":"a","status":0,"games":[{"type":"game","file":"a","game":1,"format":"csa","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"bd2e73bc3cdd67d059392d56c9b834de"}],"findings":[],"failures":[]}
$ printf '%s\n' 'not json' '' '[]' '{"id":"c"' '{"id":"d","format":"nope","text":""}' '{"id":"e","base64":"QUJ"}' '{"id":"f","base64":"Q U="}' '{"id":"g"}' '{"id":7,"text":""}' '{"id":"h","text":"","base64":""}' '{"id":"i","id":"j","text":""}' '{"text":"x"} y' >bad; kifu check --ndjson-in bad; wc -l <bad
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":"d","status":2,"games":[],"findings":[],"failures":["unknown format"]}
{"type":"result","id":"e","status":2,"games":[],"findings":[],"failures":["not base64"]}
{"type":"result","id":"f","status":2,"games":[],"findings":[],"failures":["not base64"]}
{"type":"result","id":"g","status":2,"games":[],"findings":[],"failures":["neither text nor base64"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["id, format, text and base64 must be strings"]}
{"type":"result","id":"h","status":2,"games":[],"findings":[],"failures":["both text and base64"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
12
$ { seq -f '{"id":"%g","format":"usi","text":"startpos moves 7g7f"}' 1 500; printf '{"id":"long","format":"csa","text":"PI\\n+\\n'; seq -f "'%040g\\n" 800 | tr -d '\n'; printf '"}\n'; seq -f '{"id":"%g","format":"usi","text":"startpos"}' 502 900; printf '\n{"id":"902","format":"usi","text":""}'; } >many; for j in 1 2 5; do kifu check -j$j --ndjson-in many | sed 's/.*"id":"*\([^",]*\).*/\1/' >ids; seq 902 | sed 's/^501$/long/; s/^901$/null/' | cmp - ids; done; wc -l <ids
902
$ printf '{"id":"last","format":"usi","text":"position startpos"}' | kifu check --ndjson-in
{"type":"result","id":"last","status":0,"games":[{"type":"game","file":"last","game":1,"format":"usi","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":0,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"25b30c645a1aad0aa96bed1157444a5f"}],"findings":[],"failures":[]}
$ printf '{"id":"\\u0000\\n\\u001b","format":"usi","text":"position startpos"}' | kifu check --ndjson-in | grep -o '"id":[^,]*'
"id":"\u0000\n\u001b"
$ head -c 33600000 /dev/zero | tr '\0' 'x' >long; { echo '{"id":"k","text":""}'; cat long; echo; echo '{"id":"l","text":""}'; cat long; } | kifu check --ndjson-in | grep -o '"id":[^,]*\|"failures":.*'
"id":"k"
"failures":[]}
"id":null
"failures":["line longer than 32 MiB"]}
"id":"l"
"failures":[]}
"id":null
"failures":["line longer than 32 MiB"]}
$ mkfifo in out; timeout 60 kifu check -j2 --ndjson-in <in >out & exec 3>in 4<out; for i in 1 2 3; do echo "{\"id\":\"$i\",\"format\":\"usi\",\"text\":\"position startpos moves 7g7f\"}" >&3; read -r line <&4; echo "$line" | grep -o '"id":[^,]*,"status":.'; done; exec 3>&-; wait $!; echo $?
"id":"1","status":0
"id":"2","status":0
"id":"3","status":0
0
$ printf '%s\n' '{"id":"x","format":"usi","text":"position startpos moves 7g7e"}' >x; kifu check --ndjson-in b x gone b | grep -o '"id":[^,]*,"status":.'; kifu check --ndjson-in gone >/dev/null
kifu: gone: No such file or directory
"id":"b.kif","status":1
"id":"x","status":1
"id":"b.kif","status":1
kifu: gone: No such file or directory
[2]
$ kifu check --ndjson-in --format=gcc:report b x >/dev/null; cat report
b.kif:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
x:1:25: error: a pawn cannot move from 7g to 7e [bad-move]
$ kifu check --ndjson-in --format=gcc b
kifu: two reports to standard output: write one to a file (--format=FORMAT:FILE)
Try 'kifu check --help'.
[2]
$ kifu check --ndjson-in --shard=1/2 b
kifu: --shard has no effect with --ndjson-in
Try 'kifu check --help'.
[2]
$ kifu check --ndjson-in b >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu check --ndjson-in b x bad | kifu summary
kifu: -:3: a file could not be checked
kifu: -:4: a file could not be checked
kifu: -:5: a file could not be checked
kifu: -:6: a file could not be checked
kifu: -:7: a file could not be checked
kifu: -:8: a file could not be checked
kifu: -:9: a file could not be checked
kifu: -:10: a file could not be checked
kifu: -:11: a file could not be checked
kifu: -:12: a file could not be checked
kifu: -:13: a file could not be checked
kifu: -:14: a file could not be checked
           2 files
           2 games
           0 ok
           2 illegal
           0 unreadable
           2 findings
           1 bad-move
           1 nifu
[2]
$ head -n 2 b >p1; cat x x >p2; for i in 1 2; do kifu check --ndjson-in --part=$i/2 p$i >r$i; done; sed 's/[0-9a-f]\{16\}/HASH/g; s/"version":"[^"]*"/"version":"V"/; s/"games".*findings":\[.*/.../; s/^/> /' r2; kifu summary r2 r1
> {"type":"run","version":"V","command":"check","shard":"2/2","rules":"jsa","arguments":"HASH","inputs":null}
> {"type":"result","id":"x","status":1,...
> {"type":"result","id":"x","status":1,...
> {"type":"summary","files":2,"games":2,"ok":0,"illegal":2,"unreadable":0,"findings":2,"digest":"HASH"}
           3 files
           3 games
           0 ok
           3 illegal
           0 unreadable
           3 findings
           2 bad-move
           1 nifu
$ kifu check --ndjson-in b x x >all; for f in "r1 r2" all; do kifu summary --as=ndjson $f | sed -n 's/,"digest.*//; 2p'; done
{"type":"summary","files":3,"games":3,"ok":0,"illegal":3,"unreadable":0,"findings":3,"rules":{"bad-move":2,"nifu":1}
{"type":"summary","files":3,"games":3,"ok":0,"illegal":3,"unreadable":0,"findings":3,"rules":{"bad-move":2,"nifu":1}
$ kifu check --ndjson-in --part=1/2 <p1 | cmp - r1
$ kifu summary r1 >/dev/null; kifu summary r1 r1 r2 >/dev/null; sed 2d r2 | kifu summary r1 - >/dev/null; head -n 2 r2 | kifu summary r1 - >/dev/null; head -c 150 r2 | kifu summary r1 - >/dev/null; sed 1d r2 | kifu summary r1 - >/dev/null
kifu: r1: part 2/2 of the run is missing
kifu: r1: part 1/2 of the run came twice, also in r1
kifu: -:3: a line of this run was changed, added or removed
kifu: -: no summary at the end: the run was not completed
kifu: -:2: not a line of kifu's ndjson report
kifu: -: no summary at the end: the run was not completed
kifu: -:3: no run line before this: the beginning is missing
kifu: r1: part 2/2 of the run is missing
[2]
$ kifu check --ndjson-in --part=1/1 </dev/null | kifu summary
           0 files
           0 games
           0 ok
           0 illegal
           0 unreadable
           0 findings
$ kifu check --part=1/2 b; kifu check --ndjson-in --part=3/2 b
kifu: --part needs --ndjson-in
Try 'kifu check --help'.
kifu: --part takes I/N, with I from 1 (or 0) to N, not '3/2'
Try 'kifu check --help'.
[2]
$ printf '%s\n' '{"id":"\ud800.csa","text":"PI\n+\n%TORYO\n"}' '{"id":"\udc80\udcff##x\ud83d\ude00.csa","text":"PI\n+\n%TORYO\n"}' '{"id":"\ud800\u0041.csa","text":"\ud800"}' >lone.ndjson; for c in check 'convert -t csa'; do kifu $c --ndjson-in lone.ndjson | cut -d, -f 1-3; done
{"type":"result","id":"\ud800.csa","status":0
{"type":"result","id":"\udc80\udcff#\u0023x😀.csa","status":0
{"type":"result","id":"\ud800A.csa","status":1
{"type":"result","id":"\ud800.csa","status":0
{"type":"result","id":"\udc80\udcff#\u0023x😀.csa","status":0
{"type":"result","id":"\ud800A.csa","status":1
$ python3 -c 'import json, os; a = b"\xc4\xe3\x80.csa"; print(json.dumps({"id": os.fsdecode(a), "text": "PI\n+\n%TORYO\n"}))' >py.ndjson; kifu check --ndjson-in py.ndjson | python3 -c 'import json, os, sys; print(os.fsencode(json.load(sys.stdin)["id"]))'
b'\xc4\xe3\x80.csa'

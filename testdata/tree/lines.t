convert --ndjson-in answers each line with a line: the record in the target's form, and the findings.
$ printf '{"id":"a.usi","text":"position startpos moves 7g7f 3c3d"}\n{"id":"b","format":"csa","text":"PI\\n+\\n+7776FU\\n/\\nPI\\n+\\n+2726FU\\n%%TORYO\\n"}\n{"id":"c","base64":"UEkKKworNzc3NUZVCg=="}\nx\n{"id":"d","text":""}\n' >in; kifu convert -t usi --ndjson-in in
{"type":"result","id":"a.usi","status":0,"games":[{"type":"game","file":"a.usi","game":1,"format":"usi","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":2,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"665c178aade199b38ef98e56367e8c27","not_written":null}],"findings":[],"failures":[],"text":"position startpos moves 7g7f 3c3d\n"}
{"type":"result","id":"b","status":0,"games":[{"type":"game","file":"b","game":1,"format":"csa","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"bd2e73bc3cdd67d059392d56c9b834de","not_written":null},{"type":"game","file":"b","game":2,"format":"csa","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"6d88bd445221a876dd7b0bd55c4f8e24","not_written":null}],"findings":[{"type":"finding","file":"b","game":2,"line":8,"column":1,"ply":2,"rule":"terminator-coerced","severity":"warning","message":"ending 'resignation' becomes 'no ending recorded' in usi","message_ja":"終局「投了」はusiでは「終局の記載なし」になります"}],"failures":[],"text":"position startpos moves 7g7f\nposition startpos moves 2g2f\n"}
{"type":"result","id":"c","status":1,"games":[{"type":"game","file":"c","game":1,"format":"csa","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":1,"ending":"none","winner":null,"verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"169ed791e60d622112b877d2b7396e5a","not_written":"illegal"}],"findings":[{"type":"finding","file":"c","game":1,"line":3,"column":1,"ply":1,"rule":"bad-move","severity":"error","message":"a pawn cannot move from 77 to 75","message_ja":"歩は77から75へ動けません"}],"failures":[],"text":""}
{"type":"result","id":null,"status":2,"games":[],"findings":[],"failures":["not a JSON object"]}
{"type":"result","id":"d","status":1,"games":[{"type":"game","file":"d","game":1,"format":"","encoding":"utf-8","variant":null,"handicap":null,"plies":0,"ending":"none","winner":null,"verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null,"not_written":"no-game"}],"findings":[{"type":"finding","file":"d","game":1,"line":1,"column":1,"ply":null,"rule":"no-game","severity":"error","message":"no game found: empty file","message_ja":"棋譜が見つかりません: 空のファイル"}],"failures":[],"text":""}
$ kifu convert -t csa --on-illegal=truncate --on-loss=ignore --ndjson-in <in | tr ',' '\n' | grep '"text"\|not_written'
"not_written":null}]
"text":"V2.2\nPI\n+\n+7776FU\n-3334FU\n"}
"not_written":null}
"not_written":null}]
"text":"V2.2\nPI\n+\n+7776FU\n/\nV2.2\nPI\n+\n+2726FU\n%TORYO\n"}
"not_written":null}]
"text":"V2.2\nPI\n+\n"}
"not_written":"no-game"}]
"text":""}
$ echo '{"id":"k.usi","text":"position startpos moves 7g7f"}' | kifu convert -t kif --to-encoding cp932 --ndjson-in | sed 's/.*"base64":"\([^"]*\)".*/\1/' | base64 -d | iconv -f CP932 -t UTF-8
手合割：平手　　
手数----指手--
   1 ７六歩(77)  

$ i=0; while [ $i -lt 300 ]; do sed "s/\"id\":\"/&$i-/" in; i=$((i + 1)); done >many; for j in 1 2 3; do kifu convert -j $j -t kif --ndjson-in many | cksum; done | sort -u | wc -l; kifu convert -t kif --ndjson-in many | wc -l
1
1500
$ for o in '-o x.csa' '-d d' --shard=1/2; do kifu convert -t csa --ndjson-in $o in 2>&1 | head -n 1; done
kifu: -o has no effect with --ndjson-in
kifu: -d has no effect with --ndjson-in
kifu: --shard has no effect with --ndjson-in

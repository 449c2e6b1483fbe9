The schemas themselves are tried by testdata/bin/schemas: here, that there are six, that no value is listed twice, and what a wrong name gives.
$ for f in ndjson json table ndjson-in dedup diff standings; do kifu schema $f | sed -n 2p; done
"title":"kifu 0.1.0: ndjson",
"title":"kifu 0.1.0: json",
"title":"kifu 0.1.0: table",
"title":"kifu 0.1.0: ndjson-in",
"title":"kifu 0.1.0: dedup",
"title":"kifu 0.1.0: diff",
"title":"kifu 0.1.0: standings",
$ kifu schema ndjson | grep -o '^"winner".*'
"winner":{"anyOf":[{"enum":["black","white"]},{"type":"null"}]},
$ kifu schema table | grep -o '"verdict":.*'
"verdict":{"anyOf":[{"enum":["ok","illegal","unreadable"]},{"type":"null"}],"description":"ok, illegal or unreadable"},"errors":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of findings with severity error"},"warnings":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of warnings"},"notes":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of notes"},"key":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{32}$"},{"type":"null"}],"description":"32 digits: the same for the same start and main line; empty if words of it are no move"},"start":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"start position as SFEN"},"final":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"position after the last move of the main line, as SFEN"},"moves":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"moves of the main line as USI writes them"},"ply":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}],"description":"--each=move: number of the move in the main line, from 1"},"side":{"anyOf":[{"enum":["black","white"]},{"type":"null"}],"description":"who moved: black or white"},"usi":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"the move as USI writes it"},"ki2":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"the move as people write it: ▲７六歩"},"time":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"seconds for the move, as far as the record says"},"clock":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"seconds that this side has used up to the move and for it"},"score":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"what an engine's comment says of the position after the move: centipawns, as black's"},"mate":{"anyOf":[{"type":"string","pattern":"^([+-]|-?[0-9]+)$"},{"type":"null"}],"description":"the same of a mate: number of moves, negative if white mates; + or -: not known how many"},"depth":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"depth of the engine's search (深さ)"},"nodes":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"nodes that it searched (ノード数)"},"pv":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"its principal variation as USI writes it, as far as it can be played"},"check":{"anyOf":[{"enum":[0,1]},{"type":"null"}],"description":"1 if the move gives check, otherwise 0"},"capture":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"the piece that it captures, as its letter in SFEN without a side: P, +R"},"promotion":{"anyOf":[{"enum":[0,1]},{"type":"null"}],"description":"1 if it promotes, 0 if it declines to; empty: it cannot"},"position-key":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{32}$"},{"type":"null"}],"description":"32 digits: the same for the same position before the move, hands and turn included"},"sfen":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"position before the move as SFEN, which --position takes; its number is that of the move"}}}
$ for f in ndjson json table ndjson-in dedup diff; do kifu schema $f; done | grep -o '"enum":[^]]*' | while read -r list; do echo "$list" | grep -o '"[^"]*"' | sort | uniq -d; done
$ kifu schema tabel
kifu: no schema of 'tabel' (did you mean table?)
Try 'kifu schema --help'.
[2]
$ kifu schema tabel --lang=ja
kifu: 'tabel' のスキーマはありません（もしかして: table）
'kifu schema --help' を参照してください。
[2]
$ kifu schema
kifu: name one of: ndjson, json, table, ndjson-in, dedup, diff, standings
Try 'kifu schema --help'.
[2]

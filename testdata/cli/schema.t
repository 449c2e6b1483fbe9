The schemas themselves are tried by testdata/bin/schemas: here, that there are six, that no value is listed twice, and what a wrong name gives.
$ for f in ndjson json table ndjson-in dedup diff; do kifu schema $f | sed -n 2p; done
"title":"kifu 0.1.0: ndjson",
"title":"kifu 0.1.0: json",
"title":"kifu 0.1.0: table",
"title":"kifu 0.1.0: ndjson-in",
"title":"kifu 0.1.0: dedup",
"title":"kifu 0.1.0: diff",
$ kifu schema ndjson | grep -o '^"winner".*'
"winner":{"anyOf":[{"enum":["black","white"]},{"type":"null"}]},
$ kifu schema table | grep -o '"verdict":.*'
"verdict":{"anyOf":[{"enum":["ok","illegal","unreadable"]},{"type":"null"}],"description":"ok, illegal or unreadable"},"errors":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of findings with severity error"},"warnings":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of warnings"},"notes":{"anyOf":[{"type":"number"},{"type":"null"}],"description":"number of notes"},"key":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{32}$"},{"type":"null"}],"description":"32 digits: the same for the same start and main line; empty if words of it are no move"},"start":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"start position as SFEN"},"final":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"position after the last move of the main line, as SFEN"},"moves":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"moves of the main line as USI writes them"}}}
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
kifu: name one of: ndjson, json, table, ndjson-in, dedup, diff
Try 'kifu schema --help'.
[2]

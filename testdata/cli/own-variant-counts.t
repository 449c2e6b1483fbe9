Five games that users could write as files have the counts that other programs have (testdata/oracle/own-perft.tsv).

$ grep -v '^#' testdata/oracle/own-perft.tsv | while IFS='	' read -r name counts; do echo "$counts" | tr '\t' '\n' | while read -r depth count who; do kifu perft --variant testdata/oracle/own/$name.ini $depth 2>/dev/null | sed "s/^$count\$/$name $depth: the same/"; done; done
makruk 1: the same
makruk 2: the same
makruk 3: the same
makruk 4: the same
ai-wok 1: the same
ai-wok 2: the same
ai-wok 3: the same
ai-wok 4: the same
shatranj 1: the same
shatranj 2: the same
shatranj 3: the same
shatranj 4: the same
courier 1: the same
courier 2: the same
courier 3: the same
courier 4: the same
checkmini 1: the same
checkmini 2: the same
checkmini 3: the same
checkmini 4: the same

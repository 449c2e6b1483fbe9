Large files are read in chunks of half a MiB, which several workers share: the output stays the same.
The encoding is detected from the first text that is not ASCII, even after the first MiB.  Comments
that suppress findings apply to the line after them, ignore-file from its game on.  Of a file's text
10,000 findings are reported, wherever they are.
$ echo 'printf "V2.2\nN+$1\nN-b\nPI\n+\n+7776FU\n$2\n%%TORYO\n/\n"' >game; echo 'LC_ALL=C awk -v n="$2" "BEGIN { RS = \"\001\" } { while (i++ < n) printf \"%s\", \$0 }" "$1"' >times
$ sh game a "-3334FU\n'$(head -c 1000 /dev/zero | tr '\0' x)" >plain; sh times plain 1500 >ascii
$ { cat ascii; sh game 甲 -3334FU | iconv -f UTF-8 -t EUC-JP; cat ascii; sh game 乙乙 +3334FU | iconv -f UTF-8 -t EUC-JP; sh game '\377' -3334FU; } >late.csa; wc -c <late.csa | tr -d ' '
3135133
$ kifu lint --format=gcc late.csa
late.csa:30016:1: error: the pawn on 33 belongs to the other side [wrong-side]
late.csa:30020:3: error: byte FF is not valid euc-jp [invalid-bytes]
[1]
$ kifu convert -t usi --on-loss=ignore --on-illegal=keep late.csa | grep -c 'moves 7g7f'
late.csa:30016:1: error: the pawn on 33 belongs to the other side (move 2) [wrong-side]
late.csa:30020:3: error: byte FF is not valid euc-jp [invalid-bytes]
3003
$ for j in 1 2 3; do kifu check -j$j --fail-on=note --format=ndjson late.csa | cksum; done | uniq | wc -l | tr -d ' '
1
$ { cat ascii; printf "' kifu: ignore unknown-line\njunk\n"; sh game c -3334FU; printf 'junk\n'; sh game d -3334FU; cat ascii; printf "'kifu: ignore-file wrong-side\n' kifu: ignore nifu\n"; sh game f +3334FU; cat ascii; sh game g +3334FU; } >comments.csa
$ kifu lint --format=gcc comments.csa
comments.csa:15012:1: warning: unknown line: junk [unknown-line]
comments.csa:30023:16: warning: unused suppression: nifu [unused-suppression]
$ for j in 1 2 3; do kifu check -j$j --fail-on=note --format=ndjson comments.csa | cksum; done | uniq | wc -l | tr -d ' '
1
$ sh game '\377' -3334FU >bad; sh times bad 12000 >bad.csa; cat ascii >>bad.csa; kifu check --format=gcc bad.csa 2>&1 >/dev/null
kifu: bad.csa: too many findings: 2000 more not reported
[2]
$ for j in 1 2 3; do kifu check -j$j --format=ndjson bad.csa 2>&1 | cksum; done | uniq | wc -l | tr -d ' '
1

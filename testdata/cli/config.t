kifu.ini: the nearest above each input, then the user's; profiles; the command line takes precedence.
$ mkdir -p a/b/c d; cp testdata/diag/legality/nifu.kifu a/b/c; cp testdata/diag/legality/nifu.kifu d; cp testdata/diag/syntax/unknown-line.kifu a; printf '; ours\nignore = nifu, result\n[profile strict]\nseverity = unknown-line=error\nfail-on=note\n' >a/kifu.ini
$ kifu lint --format=gcc --ignore=result a/b/c/nifu.kifu d/nifu.kifu a/unknown-line.kifu
d/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
[1]
$ kifu lint --format=gcc --ignore=result --profile=strict a/b/c/nifu.kifu a/unknown-line.kifu
a/unknown-line.kifu:6:1: error: unknown line: 銀 [unknown-line]
[1]
$ for j in 1 2 4; do kifu check -j$j --format=gcc a d; done | sort | uniq -c
      3 d/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
$ cd a/b; kifu lint --format=gcc c/nifu.kifu; kifu lint --format=gcc c/../c/nifu.kifu; kifu lint --format=gcc --severity nifu=note c/nifu.kifu; kifu lint --format=gcc - <c/nifu.kifu
c/nifu.kifu:15:6: note: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
$ kifu check --format=gcc --config= a d
a/b/c/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
d/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ printf 'select=legality\n' >other.ini; kifu lint --format=gcc --config other.ini a/unknown-line.kifu d/nifu.kifu
d/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ kifu lint --format=gcc --config other.ini --select syntax a/unknown-line.kifu d/nifu.kifu
a/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
$ mkdir -p home/kifu; echo 'ignore=legality,result' >home/kifu/kifu.ini; XDG_CONFIG_HOME=home kifu check d; XDG_CONFIG_HOME=home kifu check --format=gcc --profile=none d
No findings in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
kifu: no profile 'none' in the settings
[2]
$ printf 'fail-on=note\nfoo=1\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:2: unknown key (select, ignore, severity, fail-on, rules, encoding, include, exclude, variant or lang): foo
[2]
$ printf 'fail-on=never\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:1: fail-on must be one of error|warning|note, not 'never'
[2]
$ printf 'ignore=nifi\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:1: unknown rule or group 'nifi' (did you mean nifu?)
[2]
$ printf '[rules]\nignore=nifu\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:1: unknown section (use [profile NAME] or [rule NAME])
[2]
$ printf 'ignore\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:1: syntax error
[2]
$ printf '[profile x\n' >bad.ini; kifu check --config bad.ini d
kifu: bad.ini:1: syntax error
[2]
$ kifu check --config gone.ini d
kifu: gone.ini: No such file or directory
[2]
$ cp testdata/kif/lance.kifu l.kifu; mkfifo settings; timeout 10 kifu lint --config settings l.kifu
kifu: settings: nothing writes to this pipe
[2]
$ { echo ignore=nifu; sleep 0.2; echo select=no-such-rule; } | timeout 10 kifu lint --config /dev/fd/0 l.kifu
kifu: /dev/fd/0:2: unknown rule or group 'no-such-rule'
[2]
$ printf 'ignore=nifu\n' | timeout 10 kifu check --config /dev/fd/0 testdata/diag/legality/nifu.kifu
No findings in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
$ mkdir s; cp testdata/diag/legality/nifu.kifu s; printf 'ignore = nifu\nseverity = result=note\n' >s/kifu.ini; kifu lint --format=gcc s; kifu lint --format=gcc --select=nifu s; kifu lint --format=gcc --ignore=result s
s/nifu.kifu:16:6: note: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
s/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
$ mkdir w w/r w/old; printf 'rules = floodgate\nlang = ja\ninclude = *.txt\ninclude = *.kif\nexclude = old\nencoding = cp932\n[profile en]\nlang = en\n' >w/kifu.ini; printf '手数----指手\n1 ７六歩(77)\n2 投了\n' | iconv -f utf-8 -t cp932 >w/r/a.txt; cp w/r/a.txt w/r/b.kif; cp w/r/a.txt w/old/c.txt; cd w; kifu check --verbose . 2>&1 | grep -v '^kifu'; kifu check --profile=en .; kifu check --lang=en --include='*.kif' .; kifu check --config= .; kifu check --config=r/../kifu.ini r/a.txt; cd r; kifu check --exclude=a.txt .; cat ../kifu.ini | kifu check --config=/dev/stdin .
./r/a.txt: kif（1行目のKIFの「手数----指手」の行から判断: 手数----指手）; cp932（--encoding か kifu.ini の指定）
./r/b.kif: kif（拡張子と1行目のKIFの「手数----指手」の行から判断: 手数----指手）; cp932（--encoding か kifu.ini の指定）
2ファイル2局: 指摘なし、合法2局、反則あり0局、読み取り不可0局、対象外1ファイル。
No findings in 2 games of 2 files: 2 ok, 0 illegal, 0 unreadable; 1 other file skipped.
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 2 other files skipped.
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 3 other files skipped.
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
2ファイル2局: 指摘なし、合法2局、反則あり0局、読み取り不可0局。
$ cd w; for l in 'rules = foo' 'langg = ja' 'lang = fr' 'encoding = utf9'; do printf '\n\n%s\n' "$l" >kifu.ini; kifu check r 2>&1 | sed 's/[^ ]*\/kifu/kifu/'; done; printf 'select = nifu\nlang = ja\n' | kifu check --config=/dev/stdin r/b.kif
kifu: kifu.ini:3: unknown rule set 'foo' (one of jsa, amateur, csa, floodgate, 81dojo, shogi24, shogiwars, try, try-entered, jsa-plain)
kifu: kifu.ini:3: unknown key (select, ignore, severity, fail-on, rules, encoding, include, exclude, variant or lang): langg
kifu: kifu.ini:3: lang must be one of en|ja, not 'fr'
kifu: kifu.ini:3: unknown encoding 'utf9' (did you mean utf-8?)
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。

kifu.ini: the settings of a run, from the working directory or --config; the command line takes precedence.
$ mkdir -p w/r w/old; cd w; printf '手数----指手\n1 ７六歩(77)\n2 投了\n' | iconv -f utf-8 -t cp932 | tee r/a.txt r/b.kif >old/c.txt; cp ../testdata/explain/unnoticed-foul.wrong.csa foul.csa; cp ../testdata/diag/result/false-declaration-draw.csa declared.csa; printf 'V2.2\nPI\n+\n+7775FU\n' >bad.csa; ls r old
old:
c.txt

r:
a.txt
b.kif
$ cd w; printf 'include = *.txt\n' >kifu.ini; for c in lint check table dedup 'convert -t csa' show; do echo "--- $c"; kifu $c r 2>&1 | grep -v '^ \|[|+]'; done; echo; kifu table --columns=file --include='*.kif' r; kifu table --columns=file --config= r
--- lint
No findings in 1 game of 1 file; 1 other file skipped.
--- check
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 1 other file skipped.
--- table
file     game  date  event  black  white  handicap  plies  ending  winner  verdict
r/a.txt     1                             hirate        1  resign  black   ok
--- dedup
0 repetitions in 1 game of 1 file.
--- convert -t csa
Wrote 1 of 1 game in 1 file; 1 other file skipped.
V2.2
PI
%TORYO
--- show
△White  in hand: none
▲Black  in hand: none
* move 1: ▲７六歩, white to move

file
r/b.kif
file
r/b.kif
$ cd w; printf 'include = *.txt\ninclude = *.kif\nexclude = a.*\nexclude = c.*\n' >kifu.ini; kifu table --columns=file .; kifu table --columns=file --exclude=r .; cd r; kifu table --columns=file ..
file
./r/b.kif
file
./old/c.txt
file
../r/b.kif
$ cd w; printf 'encoding = utf-16le\n' >kifu.ini; kifu lint --format=gcc r/b.kif; kifu show r/b.kif; kifu diff r/b.kif r/b.kif; kifu convert -t csa r/b.kif; kifu convert --encoding=cp932 -t csa r/b.kif; kifu table --columns=encoding --config= r/b.kif
r/b.kif:1:17: error: byte 0A is not valid utf-16le [invalid-bytes]
r/b.kif:1:1: error: no game found: 钐ⴭⴭ瞎ㄊ舠顖镚⣠㜷਩′誓릗� [no-game]
kifu: r/b.kif: game 1 not shown: its start or its moves cannot be read (see kifu lint)
kifu: r/b.kif: game 1 cannot be read (see kifu lint)
kifu: r/b.kif: game 1 cannot be read (see kifu lint)
r/b.kif:1:17: error: byte 0A is not valid utf-16le [invalid-bytes]
r/b.kif:1:1: error: no game found: 钐ⴭⴭ瞎ㄊ舠顖镚⣠㜷਩′誓릗� [no-game]
V2.2
PI
+
+7776FU
%TORYO
encoding
cp932
$ cd w; printf 'rules = 81dojo\n' >kifu.ini; kifu lint --format=gcc foul.csa; kifu lint --format=ndjson foul.csa | head -n 1 | cut -d , -f 5; kifu lint --format=gcc --rules=jsa foul.csa; kifu show declared.csa | tail -n 3; kifu show --rules=jsa declared.csa | tail -n 3
foul.csa:4:1: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
foul.csa:7:1: note: unnoticed foul by black at move 1: by this rule set the result stands [unnoticed-foul]
"rules":"81dojo"
foul.csa:4:1: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
foul.csa:7:1: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
  end: declared win, black wins
  black: king in the promotion zone; pieces there (10): R 5, B 5, G×2 2, S×2 2, N×2 2, L×2 2; in hand: P×10 10; points: 28
  white: king in the promotion zone; pieces there (0): none; in hand: R 5, B 5, G×2 2, S×2 2, N×2 2, L×2 2, P×8 8; points: 26
    27-point rule. Rooks and bishops count 5 points, other pieces 1.
    Source: Japan Shogi Association, match rules (2024), article 9
    https://www.shogi.or.jp/match/taikyoku_rules/
$ cd w; printf 'lang = ja\n' >kifu.ini; kifu lint bad.csa; kifu check --format=json bad.csa | grep message; kifu check --format=junit bad.csa | grep 'failure message'; kifu convert -t csa bad.csa; kifu diff bad.csa foul.csa; kifu dedup .; kifu show bad.csa | tail -n 3; kifu check --lang=en bad.csa; kifu table gone
bad.csa:4:1: エラー: 歩は77から75へ動けません（1手目） [bad-move]
    4 | +7775FU
      | ^~~~~~~
1ファイル1局: 指摘1件（エラー1件）。
{"type":"finding","file":"bad.csa","game":1,"line":4,"column":1,"ply":1,"rule":"bad-move","severity":"error","message":"歩は77から75へ動けません","message_ja":"歩は77から75へ動けません"},
bad.csa:4:1: エラー: 歩は77から75へ動けません（1手目） [bad-move]
kifu: bad.csa: 第1局を出力しません: 反則があります（--on-illegal=keep ですべての手を、--on-illegal=truncate で反則の前までを出力します）
bad.csa:2:1: 初形: "平手"; foul.csa:1:1: "4k4/9/9/9/9/9/2P6/9/4K4 b P 1" [start]
bad.csa:4:1: 1手目: "+7775FU"; foul.csa:4:1: "+0075FU" [moves]
bad.csa:4:1: 終局: "終局の記載なし"; foul.csa:7:1: "投了" [ending]
1局: 相違3件。
4ファイル4局: 重複0局。
    駒が動けないマスへ動かしているか、途中の駒を飛び越えています。
    出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説
    https://www.shogi.or.jp/knowledge/shogi/05.html
bad.csa:4:1: error: a pawn cannot move from 77 to 75 (move 1) [bad-move]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
kifu: gone: そのようなファイルやディレクトリはありません
file  game  date  event  black  white  handicap  plies  ending  winner  verdict
[2]
$ cd w; printf '[profile en]\nlang = en\n[profile ja]\nlang = ja\n' >kifu.ini; kifu check --profile=ja r; kifu convert -t csa --profile=ja bad.csa; kifu dedup --profile=en r; kifu dedup --profile=no r; kifu show --profile=no bad.csa; kifu table --profile=no r; kifu table --profile=en --columns=plies r; kifu check --config= --profile=en r
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局、対象外1ファイル。
bad.csa:4:1: エラー: 歩は77から75へ動けません（1手目） [bad-move]
kifu: bad.csa: 第1局を出力しません: 反則があります（--on-illegal=keep ですべての手を、--on-illegal=truncate で反則の前までを出力します）
0 repetitions in 1 game of 1 file.
kifu: no profile 'no' in the settings
kifu: no profile 'no' in the settings
kifu: no profile 'no' in the settings
file     game  date  event  black  white  handicap  plies  ending  winner  verdict
r/b.kif     1                             hirate        1  resign  black   ok
plies
    1
kifu: no profile 'en' in the settings
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 1 other file skipped.
[2]
$ cd w; printf 'lang = ja\nselect = nifu\n' >kifu.ini; cat kifu.ini | kifu check --config=/dev/stdin bad.csa; cat kifu.ini | kifu convert --config=/dev/stdin -t csa bad.csa; cd r; kifu check .; kifu check --config=../r/../kifu.ini b.kif; cd /; kifu check "$OLDPWD/b.kif"
1ファイル1局: 指摘なし、合法0局、反則あり1局、読み取り不可0局。
bad.csa:4:1: エラー: 歩は77から75へ動けません（1手目） [bad-move]
kifu: bad.csa: 第1局を出力しません: 反則があります（--on-illegal=keep ですべての手を、--on-illegal=truncate で反則の前までを出力します）
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局、対象外1ファイル。
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ cd w; for l in 'rules = foo' 'langg = ja' 'lang = fr' 'encoding = utf9' '[run]'; do printf '\n\n%s\nlang = en\n' "$l" >kifu.ini; kifu convert -t csa foul.csa 2>&1 | sed 's/[^ ]*\/kifu/kifu/'; kifu check foul.csa 2>&1 | sed 's/[^ ]*\/kifu/kifu/' | tail -n 1; done; kifu convert -o new.csa foul.csa 2>/dev/null; ls -A | grep -c -e tmp -e new; printf 'rules = foo\n' >r/kifu.ini; rm kifu.ini; kifu check r 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:3: unknown rule set 'foo' (one of jsa, amateur, csa, floodgate, 81dojo, shogi24, shogiwars, try, try-entered, jsa-plain)
kifu: kifu.ini:3: unknown rule set 'foo' (one of jsa, amateur, csa, floodgate, 81dojo, shogi24, shogiwars, try, try-entered, jsa-plain)
kifu: kifu.ini:3: unknown key (select, ignore, severity, fail-on, rules, encoding, include, exclude, variant or lang): langg
kifu: kifu.ini:3: unknown key (select, ignore, severity, fail-on, rules, encoding, include, exclude, variant or lang): langg
kifu: kifu.ini:3: lang must be one of en|ja, not 'fr'
kifu: kifu.ini:3: lang must be one of en|ja, not 'fr'
kifu: kifu.ini:3: unknown encoding 'utf9' (did you mean utf-8?)
kifu: kifu.ini:3: unknown encoding 'utf9' (did you mean utf-8?)
kifu: kifu.ini:3: unknown section (use [profile NAME] or [rule NAME])
kifu: kifu.ini:3: unknown section (use [profile NAME] or [rule NAME])
0
kifu: kifu.ini:1: unknown rule set 'foo' (one of jsa, amateur, csa, floodgate, 81dojo, shogi24, shogiwars, try, try-entered, jsa-plain)
$ cd w; rm r/kifu.ini; ln -s real.ini kifu.ini; echo 'lang = ja' >real.ini; kifu show foul.csa 2>&1 | sed 's/[^ ]*\/kifu/kifu/'; rm kifu.ini; mkdir -p home/kifu; cp real.ini home/kifu/kifu.ini; XDG_CONFIG_HOME=home kifu check foul.csa; XDG_CONFIG_HOME=home kifu check --lang=en foul.csa
kifu: kifu.ini: not a regular file
foul.csa:4:1: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります（1手目） [nifu]
1ファイル1局: 指摘1件（エラー1件）、合法0局、反則あり1局、読み取り不可0局。
foul.csa:4:1: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 (move 1) [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]

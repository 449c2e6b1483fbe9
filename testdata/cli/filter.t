Which games: each filter chooses some and leaves out others, and is turned round by an exclamation mark.  ./t FILTER: the games chosen.
$ mkdir g; printf 'V2.2\nN+Sato Ken\nN-TANAKA\n$EVENT:Meijin Finals\n$SITE:Tokyo\n$START_TIME:2004/05/31 10:00\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n%%TORYO\n' >g/a.csa; printf '手合割：二枚落ち\n開始日時：2004年\n棋戦：名人戦\n下手：髙田\n上手：佐藤\n手数----指手\n1 ３四歩(33)\n2 ７六歩(77)\n3 中断\n\n手合割：平手\n開始日時：2004年2月\n終了日時：2004年3月1日\n先手：佐藤(1500)\n後手：sato\n手数----指手\n1 ７六歩(76)\n' >g/b.kifu; echo nothing >g/c.kif; printf 'position sfen 4k4/9/9/9/9/9/9/9/4K4 w P 5 moves 5a5b P*5d 5b6b\n' >g/d.usi
$ printf '#!/bin/sh\nkifu table --as=tsv --columns=file,game "$@" g 2>/dev/null | sed -n "s,^g/\\(.*\\)[.].*\\t,\\1,p" | tr "\\n" " "; echo\n' >t; chmod +x t; cat t; ./t
#!/bin/sh
kifu table --as=tsv --columns=file,game "$@" g 2>/dev/null | sed -n "s,^g/\(.*\)[.].*\t,\1,p" | tr "\n" " "; echo
a1 b1 b2 c1 d1 
$ ./t --player sato; ./t --player '!sato'; ./t --player '^tanaka$' --player sato; ./t --player '佐藤'; ./t --player '(*UCP)^\w+$'; ./t --player '!.'
a1 b2 
b1 c1 d1 
a1 
b1 b2 
a1 b1 b2 
c1 d1 
$ ./t --black sato; ./t --black '!sato'; ./t --white sato; ./t --white '!sato'; ./t --white 佐藤; ./t --black 髙田 --white 佐
a1 
b1 b2 c1 d1 
b2 
a1 b1 c1 d1 
b1 
b1 
$ ./t --event '名人|meijin'; ./t --event '!名人|meijin'; ./t --header Event=meijin; ./t --header '$EVENT=名人'; ./t --header '棋戦=!名人'; ./t --header '!棋戦=名人'; ./t --header 'SITE=^tokyo$'; ./t --header 'nothing='
a1 b1 
b2 c1 d1 
a1 
b1 
a1 b2 c1 d1 
a1 b2 c1 d1 
a1 

$ for d in 2004 2004-05 2004-02 2004-05-31 2004-05..2004-06 ..2004-05-30 2004-02-01..2004-02-29 2004-02-02.. 2004-01..2004-12 '!2004' '!2004-02' 1873..; do echo "$d: $(./t --date "$d")"; done
2004: a1 b1 b2 
2004-05: a1 
2004-02: b2 
2004-05-31: a1 
2004-05..2004-06: a1 
..2004-05-30: b2 
2004-02-01..2004-02-29: b2 
2004-02-02..: a1 
2004-01..2004-12: a1 b1 b2 
!2004: c1 d1 
!2004-02: a1 b1 c1 d1 
1873..: a1 b1 b2 
$ for n in 0 2 3 2..3 3.. ..2 '!3'; do echo "$n: $(./t --plies "$n")"; done; ./t --game 2; ./t --game '!1'; ./t --game 1..2
0: b2 
2: b1 
3: a1 d1 
2..3: a1 b1 d1 
3..: a1 d1 
..2: b1 b2 
!3: b1 b2 c1 
b2 
b2 
a1 b1 b2 c1 d1 
$ ./t --ending resign; ./t --ending 'resign, interrupted'; ./t --ending '!none'; ./t --winner black; ./t --winner white; ./t --winner black,none; ./t --winner '!black'
a1 
a1 b1 
a1 b1 c1 
a1 

a1 b1 b2 d1 
b1 b2 c1 d1 
$ for h in 二枚落ち ２枚落 two-piece '2 Pieces' 平手,Even other '!hirate,other'; do echo "$h: $(./t --handicap "$h")"; done
二枚落ち: b1 
２枚落: b1 
two-piece: b1 
2 Pieces: b1 
平手,Even: a1 b2 
other: d1 
!hirate,other: b1 c1 
$ ./t --verdict ok; ./t --verdict illegal; ./t --verdict unreadable; ./t --verdict '!ok'; ./t --verdict ok,illegal
a1 b1 d1 
b2 
c1 
b2 c1 
a1 b1 b2 d1 
$ p() { echo "$1: $(./t --position "$1")"; }; e=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL; p "$e"; p "$e w"; p "$e b - 7"; p "!$e"; p 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b -'; p 'sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1'; p 'lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w -'; p 'lnsgkgsnl/9/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w'; p '9/4k4/9/9/9/9/9/9/4K4 b P'; p '9/4k4/9/4P4/9/9/9/9/4K4'; p '9/4k4/9/4P4/9/9/9/9/4K4 w -'; p '9/4k4/9/4P4/9/9/9/9/4K4 w P'; p '9/3k5/9/4P4/9/9/9/9/4K4'
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL: a1 b2 
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w: 
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 7: a1 b2 
!lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL: b1 c1 d1 
lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b -: a1 
sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1: a1 
lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w -: 
lnsgkgsnl/9/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w: b1 
9/4k4/9/9/9/9/9/9/4K4 b P: d1 
9/4k4/9/4P4/9/9/9/9/4K4: d1 
9/4k4/9/4P4/9/9/9/9/4K4 w -: d1 
9/4k4/9/4P4/9/9/9/9/4K4 w P: 
9/3k5/9/4P4/9/9/9/9/4K4: d1 
$ printf '1 ７六歩(77)\n2 ３四歩(33)\n\n変化：1手\n1 ２六歩(27)\n' >v.kif; kifu table --as=tsv --columns=game --position 'lnsgkgsnl/1r5b1/ppppppppp/9/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL' v.kif; kifu table --as=tsv --columns=game --moves 2g2f v.kif; echo 'position sfen 12/12/12/12/12/12/5N6/12/12/12/12/K10k b - 1 moves 7g7f7g' >l.usi; kifu table --as=tsv --columns=game,plies --position '12/12/12/12/12/12/5N6/12/12/12/12/K10k w' l.usi
No game was chosen out of 1.
game
No game was chosen out of 1.
game
game	plies
1	1
$ ./t --moves 7g7f; ./t --moves '7g7f 3c3d  8h2b+'; ./t --moves '7g7f 3c3d 8h2b'; ./t --moves '!7g7f'; ./t --moves '5a5b P*5d'; ./t --moves '7g7f 3c3d 8h2b+ 3a2b'
a1 
a1 

b1 b2 c1 d1 
d1 

$ kifu check g; kifu check --black sato g; kifu check --verdict illegal g/b.kifu; kifu check --game 9 g
g/b.kifu:17:3: error: no piece on 76 [no-piece]
g/c.kif:1:1: error: no game found: nothing [no-game]
2 findings (2 errors) in 5 games of 4 files: 3 ok, 1 illegal, 1 unreadable.
No findings in 1 game of 4 files: 1 ok, 0 illegal, 0 unreadable; 4 other games not chosen.
g/b.kifu:17:3: error: no piece on 76 [no-piece]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable; 1 other game not chosen.
No game was chosen out of 5.
No findings in 0 games of 4 files: 0 ok, 0 illegal, 0 unreadable; 5 other games not chosen.
$ kifu lint --black sato g/b.kifu; kifu lint --lang=ja --black sato g/b.kifu
No game was chosen out of 2.
No findings in 0 games of 1 file; 2 other games not chosen.
2局のうち、選択された対局はありません。
1ファイル0局: 指摘なし、選択外2局。
$ kifu check --format=ndjson --verdict ok --event . g | sed 's/"arguments.*//; s/,"digest.*//' >one; kifu check --format=ndjson --verdict ok --event . g >two; cat one; kifu summary two; kifu summary --as=ndjson two | kifu summary
{"type":"game","file":"g/a.csa","game":1,"format":"csa","encoding":"ascii","variant":"shogi","handicap":"hirate","plies":3,"ending":"resign","winner":"black","verdict":"ok","date":"2004-05-31","event":"Meijin Finals","black":"Sato Ken","white":"TANAKA","key":"8e3504e87351f597609669e91a55d362"}
{"type":"game","file":"g/b.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"two-piece","plies":2,"ending":"interrupted","winner":null,"verdict":"ok","date":"2004","event":"名人戦","black":"髙田","white":"佐藤","key":"ebc80559e7b3be6559f1939315a17e73"}
{"type":"summary","files":4,"games":2,"ok":2,"illegal":0,"unreadable":0,"findings":0,"left_out_games":3
           4 files
           2 games
           2 ok
           0 illegal
           0 unreadable
           0 findings
           3 left_out_games
           4 files
           2 games
           2 ok
           0 illegal
           0 unreadable
           0 findings
           3 left_out_games
$ printf '{"id":"1","format":"usi","text":"position startpos moves 7g7f"}\n{"id":"2","format":"usi","text":"position startpos moves 2g2f"}\n' | kifu check --ndjson-in --moves 2g2f
{"type":"result","id":"1","status":0,"games":[],"findings":[],"failures":[]}
{"type":"result","id":"2","status":0,"games":[{"type":"game","file":"2","game":1,"format":"usi","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":1,"ending":"none","winner":null,"verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"6d88bd445221a876dd7b0bd55c4f8e24"}],"findings":[],"failures":[]}
$ printf '1 ７六歩(77)\r\n2 中断\r\n\r\n手合割：平手\n# kifu: ignore nifu\n1 ２六歩(27)\n2 中断\n' >m.kif; kifu lint --format=gcc m.kif; echo; kifu lint --format=gcc --game 2 m.kif; echo; kifu lint --format=gcc --game 1 m.kif
m.kif:1:3: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
m.kif:4:7: note: mixed line ends: LF here, CR LF before [mixed-eol]
m.kif:5:16: warning: unused suppression: nifu [unused-suppression]

m.kif:4:7: note: mixed line ends: LF here, CR LF before [mixed-eol]
m.kif:5:16: warning: unused suppression: nifu [unused-suppression]

m.kif:1:3: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
$ printf '# kifu: ignore-file nifu\n1 ７六歩(77)\n2 中断\n' >m.kif; kifu lint --format=gcc m.kif; kifu lint --format=gcc --game 1 m.kif
m.kif:2:3: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
m.kif:1:21: warning: unused suppression: nifu [unused-suppression]
m.kif:2:3: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
$ kifu convert -t usi g --plies 3; kifu convert -t usi --plies 3 g/*; kifu convert -t usi -o x.usi --plies 9 g/a.csa g/b.kifu; ls x.usi; kifu convert -t usi --event meijin <g/a.csa; kifu convert -t usi --event x <g/a.csa
g/a.csa:2:3: warning: headers cannot be written in usi: N+, N-, $EVENT, $SITE, $START_TIME [headers-dropped]
g/a.csa:12:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
Wrote 2 of 2 games in 4 files; 3 other games not chosen.
position startpos moves 7g7f 3c3d 8h2b+
position sfen 4k4/9/9/9/9/9/9/9/4K4 w P 5 moves 5a5b P*5d 5b6b
g/a.csa:2:3: warning: headers cannot be written in usi: N+, N-, $EVENT, $SITE, $START_TIME [headers-dropped]
g/a.csa:12:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
Wrote 2 of 2 games in 4 files; 3 other games not chosen.
position startpos moves 7g7f 3c3d 8h2b+
position sfen 4k4/9/9/9/9/9/9/9/4K4 w P 5 moves 5a5b P*5d 5b6b
Wrote 0 of 0 games in 2 files; 3 other games not chosen.
ls: cannot access 'x.usi': No such file or directory
-:2:3: warning: headers cannot be written in usi: N+, N-, $EVENT, $SITE, $START_TIME [headers-dropped]
-:12:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
position startpos moves 7g7f 3c3d 8h2b+
No game was chosen out of 1.
$ for o in --player=a\( --event='!名人[' --header=x --header='=x' --header='x=*' --date= --date=.. --date=2004-13 --date=2004-00 --date=2004-05-00 --date=2004-02-30 --date=2004.05 --date=2004-05.. --date=2005..2004 --date=x..2004 --plies=x --plies=3..2 --plies= --game=1-2 --ending=resing --ending=resign, --winner=nobody --winner= --handicap=三十枚落ち --handicap=loook --verdict=bad --position=lnsg/9 --position= --position='9/9/9/9/9/9/9/9/9 b - 1 moves 7g7f' --position=3/3/3 --moves=7g7 --moves=resign --moves=; do echo "$o: $(kifu check "$o" nofile 2>&1 | sed -n 1p)"; done
--player=a(: kifu: --player: invalid pattern: missing closing parenthesis at character 3 of 'a('
--event=!名人[: kifu: --event: invalid pattern: missing terminating ] for character class at character 4 of '名人['
--header=x: kifu: --header takes KEY=PATTERN, not 'x'
--header==x: kifu: --header takes KEY=PATTERN, not '=x'
--header=x=*: kifu: --header: invalid pattern: quantifier does not follow a repeatable item at character 1 of '*'
--date=: kifu: --date needs a date (2004, 2004-05 or 2004-05-01)
--date=..: kifu: --date needs a date (2004, 2004-05 or 2004-05-01)
--date=2004-13: kifu: --date: no such date: '2004-13' (write 2004, 2004-05 or 2004-05-01)
--date=2004-00: kifu: --date: no such date: '2004-00' (write 2004, 2004-05 or 2004-05-01)
--date=2004-05-00: kifu: --date: no such date: '2004-05-00' (write 2004, 2004-05 or 2004-05-01)
--date=2004-02-30: kifu: --date: no such date: '2004-02-30' (write 2004, 2004-05 or 2004-05-01)
--date=2004.05: kifu: nofile: No such file or directory
--date=2004-05..: kifu: nofile: No such file or directory
--date=2005..2004: kifu: --date: '2005..2004' ends before it begins
--date=x..2004: kifu: --date: no such date: 'x' (write 2004, 2004-05 or 2004-05-01)
--plies=x: kifu: --plies takes N or MIN..MAX, not 'x'
--plies=3..2: kifu: --plies takes N or MIN..MAX, not '3..2'
--plies=: kifu: --plies takes N or MIN..MAX, not ''
--game=1-2: kifu: --game takes N or MIN..MAX, not '1-2'
--ending=resing: kifu: --ending: unknown name 'resing' (did you mean resign?)
--ending=resign,: kifu: nofile: No such file or directory
--winner=nobody: kifu: --winner: unknown name 'nobody' (one of black, white, none, sente, gote, 先手, 後手, 下手, 上手)
--winner=: kifu: --winner: unknown name '' (one of black, white, none, sente, gote, 先手, 後手, 下手, 上手)
--handicap=三十枚落ち: kifu: --handicap: unknown name '三十枚落ち'
--handicap=loook: kifu: --handicap: unknown name 'loook'
--verdict=bad: kifu: --verdict: unknown name 'bad' (one of ok, illegal, unreadable)
--position=lnsg/9: kifu: --position: not a position at character 7 of 'lnsg/9'
--position=: kifu: --position: not a position at character 1 of ''
--position=9/9/9/9/9/9/9/9/9 b - 1 moves 7g7f: kifu: --position: not a position at character 25 of '9/9/9/9/9/9/9/9/9 b - 1 moves 7g7f'
--position=3/3/3: kifu: --position: no variant has a board of 3x3 squares
--moves=7g7: kifu: --moves: not a move of USI: '7g7'
--moves=resign: kifu: --moves: not a move of USI: 'resign'
--moves=: kifu: --moves needs a move
$ for o in --player=a\( --header=x --date= --date=2004-13 --date=2004-00 --date=2004-05-00 --date=2005..2004 --plies=x --ending=resing --handicap=loook --position=lnsg/9 --position=3/3/3 --moves=7g7 --moves=; do echo "$o: $(kifu table --lang=ja "$o" nofile 2>&1 | sed -n 1p)"; done
--player=a(: kifu: --player: パターンが不正です: missing closing parenthesis（3文字目:「a(」）
--header=x: kifu: --header には KEY=PATTERN を指定してください: 「x」
--date=: kifu: --date には日付（2004、2004-05、2004-05-01）が必要です
--date=2004-13: kifu: --date: 日付「2004-13」はありません（2004、2004-05、2004-05-01 のように指定してください）
--date=2004-00: kifu: --date: 日付「2004-00」はありません（2004、2004-05、2004-05-01 のように指定してください）
--date=2004-05-00: kifu: --date: 日付「2004-05-00」はありません（2004、2004-05、2004-05-01 のように指定してください）
--date=2005..2004: kifu: --date: 「2005..2004」は終わりが始まりより前です
--plies=x: kifu: --plies には N か MIN..MAX を指定してください: 「x」
--ending=resing: kifu: --ending: 「resing」という名前はありません（もしかして: resign）
--handicap=loook: kifu: --handicap: 「loook」という名前はありません
--position=lnsg/9: kifu: --position: SFENの7文字目が不正です: 「lnsg/9」
--position=3/3/3: kifu: --position: 3x3マスの盤を使う将棋はありません
--moves=7g7: kifu: --moves: USIの指し手ではありません: 「7g7」
--moves=: kifu: --moves には指し手が必要です
$ kifu convert -t csa --plies=x g/a.csa; kifu convert -t csa -0 nolist; kifu lint --player '(' g
kifu: --plies takes N or MIN..MAX, not 'x'
Try 'kifu convert --help'.
kifu: nolist: No such file or directory
kifu: --player: invalid pattern: missing closing parenthesis at character 2 of '('
Try 'kifu lint --help'.
[2]
$ kifu lint --fix --player sato g; kifu lint --diff --plies 3 g
kifu: --player cannot be used with --fix or --diff, which are about whole files
Try 'kifu lint --help'.
kifu: --plies cannot be used with --fix or --diff, which are about whole files
Try 'kifu lint --help'.
[2]
$ printf 'V2.2\nN+aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\nPI\n+\n+7776FU\n' >slow.csa; kifu check --black '^(a+)+$' slow.csa; kifu table --as=tsv --columns=game --black '!^(a+)+$' slow.csa; kifu convert -t usi --lang=ja --black '^(a+)+$' slow.csa
kifu: slow.csa: --black: a game was left out: the pattern takes too long for it
No game was chosen out of 1.
No findings in 0 games of 1 file: 0 ok, 0 illegal, 0 unreadable; 1 other game not chosen.
kifu: slow.csa: --black: a game was left out: the pattern takes too long for it
No game was chosen out of 1.
game
kifu: slow.csa: --black: パターンの照合に時間がかかりすぎるため、1局を除外しました
1局のうち、選択された対局はありません。
[2]
$ awk 'BEGIN { for (i = 0; i < 60000; i++) print "position startpos moves", i % 3 ? "7g7f 3c3d" : "2g2f 8c8d", i % 7 ? "" : "1g1f 3c3d" }' >big.usi; for j in 1 4; do kifu table -j$j --as=tsv --columns=game,moves --moves 2g2f --plies 4 big.usi | sha1sum; kifu check -j$j --format=ndjson --moves '!2g2f' big.usi | sha1sum; kifu table -j$j --as=tsv --columns=game,moves --game 59990.. big.usi | sha1sum; done | sort | uniq -c | awk '{ print $1 }'
2
2
2
$ mkdir r; cp g/a.csa r/a.csa; { cat g/a.csa; printf '/\nPI\n+\n+2726FU\n'; } >r/b.csa; cp g/a.csa r/c.csa; kifu dedup --moves 7g7f r; kifu dedup --rest0 --moves 7g7f r | tr '\0' '\n'; kifu dedup --moves 2g2f r
3 times the same game (plies: 3):
  r/a.csa:1: game 1
  r/b.csa:1: game 1
  r/c.csa:1: game 1
2 repetitions in 3 games of 3 files.
r/c.csa
0 repetitions in 1 game of 3 files.
$ printf '備考：a\n備考：b\n開始日時：2004/02\n   1 ７六歩(77)\n' >two.kif; for f in --header=備考=a --header=備考=b --header=備考=c --date=2004-02 --date=2004-02-01..2004-02-29 --date=2004-02-01..2004-02-28 --date=2004-02-02..2004-03 --date=2004; do kifu table --columns file $f two.kif 2>&1 | grep -c two.kif; done
1
1
0
1
1
0
0
1
$ printf '開始日時：2004\n   1 ７六歩(77)\n' >year.kif; for f in 2004 2004-01-01..2004-12-31 2004-01..2004-11 2004-01..2004-12-30; do kifu table --columns file --date $f year.kif 2>&1 | grep -c year.kif; done
1
1
0
0
[1]
$ printf '開始日時：1995/03/02\n先手：A\n後手：B\n   1 ７六歩(77)\n   2 投了\n' >w.kifu; for w in sente gote 先手 後手,none '!gote' 下手 白; do kifu table --columns=winner --winner "$w" w.kifu; done
winner
black
No game was chosen out of 1.
winner
winner
black
No game was chosen out of 1.
winner
winner
black
winner
black
kifu: --winner: unknown name '白' (one of black, white, none, sente, gote, 先手, 後手, 下手, 上手)
Try 'kifu table --help'.
[2]
$ for d in 平成7年 平成7年3月..1995 1995/03 1995..平成7年3月2日 平成8年 平成7年13月 1995-03..; do kifu table --columns=date --date "$d" w.kifu | tail -n 1; done
1995-03-02
1995-03-02
1995-03-02
1995-03-02
No game was chosen out of 1.
date
kifu: --date: no such date: '平成7年13月' (write 2004, 2004-05 or 2004-05-01)
Try 'kifu table --help'.
1995-03-02
$ printf '先手：山田　太郎九段\n後手：Ann  Lee\n手数----指手--\n   1 ７六歩(77)\n   2 投了\n' >name.kifu; for p in 山田太郎 '^山田　太' 山田.太郎 'ann lee' annlee '!山田太郎'; do echo "$p: $(kifu table --player="$p" --columns=black --as=tsv name.kifu 2>/dev/null | sed 1d)"; done; sed 's/山田　/山田/' name.kifu >again.kifu; kifu dedup --lang=en name.kifu again.kifu
山田太郎: 山田　太郎九段
^山田　太: 山田　太郎九段
山田.太郎: 山田　太郎九段
ann lee: 山田　太郎九段
annlee: 
!山田太郎: 
2 times the same game (plies: 1):
  name.kifu:1: game 1
  again.kifu:1: game 1
1 repetition in 2 games of 2 files.
[1]
$ e='?????????/?????????/?????????/?????????/?????????/??P??????/?????????/?????????/?????????'; for p in "$e" "$e w" "$e w *" "$e w P" "$e * *"; do kifu table --as=tsv --columns=file,game,passed --position "$p" g; done
file	game	passed
g/a.csa	1	1
g/b.kifu	1	2
file	game	passed
g/a.csa	1	1
g/b.kifu	1	2
file	game	passed
g/a.csa	1	1
g/b.kifu	1	2
No game was chosen out of 5.
file	game	passed
kifu: --position: not a position at character 91 of '?????????/?????????/?????????/?????????/?????????/??P??????/?????????/?????????/????????? * *'
Try 'kifu table --help'.
[2]

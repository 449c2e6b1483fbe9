kifu dedup: the same game in other formats, encodings, headers, with variations, comments and times; nothing else.
$ mkdir d; for f in kif csa jkf ki2 psn usi; do kifu convert -t $f --on-loss=ignore -o d/mini.$f testdata/kif/mini.kifu; done; kifu convert -t kif --to-encoding=utf-16 --on-loss=ignore -o d/mini16.kif testdata/kif/mini.kifu; sed 's/^先手：A/先手：髙田/; s/( 0:02[^)]*)//' testdata/kif/mini.kifu >d/name.kifu; printf 'V2.2\nPI\n+\n+7776FU\n-3334FU\n+8833UM\n%%TORYO\n' >d/other.csa; printf 'position startpos moves 7g7f 3c3d 8h2b\n' >d/unpromoted.usi; printf 'V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n%%CHUDAN\n' >d/cut.csa
$ kifu dedup d
8 times the same game (plies: 5):
  d/mini.csa:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.jkf:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.ki2:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.kif:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.psn:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.usi:1: game 1: black "", white "", ending "none", winner ""
  d/mini16.kif:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/name.kifu:1: game 1: black "髙田", white "B", ending "resign", winner "black"
7 repetitions in 11 games of 11 files.
[1]
$ kifu dedup --contained d
A game with which a longer one begins (plies: 3):
  d/cut.csa:1: game 1: white "", ending "interrupted", winner ""
  d/mini.csa:1: game 1 (plies: 5): white "B", ending "resign", winner "black"
8 times the same game (plies: 5):
  d/mini.csa:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.jkf:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.ki2:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.kif:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.psn:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/mini.usi:1: game 1: black "", white "", ending "none", winner ""
  d/mini16.kif:1: game 1: black "A", white "B", ending "resign", winner "black"
  d/name.kifu:1: game 1: black "髙田", white "B", ending "resign", winner "black"
7 repetitions, 1 beginning in 11 games of 11 files.
[1]
$ kifu dedup --contained --as=ndjson d
{"type":"group","relation":"begins","differ":["white","ending","winner"],"games":[{"file":"d/cut.csa","key":"8e3504e87351f597609669e91a55d362","line":1,"game":1,"plies":3,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":null,"time-limit":null,"ending":"interrupted","winner":null},{"file":"d/mini.csa","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"}]}
{"type":"group","relation":"same","differ":["black","white","ending","winner"],"games":[{"file":"d/mini.csa","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/mini.jkf","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/mini.ki2","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/mini.kif","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/mini.psn","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/mini.usi","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":null,"white":null,"time-limit":null,"ending":"none","winner":null},{"file":"d/mini16.kif","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"A","white":"B","time-limit":null,"ending":"resign","winner":"black"},{"file":"d/name.kifu","key":"f3b41a99f51e3c51715b68e65770bda8","line":1,"game":1,"plies":5,"date":null,"event":null,"site":null,"opening":null,"black":"髙田","white":"B","time-limit":null,"ending":"resign","winner":"black"}]}
{"type":"summary","files":11,"games":11,"groups":1,"repetitions":7,"beginnings":1}
[1]
$ kifu dedup --lang=ja --contained d
より長い対局の冒頭と同じ対局（3手）:
  d/cut.csa:1: 第1局: white "", ending "interrupted", winner ""
  d/mini.csa:1: 第1局（5手）: white "B", ending "resign", winner "black"
同じ対局が8局（5手）:
  d/mini.csa:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/mini.jkf:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/mini.ki2:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/mini.kif:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/mini.psn:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/mini.usi:1: 第1局: black "", white "", ending "none", winner ""
  d/mini16.kif:1: 第1局: black "A", white "B", ending "resign", winner "black"
  d/name.kifu:1: 第1局: black "髙田", white "B", ending "resign", winner "black"
11ファイル11局: 重複7局、途中まで1局。
[1]
$ for j in 1 2 5; do kifu dedup -j$j --contained d testdata/archive | cksum; done | uniq | wc -l
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: the archive cannot be read: ZIP bad CRC: 0x1ed1c39f should be 0xef9e24c8 [archive-damaged]
testdata/archive/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: the archive cannot be read: ZIP bad CRC: 0x1ed1c39f should be 0xef9e24c8 [archive-damaged]
testdata/archive/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: the archive cannot be read: ZIP bad CRC: 0x1ed1c39f should be 0xef9e24c8 [archive-damaged]
testdata/archive/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
1
$ kifu dedup d/mini.csa d/other.csa; kifu dedup d/mini.csa; kifu dedup --as=ndjson d/mini.csa
0 repetitions in 2 games of 2 files.
0 repetitions in 1 game of 1 file.
{"type":"summary","files":1,"games":1,"groups":0,"repetitions":0,"beginnings":0}
$ kifu dedup d/name.kifu d/mini.csa
2 times the same game (plies: 5):
  d/name.kifu:1: game 1: black "髙田"
  d/mini.csa:1: game 1: black "A"
1 repetition in 2 games of 2 files.
[1]
$ kifu dedup d/mini.csa d/name.kifu
2 times the same game (plies: 5):
  d/mini.csa:1: game 1: black "A"
  d/name.kifu:1: game 1: black "髙田"
1 repetition in 2 games of 2 files.
[1]
$ mkdir e; printf '手合割：平手\n1 ７六歩(77)\n' >e/a.kifu; printf '手合割：香落ち\n1 ７六歩(77)\n' >e/b.kifu; printf '手合割：平手\n1 ７六歩(77)\n2 ５五歩(54)\n' >e/c.kifu; cp e/c.kifu e/d.kifu; printf '手合割：平手\n1 ７六歩(77)\n2 ５五歩(55)\n3 ２六歩(27)\n' >e/e.kifu; echo nothing >e/f.kifu; cp e/f.kifu e/g.kifu; printf '手合割：平手\n' >e/h.kifu; printf 'position startpos\n' >e/i.usi; kifu dedup --contained e
A game with which a longer one begins (plies: 1):
  e/a.kifu:1: game 1
  e/c.kifu:1: game 1 (plies: 1)
2 times the same game (plies: 1):
  e/c.kifu:1: game 1
  e/d.kifu:1: game 1
2 times the same game (plies: 0):
  e/h.kifu:1: game 1
  e/i.usi:1: game 1
2 repetitions, 1 beginning in 9 games of 9 files.
[1]
$ printf 'position startpos moves 7g7f\nposition startpos moves 7g7f 3c3d\nposition startpos moves 7g7f 3c3d 2g2f\nposition startpos moves 7g7f\n' | kifu dedup --contained -f usi
2 times the same game (plies: 1):
  -:1: game 1
  -:4: game 4
A game with which a longer one begins (plies: 1):
  -:1: game 1
  -:2: game 2 (plies: 2)
A game with which a longer one begins (plies: 2):
  -:2: game 2
  -:3: game 3 (plies: 3)
1 repetition, 2 beginnings in 4 games of 1 file.
[1]
$ kifu dedup </dev/null; cat d/mini.csa d/mini.csa >two.csa; kifu dedup - <two.csa; cat two.csa | kifu dedup --stdin-filename=x.csa
0 repetitions in 0 games of 0 files.
2 times the same game (plies: 5):
  -:1: game 1
  -:18: game 2
1 repetition in 2 games of 1 file.
2 times the same game (plies: 5):
  x.csa:1: game 1
  x.csa:18: game 2
1 repetition in 2 games of 1 file.
[1]
$ { yes 'position startpos moves 7g7f 3c3d 2g2f 8c8d' | head -n 60000; echo 'position startpos'; echo 'position startpos'; } >big.usi; for j in 1 2 5; do kifu dedup -j$j big.usi | cksum; done | uniq | wc -l; kifu dedup -j2 big.usi | sed '3,60000d'
1
60000 times the same game (plies: 4):
  big.usi:1: game 1
  big.usi:60000: game 60000
2 times the same game (plies: 0):
  big.usi:60001: game 60001
  big.usi:60002: game 60002
60000 repetitions in 60002 games of 1 file.
$ printf 'PI\n+\n+7776FU\n-3334ZZ\n+2726FU\n' >zz.csa; sed s/3334/8384/ zz.csa >yy.csa; kifu dedup zz.csa yy.csa; kifu table --columns=file,key zz.csa yy.csa; kifu convert -t usi --unique --on-illegal=truncate zz.csa yy.csa 2>/dev/null
0 repetitions in 2 games of 2 files.
file    key
zz.csa
yy.csa
position startpos moves 7g7f
position startpos moves 7g7f
$ kifu dedup --contained --player x zz.csa yy.csa; kifu dedup --player x zz.csa yy.csa
No game was chosen out of 2.
0 repetitions, 0 beginnings in 0 games of 2 files.
No game was chosen out of 2.
0 repetitions in 0 games of 2 files.

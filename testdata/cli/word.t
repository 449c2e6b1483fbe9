What the manual says, where it once was not so.
$ cp testdata/explain/nifu.wrong.csa one.csa; printf 'V2.2\nN+A\nPI\n+\n+7776FU\n%%TORYO\n' >a.csa; a=$(printf '\202\240.csa') b=$(printf '\202\242.csa'); cp a.csa "$a"; cp a.csa "$b"; kifu check --format=ndjson "$a" "$b" | grep -o '"file":"[^"]*"'; kifu table --as=ndjson --columns=file "$a"
"file":"\\x82\\xA0.csa"
"file":"\\x82\\xA2.csa"
{"file":"\\x82\\xA0.csa"}
$ for t in html svg jkf; do kifu convert -t $t --to-encoding=euc-jp a.csa; kifu convert -t $t --to-encoding=utf-8 a.csa | wc -c | awk '{ print ($1 > 100) }'; done; kifu convert -t svg --to-encoding=cp932 --lang=ja a.csa
kifu: --to-encoding: html is always in UTF-8
Try 'kifu convert --help'.
1
kifu: --to-encoding: svg is always in UTF-8
Try 'kifu convert --help'.
1
kifu: --to-encoding: jkf is always in UTF-8
Try 'kifu convert --help'.
1
kifu: --to-encoding: svg の文字コードは常にUTF-8です
'kifu convert --help' を参照してください。
[2]
$ printf '手合割：平手\n   1 ７六歩(77)\n   2 引き分け\n' >draw.kifu; kifu table --columns=ending draw.kifu; kifu show draw.kifu | tail -n 1; kifu table --columns=game --ending=draw draw.kifu; kifu table --columns=game --ending=jishogi draw.kifu
ending
draw
  end: draw
game
   1
No game was chosen out of 1.
game
$ for n in Foo. 'Foo ' CON con.x LPT1 COM5 COM0 CONS .x AUX/y; do printf 'V2.2\nN+%s\nPI\n+\n+7776FU\n' "$n" >n.csa; kifu convert -t csa -d names --name '{black}' n.csa; done; kifu convert -t csa -d names --name '{black}/{game}' n.csa; printf 'V2.2\nN+NUL\n$START_TIME:2004/05/31\nPI\n+\n' >n.csa; kifu convert -t csa -d names --name '{year}/{month}/{black}-{ply}' n.csa; kifu convert -t csa -d names --name '{black}/{year}' n.csa;  kifu convert -t csa -d names --name 'x{year}{month}' a.csa; find names -type f | sort
names/2004/05/NUL-0000.csa
names/AUX_y.csa
names/AUX_y/00001.csa
names/COM0.csa
names/CONS.csa
names/Foo.csa
names/Foo_.csa
names/_COM5.csa
names/_CON.csa
names/_LPT1.csa
names/_NUL/2004.csa
names/_con.x.csa
names/_x.csa
names/x__.csa
$ kifu lint --diff --format=json one.csa; kifu lint --fix --format=gcc - <a.csa 2>&1 >/dev/null; kifu lint --fix --format=ndjson --lang=ja - <a.csa; kifu lint --diff --format=json:j one.csa; cut -c1-12 j
kifu: standard output is what --diff or --fix writes: write the report to a file (--format=FORMAT:FILE)
Try 'kifu lint --help'.
-:2:4: note: no name for white [missing-player]
kifu: 標準出力には --diff または --fix の結果を書きます: レポートはファイルに出力してください（--format=FORMAT:FILE）
'kifu lint --help' を参照してください。
{"results":[
{"type":"fin
{"type":"fin
{"type":"gam
],"summary":
$ printf '%s\n' '{"id":"1","format":"csa","text":"V2.2\nN+A\n$EVENT:X\nPI\n+\n+7776FU\n%TORYO\n"}' >l; kifu convert --ndjson-in -t csa l | grep -o '"date".*"not_written'
"date":null,"event":"X","black":"A","white":null,"key":"bd2e73bc3cdd67d059392d56c9b834de","not_written
$ mkdir in out; cp a.csa in; ln -s ../out in/l; kifu check --list-left-out in
in/l: skipped: a link to a folder (name the folder itself)
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable; 1 other file skipped.
$ printf '先手：A(R1500)\n後手：B(1400)\n   1 ７六歩(77)\n' >r.kifu; kifu table --columns=black-rating,white-rating r.kifu
black-rating  white-rating
        1500          1400
$ kifu convert -t source -o x.kif a.csa; kifu convert -t source -o x.txt a.csa; kifu convert -t source -o x.csa a.csa; ls x.*
kifu: a.csa: game 1 not written: its format or its encoding is not that of the file, or of the games before it (use -d DIR, or -t FORMAT)
x.csa
x.txt
$ kifu check out; kifu check --require-games out; kifu check --lang=ja --require-games none out; kifu check --require-games a.csa; kifu lint --player=nobody --require-games a.csa
out: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
out: skipped: no record is in it (--include names other files)
kifu: no game was read (--require-games)
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
kifu: none: そのようなファイルやディレクトリはありません
out: 対象外: 棋譜がありません（--include で他のファイルを指定できます）
kifu: 対局が1局も読み込まれませんでした（--require-games）
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
No game was chosen out of 1.
kifu: no game was read (--require-games)
No findings in 0 games of 1 file; 1 other game not chosen.
[2]
$ for e in zip gz csa.gz tar.xz 7z csa.zst csa.bz2; do kifu convert -t csa -o p.$e a.csa; done 2>&1 | grep -c 'nothing is packed'; kifu convert --lang=ja -o p.csa.xz a.csa; ls p.*
7
kifu: p.csa.xz: 圧縮には対応していません: ファイルか -d のフォルダに出力してから圧縮してください
'kifu convert --help' を参照してください。
ls: cannot access 'p.*': No such file or directory
[2]

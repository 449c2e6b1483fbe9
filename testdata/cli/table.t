kifu table: a row a game, in the order of kifu check, in four forms.
$ printf 'V2.2\nN+Sato\nN-=1+"1",\n$EVENT:a	b\n$START_TIME:2004/05/31 10:00\n$TIME_LIMIT:00:25+30\n'"'"'black_rate:Sato:1500.5\nPI\n+\n+7776FU,T2\n-3334FU,T1.5\n+8822UM\nT61\n%%TORYO,T3\n' >a.csa; printf '手合割：香落ち\n開始日時：平成16年5月??日\n戦型：x\n場所：y\n下手：髙田(1200)\n上手：B\n手数----指手\n1 ３四歩(33) ( 0:05/00:00:05)\n2 ７六歩(77) ( 0:01/00:01:01)\n3 中断\n\n手合割：平手\n1 ７六歩(76)\n' >b.kifu; echo nothing >c.kif; mkdir d; mv a.csa b.kifu c.kif d
$ kifu table d
file      game  date        event   black       white    handicap  plies  ending       winner  verdict
d/a.csa      1  2004-05-31  a\x09b  Sato        =1+"1",  hirate        3  resign       black   ok
d/b.kifu     1  2004-05             髙田(1200)  B        lance         2  interrupted          ok
d/b.kifu     2                                           hirate        0  none                 illegal
d/c.kif      1                                                                                 unreadable
$ kifu table --as=csv d | sed 's/\r$/<CR>/'
file,game,date,event,black,white,handicap,plies,ending,winner,verdict<CR>
d/a.csa,1,2004-05-31,a	b,Sato,"=1+""1"",",hirate,3,resign,black,ok<CR>
d/b.kifu,1,2004-05,,髙田(1200),B,lance,2,interrupted,,ok<CR>
d/b.kifu,2,,,,,hirate,0,none,,illegal<CR>
d/c.kif,1,,,,,,,,,unreadable<CR>
$ kifu table --as=csv --safe-cells --columns=game,white,black d/a.csa | sed 's/\r$/<CR>/'
game,white,black<CR>
1,"'=1+""1"",",Sato<CR>
$ kifu table --as=tsv --columns=event,white,plies d | tr '\t' '|'
event|white|plies
a b|=1+"1",|3
|B|2
||0
||
$ kifu table --as=tsv --safe-cells --columns=white d/a.csa
white
'=1+"1",
$ kifu table --as=ndjson --columns=all d
{"file":"d/a.csa","game":1,"line":1,"format":"csa","encoding":"ascii","variant":"shogi","date":"2004-05-31","event":"a\tb","site":null,"opening":null,"black":"Sato","white":"=1+\"1\",","black-rating":1500.5,"white-rating":null,"black-time":63,"white-time":4.500,"time-limit":"00:25+30","handicap":"hirate","plies":3,"passed":null,"ending":"resign","winner":"black","black-points":null,"white-points":null,"black-declare":null,"white-declare":null,"verdict":"ok","errors":0,"warnings":0,"notes":1,"key":"8e3504e87351f597609669e91a55d362","start":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1","final":"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4","moves":"7g7f 3c3d 8h2b+"}
{"file":"d/b.kifu","game":1,"line":1,"format":"kif","encoding":"utf-8","variant":"shogi","date":"2004-05","event":null,"site":"y","opening":"x","black":"髙田(1200)","white":"B","black-rating":1200,"white-rating":null,"black-time":61,"white-time":5,"time-limit":null,"handicap":"lance","plies":2,"passed":null,"ending":"interrupted","winner":null,"black-points":null,"white-points":null,"black-declare":null,"white-declare":null,"verdict":"ok","errors":0,"warnings":1,"notes":0,"key":"2776f7c087ddb39b3d6152259faff280","start":"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1","final":"lnsgkgsn1/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 3","moves":"3c3d 7g7f"}
{"file":"d/b.kifu","game":2,"line":12,"format":"kif","encoding":"utf-8","variant":"shogi","date":null,"event":null,"site":null,"opening":null,"black":null,"white":null,"black-rating":null,"white-rating":null,"black-time":null,"white-time":null,"time-limit":null,"handicap":"hirate","plies":0,"passed":null,"ending":"none","winner":null,"black-points":null,"white-points":null,"black-declare":null,"white-declare":null,"verdict":"illegal","errors":1,"warnings":0,"notes":0,"key":"f6d85c7d4f888ba4d8ef028a86134caf","start":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1","final":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1","moves":null}
{"file":"d/c.kif","game":1,"line":null,"format":"kif","encoding":"ascii","variant":null,"date":null,"event":null,"site":null,"opening":null,"black":null,"white":null,"black-rating":null,"white-rating":null,"black-time":null,"white-time":null,"time-limit":null,"handicap":null,"plies":null,"passed":null,"ending":null,"winner":null,"black-points":null,"white-points":null,"black-declare":null,"white-declare":null,"verdict":"unreadable","errors":1,"warnings":0,"notes":0,"key":null,"start":null,"final":null,"moves":null}
$ kifu table --columns=plies,file --include='*.csa' d; kifu table --columns=file --exclude='*.csa' --as=tsv d
plies  file
    3  d/a.csa
file
d/b.kifu
d/b.kifu
d/c.kif
$ kifu table --as=tsv --columns=file,game,errors,warnings,notes testdata/diag/legality/nifu.kifu testdata/diag/syntax/unused-suppression.kifu d/b.kifu
file	game	errors	warnings	notes
testdata/diag/legality/nifu.kifu	1	1	1	0
testdata/diag/syntax/unused-suppression.kifu	1	0	1	0
d/b.kifu	1	0	1	0
d/b.kifu	2	1	0	0
$ kifu table --as=tsv --columns=errors --ignore=nifu testdata/diag/legality/nifu.kifu; kifu table --as=tsv --columns=warnings --severity=nifu=warning testdata/diag/legality/nifu.kifu; kifu table --as=tsv --columns=verdict --ignore=nifu testdata/diag/legality/nifu.kifu
errors
0
warnings
2
verdict
illegal
$ printf '[profile x]\nselect = nifu\n' >d/kifu.ini; kifu table --as=tsv --columns=notes,warnings d/b.kifu; kifu table --as=tsv --profile=x --columns=notes,warnings d/b.kifu; rm d/kifu.ini
notes	warnings
0	1
0	0
notes	warnings
0	0
0	0
$ for j in 1 2 5; do kifu table -j$j --as=csv --columns=all testdata/csa testdata/kif testdata/archive 2>&1 | cksum; done | uniq | wc -l
1
$ kifu table --as=ndjson testdata/csa testdata/kif | wc -l >rows; kifu check --format=ndjson testdata/csa testdata/kif | grep -c '"type":"game"' | diff rows - && [ "$(cat rows)" -gt 300 ]
$ for a in cp932.zip games.7z games.tar.gz; do kifu table --as=tsv --columns=key testdata/archive/$a | sort | cksum; done | uniq | wc -l
1
$ for i in 1 2 3; do kifu table --shard=$i/3 --as=ndjson testdata/csa; done | sort >parts; kifu table --as=ndjson testdata/csa | sort | cmp - parts
$ printf 'd/a.csa\0d/b.kifu\0' | kifu table --files0-from=- --as=tsv --columns=file,game; kifu table -f csa --as=tsv --columns=file,plies - <d/a.csa
file	game
d/a.csa	1
d/b.kifu	1
d/b.kifu	2
file	plies
-	3
$ for f in kif ki2 csa csa3 psn hodges usi jkf; do kifu convert -t $f --on-loss=ignore testdata/kif/mini.kifu >n.$f; kifu table -f $f --as=tsv --columns=key n.$f; done | sort | uniq -c
      8 f3b41a99f51e3c51715b68e65770bda8
      8 key
$ for e in cp932 euc-jp iso-2022-jp utf-16le; do kifu convert -t kif --to-encoding=$e --on-loss=ignore testdata/kif/mini.kifu >e.kif; kifu table -f kif --encoding=$e --as=tsv --columns=key e.kif; done | sort | uniq -c
      4 f3b41a99f51e3c51715b68e65770bda8
      4 key
$ printf 'position startpos moves 7g7f 3c3d\nposition startpos moves 7g7f 8c8d\nposition startpos moves 7g7f\nposition sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\nposition sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 9 moves 7g7f 3c3d\n' >k.usi; kifu table --columns=key,moves k.usi
key                               moves
665c178aade199b38ef98e56367e8c27  7g7f 3c3d
a73b65919f5ebed3007cc210e8ea5fce  7g7f 8c8d
bd2e73bc3cdd67d059392d56c9b834de  7g7f
1b03cf5d5d5b6bc83cb675ffb8c9d5c9
665c178aade199b38ef98e56367e8c27  7g7f 3c3d
$ kifu table --as=tsv --columns=file gone.kif d/a.csa
kifu: gone.kif: No such file or directory
file
d/a.csa
[2]
$ kifu table --as=tsv --columns=file,verdict testdata/archive/damaged.zip
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: the archive cannot be read: ZIP bad CRC: 0x1ed1c39f should be 0xef9e24c8 [archive-damaged]
file	verdict
testdata/archive/damaged.zip!/abs.csa	unreadable
testdata/archive/damaged.zip!a b.csa	unreadable
testdata/archive/damaged.zip!e[31m.csa	unreadable
testdata/archive/damaged.zip!::error::.csa	unreadable
[2]
$ kifu table --as=csv d >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu table --columns=file,blak d
kifu: unknown column 'blak' (did you mean black?)
Try 'kifu table --help'.
[2]
$ kifu table --lang=ja --columns=nonsense d
kifu: 「nonsense」という列はありません
'kifu table --help' を参照してください。
[2]
$ kifu table --columns=file,file d
kifu: column 'file' is named twice
Try 'kifu table --help'.
[2]
$ kifu table --columns= d
kifu: unknown column ''
Try 'kifu table --help'.
[2]
$ kifu table --as=xml d
kifu: --as must be one of text|csv|tsv|ndjson, not 'xml'
Try 'kifu table --help'.
[2]
$ printf 'N+%065d\nN-C\n+\n%%CHUDAN\n/\nN+髙田\nN-B\n+\n%%CHUDAN\n' 0 >w.csa; kifu table --columns=black,white,plies w.csa; printf 'V2.2\nN+x\033[31m\nN-B\nPI\n+\n%%CHUDAN\n' >esc.csa; kifu table --columns=black,white esc.csa
black                                                         white  plies
00000000000000000000000000000000000000000000000000000000000000000  C          0
髙田                                                          B          0
black      white
x\x1B[31m  B
$ { yes 'position startpos moves 7g7f 3c3d 2g2f 8c8d' | head -n 60000; echo 'position startpos'; } >big.usi; for j in 1 2 5; do kifu table -j$j --columns=game,line,key --as=tsv big.usi | cksum; done | uniq | wc -l; kifu table -j2 --columns=file,game,line,plies big.usi | tail -n 1
1
big.usi  60001  60001      0
$ printf 'PI\nN+a\033[31mb\007c\342\200\250d\nN-\302\205\n+\n+7776FU\n%%TORYO\n' >controls.csa; for as in csv tsv text ndjson; do kifu table --columns black,white --as=$as controls.csa | sed -n l; done
black,white\r$
a\033[31mb\ac\342\200\250d,\302\205\r$
black\twhite$
a\033[31mb\ac\342\200\250d\t\302\205$
black                   white$
a\\x1B[31mb\\x07c\\u2028d  \\x85$
{"black":"a\\u001b[31mb\\u0007c\\u2028d","white":"\\u0085"}$
$ printf 'GoteElo：1600\nWhiteElo：1500\nBlackElo：1700\n先手：@sum\n後手：=x\n   1 ７六歩(77)   ( 0:02/00:00:02)\n   2 ３四歩(33)   ( 0:05/00:00:05)\n   3 投了 ( 0:00/00:00:00)\n' >elo.kif; for as in csv tsv; do kifu table --as=$as --safe-cells --columns black,white,black-rating,white-rating,black-time,white-time elo.kif; done; sed -i /Gote/d elo.kif; kifu table --columns black-rating,white-rating elo.kif
black,white,black-rating,white-rating,black-time,white-time
'@sum,'=x,1700,1600,2,5
black	white	black-rating	white-rating	black-time	white-time
'@sum	'=x	1700	1600	2	5
black-rating  white-rating
        1700          1500
$ printf '   1 ７六歩(77)   ( 0:02/00:00:02)\n   2 投了 ( 0:09/00:00:09)\n' >end.kif; kifu table --columns black-time,white-time end.kif; kifu convert -t kif end.kif | tail -n 2; kifu convert -t csa end.kif | tail -n 2
black-time  white-time
         2           9
   2 投了         ( 0:09/00:00:09)
まで1手で先手の勝ち
%TORYO
T9
$ r=$(printf 'a\rb.kif'); cp end.kif "$r"; for as in csv tsv; do kifu table --as=$as --columns file,plies "$r" | sed -n l; done
file,plies\r$
"a\rb.kif",1\r$
file\tplies$
a b.kif\t1$
$ printf 'V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n%%TORYO\n/\nPI\n+\n+7776FU\n/\nN+髙♠\nPI\n+\n+7776FU\n%%TORYO\n' >s.csa; kifu table --columns=game,black,plies,winner --sort=plies s.csa; kifu table --as=csv --columns=game,black,plies,winner --sort=-winner,-game s.csa; kifu table --as=ndjson --columns=game,black --sort=-black s.csa
game  black  plies  winner
   2             1
   3  髙♠        1  black
   1  A          2  white
game,black,plies,winner
1,A,2,white
3,髙♠,1,black
2,,1,
{"game":3,"black":"髙♠"}
{"game":1,"black":"A"}
{"game":2,"black":null}
$ kifu table --sort=moves s.csa; kifu table --lang=ja --sort=game,-plys s.csa; kifu table --bom s.csa; kifu table --as=ndjson --to-encoding=cp932 s.csa
kifu: --sort: column 'moves' is not shown (see --columns)
Try 'kifu table --help'.
kifu: --sort: 列「plys」は表示していません（--columns を参照）（もしかして: plies）
'kifu table --help' を参照してください。
kifu: --bom needs --as=csv or --as=tsv
Try 'kifu table --help'.
kifu: --to-encoding needs --as=csv or --as=tsv
Try 'kifu table --help'.
[2]
$ kifu table --as=csv --columns=black --to-encoding=cp932 --bom s.csa; printf 'N+山\nPI\n+\n' >q.csa; kifu table --as=csv --columns=black --to-encoding=ascii q.csa
kifu: --bom is of UTF-8 and UTF-16, not of cp932
Try 'kifu table --help'.
Characters that ascii lacks, written as U+3013 or ?: 1.
black
?
$ kifu table --as=csv --columns=black --to-encoding=cp932 s.csa | iconv -f cp932 -t utf-8; kifu table --as=tsv --columns=game --bom s.csa | od -An -tx1 -N5; kifu table --as=csv --columns=black --to-encoding=utf-16 s.csa | od -An -tx1 -N6; kifu table --as=csv --columns=black --to-encoding=utf-16 --bom s.csa | iconv -f utf-16 -t utf-8
Characters that cp932 lacks, written as U+3013 or ?: 1.
black
A

髙〓
 ef bb bf 67 61
 ff fe 62 00 6c 00
black
A

髙♠
$ for headers in '持ち時間：10分\n秒読み：30秒\n' '持ち時間：10分\n' '秒読み：30秒\n'; do printf "$headers"'手合割：平手\n   1 ７六歩(77)\n' >limit.kif; kifu table --columns time-limit --as=tsv limit.kif | tail -n 1; done
10分 + 30秒
10分
30秒
$ printf 'V2.2\nN+a\363\240\201\201b\nPI\n+\n+7776FU\n%%TORYO\n' >tag.csa; kifu table --as=ndjson --columns=black tag.csa
{"black":"a\udb40\udc41b"}

kifu table --each=move: a row a move; positions, keys and times as the other commands have them.
$ printf 'V2.2\nN+Sato\n$EVENT:a,b\nPI\n+\n+7776FU,T2\n-3334FU,T1.5\n+8822UM,T3\n'"'"'** 350 -3122GI +0045KA #1234\n-3122GI,T61\n+0045KA,T1\n%%TORYO,T3\n' >a.csa; printf '手合割：香落ち\n手数----指手\n1 ３四歩(33) ( 0:05/00:00:05)\n**対局 時間 00:01.0 深さ 12/15 ノード数 4321 評価値 -詰 3 読み筋 ▲７六歩(77) △２二飛(82)\n2 ７六歩(77) ( 0:01/00:00:01)\n**対局 時間 00:01.0 深さ 9 評価値 +詰\n3 ４二銀(31)\n変化：3手\n3 ４四歩(43)\n' >b.kifu; printf '手合割：香落ち\n手数----指手\n1 中断\n' >c.kifu
$ kifu table --each=move --as=csv a.csa
file,game,date,event,black,white,handicap,plies,ending,winner,verdict,ply,side,usi,time,score,sfen
a.csa,1,,"a,b",Sato,,hirate,5,resign,black,ok,1,black,7g7f,2,,lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
a.csa,1,,"a,b",Sato,,hirate,5,resign,black,ok,2,white,3c3d,1.500,,lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
a.csa,1,,"a,b",Sato,,hirate,5,resign,black,ok,3,black,8h2b+,3,350,lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
a.csa,1,,"a,b",Sato,,hirate,5,resign,black,ok,4,white,3a2b,61,,lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
a.csa,1,,"a,b",Sato,,hirate,5,resign,black,ok,5,black,B*4e,1,,lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5
$ kifu table --each=move --as=tsv --columns=ply,side,ki2,time,clock,score,mate,depth,nodes,pv,check,capture,promotion a.csa b.kifu
ply	side	ki2	time	clock	score	mate	depth	nodes	pv	check	capture	promotion
1	black	▲７六歩	2	2						0		
2	white	△３四歩	1.500	1.500						0		
3	black	▲２二角成	3	5	350			1234	3a2b B*4e	0	B	1
4	white	△同　銀	61	62.500						0	+B	
5	black	▲４五角	1	6						0		
1	white	△３四歩	5	5		-3	12	4321	7g7f	0		
2	black	▲７六歩	1	1		+	9			0		
3	white	△４二銀		5						0		
$ kifu table --each=move --as=ndjson --columns=event,game,ply,usi,score,sfen a.csa
{"event":"a,b","game":1,"ply":1,"usi":"7g7f","score":null,"sfen":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"}
{"event":"a,b","game":1,"ply":2,"usi":"3c3d","score":null,"sfen":"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"}
{"event":"a,b","game":1,"ply":3,"usi":"8h2b+","score":350,"sfen":"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"}
{"event":"a,b","game":1,"ply":4,"usi":"3a2b","score":null,"sfen":"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4"}
{"event":"a,b","game":1,"ply":5,"usi":"B*4e","score":null,"sfen":"lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5"}
$ kifu table --each=move --columns=ply,usi,file,sfen --sort=-ply,file a.csa b.kifu c.kifu
ply  usi    file    sfen
  5  B*4e   a.csa   lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5
  4  3a2b   a.csa   lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4
  3  8h2b+  a.csa   lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
  3  3a4b   b.kifu  lnsgkgsn1/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 3
  2  3c3d   a.csa   lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
  2  7g7f   b.kifu  lnsgkgsn1/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2
  1  7g7f   a.csa   lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
  1  3c3d   b.kifu  lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ kifu convert -t sfen --ply=0..4 a.csa >sfen; kifu table --each=move --as=tsv --columns=sfen a.csa | sed 1d | cmp - sfen
a.csa:2:3: warning: headers cannot be written in sfen: N+, $EVENT [headers-dropped]
a.csa:9:1: warning: 1 comment or bookmark cannot be written in sfen [comments-dropped]
a.csa:6:1: warning: 4 times cannot be written in sfen [times-dropped]
a.csa:6:1: warning: 4 moves cannot be written in sfen [moves-dropped]
$ kifu table --as=tsv --columns=key -f sfen sfen >keys; kifu table --each=move --as=tsv --columns=position-key a.csa | sed 's/position-//' | cmp - keys
$ echo 'sfen 9/4K4/9/9/9/9/9/4k4/9 b 2R2B2G10P2g2s4n4l8p2S 1 moves 5b5c G*5g 5c5d' | kifu table --each=move --as=tsv --columns=ply,black-points,white-points -
ply	black-points	white-points
1	34	20
2	34	20
3	34	20
$ for j in 1 2; do kifu table -j$j --each=move --as=csv --columns=all testdata/csa testdata/kif testdata/psn 2>&1 | cksum; done | uniq | wc -l
1
$ kifu convert -t sfen --ply=0..999 --on-illegal=keep testdata/kif testdata/psn 2>/dev/null | sort -u >all; kifu table --each=move --as=tsv --columns=sfen testdata/kif testdata/psn | sed '1d; /^$/d' | sort -u | comm -23 - all | wc -l
0
$ kifu table --columns=file,usi a.csa
kifu: column 'usi' is of a move (use --each=move)
Try 'kifu table --help'.
[2]
$ kifu table --each=ply a.csa
kifu: --each must be one of game|move, not 'ply'
Try 'kifu table --help'.
[2]

convert --unique: a game that was written before is left out and named.
$ printf 'V2.2\nN+A\nPI\n+\n+7776FU\n%%TORYO\n' >a.csa; printf 'V2.2\nN+B\nPI\n+\n+7776FU\n%%CHUDAN\n/\nPI\n+\n+2726FU\n' >b.csa; printf '手合割：平手\n   1 ７六歩(77)\n' >c.kifu; kifu convert --unique -t usi a.csa b.csa c.kifu
a.csa:2:3: warning: headers cannot be written in usi: N+ [headers-dropped]
a.csa:6:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
b.csa:2:3: warning: headers cannot be written in usi: N+ [headers-dropped]
b.csa:6:1: warning: ending 'interrupted' becomes 'no ending recorded' in usi [terminator-coerced]
kifu: b.csa: game 1 left out: the same as game 1 of a.csa
kifu: c.kifu: game 1 left out: the same as game 1 of a.csa
Wrote 2 of 4 games in 3 files.
position startpos moves 7g7f
position startpos moves 2g2f
$ for j in 1 2; do kifu convert -j$j --unique -t csa -d d$j a.csa b.csa c.kifu a.csa; ls d$j; grep -c ^+ d$j/b.csa; done; kifu convert --unique --lang=ja -t source -o o.csa a.csa b.csa; grep -c ^+ o.csa
kifu: b.csa: game 1 left out: the same as game 1 of a.csa
kifu: c.kifu: game 1 left out: the same as game 1 of a.csa
kifu: a.csa: same output file as a.csa: d1/a.csa (use another -d, or -0)
Wrote 2 of 4 games in 4 files; 1 file not converted.
a.csa
b.csa
2
kifu: b.csa: game 1 left out: the same as game 1 of a.csa
kifu: c.kifu: game 1 left out: the same as game 1 of a.csa
kifu: a.csa: same output file as a.csa: d2/a.csa (use another -d, or -0)
Wrote 2 of 4 games in 4 files; 1 file not converted.
a.csa
b.csa
2
kifu: b.csa: 1局目を除外しました（1局目と同じ: a.csa）
2ファイル3局のうち2局を出力しました。
4
$ kifu convert -t usi a.csa b.csa c.kifu | wc -l; kifu convert --unique -t usi c.kifu
a.csa:2:3: warning: headers cannot be written in usi: N+ [headers-dropped]
a.csa:6:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
b.csa:2:3: warning: headers cannot be written in usi: N+ [headers-dropped]
b.csa:6:1: warning: ending 'interrupted' becomes 'no ending recorded' in usi [terminator-coerced]
Wrote 4 of 4 games in 3 files.
4
position startpos moves 7g7f

Filters with pictures, pages and names: only chosen games are written, and they keep their numbers in the input.
$ printf 'position startpos moves 7g7f\nposition startpos moves 2g2f 8c8d\nposition startpos moves 7g7f 3c3d 2g2f\n' >g.usi; kifu convert -t csa --plies=2.. --name '{stem}-{game}' -d named g.usi; ls named; grep -c '^[+-][0-9]' named/*
g-00002.csa
g-00003.csa
named/g-00002.csa:2
named/g-00003.csa:3
$ kifu convert -f usi -t csa --plies=3.. --name '{stem}-{game}' -d piped - <g.usi; ls piped
stdin-00003.csa
$ kifu convert -t svg --plies=2 g.usi >a.svg; printf 'position startpos moves 2g2f 8c8d\n' >one.usi; kifu convert -t svg one.usi >b.svg; cmp a.svg b.svg
$ kifu convert -t svg --plies=2.. g.usi >c.svg; cmp a.svg c.svg
kifu: g.usi: game 3 not written: the file holds one picture, of an earlier game (use -d DIR --name TEMPLATE)
$ kifu convert -t svg --plies=2.. --name '{game}' -d drawn g.usi 2>/dev/null; ls drawn; cmp a.svg drawn/00002.svg
00002.svg
00003.svg
$ kifu convert -t html '--moves=2g2f' g.usi >a.html; kifu convert -t html one.usi >b.html; sed 's/one\.usi/g.usi/g' b.html | cmp a.html -
$ kifu convert -f usi -t sfen --plies=3.. --ply 30 - <g.usi
kifu: -: game 3 not written: it has no move 30 (choose another --ply)
[1]

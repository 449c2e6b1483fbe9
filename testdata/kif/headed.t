A file that has only the heading above the moves is a game without moves; one that has only the banner
of its program is none.
$ printf '手数----指手---------消費時間--\n' >a.kif; kifu lint a.kif; kifu convert -t csa a.kif
a.kif:1:1: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
    1 | 手数----指手---------消費時間--
      | ^~
1 finding (1 note) in 1 game of 1 file.
V2.2
PI
+
$ printf '#KIF version=2.0 encoding=UTF-8\n' >b.kif; kifu lint --format=gcc b.kif
b.kif:1:1: error: no game found: kif [no-game]
[1]

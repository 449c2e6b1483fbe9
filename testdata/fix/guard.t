A file in which no game was read, or not every game, is never written, whatever could be fixed in it.
$ printf '#!/bin/sh\r\necho hi\n' >a.sh; printf '<html>\r\n<p>x</p>\n' >a.html; printf '# Title\r\ntext\n' >README.kif; printf '\211PNG\r\n\032\nIHDR\r\nx\n' >a.png; printf 'no move\r\n\n\032' >a.csa; cksum *.* >was
$ kifu lint --fix *.* >/dev/null; cksum *.* | cmp - was && echo unchanged
kifu: README.kif: not fixed: no game, or not every game, could be read
kifu: a.csa: not fixed: no game, or not every game, could be read
kifu: a.html: not fixed: no game, or not every game, could be read
kifu: a.png: not fixed: no game, or not every game, could be read
kifu: a.sh: not fixed: no game, or not every game, could be read
unchanged
$ kifu lint README.kif
README.kif:2:5: note: mixed line ends: LF here, CR LF before [mixed-eol]
    2 | text
      |     ^
README.kif:1:1: error: no game found: # Title [no-game]
    1 | # Title
      | ^~~~~~~
2 findings (1 error, 1 note) in 1 game of 1 file.
[1]
$ kifu lint --diff README.kif
kifu: README.kif: not fixed: no game, or not every game, could be read
[2]
$ printf '#!/bin/sh\r\necho hi\n' | kifu lint --fix 2>/dev/null | od -c
0000000   #   !   /   b   i   n   /   s   h  \r  \n   e   c   h   o    
0000020   h   i  \n
0000023
$ cp testdata/diag/text/extension-encoding.kif a.kif; kifu lint --fix a.kif; cmp a.kif testdata/diag/text/extension-encoding.kif; kifu lint --fix --unsafe-fixes a.kif; iconv -f CP932 -t UTF-8 a.kif | cmp - testdata/diag/text/extension-encoding.kif
a.kif:1:1: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
    1 | 手合割：平手
      | ^~
1 finding (1 note) in 1 game of 1 file.
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
$ { echo '#KIF version=2.0 encoding=Shift_JIS'; cat testdata/diag/text/extension-encoding.kif; } >b.kif; kifu lint --fix b.kif; head -1 b.kif; iconv -f UTF-8 -t UTF-8 b.kif >/dev/null && echo UTF-8
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
#KIF version=2.0 encoding=UTF-8
UTF-8
$ printf '手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 投了\nまで3手で先手の勝ち\n' >c.kifu; cp c.kifu d.kifu; kifu lint --fix c.kifu; tail -1 c.kifu; printf 'select = result-contradiction,user\n[rule no-one]\nline = ^まで\nforbid = 1手\nmessage = x\n' >kifu.ini; kifu lint --fix d.kifu; tail -1 d.kifu; rm kifu.ini
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
まで1手で先手の勝ち
kifu: d.kifu: result-contradiction not fixed: other findings would appear instead (edit the file by hand)
d.kifu:7:1: warning: the recorded result is contradicted: the record has 1 move [result-contradiction] [*]
    7 | まで3手で先手の勝ち
      | ^~~~~~~~~~~~~~~~~~~
1 finding (1 warning) in 1 game of 1 file.
[*] 1 can be fixed with --fix.
まで3手で先手の勝ち
$ { cat d.kifu; printf '\nfoo bar\n'; } >e.kifu; kifu lint --fix e.kifu; tail -3 e.kifu
e.kifu:9:1: warning: unknown line: foo bar [unknown-line]
    9 | foo bar
      | ^~~~~~~
1 finding (1 warning) in 1 game of 1 file.
Fixed 1 finding in 1 file.
まで1手で先手の勝ち

foo bar

A record of a variant that is not supported has one finding for it, and none for the words of its moves.

$ printf '[Variant "Tai Shogi"]\n[Sente "A"]\n[Gote "B"]\n\n1. P-8m P-9f\n2. VGx7e FEx7e\n3. FE-10j SM-8g\n' >a.psn; kifu lint --format=gcc a.psn; sed 1d a.psn >b.psn; kifu lint --format=gcc b.psn
a.psn:1:11: error: variant Tai Shogi is not supported [unsupported-variant]
b.psn:4:4: error: variant with such a first move is not supported [unsupported-variant]
[1]
$ printf '[Sente "A"]\n[Gote "B"]\n\n1. P-7f P-3d\n2. Zx7e\n3. Resigns\n' >c.psn; kifu lint --format=gcc c.psn
c.psn:5:4: error: not a move: Zx7e [bad-move-text]
c.psn:6:1: warning: move number 3, expected 2 [ply-number-gap]
[1]

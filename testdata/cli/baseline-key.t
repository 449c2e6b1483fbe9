A finding is known by its file, its text, and how many like it came before.
$ printf '手合割：平手\n先手：甲\n後手：乙\n銀\n   1 ７六歩(77)\n   2 投了\n' >one.kifu; cp one.kifu other.kifu; w='kifu check --format=gcc --fail-on=warning'; $w --write-baseline=one.json one.kifu; sed -i 's/^銀$/銀\n銀/' one.kifu; $w --baseline=one.json one.kifu; $w --baseline=one.json other.kifu
one.kifu:4:1: warning: unknown line: 銀 [unknown-line]
one.kifu:5:1: warning: unknown line: 銀 [unknown-line]
other.kifu:4:1: warning: unknown line: 銀 [unknown-line]
[1]

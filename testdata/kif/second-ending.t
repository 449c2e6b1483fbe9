A second ending is named as one in each format, with the first, which counts.

$ printf 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%%TORYO\n%%CHUDAN\n' >a.csa; kifu lint --format=gcc a.csa; kifu convert -t csa a.csa | tail -n 2
a.csa:9:1: warning: %CHUDAN follows the ending %TORYO [second-ending]
%TORYO
'%CHUDAN
$ sed 's/CHUDAN/HARU/' a.csa >b.csa; kifu lint --format=gcc b.csa; sed 's/CHUDAN/TORYO/' a.csa >b.csa; kifu lint --format=gcc b.csa
b.csa:9:1: warning: unknown line: %HARU [unknown-line]
$ printf '手合割：平手\n先手：A\n後手：B\n1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\nまで1手で中断\n' >a.kifu; kifu lint --format=gcc a.kifu; kifu lint --lang=ja --format=gcc a.kifu
a.kifu:7:1: warning: まで1手で中断 follows the ending まで1手で先手の勝ち [second-ending]
a.kifu:7:1: warning: 終局「まで1手で先手の勝ち」の後に「まで1手で中断」があります [second-ending]
$ printf '{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},{"special":"OUTE_SENNICHITE"}]}' >a.jkf; kifu lint --format=gcc a.jkf
a.jkf:1:101: warning: perpetual check by the previous side is contradicted: no position occurs four times [result-contradiction]
$ printf '手合割：平手\n先手：A\n後手：B\n結末：投了\n1 ７六歩(77)\n2 ３四歩(33)\n' >b.kifu; kifu lint --format=gcc b.kifu; kifu lint --format=gcc --lang=ja b.kifu; sed -i '/結末/d' b.kifu; kifu lint --format=gcc b.kifu
b.kifu:6:3: note: no ending recorded; the header 結末 says 投了 [missing-result]
b.kifu:6:3: note: 終局の記載がありません（ヘッダー「結末」は「投了」） [missing-result]
b.kifu:5:3: note: no ending recorded [missing-result]

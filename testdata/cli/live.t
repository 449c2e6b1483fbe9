A pipe's games are written as they come: whoever reads the first game here sends the rest only after it.
$ mkfifo in out; kifu convert -f csa -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf 'V2.2\nPI\n+\n+7776FU\n%%TORYO\n/\nV2.2\nPI\n' >&3; read -r game <&4; echo "$game"; printf '+\n+2726FU\n%%TORYO\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 2g2f
$ kifu convert -f usi -t usi <in >out & exec 3>in 4<out; printf 'position startpos moves 7g7f\nposition startpos\n' >&3; read -r game <&4; echo "$game"; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos
$ kifu convert -f kif --encoding=utf-8 -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf '手合割：平手\n1 ７六歩(77)\n2 投了\n\n手合割：平手\n' >&3; read -r game <&4; echo "$game"; printf '1 ２六歩(27)\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 2g2f
$ kifu convert -f ki2 --encoding=utf-8 -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf '手合割：平手\n▲７六歩\nまで1手で先手の勝ち\n\n手合割：平手\n' >&3; read -r game <&4; echo "$game"; printf '▲２六歩\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 2g2f
$ kifu convert -f psn -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf '[Sente "A"]\n[Gote "B"]\n\n1.P7g-7f 1-0\n\n[Sente "C"]\n' >&3; read -r game <&4; echo "$game"; printf '[Gote "D"]\n\n1.P2g-2f\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 2g2f
$ kifu convert -f jkf -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf '{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}]}\n{"header":{},\n' >&3; read -r game <&4; echo "$game"; printf '"moves":[{}]}\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos
$ for f in testdata/csa/*.csa testdata/kif/*.kif testdata/kif/*.kifu testdata/ki2/*.ki2* testdata/psn/*.psn testdata/jkf/*.jkf testdata/usi/*.usi; do e=${f##*.}; [ $e = usi ] || e=${e%u}; { cat $f; echo; cat $f; } >two; kifu convert -f $e -t kif --on-illegal=keep <two >whole 2>said; sed -u '' two | kifu convert -f $e -t kif --on-illegal=keep >slow 2>says; cmp whole slow && cmp said says && echo same; done | sort -u
same
$ kifu convert -f usi -t usi <in >out & exec 3>in 4<out; printf 'position startpos moves 7g7f\n\n' >&3; timeout 60 head -n 1 <&4; printf 'position startpos\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos
$ kifu convert -f csa -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf 'PI\n+\n+7776FU\n%%TORYO\n/\n' >&3; timeout 60 head -n 1 <&4; printf 'PI\n+\n+2726FU\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 2g2f
$ kifu convert -f usen -t usi --on-loss=ignore <in >out & exec 3>in 4<out; printf '~0.7ku.r\n' >&3; timeout 60 head -n 1 <&4; printf '~0.7ku.r\n' >&3; exec 3>&-; cat <&4
position startpos moves 7g7f
position startpos moves 7g7f

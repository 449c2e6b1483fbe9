A variation is written up to its first illegal move, which is a loss that makes the exit status 1; with
--on-illegal=keep as it is.  The verdict is that of the main line, in every command.  A format without
variations drops them as a whole.

$ cp testdata/diag/loss/variations-cut.kifu .
$ for o in reject truncate; do kifu convert -t kif --to-encoding=utf-8 --on-illegal=$o variations-cut.kifu 2>$o; echo $?; done >once; cmp reject truncate; grep '\[.*-cut\]' reject; sed -n '/^変化/,$p' once
variations-cut.kifu:12:6: warning: 5 moves of illegal variations left out (--on-illegal=keep writes them) [variations-cut]
変化：3手
   3 ６六歩(67)  
   4 ４四歩(43)  


変化：1手
   1 ２六歩(27)  
   2 反則負け    
まで1手で後手の反則負け
1
手合割：平手　　
先手：A
後手：B
手数----指手--
   1 ７六歩(77)   +
   2 ３四歩(33)  
   3 ２六歩(27)   +
   4 投了        
まで3手で先手の勝ち

変化：3手
   3 ６六歩(67)  
   4 ４四歩(43)  


変化：1手
   1 ２六歩(27)  
   2 反則負け    
まで1手で後手の反則負け
1
$ kifu convert -t kif --to-encoding=utf-8 --on-illegal=keep variations-cut.kifu 2>/dev/null | grep '３三歩\|１六歩'
   4 ３三歩(34)   +
   5 １六歩(17)  
$ kifu convert -t kif --on-loss=ignore variations-cut.kifu 2>&1 >/dev/null | grep -c '\[variations-cut'
0
[1]
$ kifu convert -t kif --on-loss=error variations-cut.kifu 2>&1 >/dev/null | tail -n 2
variations-cut.kifu:12:6: error: 5 moves of illegal variations left out (--on-illegal=keep writes them) [variations-cut]
kifu: variations-cut.kifu: game 1 not written: it would lose something (--on-loss=warn writes it)
$ kifu convert -t csa variations-cut.kifu 2>&1 >/dev/null | grep '\[variations-'
variations-cut.kifu:11:6: warning: 4 variations cannot be written in csa [variations-dropped]
$ kifu convert -t kif --mainline-only variations-cut.kifu 2>&1 >/dev/null | grep '\[variations-'
[1]
$ kifu table --columns=verdict variations-cut.kifu; kifu check --format=ndjson variations-cut.kifu | grep -o '"verdict":"[a-z]*"'
verdict
ok
"verdict":"ok"

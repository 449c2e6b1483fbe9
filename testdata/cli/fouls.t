Fouls that the record gives as its end: perpetual check, blamed on the side that gave it, and a move that
could not be played.
$ printf '%s\n' 'kifu lint --format=ndjson "$@" | sed -n "s/.*\"plies\"/\"plies\"/p"' >try
$ C='4h5h 5a4a 5h4h 4a5a'; for n in 12 13; do echo "position sfen 4k4/9/9/9/9/9/9/5R3/K8 b - 1 moves $C $C $C$([ $n = 12 ] || echo ' 4h5h')" | kifu convert -f usi -t kif --on-illegal=keep 2>/dev/null | grep -v '^$' >$n.kif; done; tail -n 1 13.kif
  13 ５八飛(48)  
$ for w in 王手連続千日手 連続王手の千日手 連続王手千日手反則負け 連続王手千日手反則勝ち 反則負け; do echo $w; { cat 12.kif; echo 13 $w; } | sh try -f kif; done
王手連続千日手
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
連続王手の千日手
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
連続王手千日手反則負け
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
連続王手千日手反則勝ち
"plies":12,"ending":"perpetual-check","winner":"black","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
反則負け
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
$ for w in 連続王手の千日手 王手連続千日手 先手の反則負け; do echo $w; { cat 12.kif; echo まで12手で$w; } | sh try -f kif; done
連続王手の千日手
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
王手連続千日手
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
先手の反則負け
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
$ for w in 王手連続千日手 反則勝ち; do echo $w; { cat 13.kif; echo 14 $w; } | sh try -f kif; done
王手連続千日手
"plies":13,"ending":"perpetual-check","winner":"white","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"bb6bbb860d0fda0d1239b87e2594b67b"}
反則勝ち
"plies":13,"ending":"perpetual-check","winner":"white","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"bb6bbb860d0fda0d1239b87e2594b67b"}
$ M=$(for i in 1 2 3; do printf '%s\\n' +4858HI -5141OU +5848HI -4151OU; done); for e in OUTE_SENNICHITE +OUTE_SENNICHITE -OUTE_SENNICHITE; do printf "P-51OU\nP+48HI99OU\n+\n$M%%$e\n" | sh try -f csa; done
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
"plies":12,"ending":"perpetual-check","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
"plies":12,"ending":"perpetual-check","winner":"black","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"0e341f27e755d17eb2a1ee0a69aefe05"}
$ for w in 反則負け 反則勝ち ▲反則負け △反則勝ち ▲反則勝ち; do echo $w; printf "1 ７六歩(77)\n2 ３四歩(33)\n3 ８八飛(28)\n4 $w\n" >a.kifu; sh try a.kifu; done
反則負け
"plies":2,"ending":"illegal-move","winner":null,"verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"0a4797a8c21526b135588eea72944267"}
反則勝ち
"plies":2,"ending":"illegal-move","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0a4797a8c21526b135588eea72944267"}
▲反則負け
"plies":2,"ending":"illegal-move","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0a4797a8c21526b135588eea72944267"}
△反則勝ち
"plies":2,"ending":"illegal-move","winner":"white","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"0a4797a8c21526b135588eea72944267"}
▲反則勝ち
"plies":2,"ending":"illegal-action","winner":"black","verdict":"illegal","date":null,"event":null,"black":null,"white":null,"key":"0a4797a8c21526b135588eea72944267"}
$ kifu convert -t csa a.kifu
a.kifu:3:3: error: 88 is occupied by the mover's own bishop [own-capture]
kifu: a.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ printf '1 ７六歩(77)\n2 ３四歩(33)\n3 ５五歩打\n4 反則勝ち\n' >a.kifu; kifu check a.kifu; for t in kif csa psn jkf; do kifu convert -t $t a.kifu | tail -n 2; done
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
a.kifu:3:3: warning: 1 move cannot be written in kif [moves-dropped]
   3 反則負け    
まで2手で先手の反則負け
a.kifu:3:3: warning: 1 move cannot be written in csa [moves-dropped]
-3334FU
%ILLEGAL_MOVE
a.kifu:3:3: warning: 1 move cannot be written in psn [moves-dropped]

1. P-7f P-3d IllegalMove 0-1
a.kifu:3:3: warning: 1 move cannot be written in jkf [moves-dropped]
{"header":{},"initial":{"preset":"HIRATE"},"moves":[{},{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}},{"special":"ILLEGAL_MOVE"}]}

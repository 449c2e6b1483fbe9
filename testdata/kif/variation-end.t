An ending of a variation that the format has no word for is written as another, with a comment; after a move that
cannot be played it is kept only if the variation is.

$ kifu convert -t kif --to-encoding=utf-8 --on-illegal=keep testdata/kif/variation-end.kifu 2>/dev/null | sed -n '/^変化/,$p'
変化：3手
   3 ６六歩(67)  
   4 中断        
*投了
まで3手で中断
$ kifu convert -t psn --on-illegal=keep testdata/kif/variation-end.kifu 2>/dev/null | grep Interrupt
( 2. P-6f Interrupt {投了} )

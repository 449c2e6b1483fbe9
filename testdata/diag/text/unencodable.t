Characters that CP932 lacks: reported at the first one, written as the geta mark.
$ kifu convert -t kif --to-encoding cp932 testdata/diag/text/unencodable.kifu | iconv -f CP932 -t UTF-8
testdata/diag/text/unencodable.kifu:2:4: warning: U+20B9F "𠮟" cannot be encoded in cp932 (3 characters in all) [unencodable]
手合割：平手　　
先手：〓
後手：〓〓
手数----指手--
   1 ７六歩(77)  
   2 投了        
まで1手で先手の勝ち
$ kifu convert -t kif --to-encoding cp932 --on-loss=error -o a.kif testdata/diag/text/unencodable.kifu; ls
testdata/diag/text/unencodable.kifu:2:4: error: U+20B9F "𠮟" cannot be encoded in cp932 (3 characters in all) [unencodable]
kifu: testdata/diag/text/unencodable.kifu: game 1 not written: it would lose something (--on-loss=warn writes it)
testdata
$ kifu convert -t kif --to-encoding utf-8 testdata/diag/text/unencodable.kifu
手合割：平手　　
先手：𠮟
後手：剝☗
手数----指手--
   1 ７六歩(77)  
   2 投了        
まで1手で先手の勝ち

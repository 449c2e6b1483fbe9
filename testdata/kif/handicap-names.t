Every name of a handicap, in each spelling met in records, and its position.  A number may be written in any
digits, and 落ち without its kana.  What is lost is given away; what is gained (得) goes to black's hand.
$ printf '%s\n' 'for name; do' 'printf "手合割：%s\n手数----指手---------消費時間--\n" "$name" >a.kifu' 'echo "$name $(kifu convert -t sfen --ply 0 a.kifu 2>&1)"' done >try
$ sh try 平手 平手戦 互先 青空将棋
平手 lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
平手戦 lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
互先 lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
青空将棋 lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1
$ sh try 香落ち 香落 左香落ち 左香落 右香落ち 右香落 両香落ち 両香落 兩香落ち
香落ち lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
香落 lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
左香落ち lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
左香落 lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右香落ち 1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右香落 1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
両香落ち 1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
両香落 1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
兩香落ち 1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 左銀落ち 左銀落 右銀落ち 右銀落
左銀落ち lnsgkg1nl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
左銀落 lnsgkg1nl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右銀落ち ln1gkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右銀落 ln1gkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 角落ち 角落 飛車落ち 飛車落 飛落ち 飛落 飛香落ち 飛香落 飛車香落ち 飛銀落ち
角落ち lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
角落 lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛車落ち lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛車落 lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛落ち lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛落 lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛香落ち lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛香落 lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛車香落ち lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
飛銀落ち lnsgkg1nl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 二枚落ち 二枚落 2枚落ち ２枚落ち ２枚落 三枚落ち 三枚落 3枚落ち ３枚落ち '三枚落ち(lishogi)'
二枚落ち lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
二枚落 lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
2枚落ち lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
２枚落ち lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
２枚落 lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
三枚落ち lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
三枚落 lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
3枚落ち lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
３枚落ち lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
三枚落ち(lishogi) 1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 四枚落ち 四枚落 4枚落ち ４枚落ち 五枚落ち 5枚落ち ５枚落ち 右五枚落ち 左五枚落ち
四枚落ち 1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
四枚落 1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
4枚落ち 1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
４枚落ち 1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
五枚落ち 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
5枚落ち 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
５枚落ち 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右五枚落ち 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
左五枚落ち 1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 六枚落ち 六枚落 6枚落ち ６枚落ち 七枚落ち ７枚落ち 左七枚落ち 右七枚落ち 八枚落ち 8枚落ち ８枚落ち
六枚落ち 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
六枚落 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
6枚落ち 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
６枚落ち 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
七枚落ち 3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
７枚落ち 3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
左七枚落ち 2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
右七枚落ち 3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
八枚落ち 3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
8枚落ち 3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
８枚落ち 3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 九枚落ち 9枚落ち ９枚落ち 十枚落ち 十枚落 10枚落ち １０枚落ち
九枚落ち 4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
9枚落ち 4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
９枚落ち 4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
十枚落ち 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
十枚落 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
10枚落ち 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
１０枚落ち 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try トンボ トンボ＋香 トンボ＋桂香 歩三兵 裸玉 十九枚落ち 二十枚落ち 太閤落ち 太閤将棋
トンボ 4k4/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
トンボ＋香 l3k3l/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
トンボ＋桂香 ln2k2nl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
歩三兵 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1
裸玉 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
十九枚落ち 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
二十枚落ち 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
太閤落ち lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
太閤将棋 lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
$ sh try 香得 両香得 兩香得 角得 飛車得 飛香得 二枚得 2枚得 三枚得 四枚得 五枚得 六枚得 七枚得 八枚得 九枚得 十枚得 １０枚得
香得 lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w L 1
両香得 1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 2L 1
兩香得 1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 2L 1
角得 lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w B 1
飛車得 lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w R 1
飛香得 lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RL 1
二枚得 lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB 1
2枚得 lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB 1
三枚得 1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RBL 1
四枚得 1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2L 1
五枚得 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RBN2L 1
六枚得 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2N2L 1
七枚得 3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RBS2N2L 1
八枚得 3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2S2N2L 1
九枚得 4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RBG2S2N2L 1
十枚得 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2G2S2N2L 1
１０枚得 4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2G2S2N2L 1
$ sh try 3枚獅子 2枚獅子 三枚獅子 2枚王 | cut -c 1-60
3枚獅子 lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/pppppppppp
2枚獅子 lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppp
三枚獅子 lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/pppppppp
2枚王 lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/
$ sh try 一枚落ち 枚落ち 二枚 二枚落ちち 左2枚落ち 十枚
一枚落ち a.kifu:1:5: error: unknown handicap 一枚落ち: the name does not say which piece is given; only a board does [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read
枚落ち a.kifu:1:5: error: unknown handicap 枚落ち: its start position is not known [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read
二枚 a.kifu:1:5: error: unknown handicap 二枚: its start position is not known [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read
二枚落ちち a.kifu:1:5: error: unknown handicap 二枚落ちち: its start position is not known [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read
左2枚落ち a.kifu:1:5: error: unknown handicap 左2枚落ち: its start position is not known [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read
十枚 a.kifu:1:5: error: unknown handicap 十枚: its start position is not known [unknown-handicap]
kifu: a.kifu: game 1 not written: its start or its moves cannot be read

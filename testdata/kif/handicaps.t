The handicaps of the KIF specification: the start position, and the same in CSA.
$ printf '%s\n' 'printf "手合割：%s\n下手：A\n上手：B\n   1 $2\n   2 中断\n" "$1" >a.kifu' 'kifu convert --on-loss=ignore -t sfen --ply 0 a.kifu && kifu convert -t csa a.kifu | grep -E "^(P|[-+])"' >try
$ sh try 平手 '７六歩(77)'
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
PI
+
+7776FU
$ sh try 香落ち '５四歩(53)'
lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI11KY
-
-5354FU
$ sh try 右香落ち '５四歩(53)'
1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI91KY
-
-5354FU
$ sh try 角落ち '５四歩(53)'
lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI22KA
-
-5354FU
$ sh try 飛車落ち '５四歩(53)'
lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI
-
-5354FU
$ sh try 飛香落ち '５四歩(53)'
lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI11KY
-
-5354FU
$ sh try 二枚落ち '５四歩(53)'
lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA
-
-5354FU
$ sh try 三枚落ち '５四歩(53)'
lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY
-
-5354FU
$ sh try 四枚落ち '５四歩(53)'
1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY
-
-5354FU
$ sh try 五枚落ち '５四歩(53)'
2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE
-
-5354FU
$ sh try 左五枚落ち '５四歩(53)'
1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY21KE
-
-5354FU
$ sh try 六枚落ち '５四歩(53)'
2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE21KE
-
-5354FU
$ sh try 左七枚落ち '５四歩(53)'
2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE21KE31GI
-
-5354FU
$ sh try 右七枚落ち '５四歩(53)'
3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE21KE71GI
-
-5354FU
$ sh try 八枚落ち '５四歩(53)'
3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE21KE71GI31GI
-
-5354FU
$ sh try 十枚落ち '５四歩(53)'
4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
PI82HI22KA11KY91KY81KE21KE71GI31GI61KI41KI
-
-5354FU

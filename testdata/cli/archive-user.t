User-defined rules apply in archives: those of the settings nearest to the archive.
$ printf '[rule no-handle]\nheader = 先手\nforbid = [_0-9]\nmessage = 本名で書く\nseverity = error\n' >kifu.ini; mkdir z; printf '手合割：平手\n先手：foo_9\n   1 ７六歩(77)\n   2 投了\n' >z/a.kifu; printf 'V2.2\nN+foo_8\nPI\n+\n+7776FU\n%%TORYO\n' >z/b.csa; tar cf z.tar z; kifu check --format=gcc z.tar
z.tar!z/a.kifu:2:7: error: 本名で書く [user/no-handle]
z.tar!z/b.csa:2:6: error: 本名で書く [user/no-handle]
[1]

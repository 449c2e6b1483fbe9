$ printf '[rule no-handle]\nheader = black\nforbid = \\d\nmessage = a name has no digits\n' >own.ini; printf '先手：A1\n後手：B\n   1 ７六歩(77)\n   2 投了\n' >a.kifu; kifu lint --format=gcc --config own.ini --select user a.kifu
a.kifu:1:5: warning: a name has no digits [user/no-handle]

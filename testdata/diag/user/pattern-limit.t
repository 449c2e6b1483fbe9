$ printf '[rule slow]\nforbid = (a+)+$\n' >own.ini; printf '先手：A\n後手：B\n   1 ７六歩(77)\n*aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\n   2 投了\n' >a.kifu; kifu lint --format=gcc --config own.ini --select user,pattern-limit a.kifu
a.kifu:4:1: warning: user/slow skipped: its pattern takes too many steps [pattern-limit]

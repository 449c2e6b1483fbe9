Headers that repeat the number of moves, the winner and the ending agree with the game or contradict
it; nothing contradicts a record without its ending, and a diagram counts from its own number.
$ printf '%s\n' 'printf "先手：A\n後手：B\n$1\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n" >a.kifu' 'kifu lint --format=gcc a.kifu' >try
$ sh try '総手数：2手'
$ sh try '総手数：3手'
a.kifu:3:5: warning: 総手数 is contradicted: the record has 2 moves [result-contradiction]
$ sh try '消費時間：2▲10△20'
$ sh try '消費時間：9▲10△20'
a.kifu:3:6: warning: 消費時間 is contradicted: the record has 2 moves [result-contradiction]
$ sh try '消費時間：▲10△20'
$ sh try '消費時間：9分'
$ sh try '勝者：後手'
$ sh try '勝者：▲'
a.kifu:3:4: warning: 勝者 is contradicted: another line says that white wins, this one black [result-contradiction]
$ sh try '勝者：A'
a.kifu:3:4: warning: 勝者 is contradicted: another line says that white wins, this one black [result-contradiction]
$ sh try '勝者：B'
$ sh try '勝者：C'
$ sh try '結末：投了'
$ sh try '結末：千日手'
a.kifu:3:4: warning: 結末 is contradicted: another line says resignation, this one fourfold repetition [result-contradiction]
$ sh try '結末：感動'
$ printf '先手：A\n後手：B\n勝者：先手\n結末：投了\n総手数：1手\n   1 ７六歩(77)\n' >b.kifu; kifu lint --format=gcc b.kifu
b.kifu:6:6: note: no ending recorded; the header 勝者 says 先手 [missing-result]
$ printf '先手：A\n後手：B\n消費時間：12▲1△1\n手数＝10 まで\n   11 ７六歩(77)\n   12 ３四歩(33)\n   13 投了\n' >c.kifu; kifu lint --format=gcc c.kifu

Headers out of order change places with each other; comments, other headers and two of one key stay where they are.
$ kifu lint --format=gcc testdata/diag/style/header-order.kifu
$ kifu lint --format=gcc --select style testdata/diag/style/header-order.kifu
testdata/diag/style/header-order.kifu:4:1: note: 開始日時 belongs before 場所 [header-order]
testdata/diag/style/header-order.kifu:7:1: note: 先手 belongs before 後手 [header-order]
$ printf '%s\r\n' '#KIF version=2.0 encoding=UTF-8' '棋戦：一' '# a remark' '対局者ID：7' '棋戦：二' '*comment' ' 開始日時：2004/05/31' '表題：T' '先手：A' '後手：B' '1 ７六歩(77)' '場所：late' '2 投了' >a.kifu
$ kifu lint --format=gcc --select header-order a.kifu; kifu lint --select header-order --fix a.kifu; tr -d '\r' <a.kifu
a.kifu:7:1: note: 開始日時 belongs before 棋戦 [header-order]
a.kifu:8:1: note: 表題 belongs before 棋戦 [header-order]
No findings in 1 game of 1 file.
Fixed 2 findings in 1 file.
#KIF version=2.0 encoding=UTF-8
 開始日時：2004/05/31
# a remark
対局者ID：7
表題：T
*comment
棋戦：一
棋戦：二
先手：A
後手：B
1 ７六歩(77)
場所：late
2 投了
$ printf '%s\n' '開始日時：2004/05/31' '後手：B' '後手の持駒：なし' '  ９ ８ ７ ６ ５ ４ ３ ２ １' '+---------------------------+' '| ・ ・ ・ ・v玉 ・ ・ ・ ・|一' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|二' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|三' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|四' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|五' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|六' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|七' '| ・ ・ ・ ・ ・ ・ ・ ・ ・|八' '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九' '+---------------------------+' '先手の持駒：金' '先手：A' '先手番' '▲５八玉' >b.ki2u
$ kifu lint --format=gcc --select header-order b.ki2u testdata/explain/header-order.right.kif

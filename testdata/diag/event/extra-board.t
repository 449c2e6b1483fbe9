$ kifu event --format=gcc testdata/explain/event/extra-board.wrong
testdata/explain/event/extra-board.wrong/r2-b2.kifu:1:4: error: Lina Berg did not play Zoé Fabre in round 2 by results.csv [extra-board]
[1]
$ kifu event --format=gcc testdata/explain/event/extra-board.right
$ record() { printf '先手：%s\n後手：%s\n手数----指手--\n 1 %s\n 2 投了\n' "$1" "$2" "$3"; }; mkdir own; printf 'round,black,white,result\n1,Ann,Bob,1-0\n1,Cid,Dan,1-0\n' >own/results.csv; record Bob Ann '７六歩(77)' >own/a.kifu; record Dan Cid '２六歩(27)' >own/b.kifu; record Ann Dan '５六歩(57)' >own/c.kifu; record Dan Cid '１六歩(17)' >own/d.kifu; kifu event --format=gcc own; kifu event --format=gcc --lang=ja own
own/a.kifu:1:4: warning: Bob is black here, white in results.csv:2:11 [colour-mismatch]
own/a.kifu:5:4: error: Bob won here, Ann by results.csv:2:11 [result-mismatch]
own/b.kifu:1:4: warning: Dan is black here, white in results.csv:3:11 [colour-mismatch]
own/b.kifu:5:4: error: Dan won here, Cid by results.csv:3:11 [result-mismatch]
own/c.kifu:1:4: error: Ann did not play Dan by results.csv [extra-board]
own/d.kifu:1:4: error: Dan and Cid have 1 game besides this one, as many as they should [extra-board]
own/a.kifu:1:4: warning: Bobはここでは先手、results.csv:2:11 では後手です [colour-mismatch]
own/a.kifu:5:4: error: 勝者はここではBob、results.csv:2:11 ではAnnです [result-mismatch]
own/b.kifu:1:4: warning: Danはここでは先手、results.csv:3:11 では後手です [colour-mismatch]
own/b.kifu:5:4: error: 勝者はここではDan、results.csv:3:11 ではCidです [result-mismatch]
own/c.kifu:1:4: error: results.csvではAnnはDanと対局していません [extra-board]
own/d.kifu:1:4: error: DanとCidの対局はこのほかに1局あり、足りています [extra-board]
[1]

$ kifu event --format=gcc testdata/explain/event/repeated-pairing.wrong
testdata/explain/event/repeated-pairing.wrong/r2.kifu:1:4: warning: Lina Berg and Rui Costa met in round 1 already [repeated-pairing]
$ kifu event --format=gcc testdata/explain/event/repeated-pairing.right
$ record() { printf '先手：%s\n後手：%s\n手数----指手--\n 1 %s\n 2 投了\n' "$1" "$2" "$3"; }; mkdir own; printf '[event]\nformat = swiss\n' >own/event.ini; record Ann Bob '７六歩(77)' >own/a.kifu; record Cid Dan '２六歩(27)' >own/b.kifu; record Bob Ann '５六歩(57)' >own/c.kifu; kifu event --format=gcc own
own/c.kifu:1:4: warning: Ann and Bob met in a.kifu already [repeated-pairing]

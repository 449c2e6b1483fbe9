Files get declarations, encodings and line ends by their extension; the content distinguishes KI2 from KIF; conversion to another notation and back changes nothing.
$ kifu convert -o a.ki2 testdata/ki2/nested.ki2u; head -n 2 a.ki2 | od -An -c | head -n 5
 212   J 216   n 223 372 216 236 201   F   2   0   1   4   /   1
   0   /   1   6       0   3   :   2   1   :   4   1  \r  \n 225
   \ 221 350 201   F 225 317 211 273 202 314 227 341  \r  \n
$ kifu convert -o a.ki2u testdata/ki2/nested.ki2u; head -n 2 a.ki2u
#KI2 version=2.0 encoding=UTF-8
開始日時：2014/10/16 03:21:41
$ kifu convert -t ki2 a.ki2 >b; kifu convert -t ki2 a.ki2u | cmp - b
$ kifu lint --format=ndjson - <testdata/ki2/mini.ki2u | sed 's/"encoding.*//'
{"type":"game","file":"-","game":1,"format":"ki2",
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ cp testdata/ki2/mini.ki2u a.kif; kifu lint --format=ndjson a.kif | sed 's/"encoding.*//'
{"type":"finding","file":"a.kif","game":null,"line":1,"column":1,"ply":null,"rule":"extension-encoding","severity":"note","message":"utf-8 in a .kif file, which programs read as cp932","message_ja":"拡張子 .kif のファイルはcp932として読まれますが、utf-8で書かれています"}
{"type":"game","file":"a.kif","game":1,"format":"ki2",
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":1}
$ cp testdata/kif/mini.kifu b.ki2; kifu lint --format=ndjson b.ki2 | sed 's/"encoding.*//'
{"type":"game","file":"b.ki2","game":1,"format":"kif",
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ kifu lint --format=ndjson - <testdata/ki2/problem.to.bod | sed 's/"encoding.*//'
{"type":"game","file":"-","game":1,"format":"bod",
{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}
$ for i in csa usi kif; do kifu convert -t $i --on-loss=ignore testdata/ki2/dialects.ki2u >c; kifu convert -t ki2 c | kifu convert -t $i --on-loss=ignore | cmp - c; done
$ kifu convert -t ki2 --on-loss=error testdata/csa/mini.csa
testdata/csa/mini.csa:6:1: error: 6 times cannot be written in ki2 [times-dropped]
kifu: testdata/csa/mini.csa: game 1 not written: it would lose something (--on-loss=warn writes it)
[1]
$ kifu convert -t csa testdata/csa/mini.csa | grep -v ^T >a; kifu convert -t ki2 --on-loss=ignore testdata/csa/mini.csa | kifu convert -t csa | cmp - a

The first pawn of a nifu, if it stands on the start position drawn in the record.
$ printf 'P1 *  *  *  * -OU *  *  *  * \nP5 *  *  *  * +FU *  *  *  * \nP9 *  *  *  * +OU *  *  *  * \nP+00FU\n+\n+0056FU\n%%TORYO\n' >a.csa; kifu lint --format=ndjson a.csa | grep nifu
{"type":"finding","file":"a.csa","game":1,"line":6,"column":1,"ply":1,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 56 with an unpromoted pawn on 55","related":{"line":2,"column":15},"message_ja":"二歩: 先手が56に歩を打ちましたが、55にも歩があります"}
$ printf 'position sfen 4k4/9/9/9/4P4/9/9/9/4K4 b P 1 moves P*5f\n' >b.usi; kifu lint --format=ndjson b.usi | grep nifu
{"type":"finding","file":"b.usi","game":1,"line":1,"column":51,"ply":1,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 5f with an unpromoted pawn on 5e","related":{"line":1,"column":15},"message_ja":"二歩: 先手が5fに歩を打ちましたが、5eにも歩があります"}
$ printf '後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：歩\n   1 ５六歩打\n   2 投了\n' >c.kifu; kifu lint c.kifu
c.kifu:15:6: error: nifu: black drops a pawn on 56 with an unpromoted pawn on 55 [nifu]
   15 |    1 ５六歩打
      |      ^~~~~~~~
    8 | | ・ ・ ・ ・ 歩 ・ ・ ・ ・|五
      |              ---
c.kifu:16:6: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |    2 投了
      |      ^~~~
   15 |    1 ５六歩打
      |      --------
2 findings (1 error, 1 warning) in 1 game of 1 file.
[1]

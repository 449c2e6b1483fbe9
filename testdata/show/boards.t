Boards of every size: whose pieces are whose, the last move, who is to move; a series; from white's side; in letters.

$ kifu show --ply 0 testdata/svg/handicap.kifu
△<b>"佐藤" & 鈴木</b>  in hand: none
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・  ・  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  歩  歩  歩  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲山田  in hand: none
  start position, white to move
$ kifu show --lang=ja --ply 1..2 testdata/svg/handicap.kifu
△<b>"佐藤" & 鈴木</b>  持駒: なし
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・  ・  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩  ・ v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・*v歩  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  歩  歩  歩  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲山田  持駒: なし
* 1手目 △３四歩、下手番

△<b>"佐藤" & 鈴木</b>  持駒: なし
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・  ・  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩  ・ v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・ v歩  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・ *歩  ・  ・  ・  ・  ・  ・ |六
|  歩  歩  ・  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲山田  持駒: なし
* 2手目 ▲７六歩、上手番
$ kifu show --flip --ply 108 testdata/svg/nifu.kifu
2004/05/31  第54回NHK杯戦1回戦

▲豊川孝弘  in hand: 金 歩三
   １  ２  ３  ４  ５  ６  ７  ８  ９
+-------------------------------------+
| v香  ・  ・ v金  ・  ・  ・ v桂 v香 |九
|  ・  龍 v角  ・ v金 v金 v玉  ・  ・ |八
|  ・  ・ *圭  ・ v銀 v歩  ・ v歩  ・ |七
| v歩  ・ v歩  ・ v歩  ・ v歩  ・ v歩 |六
|  ・  歩  ・  ・  香  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  銀  歩  ・  歩 |四
|  ・ v歩  ・  ・  ・  歩  ・  歩  ・ |三
|  ・  ・  ・  ・  ・  ・  銀  玉  ・ |二
|  ・ v龍  ・  ・  ・  銀  ・  桂  香 |一
+-------------------------------------+
△田村康介  in hand: 角 桂 歩二
* move 108: △３七同桂成, black to move
$ kifu show --flip --letters en --ply 80 testdata/svg/nifu.kifu
2004/05/31  第54回NHK杯戦1回戦

▲豊川孝弘  in hand: L P×4
    1   2   3   4   5   6   7   8   9
+-------------------------------------+
|  vL  vN   .   .   .   .   .  vN  vL |i
|   .   .   .   .   .  vG  vK   .   . |h
|   .   .   .   .  vG  vP   .  vP   . |g
|  vP   .  vP   .  *P   .  vP   .  vP |f
|   .   P  vS   .   S   .   .   .   . |e
|   .   .   .   . v+R   .   P   .   P |d
|   .  vP   N  vB   .   P   .   P   . |c
|   .   .   .   .   .   .   S   K   . |b
|   .   G   B   .   .   G   .   N   L |a
+-------------------------------------+
△田村康介  in hand: R S P
* move 80: P*5f, black to move
$ kifu show --game 1 testdata/minishogi/games.usi
△White  in hand: none
   ５  ４  ３  ２  １
+---------------------+
| v飛 v角  ・ v玉  ・ |一
|  ・ v銀 *金  ・ v歩 |二
|  ・  ・  ・  ・  ・ |三
|  歩  ・  ・ v角  ・ |四
|  玉  金  銀  ・  飛 |五
+---------------------+
▲Black  in hand: none
* move 7: ▲３二金, white to move
  end: resignation, black wins
$ kifu show --lang=ja --ply 3 testdata/chu/lishogi.kifu
△後手
   12  11  10   9   8   7   6   5   4   3   2   1
+-------------------------------------------------+
| v香 v豹 v銅 v銀 v金 v象 v玉 v金 v銀 v銅 v豹 v香 |一
| v反  ・ v角  ・ v虎 v鳳 v麒 v虎  ・ v角  ・ v反 |二
| v横 v竪 v飛 v馬 v龍 v奔  ・ v龍 v馬 v飛 v竪 v横 |三
| v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 |四
|  ・  ・  ・ v仲  ・ v獅  ・  ・ v仲  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・ |七
|  ・  ・  ・  仲  ・  歩 *獅  ・  仲  ・  ・  ・ |八
|  歩  歩  歩  歩  歩  ・  歩  歩  歩  歩  歩  歩 |九
|  横  竪  飛  馬  龍  ・  奔  龍  馬  飛  竪  横 |十
|  反  ・  角  ・  虎  麒  鳳  虎  ・  角  ・  反 |十一
|  香  豹  銅  銀  金  玉  象  金  銀  銅  豹  香 |十二
+-------------------------------------------------+
▲先手
* 3手目 ▲６八獅子、後手番
$ kifu show --letters en --ply 40 testdata/chu/b-printed.hodges
△White
   12  11  10   9   8   7   6   5   4   3   2   1
+-------------------------------------------------+
|  vL vFL   .  vS  vG vDE  vK  vG  vS  vC vFL  vL |a
| vRC   .  vB   . vBT*vDK vKr vBT   .  vB   . vRC |b
|   . vVM  vR   .   . vFK   . vDK   .  vR vVM   . |c
| vSM  vP   .  vP  vC vLn   . vPh  vP   .  vP vSM |d
|  vP vDH  vP vGB  vP  vP  vP  vP vGB  vP vDH  vP |e
|   .   .   .   .   .   .   .   .   .   .   .   . |f
|   .   .   .  GB   .  Ln  Ph   P   .   .   .   . |g
|   P   .   P   .   P   P   P   C  GB   P  DH   . |h
|   .   P  DH   P   .   .   .   .   P   .   P   P |i
|  SM  VM   R   .  DK   .   .  DK   .   R  VM  SM |j
|  RC   .   B   .  BT  Kr  FK  BT   .   B   .  RC |k
|   L  FL   C   S   G   K  DE   G   S   .  FL   L |l
+-------------------------------------------------+
▲Black
* move 40: DK-7b, black to move
$ kifu show testdata/dai/a1.usi
△White
    15   14   13   12   11   10    9    8    7    6    5    4    3    2    1
+----------------------------------------------------------------------------+
|  v香   ・   ・   ・   ・   ・  v金  v玉  v鳳   ・   ・   ・  v石   ・  v香 |1
|  v反   ・   ・   ・   ・   ・  v虎  v金   ・   ・   鷹   ・   ・   ・  v反 |2
|   ・   ・   ・  v鉄  v嗔  v狼   ・  v銀   ・  *獅  v鉄  v嗔  v猛   ・   ・ |3
|   ・   ・   ・   ・   ・  v横   ・   ・   ・   ・   ・   ・   ・   ・   ・ |4
|   ・   ・   ・   ・   ・ 成馬   ・   ・   ・   ・  v歩  v銀  v横   ・   ・ |5
|   ・   ・   ・ 成龍   ・   ・   ・   ・   ・   ・  v仲   ・  v歩  v歩   ・ |6
|   ・  v飛   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・ |7
|   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・  v歩 |8
|   ・   ・   ・   ・   仲   ・   ・   ・  v豹   ・   ・   龍   ・   ・   ・ |9
|   歩   歩   歩   ・   ・   ・   鳳   ・v成桂   ・   ・   ・   歩   ・   歩 |10
|   ・   ・   ・   ・   歩   ・   ・   ・   ・   ・   ・   ・ 飛龍   歩   ・ |11
|   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   ・   横   ・   飛 |12
|   ・   ・   桂   ・   嗔   鉄   麒   玉   銅   狼   嗔   ・   ・   猛   ・ |13
|   ・   ・   ・   ・   猫   虎   ・   象   虎   銀   鉄   石   ・   ・   反 |14
|   香   ・   ・   ・   ・   ・   金   ・   金   ・   ・   猫   ・   ・   香 |15
+----------------------------------------------------------------------------+
▲Black
* move 257: ▲６三獅子, white to move
  end: resignation, black wins
$ kifu show --flip --letters en --ply 0 testdata/dai/a1.usi
▲Black
    1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
+-------------------------------------------------------------+
|  vL  vN vSt  vI  vC  vS  vG  vK  vG  vS  vC  vI vSt  vN  vL |o
| vRC   .vCSw   . vFL   . vBT vDE vBT   . vFL   .vCSw   . vRC |n
|   . vVO   . vAB   . vEW vPh vLn vKr vEW   . vAB   . vVO   . |m
|  vR vFD vSM vVM  vB vDH vDK vFK vDK vDH  vB vVM vSM vFD  vR |l
|  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP  vP |k
|   .   .   .   . vGB   .   .   .   .   . vGB   .   .   .   . |j
|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |i
|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |h
|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |g
|   .   .   .   .  GB   .   .   .   .   .  GB   .   .   .   . |f
|   P   P   P   P   P   P   P   P   P   P   P   P   P   P   P |e
|   R  FD  SM  VM   B  DH  DK  FK  DK  DH   B  VM  SM  FD   R |d
|   .  VO   .  AB   .  EW  Kr  Ln  Ph  EW   .  AB   .  VO   . |c
|  RC   . CSw   .  FL   .  BT  DE  BT   .  FL   . CSw   .  RC |b
|   L   N  St   I   C   S   G   K   G   S   C   I  St   N   L |a
+-------------------------------------------------------------+
△White
  start position, black to move
$ kifu show testdata/chu/igui.usi | grep -e '\*' -e =
==> testdata/chu/igui.usi: game 1 <==
|  ・  ・  ・  ・  ・  ・ *・  ・  ・  ・  ・  ・ |六
|  ・  ・  ・  ・  ・  ・ *獅  ・  ・  ・  ・  ・ |七
* move 1: ▲６七獅子（居食い）, white to move
==> testdata/chu/igui.usi: game 2 <==
|  ・  ・  ・  ・  ・ *・  ・  ・  ・  ・  ・  ・ |六
|  ・ v飛  ・  ・  ・  ・ *獅  ・  ・  ・  ・  ・ |七
* move 1: ▲６七獅子（居食い）, white to move
$ echo 'position sfen 7k7/15/15/15/15/15/15/15/15/15/15/4n+n5+b3/15/15/7K7 b - 1 moves 8o8n' | kifu show | grep -e '\*' -e 成
|   ・   ・   ・   ・  v桂v成桂   ・   ・   ・   ・   ・v成馬   ・   ・   ・ |12
|   ・   ・   ・   ・   ・   ・   ・  *玉   ・   ・   ・   ・   ・   ・   ・ |14
* move 1: ▲８十四玉将, white to move
$ for n in 0 ..1 2.. 3 3..9; do kifu show --ply $n testdata/svg/handicap.kifu | grep -c -e '^+.*+$'; done
2
4
4
2
2
$ kifu show --ply 4 testdata/svg/handicap.kifu
kifu: testdata/svg/handicap.kifu: game 1 not shown: it has no move 4 (choose another --ply)
[1]
$ kifu show --ply 5..4 testdata/svg/handicap.kifu
kifu: --ply takes N, or A..B with A up to B, not '5..4'
Try 'kifu show --help'.
[2]

The board at which a move is illegal: with the move made, the squares that explain it, the law and its source; before a
move that cannot be made, with the record's own words.  A legal neighbour has no mark, nor have the other positions.

$ kifu show testdata/svg/nifu.kifu
2004/05/31  第54回NHK杯戦1回戦

△田村康介  in hand: 角 桂 歩二
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂  ・ v銀  ・  ・  ・  龍  ・ |一
|  ・ v玉 v銀  ・  ・  ・  ・  ・  ・ |二
|  ・ v歩  ・ v歩  ・  ・  ・ !歩  ・ |三
| v歩  ・ v歩 v銀  ・  ・  ・  ・  ・ |四
|  ・  ・  ・  ・ v香  ・  ・ v歩  ・ |五
|  歩  ・  歩  ・  歩  ・  歩  ・  歩 |六
|  ・  歩  ・  歩  銀  ・ v圭  ・  ・ |七
|  ・  ・  玉  金  金  ・  角 v龍  ・ |八
|  香  桂  ・  ・  ・  金  ・ !歩  香 |九
+-------------------------------------+
▲豊川孝弘  in hand: 金 歩二
* move 109: ▲２九歩, white to move
  end: foul by the previous move, white wins
! nifu: black drops a pawn on 29 with an unpromoted pawn on 23 [nifu]
    A pawn cannot be dropped on a file where its side has an unpromoted pawn
    (nifu, two pawns). Promoted pawns and the opponent's pawns do not count.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show --lang=ja testdata/diag/legality/uchifuzume.kifu
△B  持駒: なし
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
|  ・  ・  ・  ・  ・  ・  ・ v桂 v玉 |一
|  ・  ・  ・  ・  ・  ・  ・  ・ !歩 |二
|  ・  ・  ・  ・  ・  ・  ・  金  ・ |三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |七
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |八
|  玉  ・  ・  ・  ・  ・  ・  ・  ・ |九
+-------------------------------------+
▲A  持駒: なし
* 1手目 ▲１二歩、後手番
  終局: 詰み、先手の勝ち
! 打ち歩詰め: 12に打った歩で詰みです [uchifuzume]
    持駒の歩を打って詰ます反則です。歩を突いて詰ますこと（突き歩詰め）や、他の駒
    を打って詰ますことは反則ではありません。
    出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show --lang=ja --letters is testdata/svg/in-check.csa
△後手  持駒: なし
    9   8   7   6   5   4   3   2   1
+-------------------------------------+
|  vL  vR   .  vG !vK !+B   .  vR  vL |a
|   .  vH !vS   .   .   .   .   .   . |b
|  vP  vP  vP  vP  vP  vP   .  vP  vP |c
|   .   .   .   .   .   .  vP   .   . |d
|   .   .   .   .   .   .   .   .   . |e
|   .   .   P   .   .   .   .   .   . |f
|   P   P   .   P   P   P   P   P   P |g
|   .   .   .   .   .   .   .   H   . |h
|   L   R   S   G   K   G   S   R   L |i
+-------------------------------------+
▲先手  持駒: B G S
* 8手目 S7a-7b、先手番
! 後手の玉（51）が41の馬に取られます（王手放置・自殺手） [king-in-check]
    指した後に自玉が取られる状態です。王手を防がない手（王手放置）、玉が王手のか
    かるマスへ動く手、動くと王手になる駒を動かす手（自殺手）が当てはまります。
    出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show testdata/diag/legality/bad-move.kifu
△B  in hand: none
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・ v飛  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |四
|  ・  ・ !歩  ・  ・  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  歩  歩 !・  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲A  in hand: none
* move 1: ▲７五歩(77), white to move
  end: resignation, black wins
! a pawn cannot move from 77 to 75 [bad-move]
    The piece does not move that way, or another piece is in its way.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show testdata/diag/legality/no-piece.kifu
△B  in hand: none
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・ v飛  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩  ・ v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・*v歩  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・ !歩  ・  ・  ・  ・  ・  ・ |六
|  歩  歩 !・  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲A  in hand: none
* move 2: △３四歩, black to move
  end: resignation
! move 3, which cannot be played: ７六歩(77)
! no piece on 77 [no-piece]
    The move starts from an empty square. It cannot be played, and the moves
    after it cannot be checked.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show --lang=ja testdata/diag/legality/not-in-hand.kifu | sed -n '/^▲/,$p'
▲A  持駒: なし
* 2手目 △３四歩、先手番
  終局: 投了
! 指せない3手目: ５五角打
! 先手の持駒に角がありません [not-in-hand]
    持駒にない駒を打っています。指せない手です。
    出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show testdata/diag/syntax/bad-move-text.kifu | sed -n '/^▲/,$p'
▲A  in hand: none
* move 1: ▲７六歩, white to move
  end: resignation
! move 2, which cannot be played: ３四鬼(33)
! not a move: ３四鬼(33) [bad-move-text]
    A line that should be a move cannot be read as one. The moves after it
    cannot be checked.
    Source: Japan Shogi Association, notation of moves
    https://www.shogi.or.jp/faq/kihuhyouki.html
$ printf '手数----指手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ３四歩(76)\n4 ５五角打\n5 投了\n' >two.kifu; kifu show two.kifu | sed -n '/^▲/,$p'
▲Black  in hand: 歩
* move 3: ▲３四同歩(76), white to move
  end: resignation
! a pawn cannot move from 76 to 34 [bad-move]
    The piece does not move that way, or another piece is in its way.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
! move 4, which cannot be played: ５五角打
! white has no bishop in hand [not-in-hand]
    A piece is dropped that the player does not have in hand. The move cannot be
    played.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show --lang=ja testdata/diag/result/false-declaration.csa
△B  持駒: 飛 角 金二 銀二 桂二 香二 歩九
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
|  龍  馬  金  金 !玉  銀  銀  圭  圭 |一
|  杏  杏  ・  ・  ・  ・  ・  ・  ・ |二
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |六
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |七
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |八
|  ・  ・  ・  ・  ・  ・  ・  ・ v玉 |九
+-------------------------------------+
▲A  持駒: 歩九
  開始局面、先手番
  終局: 入玉宣言勝ち、先手の勝ち
  先手: 玉は敵陣。敵陣の駒（10）: 飛 5, 角 5, 金×2 2, 銀×2 2, 桂×2 2, 香×2 2、持駒: 歩×9 9、計27点
  後手: 玉は敵陣。敵陣の駒（0）: なし、持駒: 飛 5, 角 5, 金×2 2, 銀×2 2, 桂×2 2, 香×2 2, 歩×9 9、計27点
! 先手の宣言は不成立です: 27点です（勝ちには28点必要）（玉は51、敵陣の駒10枚、計27点）。宣言した側の負けになります [false-declaration]
    入玉宣言には、玉と他の10枚以上の駒が敵陣三段目以内にあること、王手がかかって
    いないこと、点数が足りることが必要です。日本将棋連盟の規定では31点以上で勝ち
    （24点から30点は持将棋）、27点法では先手28点・後手27点以上です。大駒は5点、
    小駒は1点です。
    出典: 日本将棋連盟 対局規則（2024年）第9条（持将棋）
    https://www.shogi.or.jp/match/taikyoku_rules/
$ kifu show testdata/diag/result/unnoticed-foul.kifu | sed -n '/^▲/,$p'
▲A  in hand: none
* move 11: ▲７五歩, white to move
! nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
    A pawn cannot be dropped on a file where its side has an unpromoted pawn
    (nifu, two pawns). Promoted pawns and the opponent's pawns do not count.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
$ kifu show testdata/diag/legality/nifu.ok.kifu testdata/diag/legality/uchifuzume.ok.kifu | grep -c '!'
0
[1]
$ kifu show --ply ..108 testdata/svg/nifu.kifu | grep -c '!'
0
[1]

What a record or the name of a file says cannot act on the terminal, nor move the board; colour is for terminals only.

$ printf '先手：a\033[31mｱｲｳ中田Ａb\302\233\n後手：\342\200\256evil\t\342\200\217ok\n棋戦：##[group]\007x\n手数----指手\n1 ７六歩(77)\n2 ８八\033]0;x\007角成(22)\n' >a.kifu; kifu show a.kifu
#\x23[group]\x07x

△\u202Eevil\x09\u200Fok  in hand: none
   ９  ８  ７  ６  ５  ４  ３  ２  １
+-------------------------------------+
| v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香 |一
|  ・ v飛  ・  ・  ・  ・  ・ v角  ・ |二
| v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 |三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・ |五
|  ・  ・ *歩  ・  ・  ・  ・  ・  ・ |六
|  歩  歩  ・  歩  歩  歩  歩  歩  歩 |七
|  ・  角  ・  ・  ・  ・  ・  飛  ・ |八
|  香  桂  銀  金  玉  金  銀  桂  香 |九
+-------------------------------------+
▲a\x1B[31mｱｲｳ中田Ａb\x9B  in hand: none
* move 1: ▲７六歩, white to move
! move 2, which cannot be played: ８八\x1B]0;x\x07角成(22)
! not a move: ８八\x1B]0;x\x07角成(22) [bad-move-text]
    A line that should be a move cannot be read as one. The moves after it
    cannot be checked.
    Source: Japan Shogi Association, notation of moves
    https://www.shogi.or.jp/faq/kihuhyouki.html
$ cp testdata/kif/mini.kifu "$(printf 'b\033[2J\342\200\256.kifu')"; kifu show a.kifu b* | grep '==>'
==> a.kifu: game 1 <==
==> b\x1B[2J\u202E.kifu: game 1 <==
$ kifu show --color=always testdata/svg/nifu.kifu | grep '!' | tr '\033' '^'
|  ・ v歩  ・ v歩  ・  ・  ・^[1;37;41m !歩^[0m  ・ |三
|  香  桂  ・  ・  ・  金  ・^[1;37;41m !歩^[0m  香 |九
^[1;37;41m!^[0m nifu: black drops a pawn on 29 with an unpromoted pawn on 23 [nifu]
$ kifu show --color=always --ply 108 testdata/svg/nifu.kifu | grep '[*]' | tr '\033' '^'
|  ・  歩  ・  歩  銀  ・^[30;43m*v圭^[0m  ・  ・ |七
^[30;43m*^[0m move 108: △３七同桂成, black to move
$ kifu show --color=always --ply 0 testdata/svg/nifu.kifu | grep -c "$(printf '\033')"
0
[1]
$ kifu show testdata/svg/nifu.kifu | tr -d '\n' | tr '\001-\037' '!' | grep -c '!!'
0
[1]

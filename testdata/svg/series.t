A series of pictures: each position in a file named by its ply, the same as the position alone; none without -d.

$ kifu convert -t svg --ply 107.. -d a testdata/svg/nifu.kifu && ls a; for n in 107 108 109; do kifu convert -t svg --ply $n testdata/svg/nifu.kifu | cmp - a/nifu-0$n.svg; done
nifu-0107.svg
nifu-0108.svg
nifu-0109.svg
$ kifu convert -t svg --ply 1..3 -d b --name '{stem}/{ply}' testdata/svg/handicap.kifu testdata/svg/nifu.kifu; find b -type f | sort
Wrote 2 of 2 games in 2 files.
b/handicap/0001.svg
b/handicap/0002.svg
b/handicap/0003.svg
b/nifu/0001.svg
b/nifu/0002.svg
b/nifu/0003.svg
$ kifu convert -t svg --ply 1..2 -d c --name '{game}' testdata/minishogi/games.usi; ls c
00001-0001.svg
00001-0002.svg
00002-0001.svg
00002-0002.svg
$ kifu convert -t svg --ply 1..2 -d d --name '{stem}' testdata/minishogi/games.usi; ls d
games-0001-2.svg
games-0001.svg
games-0002-2.svg
games-0002.svg
$ kifu convert -t svg --ply ..1 -d e testdata/minishogi/games.usi; ls e
kifu: testdata/minishogi/games.usi: game 2 not written: the file holds one picture, of an earlier game (use -d DIR --name TEMPLATE)
games-0000.svg
games-0001.svg
$ kifu convert -t svg --ply ..1 -d f <testdata/minishogi/games.usi; ls f
00001-0000.svg
00001-0001.svg
00002-0000.svg
00002-0001.svg
$ kifu convert -t svg -d g --name '{stem}-{ply}' testdata/svg/nifu.kifu; kifu convert -t svg --ply 2 -d g --name '{stem}-{ply}' testdata/svg/nifu.kifu; ls g
nifu-0002.svg
nifu-0109.svg
$ kifu convert -t svg --ply 1..3 --eol crlf -d h testdata/svg/handicap.kifu; for n in 1 2 3; do tr -d '\r' <h/handicap-000$n.svg | cmp - b/handicap/000$n.svg; done
$ kifu convert -t svg --ply 108.. -d a testdata/svg/nifu.kifu
kifu: a/nifu-0108.svg: file exists (use --on-exists)
[2]
$ rm a/nifu-0108.svg; kifu convert -t svg --ply 107.. -d a --on-exists=skip testdata/svg/nifu.kifu; ls a
nifu-0107.svg
nifu-0108.svg
nifu-0109.svg
$ kifu convert -t svg --ply 2.. -d i testdata/svg/handicap.kifu testdata/svg/dai.usi; ls i
kifu: testdata/svg/dai.usi: game 1 not written: it has no move 2 (choose another --ply)
Wrote 1 of 2 games in 2 files.
handicap-0002.svg
handicap-0003.svg
$ kifu convert -t svg --ply 1..2 testdata/svg/handicap.kifu; kifu convert -o x.svg --ply 1..2 testdata/svg/handicap.kifu; kifu convert -t html -d x --ply 1..2 testdata/svg/handicap.kifu
kifu: --ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)
Try 'kifu convert --help'.
kifu: --ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)
Try 'kifu convert --help'.
kifu: --ply A..B needs a format of positions (-t sfen, -t bod, or -d DIR -t svg)
Try 'kifu convert --help'.
[2]
$ kifu convert -t svg testdata/diag/legality/no-piece.kifu 2>&1 | grep -e class=.finding -e arrow -e class=.remark
<rect class="finding" fill="#d00" fill-opacity=".3" x="170" y="326" width="44" height="48"/>
<rect class="finding" fill="#d00" fill-opacity=".3" x="170" y="378" width="44" height="48"/>
<path class="arrow" fill="none" stroke="#d00" stroke-width="4" marker-end="url(#head)" d="M192 402L192 350"/>
<text class="remark" text-anchor="middle" x="288" y="627" font-size="18">77に駒がありません</text>
$ kifu convert -t svg testdata/diag/result/false-declaration.csa 2>&1 | grep -e class=.finding -e arrow -e class=.remark
<rect class="finding" fill="#d00" fill-opacity=".3" x="266" y="66" width="44" height="48"/>
<text class="remark" text-anchor="middle" x="288" y="627" font-size="18">先手の宣言は不成立です: 27点です（勝ちには28点必要）（玉は51、…</text>

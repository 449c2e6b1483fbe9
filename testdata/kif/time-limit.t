A time control that went to CSA and back is the one that it was; one that a KIF record has in CSA's form is kept.

$ printf '手合割：平手\n持ち時間：15分+10秒\n   1 投了\n' >a.kifu; kifu convert -t csa a.kifu | tee b.csa | grep LIMIT; kifu convert -t kif b.csa | grep 持ち; kifu convert -t kif b.csa >c.kifu; kifu convert -t csa c.kifu | cmp - b.csa
$TIME_LIMIT:00:15+10
持ち時間：15分+10秒
$ printf 'V2.2\n$TIME_LIMIT:01:30+00\nPI\n+\n%%TORYO\n' >d.csa; kifu convert -t kif d.csa | grep 持ち; sed 's/15分+10秒/00:15+10/' a.kifu | kifu convert -f kif -t kif - | grep 持ち
持ち時間：90分
持ち時間：00:15+10
$ for v in 15分+10秒 0分+30秒 10分+5秒追加 1分30秒+10秒 90分; do printf '手合割：平手\n持ち時間：%s\n   1 投了\n' $v >e.kifu; for t in csa csa3; do kifu convert -t $t e.kifu 2>/dev/null >e.csa && kifu convert -t kif e.csa | grep 持ち; done; done
持ち時間：15分+10秒
持ち時間：15分+10秒
持ち時間：0分+30秒
持ち時間：0分+30秒
持ち時間：10分+5秒追加
持ち時間：1分30秒+10秒
持ち時間：90分
持ち時間：90分
$ printf '手合割：平手\n持ち時間：10分\n1 ７六歩(77) ( 0:05/00:00:05)\n2 ３四歩(33) ( 0:05/00:00:05)\n3 切れ負け ( 0:10/00:00:15)\n' >f.kifu; kifu lint --format=gcc f.kifu; sed 's/10分/10秒/; s|( 0:10/00:00:15)|( 0:30/00:00:35)|' f.kifu >g.kifu; kifu lint --format=gcc g.kifu
f.kifu:2:1: note: no name for black [missing-player]
f.kifu:2:1: note: no name for white [missing-player]
f.kifu:5:3: warning: black lost on time after 0:00:10, with 0:09:55 left [time-left]
g.kifu:2:1: note: no name for black [missing-player]
g.kifu:2:1: note: no name for white [missing-player]

A time control that went to CSA and back is the one that it was; one that a KIF record has in CSA's form is kept.

$ printf '手合割：平手\n持ち時間：15分+10秒\n   1 投了\n' >a.kifu; kifu convert -t csa a.kifu | tee b.csa | grep LIMIT; kifu convert -t kif b.csa | grep 持ち; kifu convert -t kif b.csa >c.kifu; kifu convert -t csa c.kifu | cmp - b.csa
$TIME_LIMIT:00:15+10
持ち時間：15分+10秒
$ printf 'V2.2\n$TIME_LIMIT:01:30+00\nPI\n+\n%%TORYO\n' >d.csa; kifu convert -t kif d.csa | grep 持ち; sed 's/15分+10秒/00:15+10/' a.kifu | kifu convert -f kif -t kif - | grep 持ち
持ち時間：90分
持ち時間：00:15+10

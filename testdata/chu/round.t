A game in lishogi's form is detected without help, converted to USI and our own form and back, and fits
into the encoding of Windows.
$ kifu lint --format=ndjson - <testdata/chu/lishogi.kifu | sed '$d'
{"type":"game","file":"-","game":1,"format":"kif","encoding":"utf-8","variant":"chu","handicap":"hirate","plies":129,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":null,"white":null,"key":"8b432195aaafe474c5d7a8417c5c7f60"}
$ kifu convert -t kif --on-loss=ignore -o a.kif testdata/chu/lishogi.kifu
$ kifu convert -t usi --on-loss=ignore -o a.usi testdata/chu/lishogi.kifu
$ kifu convert -t usi --on-loss=ignore a.kif | cmp - a.usi
$ kifu convert -t kif a.usi | kifu convert -f kif -t usi - | cmp - a.usi
$ head -1 a.kif | tr -d '\r'
#KIF version=2.0 encoding=Shift_JIS

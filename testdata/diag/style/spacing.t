$ kifu lint --format=gcc testdata/diag/style/spacing.kifu
$ kifu lint --format=gcc --select style testdata/diag/style/spacing.kifu
testdata/diag/style/spacing.kifu:8:6: note: expected one full-width space after 同 [spacing]
$ printf '手合割：平手\n\n▲７六歩 △３四歩 ▲２二角成 △同銀\n▲７七銀右 △３三銀\n' >short.ki2; kifu lint --format=gcc --select style short.ki2; sed 's/同銀/同　銀/' short.ki2 >wide.ki2; kifu lint --format=gcc --select spacing wide.ki2; printf '手合割：平手\n\n▲７六歩 △３四歩 ▲２二角成 △同飛成\n' >two.ki2; kifu lint --format=gcc --select spacing two.ki2
short.ki2:3:18: note: expected one full-width space after 同 [spacing]

Text that was decoded wrongly before it was saved: read as it was, and written only by --unsafe-fixes.
$ cp testdata/diag/text/decoded-twice.kif a.kifu
$ kifu lint --fix a.kifu
a.kifu:1:6: error: the text is garbled: cp932 was decoded as cp1252 and saved as utf-8; it is read as restored [decoded-twice]
    1 | # KIF形式棋譜ファイル
      |      ^~
1 finding (1 error) in 1 game of 1 file.
[1]
$ cmp a.kifu testdata/diag/text/decoded-twice.kif
$ kifu lint --diff --unsafe-fixes a.kifu | head -n 7; kifu lint --diff a.kifu
kifu: a.kifu: changes not in the diff, which would act on a terminal or CI: 1, the first at line 1 (--fix makes them)
--fix would fix 1 finding in 1 file.
$ kifu lint --fix --unsafe-fixes a.kifu
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
$ head -n 3 a.kifu
# KIF形式棋譜ファイル
開始日時：2024/03/04
手合割：平手
$ cp testdata/diag/text/decoded-twice-lossy.kif b.kifu
$ kifu lint --fix --unsafe-fixes b.kifu
b.kifu:1:1: error: the text is garbled: utf-8 was decoded as cp932 and saved as utf-8; characters are lost, and it cannot be restored [decoded-twice]
    1 | # KIF蠖｢蠑乗｣玖ｭ懊ヵ繧｡繧､繝ｫ
      | ^
1 finding (1 error) in 1 game of 1 file.
[1]
$ cmp b.kifu testdata/diag/text/decoded-twice-lossy.kif
$ kifu convert -t usi testdata/diag/text/decoded-twice.kif
testdata/diag/text/decoded-twice.kif:1:6: error: the text is garbled: cp932 was decoded as cp1252 and saved as utf-8; it is read as restored [decoded-twice]
testdata/diag/text/decoded-twice.kif:2:6: warning: headers cannot be written in usi: 開始日時, 先手, 後手 [headers-dropped]
testdata/diag/text/decoded-twice.kif:1:1: warning: 1 comment or bookmark cannot be written in usi [comments-dropped]
testdata/diag/text/decoded-twice.kif:7:6: warning: 2 times cannot be written in usi [times-dropped]
testdata/diag/text/decoded-twice.kif:9:6: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
position startpos moves 7g7f 3c3d

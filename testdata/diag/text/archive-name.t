Names that could harm those who unpack the archive; the members are read.
$ kifu check --format=gcc testdata/archive/names.zip
testdata/archive/names.zip!../../etc/x.csa:1:1: error: unsafe member name: outside the folder it is unpacked to [archive-name]
testdata/archive/names.zip!../../etc/x.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!/abs.csa:1:1: error: unsafe member name: absolute path [archive-name]
testdata/archive/names.zip!/abs.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!a\x0Ab.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/names.zip!a\x0Ab.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!e\x1B[31m.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/names.zip!e\x1B[31m.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/names.zip!::error::.csa:4:1: error: not a move: +7776FX [bad-move-text]
[1]
$ kifu check --format=gcc --ignore=archive-name,syntax testdata/archive/names.zip
$ kifu check --format=gcc --severity=archive-name=warning --select=archive-name testdata/archive/names.zip
$ kifu check --lang=ja --select=archive-name testdata/archive/names.zip
testdata/archive/names.zip!../../etc/x.csa:1:1: エラー: アーカイブ内のファイル名が危険です: 展開先フォルダの外を指しています [archive-name]
testdata/archive/names.zip!/abs.csa:1:1: エラー: アーカイブ内のファイル名が危険です: 絶対パスです [archive-name]
testdata/archive/names.zip!a\x0Ab.csa:1:1: エラー: アーカイブ内のファイル名が危険です: 制御文字が含まれています [archive-name]
testdata/archive/names.zip!e\x1B[31m.csa:1:1: エラー: アーカイブ内のファイル名が危険です: 制御文字が含まれています [archive-name]
5ファイル5局: 指摘4件（エラー4件）、合法0局、反則あり0局、読み取り不可5局。
[1]

All messages exist in Japanese: by --lang or by the locale's name, whether or not the system has that locale.
$ LC_ALL= LANG=ja_JP.UTF-8 kifu nonsense
kifu: コマンド「nonsense」はありません
'kifu --help' を参照してください。
[2]
$ LC_ALL= LANG=ja_JP.eucJP kifu lint --nonsense
kifu: オプション --nonsense はありません
'kifu lint --help' を参照してください。
[2]
$ LC_ALL= LC_MESSAGES=ja LANG=en_US.UTF-8 kifu lint --formta=gcc
kifu: オプション --formta はありません（もしかして: --format）
'kifu lint --help' を参照してください。
[2]
$ LC_ALL=en_US.UTF-8 LC_MESSAGES=ja_JP LANG=ja_JP kifu lint --formta=gcc
kifu: unknown option --formta (did you mean --format?)
Try 'kifu lint --help'.
[2]
$ LC_ALL= LANG=ja_XX.nonsense kifu perft
kifu: perft には深さの指定が必要です
'kifu perft --help' を参照してください。
[2]
$ kifu perft --lang=ja x
kifu: 深さには0から100までの数を指定してください: 「x」
'kifu perft --help' を参照してください。
[2]
$ LC_ALL=ja kifu perft --lang=en x
kifu: the depth must be 0 to 100, not 'x'
Try 'kifu perft --help'.
[2]
$ kifu lint --lang=ja gone.kif
kifu: gone.kif: そのようなファイルやディレクトリはありません
0ファイル0局: 指摘なし。
[2]
$ kifu lint --lang=ja - <testdata
kifu: -: フォルダです
0ファイル0局: 指摘なし。
[2]
$ kifu check --lang=ja --format=json gone.kif
kifu: gone.kif: そのようなファイルやディレクトリはありません
{"results":[
{"type":"failure","file":"gone.kif","message":"そのようなファイルやディレクトリはありません","message_ja":"そのようなファイルやディレクトリはありません"}
],"summary":{"type":"summary","files":0,"games":0,"ok":0,"illegal":0,"unreadable":0,"findings":0}}
[2]
$ kifu check --format=json gone.kif
kifu: gone.kif: No such file or directory
{"results":[
{"type":"failure","file":"gone.kif","message":"No such file or directory","message_ja":"そのようなファイルやディレクトリはありません"}
],"summary":{"type":"summary","files":0,"games":0,"ok":0,"illegal":0,"unreadable":0,"findings":0}}
[2]
$ kifu check --lang=ja --ignore=result testdata/diag/nifu.kifu
testdata/diag/nifu.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
1ファイル1局: 指摘1件（エラー1件）、合法0局、反則あり1局、読み取り不可0局。
[1]
$ kifu check --lang=ja testdata/diag/nifu.ok.kifu
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
$ kifu check --lang=ja --ignore=result --fail-on=note testdata/diag/nifu.kifu testdata/diag/mixed-eol.kifu testdata/diag/unknown-line.kifu
testdata/diag/nifu.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
testdata/diag/mixed-eol.kifu:3:5: 注記: 改行コードが混在しています: ここはLF、これまではCR LFです [mixed-eol]
testdata/diag/unknown-line.kifu:6:1: 警告: 解釈できない行です: 銀 [unknown-line]
3ファイル3局: 指摘3件（エラー1件、警告1件、注記1件）、合法2局、反則あり1局、読み取り不可0局。
[1]
$ : >empty.kif; kifu lint --lang=ja --format=gcc empty.kif
empty.kif:1:1: error: 棋譜が見つかりません: 空のファイル [no-game]
[1]
$ kifu lint --lang=ja --ignore=result --format=tap testdata/diag/nifu.kifu gone.kif
kifu: gone.kif: そのようなファイルやディレクトリはありません
TAP version 13
not ok 1 - testdata/diag/nifu.kifu game 1
# testdata/diag/nifu.kifu:15:6: error: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
not ok 2 - gone.kif: そのようなファイルやディレクトリはありません
1..2
# 1ファイル1局: 指摘1件（エラー1件）
[2]
$ GITHUB_STEP_SUMMARY=page.txt kifu lint --lang=ja --ignore=result --format=github testdata/diag/nifu.kifu gone.kif; cat page.txt
kifu: gone.kif: そのようなファイルやディレクトリはありません
::error file=testdata/diag/nifu.kifu,line=15,col=6,endColumn=10,title=nifu::二歩: 先手が75に歩を打ちましたが、77にも歩があります
::error file=gone.kif::そのようなファイルやディレクトリはありません
1ファイル1局: 指摘1件（エラー1件）。
### kifu

1ファイル1局: 指摘1件（エラー1件）。

1ファイルは検査できませんでした。

| ルール | 指摘 |
| --- | ---: |
| nifu | 1 |
$ kifu lint --lang=ja --format=sarif --ignore=result gone.kif | tail -n 5
kifu: gone.kif: そのようなファイルやディレクトリはありません
],
"invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[
{"level":"error","message":{"text":"gone.kif: そのようなファイルやディレクトリはありません"},"properties":{"message_ja":"gone.kif: そのようなファイルやディレクトリはありません"}}
]}]
}]}
$ kifu check --format=ndjson --ignore=result testdata/diag/nifu.kifu | kifu summary --lang=ja
           1 ファイル
           1 対局
           0 合法
           1 反則あり
           0 読み取り不可
           1 指摘
           1 nifu
$ echo nonsense | kifu summary --lang=ja
kifu: -:1: kifu の ndjson レポートの行ではありません
           0 ファイル
           0 対局
           0 合法
           0 反則あり
           0 読み取り不可
           0 指摘
[2]
$ kifu convert --lang=ja testdata/kif/mini.kifu
kifu: 出力の形式がわかりません: -t FORMAT、または -o FILE の拡張子で指定してください
'kifu convert --help' を参照してください。
[2]
$ kifu convert --lang=ja -t usi testdata/kif/mini.kifu
testdata/kif/mini.kifu:3:4: 警告: usiでは表せないヘッダ: 先手, 後手 [headers-dropped]
testdata/kif/mini.kifu:15:6: 警告: 変化1件はusiでは表せません [variations-dropped]
testdata/kif/mini.kifu:6:6: 警告: 消費時間6件はusiでは表せません [times-dropped]
testdata/kif/mini.kifu:11:6: 警告: 終局「投了」はusiでは「終局の記載なし」になります [terminator-coerced]
position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e
$ kifu check --lang=ja testdata/diag/nifu.ok.kifu >/dev/full
kifu: 標準出力: デバイスに空き領域がありません
[2]
$ kifu explain --help --lang=ja
使い方: kifu explain [RULE...]

ルール、グループ、またはすべてのルールを説明する

オプション:
      --lang en|ja            メッセージの言語（既定: ロケールに従う）
  -h, --help                  このヘルプを表示する

例:
  kifu explain nifu
$ LC_ALL= LANG=ja_JP.UTF-8 kifu --help | sed '6,/^$/d'
使い方: kifu コマンド [オプション...] [引数...]

コマンド:
  convert   棋譜を別の形式で書き出す
  lint      棋譜の誤りや不審な点を報告する
詳細は 'kifu コマンド --help'、バージョンの表示は 'kifu --version'。
$ kifu convert --lang=ja --help | head -n 9
使い方: kifu convert [-f FORMAT] [-t FORMAT] [-o FILE | -d DIR] [option...] [FILE...]

棋譜を別の形式で書き出す

入力:
  -f, --from FORMAT           入力の形式（既定: 拡張子、次に内容から判別）
      --encoding NAME         入力の文字コード（既定: 自動判別）
      --letters LANG|FILE     欧文の指し手で駒を表す文字: en（既定）、is、または
                              自分で書いた FILE（kifu-convert(1)）。
$ kifu check --lang=ja --help | tail -n 9
  -h, --help                  このヘルプを表示する

PATH はファイルかフォルダ。フォルダは、サブフォルダも含めて棋譜形式の拡張子を持つ
ファイルを検査する。--fail-on に満たない指摘は表示しない（kifu lint で表示できる）。
終了コード: 0 --fail-on 以上の指摘なし、1 指摘あり、2 失敗。

例:
  kifu check games/
  kifu check --format=junit:report.xml games/
$ kifu formats --lang=ja | grep '^形式\|^csa'
形式    拡張子    ファイルでは  指し手  変化  コメント  しおり  消費時間  ヘッダ  終局  初形              手合割  将棋の種類
csa     csa       utf-8         可      -     可        -       1秒       一部    13    任意              名称    shogi minishogi
csa3    csa       utf-8         可      -     可        -       0.001秒   一部    13    任意              名称    shogi minishogi
$ kifu variants --lang=ja minishogi
minishogi（5五将棋）
    盤          5x5
    駒          12枚（6種）
    成り        敵陣1段目: 敵陣に入るか、敵陣で動いたときに成れる
    持駒        取った駒を打てる
    千日手      4回目で先手の負け。連続王手をかけた側は負け
    終局        詰み。王手は防がなければならない
    手合割      平手（hirate）
    ルール      wrong-turn, no-piece, wrong-side, wrong-piece-name, not-in-hand, drop-promoted,
                drop-occupied, own-capture, bad-move, pass, promotion-outside-zone,
                cannot-promote, unpromote, dead-end, nifu, king-in-check, uchifuzume
    初形        rbsgk/4p/5/P4/KGSBR b - 1
      SFEN 名前                            枚数 動き  成駒と動き
      P   P    歩      pawn               2   fW       と      WfF
      S   S    銀      silver             2   FfW      成銀    WfF
      G   G    金      gold               2   WfF      -       -
      B   B    角      bishop             2   B        馬      BW
      R   R    飛      rook               2   R        龍      RF
      K   K    玉      king               2   K        -       -  (玉)

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
[2]
$ kifu lint --lang=ja - <testdata
kifu: -: フォルダです
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
$ kifu check --lang=ja --ignore=result testdata/diag/legality/nifu.kifu
testdata/diag/legality/nifu.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
1ファイル1局: 指摘1件（エラー1件）、合法0局、反則あり1局、読み取り不可0局。
[1]
$ kifu check --lang=ja testdata/diag/legality/nifu.ok.kifu
1ファイル1局: 指摘なし、合法1局、反則あり0局、読み取り不可0局。
$ kifu check --lang=ja --ignore=result --fail-on=note testdata/diag/legality/nifu.kifu testdata/diag/text/mixed-eol.kifu testdata/diag/syntax/unknown-line.kifu
testdata/diag/legality/nifu.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
testdata/diag/text/mixed-eol.kifu:3:5: 注記: 改行コードが混在しています: ここはLF、これまではCR LFです [mixed-eol]
testdata/diag/syntax/unknown-line.kifu:6:1: 警告: 解釈できない行です: 銀 [unknown-line]
3ファイル3局: 指摘3件（エラー1件、警告1件、注記1件）、合法2局、反則あり1局、読み取り不可0局。
[1]
$ : >empty.kif; kifu lint --lang=ja --format=gcc empty.kif
empty.kif:1:1: error: 棋譜が見つかりません: 空のファイル [no-game]
[1]
$ kifu lint --lang=ja --ignore=result --format=tap testdata/diag/legality/nifu.kifu gone.kif
kifu: gone.kif: そのようなファイルやディレクトリはありません
TAP version 13
not ok 1 - testdata/diag/legality/nifu.kifu game 1
# testdata/diag/legality/nifu.kifu:15:6: error: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
not ok 2 - gone.kif: そのようなファイルやディレクトリはありません
1..2
# 1ファイル1局: 指摘1件（エラー1件）
[2]
$ GITHUB_STEP_SUMMARY=page.txt kifu lint --lang=ja --ignore=result --format=github testdata/diag/legality/nifu.kifu gone.kif; cat page.txt
kifu: gone.kif: そのようなファイルやディレクトリはありません
::error file=testdata/diag/legality/nifu.kifu,line=15,col=6,endColumn=10,title=nifu::二歩: 先手が75に歩を打ちましたが、77にも歩があります
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
$ kifu check --format=ndjson --ignore=result testdata/diag/legality/nifu.kifu | kifu summary --lang=ja
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
$ kifu check --lang=ja testdata/diag/legality/nifu.ok.kifu >/dev/full
kifu: 標準出力: デバイスに空き領域がありません
[2]
$ kifu explain --help --lang=ja
使い方: kifu explain [RULE...]

ルール、グループ、またはすべてのルールを説明する

オプション:
      --lang en|ja            メッセージの言語（既定: ロケールに従う）
  -h, --help[=all]            このヘルプを表示する。all: すべてのオプション

例:
  kifu explain nifu
$ LC_ALL= LANG=ja_JP.UTF-8 kifu --help | sed '6,/^$/d'
使い方: kifu コマンド [オプション...] [引数...]

コマンド:
  convert   棋譜を別の形式で書き出す
  lint      棋譜の誤りや不審な点を報告する
詳細は 'kifu コマンド --help'、バージョンの表示は 'kifu --version'。
$ kifu convert --lang=ja --help | head -n 9
使い方: kifu convert [-t FORMAT] [-o FILE | -d DIR] [option...] [FILE...]

棋譜を別の形式で書き出す

オプション:
  -f, --from FORMAT           入力の形式（既定: 拡張子、次に内容から判別）
      --encoding NAME         入力の文字コード（既定: 自動判別）
  -t, --to FORMAT             出力の形式（kifu formats を参照）。source: 対局を
                              元のまま写す
$ kifu check --lang=ja --help | tail -n 9

PATH はファイルかフォルダ。フォルダは、サブフォルダも含めて棋譜形式の拡張子を持
つファイルを検査する。--fail-on に満たない指摘は表示しない（kifu lint で表示でき
る）。
終了コード: 0 --fail-on 以上の指摘なし、1 指摘あり、2 失敗。

例:
  kifu check games/
  kifu check --format=junit:report.xml games/
$ kifu formats --lang=ja | grep '^形式\|^csa'
形式            拡張子    ファイルでは  指し手  変化  コメント  しおり  消費時間  ヘッダ  終局  初形              手合割  将棋の種類
csa             csa       utf-8         可      -     可        -       1秒       一部    13    任意              名称    shogi minishogi
csa3            csa       utf-8         可      -     可        -       0.001秒   一部    13    任意              名称    shogi minishogi
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
      SFEN 名前                            数  動き          成駒と動き
      P   P    歩      pawn               2   fW            と      WfF
      S   S    銀      silver             2   FfW           成銀    WfF
      G   G    金      gold               2   WfF           -       -
      B   B    角      bishop             2   B             馬      BW
      R   R    飛      rook               2   R             龍      RF
      K   K    玉      king               2   K             -       -  (玉)
$ kifu lint --lang=ja --format=gcc --max-findings=0 --exclude '*.loss.*' --exclude '*.to.*' testdata/diag | sed 's/^testdata.diag.\([^:]*\):[0-9:]* [a-z]*: /\1: /' | awk '{ rule = $NF; if (!seen[rule]++) print }'
clock/over-time-limit-csa.csa: 先手は残り0:00:10で0:00:13使っています [over-time-limit]
clock/time-left.byoyomi.kifu: 先手は0:00:12で時間切れとありますが、残り時間は0:00:40です [time-left]
clock/time-negative.kifu: 累計0:00:07が前の累計0:00:12より減っています [time-negative]
clock/time-total-mismatch-rounded.kifu: 累計は0:00:11ですが、消費時間の合計は0:00:09です [time-total-mismatch]
header/bad-date-unknown.kifu: 日付として読めません: 不明年 [bad-date]
header/end-before-start.kifu: 終了日時が開始日時より前です: 2004/05/31 09:30 [end-before-start]
header/missing-player-board.kifu: 手合割は平手ですが、盤面が異なります [handicap-board-conflict]
header/missing-player-board.kifu: 先手の対局者名がありません [missing-player]
header/weekday-mismatch.kifu: 2004/05/31は月曜日で、火曜日ではありません [weekday-mismatch]
legality/after-likely-move.kifu: 歩は83から85へ動けません [bad-move]
legality/after-likely-move.kifu: △８四歩(83)なら以後の14手も指せます [likely-move]
legality/after-likely-move.kifu: 84に駒がありません [no-piece]
legality/after-likely-move.kifu: 以後の12手は4手目を推定どおりに直したものとして検査しました [unchecked-moves]
legality/after-likely-move.kifu: 同一局面が4回現れ（6, 10, 14, 18手目）千日手ですが、記載がありません（4手目が推定どおりの場合） [after-likely-move]
legality/ambiguous-move.kifu: ５八金に当てはまる手が2通りあります（移動元: 49 69） [ambiguous-move]
legality/bad-move-blocked.kifu: 1手目の先手の反則が見過ごされています: 現行の規定では後手の勝ち、2019年9月までの規定では結果は有効です [unnoticed-foul]
legality/cannot-promote.kifu: 金は成れません [cannot-promote]
legality/counter-strike.usi: 先獅子: 飛車で1eの獅子を取っています [counter-strike]
legality/dead-end-drop.kifu: 22の桂は行き所のない駒です [dead-end]
legality/drop-occupied.kifu: 28には飛があります [drop-occupied]
legality/drop-promoted.kifu: 成った角は打てません [drop-promoted]
legality/game-over.kifu: 後手は、王手またはトライで終局した後に指しています [game-over]
legality/king-in-check.again.usi: 後手の玉（5a）が3cの馬に取られます（王手放置・自殺手） [king-in-check]
legality/likely-move.nifu.csa: 二歩: 先手が25に歩を打ちましたが、26にも歩があります [nifu]
legality/likely-move.swap.kifu: 後手が2手続けて指しています（二手指し） [wrong-turn]
legality/lion-trade.usi: 6eの獅子には足があるため、6gの獅子では取れません [lion-trade]
legality/move-after-end.kifu: 終局後の指し手です [move-after-end]
legality/must-promote.kifu: 23へ動く飛は成らなければなりません [must-promote]
legality/no-candidate.file.hodges: 先手の金で4筋から5bへ動けるものがありません [no-candidate]
legality/no-drops-dai.usi: 持駒のない将棋で歩兵を打っています [no-drops]
legality/not-in-hand.kifu: 先手の持駒に角がありません [not-in-hand]
legality/own-capture.kifu: 27には自分の歩があります [own-capture]
legality/pass.kifu: 後手がパスをしています（反則） [pass]
legality/perpetual-check.kifu: 先手の連続王手の千日手です（開始局面と4, 8, 12手目に同一局面が4回、1, 3, 5, 7, 9, 11手目の王手） [perpetual-check]
legality/perpetual-check.kifu: 千日手の記載が矛盾しています: 連続王手の千日手であり、引き分けではありません [result-contradiction]
legality/promotion-outside-zone-dai.usi: 8eから8dへの手で歩兵は成れません [promotion-outside-zone]
legality/repeated-position.usi: 開始局面に戻っています（禁止） [repeated-position]
legality/royal-lost-dai.usi: 後手は玉を失った後に指しています [royal-lost]
legality/several-laws-drop.csa: %ILLEGAL_MOVEはCSA 2.1の機能です（棋譜のバージョン: 記載なし） [version-feature]
legality/uchifuzume.kifu: 打ち歩詰め: 12に打った歩で詰みです [uchifuzume]
legality/unpromote.csa: とが歩に戻っています [unpromote]
legality/wrong-piece-name-unpromoted.kifu: 歩と書かれていますが、23の駒はとです [wrong-piece-name]
legality/wrong-side.kifu: 67の歩は相手の駒です [wrong-side]
result/false-declaration-draw.csa: 先手の宣言は不成立です: 28点です（勝ちには31点必要）（玉は51、敵陣の駒10枚、計28点）。引き分けになります [false-declaration]
result/missing-result-event.kifu: 終局の記載がありません [missing-result]
result/move-limit-passed.csa: 3手の手数制限により3手目で終局のはずですが、指し継がれています [move-limit-passed]
result/result-value.psv: 結果の値が7です（1、0、-1） [result-value]
result/result-view.psv: 1局の中で両者の結果が1です [result-view]
result/result-view.psv: 2レコードのうち1: 偶数の手数で先手番です（手数を0から数えているか、後手から始まっています） [data-habit]
result/score-range.psv: 評価値32002は、評価ではなくエンジン内部の印です [score-range]
result/score-view.psv: 後手番の局面では、大きな評価値120個のうち120個が結果と矛盾します [score-view]
result/sennichite-passed-1983.kifu: 同一局面が4回現れましたが（開始局面と4, 8, 12手目）、指し継がれています [sennichite-passed]
result/sennichite-unnamed-interrupted.kifu: 同一局面が4回現れ（開始局面と4, 8, 12手目）千日手ですが、記載がありません [sennichite-unnamed]
result/tsume-no-check-mate.kifu: 先手（攻方）の手が王手になっていません [tsume-no-check]
setup/bad-setup-csa.csa: 局面として読めません: 取り除く駒がありません [bad-setup]
setup/board-row.csa: 盤面のP2の行: 9マスのはずが8マスしかありません（最後のマスを空とみなします） [board-row]
setup/game-value.hcpe3: dlshogiが想定しない対局です: 対戦相手が9です（0、1、2のいずれでもありません） [game-value]
setup/handicap-guessed-csa.csa: 手番の行がありません（後手とみなします） [missing-turn]
setup/handicap-guessed-csa.csa: 上手（後手）の初手から始まりますが、手合割の記載がありません（すべて指せる飛車落ちとみなします） [handicap-guessed]
setup/handicap-turn-conflict-csa.csa: 先手から指し始めていますが、二枚落ちでは後手から指します [handicap-turn-conflict]
setup/missing-king.kifu: 開始局面に先手の玉がありません [missing-king]
setup/missing-start-mark.ki2u: 平手から指せない手順ですが、開始局面の記載がありません [missing-start]
setup/opponent-in-check.kifu: 開始局面で、手番でない後手の玉に53の飛の王手がかかっています [opponent-in-check]
setup/packed-form.psv: 持駒の並びが以前の順です（局面は同じですが、バイト列が異なります） [packed-form]
setup/packed-position.psv: 局面として読めません: 玉の位置が82で、盤にないマスです [packed-position]
setup/piece-surplus.kifu: 角が3枚あります（1組は2枚） [piece-surplus]
setup/ply-range.psv: 手数65535は局面と合いません [ply-range]
setup/start-dead-end.csa: 11の先手の歩は行き所のない駒です [start-dead-end]
setup/start-nifu.csa: 先手の歩が5筋に3枚あります（二歩） [start-nifu]
setup/turn-guessed-drop.kifu: 手番の記載がないか、誤っています（指し手から後手とみなします） [turn-guessed]
setup/unknown-handicap-unread.kifu: 対応していない手合割です: 鬼落ち（開始局面が不明） [unknown-handicap]
syntax/bad-json.jkf: JSONとして不正です: 構文エラー [bad-json]
syntax/bad-move-text.kifu: 指し手として読めません: ３四鬼(33) [bad-move-text]
syntax/bad-time.kifu: 消費時間として読めません: ( 0:xx/00:00:01) [bad-time]
syntax/book-blank-line.db: 定跡に空行があります [book-blank-line]
syntax/book-duplicate-move.db: 7g7f が重複しています [book-duplicate-move]
syntax/book-duplicate.db: 2行目と同じ局面です [book-duplicate]
syntax/book-field.sbk: ShogiGUIの定跡: Idが2ですが、一覧での番号は1です [book-field]
syntax/book-header.db: 1行目が #YANEURAOU-DB2016 1.00 ではありません: sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGS [book-header]
syntax/book-key.bin: キー 0002d3d8b7fa4b92 の局面には、この定跡の手順では到達できません [book-key]
syntax/book-order.db: ここから定跡の局面が順番に並んでいません: sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGK [book-order]
syntax/book-spelling.db: ソフトの書き方と異なるため、この局面は見つかりません（ソフトの書き方: lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b …） [book-spelling]
syntax/book-twin.db: 2行目の局面の先後を入れ替えた局面です [book-twin]
syntax/book-twin.db: 2局面のうち1局面は、開始局面から定跡の指し手では到達できません（最初の局面） [book-unreached]
syntax/candidate-moves.hcpe3: 候補手: 訪問回数がすべて0です [candidate-moves]
syntax/duplicate-ending.kifu: 終局が重複しています: 投了 [duplicate-ending]
syntax/duplicate-ending.ok.kifu: 終局「中断」の後に「投了」があります [second-ending]
syntax/duplicate-header.kifu: ヘッダ「先手」が重複しています [duplicate-header]
syntax/duplicate-move.kifu: 2手目が2回書かれています [duplicate-move]
syntax/duplicate-move.ok.kifu: 手数が2になっています（正しくは3） [ply-number-gap]
syntax/field-missing.plain: 局面の result 行がないか、値が正しくありません [field-missing]
syntax/glued-move.kifu: 1行に複数の指し手があります [glued-move]
syntax/misplaced-line-answer.csa: #TIME_UPの位置が正しくありません [misplaced-line]
syntax/missing-origin.kifu: 移動元がありません（88とみなします） [missing-origin]
syntax/missing-sign.csa: 指し手に手番の符号がありません: 3334FU（後手の手とみなします） [missing-sign]
syntax/move16-bits.psv: 4400は指し手ではありません: 打つ駒がありません [move16-bits]
syntax/move16-encoding.psv: 指し手がyaneuraouではなくaperyの形式です（打つ手と成る手1個、合法なのは yaneuraou 0, apery 1, rshogi-old 0） [move16-encoding]
syntax/no-capture.psn: Px2fは駒を取る手と書かれていますが、2fに駒がありません [no-capture]
syntax/no-game.kifu: 棋譜が見つかりません: 買い物 [no-game]
syntax/orphan-variation.kifu: 9手目の変化に指し手がないか、分岐元の手がありません [orphan-variation]
syntax/promotion-assumed.ki2u: 11の歩は成るしかありませんが、成の記載がありません（成とみなします） [promotion-assumed]
syntax/promotion-unsaid.ki2u: 角が成れる手に成・不成の記載がありません（不成とみなします） [promotion-unsaid]
syntax/same-as-none.kifu: 直前の手がないのに「同」と書かれています: 同　歩(77) [same-as-none]
syntax/side-mark.ki2u: 後手の手番ではないのに後手の記号が付いています [side-mark]
syntax/truncated.kifu: 棋譜が( 0:0の途中で終わっています [truncated]
syntax/unclosed-comment.psn: コメントが閉じられていません: {the usual P-3d [unclosed-comment]
syntax/unknown-line.kifu: 解釈できない行です: 銀 [unknown-line]
syntax/unknown-terminator.kifu: 不明な終局の表記です: 昼食休憩 [unknown-terminator]
syntax/unplayable-pv-end.csa: コメントの読み筋は、ここから先を指せません: -3122GInow [unplayable-pv]
syntax/unsupported-variant-guess.psn: この初手のある将棋には対応していません [unsupported-variant]
syntax/unused-suppression.kifu: 不要な抑止コメントです: nifu [unused-suppression]
syntax/variant-guessed.hodges: 盤が9x9より大きいのに将棋の種類が書かれていません（chuとみなします） [variant-guessed]
syntax/wrong-mark.ki2u: ▲６八銀引の相対表記が正しくありません（68に動ける銀は79にしかありません） [wrong-mark]
text/byte-order-mark.kifu: テキストの途中にBOMがあります [byte-order-mark]
text/control-character.kifu: 制御文字U+0007があります [control-character]
text/decoded-twice-lossy.kif: 文字化けしたまま保存されています: utf-8をcp932として読み、UTF-8で保存したものです（失われた文字があるため、元に戻せません） [decoded-twice]
text/encoding-mismatch.kif: 文字コードの宣言はUTF-8ですが、実際はcp932です [encoding-mismatch]
text/extension-encoding.kif: 拡張子 .kif のファイルはcp932として読まれますが、utf-8で書かれています [extension-encoding]
text/invalid-bytes.kif: byte FDはcp932として不正です [invalid-bytes]
text/mixed-eol.kifu: 改行コードが混在しています: ここはLF、これまではCR LFです [mixed-eol]
text/not-text.kif: テキストファイルではありません [not-text]
text/not-text.ok.kif: テキスト中にNUL文字があります [nul-byte]
text/record-truncated.psv: ファイルがレコードの途中で終わっています（40バイトのうち39バイト） [record-truncated]
text/text-destroyed.kif: 文字が失われています: 9文字がU+FFFDに置き換わっています [text-destroyed]
text/undecided-encoding.psn: バイト94は欧文コードページの文字ですが、どのコードページかわかりません [undecided-encoding]
text/wrong-format.psv: psvではありません: hcpeとして読み込みます [wrong-format]

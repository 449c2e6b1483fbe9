The help of all commands, each line once: a text of options.def and commands.def changes here only on purpose.
$ for c in convert lint check table dedup diff event show summary explain formats variants perft; do kifu $c --help=all --lang=ja; done | awk '!seen[$0]++'
使い方: kifu convert [-t FORMAT] [-o FILE | -d DIR] [option...] [FILE...]

棋譜を別の形式で書き出す
入力:
  -f, --from FORMAT           入力の形式（既定: 拡張子、次に内容から判別）
      --encoding NAME         入力の文字コード（既定: 自動判別）
      --letters LANG|FILE     欧文の指し手で駒を表す文字: en（既定）、is、または
                              自分で書いた FILE（kifu-convert(1)）。convert では
                              出力にも使い、show では漢字の代わりに表示する
      --ignore-case           p7f のような小文字の欧文の指し手も認める
      --move16 yaneuraou|apery|rshogi-old
                              エンジン用データの指し手の形式（既定: 打つ手と成る
                              手から判別）
      --variant NAME|FILE     種類の記載がない棋譜の将棋の種類（既定: 本将棋）。
                              自分で書いた FILE も使える（kifu-variants(7)）
      --stdin-filename NAME   メッセージで使う標準入力の名前
  -0                          引数（なければ標準入力）を、NUL区切りのファイル名
                              の一覧とみなす
      --files0-from LIST      同様の一覧を LIST から読み込む（-: 標準入力）
      --ndjson-in             FILE（なければ標準入力）の各行を1局のJSONとして読
                              み込む: {"id","format","text" か "base64"}。結果も
                              1行ずつ出力する
      --include GLOB          フォルダ内で GLOB に一致するファイルを検査する（既
                              定: .json を除く、棋譜形式の拡張子を持つもの）
      --exclude GLOB          フォルダ内で GLOB に一致するファイルとフォルダを除
                              外する
      --shard I/N             ファイルを名前でN個に分割し、I番目だけを検査する
対局の選択（すべてを満たす対局。値の前の ! は否定）:
      --player PATTERN        対局者のどちらかの名前が PATTERN（Perl互換の正規表
                              現。部分一致、大文字と小文字は区別しない）に一致す
                              る。日本語の名前の空白は、ないものとしても探す
      --black PATTERN         先手（下手）の名前が PATTERN に一致する
      --white PATTERN         後手（上手）の名前が PATTERN に一致する
      --event PATTERN         棋戦が PATTERN に一致する
      --header KEY=PATTERN    KEY（どの形式での名前でもよい）のヘッダが PATTERN 
                              に一致する
      --date FROM..TO         対局日が FROM から TO まで: 2004、2004-05、
                              2004-05-01。平成16年5月のような棋譜の書き方でもよ
                              い。一方は省略可。1つだけなら両方を兼ねる
      --game N                ファイルの N 番目の対局。MIN..MAX なら MIN 番目か
                              ら MAX 番目まで
      --plies MIN..MAX        本譜が MIN 手から MAX 手まで。一方は省略可。1つだ
                              けなら両方を兼ねる
      --ending NAME,...       終局: resign、mate、time-up、sennichite など（
                              kifu-lint(1) を参照）
      --winner black|white|none
                              勝者（sente、gote、先手、後手でもよい）。コンマで
                              区切って複数指定できる
      --handicap NAME,...     手合割。名前の表記は問わない: 平手、二枚落ち、
                              2-piece、hirateなど。どれでもない初形は other
      --verdict ok|illegal|unreadable
                              判定。コンマで区切って複数指定できる
      --position SFEN         本譜にこの局面が現れる。手数は問わない。持駒と手番
                              は省略すれば問わない。? のマスと * の持駒も問わな
                              い
      --moves USI...          本譜がこの指し手で始まる（例: '7g7f 3c3d'）
出力:
  -t, --to FORMAT             出力の形式（kifu formats を参照）。source: 対局を
                              元のまま写す
  -o, --output FILE           1つのファイルに出力する。失敗したときは何も残さな
                              い（既定: 標準出力）
  -d, --directory DIR         入力ファイルごとに1つずつ、DIR の下に出力する
      --name TEMPLATE         -d とともに: 1局ごとに1ファイルに出力する。名前は
                              {date}、{black}、{white}、{event}、{year}、
                              {month}、{stem}、{game}、{key}、{ply} で作る
      --to-encoding NAME      出力の文字コード（既定: 標準出力はUTF-8、ファイル
                              は拡張子に従う）
      --eol lf|crlf           出力の改行コード（既定: CP932のKIFはcrlf、他はlf）
      --to-letters LANG|FILE  出力する欧文の指し手の駒の文字（既定: --letters と
                              同じ）
      --unique                すでに出力した対局と同じ対局を除き、その名前を表示
                              する
      --join                  エンジン用データの局面をつないで対局にする（各局面
                              が直前の局面に指し手を加えたもの、またはその逆順の
                              とき）
      --every N               N レコードごとに最初の1つを出力する
      --shuffle SEED          レコードを無作為な順序で出力する（SEED が同じなら
                              同じ順序）。TMPDIR に全レコード分の空きが必要
      --score N               評価値のない局面の評価値（既定: 出力しない）
      --mainline-only         変化を出力しない
      --ply N|A..B            局面の形式: N手目（既定: 最終局面）、またはA手目か
                              らB手目までの局面を出力する（svg は -d で1局面1フ
                              ァイル）。棋譜の形式: N手目までを出力する
      --flip                  後手側から見た盤面を描く（convert では svg）
      --caption TEXT          svg: 盤の下に書く文（既定: 最終手、'' なら書かな
                              い）
      --title TEXT            svg: 盤の上に書く文（既定: なし）
      --background            svg: 白地に描く（既定: 背景は透明、暗い画面では暗
                              い配色）
      --hands printed|upright
                              svg: 持駒を印刷物のように盤の横に書くか、対局者名
                              の横に正立で書く
      --open-at N             html: N手目の局面でページを開く（既定: 開始局面）
      --no-findings           html、svg: 棋譜への指摘を載せない
      --by game|position      何が同じなら重複とするか: 開始局面と指し手（既
                              定）、または開始局面だけ
      --on-exists error|skip|overwrite
                              出力先のファイルが存在するとき: エラー（既定）、ス
                              キップ、上書き
      --on-illegal reject|keep|truncate
                              反則手を含む対局: 除外（既定）、そのまま出力、その
                              手の前まで出力
      --on-loss warn|error|ignore
                              出力形式で表せないもの: 警告（既定）、その対局を除
                              外、無視
ルール:
      --max-findings N        1ファイルにつき最大 N 件の指摘を表示し、残りは件数
                              を示す（既定: 1000。0: すべて表示）
      --config FILE           設定を FILE から読み込む（既定: 最も近い
                              kifu.ini、なければユーザーの設定。空文字: 読み込ま
                              ない）。kifu.ini(5) を参照
      --profile NAME          設定の [profile NAME] も使う
レポート:
  -v, --verbose               形式と文字コードの判別の根拠を標準エラー出力に表示
      --list-left-out         読み込まなかったファイルとその理由を標準エラー出力
                              に表示する
      --progress auto|always|never
                              進捗を標準エラー出力に表示する（auto: 端末のとき）
その他:
  -j, --jobs N                並列に処理するファイルの数（既定: CPUの数）。出力
                              は変わらない
      --sandbox auto|require|off
                              Landlockで入力と出力以外のファイルへのアクセスを制
                              限する（auto: カーネルが対応しているとき）
      --lang en|ja            メッセージの言語（既定: ロケールに従う）
  -h, --help[=all]            このヘルプを表示する。all: すべてのオプション
FILE がないか - のときは標準入力を読み込む。出力の形式は -t、または -o の FILE 
の拡張子で決まる。
エラーと、出力形式で表せないものは標準エラー出力に表示する。
-d を指定すると、指定したフォルダから見た相対パスのまま、拡張子だけを変えて出力
する。
標準入力の対局は 00001.csa、00002.csa、… というファイルになる。
終了コード: 0 すべて出力した、1 除外した対局がある、2 失敗。
例:
  kifu convert -t csa game.kif
  kifu convert -t kif -d out games/*.csa
使い方: kifu lint [option...] [FILE...]
棋譜の誤りや不審な点を報告する
      --rules NAME            千日手・持将棋・手数制限・反則の規定: jsa（既
                              定）、amateur、csa、floodgate、81dojo、shogi24、
                              shogiwars、try、try-entered、jsa-plain
      --select RULES          指定したルールだけを検査する（all: style も含むす
                              べて）
      --ignore RULES          指定したルールを検査しない
      --severity RULE=LEVEL   ルールの重大度を変更する: error、warning、note、
                              off
      --fail-on error|warning|note
                              この重大度以上の指摘があれば終了コードを1にする
      --require-games         対局が1局も読み込まれなければ終了コードを2にする
      --baseline FILE         FILE にある指摘を報告しない
      --write-baseline FILE   すべての指摘を FILE に書き出す（指摘があっても失敗
                              としない）
修正:
      --fix                   [*]印の指摘を、対局の内容を変えずにファイル上で修
                              正する。標準入力のときは、修正した棋譜を標準出力
                              に、レポートを標準エラー出力に書く
      --unsafe-fixes          ファイルの文字コードが変わる修正、指し手が抜けてい
                              るかもしれない手数の修正、指せない手の修正も行う（
                              指せない手は、変更が1通りに決まり、以後に10手以上
                              続く場合だけ）
      --diff                  --fix による変更を差分で表示し、ファイルは変更しな
                              い。差分があれば終了コードは1
      --format FORMAT[:FILE]  レポートの形式: text（既定）、gcc、json、ndjson、
                              sarif、junit、github、tap、html。複数指定可。:FILE
                              でファイルに出力する
      --pages DIR             html: 指摘のある各対局の再生ページを DIR に書き、
                              リンクする
      --color auto|always|never
                              表示に色を付ける（auto: 端末でNO_COLORがないとき）
FILE がないか - のときは標準入力を読み込む。FILE はフォルダやアーカイブでもよ
い。
RULES はルールまたはグループの名前をコンマで区切ったもの（kifu explain を参
照）。
終了コード: 0 --fail-on 以上の指摘なし、1 指摘あり、2 失敗。
  kifu lint game.kif
  kifu lint --diff games/
使い方: kifu check [option...] PATH...
多数の棋譜をまとめて検査する
      --part I/N              --ndjson-in の入力がN個のうちのI番目であることを示
                              す。run行とsummary行も出力し、kifu summary が欠落
                              を検出できるようにする
PATH はファイルかフォルダ。フォルダは、サブフォルダも含めて棋譜形式の拡張子を持
つファイルを検査する。--fail-on に満たない指摘は表示しない（kifu lint で表示でき
る）。
  kifu check games/
  kifu check --format=junit:report.xml games/
使い方: kifu table [option...] PATH...
対局を1局1行の表にする
      --as text|csv|tsv|ndjson
                              表を整列テキスト（既定）、csv、tsv、1行1オブジェク
                              トのJSONで出力する
      --each game|move        1対局1行（既定）か、本譜の1手1行
      --columns NAME,...|all  出力する列（この順。既定: file、game、date、
                              event、black、white、handicap、plies、ending、
                              winner、verdict。1手1行ならほかに ply、side、usi、
                              time、score、sfen）
      --sort COLUMN,...       表示する列のうち、指定した列で並べ替える。-COLUMN 
                              は降順
      --to-encoding NAME      csv、tsv: 出力の文字コード（既定: UTF-8）。cp932 
                              など
      --bom                   csv、tsv: 先頭にBOMを付ける（ExcelがUTF-8と認識す
                              る）
      --safe-cells            csv、tsv: 表計算ソフトが数式とみなすセルの先頭に '
                              を付ける
PATH は kifu check と同じ。誤りのある対局も含めて、すべての対局を1行ずつ出力す
る。
終了コード: 0、読み込めないファイルがあれば 2。
  kifu table games/
  kifu table --columns=date,black,white,moves --as=csv games/ >games.csv
使い方: kifu dedup [option...] PATH...
重複している対局を探す
      --as text|ndjson        テキスト（既定）か、1行1オブジェクトのJSONで出力す
                              る
      --contained             別の対局の冒頭と指し手が同じ対局も探す
      --rest0                 重複した対局だけからなるファイルの名前だけを、NUL
                              区切りで出力する
PATH は kifu check と同じ。開始局面と本譜が同じ対局を重複とみなす。
ファイルの順で最初のものを元の対局とする。ファイルは削除しない。
終了コード: 0 重複なし、1 重複あり、2 失敗。
  kifu dedup games/
  kifu dedup --rest0 games/ | xargs -0 mv -t spare/
使い方: kifu diff [option...] A B
同じ対局の2つの棋譜の違いを示す
      --only PART,...         指定した項目だけを比べる: start、moves、ending、
                              winner、headers、times、comments、games（既定:
                              comments 以外すべて）
A と B の対局を順に1局ずつ比べ、最初に異なる指し手とその後の進行、開始局面、終
局、ヘッダ、消費時間の違いを示す。形式、文字コード、表記の違いや、一方にだけある
ヘッダと時間は違いとしない。
終了コード: 0 同じ、1 違いあり、2 失敗。
  kifu diff black.kif white.csa
  kifu diff --only=moves,ending black.kif white.csa
使い方: kifu event [option...] [PATH...]
大会の棋譜どうし、棋譜と結果の表を照合する
大会:
      --table FILE            結果の表とも照合する: turnering.txt、FESAの成績
                              表、CSV、lishogiのndjson。複数指定可（既定:
                              event.ini にある表、なければ最初のフォルダの
                              turnering.txt と results.csv）
      --event-file FILE       大会の設定（既定: 最初のフォルダの event.ini）
      --stage NAME            複数の段階がある大会のうち、予選、L などの1つだけ
                              を調べる
      --standings text|csv|json[:FILE]
                              順位表を出力する。複数指定可。:FILE でファイルに出
                              力する
      --write turnering|csv|event-ini[:FILE]
                              結果をFESAのファイルかCSV、または event.ini のひな
                              形として出力する。指摘は標準エラー出力に表示する。
                              :FILE でファイルに出力する
PATH は kifu check と同じ。--table があれば省略できる。指摘に続けて対戦表と順位
を表示する。対局ごとの誤りは件数だけを示す（kifu check で表示できる）。
  kifu event open/
  kifu event --table=turnering.txt
使い方: kifu show [option...] [FILE...]
盤面を端末に表示する
      --ply N|A..B            N手目の局面、またはA手目からB手目までの局面を表示
                              する（既定: 反則のあるところ、なければ最終局面）
反則のあるときはその局面を条文とともに、なければ最終局面を表示する。
FILE は kifu check と同じ。対局が複数あるときは、それぞれに見出しを付ける。
終了コード: 0 すべて表示した、1 その局面のない対局がある、2 失敗。
  kifu show game.kif
  kifu show --ply=20..24 --flip game.kif
使い方: kifu summary [option...] [FILE...]
複数回の検査の結果を合算する
オプション:
      --as text|ndjson        テキスト（既定）か、再び合算できるndjsonで出力する
FILE は kifu check または kifu summary が ndjson 形式で出力したもの（何回分でも
よい）。
FILE がないか - のときは標準入力を読み込む。順序は結果に影響しない。
終了コード: 0、検査の一部の欠落、未完了、変更、重複があれば 2。
  kifu summary part1.ndjson part2.ndjson
使い方: kifu explain [RULE...]
ルール、グループ、またはすべてのルールを説明する
  kifu explain nifu
使い方: kifu formats [FORMAT...]
棋譜の形式と表せるものの一覧、または詳細を表示する
  kifu formats kif
使い方: kifu variants [NAME...]
将棋の種類の一覧、または詳細を表示する
      --show                  将棋の種類のファイルを出力する（自作の元になる。
                              kifu-variants(7)）
  kifu variants chu
使い方: kifu perft [--variant NAME] DEPTH [SFEN]
初形または SFEN の局面から、DEPTH 手の合法手順を数える
      --divide                合計の前に、初手ごとの数を表示する
  kifu perft 4
  kifu perft --variant minishogi 5

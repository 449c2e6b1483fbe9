The help of all commands, each line once, in both languages: a text of options.def and commands.def changes here only on purpose.
$ for c in convert lint check table dedup diff show summary explain formats variants perft; do kifu $c --help=all; done | awk '!seen[$0]++'
usage: kifu convert [-t FORMAT] [-o FILE | -d DIR] [option...] [FILE...]

write game records in another format
input:
  -f, --from FORMAT           input format (default: by extension, then by
                              content)
      --encoding NAME         input encoding (default: detected)
      --letters LANG|FILE     piece letters of Western moves: en (default), is,
                              or a FILE of your own, kifu-convert(1); convert
                              also writes them, show writes them for kanji
      --ignore-case           accept Western moves in lower case, such as p7f
      --variant NAME          variant of records that name none (default: shogi)
      --stdin-filename NAME   name of standard input in messages
  -0                          operands (default: standard input) are lists of
                              file names, each name terminated by NUL
      --files0-from LIST      read such a list from LIST (-: standard input)
      --ndjson-in             each line of FILE (default: standard input) is a
                              record in JSON: {"id","format","text" or
                              "base64"}; print a line for each
      --include GLOB          check files in folders that match GLOB (default:
                              those with the extension of a format, not .json)
      --exclude GLOB          skip files and folders in folders that match GLOB
      --shard I/N             check one part of the files: the I-th of N, by
                              file name
which games (all must hold; ! before a value turns it round):
      --player PATTERN        a player's name matches PATTERN (a Perl regular
                              expression, found anywhere, in upper or lower
                              case), as written or without blanks between
                              Japanese characters
      --black PATTERN         the name of black, or of the weaker player,
                              matches PATTERN
      --white PATTERN         the name of white, or of the stronger player,
      --event PATTERN         the tournament matches PATTERN
      --header KEY=PATTERN    a header KEY, as any format names it, matches
                              PATTERN
      --date FROM..TO         the game was played from FROM to TO: 2004,
                              2004-05, 2004-05-01 or as records write it, such
                              as 平成16年5月; either may be left out, and one
                              alone is both
      --game N                it is the N-th game of its file, or from the
                              MIN-th to the MAX-th: MIN..MAX
      --plies MIN..MAX        the main line has from MIN to MAX moves; either
                              may be left out, and one alone is both
      --ending NAME,...       it ended so: resign, mate, time-up, sennichite,
                              ... (see kifu-lint(1))
      --winner black|white|none
                              who won (also sente, gote, 先手, 後手); several
                              with commas between
      --handicap NAME,...     the start position, by any of its names: hirate,
                              2-piece, 二枚落ち, ..., or other
      --verdict ok|illegal|unreadable
                              what the game was judged to be; several with
                              commas between
      --position SFEN         the main line passes this position; its number
                              does not count, nor the hands and the side to move
                              if they are left out, a square that is ?, and
                              hands that are *
      --moves USI...          the main line begins with these moves, such as
                              '7g7f 3c3d'
output:
  -t, --to FORMAT             output format (see kifu formats); source: copy
                              games as they are
  -o, --output FILE           write one file, completely or not at all (default:
                              stdout)
  -d, --directory DIR         write one file for each input file, under DIR
      --name TEMPLATE         with -d: one file for each game, named by {date},
                              {black}, {white}, {event}, {year}, {month},
                              {stem}, {game}, {key} or {ply}
      --to-encoding NAME      output encoding (default: UTF-8 on standard
                              output, that of the extension in files)
      --eol lf|crlf           line ends (default: crlf for KIF in CP932, else
                              lf)
      --to-letters LANG|FILE  piece letters of Western moves in the output
                              (default: those of --letters)
      --unique                leave out games that were written before, and name
                              them
      --mainline-only         omit variations
      --ply N|A..B            position formats: the position after move N
                              (default: the last), or those from A to B (svg:
                              each in a file, with -d); game formats: the moves
                              up to N
      --flip                  show the board from white's side (convert: svg)
      --caption TEXT          svg: the words below the board (default: the last
                              move; '': none)
      --background            svg: draw on white (default: transparent, dark on
                              a dark page)
      --hands printed|upright
                              svg: pieces in hand beside the board as printed,
                              or upright beside the names
      --open-at N             html: open the page at move N (default: at the
                              start)
      --no-findings           html, svg: leave out what kifu finds wrong with
                              the game
      --on-exists error|skip|overwrite
                              if an output file exists: fail (default), keep it,
                              or replace it
      --on-illegal reject|keep|truncate
                              games with an illegal move: skip (default), write
                              in full, or write up to that move
      --on-loss warn|error|ignore
                              what the target cannot hold: warn (default), skip
                              the game, or drop it silently
report:
  -v, --verbose               explain on standard error how format and encoding
                              were detected
      --list-left-out         list on standard error the files that are not
                              looked at, and why
      --progress auto|always|never
                              show progress on standard error (auto: on a
                              terminal)
other:
  -j, --jobs N                number of files checked in parallel (default: one
                              for each processor); the output is the same
      --sandbox auto|require|off
                              restrict file access to inputs and outputs with
                              Landlock (auto: if the kernel supports it)
      --lang en|ja            language of messages (default: by the locale)
  -h, --help[=all]            show this help; all: every option
Reads standard input without FILE, or if FILE is -.  The target format is that
of -t, or of the extension of -o's FILE.  Errors and losses are reported on
standard error.
With -d, a file keeps its path below the operand that named it, with the
target's extension; the games of standard input become 00001.csa, 00002.csa, ...
Exit status: 0 all games written, 1 a game was rejected, 2 failure.
examples:
  kifu convert -t csa game.kif
  kifu convert -t kif -d out games/*.csa
usage: kifu lint [option...] [FILE...]
report errors and oddities in game records
rules:
      --rules NAME            rule set for repetition, impasse, move limits and
                              fouls: jsa (default), amateur, csa, floodgate,
                              81dojo, shogi24, shogiwars, try, try-entered or
                              jsa-plain
      --select RULES          report only these rules
      --ignore RULES          do not report these rules
      --severity RULE=LEVEL   set a rule's severity: error, warning, note or off
      --fail-on error|warning|note
                              exit with status 1 for findings of at least this
                              severity
      --require-games         exit with status 2 if no game was read
      --max-findings N        list at most N findings of a file, and count the
                              rest (default: 1000; 0: list all, as with
                              --write-baseline)
      --config FILE           read settings from FILE (default: the kifu.ini
                              nearest to each input, then the user's; empty:
                              none)
      --profile NAME          also use the settings of [profile NAME]
      --baseline FILE         do not report the findings listed in FILE
      --write-baseline FILE   write all findings to FILE, and do not fail for
fixing:
      --fix                   fix findings marked [*] in place, without changing
                              the game; standard input: the fixed record goes to
                              standard output, the report to standard error
      --unsafe-fixes          also fix what changes the encoding of a file,
                              numbers where moves may be missing, and a move
                              that cannot be played, if exactly one change fits
                              and at least ten moves after it are legal
      --diff                  show what --fix would change, without changing
                              anything; exit with status 1 if there is a
                              difference
      --format FORMAT[:FILE]  report format: text (default), gcc, json, ndjson,
                              sarif, junit, github, tap or html; can be
                              repeated; :FILE writes it to a file
      --color auto|always|never
                              colour what is shown (auto: on a terminal without
                              NO_COLOR)
Reads standard input without FILE, or if FILE is -; FILE may be a folder or an
archive.
RULES are names of rules or groups of rules, separated by commas (see kifu
explain).
Exit status: 0 no findings at or above --fail-on, 1 findings, 2 failure.
  kifu lint game.kif
  kifu lint --diff games/
usage: kifu check [option...] PATH...
check whole archives of game records
      --part I/N              the lines of --ndjson-in are part I of N: begin
                              with a run line and end with a summary, so that
                              kifu summary finds what was lost
PATH is a file, or a folder that is searched, with its subfolders, for files
with the extension of a format.  Findings below --fail-on are not shown (use
kifu lint).
  kifu check games/
  kifu check --format=junit:report.xml games/
usage: kifu table [option...] PATH...
list games, one row each
      --as text|csv|tsv|ndjson
                              print aligned text (default), csv, tsv, or a JSON
                              object a line
      --columns NAME,...|all  columns, in this order (default: file, game, date,
                              event, black, white, handicap, plies, ending,
                              winner, verdict)
      --sort COLUMN,...       sort the rows by these columns, of those shown;
                              -COLUMN: falling
      --to-encoding NAME      csv, tsv: output encoding (default: UTF-8), such
                              as cp932
      --bom                   csv, tsv: begin with a byte order mark, by which
                              Excel knows UTF-8
      --safe-cells            csv, tsv: begin a cell that a spreadsheet could
                              run as a formula with an apostrophe
PATH is as for kifu check.  Every game has a row, whatever is wrong with it.
Exit status: 0, or 2 if a file could not be read.
  kifu table games/
  kifu table --columns=date,black,white,moves --as=csv games/ >games.csv
usage: kifu dedup [option...] PATH...
find games that are there more than once
      --as text|ndjson        print text (default), or a JSON object a line
      --contained             also find games with whose moves another game
                              begins
      --rest0                 print only the names of files that hold nothing
                              but repetitions, each terminated by NUL
PATH is as for kifu check.  Games are the same if their start and main line are.
The first of them is the first in the order of the files.  Nothing is deleted.
Exit status: 0 there are none, 1 there are, 2 failure.
  kifu dedup games/
  kifu dedup --rest0 games/ | xargs -0 mv -t spare/
usage: kifu diff [option...] A B
show what two records of one game say differently
      --only PART,...         compare only these: start, moves, ending, winner,
                              headers, times, comments, games (default: all but
                              comments)
Compares the first game of A with the first of B, and so on: the first move that
differs and how the games go on from there, the start, the ending, headers and
times.  Format, encoding and notation do not count as differences, nor do
headers and times that only one record has.
Exit status: 0 the same, 1 different, 2 failure.
  kifu diff black.kif white.csa
  kifu diff --only=moves,ending black.kif white.csa
usage: kifu show [option...] [FILE...]
show the board in the terminal
      --ply N|A..B            show the board after move N, or those from A to B
                              (default: where a move is illegal, else the last)
Shows the position at which a move is illegal, with the law; else the last one.
FILE may be a folder or an archive; of several games, each has a line above it
that names it.
Exit status: 0 all shown, 1 a game has no such position, 2 failure.
  kifu show game.kif
  kifu show --ply=20..24 --flip game.kif
usage: kifu summary [option...] [FILE...]
sum up the results of several runs
options:
      --as text|ndjson        print text (default), or a line to be summed up
                              again
FILE holds the ndjson output of one or more runs of kifu check or kifu summary,
in any order.
Reads standard input without FILE, or if FILE is -.
Exit status: 0, or 2 if a part of a run is missing, incomplete, changed or there
twice.
  kifu summary part1.ndjson part2.ndjson
usage: kifu explain [RULE...]
explain a rule, a group of rules, or all rules
  kifu explain nifu
usage: kifu formats [FORMAT...]
list the formats and what they can hold, or show some in detail
  kifu formats kif
usage: kifu variants [NAME...]
list the variants of shogi, or show them in detail
  kifu variants chu
usage: kifu perft [--variant NAME] DEPTH [SFEN]
count the legal move sequences of DEPTH moves, from the start or from SFEN
      --divide                print the count of each first move before the
                              total
  kifu perft 4
  kifu perft --variant minishogi 5
$ for c in convert lint check table dedup diff show summary explain formats variants perft; do kifu $c --help=all --lang=ja; done | awk '!seen[$0]++'
使い方: kifu convert [-t FORMAT] [-o FILE | -d DIR] [option...] [FILE...]

棋譜を別の形式で書き出す
入力:
  -f, --from FORMAT           入力の形式（既定: 拡張子、次に内容から判別）
      --encoding NAME         入力の文字コード（既定: 自動判別）
      --letters LANG|FILE     欧文の指し手で駒を表す文字: en（既定）、is、または
                              自分で書いた FILE（kifu-convert(1)）。convert では
                              出力にも使い、show では漢字の代わりに表示する
      --ignore-case           p7f のような小文字の欧文の指し手も認める
      --variant NAME          種類の記載がない棋譜の将棋の種類（既定: 本将棋）
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
      --mainline-only         変化を出力しない
      --ply N|A..B            局面の形式: N手目（既定: 最終局面）、またはA手目か
                              らB手目までの局面を出力する（svg は -d で1局面1フ
                              ァイル）。棋譜の形式: N手目までを出力する
      --flip                  後手側から見た盤面を描く（convert では svg）
      --caption TEXT          svg: 盤の下に書く文（既定: 最終手、'' なら書かな
                              い）
      --background            svg: 白地に描く（既定: 背景は透明、暗い画面では暗
                              い配色）
      --hands printed|upright
                              svg: 持駒を印刷物のように盤の横に書くか、対局者名
                              の横に正立で書く
      --open-at N             html: N手目の局面でページを開く（既定: 開始局面）
      --no-findings           html、svg: 棋譜への指摘を載せない
      --on-exists error|skip|overwrite
                              出力先のファイルが存在するとき: エラー（既定）、ス
                              キップ、上書き
      --on-illegal reject|keep|truncate
                              反則手を含む対局: 除外（既定）、そのまま出力、その
                              手の前まで出力
      --on-loss warn|error|ignore
                              出力形式で表せないもの: 警告（既定）、その対局を除
                              外、無視
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
ルール:
      --rules NAME            千日手・持将棋・手数制限・反則の規定: jsa（既
                              定）、amateur、csa、floodgate、81dojo、shogi24、
                              shogiwars、try、try-entered、jsa-plain
      --select RULES          指定したルールだけを検査する
      --ignore RULES          指定したルールを検査しない
      --severity RULE=LEVEL   ルールの重大度を変更する: error、warning、note、
                              off
      --fail-on error|warning|note
                              この重大度以上の指摘があれば終了コードを1にする
      --require-games         対局が1局も読み込まれなければ終了コードを2にする
      --max-findings N        1ファイルにつき最大 N 件の指摘を表示し、残りは件数
                              を示す（既定: 1000。0: すべて表示、
                              --write-baseline と同じ）
      --config FILE           設定を FILE から読み込む（既定: 入力に最も近い
                              kifu.ini、なければユーザーの設定。空文字: 読み込ま
                              ない）
      --profile NAME          設定の [profile NAME] も使う
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
      --columns NAME,...|all  出力する列（この順。既定: file、game、date、
                              event、black、white、handicap、plies、ending、
                              winner、verdict）
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
  kifu variants chu
使い方: kifu perft [--variant NAME] DEPTH [SFEN]
初形または SFEN の局面から、DEPTH 手の合法手順を数える
      --divide                合計の前に、初手ごとの数を表示する
  kifu perft 4
  kifu perft --variant minishogi 5

The help of all commands, each line once: a text of options.def and commands.def changes here only on purpose.
$ for c in convert lint check table dedup diff event show summary explain formats variants perft; do kifu $c --help=all; done | awk '!seen[$0]++'
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
      --move16 yaneuraou|apery|rshogi-old
                              encoding of moves in engine data (default: found
                              by drops and promotions)
      --variant NAME|FILE     variant of records that name none (default:
                              shogi), or a FILE of your own, kifu-variants(7)
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
      --join                  make games of engine data: positions of which each
                              is the one before plus its move, or the reverse
      --every N               write the first of each N records
      --shuffle SEED          write the records in an order by chance, the same
                              for a SEED; TMPDIR needs space for them
      --score N               score of positions without one (default: they are
                              left out)
      --mainline-only         omit variations
      --ply N|A..B            position formats: the position after move N
                              (default: the last), or those from A to B (svg:
                              each in a file, with -d); game formats: the moves
                              up to N
      --flip                  show the board from white's side (convert: svg)
      --caption TEXT          svg: the words below the board (default: the last
                              move; '': none)
      --title TEXT            svg: words above the board (default: none)
      --background            svg: draw on white (default: transparent, dark on
                              a dark page)
      --hands printed|upright
                              svg: pieces in hand beside the board as printed,
                              or upright beside the names
      --open-at N             html: open the page at move N (default: at the
                              start)
      --no-findings           html, svg: leave out what kifu finds wrong with
                              the game
      --by game|position      what makes games the same: start position and
                              moves (default), or the start position alone
      --on-exists error|skip|overwrite
                              if an output file exists: fail (default), keep it,
                              or replace it
      --on-illegal reject|keep|truncate
                              games with an illegal move: skip (default), write
                              in full, or write up to that move
      --on-loss warn|error|ignore
                              what the target cannot hold: warn (default), skip
                              the game, or drop it silently
rules:
      --max-findings N        list at most N findings of a file, and count the
                              rest (default: 1000; 0: list all)
      --config FILE           read settings from FILE (default: the nearest
                              kifu.ini, then the user's; empty: none), see
                              kifu.ini(5)
      --profile NAME          also use the settings of [profile NAME]
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
      --rules NAME            rule set for repetition, impasse, move limits and
                              fouls: jsa (default), amateur, csa, floodgate,
                              81dojo, shogi24, shogiwars, try, try-entered or
                              jsa-plain
      --select RULES          report only these rules; all: every rule, also
                              those of style
      --ignore RULES          do not report these rules
      --severity RULE=LEVEL   set a rule's severity: error, warning, note or off
      --fail-on error|warning|note
                              exit with status 1 for findings of at least this
                              severity
      --require-games         exit with status 2 if no game was read
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
      --pages DIR             html: write a page to step through each game with
                              a finding to DIR, and link it
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
      --each game|move        a row for each game (default), or each move of the
                              main line
      --columns NAME,...|all  columns, in this order (default: file, game, date,
                              event, black, white, handicap, plies, ending,
                              winner, verdict; of a move also ply, side, usi,
                              time, score, sfen)
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
usage: kifu event [option...] [PATH...]
check a tournament: records against each other and against its tables
the event:
      --table FILE            also compare a table of results: turnering.txt,
                              FESA's table, CSV or lishogi's ndjson; can be
                              repeated (default: those that event.ini names,
                              else turnering.txt and results.csv in the first
                              folder)
      --event-file FILE       what the event is (default: event.ini in the first
      --stage NAME            only one stage of an event with several, by its
                              name (L, F, 予選)
      --standings text|csv|json[:FILE]
                              print the standings; can be repeated, :FILE writes
                              them to a file
      --write turnering|csv|event-ini[:FILE]
                              print the results as FESA's file or as CSV, or an
                              event.ini to start from; findings then go to
                              standard error; :FILE writes it to a file
PATH is as for kifu check, and may be left out with --table.  The report ends
with the cross table and the standings.  Errors within a game are only counted
(kifu check lists them).
  kifu event open/
  kifu event --table=turnering.txt
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
      --show                  print the file of a variant: a start for your own,
                              kifu-variants(7)
  kifu variants chu
usage: kifu perft [--variant NAME] DEPTH [SFEN]
count the legal move sequences of DEPTH moves, from the start or from SFEN
      --divide                print the count of each first move before the
                              total
  kifu perft 4
  kifu perft --variant minishogi 5

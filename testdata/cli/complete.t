What kifu complete prints, by which shells complete command lines. Bash makes three words of --x=y.

$ kifu complete -- conv
convert	write game records in another format
$ kifu complete --lang=ja -- help ex
explain	ルール、グループ、またはすべてのルールを説明する
$ kifu complete -- convert -t ki
kif
ki2
$ kifu complete -- convert -f sv
$ kifu complete -- lint --fail
--fail-on=	exit with status 1 for findings of at least this severity
$ kifu complete -- lint --fail-on = w
warning
$ kifu complete -- lint --fail-on =
error
warning
note
$ kifu complete -- lint --fail-on=w
--fail-on=warning
$ kifu complete -- lint --select nifu,uchi
nifu,uchifuzume
$ kifu complete -- lint --select=nifu,uchi
--select=nifu,uchifuzume
$ kifu complete -- table --columns=file,black-r
--columns=file,black-rating
$ kifu complete -- convert --ending=re
--ending=resign
$ kifu complete -- diff --only=mo
--only=moves
$ kifu complete -- lint --severity ni
nifu
$ kifu complete -- convert -d o
:folders
$ kifu complete -- lint --baseline ''
:files
:folders
$ kifu complete -- check '' | sed 's/\(:files [a-z]*\).*/\1/'
:files kif
:folders
$ kifu complete -- schema ndjson-
ndjson-in
$ kifu complete -- variants c
chu
cannonshogi
checkshogi
$ kifu complete -- perft 3
$ kifu complete -- nothing -
$ kifu complete
kifu: complete needs the words of a command line
Try 'kifu complete --help'.
[2]
$ for words in conv 'lint --fail-on=w'; do kifu complete -- $words >/dev/full; echo $?; done
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
$ kifu complete -- --; kifu complete -- -- | wc -l
--help
--version
2
$ kifu complete -- lint -- --f | cut -c1-10; kifu complete -- lint --format=html: | cut -c1-10; kifu complete -- lint --format = html : re | cut -c1-10; kifu complete -- lint --format html:re; kifu complete -- lint --format=html:a
:files kif
:folders
:files
:folders
:files
:folders
:files
:folders
:files
:folders
$ kifu complete -- event --st; kifu complete -- event --write=; kifu complete -- event --standings=csv:; kifu complete -- event --table=
--stdin-filename=	name of standard input in messages
--stage=	only one stage of an event with several, by its name (L, F, 予選)
--standings=	print the standings; can be repeated, :FILE writes them to a file
--write=turnering
--write=csv
--write=event-ini
:files
:folders
:files
:folders

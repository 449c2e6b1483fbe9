Files of GNU Shogi are recognised by their content, whatever their name; they cannot be written.
$ cp testdata/gnushogi/list.gnushogi list; cp testdata/gnushogi/saved.gnushogi saved.psn; cp saved.psn saved.hodges
$ kifu lint --format=ndjson list saved.psn saved.hodges | grep -o '"file":"[^"]*"\|"format":"[^"]*"'
"file":"list"
"format":"gnushogi"
"file":"saved.psn"
"file":"saved.psn"
"format":"gnushogi"
"file":"saved.hodges"
"file":"saved.hodges"
"format":"gnushogi"
$ kifu convert -t gnushogi list
kifu: format 'gnushogi' is read-only (choose another with -t FORMAT)
Try 'kifu convert --help'.
[2]
$ kifu convert -o x.gnushogi list
kifu: format 'gnushogi' is read-only (choose another with -t FORMAT)
Try 'kifu convert --help'.
[2]

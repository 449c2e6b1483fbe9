#!/bin/sh
# Prints the examples of kifu explain as C, for a binary that is installed without its testdata.
# A row of record/diag/*.def names a format, testdata/explain has NAME.wrong.FORMAT and NAME.right.FORMAT; or FOLDER,
# testdata/explain/event has the folders NAME.wrong and NAME.right.  One that is missing is an error.
LC_ALL=C; export LC_ALL

# bytes FILE|FOLDER: of a folder each file's name, and below it its lines, indented.
bytes() {
	if [ -d "$1" ]; then
		(cd "$1" && awk 'FNR == 1 { print FILENAME ":" } { print "    " $0 }' *)
	else
		cat "$1"
	fi
}

# text NAME: the bytes of an example as a string.
text() {
	[ -r "testdata/explain/$1" ] || { echo "testdata/explain/$1 is missing: record/diag/*.def names it as an example" >&2; exit 1; }
	bytes "testdata/explain/$1" | od -An -v -t o1 | awk '
	BEGIN { print "\t\tTEXT(" }
	{ printf "\t\t    \""; for (i = 1; i <= NF; i++) printf "\\%s", $i; print "\"" }
	END { print "\t\t)," }'
}

echo '#include "record/explain_page.h"'
echo '#define TEXT(literal) { literal, sizeof literal - 1 }'
echo 'const struct explain_example explain_examples[DIAG_COUNT] = {'
sed -nE 's/^DIAG\(([a-z0-9_]+), "([a-z0-9-]+)",.* (EXAMPLE|CONVERSION)\(([a-z0-9]+)[,)].*/\1 \2 .\4/p
    s/^DIAG\(([a-z0-9_]+), "([a-z0-9-]+)",.* FOLDER,.*/\1 event\/\2/p' record/diag/*.def |
    while read -r id name ending; do
	echo "	[DIAG_$id] = {" && text "$name.wrong$ending" && text "$name.right$ending" && echo '	},' || exit
done || exit
echo '};'

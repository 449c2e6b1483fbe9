#!/bin/sh
# Prints the examples of kifu explain as C, for a binary that is installed without its testdata.
# A row of record/diag/*.def names a format, testdata/explain has NAME.wrong.FORMAT and NAME.right.FORMAT;
# a file that is missing is an error.
LC_ALL=C; export LC_ALL

# text NAME: the bytes of an example as a string.
text() {
	[ -r "testdata/explain/$1" ] || { echo "testdata/explain/$1 is missing: record/diag/*.def names it as an example" >&2; exit 1; }
	od -An -v -t o1 "testdata/explain/$1" | awk '
	BEGIN { print "\t\tTEXT(" }
	{ printf "\t\t    \""; for (i = 1; i <= NF; i++) printf "\\%s", $i; print "\"" }
	END { print "\t\t)," }'
}

echo '#include "record/explain_page.h"'
echo '#define TEXT(literal) { literal, sizeof literal - 1 }'
echo 'const struct explain_example explain_examples[DIAG_COUNT] = {'
sed -nE 's/^DIAG\(([a-z0-9_]+), "([a-z0-9-]+)",.* (EXAMPLE|CONVERSION)\(([a-z0-9]+)[,)].*/\1 \2 \4/p' record/diag/*.def |
    while read -r id name format; do
	echo "	[DIAG_$id] = {" && text "$name.wrong.$format" && text "$name.right.$format" && echo '	},' || exit
done || exit
echo '};'

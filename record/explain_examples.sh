#!/bin/sh
# Prints the examples of kifu explain as C, for a binary that is installed without its testdata.
# A row of record/diag/*.def names a format, testdata/explain has NAME.wrong.FORMAT and NAME.right.FORMAT; or FOLDER,
# testdata/explain/event has the folders NAME.wrong and NAME.right.  One that is missing is an error.
LC_ALL=C; export LC_ALL

# "ID NAME ENDING" of each; a folder has no ending.
rows=$(sed -nE 's/^DIAG\(([a-z0-9_]+), "([a-z0-9-]+)",.* (EXAMPLE|CONVERSION)\(([a-z0-9]+)[,)].*/\1 \2 .\4/p
    s/^DIAG\(([a-z0-9_]+), "([a-z0-9-]+)",.* FOLDER,.*/\1 event\/\2/p' record/diag/*.def)

echo '#include "record/explain_page.h"'
echo '#define TEXT(literal) { literal, sizeof (literal) - 1 }'
echo 'const struct explain_example explain_examples[DIAG_COUNT] = {'

# Of a folder each file's name, and below it its lines, indented.
files='' members=''
while read -r id name ending; do
	for which in wrong right; do
		path=testdata/explain/$name.$which$ending
		[ -r "$path" ] || { echo "$path is missing: record/diag/*.def names it as an example" >&2; exit 1; }
		if [ -d "$path" ]; then
			echo "	[DIAG_$id].$which = TEXT("
			(cd "$path" && awk '{ gsub(/[\\"]/, "\\\\&") } FNR == 1 { print "\t    \"" FILENAME ":\\n\"" }
			{ print "\t    \"    " $0 "\\n\"" }' *)
			echo '	),'
		else
			files="$files $path" members="$members $id.$which"
		fi
	done
done <<END
$rows
END

# All files at once: wc says where each ends.
{ echo "$members"; wc -c $files; od -An -v -t o1 $files; } | awk '
function begin() { printf "\t[DIAG_%s = TEXT(\"", member[++file]; left = size[file] }
NR == 1 { count = split($0, member); next }
sizes < count { size[++sizes] = $1; sub(/[.]/, "].", member[sizes]); next }
$2 == "total" { begin(); next }
{
	for (i = 1; i <= NF; i++) {
		while (left == 0) { print "\"),"; begin() }
		printf "\\%s", $i; left--
	}
	printf "\"\n\t    \""
}
END { while (file < count) { print "\"),"; begin() } print "\")," }'
echo '};'

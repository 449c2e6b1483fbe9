# Prints each string of the command's code that is prose and has no row in cmd/host/messages.def:
# awk -f testdata/bin/prose.awk cmd/host/messages.def FILE....  Prose is what has two words of letters side by side,
# unless its Japanese follows in the same line, or it is a list of words of event.ini; strings that stand side by side are one.
function check(    s) {
	s = text; text = ""
	if (s ~ /[a-z]+,? [a-z][a-z]+/ && s !~ /^[ \\n,{]*[<"{]|\\"|^::|^not ok$|# SKIP|No newline|^\[?Time control:|^([0-9a-z.-]+, )+([0-9a-z.-]+)?$/ && !(s in rows)) print FILENAME ": no Japanese in cmd/host/messages.def: " s
}
FILENAME ~ /messages\.def$/ {
	line = $0
	if (line ~ /^MESSAGE\(/ && match(line, /"([^"\\]|\\.)*"/)) rows[substr(line, RSTART + 1, RLENGTH - 2)]
	next
}
FILENAME ~ /_(test|bench|fuzz)\.c$/ || /^#include/ { next }
{
	line = $0
	sub(/^[ \t]*(\/\*|\*).*/, "", line)
	while (match(line, /"([^"\\]|\\.)*"/)) {
		if (substr(line, 1, RSTART - 1) !~ /^[ \t]*$/) check()
		text = text substr(line, RSTART + 1, RLENGTH - 2)
		line = substr(line, RSTART + RLENGTH)
		if (line ~ /^, "[^ -~]/) text = ""
		sub(/^[ \t]*\/\*.*/, "", line)
	}
	if (line !~ /^[ \t]*$/) check()
}

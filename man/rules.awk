# Prints the list of rules of kifu-lint(1): awk -f man/rules.awk record/diag/GROUP.def...; with -v event=1 that of
# kifu-event(1), whose rules are explained, with -v ja=1 in Japanese.
BEGIN { split("X Y Z W V", letters, " ") }
# The texts of a row follow its first line: message, meaning and help, each in English and Japanese.  A text
# goes on in the next line if it does not end in a comma.
function flush(    i, many) {
	if (name == "") return
	while (match(text[0], /[{][0-9]:[^}]*[}]/)) { # {0:move|moves}: the plural
		many = substr(text[0], RSTART, RLENGTH - 1); sub(/.*[|]/, "", many)
		text[0] = substr(text[0], 1, RSTART - 1) many substr(text[0], RSTART + RLENGTH)
	}
	for (i = 0; i < 5; i++) gsub("[{]" i "[}]", letters[i + 1], text[0])
	if (event) {
		i = text[2 + ja]; gsub(/[.] +/, ".\n", i); gsub(/。/, "&\n", i); sub(/\n$/, "", i)
		print ".It Sy " name " Pq " severity "\n" i
		name = ""
		return
	}
	gsub(/[.] +/, ".\n", text[4]) # sentences begin on a line of their own
	print ".It Sy " name " Pq " severity "\n.Dq \"" text[0] "\" .\n" text[4]
	name = ""
}
/^DIAG\(/ {
	flush()
	split($0, is, /[(,] */)
	name = is[3]; gsub(/"/, "", name)
	severity = is[5]
	if (is[4] != group) {
		if (group != "") print ".El"
		group = is[4]
		if (!event) print ".Ss Group " group
		print ".Bl -tag -width Ds"
	}
	n = $0 ~ /NO_FIX,$/ ? 0 : -2
	for (i = 0; i < 6; i++) text[i] = ""
	next
}
/"/ {
	match($0, /".*"/)
	text[n] = text[n] substr($0, RSTART + 1, RLENGTH - 2)
	if ($0 ~ /,$/) n++
}
END { flush(); print ".El" }

# Prints the manual pages of section 3 from lib/kifu.h into the folder `dir`: one for each function, of
# the comment before it, with the structures that its arguments point to.  Prints their names.
function flush_words() { if (words != "") print words >page; words = "" }
function print_page(    name, n, i, args, type, used) {
	name = declaration; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
	page = dir "/" name ".3"
	print ".\\\" Printed by man/man3.awk from lib/kifu.h." >page
	print ".Dd " date "\n.Dt " toupper(name) " 3\n.Os\n.Sh NAME\n.Nm " name >page
	what = comment; sub(/\. .*|\.$|:.*/, "", what)
	print ".Nd " tolower(substr(what, 1, 1)) substr(what, 2) >page
	print ".Sh SYNOPSIS\n.In kifu.h" >page
	type = declaration; sub(/^KIFU_API /, "", type); args = type
	sub(name "\\(.*", "", type); sub(/ $/, "", type); sub(/^[^(]*\(/, "", args); sub(/\);$/, "", args)
	print ".Ft \"" type "\"\n.Fo " name >page
	n = split(args, list, /, */)
	for (i = 1; i <= n; i++) print ".Fa \"" list[i] "\"" >page
	print ".Fc\n.Sh DESCRIPTION" >page
	n = split(comment, sentence, /  /)
	for (i = 1; i <= n; i++) print sentence[i] >page
	for (type in structure)
		if (args ~ "struct " type " ") print ".Bd -literal -offset indent\n" structure[type] ".Ed" >page
	if (declaration ~ /enum kifu_result/) print ".Sh RETURN VALUES\nAn enum kifu_result, described in\n.Xr kifu 3 ." >page
	print ".Sh SEE ALSO\n.Xr kifu 3" >page
	close(page); print name
}
/^struct [a-z_]+ \{/ { tag = $2; text = "" }
tag != "" { line = $0; gsub(/\\/, "\\e", line); text = text line "\n" }
tag != "" && /^};/ { structure[tag] = text; tag = "" }
/^\/\* / { comment = ""; inside = 1 }
inside { line = $0; sub(/^(\/\*| \*)\/? ?/, "", line); sub(/ \*\/$/, "", line)
	comment = comment (comment == "" || line == "" ? "" : " ") line; if (/\*\/$/) inside = 0; next }
/^KIFU_API / { declaration = $0; while (declaration !~ /;$/) { getline; sub(/^[ \t]+/, ""); declaration = declaration ($0 ~ /^\)/ || declaration ~ /\($/ ? "" : " ") $0 }; print_page() }

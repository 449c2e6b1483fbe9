# Every option once, with the commands that take it, of lines COMMAND TAB LINE-OF-HELP; its words go to list.
function done_option() {
	if (name != "" && !(name in text)) { order[++count] = name; usage[name] = head; text[name] = words }
	if (name != "") { if (index(takes[name] " ", " " command " ") == 0) takes[name] = takes[name] " " command }
	name = ""
}
$1 != command { done_option(); command = $1 }
$2 ~ /^  *(-., )?--[a-z]/ {
	done_option()
	line = $2; sub(/^ */, "", line)
	head = line; words = ""
	if (match(line, /   *[^ ]/)) { head = substr(line, 1, RSTART - 1); words = substr(line, RSTART + RLENGTH - 1) }
	name = head; sub(/^.*--/, "", name); sub(/[^a-z0-9-].*/, "", name)
	next
}
name != "" && $2 ~ /^              / { line = $2; sub(/^ */, "", line); words = words (words == "" ? "" : words ~ /[\200-\377]$/ || line ~ /^[\200-\377]/ ? "" : " ") line; next }
{ done_option() }
END {
	done_option()
	print "<dl>"
	for (i = 1; i <= count; i++) {
		name = order[i]
		n = split(takes[name], commands, " ")
		where = ""
		for (j = 1; j <= n; j++)
			where = where (j > 1 ? ", " : "") commands[j]
		print "<dt id=\"" name "\"><code>" usage[name] "</code> <small>" where "</small></dt><dd>" text[name] "</dd>"
		print name "\t" text[name] >list
	}
	print "</dl>"
}

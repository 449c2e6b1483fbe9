# Prints the list of columns of kifu-table(1): awk -f man/columns.awk lib/columns.def
/^COLUMN\(/ {
	split($0, part, /"/)
	what = part[4]; gsub(/\.\.\./, "\\\\\\&...", what)
	print ".It Cm " part[2] "\n" toupper(substr(what, 1, 1)) substr(what, 2) "."
}

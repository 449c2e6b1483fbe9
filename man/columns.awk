# Prints the list of columns of kifu-table(1): awk -f man/columns.awk lib/columns.def.  With -v ja=1, its Japanese.
/^COLUMN\(/ { split($0, part, /"/); print ".It Cm " part[2]; what = part[4]; text = 1 }
/^    "/ { split($0, part, /"/); what = part[2]; text = 2 }
text == (ja ? 2 : 1) {
	gsub(/\.\.\./, "\\\\\\&...", what)
	print ja ? what "。" : toupper(substr(what, 1, 1)) substr(what, 2) "."
}
{ text = 0 }

# Prints the list of the options that choose games, in kifu(1): awk -f man/filters.awk cmd/filter/filter.def
# With -v ja=1, its Japanese.
/^FILTER\(/ { split($0, part, /"/); print ".It Fl -" part[2] " Ar " part[4]; what = ""; text = 1; next }
text {
	ends = /"[,)]$/
	gsub(/^ *"|"?[,)]?$/, ""); gsub(/\\n/, ja ? "" : " "); gsub(/\.\.\./, "\\\\\\&...")
	what = what $0
	if (!ends) next
	if (ja && text == 2) print what "。"
	if (!ja && text == 1) print toupper(substr(what, 1, 1)) substr(what, 2) "."
	text = text == 1 ? 2 : 0; what = ""
}

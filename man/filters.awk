# Prints the list of the options that choose games, in kifu(1): awk -f man/filters.awk cmd/filter/filter.def
/^FILTER\(/ { split($0, part, /"/); print ".It Fl -" part[2] " Ar " part[4]; what = ""; english = 1; next }
english {
	english = !/",$/
	gsub(/^ *"|"?,?$/, ""); gsub(/\\n/, " "); gsub(/\.\.\./, "\\\\\\&...")
	what = what $0
	if (!english) print toupper(substr(what, 1, 1)) substr(what, 2) "."
}

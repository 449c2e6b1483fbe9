# HTML of mandoc, read twice, without the lines at its top and end; names are the pages there are, in depth.  A link to
# another page, or to a heading that is another page's, becomes plain text.
BEGIN { count = split(names, list, " "); for (i = 1; i <= count; i++) has[list[i] ".html"] }
FNR == NR { for (line = $0; match(line, / id="[^"]*"/); line = substr(line, RSTART + RLENGTH)) has["#" substr(line, RSTART + 5, RLENGTH - 6)]; next }
/^<table class="(head|foot)">/ { skip = 1 }
skip { skip = !/<\/table>/; next }
{
	out = ""
	while (match($0, /<a class="(Xr|Sx)" href="[^"]*">/)) {
		split(substr($0, RSTART, RLENGTH), parts, "\"")
		out = out substr($0, 1, RSTART - 1) (parts[4] in has ? "<a href=\"" (parts[4] ~ /^#/ ? "" : depth) parts[4] "\">" : "<a>")
		$0 = substr($0, RSTART + RLENGTH)
	}
	print out $0
}

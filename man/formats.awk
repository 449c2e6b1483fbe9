# Prints the table of kifu-formats(5): kifu formats | awk -f man/formats.awk
{
	n = split($0, cell, /  +/)
	macro = NR == 1 ? "Em" : "Cm"
	line = ".It " macro " " cell[1]
	for (i = 2; i <= 8; i++) line = line " Ta " (NR == 1 ? "Em " : "\\&") cell[i]
	moves = moves line "\n"
	line = ".It " macro " " cell[1]
	for (; i <= n; i++) line = line " Ta " (NR == 1 ? "Em " : "\\&") cell[i]
	rest = rest line "\n"
}
END {
	print ".Bl -column hodges extensions \"cp932 utf-8\" moves variations comments bookmarks \"0.001 s\"\n" moves ".El"
	print ".Bl -column hodges headers endings \"any, numbered\" handicaps \"shogi minishogi\"\n" rest ".El"
}

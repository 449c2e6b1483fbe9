# Prints the table of kifu-formats(5): kifu formats | awk -f man/formats.awk
NR == 1 {
	print ".Bl -column hodges extensions \"cp932 utf-8\" moves variations comments bookmarks \"0.001 s\""
	print ".It Em format Ta Em extensions Ta Em in files Ta Em moves Ta Em variations Ta Em comments Ta Em bookmarks Ta Em times"
	rest = ".Bl -column hodges headers endings \"any, numbered\" handicaps \"shogi minishogi\"\n" \
	    ".It Em format Ta Em headers Ta Em endings Ta Em start Ta Em handicaps Ta Em variants\n"
	next
}
{
	n = split($0, cell, /  +/)
	line = ".It Cm " cell[1]
	for (i = 2; i <= 8; i++) line = line " Ta \\&" cell[i]
	print line
	line = ".It Cm " cell[1]
	for (; i <= n; i++) line = line " Ta \\&" cell[i]
	rest = rest line "\n"
}
END { print ".El\n" rest ".El" }

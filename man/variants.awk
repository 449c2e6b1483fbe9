# Prints the tables of kifu-variants(7): kifu variants NAME... | awk [-v ja=1] -f man/variants.awk
function close_list() { if (open) print ".El"; open = 0 }
/^[^ ]/ {
	close_list()
	sub(/（/, " ("); sub(/）$/, ")")
	print ".Ss " $0
	print ".Bl -tag -width repetition -compact"
	open = 1
	next
}
/^      SFEN/ {
	close_list()
	print ".Bl -column SFEN letters 成飛龍 \"ferocious leopard\" set NAD[aK] promoted"
	print ja ? ".It Em SFEN Ta Em 欧文 Ta Em 名前 Ta Em 英語名 Ta Em 枚数 Ta Em 動き Ta Em 成駒 Ta Em とその動き" \
		: ".It Em SFEN Ta Em letters Ta Em name Ta Em piece Ta Em set Ta Em moves Ta Em promoted Ta Em and moves"
	open = 1
	next
}
/^      [^ ]/ {
	n = split($0, cell, /  +/)
	line = ".It"
	for (i = 2; i <= n && i <= 9; i++) line = line (i > 2 ? " Ta" : "") " \\&" cell[i]
	for (; i <= n; i++) line = line " " cell[i]
	print line
	next
}
/^    [^ ]/ { print ".It " $1; sub(/^ *[^ ]+ +/, "") }
{ sub(/^ +/, ""); print }
END { close_list() }

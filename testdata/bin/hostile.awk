# Makes records that are long in one way: awk -f hostile.awk -v what=CASE -v n=N.  testdata/bin/hostile
# takes the cases, and the format of each, from the rows below.
function rep(s, k,   out) { out = ""; while (k > 0) { if (k % 2) out = out s; s = s s; k = int(k / 2) } return out }
function rook(i, kif) {
	i = i % 4
	if (kif) return i == 1 ? "３八飛(28)" : i == 2 ? "７二飛(82)" : i == 3 ? "２八飛(38)" : "８二飛(72)"
	return i == 1 ? " 2h3h" : i == 2 ? " 8b7b" : i == 3 ? " 3h2h" : " 7b8b"
}
function head() { print "手合割：平手\n先手：a\n後手：b\n手数----指手--" }
BEGIN {
	if (what ~ /^deep/) n /= 10
	if (what == "plies.usi") { printf "position startpos moves"; for (i = 1; i <= n; i++) printf "%s", rook(i); print "" }
	else if (what == "deep.kifu") {
		head(); for (i = 1; i <= n; i++) print i, rook(i, 1)
		split("４八飛(28) ６二飛(82) ２八飛(48) ８二飛(62)", alt, " ")
		for (i = 1; i < n; i++) print "\n変化：" i "手\n" i, alt[(i - 1) % 4 + 1] "\n" i + 1, alt[i % 4 + 1]
	}
	else if (what == "siblings.kifu") {
		head(); print "1 ７六歩(77)\n2 ３四歩(33)"
		for (i = 1; i < n; i++) print "変化：1手\n1", i % 2 ? "２六歩(27)" : "５六歩(57)"
	}
	else if (what == "results.kifu") {
		head(); print "1 ７六歩(77)\nまで1手で先手の勝ち"
		for (i = 1; i < n; i++) print "変化：1手\n1 ２六歩(27)\nまで1手で先手の勝ち"
	} else if (what == "mades.kifu") { head(); print "1 ７六歩(77)"; for (i = 1; i < n; i++) print "まで1手で先手の勝ち" }
	else if (what == "headers.kifu") { for (i = 1; i <= n; i++) print "備考：x" i; head(); print "1 ７六歩(77)" }
	else if (what == "keys.kifu") { for (i = 1; i <= n; i++) print "k" i "：x"; head(); print "1 ７六歩(77)" }
	else if (what == "comments.kifu") { head(); for (i = 1; i <= n; i++) print "*c"; print "1 ７六歩(77)"; for (i = 1; i <= n; i++) print "*c\n&b" }
	else if (what == "ignores.kifu") { head(); for (i = 1; i <= n; i++) print "# kifu: ignore nifu, header, x\n" i " ７六歩(77)" }
	else if (what == "wrong.kifu") { head(); for (i = 1; i <= n; i++) print i " ７六歩x(7" }
	else if (what == "illegal.kifu") { head(); for (i = 1; i <= n; i++) print i " ５五歩打" }
	else if (what == "games.kifu") for (i = 1; i <= n; i++) { head(); print "1 ７六歩(77)\n2 投了\n" }
	else if (what == "diagrams.kifu") { for (i = 1; i <= n; i++) print "|v香v桂v銀v金v玉v金v銀v桂v香|一"; head() }
	else if (what == "hands.kifu") { printf "先手の持駒："; for (i = 1; i <= n; i++) printf "歩十　"; print ""; head() }
	else if (what == "line.kifu") { head(); print "1 ７六歩(77)" rep("あ", n) }
	else if (what == "header.kifu") { print "備考：" rep("あ", n); head(); print "1 ７六歩(77)" }
	else if (what == "comment.kifu") { head(); print "*" rep("あ", n); print "1 ７六歩(77)" }
	else if (what == "words.ki2") { for (i = 1; i <= n; i++) printf "▲７六歩　"; print "" }
	else if (what == "same.ki2") { printf "▲７六歩"; for (i = 1; i <= n; i++) printf "△同　歩"; print "" }
	else if (what == "nothing.ki2") { for (i = 1; i <= n; i++) printf "▲"; print "" }
	else if (what == "games.csa") for (i = 1; i <= n; i++) print "V2.2\nPI\n+\n+7776FU\n%TORYO\n/"
	else if (what == "headers.csa") { print "V2.2"; for (i = 1; i <= n; i++) print "$EVENT:x\nN+a"; print "PI\n+\n+7776FU" }
	else if (what == "setup.csa") { print "V2.2\nPI"; for (i = 1; i <= n; i++) print "P+00FU00FU"; print "+\n+7776FU" }
	else if (what == "times.csa") { print "V2.2\nPI\n+\n+7776FU"; for (i = 1; i <= n; i++) print "T1" }
	else if (what == "line.csa") { printf "V2.2\nPI\n+\n"; for (i = 1; i <= n; i++) printf "%s,T1,", i % 2 ? "+7776FU" : "-3334FU"; print "" }
	else if (what == "ignores.csa") { print "V2.2\nPI\n+"; for (i = 1; i <= n; i++) print "' kifu: ignore nifu" ; print "+7776FU" }
	else if (what == "tags.psn") { for (i = 1; i <= n; i++) print "[T" i " \"x\"]"; print "\n1. P-7f P-3d" }
	else if (what == "open-tags.psn") { for (i = 1; i <= n; i++) printf "[a \""; print "\n1. P-7f P-3d" }
	else if (what == "open-tag-lines.psn") { for (i = 1; i <= n; i++) print "[a \""; print "\n1. P-7f P-3d" }
	else if (what == "braces.psn") { print "[Sente \"a\"]\n\n1. P-7f"; for (i = 1; i <= n; i++) printf "{"; print "" }
	else if (what == "brace-lines.psn") { print "[Sente \"a\"]\n\n1. P-7f"; for (i = 1; i <= n; i++) print "{ P-3d"; print "" }
	else if (what == "parens.psn") { print "[Sente \"a\"]\n\n1. P-7f"; for (i = 1; i <= n; i++) printf "("; print "" }
	else if (what == "brackets.psn") print rep("{}()[]", n)
	else if (what == "paren-words.psn") print "[Sente \"a\"]\n\n1. P-7f " rep("(x) ", n)
	else if (what == "paren-moves.psn") { print "[Sente \"a\"]\n\n1. P-7f"; for (i = 1; i <= n; i++) printf "(1. P-2f "; print "" }
	else if (what == "comments.psn") { print "[Sente \"a\"]\n\n1. P-7f"; for (i = 1; i <= n; i++) print "{c}"; print "P-3d" }
	else if (what == "numbers.psn") { print "[Sente \"a\"]\n"; for (i = 1; i <= n; i++) printf "1. "; print "P-7f" }
	else if (what == "words.hodges") { for (i = 1; i <= n; i++) printf "P-7f "; print "" }
	else if (what == "parens.hodges") { printf "1. P-7f "; for (i = 1; i <= n; i++) printf "(1. P-2f "; print "" }
	else if (what == "lines.usi") for (i = 1; i <= n; i++) print "position startpos moves 7g7f 3c3d"
	else if (what == "line.usi") { printf "position startpos moves "; print rep("x", n) }
	else if (what == "lines.sfen") for (i = 1; i <= n; i++) print "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
	else if (what == "hand.sfen") { printf "9/9/9/9/4k4/9/9/9/4K4 b "; print rep("P", n) }
	else if (what == "rank.sfen") print rep("9/", n)
	else if (what == "words.sfen") for (i = 1; i <= n; i++) print "sfen"
	else if (what == "brackets.jkf") print rep("[", n) rep("]", n)
	else if (what == "objects.jkf") { print "{\"header\":" rep("{\"a\":", n) "1" rep("}", n) ",\"moves\":[{}]}" }
	else if (what == "headers.jkf") { printf "{\"header\":{"; for (i = 1; i <= n; i++) printf "\"k%d\":\"x\",", i; print "\"a\":\"b\"},\"moves\":[{}]}" }
	else if (what == "moves.jkf") { printf "{\"header\":{},\"moves\":[{}"; for (i = 1; i <= n; i++) printf ",{}"; print "]}" }
	else if (what == "comments.jkf") { printf "{\"header\":{},\"moves\":[{\"comments\":[\"a\""; for (i = 1; i <= n; i++) printf ",\"a\""; print "]}]}" }
	else if (what == "games.jkf") for (i = 1; i <= n; i++) print "{\"header\":{},\"moves\":[{}]}"
	else if (what == "string.jkf") print "{\"header\":{\"a\":\"" rep("\\u3042", n) "\"},\"moves\":[{}]}"
	else if (what == "bad.jkf") { printf "{\"header\":{},\"moves\":[{}"; for (i = 1; i <= n; i++) printf ",{\"move\":{\"from\":1,\"to\":{\"x\":77},\"piece\":\"XX\"}}"; print "]}" }
	else if (what == "rows.bod") for (i = 1; i <= n; i++) print "|v香v桂v銀v金v玉v金v銀v桂v香|一"
	else if (what == "line.bod") print "|" rep("・", n) "|"
	else exit 1
}

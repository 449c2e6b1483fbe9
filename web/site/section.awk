# The section of a manual page whose heading names a word: kif, or sfen in USI AND SFEN, shogi in "shogi (本将棋)".
/^<section class="S[hs]">/ { open++; text = text $0 "\n"; next }
open && /<h[12] class="S[hs]"/ && !in_it {
	words = tolower($0); gsub(/[^a-z0-9-]+/, " ", words) # its id has them too, and is on this line
	if (index(words, " " name " ") || (name == "csa3" && index(words, " csa ")))
		in_it = open
	print_it = in_it ? $0 "\n" : ""
	next
}
/^<\/section>/ { if (in_it == open) { printf "%s", print_it; exit } open--; next }
in_it { print_it = print_it $0 "\n" }

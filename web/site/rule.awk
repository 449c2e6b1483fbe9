# The text of `kifu explain RULE` as HTML: paragraphs, examples, each with its board (wrong, right), and links.
BEGIN { label_count = split("Source: |Wrong, in |Right:|With a loss, from |Without:|What to do: |--fix: |出典: |誤りのある例|正しい例|失われる例|失われない例|対処: ", labels, "|") }
function flush() {
	if (text != "")
		print "<p>" text "</p>"
	text = ""
}
function linked(s,    out) {
	while (match(s, /https?:\/\/[^ ]*[^ .,)]/)) {
		out = out substr(s, 1, RSTART - 1) "<a href=\"" substr(s, RSTART, RLENGTH) "\">" substr(s, RSTART, RLENGTH) "</a>"
		s = substr(s, RSTART + RLENGTH)
	}
	return out s
}
# Lines of Japanese are put together without a space.
function add(s) { text = text (text == "" || (s !~ /^http/ && (text ~ /[\200-\377]$/ || s ~ /^[\200-\377]/)) ? "" : " ") linked(s) }
# Whether a line begins with what kifu explain calls a part of its text, in either language.
function is_label(line,    i) {
	for (i = 1; i <= label_count; i++)
		if (index(line, "    " labels[i]) == 1)
			return 1
	return 0
}
function end_example() {
	if (in_pre)
		print "</pre>" (example == 1 ? wrong : right) "</figure>"
	in_pre = 0
}
NR == 1 {
	sub(/ \(.*/, "")
	print "<h1>" $0 "</h1><p class=\"kind\"><a href=\"index.html#" group "\">" group "</a>, " severity "</p>"
	next
}
/^        / {
	if (!in_pre)
		print "<figure><figcaption>" text "</figcaption><pre>"
	if (!in_pre++)
		example++
	text = ""
	print substr($0, 9)
	next
}
{
	end_example()
	if ($0 == "" || is_label($0))
		flush()
	sub(/^    /, "")
	if ($0 != "")
		add($0)
}
END {
	end_example()
	flush()
}

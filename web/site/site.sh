#!/bin/sh
# Makes the site of the manual, plain HTML in two languages: web/site/site.sh BUILD FOLDER.  A page each for commands, rules,
# formats, variants and options, from the manual pages and from what the program prints; a search that needs no server;
# and in try/ the page that checks records, if BUILD/web has it.
cd "${0%/*}/../.." && build=${1?BUILD} out=${2?FOLDER} || exit 2
kifu=$build/kifu here=web/site LC_ALL=C; export LC_ALL; unset LANG LANGUAGE
command -v mandoc >/dev/null || { echo 'make site: mandoc is not installed: apt-get install mandoc' >&2; exit 1; }
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT || exit 1
escape() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'; }
folder() { case $lang in en) echo "$out" ;; *) echo "$out/$lang" ;; esac; }

# say ENGLISH JAPANESE: in the language of the page.
say() { case $lang in en) echo "$1" ;; *) echo "$2" ;; esac; }

# page PATH TITLE: standard input as the body of a page of $lang; words for the search are added by found.
page() {
	path=$1 depth=$(printf %s "$1" | tr -cd / | sed 's,/,../,g') title=$(printf %s "$2" | escape)
	case $lang in en) root=$depth other=${depth}ja/$path ;; *) root=$depth../ other=$depth../$path ;; esac
	mkdir -p "$(dirname "$(folder)/$path")"
	{
		echo "<!DOCTYPE html><html lang=\"$lang\"><head><meta charset=\"utf-8\"><title>$title - kifu</title>"
		echo '<meta name="viewport" content="width=device-width, initial-scale=1">'
		echo "<link rel=\"stylesheet\" href=\"${root}site.css\"></head><body data-root=\"$depth\"><header><nav aria-label=\"kifu\">"
		echo "<a href=\"${depth}index.html\">kifu</a> <a href=\"${depth}rules/index.html\">$(say rules 規則)</a>"
		echo "<a href=\"${depth}formats/index.html\">$(say formats 形式)</a> <a href=\"${depth}variants/index.html\">$(say games 種類)</a>"
		echo "<a href=\"${depth}kifu.1.html\">$(say commands コマンド)</a> <a href=\"${depth}options.html\">$(say options オプション)</a>"
		[ ! -e "$build/web/index.html" ] || echo "<a href=\"${root}try/index.html\">$(say 'try a record' 棋譜を調べる)</a>"
		echo "<a href=\"$other\" lang=\"$(say ja en)\" hreflang=\"$(say ja en)\">$(say 日本語 English)</a></nav>"
		echo "<form role=\"search\"><label>$(say Search 検索) <input type=\"search\" autocomplete=\"off\"></label><ol hidden></ol></form></header>"
		echo '<main>'; sed 's/<pre\([ >]\)/<pre tabindex="0"\1/'; echo "</main><script src=\"${root}search.js\"></script></body></html>"
	} >"$(folder)/$path"
}

# found PATH TITLE: standard input are words by which the search finds the page.
found() {
	tr '\n\t' '  ' | sed 's/[\\"]/\\&/g; s/  */ /g' >"$work/words"
	printf '["%s","%s","%s"],\n' "$1" "$(printf %s "$2" | sed 's/[\\"]/\\&/g')" "$(cat "$work/words")" >>"$work/index.$lang"
}

# html PAGE: a manual page as HTML.  Links to other programs' pages go, and the line at the top.
html() {
	mandoc -Thtml -O 'fragment,man=%N.%S.html' "$1" >"$work/manual" && awk -v depth="$2" -v names="$names" -f $here/manual.awk "$work/manual" "$work/manual"
}
manual_of() { [ $lang = ja ] && [ -e "man/ja/$1" ] && echo "man/ja/$1" || echo "man/$1"; }
languages() { case $1 in man/ja/*) ;; *) [ $lang = en ] || printf '<div lang="en">' ;; esac; }

# section PAGE NAME: the part of a manual page under a heading.
section() { html "$1" ../ | awk -v name="$2" -f $here/section.awk; }

make_commands() {
	for name in $names; do
		manual=$(manual_of "$name")
		{ languages "$manual"; html "$manual" ""; languages "$manual" | sed 's/<div.*/<\/div>/'; } | page "$name.html" "$name"
		sed -n 's/^\.Nd //p' "$manual" | found "$name.html" "$name"
	done
}

# picture FILE SIDE: the board at the end of an example, as an image; nothing where there is none.
picture() {
	"$kifu" convert -t svg --lang=$lang --on-illegal=keep --on-loss=ignore -o - "$1" >"$work/board.svg" 2>/dev/null && [ -s "$work/board.svg" ] || return 0
	cp "$work/board.svg" "$(folder)/rules/$2.svg"
	echo "<img src=\"$2.svg\" alt=\"$(case $2 in *.wrong) say 'The board after the wrong example' 誤りのある例の局面 ;; *) say 'The board after the right example' 正しい例の局面 ;; esac)\">"
}

make_rules() {
	mkdir -p "$(folder)/rules"
	"$kifu" explain --lang=$lang | sed -n 's/^\([a-z][a-z0-9-]*\) .*(\([a-z]*\), \([a-z]*\).*/\1 \2 \3/p' >"$work/rules"
	while read -r rule group severity; do
		"$kifu" explain --lang=$lang "$rule" | escape >"$work/text"
		for side in wrong right; do
			: >"$work/$side"
			for example in testdata/explain/"$rule".$side.*; do [ ! -e "$example" ] || picture "$example" "$rule.$side" >"$work/$side"; done
		done
		title=$(sed -n '1s/ (.*//p' "$work/text")
		awk -v group="$group" -v severity="$severity" -v wrong="$(cat "$work/wrong")" -v right="$(cat "$work/right")" -f $here/rule.awk "$work/text" | page "rules/$rule.html" "$title"
		sed 1d "$work/text" | sed '/^ *$/d; /:$/,$d' | found "rules/$rule.html" "$title"
	done <"$work/rules"
	{
		echo "<h1>$(say Rules 規則)</h1><p>$(say 'What kifu reports, by group. The same is in' 'kifuが報告する規則です。同じ内容は') <a href=\"../kifu-rules.7.html\">kifu-rules(7)</a>$(say . にもあります。)</p>"
		last=
		while read -r rule group severity; do
			[ "$group" = "$last" ] || { [ -z "$last" ] || echo '</ul>'; echo "<h2 id=\"$group\">$group</h2><ul>"; }
			last=$group
			"$kifu" explain --lang=$lang "$rule" | escape | awk -v rule="$rule" 'NR == 1 { sub(/ \(.*/, ""); title = $0 } NR == 2 { sub(/^ */, ""); print "<li><a href=\"" rule ".html\">" title "</a> " $0 "</li>"; exit }'
		done <"$work/rules"
		echo '</ul>'
	} | page rules/index.html "$(say Rules 規則)"
}

# make_parts COMMAND PAGE TITLE: a page for each format or variant: what the command prints, and its part of the manual.
make_parts() {
	"$kifu" "$1" --lang=$lang >"$work/list"
	manual=$(manual_of "$2")
	"$kifu" "$1" --lang=en | sed -n 's/^\([a-z][a-z0-9-]*\).*/\1/p' | grep -vx format >"$work/parts"
	while read -r part; do
		{
			echo "<h1>$part</h1><pre>"; "$kifu" "$1" --lang=$lang "$part" | escape; echo '</pre>'
			languages "$manual"; section "$manual" "$part"; languages "$manual" | sed 's/<div.*/<\/div>/'
		} | page "$1/$part.html" "$part"
		"$kifu" "$1" --lang=$lang "$part" | head -c 600 | found "$1/$part.html" "$part"
	done <"$work/parts"
	{
		echo "<h1>$3</h1><p><a href=\"../$2.html\">$2</a></p><ul>"
		while read -r part; do echo "<li><a href=\"$part.html\">$part</a></li>"; done <"$work/parts"
		echo '</ul><pre>'; escape <"$work/list"; echo '</pre>'
	} | page "$1/index.html" "$3"
}

make_options() {
	for command in $commands; do "$kifu" "$command" --help=all --lang=$lang 2>/dev/null | escape | sed "s/^/$command	/"; done |
	    awk -F '\t' -v list="$work/options" -f $here/options.awk >"$work/body"
	{ echo "<h1>$(say Options オプション)</h1>"; cat "$work/body"; } | page options.html "$(say Options オプション)"
	while IFS='	' read -r name words; do echo "$words" | found "options.html#$name" "--$name"; done <"$work/options"
}

make_index() {
	readme=$(say README.md README.ja.md)
	{
		echo "<h1>kifu</h1>"; sed -n '3,/^$/p' $readme | tr '\n' ' ' | sed 's/ *日本語の説明は.*//' | escape | sed 's/`\([^`]*\)`/<code>\1<\/code>/g; s/\[\([^]]*\)\]([^)]*)/\1/g; 1s/^/<p>/; $s/$/<\/p>/'
		echo "<h2>$(say Commands コマンド)</h2><table>"
		"$kifu" --help --lang=$lang | sed -n 's/^  \([a-z]*\)  *\(.*\)/\1	\2/p' | escape | while IFS='	' read -r command does; do
			manual=kifu-$command.1.html; [ -e "man/kifu-$command.1" ] || manual=kifu.1.html
			echo "<tr><th scope=\"row\"><a href=\"$manual\">$command</a></th><td>$does</td></tr>"
		done
		echo '</table>'
	} | page index.html kifu
}

names=$(cd man && echo *.[1-9])
commands=$("$kifu" --help --lang=en | sed -n 's/^  \([a-z]*\)  .*/\1/p')
rm -rf "$out" && mkdir -p "$out/ja" || exit 1
for lang in en ja; do
	make_index; make_commands; make_rules; make_options
	make_parts formats kifu-formats.5 "$(say Formats 形式)"; make_parts variants kifu-variants.7 "$(say 'Kinds of shogi' 将棋の種類)"
	{ echo 'kifuSearch(['; sed '$s/,$//' "$work/index.$lang"; echo ']);'; } >"$(folder)/index.js"
done
cp $here/site.css $here/search.js "$out"
[ ! -e "$build/web/index.html" ] || cp -R "$build/web" "$out/try"

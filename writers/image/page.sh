#!/bin/sh
# Prints the styles and the scripts of the HTML pages as C, with their hashes for their
# Content-Security-Policy.
LC_ALL=C; export LC_ALL

# Prints files without what no page needs: indentation; of scripts also comments, blanks beside operators, brackets and
# commas (no text in them has such a sign with a blank that counts), and ends of lines, but for those after a word.
plain() {
	case $1 in *.css) sed 's/^[	]*//' "$1"; return ;; esac
	sign='=>|[!=]==|=|&&|\|\||\?\?|[+*?:-]|[<>]=?|\+='
	cat "$@" | sed -E "s/^[	]*//; /^\/\/ /d; s/([;,{(]) +\/\/ .*$/\1/; s/ ($sign) /\1/g; s/ ($sign) /\1/g
	    s/([,;]|[^}]:) /\1/g; s/([^}]) (\/|<<|>>|&|\|) /\1\2/g; s/(return|const|of) ([[{])/\1\2/g
	    s/([])}]) \{/\1{/g; s/(if|for|while|catch) \(/\1(/g; s/\{ /{/g; s/ \}/}/g" |
	    awk '{ printf "%s%s", $0, /[a-z"\140]$/ ? "\n" : "" }'
}

# text NAME FILE...
text() {
	echo "const struct page_text $1 = {"; shift
	echo '	TEXT('
	plain "$@" | od -An -v -t o1 | awk '{ printf "\t    \""; for (i = 1; i <= NF; i++) printf "\\%s", $i; print "\"" }'
	sum=$(plain "$@" | { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; } 2>/dev/null | cut -c 1-64)
	[ ${#sum} = 64 ] || { echo 'neither sha256sum nor shasum is here' >&2; exit 1; }
	# shellcheck disable=SC2059 # the format is the bytes
	echo "	), \"sha256-$(printf "$(echo "$sum" | awk '{
		for (i = 1; i < 64; i += 2) {
			n = 16 * (index("0123456789abcdef", substr($0, i, 1)) - 1) + index("0123456789abcdef", substr($0, i + 1, 1)) - 1
			printf "\\%03o", n
		}
	}')" | base64)\""
	echo '};'
}

echo '#include "writers/image/page.h"'
echo '#define TEXT(literal) { literal, sizeof literal - 1 }'
player=web/player
text page_style writers/image/page.css && text page_player_style $player/player.css &&
    text page_player $player/position.js $player/board.js $player/player.js $player/page.js &&
    text page_report_style writers/image/report.css && text page_report_script writers/image/report.js

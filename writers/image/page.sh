#!/bin/sh
# Prints the styles and the scripts of the HTML pages as C, with their hashes for their
# Content-Security-Policy.
LC_ALL=C; export LC_ALL

# Prints a file without its indentation, which no page needs.
plain() { sed 's/^[	]*//' "$1"; }

# text NAME FILE
text() {
	echo "const struct page_text $1 = {"
	echo '	TEXT('
	plain "$2" | od -An -v -t o1 | awk '{ printf "\t    \""; for (i = 1; i <= NF; i++) printf "\\%s", $i; print "\"" }'
	sum=$(plain "$2" | { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; } 2>/dev/null | cut -c 1-64)
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
text page_style writers/image/page.css && text page_script writers/image/page.js &&
    text page_report_style writers/image/report.css && text page_report_script writers/image/report.js

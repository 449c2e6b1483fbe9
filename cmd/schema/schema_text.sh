#!/bin/sh
# Prints the schemas of kifu schema as C, without their indentation; {"$ref":"x.json"} becomes that file.
cd "$(dirname "$0")" || exit
echo '#include "cmd/schema/schema_text.h"'
echo 'const struct schema_text schema_texts[SCHEMA_TEXTS] = {'
for form in ndjson json table ndjson-in dedup diff standings; do
	echo "	{ \"$form\","
	awk '
	function text_of(file, line, text) {
		while ((getline line <file) > 0) {
			sub(/^\t+/, "", line)
			text = text (text == "" ? "" : "\n") line
		}
		close(file)
		return text
	}
	BEGIN {
		text = text_of(ARGV[1])
		while (match(text, /\{"\$ref":"[a-z]+\.json"\}/)) {
			part = text_of(substr(text, RSTART + 9, RLENGTH - 11))
			text = substr(text, 1, RSTART - 1) part substr(text, RSTART + RLENGTH)
		}
		print text
	}' "$form.json" | sed 's/["\\]/\\&/g; s/.*/	    "&\\n"/'
	echo '	},'
done
echo '};'

#!/bin/sh
# Prints the files of the variants as C: shogi first, which is what a record means that names none, and each
# board's usual variant before others of its size.
cd "$(dirname "$0")/../../rules/variants" || exit 1
echo '#include "record/variants/variant_texts.h"'
echo '#define TEXT(name, literal) { name, { literal, sizeof literal - 1 } },'
echo 'const struct variant_text variant_texts[] = {'
for name in shogi minishogi chu dai dai-tsa $(ls *.ini | sed 's/\.ini$//' |
    grep -vx -e shogi -e minishogi -e chu -e dai -e dai-tsa); do
	echo "TEXT(\"$name\","
	sed 's/[\\"]/\\&/g; s/.*/"&\\n"/' "$name.ini"
	echo ')'
done
echo '};'
echo 'const size_t variant_text_count = sizeof variant_texts / sizeof *variant_texts;'

Byte order marks that follow each other are one finding with one fix; many are fixed in one run; a diff without a list of findings has no place for the number of those left out.
$ m=$(printf '\357\273\277'); printf '手数----指手--\n%s\n*a\n   1 ７六歩(77)\n' "$m$m$m$m" >x.kifu; kifu lint --format=gcc x.kifu; kifu lint --diff x.kifu | sed "s/$m/BOM/g"
x.kifu:2:1: note: byte order mark inside the text [byte-order-mark]
--fix would fix 1 finding in 1 file.
--- x.kifu
+++ x.kifu
@@ -1,4 +1,4 @@
 手数----指手--
-BOMBOMBOMBOM
+
 *a
    1 ７六歩(77)
$ m=$(printf "\357\273\277"); { printf '手数----指手--\n'; yes "$m$m" | head -n 30000; printf '   1 ７六歩(77)\n'; } >many.kifu; kifu lint --diff many.kifu | wc -l; kifu lint --fix many.kifu | tail -n 1; grep -c "$m" many.kifu
--fix would fix 30000 findings in 1 file.
60005
Fixed 30000 findings in 1 file.
0
[1]
$ printf 'PI\n+\n' >z.csa; yes +0000FU | head -n 1005 >>z.csa; kifu lint --diff z.csa

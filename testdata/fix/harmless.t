lint --diff prints no line that would act on a terminal or a CI, and what it prints patches the file.
$ printf '手合割：平手\r\n手数----指手--\n*::error::x\n ::error::x\n   1 ７六歩(77)\n   2 投了\n' >x.kifu; kifu lint --diff x.kifu | tr '\r' '~'
--fix would fix 1 finding in 1 file.
--- x.kifu
+++ x.kifu
@@ -1,6 +1,6 @@
 手合割：平手~
-手数----指手--
-*::error::x
- ::error::x
-   1 ７六歩(77)
-   2 投了
+手数----指手--~
+*::error::x~
+ ::error::x~
+   1 ７六歩(77)~
+   2 投了~
$ printf '手合割：平手\n手数----指手--\n# \033[2J\n   1 ７六歩(77)\n# ##[error]x\n   3 ３四歩(33)\n ::error::x\n   4 投了\n' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -6 +6 @@
-   3 ３四歩(33)
+   2 ３四歩(33)
@@ -8 +8 @@
-   4 投了
+   3 投了
--fix would fix 1 finding in 1 file.
[1]
$ printf '手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   3 ３四歩(33) \033[2J\n   4 ２六歩(27)\n   5 投了\n' >x.kifu; kifu lint --diff x.kifu
kifu: x.kifu: changes not in the diff, which would act on a terminal or CI: 1, the first at line 4 (--fix makes them)
--fix would fix 1 finding in 1 file.
[2]
$ kifu lint --diff --lang=ja x.kifu
kifu: x.kifu: 差分に表示しない変更（端末やCIに作用する文字列を含むもの）: 1件、最初は4行目（--fix では修正されます）
--fix で1ファイルの指摘1件を修正できます。
[2]
$ printf '\357\273\277手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   3 ３四歩(33)\n\357\273\277*a\rb\n   4 投了\n' >x.kifu; kifu lint --diff x.kifu | sed 's/\xEF\xBB\xBF/BOM/g' | tr '\r' '~'
--fix would fix 3 findings in 1 file.
--- x.kifu
+++ x.kifu
@@ -1,6 +1,7 @@
 BOM手合割：平手
 手数----指手--
    1 ７六歩(77)
-   3 ３四歩(33)
-BOM*a~b
-   4 投了
+   2 ３四歩(33)
+*a
+b
+   3 投了

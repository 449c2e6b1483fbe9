What is fixed in another form, and what is left alone because the right text cannot be known: moves that may be missing at a
gap of their numbers, which are an even number, or the last before the end.

$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   2 ３四歩(33)' 'まで３手で中断' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -1,4 +1,4 @@
 手数----指手--
    1 ７六歩(77)
    2 ３四歩(33)
-まで３手で中断
+まで２手で中断
--fix would fix 1 finding in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   2 ３四歩(33)' '   3 投了' 'まで8手で先手の勝ち' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   2 ３三歩(33)' '   3 投了' 'まで8手で後手の勝ち' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 ３四歩(33)' '   4 ２六歩(27)' '   9 投了' >x.kifu; kifu lint --diff x.kifu; kifu lint --diff --unsafe-fixes x.kifu
--- x.kifu
+++ x.kifu
@@ -1,5 +1,5 @@
 手数----指手--
    1 ７六歩(77)
-   3 ３四歩(33)
-   4 ２六歩(27)
-   9 投了
+   2 ３四歩(33)
+   3 ２六歩(27)
+   4 投了
--fix would fix 2 findings in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   4 ３四歩(33)' '   5 ２六歩(27)' '   6 投了' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 投了' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 ３四歩(33)' '   4 ２六歩(27)' '   4 ８四歩(83)' '   5 投了' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -1,6 +1,6 @@
 手数----指手--
    1 ７六歩(77)
-   3 ３四歩(33)
-   4 ２六歩(27)
+   2 ３四歩(33)
+   3 ２六歩(27)
    4 ８四歩(83)
    5 投了
--fix would fix 2 findings in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   2 ３四歩(33)' '   5 ２六歩(27)' '   4 ８四歩(83)' '   5 投了' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -1,6 +1,6 @@
 手数----指手--
    1 ７六歩(77)
    2 ３四歩(33)
-   5 ２六歩(27)
+   3 ２六歩(27)
    4 ８四歩(83)
    5 投了
--fix would fix 2 findings in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 ３四歩(33)' '   4 ２六歩(27)' '   5 投了' '変化：4手' '   4 ２五歩(27)' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '\t3\t３四歩(33)' '   ４ ２六歩(27)' '   5 投了' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   2 ７六歩(77)' '   3 ３四歩(33)' '   4 投了' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 中断' '   5 ３四歩(33)' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77) ( 0:02/00:00:02)' '   2 ３四歩(33)' '   3 ２六歩(27) ( 0:03/ 0:00:09)' '   4 ８四歩(83)' '   5 ２五歩(26) ( 0:01/0:00:06 )' '   6 ８五歩(84)' '   7 中断' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -1,7 +1,7 @@
 手数----指手--
    1 ７六歩(77) ( 0:02/00:00:02)
    2 ３四歩(33)
-   3 ２六歩(27) ( 0:03/ 0:00:09)
+   3 ２六歩(27) ( 0:03/ 0:00:05)
    4 ８四歩(83)
    5 ２五歩(26) ( 0:01/0:00:06 )
    6 ８五歩(84)
--fix would fix 2 findings in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77) ( 0:02/00:00:02)' '   2 ３四歩(33)' '   3 ２六歩(27) ( 0:03/0:9)' '   4 ８四歩(83)' '   5 ２五歩(26) ( 0:01/0:00:06)' '   6 中断' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77) ( 0:02/00:00:02)' '   2 ３四歩(33)' '   3 ２六歩(27) (/0:00:09)' '   4 ８四歩(83)' '   5 ２五歩(26) ( 0:01/0:00:06)' '   6 中断' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77) ( 0:02/00:10:02)' '   2 ３四歩(33)' '   3 ２六歩(27) ( 0:03/00:00:09)' '   4 ８四歩(83)' '   5 ２五歩(26) ( 0:01/00:10:06)' '   6 中断' >x.kifu; kifu lint --diff x.kifu
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77) ( 0:02/00:00:02)' '   2 ３四歩(33) ( 0:02/00:00:02)' '   3 ２六歩(27) ( 0:03/00:00:01)' '   4 ８四歩(83) ( 0:01/00:00:01)' '   5 ２五歩(26) ( 0:01/00:00:06)' '   6 ８五歩(84) ( 0:01/00:00:04)' '   7 中断' >x.kifu; kifu lint --diff x.kifu
--- x.kifu
+++ x.kifu
@@ -1,8 +1,8 @@
 手数----指手--
    1 ７六歩(77) ( 0:02/00:00:02)
    2 ３四歩(33) ( 0:02/00:00:02)
-   3 ２六歩(27) ( 0:03/00:00:01)
-   4 ８四歩(83) ( 0:01/00:00:01)
+   3 ２六歩(27) ( 0:03/00:00:05)
+   4 ８四歩(83) ( 0:01/00:00:03)
    5 ２五歩(26) ( 0:01/00:00:06)
    6 ８五歩(84) ( 0:01/00:00:04)
    7 中断
--fix would fix 4 findings in 1 file.
[1]
$ printf 'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n-5152OU\n%%CHUDAN\n' >x.csa; kifu lint --diff x.csa
--- x.csa
+++ x.csa
@@ -1,4 +1,5 @@
 P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
 P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
+-
 -5152OU
 %CHUDAN
--fix would fix 1 finding in 1 file.
[1]
$ printf 'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY,+5958OU\n%%CHUDAN\n' >x.csa; kifu lint --diff x.csa
--- x.csa
+++ x.csa
@@ -1,3 +1,5 @@
 P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
-P9+KY+KE+GI+KI+OU+KI+GI+KE+KY,+5958OU
+P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
++
++5958OU
 %CHUDAN
--fix would fix 2 findings in 1 file.
[1]
$ printf 'PI\r\r+7776FU\r%%CHUDAN\r' >x.csa; kifu lint --diff x.csa | tr '\r' '~'
--fix would fix 1 finding in 1 file.
--- x.csa
+++ x.csa
@@ -1 +1 @@
-PI~~+7776FU~%CHUDAN~
\ No newline at end of file
+PI~~+~+7776FU~%CHUDAN~
\ No newline at end of file
$ printf 'PI\n7776FU\n%%CHUDAN\n' >x.csa; kifu lint --diff x.csa
--- x.csa
+++ x.csa
@@ -1,3 +1,4 @@
 PI
-7776FU
++
++7776FU
 %CHUDAN
--fix would fix 2 findings in 1 file.
[1]
$ printf 'PI\n%%CHUDAN\n' >x.csa; kifu lint --diff x.csa
--- x.csa
+++ x.csa
@@ -1,2 +1,3 @@
 PI
++
 %CHUDAN
--fix would fix 1 finding in 1 file.
[1]
$ kif() { printf "手数----指手--\n"; printf "%b\n" "$@"; }; kif '   1 ７六歩(77)' '   3 ３四歩(33)' '   4 ２六歩(27)' '   9 投了' | iconv -f UTF-8 -t UTF-16 >x.txt; kifu lint --diff --unsafe-fixes x.txt
--- x.txt
+++ x.txt
@@ -1,5 +1,5 @@
 手数----指手--
    1 ７六歩(77)
-   3 ３四歩(33)
-   4 ２六歩(27)
-   9 投了
+   2 ３四歩(33)
+   3 ２六歩(27)
+   4 投了
--fix would fix 2 findings in 1 file.
[1]

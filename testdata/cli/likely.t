The likely move is made with --unsafe-fixes alone, and where it is certain.
$ cp testdata/diag/legality/likely-move.kifu a.kifu; kifu lint --diff a.kifu | tail -n 1
$ kifu lint --diff --unsafe-fixes a.kifu; kifu lint --fix a.kifu >log; cmp a.kifu testdata/diag/legality/likely-move.kifu; kifu lint --fix --unsafe-fixes a.kifu; kifu lint --fix --unsafe-fixes a.kifu
--- a.kifu
+++ a.kifu
@@ -5,7 +5,7 @@
    1 ７六歩(77)
    2 ３四歩(33)
    3 ２六歩(27)
-   4 ８五歩(83)
+   4 ８四歩(83)
    5 ２五歩(26)
    6 ８五歩(84)
    7 ７八金(69)
--fix would fix 1 finding in 1 file.
No findings in 1 game of 1 file.
Fixed 1 finding in 1 file.
No findings in 1 game of 1 file.
$ cp testdata/diag/legality/likely-move.apart.kifu b.kifu; kifu lint --fix --unsafe-fixes --format=gcc b.kifu; cmp b.kifu testdata/diag/legality/likely-move.apart.kifu
b.kifu:5:6: error: no piece on 26 [no-piece]
b.kifu:5:6: note: 15 later moves were not checked [unchecked-moves]
b.kifu:5:6: note: 3⇄5 goes on for 12 moves [likely-move]
$ printf 'V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n+2726FU\n-8384FU\n+2625FU\n-8485FU\n+2625FU\n-8485FU\n+6978KI\n-4132KI\n+2524FU\n-2324FU\n+2824HI\n-8586FU\n+8786FU\n-8286HI\n+2428HI\n-0023FU\n%%CHUDAN\n' >c.csa; kifu lint --format=ndjson c.csa | sed -n 's/.*"suggestion"/"suggestion"/p'; kifu lint --diff --unsafe-fixes c.csa
"suggestion":{"count":1,"fit":"sure","list":[{"kind":"remove","ply":7,"after":10,"with":8}]},"message_ja":"この手と8手目を除くと、以後の10手を指せます"}
--- c.csa
+++ c.csa
@@ -7,8 +7,6 @@
 -3334FU
 +2726FU
 -8384FU
-+2625FU
--8485FU
 +2625FU
 -8485FU
 +6978KI
--fix would fix 1 finding in 1 file.
[1]
$ cp testdata/diag/legality/likely-move.kifu a.kifu; kifu lint --fix --unsafe-fixes --ignore likely-move --format=gcc a.kifu; cmp a.kifu testdata/diag/legality/likely-move.kifu
a.kifu:8:6: error: a pawn cannot move from 83 to 85 [bad-move]
a.kifu:10:6: error: no piece on 84 [no-piece]
a.kifu:10:6: note: 8 later moves were checked as if the likely change at move 4 had been made [unchecked-moves]
$ kifu lint --format=sarif testdata/diag/legality/likely-move.nifu.csa | sed -n 's/.*"3 changes/"3 changes/p' | grep -o '"id":[0-9]*\|"startLine":[0-9]*\|"message":{"text":"[^"]*"}'
"startLine":96
"id":1
"startLine":96
"message":{"text":"93 ▲２五歩(26)"}
"id":2
"startLine":62
"message":{"text":"59 ▲２四歩打"}
"id":3
"startLine":62
"message":{"text":"59 ▲３四歩打"}
$ sed 's/   4 ８五歩(83)/   4 ８四歩(83)/' testdata/diag/legality/likely-move.kifu | kifu convert -f kif -t jkf - | sed 's/}},{/}},\n{/g' >good.jkf; sed '4s/"y":4/"y":5/' good.jkf >a.jkf; kifu lint --diff --unsafe-fixes a.jkf; kifu lint --fix --unsafe-fixes a.jkf >log; cmp a.jkf good.jkf
--- a.jkf
+++ a.jkf
@@ -1,7 +1,7 @@
 {"header":{"先手":"A","後手":"B"},"initial":{"preset":"HIRATE"},"moves":[{},{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},
 {"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}},
 {"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},
-{"move":{"color":1,"from":{"x":8,"y":3},"to":{"x":8,"y":5},"piece":"FU"}},
+{"move":{"color":1,"from":{"x":8,"y":3},"to":{"x":8,"y":4},"piece":"FU"}},
 {"move":{"color":0,"from":{"x":2,"y":6},"to":{"x":2,"y":5},"piece":"FU"}},
 {"move":{"color":1,"from":{"x":8,"y":4},"to":{"x":8,"y":5},"piece":"FU"}},
 {"move":{"color":0,"from":{"x":6,"y":9},"to":{"x":7,"y":8},"piece":"KI"}},
--fix would fix 1 finding in 1 file.
$ sed -n '3,4p' good.jkf >two; sed '4r two' good.jkf >a.jkf; kifu lint --diff --unsafe-fixes a.jkf | grep '^[-+]'; kifu lint --fix --unsafe-fixes a.jkf >log; cmp a.jkf good.jkf
--fix would fix 1 finding in 1 file.
--- a.jkf
+++ a.jkf
-{"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},
-{"move":{"color":1,"from":{"x":8,"y":3},"to":{"x":8,"y":4},"piece":"FU"}},
$ sed 3d good.jkf >a.jkf; kifu lint --diff --unsafe-fixes a.jkf | grep '^[-+]'; kifu lint --fix --unsafe-fixes a.jkf >log; cmp a.jkf good.jkf
--fix would fix 1 finding in 1 file.
--- a.jkf
+++ a.jkf
+{"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},
$ sed '4s/{/{"comments":["a note"],/' good.jkf >b.jkf; sed 3d b.jkf >a.jkf; kifu lint --fix --unsafe-fixes --format=gcc a.jkf; sed '4r two' b.jkf >c.jkf; sed -n '3,4p' b.jkf >two; sed '4r two' b.jkf >d.jkf; kifu lint --fix --unsafe-fixes --format=gcc c.jkf d.jkf
a.jkf:3:31: error: white moves twice in a row [wrong-turn]
a.jkf:3:31: note: a move is missing before this one: ▲２六歩(27) fits, and the 11 moves after it [likely-move]
a.jkf:4:9: error: no piece on 26 [no-piece]
a.jkf:4:9: note: 9 later moves were checked as if the likely change at move 3 had been made [unchecked-moves]
d.jkf:5:9: error: no piece on 27 [no-piece]
d.jkf:5:9: note: 11 later moves were checked as if the likely change at move 5 had been made [unchecked-moves]
d.jkf:5:9: note: without this move and move 6 the 10 moves after them fit [likely-move]
[1]

Prose, scripts and lists hold no game, whatever their extension; a damaged game stays one.
$ printf '+ one\n- two\n-\n+\n%%changelog\nN-gram models\n$HOME: x\nV8, an engine\nP1 is first\n-1234AB\n' >x.csa; kifu check x.csa
x.csa:1:1: error: no game found: + one [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ printf 'V2.2\nN+A\nN-B\n+\n' >x.csa; kifu check x.csa
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ printf 'V2.2\n+\n+77x6FU\n%%TORYO\n' >x.csa; kifu check x.csa
x.csa:3:1: error: not a move: +77x6FU (move 1) [bad-move-text]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ printf 'PI\n+\n+7776FU\n%%TORYO\n/\n+ and so on\n' >x.csa; kifu check --fail-on=warning --format=gcc x.csa
x.csa:6:1: warning: unknown line: + and so on [unknown-line]
[1]
$ printf '%%TORYO,T3\n' | kifu lint -f csa --format=gcc --ignore=missing-turn -
$ printf '%%TORYO T3\n' | kifu lint -f csa --format=gcc --ignore=missing-turn -
$ printf '%%TORYOT3\n' | kifu lint -f csa --format=gcc -
-:1:1: error: no game found: %TORYOT3 [no-game]
[1]

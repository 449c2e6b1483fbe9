--name: a file for each game, named by its fields; what a file name cannot hold becomes "_", a clash gets "-2".
$ printf 'N+A/B\nN-..\n$START_TIME:2004/05/31 10:00:00\n$EVENT:王位戦:\033[1m\nPI\n+\n+7776FU\n%%TORYO\n/\nN+A/B\nN-..\n$START_TIME:2004/05/31\nPI\n+\n+2726FU\n/\nPI\n+\n+2726FU\n' >m.csa
$ kifu convert -t csa --on-loss=ignore -d a --name '{date} {black}-{white}' m.csa; (cd a && find . -type f | sort)
./2004-05-31 A_B-__-2.csa
./2004-05-31 A_B-__.csa
./_ _-_.csa
$ kifu convert -t kif --on-loss=ignore -d b --name '{black}/{event}_{stem}_{game}' m.csa - <m.csa 2>/dev/null; (cd b && find . -type f | sort)
./A_B/__m_00002.kif
./A_B/__stdin_00002.kif
./A_B/王位戦__[1m_m_00001.kif
./A_B/王位戦__[1m_stdin_00001.kif
./_/__m_00003.kif
./_/__stdin_00003.kif
$ kifu convert -t usi --on-loss=ignore -d c --name '{key}' m.csa m.csa; ls c | sed 's/^.\{32\}/KEY/' | sort; cat c/* | sort -u | wc -l
Wrote 6 of 6 games in 2 files.
KEY-2.usi
KEY-2.usi
KEY-3.usi
KEY-4.usi
KEY.usi
KEY.usi
2
$ mkdir tree; cp m.csa tree/x.csa; cp m.csa tree/y.csa; for j in 1 2; do kifu convert -j $j -t usi --on-loss=ignore -d d.$j --name '{stem}-{white}' tree; done; diff -r d.1 d.2; ls d.1
Wrote 6 of 6 games in 2 files.
Wrote 6 of 6 games in 2 files.
x-_.usi
x-__-2.usi
x-__.usi
y-_.usi
y-__-2.usi
y-__.usi
$ kifu convert -t csa --on-loss=ignore -d a --name '{date} {black}-{white}' m.csa; kifu convert -t csa --on-exists=skip -d a --name '{date} {black}-{white}' m.csa
kifu: a/2004-05-31 A_B-__.csa: file exists (use --on-exists)
kifu: a/2004-05-31 A_B-__-2.csa: file exists (use --on-exists)
kifu: a/_ _-_.csa: file exists (use --on-exists)
$ printf 'N+%s\nPI\n+\n' "$(head -c 3000 /dev/zero | tr '\0' x)" >l.csa; kifu convert -t usi --on-loss=ignore -d long --name "{black}" l.csa; ls long | awk "{ print length(\$0) }"; printf "N+%s\nPI\n+\n" "$(head -c 60 /dev/zero | sed "s/./将/g")" >k.csa; kifu convert -t usi --on-loss=ignore -d kanji --name "{black}" k.csa; ls kanji | wc -c
84
83
$ for n in '' x '{}' '{blak}' '{stem' '../{stem}' '/{stem}' '{stem}/' 'a//{stem}' 'a/../{stem}' './{stem}'; do kifu convert -t csa -d e --name "$n" m.csa 2>&1 | head -n 1; done; ls -d e; kifu convert -t csa --name '{stem}' m.csa 2>&1 | head -n 1
kifu: --name: all games would have the name '' (use a field such as {stem} or {game})
kifu: --name: all games would have the name 'x' (use a field such as {stem} or {game})
kifu: --name: unknown field '' (one of date, black, white, event, stem, game, key, ply, year, month)
kifu: --name: unknown field 'blak' (did you mean black?)
kifu: --name: unknown field '{stem' (did you mean stem?)
kifu: --name: '../{stem}' would leave the folder of -d
kifu: --name: '/{stem}' would leave the folder of -d
kifu: --name: '{stem}/' would leave the folder of -d
kifu: --name: 'a//{stem}' would leave the folder of -d
kifu: --name: 'a/../{stem}' would leave the folder of -d
kifu: --name: './{stem}' would leave the folder of -d
ls: cannot access 'e': No such file or directory
kifu: --name needs -d DIR

A finding is known by its file, its text, and how many like it came before.
$ printf '手合割：平手\n先手：甲\n後手：乙\n銀\n   1 ７六歩(77)\n   2 投了\n' >one.kifu; cp one.kifu other.kifu; w='kifu check --format=gcc --fail-on=warning'; $w --write-baseline=one.json one.kifu; sed -i 's/^銀$/銀\n銀/' one.kifu; $w --baseline=one.json one.kifu; $w --baseline=one.json other.kifu
one.kifu:4:1: warning: unknown line: 銀 [unknown-line]
one.kifu:5:1: warning: unknown line: 銀 [unknown-line]
other.kifu:4:1: warning: unknown line: 銀 [unknown-line]
[1]
$ mkdir -p all/games/deep; cp testdata/explain/nifu.wrong.csa all/games/deep/a.csa; cp testdata/diag/header/bad-date.kifu all/games; kifu check --max-findings=1 --write-baseline all/known.json all/games; cut -d, -f1-2 all/known.json
all/games/deep/a.csa:4:1: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 (move 1) [nifu]
1 finding (1 error) in 2 games of 2 files: 1 ok, 1 illegal, 0 unreadable.
{"type":"baseline","version":1
{"file":"games/bad-date.kifu","rule":"bad-date"
{"file":"games/deep/a.csa","rule":"nifu"
{"file":"games/deep/a.csa","rule":"unnoticed-foul"
]}
$ for a in all/games ./all/games ../${PWD##*/}/all/games "$PWD"/all/games; do kifu lint --baseline all/known.json $a; done | uniq -c
      4 No findings in 2 games of 2 files; 3 more in the baseline.
$ ln -s all link; kifu lint --baseline link/known.json all/games
No findings in 2 games of 2 files; 3 more in the baseline.
$ cd all/games; kifu lint --baseline ../known.json . deep; kifu lint --baseline ../known.json - <deep/a.csa | tail -n 1; cd ../..; mv all moved; kifu check --fail-on=note --baseline moved/known.json moved
No findings in 3 games of 3 files; 5 more in the baseline.
2 findings (1 error, 1 warning) in 1 game of 1 file.
No findings in 2 games of 2 files: 1 ok, 1 illegal, 0 unreadable; 3 more in the baseline; 1 other file skipped.

The commands of .pre-commit-hooks.yaml and action.yml.
$ cp testdata/diag/legality/nifu.ok.kifu testdata/diag/legality/nifu.kifu .; sed -n 's/^  entry: //p' testdata/../.pre-commit-hooks.yaml | while read -r hook; do $hook nifu.ok.kifu nifu.kifu; echo "status $?"; done
nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 2 games of 2 files: 1 ok, 1 illegal, 0 unreadable.
status 1
nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
   15 |   11 ７五歩打
      |      ^~~~~~~~
nifu.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
   16 |   12 投了
      |      ^~~~
   15 |   11 ７五歩打
      |      --------
2 findings (1 error, 1 warning) in 2 games of 2 files.
status 1
$ awk 'f { sub(/^        /, ""); print } /run: \|$/ { f = 1 }' testdata/../action.yml >run.sh; mkdir kifu games "old records"; ln -s "$(command -v kifu)" kifu/kifu; cp testdata/diag/legality/nifu.kifu testdata/diag/legality/nifu.ok.kifu games; cp testdata/diag/legality/nifu.kifu "old records/a b.kifu"
$ GITHUB_STEP_SUMMARY=page.txt RUNNER_TEMP=. PATHS="$(printf "games\n\ngone.kif")" FAIL_ON=error SARIF=kifu.sarif bash -e run.sh; echo "status $?"; cat page.txt; grep -c '"ruleId":"nifu"' kifu.sarif
kifu: gone.kif: No such file or directory
::error file=games/nifu.kifu,line=15,col=6,endColumn=10,title=nifu::nifu: black drops a pawn on 75 with an unpromoted pawn on 77
::error file=gone.kif::No such file or directory
1 finding (1 error) in 2 games of 2 files.
status 2
### kifu

1 finding (1 error) in 2 games of 2 files.

1 file could not be checked.

| rule | findings |
| --- | ---: |
| nifu | 1 |
1
$ RUNNER_TEMP=. PATHS='games' FAIL_ON=error SARIF=kifu.sarif bash -e run.sh
::error file=games/nifu.kifu,line=15,col=6,endColumn=10,title=nifu::nifu: black drops a pawn on 75 with an unpromoted pawn on 77
1 finding (1 error) in 2 games of 2 files.
[1]
$ RUNNER_TEMP=. PATHS=games/nifu.ok.kifu FAIL_ON=note SARIF=kifu.sarif bash -e run.sh
No findings in 1 game of 1 file.
$ RUNNER_TEMP=. PATHS="$(printf 'old records\ngames/nifu.ok.kifu\n ')" FAIL_ON=error SARIF='my report.sarif' bash -e run.sh; echo "status $?"; ls *.sarif
::error file=old records/a b.kifu,line=15,col=6,endColumn=10,title=nifu::nifu: black drops a pawn on 75 with an unpromoted pawn on 77
1 finding (1 error) in 2 games of 2 files.
status 1
kifu.sarif
my report.sarif

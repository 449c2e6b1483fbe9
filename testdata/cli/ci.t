The commands of .pre-commit-hooks.yaml and action.yml.
$ cp testdata/diag/legality/nifu.ok.kifu testdata/diag/legality/nifu.kifu .; mkdir -p tree/packages tree/lib tree/build/hook; cp testdata/../packages/program.sh testdata/../packages/static.sha256 tree/packages; cp testdata/../lib/kifu.h tree/lib; ln -s "$(command -v kifu)" tree/build/hook/kifu; sed -n 's/^  entry: //p' testdata/../.pre-commit-hooks.yaml | while read -r hook; do tree/$hook nifu.ok.kifu nifu.kifu; echo "status $?"; done
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
$ rm -r tree/build; printf 'deps all:\n\t@mkdir -p $B; printf "#!/bin/sh\\necho built: \\"\\$$*\\"\\n" >$B/kifu; chmod +x $B/kifu\n' >tree/Makefile; name=kifu-$(kifu --version | cut -d ' ' -f 2)-$(uname -s | tr A-Z a-z)-$(uname -m); version=${name#kifu-}; version=${version%%-*}; mkdir -p "page/v$version"; printf '#!/bin/sh\necho "of the release: $*"\n' >"page/v$version/$name"; sha256sum "page/v$version/$name" | sed "s,page/v$version/,," >tree/packages/static.sha256
$ KIFU_RELEASES=file://$PWD/page tree/packages/program.sh build/hook check "a b.kif" 2>&1
of the release: check a b.kif
$ mv page old; KIFU_RELEASES=file://$PWD/page tree/packages/program.sh build/hook check
of the release: check
$ rm -r tree/build; KIFU_RELEASES=file://$PWD/page tree/packages/program.sh build/hook check 2>/dev/null
built: check
$ rm -r tree/build; KIFU_BUILD=1 KIFU_RELEASES=file://$PWD/old tree/packages/program.sh build/hook check 2>/dev/null
built: check
$ rm -r tree/build; echo 'echo changed' | tee -a old/*/* >/dev/null; KIFU_RELEASES=file://$PWD/old tree/packages/program.sh build/hook check 2>/dev/null
built: check
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

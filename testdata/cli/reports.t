The report formats that other tools read; testdata/bin/reports tries them with those tools.
$ kifu lint --ignore=result --format=json testdata/diag/legality/nifu.kifu
{"results":[
{"type":"finding","file":"testdata/diag/legality/nifu.kifu","game":1,"line":15,"column":6,"ply":11,"rule":"nifu","severity":"error","message":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77","message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"},
{"type":"game","file":"testdata/diag/legality/nifu.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"illegal","date":null,"event":null,"black":"A","white":"B","key":"e6875e4f49ae2c6aa838d22bbeea69d3"}
],"summary":{"type":"summary","files":1,"games":1,"ok":0,"illegal":1,"unreadable":0,"findings":1}}
[1]
$ kifu lint --ignore=result --format=json testdata/diag/legality/nifu.ok.kifu
{"results":[
{"type":"game","file":"testdata/diag/legality/nifu.ok.kifu","game":1,"format":"kif","encoding":"utf-8","variant":"shogi","handicap":"hirate","plies":11,"ending":"resign","winner":"black","verdict":"ok","date":null,"event":null,"black":"A","white":"B","key":"18831ba168af4833ba97eaae6efe5156"}
],"summary":{"type":"summary","files":1,"games":1,"ok":1,"illegal":0,"unreadable":0,"findings":0}}
$ kifu lint --ignore=result --format=sarif testdata/diag/legality/nifu.kifu | sed -n '/"results"/,$p' | sed 's,"ruleIndex":[0-9]*,"ruleIndex":N,'
"results":[
{"ruleId":"nifu","ruleIndex":N,"level":"error","message":{"text":"nifu: black drops a pawn on 75 with an unpromoted pawn on 77"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"testdata/diag/legality/nifu.kifu","index":0},"region":{"startLine":15,"startColumn":6,"endLine":15,"endColumn":10}}}],"partialFingerprints":{"kifuFinding/v1":"5d7482505f34309b:0"},"properties":{"game":1,"ply":11,"message_ja":"二歩: 先手が75に歩を打ちましたが、77にも歩があります"}}
],
"artifacts":[
{"location":{"uri":"testdata/diag/legality/nifu.kifu"},"encoding":"UTF-8"}
],
"invocations":[{"executionSuccessful":true}]
}]}
$ kifu lint --ignore=result --format=sarif testdata/diag/legality/nifu-cp932.kif | tail -n 5
"artifacts":[
{"location":{"uri":"testdata/diag/legality/nifu-cp932.kif"},"encoding":"windows-31j"}
],
"invocations":[{"executionSuccessful":true}]
}]}
$ kifu lint --select=nifu --format=sarif testdata/kif/nhk-2004-resigned.kifu | grep -o '"relatedLocations".*'
"relatedLocations":[{"id":1,"physicalLocation":{"artifactLocation":{"uri":"testdata/kif/nhk-2004-resigned.kifu","index":0},"region":{"startLine":73,"startColumn":6,"endLine":73,"endColumn":10}},"message":{"text":"because of this"}}],"partialFingerprints":{"kifuFinding/v1":"a99130d4627f6a48:0"},"properties":{"game":1,"ply":109,"message_ja":"二歩: 先手が29に歩を打ちましたが、23にも歩があります"}}
$ kifu lint --select=nifu --format=sarif testdata/diag/legality/nifu.kifu testdata/diag/legality/nifu.kifu | sed -n '/"artifacts"/,/^\]/p'
"artifacts":[
{"location":{"uri":"testdata/diag/legality/nifu.kifu"},"encoding":"UTF-8"}
],
$ kifu lint --ignore=result --format=sarif gone.kifu | tail -n 8
kifu: gone.kifu: No such file or directory
"results":[
],
"artifacts":[
],
"invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[
{"level":"error","message":{"text":"gone.kifu: No such file or directory"},"properties":{"message_ja":"gone.kifu: そのようなファイルやディレクトリはありません"}}
]}]
}]}
$ kifu lint --ignore=result --format=junit testdata/diag/legality/nifu.kifu testdata/diag/legality/nifu.ok.kifu testdata/diag/syntax/unknown-line.kifu gone.kifu gone-too.kifu testdata/diag/legality/nifu.ok.kifu
kifu: gone.kifu: No such file or directory
kifu: gone-too.kifu: No such file or directory
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="kifu">
<testsuite name="testdata/diag/legality/nifu.kifu" tests="1" failures="1" errors="0">
<testcase classname="testdata/diag/legality/nifu.kifu" name="game 1">
<failure type="nifu" message="nifu: black drops a pawn on 75 with an unpromoted pawn on 77">testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
</failure>
</testcase>
</testsuite>
<testsuite name="testdata/diag/legality/nifu.ok.kifu" tests="1" failures="0" errors="0">
<testcase classname="testdata/diag/legality/nifu.ok.kifu" name="game 1"/>
</testsuite>
<testsuite name="testdata/diag/syntax/unknown-line.kifu" tests="1" failures="0" errors="0">
<testcase classname="testdata/diag/syntax/unknown-line.kifu" name="game 1">
<system-out>testdata/diag/syntax/unknown-line.kifu:6:1: warning: unknown line: 銀 [unknown-line]
</system-out>
</testcase>
</testsuite>
<testsuite name="gone.kifu" tests="1" failures="0" errors="1">
<testcase classname="gone.kifu" name="file">
<error type="failure" message="No such file or directory"/>
</testcase>
</testsuite>
<testsuite name="gone-too.kifu" tests="1" failures="0" errors="1">
<testcase classname="gone-too.kifu" name="file">
<error type="failure" message="No such file or directory"/>
</testcase>
</testsuite>
<testsuite name="testdata/diag/legality/nifu.ok.kifu" tests="1" failures="0" errors="0">
<testcase classname="testdata/diag/legality/nifu.ok.kifu" name="game 1"/>
</testsuite>
</testsuites>
[2]
$ kifu lint --ignore=result --format=junit --fail-on=warning --lang=ja testdata/diag/syntax/unknown-line.kifu
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="kifu">
<testsuite name="testdata/diag/syntax/unknown-line.kifu" tests="1" failures="1" errors="0">
<testcase classname="testdata/diag/syntax/unknown-line.kifu" name="game 1">
<failure type="unknown-line" message="解釈できない行です: 銀">testdata/diag/syntax/unknown-line.kifu:6:1: warning: 解釈できない行です: 銀 [unknown-line]
</failure>
</testcase>
</testsuite>
</testsuites>
[1]
$ kifu lint --ignore=result --format=tap testdata/diag/legality/nifu.kifu testdata/diag/legality/nifu.ok.kifu testdata/diag/text/mixed-eol.kifu gone.kifu
kifu: gone.kifu: No such file or directory
TAP version 13
not ok 1 - testdata/diag/legality/nifu.kifu game 1
# testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
ok 2 - testdata/diag/legality/nifu.ok.kifu game 1
ok 3 - testdata/diag/text/mixed-eol.kifu
# testdata/diag/text/mixed-eol.kifu:3:5: note: mixed line ends: LF here, CR LF before [mixed-eol]
ok 4 - testdata/diag/text/mixed-eol.kifu game 1
not ok 5 - gone.kifu: No such file or directory
1..5
# 2 findings (1 error, 1 note) in 3 games of 3 files
[2]
$ kifu lint --ignore=result --format=github testdata/diag/legality/nifu.kifu testdata/diag/syntax/unknown-line.kifu gone.kifu
kifu: gone.kifu: No such file or directory
::error file=testdata/diag/legality/nifu.kifu,line=15,col=6,endColumn=10,title=nifu::nifu: black drops a pawn on 75 with an unpromoted pawn on 77
::warning file=testdata/diag/syntax/unknown-line.kifu,line=6,col=1,endColumn=2,title=unknown-line::unknown line: 銀
::error file=gone.kifu::No such file or directory
2 findings (1 error, 1 warning) in 2 games of 2 files.
[2]
$ cp testdata/diag/legality/nifu.kifu 'a:b,c%.kifu'; GITHUB_STEP_SUMMARY=page.txt kifu lint --ignore=result --format=github a*.kifu; cat page.txt
::error file=a%3Ab%2Cc%25.kifu,line=15,col=6,endColumn=10,title=nifu::nifu: black drops a pawn on 75 with an unpromoted pawn on 77
1 finding (1 error) in 1 game of 1 file.
### kifu

1 finding (1 error) in 1 game of 1 file.

| rule | findings |
| --- | ---: |
| nifu | 1 |
$ GITHUB_STEP_SUMMARY=/nonexistent/x kifu lint --ignore=result --format=github testdata/diag/legality/nifu.ok.kifu
kifu: cannot open the file of GITHUB_STEP_SUMMARY
No findings in 1 game of 1 file.
[2]
$ GITHUB_STEP_SUMMARY=/dev/full kifu lint --ignore=result --format=github testdata/diag/legality/nifu.ok.kifu
kifu: cannot write the file of GITHUB_STEP_SUMMARY
No findings in 1 game of 1 file.
[2]
$ for f in text gcc json ndjson sarif junit github tap html; do kifu lint --ignore=result --format=$f testdata/diag/legality/nifu.kifu >/dev/full; echo $?; done
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
kifu: standard output: No space left on device
2
$ kifu lint --ignore=result --format=tap:t --format=junit:j --format=sarif:s --format=github testdata/diag/legality/nifu.ok.kifu; head -n 2 t; tail -n 1 j; tail -n 1 s
No findings in 1 game of 1 file.
TAP version 13
ok 1 - testdata/diag/legality/nifu.ok.kifu game 1
</testsuites>
}]}
$ { yes 'position startpos moves 7g7f 7f7e' | head -n 1005; echo 'position startpos moves 7g7f'; } >many.usi
$ kifu check --format=tap many.usi | grep -A1 '^[a-z].* game 100[056]$'
not ok 1000 - many.usi game 1000
# many.usi:1000:30: error: black moves twice in a row [wrong-turn]
--
not ok 1005 - many.usi game 1005
# not listed (--max-findings=0 lists all findings)
ok 1006 - many.usi game 1006
ok 1007 - many.usi
$ kifu check --format=tap many.usi | grep -c '^not ok'
1005
$ kifu check --format=junit many.usi | grep -A2 '^<testsuite \|name="game 100[06]"'
<testsuite name="many.usi" tests="1007" failures="1005" errors="0">
<testcase classname="many.usi" name="game 1">
<failure type="wrong-turn" message="black moves twice in a row">many.usi:1:30: error: black moves twice in a row [wrong-turn]
--
<testcase classname="many.usi" name="game 1000">
<failure type="wrong-turn" message="black moves twice in a row">many.usi:1000:30: error: black moves twice in a row [wrong-turn]
</failure>
--
<testcase classname="many.usi" name="game 1006"/>
<testcase classname="many.usi" name="file">
<system-out>many.usi:1:1: note: 5 more findings (--max-findings) [max-findings]
$ kifu check --max-findings=1 --select=text --fail-on=note --format=tap testdata/diag/text/mixed-eol.kifu
TAP version 13
not ok 1 - testdata/diag/text/mixed-eol.kifu
# testdata/diag/text/mixed-eol.kifu:3:5: note: mixed line ends: LF here, CR LF before [mixed-eol]
ok 2 - testdata/diag/text/mixed-eol.kifu game 1
1..2
# 1 finding (1 note) in 1 game of 1 file
[1]
$ printf '手合割：平手\n手数----指手--\n   1 ７六歩(76)\n' >first.kifu; kifu lint --format=sarif --select=legality,syntax first.kifu | grep -o '"fullyQualifiedName":"[^"]*"\|"ply":[0-9]*'
"ply":1
$ cp testdata/diag/legality/nifu.kifu 'a # b.kifu'; kifu check --ignore=result --format=tap 'a # b.kifu'
TAP version 13
not ok 1 - a \# b.kifu game 1
# a # b.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1..1
# 1 finding (1 error) in 1 game of 1 file
[1]
$ kifu check --format=sarif testdata/diag/legality/nifu.kifu testdata/diag/legality/likely-move.kifu | grep -o '"artifactLocation":{"uri":[^}]*}'; kifu lint --format=sarif testdata/diag/legality/likely-move.kifu | grep -o '"relatedLocations":.*' | cut -c1-300; kifu lint --format=sarif testdata/diag/legality/likely-move.kifu | tail -c 40
"artifactLocation":{"uri":"testdata/diag/legality/nifu.kifu","index":0}
"artifactLocation":{"uri":"testdata/diag/legality/likely-move.kifu","index":1}
"artifactLocation":{"uri":"testdata/diag/legality/likely-move.kifu","index":1}
"relatedLocations":[{"id":1,"physicalLocation":{"artifactLocation":{"uri":"testdata/diag/legality/likely-move.kifu","index":0},"region":{"startLine":8,"startColumn":6,"endLine":8,"endColumn":13}},"message":{"text":"4 △８四歩(83)"}}],"partialFingerprints":{"kifuFinding/v1":"63322fef36abf80c:0"},
ons":[{"executionSuccessful":true}]
}]}

User-defined rules: [rule NAME] in kifu.ini, reported as user/NAME.
$ printf '[rule no-handle]\nheader = 先手\nforbid = [_0-9]\nmessage = 本名で書く\nseverity = error\n[rule dated]\nheader = 開始日時\nmatch = ^\\d{4}/\n[rule blank]\nline = ^\\*\nmatch = ^\\*\\s\nmessage = a blank\n  behind *\n' >kifu.ini; printf '手合割：平手\n先手：foo_9\n後手：B\n   1 ７六歩(77)\n* x\n*y\n# kifu: ignore user/blank\n*z\n   2 投了\n' >a.kifu; printf 'V2.2\nN+foo_8\nN-B\n$START_TIME:2026/11/21\nPI\n+\n+7776FU\n%%TORYO\n/\nN+C\nPI\n+\n%%TORYO\n' >b.csa
$ kifu lint a.kifu
a.kifu:1:1: warning: does not match the pattern ^\d{4}/ [user/dated]
    1 | 手合割：平手
      | ^~~~~~~~~~~~
a.kifu:2:7: error: 本名で書く [user/no-handle]
    2 | 先手：foo_9
      |          ^
a.kifu:6:1: warning: a blank behind * [user/blank]
    6 | *y
      | ^~
3 findings (1 error, 2 warnings) in 1 game of 1 file.
[1]
$ kifu lint --format=gcc --lang=ja b.csa
b.csa:2:6: error: 本名で書く [user/no-handle]
b.csa:10:1: warning: パターン「^\d{4}/」に一致しません [user/dated]
[1]
$ kifu check a.kifu b.csa; kifu lint --format=gcc --ignore user a.kifu; kifu lint --format=gcc --select user/dated,style a.kifu; kifu lint --format=gcc --select user --severity user/dated=note --ignore user/blank a.kifu
a.kifu:2:7: error: 本名で書く [user/no-handle]
b.csa:2:6: error: 本名で書く [user/no-handle]
2 findings (2 errors) in 3 games of 2 files: 3 ok, 0 illegal, 0 unreadable.
a.kifu:1:1: warning: does not match the pattern ^\d{4}/ [user/dated]
a.kifu:1:1: note: does not match the pattern ^\d{4}/ [user/dated]
a.kifu:2:7: error: 本名で書く [user/no-handle]
[1]
$ kifu lint --format=gcc --config= a.kifu
$ kifu lint --format=gcc --select user/datd a.kifu
kifu: no rule 'user/datd' in the settings
[2]
$ for f in json ndjson sarif junit github tap html; do printf '%s ' $f; kifu lint --format=$f a.kifu | grep -c 'user/no-handle'; done; kifu lint --format=github a.kifu | tail -4; kifu lint --write-baseline base a.kifu >d; kifu lint --baseline base a.kifu
json 1
ndjson 1
sarif 1
junit 1
github 1
tap 1
html 1
::warning file=a.kifu,line=1,col=1,endColumn=7,title=user/dated::does not match the pattern ^\d{4}/
::error file=a.kifu,line=2,col=7,endColumn=8,title=user/no-handle::本名で書く
::warning file=a.kifu,line=6,col=1,endColumn=3,title=user/blank::a blank behind *
3 findings (1 error, 2 warnings) in 1 game of 1 file.
No findings in 1 game of 1 file; 3 more in the baseline.
$ for j in 1 2 4; do kifu check -j$j --fail-on=note --format=gcc a.kifu b.csa a.kifu; done | sort | uniq -c | sort -n | head -3
      3 b.csa:10:1: warning: does not match the pattern ^\d{4}/ [user/dated]
      3 b.csa:2:6: error: 本名で書く [user/no-handle]
      6 a.kifu:1:1: warning: does not match the pattern ^\d{4}/ [user/dated]
$ kifu lint --fix --format=gcc a.kifu
a.kifu:1:1: warning: does not match the pattern ^\d{4}/ [user/dated]
a.kifu:2:7: error: 本名で書く [user/no-handle]
a.kifu:6:1: warning: a blank behind * [user/blank]
[1]
$ printf '[rule slow]\nforbid = (a+)+$\n[rule fast]\nforbid = c\n' >kifu.ini; { printf '先手：A\n後手：B\n   1 ７六歩(77)\n*'; head -c 5000 /dev/zero | tr '\0' a; printf 'b\n*aac\n*'; head -c 1048576 /dev/zero | tr '\0' a; printf '\n*aa\n*c\n   2 投了\n'; } >long.kifu; kifu lint --format=gcc long.kifu
long.kifu:4:1: warning: user/slow skipped: its pattern takes too many steps [pattern-limit]
long.kifu:5:4: warning: matches the pattern c [user/fast]
long.kifu:6:1: warning: user/fast skipped: the line is longer than 8192 bytes [pattern-limit]
long.kifu:8:2: warning: matches the pattern c [user/fast]
$ printf '*%100000s\n' | sed 's/ /*c\n/g' >many.kifu; printf '   1 ７六歩(77)\n   2 投了\n' >>many.kifu; kifu lint many.kifu | tail -1
kifu: many.kifu: too many findings: 90000 more not reported
1001 findings (1000 warnings, 1 note) in 1 game of 1 file.
$ printf '[rule x]\nmatch = a(b\n' >bad.ini; kifu lint --config bad.ini a.kifu; kifu lint --lang=ja --config bad.ini a.kifu; printf '[rule x]\nseverity = note\n' >bad.ini; kifu lint --config bad.ini a.kifu; printf 'severity=user/x=off\n' >bad.ini; kifu lint --config bad.ini a.kifu
kifu: bad.ini:2: invalid pattern: missing closing parenthesis at character 4 of 'a(b'
kifu: bad.ini:2: パターンが不正です: missing closing parenthesis（4文字目:「a(b」）
kifu: bad.ini:2: a rule needs match or forbid
kifu: bad.ini: unknown rule 'user/x'
[2]
$ printf '[rule x]\nmatch = a\nmatches = b\n' >bad.ini; kifu lint --config bad.ini a.kifu
kifu: bad.ini:3: unknown key (one of header, line, match, forbid, severity, message): matches
[2]
$ echo 'PI' >a.csa; for ini in '[rule a]\nmatch = a\nmatch = b' '[rule a]\nmatch = a\n[rule b]\nforbid = c\n[rule a]\nmatch = b' '[rule a]\nmatch = a\nmessage = x\nmessage = y' '[rule a]\nmatch = ^(P\n  I)$\nmessage = more\n  lines'; do printf "$ini\n" >twice.ini; kifu lint --config twice.ini --select user --format=gcc a.csa; done
kifu: twice.ini:3: given twice
kifu: twice.ini:6: given twice
kifu: twice.ini:4: given twice
$ printf '[rule a]\nmatch = P\nforbid = I\n' >both.ini; kifu lint --config both.ini --select user --format=gcc a.csa; kifu lint --lang=ja --config both.ini --select user --format=gcc a.csa
a.csa:1:2: warning: does not match the pattern P, or matches I [user/a]
a.csa:1:2: warning: パターン「P」に一致しないか、「I」に一致します [user/a]

A stranger's kifu.ini: a regular file of at most 64 KiB, read in linear time, and never repeated whole.
$ cp testdata/explain/spacing.right.kif a.kif; mkfifo kifu.ini; timeout 60 kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini: not a regular file
$ rm kifu.ini; ln -s /dev/zero kifu.ini; timeout 60 kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini: not a regular file
$ rm kifu.ini; head -c 65536 /dev/zero | tr '\0' '#' | fold -w 64 | head -c 65536 >kifu.ini; wc -c <kifu.ini; kifu check a.kif; echo '#' >>kifu.ini; kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
65536
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
kifu: kifu.ini: larger than 64 KiB
$ rm kifu.ini; timeout 60 kifu check --config=/dev/zero a.kif; echo 'select=nifu' | kifu check --config=/dev/stdin a.kif
kifu: /dev/zero: larger than 64 KiB
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ { printf '[rule a]\nmatch=(a\n'; yes ' b' | head -n 20000; } >kifu.ini; kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:2: invalid pattern: pattern string is longer than the limit set by the application at character 1 of '(abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…'
$ { printf '[rule a]\nforbid=歩(77)?\n'; yes ' (?#comment)' | head -n 100; } >kifu.ini; kifu lint --select user a.kif | head -n 1 | wc -c
113
$ { printf '[rule a]\nforbid=歩\nmessage=no\n'; yes ' and no' | head -n 100; } >kifu.ini; kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:75: message longer than 500 bytes
$ printf 'selct = nifu\n' >kifu.ini; kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:1: unknown key (select, ignore, severity, fail-on, rules, encoding, include, exclude, variant or lang): selct
$ printf '[rule a]\nmach = a\n' >kifu.ini; kifu check --lang=ja a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:2: 不明なキーです（header、line、match、forbid、severity、message のいずれか）: mach
$ rm kifu.ini; printf 'select=nifu\n' >real.ini; ln -s real.ini kifu.ini; kifu check a.kif 2>&1 | sed 's/[^ ]*\/kifu/kifu/'; kifu check --config=kifu.ini a.kif; mkdir -p home/kifu; ln -s ../../real.ini home/kifu/kifu.ini; rm kifu.ini; (cd /; XDG_CONFIG_HOME=$OLDPWD/home kifu check "$OLDPWD/a.kif" 2>&1 | sed "s/[^ ]*\/kifu\/kifu/kifu/")
kifu: kifu.ini: not a regular file
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
kifu: kifu.ini: not a regular file

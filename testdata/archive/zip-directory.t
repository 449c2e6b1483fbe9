A zip in whose directory two members have the same place: one of them is not found, which is reported; also of
a zip in a tar, and not of a whole one or one with a comment.
$ place() { at=$(grep -abo "$(printf 'PK\001\002')" $1 | sed -n 3p | cut -d: -f1); cp $1 $2; printf '\000\000\000\000' | dd of=$2 bs=1 seek=$((at + 42)) conv=notrunc 2>/dev/null; }; place testdata/archive/utf8.zip place.zip
$ n=$(wc -c <testdata/archive/utf8.zip); { head -c $((n - 2)) testdata/archive/utf8.zip; printf '\004\000PK\005\006'; } >comment.zip
$ cp place.zip in.zip; tar -cf outer.tar in.zip testdata/csa/mini.csa 2>/dev/null
$ for a in testdata/archive/utf8.zip comment.zip place.zip outer.tar; do kifu check --select=archive-damaged $a; done
No findings in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
No findings in 5 games of 3 files: 4 ok, 1 illegal, 0 unreadable; 1 other file skipped.
place.zip:1:1: error: the archive cannot be read: it announces more files than are found [archive-damaged]
1 finding (1 error) in 4 games of 2 files: 4 ok, 0 illegal, 0 unreadable; 1 other file skipped.
outer.tar!in.zip:1:1: error: the archive cannot be read: it announces more files than are found [archive-damaged]
1 finding (1 error) in 5 games of 3 files: 5 ok, 0 illegal, 0 unreadable; 1 other file skipped.
[2]

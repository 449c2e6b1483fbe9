kifu check: folders, globs, several workers, shards; errors only, then one line with totals.
$ mkdir -p a/b a/.git; cp testdata/diag/legality/nifu.kifu a/2.kifu; cp testdata/diag/legality/nifu.ok.kifu a/b/3.kifu; cp testdata/diag/syntax/unknown-line.kifu a/10.kifu; cp testdata/diag/legality/nifu.kifu a/.git; echo x >a/README.md; cp testdata/csa/many.csa a
$ kifu check a
a/2.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 6 games of 4 files: 5 ok, 1 illegal, 0 unreadable; 1 other file skipped.
[1]
$ kifu check --fail-on=warning a a/b
a/10.kifu:6:1: warning: unknown line: 銀 [unknown-line]
a/2.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a/2.kifu:16:6: warning: unnoticed foul by black at move 11: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
a/many.csa:32:1: warning: fourfold repetition is contradicted: no position occurs four times [result-contradiction]
4 findings (1 error, 3 warnings) in 7 games of 5 files: 6 ok, 1 illegal, 0 unreadable; 1 other file skipped.
[1]
$ kifu check --lang=ja a
a/2.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
4ファイル6局: 指摘1件（エラー1件）、合法5局、反則あり1局、読み取り不可0局、対象外1ファイル。
[1]
$ kifu check --format=gcc --include='*.kifu' a
a/2.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ kifu check --include='*' --exclude=b --exclude='a/1*' a
a/2.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a/README.md:1:1: error: no game found: unknown format [no-game]
2 findings (2 errors) in 5 games of 3 files: 3 ok, 1 illegal, 1 unreadable.
[1]
$ kifu check --exclude='*' a
a: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable.
$ kifu check a/README.md
a/README.md:1:1: error: no game found: unknown format [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ kifu check gone a/b
kifu: gone: No such file or directory
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
[2]
$ find a -name '*.kifu' -print0 | sort -z | kifu check --format=gcc -0
a/.git/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a/2.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
[1]
$ for j in 1 2 3 64; do kifu check -j$j --format=ndjson a testdata/diag testdata/csa testdata/kif --fail-on=note | cksum; done | sort -u | wc -l
1
$ for j in 1 2 3 64; do kifu check -j$j --format=json:j$j --format=sarif:s$j --format=tap:t$j --format=junit:u$j --format=html:h$j --format=github testdata/diag testdata/csa >g$j; sed -i '/^<dt>/d' h$j; done; cat [jstugh]1 >1; for j in 2 3 64; do cat [jstugh]$j | cmp - 1; done
$ { yes 'position startpos moves 7g7f 3c3d 2g2f' | head -n 60000; yes 'position startpos moves 7g7f 7f7e' | head -n 3000; } >big.usi; for c in check lint 'lint --max-findings=0 --format=gcc'; do for j in 1 2 5; do kifu $c -j$j big.usi | cksum; done | uniq | wc -l; done; kifu lint -j2 --max-findings=0 big.usi | sed -n '/^big.usi:6300/,$p' | head -n 3
1
1
1
big.usi:63000:30: error: black moves twice in a row (move 2) [wrong-turn]
63000 | position startpos moves 7g7f 7f7e
      |                              ^~~~
$ kifu check -j0 a
kifu: -j takes a number from 1 to 256, not '0'
Try 'kifu check --help'.
[2]
$ kifu check -jx a
kifu: -j takes a number from 1 to 256, not 'x'
Try 'kifu check --help'.
[2]
$ kifu check -j257 a
kifu: -j takes a number from 1 to 256, not '257'
Try 'kifu check --help'.
[2]
$ kifu check --shard=1/2 --format=ndjson a | grep -c '"type":"game"'; kifu check --shard=2/2 --format=ndjson a | grep -c '"type":"game"'
4
2
$ for i in 1 2 3; do kifu check --format=gcc --fail-on=note --shard=$i/3 testdata/diag; done | sort >parts; kifu check --format=gcc --fail-on=note testdata/diag | sort | cmp - parts
$ kifu check --shard=3/2 a
kifu: --shard takes I/N, with I from 1 (or 0) to N, not '3/2'
Try 'kifu check --help'.
[2]
$ kifu check --shard=1 a
kifu: --shard takes I/N, with I from 1 (or 0) to N, not '1'
Try 'kifu check --help'.
[2]
$ kifu check --progress=always a/b 2>&1 | tr '\r\033' '!?' | sed 's/[0-9]*\/s/N\/s/'
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ kifu check a >/dev/full
kifu: standard output: No space left on device
[2]
$ kifu check --format=ndjson a testdata/diag | head -n 2 | cut -c 1-40
{"type":"game","file":"a/10.kifu","game"
$ r=$PWD; mkdir deep; cd deep; for i in 1 2 3 4 5 6 7 8 9; do mkdir d; cp $r/a/b/3.kifu d/$i.kifu; ln -s .. d/loop; cd d; done; ln -s $r/a/2.kifu link.kifu; ln -s gone gone.kifu; cd $r; kifu check --format=gcc deep; kifu check deep 2>&1 | tail -n 1
kifu: deep/d/d/d/d/d/d/d/d/d/gone.kifu: No such file or directory
No findings in 9 games of 9 files: 9 ok, 0 illegal, 0 unreadable; 10 other files skipped.
$ mkfifo pipe; for l in en ja; do kifu check --progress=always --lang=$l pipe 2>said & exec 3>pipe; kill $!; wait $! 2>/dev/null; echo $?; exec 3>&-; tr "\r\033" "!?" <said | sed "s/.*?\[K//"; done
143
kifu: interrupted after 0 games in 0 files
143
kifu: 中断しました（0ファイル0局まで）

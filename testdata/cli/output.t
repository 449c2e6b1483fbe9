A file is written completely or not at all; an existing file is kept unless asked otherwise.
$ kifu convert -o a.csa testdata/kif/lance.kifu; cat a.csa; ls
V2.2
N+A
N-B
PI11KY
-
-3334FU
T1
+7776FU
T2
-4344FU
T1
%TORYO
T1
a.csa
testdata
$ kifu convert -o a.csa testdata/kif/six.kifu; head -n 4 a.csa
kifu: a.csa: file exists (use --on-exists)
V2.2
N+A
N-B
PI11KY
$ kifu convert -o a.csa --on-exists=skip testdata/kif/six.kifu; head -n 4 a.csa
V2.2
N+A
N-B
PI11KY
$ kifu convert -o a.csa --on-exists=overwrite testdata/kif/six.kifu; head -n 4 a.csa
V2.2
N+A
N-B
PI82HI22KA11KY91KY81KE21KE
$ kifu convert -o a.csa --on-exists=overwrite missing.kif; head -n 4 a.csa; ls
kifu: missing.kif: No such file or directory
V2.2
N+A
N-B
PI82HI22KA11KY91KY81KE21KE
a.csa
testdata
$ kifu convert -o a.csa --on-exists=overwrite testdata/diag/legality/nifu.kifu; head -n 4 a.csa; ls
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
V2.2
N+A
N-B
PI82HI22KA11KY91KY81KE21KE
a.csa
testdata
$ kifu convert -o no/b.csa testdata/kif/six.kifu
kifu: no/b.csa: No such file or directory
[2]
$ kifu convert -t csa -o - testdata/kif/lance.kifu | head -n 4
V2.2
N+A
N-B
PI11KY
$ mkdir -p in/sub; cp testdata/kif/lance.kifu in; cp testdata/kif/six.kifu in/sub; kifu convert -t csa -d out in/lance.kifu in/sub/six.kifu; find out | sort
Wrote 2 of 2 games in 2 files.
out
out/lance.csa
out/six.csa
$ kifu convert -t csa -d out in/lance.kifu in/sub/six.kifu
kifu: out/lance.csa: file exists (use --on-exists)
kifu: out/six.csa: file exists (use --on-exists)
Wrote 0 of 0 games in 2 files; 2 files not converted.
[2]
$ kifu convert -t csa -d out --on-exists=skip in/lance.kifu in/sub/six.kifu
Wrote 0 of 0 games in 2 files; 2 files not converted.
$ kifu convert -t csa -d out2 in/sub/six.kifu; find out2 | sort
out2
out2/six.csa
$ kifu convert -f csa -t usi -d out3 <testdata/csa/many.csa; find out3 -type f | sort; cat out3/*
-:2:3: warning: headers cannot be written in usi: N+, N- [headers-dropped]
-:6:1: warning: 3 times cannot be written in usi [times-dropped]
-:8:1: warning: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
-:10:3: warning: headers cannot be written in usi: N+, N- [headers-dropped]
-:16:1: warning: ending 'interrupted' becomes 'no ending recorded' in usi [terminator-coerced]
-:19:3: warning: headers cannot be written in usi: N+, N- [headers-dropped]
-:32:1: warning: ending 'fourfold repetition' becomes 'no ending recorded' in usi [terminator-coerced]
out3/00001.usi
out3/00002.usi
out3/00003.usi
position startpos moves 7g7f 3c3d
position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 5c5d 7g7f
position startpos moves 2g2f
$ kifu convert -t csa -d out4 testdata/csa/many.csa; find out4 -type f
out4/many.csa
$ printf 'PI\n+\n+7675FU\n' >a.csa; kifu lint --format=json:a.csa a.csa; cat a.csa
kifu: a.csa: a report would replace this file, which is read: name another
Try 'kifu lint --help'.
PI
+
+7675FU
$ ln a.csa b.csa; kifu check --format=tap:b.csa a.csa; cat a.csa
kifu: b.csa: a report would replace this file, which is read: name another
Try 'kifu check --help'.
PI
+
+7675FU
$ kifu lint --format=json:r --format=tap:r a.csa; [ -e r ] || echo none
kifu: r: two reports to the same file: name another for one of them
Try 'kifu lint --help'.
none
$ >r; kifu lint --format=json:r --write-baseline=./r a.csa
kifu: ./r: two reports to the same file: name another for one of them
Try 'kifu lint --help'.
[2]
$ kifu lint --format=json:/dev/null --format=tap:/dev/null a.csa
[1]
$ kifu check --write-baseline a.csa b.csa; cat a.csa
kifu: a.csa:1:1: not a baseline: invalid JSON: syntax error
kifu: a.csa: not a baseline, so not replaced by one: name another file
PI
+
+7675FU
$ kifu check --lang=ja --write-baseline a.csa b.csa
kifu: a.csa:1:1: ベースラインではありません: JSONとして不正です: 構文エラー
kifu: a.csa: ベースラインではないため上書きしません: 別のファイルを指定してください
[2]
$ kifu check --write-baseline=r a.csa; kifu check --write-baseline=r b.csa; grep -c no-piece r
a.csa:3:1: error: no piece on 76 (move 1) [no-piece]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
b.csa:3:1: error: no piece on 76 (move 1) [no-piece]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
1
$ kifu lint --format=json: a.csa
kifu: --format=json:: no file name after the colon
Try 'kifu lint --help'.
[2]
$ kifu lint '' a.csa
kifu: empty file name
Try 'kifu lint --help'.
[2]
$ kifu lint - - <a.csa
kifu: standard input (-) can be read only once
Try 'kifu lint --help'.
[2]
$ printf 'a.csa\0-' | kifu lint --files0-from -
kifu: standard input (-) can be read only once
Try 'kifu lint --help'.
[2]
$ mkdir -p tree/a tree/b; cp testdata/kif/lance.kifu tree/a/x.kifu; cp testdata/kif/six.kifu tree/b/x.kifu; find tree -name 'x.*' -print0 | sort -z >list; for n in tree/a/x.kifu tree/b/x.kifu; do printf '%s\0' ./../"${PWD##*/}/$n" >one; kifu convert --on-loss=ignore -t csa -d one-by-one --files0-from one; done; kifu convert --on-loss=ignore -t csa -d at-once -0 list; (cd one-by-one/*/ && find . -type f | sort); (cd at-once && find . -type f | sort)
Wrote 2 of 2 games in 2 files.
./tree/a/x.csa
./tree/b/x.csa
./tree/a/x.csa
./tree/b/x.csa
$ kifu convert -t csa -d operands tree/a/x.kifu tree/b/x.kifu; find operands -type f
kifu: tree/b/x.kifu: same output file as tree/a/x.kifu: operands/x.csa (use another -d, or -0)
Wrote 1 of 1 game in 2 files; 1 file not converted.
operands/x.csa
$ kifu convert -t csa --on-loss=ignore -o x.csa tree/a/x.kifu missing.kifu testdata/diag/legality/nifu.kifu; [ -e x.csa ] || echo none
kifu: missing.kifu: No such file or directory
testdata/diag/legality/nifu.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: testdata/diag/legality/nifu.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
Wrote 0 of 2 games in 3 files; 1 file not converted.
none
$ kifu convert --lang=ja -t usi --on-loss=ignore tree/a/x.kifu missing.kifu testdata/diag/legality/nifu.kifu
kifu: missing.kifu: そのようなファイルやディレクトリはありません
testdata/diag/legality/nifu.kifu:15:6: エラー: 二歩: 先手が75に歩を打ちましたが、77にも歩があります [nifu]
kifu: testdata/diag/legality/nifu.kifu: 第1局を出力しません: 反則があります（--on-illegal=keep ですべての手を、--on-illegal=truncate で反則の前までを出力します）
3ファイル2局のうち1局を出力しました（1ファイルは未変換）。
position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d 7g7f 4c4d
[2]
$ kifu convert -t usi --on-loss=error tree/a/x.kifu tree/b/x.kifu
tree/a/x.kifu:2:4: error: headers cannot be written in usi: 下手, 上手 [headers-dropped]
tree/a/x.kifu:5:6: error: 4 times cannot be written in usi [times-dropped]
tree/a/x.kifu:8:6: error: ending 'resignation' becomes 'no ending recorded' in usi [terminator-coerced]
kifu: tree/a/x.kifu: game 1 not written: it would lose something (--on-loss=warn writes it)
tree/b/x.kifu:2:4: error: headers cannot be written in usi: 下手, 上手 [headers-dropped]
tree/b/x.kifu:9:6: error: ending 'interrupted' becomes 'no ending recorded' in usi [terminator-coerced]
kifu: tree/b/x.kifu: game 1 not written: it would lose something (--on-loss=warn writes it)
Wrote 0 of 2 games in 2 files.
[1]
$ mkdir -p l/m; cp a.csa real.csa; ln -s "$PWD/real.csa" l/m/link.csa; kifu convert --on-exists=overwrite -t csa -o l/m/link.csa testdata/kif/lance.kifu; ls l/m; sed 1q real.csa; [ -h l/m/link.csa ] && echo 'a link still'
link.csa
V2.2
a link still

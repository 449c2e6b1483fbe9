Names of files in CP932 are shown as their characters to people; programs get what they got before.
$ name=$(printf '\212\373\225\210.kifu'); cp testdata/diag/legality/nifu.kifu "$name"; kifu check "$name" gone-"$name"; kifu convert -t csa "$name"
kifu: gone-棋譜.kifu: No such file or directory
棋譜.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
棋譜.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
kifu: 棋譜.kifu: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu lint --format=gcc --fail-on=error --select=nifu "$(printf '\212\373\225\210.kifu')" | LC_ALL=C sed 's/:.*//'
\x8A\xFB\x95\x88.kifu
$ kifu check --format=ndjson *.kifu | sed -n 's/.*"file":\("[^"]*"\).*/\1/p' | uniq
"\\x8A\\xFB\\x95\\x88.kifu"
$ kifu check --lang=ja --format=html:page.html *.kifu; grep -c 棋譜.kifu page.html
3
$ cp testdata/diag/legality/nifu.kifu "$(printf 'f\374r.kifu')"; kifu check f*; cp testdata/diag/legality/nifu.kifu "$(printf '\202\240\033[1m\\.kifu')"; kifu check "$(printf '\202\240')"*
f\xFCr.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
\x82\xA0\x1B[1m\.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
1 finding (1 error) in 1 game of 1 file: 0 ok, 1 illegal, 0 unreadable.
[1]
$ for f in 'a:1:2: error: fake [nifu].kifu' 'b:7' '12:30.kifu' 'c::3:x'; do cp testdata/diag/legality/nifu.kifu "$f"; for r in gcc text tap; do kifu check -f kif --format=$r "$f" | grep -m 1 '15:6'; done; done
a\x3A1\x3A2: error: fake [nifu].kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
a\x3A1\x3A2: error: fake [nifu].kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
# a\x3A1\x3A2: error: fake [nifu].kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
b\x3A7:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
b\x3A7:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
# b\x3A7:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
12:30.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
12:30.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
# 12:30.kifu:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
c:\x3A3:x:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
c:\x3A3:x:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]
# c:\x3A3:x:15:6: error: nifu: black drops a pawn on 75 with an unpromoted pawn on 77 [nifu]

What is packed more than twice is not read; the rest is.
$ kifu check --format=gcc testdata/archive/nested.zip
testdata/archive/nested.zip!mid.zip!in.zip:1:1: error: archive limit exceeded: archives nested three deep [archive-limit]
testdata/archive/nested.zip!mid.zip!h.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/nested.zip!i.csa:4:1: error: not a move: +7776FX [bad-move-text]
[2]

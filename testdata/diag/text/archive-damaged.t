A member with a wrong checksum, in an archive whose other members are read.
$ kifu check --format=gcc testdata/archive/damaged.zip
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: unsafe member name: outside the folder it is unpacked to [archive-name]
testdata/archive/damaged.zip!../../etc/x.csa:1:1: error: the archive cannot be read: ZIP bad CRC: 0x1ed1c39f should be 0xef9e24c8 [archive-damaged]
testdata/archive/damaged.zip!/abs.csa:1:1: error: unsafe member name: absolute path [archive-name]
testdata/archive/damaged.zip!/abs.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/damaged.zip!a\x0Ab.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/damaged.zip!a\x0Ab.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/damaged.zip!e\x1B[31m.csa:1:1: error: unsafe member name: control characters [archive-name]
testdata/archive/damaged.zip!e\x1B[31m.csa:4:1: error: not a move: +7776FX [bad-move-text]
testdata/archive/damaged.zip!::error::.csa:4:1: error: not a move: +7776FX [bad-move-text]
[2]
$ kifu check --lang=ja --format=gcc --ignore=text,syntax testdata/archive/damaged.zip
kifu: testdata/archive/damaged.zip!../../etc/x.csa: archive-damaged
[2]

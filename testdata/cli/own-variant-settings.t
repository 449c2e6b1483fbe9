A variant in the user's own settings, read in the sandbox: a file beside them, or a name; a folder's kifu.ini may not have it.

$ mkdir -p home/kifu r; printf 'variant = club.ini\n' >home/kifu/kifu.ini
$ kifu variants --show minishogi | sed 's/= minishogi$/= club/; s/^S = .*/S = copper | 銅 | fK bW/' >home/kifu/club.ini
$ printf 'position startpos moves 3e3d 3a3b 3d2c 3b3c 2c3d\n' >r/a.usi
$ XDG_CONFIG_HOME=$PWD/home kifu lint --format=gcc r
r/a.usi:1:45: error: a copper cannot move from 2c to 3d [bad-move]
[1]
$ XDG_CONFIG_HOME=$PWD/home kifu lint --variant=minishogi --format=gcc r
$ printf 'variant = minishogi\n' >home/kifu/kifu.ini; XDG_CONFIG_HOME=$PWD/home kifu show r/a.usi | tail -n 1
* move 5: ▲３四銀, white to move
$ printf 'variant = club.ini\n' >home/kifu/kifu.ini; printf '[pieces]\nX = x | x | Y\n' >>home/kifu/club.ini
$ XDG_CONFIG_HOME=$PWD/home kifu lint r 2>&1 | sed 's/[^ ]*\/kifu\///g'
kifu: kifu.ini:1: club.ini:26:13: error: moves 'Y': 'Y' is not an atom (W F D A N R B Q K, or in brackets or braces)
    X = x | x | Y
                ^
$ printf 'variant = ../club.ini\n' >home/kifu/kifu.ini; XDG_CONFIG_HOME=$PWD/home kifu lint r 2>&1 | sed 's/[^ ]*\/kifu\///g'
kifu: kifu.ini:1: the file of a variant must lie beside the settings, without a path
$ cp home/kifu/club.ini r; printf 'variant = club.ini\n' >r/kifu.ini; kifu lint r 2>&1 | sed 's/[^ ]*\/kifu/kifu/'
kifu: kifu.ini:1: variant counts only in the user's own kifu.ini (use --variant)
$ cd r; kifu lint a.usi 2>&1 | sed 's/[^ ]*\/kifu/kifu/'; kifu lint --config=kifu.ini a.usi; kifu lint --config=kifu.ini --lang=ja a.usi
kifu: kifu.ini:1: variant counts only in the user's own kifu.ini (use --variant)
kifu: kifu.ini:1: variant counts only in the user's own kifu.ini (use --variant)
kifu: kifu.ini:1: variant は利用者自身の kifu.ini でのみ有効です（--variant を使ってください）
[2]

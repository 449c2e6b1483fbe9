Line ends are looked at by blocks of many bytes; one that mixes them is not taken for clean.

$ { printf 'V2.2\nPI\n+\n'; i=0; while [ $i -lt 40 ]; do printf "'0123456789\r\n"; i=$((i + 1)); done; } >lf-crlf.csa; kifu lint --format=gcc --select=mixed-eol --fail-on=note lf-crlf.csa
lf-crlf.csa:4:12: note: mixed line ends: CR LF here, LF before [mixed-eol]
[1]
$ { printf 'V2.2\r\nPI\r\n+\r\n'; i=0; while [ $i -lt 40 ]; do printf "'0123456789\n"; i=$((i + 1)); done; } >crlf-lf.csa; kifu lint --format=gcc --select=mixed-eol --fail-on=note crlf-lf.csa
crlf-lf.csa:4:12: note: mixed line ends: LF here, CR LF before [mixed-eol]
[1]
$ printf "'%0300d\n'%0300d\r\nV2.2\r\nPI\r\n+\r\n" 0 0 >late-lf.csa; kifu lint --format=gcc --select=mixed-eol --fail-on=note late-lf.csa
late-lf.csa:2:302: note: mixed line ends: CR LF here, LF before [mixed-eol]
[1]
$ printf "'%0300d\r\n'%0300d\nV2.2\nPI\n+\n" 0 0 >late-crlf.csa; kifu lint --format=gcc --select=mixed-eol --fail-on=note late-crlf.csa
late-crlf.csa:2:302: note: mixed line ends: LF here, CR LF before [mixed-eol]
[1]

Texts that are no records hold no game, whatever lines in them look like: a numbered line, a table, a
rule, a key in English, pass in a program.
$ printf '%s\n' 'printf "$1" >a.kif; for f in kif ki2 bod; do kifu lint -f $f --format=ndjson a.kif | grep -o "no game found\|verdict.*[a-z]"; done' >try
$ sh try '1 hello world\n2 good-bye\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '| 金額 | 歩合 |\n+------+------+\n| 全体 |   と |\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '+----+\n|    |\n+----+\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try 'Date: 2004\nNote: none\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try 'while true:\n    pass\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '1 ７六歩が好手\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '1 ７六布(77)\n2 ３四歩(33)\n'
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '先手：A\n1 ７六布(77)\n'
verdict":"unreadable","date":null,"event":null,"black":"A","white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":"A","white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":"A","white":null,"key":null
$ sh try '| ・ 銀 ・|\n| ・ ・ ・|\n| 玉 ・v玉|\n1 ７六布(77)\n'
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '# --------\n# a program\n# --------\nx ::= 1\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
$ sh try '# ---- Kifu for Windows V7 ----\n# x\n'
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null
no game found
verdict":"unreadable","date":null,"event":null,"black":null,"white":null,"key":null

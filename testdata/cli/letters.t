The language whose letters name the pieces in Western moves, read and written; moves in lower case.
$ echo '1. P-7f P-3d 2. H-7h R-3c 3. R-7g H-4b' >is.hodges; kifu convert --letters is -t usi is.hodges
position startpos moves 7g7f 3c3d 2h7h 2a3c 8i7g 8b4b
$ kifu convert -t usi is.hodges
is.hodges:1:17: error: black has no promoted bishop that can move to 7h [no-candidate]
kifu: is.hodges: game 1 not written: it is not legal (--on-illegal=keep writes it, --on-illegal=truncate its legal moves)
[1]
$ kifu convert --letters icelandic -t hodges is.hodges
1. P-7f P-3d 2. H-7h R-3c 3. R-7g H-4b *
$ kifu convert --letters is --to-letters en -t hodges is.hodges
1. P-7f P-3d 2. R-7h N-3c 3. N-7g R-4b *
$ kifu convert --to-letters is -t hodges testdata/hodges/mail.hodges
1. P-7f P-3d 2. Bx2b+ Sx2b 3. B*4e G6a-5b 4. Bx3d S-3c 5. Bx2c= S-6b
6. Bx4a+ Kx4a 7. G*3b Kx3b 8. G4i-5h B*5e 9. P-2f Bx9i+ 10. P-2e +Bx8i
%White's attack is too fast.
*
$ kifu convert --letters is --to-letters en -t psn is.hodges | kifu lint -f psn --select legality,syntax
No findings in 1 game of 1 file.
$ kifu lint --format=gcc --select legality,syntax is.hodges
is.hodges:1:17: error: black has no promoted bishop that can move to 7h [no-candidate]
is.hodges:1:17: note: 3 later moves were not checked [unchecked-moves]
[1]
$ kifu lint --format=gcc --letters=IS --select legality,syntax is.hodges
$ kifu check --letters is is.hodges
No findings in 1 game of 1 file: 1 ok, 0 illegal, 0 unreadable.
$ kifu lint --letters si is.hodges
kifu: unknown letters 'si' (did you mean is?)
Try 'kifu lint --help'.
[2]
$ kifu convert --to-letters icelandik -t hodges is.hodges
kifu: unknown letters 'icelandik' (did you mean Icelandic?)
Try 'kifu convert --help'.
[2]
$ kifu check --letters '' is.hodges
kifu: unknown letters '' (one of en, English, is, Icelandic)
Try 'kifu check --help'.
[2]
$ echo 'p7f p3d b2B+ s2b' >small.hodges; kifu convert --ignore-case -t usi small.hodges
position startpos moves 7g7f 3c3d 8h2b+ 3a2b
$ kifu convert -t usi small.hodges
small.hodges:1:1: error: no game found: p7f p3d b2B+ s2b [no-game]
[1]
$ kifu lint --format=gcc --ignore-case small.hodges
small.hodges:1:14: note: no ending recorded [missing-result]
$ printf '# Danish\nrook = T\nBishop=L\nlance = A\npawn = B\r\n\ndrunk elephant = DEx\n' >da.txt; kifu convert --to-letters da.txt -t hodges testdata/hodges/mail.hodges | head -n 2 | tee da.hodges
1. B-7f B-3d 2. Lx2b+ Sx2b 3. L*4e G6a-5b 4. Lx3d S-3c 5. Lx2c= S-6b
6. Lx4a+ Kx4a 7. G*3b Kx3b 8. G4i-5h L*5e 9. B-2f Lx9i+ 10. B-2e +Lx8i
$ kifu convert --letters ./da.txt -t usi da.hodges
position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b 4e3d 2b3c 3d2c 7a6b 2c4a+ 5a4a G*3b 4a3b 4i5h B*5e 2g2f 5e9i+ 2f2e 9i8i
$ kifu show --letters=da.txt --lang=en da.hodges | head -n 4
△White  in hand: L G N A
    9   8   7   6   5   4   3   2   1
+-------------------------------------+
|  vA  vN   .   .   .   .   .  vN  vA |a
$ try() { printf "$1" >t.txt; kifu lint --letters t.txt da.hodges; }; try 'rok = T\n'; try '\nrook = Ta\n'; try 'rook\n'; try 'rook = T\nking = T\n'; try 'rook = T\nrook = H\n'; try 'lion = lN\n'; try 'knight = C\n'; try 'rook = Ø\n'
kifu: t.txt:1: unknown piece 'rok' (did you mean rook?)
kifu: t.txt:2: 'Ta' is not one of the letters A to Z
kifu: t.txt:1: '' is not one of the letters A to Z
kifu: t.txt: rook and king both have the letters T (name others for one of them)
kifu: t.txt:2: rook has letters in line 1
kifu: t.txt:1: 'lN' is not a capital, alone or before one or two letters
kifu: t.txt: knight and copper general both have the letters C (name others for one of them)
kifu: t.txt:1: 'Ø' is not one of the letters A to Z
[2]
$ kifu lint --lang=ja --letters none.txt da.hodges
kifu: none.txt: そのようなファイルやディレクトリはありません
[2]
$ ln -s da.txt link.txt; kifu lint --letters link.txt da.hodges; mkdir d.d; kifu lint --letters d.d da.hodges; head -c 70000 /dev/zero | tr '\0' '#' >large.txt; kifu lint --letters large.txt da.hodges; mkfifo pipe.txt; kifu lint --letters pipe.txt da.hodges
kifu: link.txt: not a regular file
kifu: d.d: is a folder
kifu: large.txt: larger than 64 KiB
kifu: pipe.txt: not a regular file
[2]

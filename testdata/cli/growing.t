A file to which another process appends is read as it was when it was opened.  The report waits in a
full pipe until the file has grown.
$ awk 'BEGIN { for (i = 0; i < 60000; i++) print "PI\n+\n-7776FU\n%TORYO\n/" }' >once; cat once once >twice; mkfifo report
$ cp once grow.csa; timeout 60 kifu check -j1 --max-findings=0 grow.csa >report & exec 3<report; head -c 1 <&3 >first; cat twice >>grow.csa; tail -n 1 <&3
60000 findings (60000 errors) in 60000 games of 1 file: 0 ok, 60000 illegal, 0 unreadable.
$ cp once grow.csa; timeout 60 kifu lint -j2 --max-findings=0 --format=gcc grow.csa >report & exec 3<report; head -c 1 <&3 >first; cat twice >>grow.csa; tail -n 1 <&3
grow.csa:299998:1: error: the pawn on 77 belongs to the other side [wrong-side]
$ cp once grow.csa; timeout 60 kifu table --as=csv --columns=game grow.csa >report & exec 3<report; head -c 1 <&3 >first; cat twice >>grow.csa; tail -n 1 <&3
60000
$ cp once grow.csa; timeout 60 kifu convert -t usi --max-findings=0 --on-illegal=keep --on-loss=ignore grow.csa 2>report >usi & exec 3<report; head -c 1 <&3 >first; cat twice >>grow.csa; tail -n 1 <&3; wait; wc -l <usi
grow.csa:299998:1: error: the pawn on 77 belongs to the other side (move 1) [wrong-side]
60000
$ (read -r line; kifu lint -f csa -) <testdata/csa/mini.csa
No findings in 1 game of 1 file.

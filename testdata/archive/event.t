kifu event reads the records of an archive; event.ini and tables are those of a folder.
$ kifu event testdata/archive/event.zip
No findings in 6 games of 1 file; 1 other file skipped.
秋の会: 4 players, 3 rounds, 6 boards
#  player    1   2   3   pts
1  青木一郎  2+  3+  4+    3
2  江口美咲  1-  4+  3-    1
3  井上花子  4-  1-  2+    1
4  上田健太  3+  2-  1-    1
$ kifu event --event-file=testdata/event/league/event.ini --standings=csv testdata/archive/event.zip
rank,player,games,points,sos,sodos
1,青木一郎,3,3,3,3
2,井上花子,3,1,5,1
2,上田健太,3,1,5,1
2,江口美咲,3,1,5,1
No findings in 6 games of 2 files; 1 other file skipped.

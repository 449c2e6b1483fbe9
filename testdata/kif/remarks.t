Comments and remarks pass through CSA and KIF unchanged, with blanks at their ends: text that only
looks like a program's banner, or begins like a declaration, is kept.
$ printf "'KIF or not\n'---- a ----\nPI\n'-- b\n'* c  \n+\n'--separator\n+7776FU\n'棋譜ファイル d \n'e ----\t\n%%TORYO\n" >a.csa; kifu convert -t kif a.csa | tee b.kif
手合割：平手　　
手数----指手--
#KIF or not
#---- a ----
#-- b
* c  
#--separator
   1 ７六歩(77)  
#棋譜ファイル d 
#e ----	
   2 投了        
まで1手で先手の勝ち
$ kifu convert -t csa b.kif | tee b.csa
'CSA encoding=UTF-8
V2.2
PI
+
'KIF or not
'---- a ----
'-- b
'* c  
'--separator
+7776FU
'棋譜ファイル d 
'e ----	
%TORYO
$ kifu convert -t kif b.csa | diff b.kif - && kifu lint --ignore=missing-player b.kif b.csa
b.kif:1:1: note: utf-8 in a .kif file, which programs read as cp932 [extension-encoding]
    1 | 手合割：平手　　
      | ^~
1 finding (1 note) in 2 games of 2 files.

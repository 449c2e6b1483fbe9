Each promoted piece of chu shogi is read from the board that is written of it.
$ echo 'sfen +P+I+L+C+S+G+F+T+E+X+O1/+B+R+A+V+M+H+D5/12/12/12/12/12/+p+i+l+c+s+g+f+t+e+x+o1/+b+r+a+v+m+h+d5/5k6/5K6/12 b - 1' >a.sfen; kifu convert --variant=chu -t bod a.sfen | tee a.bod | grep -B 1 成馬; kifu convert -t sfen a.bod | sed 's/^/sfen /' | cmp - a.sfen
| 成歩 成象  駒 成横 成竪 成飛 成角  鹿  太 成奔 成獅  ・|一
| 成馬 成龍  鯨  牛  猪  鷹  鷲  ・  ・  ・  ・  ・|二
--
|v成歩v成象 v駒v成横v成竪v成飛v成角 v鹿 v太v成奔v成獅  ・|八
|v成馬v成龍 v鯨 v牛 v猪 v鷹 v鷲  ・  ・  ・  ・  ・|九

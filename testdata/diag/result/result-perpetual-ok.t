A record that names its perpetual check says so of itself; result-perpetual.kifu names one that did not happen.
$ sed 's/反則.*/連続王手の千日手/' testdata/diag/legality/perpetual-check.ok.kifu >a.kifu; tail -n 2 a.kifu; kifu lint --format=gcc a.kifu
  13 連続王手の千日手
まで12手で先手の連続王手の千日手
a.kifu:30:6: note: perpetual check by black: fourth occurrence of a position (at the start and after moves 4, 8, 12), with every move between a check (moves 1, 3, 5, 7, 9, 11) [perpetual-check]

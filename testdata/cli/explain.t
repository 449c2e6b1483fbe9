kifu explain prints what a rule means, its source, a record that breaks it and one that does not, and what to do.
$ kifu explain nifu
nifu (legality, error)
    nifu: pawn dropped on … with an unpromoted pawn on …

    A pawn may not be dropped on a file where its side has an unpromoted pawn. A
    promoted pawn (tokin) does not count, nor do the opponent's.
    Source: Japan Shogi Association, match rules (2024), article 10, and its
    page on fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
    Wrong, in csa:
        P+59OU77FU00FU
        P-51OU
        +
        +0075FU
        %TORYO
    Right:
        P+59OU77FU00FU
        P-51OU
        +
        +0065FU
        %TORYO
    What to do: Check the file; if it was played so, end the game there as a
    foul.
$ kifu explain --lang=ja nifu
nifu (legality, error)
    二歩: …に打ったが、…に歩がある

    自分の歩がある筋にもう一枚の歩を打つ反則。と金と相手の歩は数えない。
    出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説
    https://www.shogi.or.jp/knowledge/shogi/05.html
    誤りのある例（csa）:
        P+59OU77FU00FU
        P-51OU
        +
        +0075FU
        %TORYO
    正しい例:
        P+59OU77FU00FU
        P-51OU
        +
        +0065FU
        %TORYO
    対処: 筋の数字を確かめる。実際に指されたのなら、その手で終局とし反則負けと記
    す。
$ LC_ALL=ja_JP.UTF-8 kifu explain perpetual-check
perpetual-check (legality, error)
    …の連続王手の千日手（…手目の局面が4回目）

    同一局面が4回現れ、その間の一方の指し手がすべて王手だった（連続王手の千日
    手）。王手をかけた側の負け。
    出典: 日本将棋連盟 対局規則（2024年）第8条（千日手）
    https://www.shogi.or.jp/match/taikyoku_rules/
    誤りのある例（usi）:
        position sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a
    正しい例:
        position sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a
    対処: 千日手ではなく反則で終局したと記す。
$ kifu explain times-truncated nul-byte
times-truncated (loss, warning)
    … times lose their fraction of a second in …

    The target format has whole seconds alone.
    Source: Computer Shogi Association, standard record V3.0
    http://www2.computer-shogi.org/protocol/record_v3.html
    With a loss, from csa to csa:
        V3.0
        PI
        +
        +7776FU
        T1.500
        %TORYO
    Without:
        V3.0
        PI
        +
        +7776FU
        T1
        %TORYO
    What to do: Use csa3.
nul-byte (text, error)
    NUL byte in the text

    A NUL byte stands in the text. No record has one.
    Source: no law: a check of kifu's own
    Wrong, in kif:
        先手：A\x00
           1 ７六歩(77)
           2 投了
    Right:
        先手：A
           1 ７六歩(77)
           2 投了
    What to do: Get the file again: it is damaged or is not a text.
$ kifu explain clock
time-total-mismatch (clock, warning)
    total … written, … by adding up
    Correct the time or the total: totals drift when a move is taken back.
time-negative (clock, warning)
    total … written, less than the … before it
    Correct the total.
over-time-limit (clock, warning)
    … took … for this move with … left
    Check the time, and the time control in the headers.
$ kifu explain --lang=ja clock
time-total-mismatch (clock, warning)
    累計…とあるが、計算では…
    消費時間か累計を直す。待ったや訂正の後にずれることが多い。
time-negative (clock, warning)
    累計…が前の…より少ない
    累計を直す。
over-time-limit (clock, warning)
    …は残り…のところ…使っている
    消費時間と、見出しの持ち時間を確かめる。
$ kifu explain | grep -c '^[a-z]' >n; kifu explain text syntax legality result setup clock header loss style user pattern-limit | grep -c '^[a-z]' | diff n -
$ kifu explain user/dated | head -n 1
user (user, warning)
$ kifu explain nifu nifuu
kifu: no rule or group is called 'nifuu' (did you mean nifu?)
Try 'kifu explain --help'.
nifu (legality, error)
    nifu: pawn dropped on … with an unpromoted pawn on …

    A pawn may not be dropped on a file where its side has an unpromoted pawn. A
    promoted pawn (tokin) does not count, nor do the opponent's.
    Source: Japan Shogi Association, match rules (2024), article 10, and its
    page on fouls
    https://www.shogi.or.jp/knowledge/shogi/05.html
    Wrong, in csa:
        P+59OU77FU00FU
        P-51OU
        +
        +0075FU
        %TORYO
    Right:
        P+59OU77FU00FU
        P-51OU
        +
        +0065FU
        %TORYO
    What to do: Check the file; if it was played so, end the game there as a
    foul.
[2]
$ kifu explain uchifuzume | awk '/^    Wrong/ { f = "wrong.csa" } /^    Right/ { f = "right.csa" } sub(/^        /, "") { print >f }'; kifu lint --format=gcc wrong.csa right.csa
wrong.csa:4:1: error: uchifuzume: the pawn dropped on 12 mates [uchifuzume]
wrong.csa:5:1: warning: the foul of black at move 1 went unnoticed: by the present rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]

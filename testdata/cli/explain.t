kifu explain prints what a rule means, its source, a record that breaks it and one that does not, and what to do.
$ kifu explain nifu
nifu (legality, error)
    nifu: … drops a … on … with an unpromoted … on …

    A pawn cannot be dropped on a file where its side has an unpromoted pawn
    (nifu, two pawns). Promoted pawns and the opponent's pawns do not count.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
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
    What to do: Check the file. If it was played so, end the game there as a
    foul.
$ kifu explain --lang=ja nifu
nifu 二歩 (legality, error)
    二歩: …が…に…を打ちましたが、…にも…があります

    自分の歩がある筋にもう1枚の歩を打つ反則です。と金と相手の歩は数えません。
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
    対処: 筋の数字を確認してください。実際に指されたのなら、その手で反則負けと記
    録してください。
$ LC_ALL=ja_JP.UTF-8 kifu explain perpetual-check
perpetual-check 連続王手の千日手 (legality, error)
    …の連続王手の千日手です（…に同一局面が…回、…手目の王手）

    同一局面が4回現れ、その間の一方の指し手がすべて王手です（連続王手の千日
    手）。王手をかけた側の負けです。
    出典: 日本将棋連盟 対局規則（2024年）第8条（千日手）
    https://www.shogi.or.jp/match/taikyoku_rules/
    誤りのある例（usi）:
        position sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a
    正しい例:
        position sfen 4k4/9/9/9/9/9/9/9/R3K4 b - 1 moves 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a
    対処: 千日手ではなく、王手をかけた側の反則負けと記録してください。
$ kifu explain times-truncated nul-byte
times-truncated (loss, warning)
    fractions of a second in … times cannot be written in …

    The target format has only whole seconds.
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

    The text contains a NUL byte. No game record has one.
    Source: none: a check of kifu's own
    Wrong, in kif:
        先手：A\x00
           1 ７六歩(77)
           2 投了
    Right:
        先手：A
           1 ７六歩(77)
           2 投了
    What to do: Download or copy the file again: it is damaged or not a text
    file.
$ kifu explain clock
time-total-mismatch (clock, warning)
    total time …, but the moves add up to …
    Correct the time or the total: totals drift when a move is taken back.
time-negative (clock, warning)
    total time … is less than the previous total …
    Correct the total.
time-left (clock, warning)
    … lost on time after …, with … left
    Check the ending, its time, and the time control in the headers.
over-time-limit (clock, warning)
    … took … with … left
    Check the time, and the time control in the headers.
$ kifu explain --lang=ja clock
time-total-mismatch 累計時間の不一致 (clock, warning)
    累計は…ですが、消費時間の合計は…です
    消費時間か累計を直してください。待ったや訂正の後にずれることがあります。
time-negative 累計時間の減少 (clock, warning)
    累計…が前の累計…より減っています
    累計を直してください。
time-left 時間切れと残り時間の矛盾 (clock, warning)
    …は…で時間切れとありますが、残り時間は…です
    終局とその消費時間、ヘッダの持ち時間を確認してください。
over-time-limit 持ち時間の超過 (clock, warning)
    …は残り…で…使っています
    消費時間と、ヘッダの持ち時間を確認してください。
$ kifu explain | grep -c '^[a-z]' >n; kifu explain text syntax legality result setup clock header loss style event user pattern-limit | grep -c '^[a-z]' | diff n -
$ kifu explain user/dated | head -n 1
user (user, warning)
$ kifu explain nifu nifuu
kifu: unknown rule or group 'nifuu' (did you mean nifu?)
Try 'kifu explain --help'.
nifu (legality, error)
    nifu: … drops a … on … with an unpromoted … on …

    A pawn cannot be dropped on a file where its side has an unpromoted pawn
    (nifu, two pawns). Promoted pawns and the opponent's pawns do not count.
    Source: Japan Shogi Association, match rules (2024), article 10, and page on
    fouls
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
    What to do: Check the file. If it was played so, end the game there as a
    foul.
[2]
$ kifu explain uchifuzume | awk '/^    Wrong/ { f = "wrong.csa" } /^    Right/ { f = "right.csa" } sub(/^        /, "") { print >f }'; kifu lint --format=gcc wrong.csa right.csa
wrong.csa:4:1: error: uchifuzume: checkmate by the pawn dropped on 12 [uchifuzume]
wrong.csa:5:1: warning: unnoticed foul by black at move 1: by the current rules white has won, by those before October 2019 the result stands [unnoticed-foul]
[1]
$ kifu explain 二歩 NIFU 打ち歩詰め Nifu | grep '^[a-z]'
nifu (legality, error)
nifu (legality, error)
uchifuzume (legality, error)
nifu (legality, error)
$ kifu explain --lang=ja nifu no-piece | grep '^[a-z]'
nifu 二歩 (legality, error)
no-piece 駒のないマス (legality, error)
$ kifu explain 三歩
kifu: unknown rule or group '三歩'
Try 'kifu explain --help'.
[2]
$ for n in 打ち歩詰め 打歩詰め 打歩詰 二歩; do kifu explain $n | head -n 1; done; kifu explain 歩詰
uchifuzume (legality, error)
uchifuzume (legality, error)
uchifuzume (legality, error)
nifu (legality, error)
kifu: unknown rule or group '歩詰'
Try 'kifu explain --help'.
[2]
$ kifu explain points-mismatch
points-mismatch (event, error)
    … has … points, the cells add up to …

    The points written in a row are not those of its cells: 1 for a win, 1/2 for
    a draw, the MacMahon points, and for a bye what event.ini says, else 1 or 0.
    FESA's program does not read the points, so nothing else checks them.
    Source: Federation of European Shogi Associations, Tournament System User
    Guide, and its rating program (turnering.lisp)
    https://fesashogi.eu/tournament-system-user-guide
    Wrong, in a folder:
        r1.kifu:
            先手：Rui Costa
            後手：Lina Berg
            手数----指手---------消費時間--
            1 ７六歩(77)
            2 ３四歩(33)
            3 投了
        turnering.txt:
            [Nordhaven Open, Nordhaven, Denmark, 2026-05-02]
            [2026-05-02]
            1 [Berg] [Lina] [2+] 2
            2 [Costa] [Rui] [1-] 0
    Right:
        r1.kifu:
            先手：Rui Costa
            後手：Lina Berg
            手数----指手---------消費時間--
            1 ７六歩(77)
            2 ３四歩(33)
            3 投了
        turnering.txt:
            [Nordhaven Open, Nordhaven, Denmark, 2026-05-02]
            [2026-05-02]
            1 [Berg] [Lina] [2+] 1
            2 [Costa] [Rui] [1-] 0
    What to do: Correct the points or the cell. If a bye counts otherwise, add
    bye to event.ini.
$ kifu explain --lang=ja self-pairing
self-pairing 自分との対局 (event, error)
    先手も後手も…です

    1つの棋譜の先手と後手が同じ人です。
    出典: なし（kifu 独自の検査）
    誤りのある例（フォルダ）:
        r1-b1.kifu:
            先手：Lina Berg
            後手：Lina Berg
            手数----指手---------消費時間--
            1 ７六歩(77)
            2 ３四歩(33)
            3 投了
    正しい例:
        r1-b1.kifu:
            先手：Lina Berg
            後手：Rui Costa
            手数----指手---------消費時間--
            1 ７六歩(77)
            2 ３四歩(33)
            3 投了
    対処: どちらかの名前を直してください。

# Compares the filters of kifu with naive ones, for testdata/bin/filters: filters.py KIFU FOLDER.
import array, calendar, json, random, re, subprocess, sys

kifu, folder = sys.argv[1:]
random.seed(1)

def run(*arguments):
    return subprocess.run([kifu, *arguments, folder], capture_output=True, text=True)

def table(*arguments):
    out = run("table", "--as=ndjson", *arguments).stdout
    return [json.loads(line) for line in out.splitlines()]

# --- the games: rows of the table, and JKF of those that can be written so, with their positions

SFEN = dict(FU="p", KY="l", KE="n", GI="s", KI="g", KA="b", HI="r", OU="k",
            TO="+p", NY="+l", NK="+n", NG="+s", UM="+b", RY="+r")
RAW = dict(TO="FU", NY="KY", NK="KE", NG="GI", UM="KA", RY="HI")
PROMOTED = {raw: name for name, raw in RAW.items()}
BACK = dict(zip("123456789", ["KY", "KE", "GI", "KI", "OU", "KI", "GI", "KE", "KY"]))
GIVEN = {"HIRATE": [], "KY": ["11"], "KY_R": ["91"], "KA": ["22"], "HI": ["82"], "HIKY": ["82", "11"],
         "2": ["82", "22"], "3": ["82", "22", "11"], "4": ["82", "22", "11", "91"],
         "5": ["82", "22", "11", "91", "81"], "5_L": ["82", "22", "11", "91", "21"],
         "6": ["82", "22", "11", "91", "81", "21"], "7_L": ["82", "22", "11", "91", "81", "21", "31"],
         "7_R": ["82", "22", "11", "91", "81", "21", "71"],
         "8": ["82", "22", "11", "91", "81", "21", "31", "71"],
         "10": ["82", "22", "11", "91", "81", "21", "31", "71", "41", "61"]}

def even():
    board = {}
    for x in "123456789":
        board[x + "1"], board[x + "9"] = (1, BACK[x]), (0, BACK[x])
        board[x + "3"], board[x + "7"] = (1, "FU"), (0, "FU")
    board.update({"22": (1, "KA"), "82": (1, "HI"), "28": (0, "HI"), "88": (0, "KA")})
    return board

def start(initial):
    hands, turn = [{}, {}], 0
    if initial is None or initial["preset"] != "OTHER":
        board = even()
        given = GIVEN[initial["preset"] if initial else "HIRATE"]
        for square in given:
            del board[square]
        return board, hands, 1 if given else 0
    data, board = initial["data"], {}
    for x in range(9):
        for y in range(9):
            cell = data["board"][x][y]
            if cell.get("kind"):
                board[f"{x + 1}{y + 1}"] = (cell["color"], cell["kind"])
    return board, [dict(hand) for hand in data["hands"]], data["color"]

def letter(color, name):
    return SFEN[name] if color else SFEN[name].upper()

def sfen(board, hands, turn):
    rows = []
    for y in range(1, 10):
        row = "".join(letter(*board[f"{x}{y}"]) if f"{x}{y}" in board else "1" for x in range(9, 0, -1))
        rows.append(re.sub("1+", lambda ones: str(len(ones.group())), row))
    held = "".join((str(hands[color][name]) if hands[color][name] > 1 else "") + letter(color, name)
                   for color in (0, 1) for name in ("HI", "KA", "KI", "GI", "KE", "KY", "FU")
                   if hands[color].get(name))
    return " ".join(("/".join(rows), "wb"[turn == 0], held or "-"))

def first(position, words):
    return " ".join(position.split()[:words])

def square(place):
    return f"{place['x']}{place['y']}"

def usi(move):
    def name(place):
        return f"{place['x']}{'abcdefghi'[place['y'] - 1]}"
    if "from" not in move:
        return SFEN[move["piece"]].upper() + "*" + name(move["to"])
    return name(move["from"]) + name(move["to"]) + ("+" if move.get("promote") else "")

def replay(jkf):
    board, hands, turn = start(jkf.get("initial"))
    positions, moves = [sfen(board, hands, turn)], []
    for step in jkf["moves"]:
        move = step.get("move")
        if move is None:
            continue
        color, name, to = move["color"], move["piece"], square(move["to"])
        if "from" in move:
            del board[square(move["from"])]
        else:
            hands[color][name] -= 1
        taken = board.get(to)
        if taken and taken[1] != "OU":
            raw = RAW.get(taken[1], taken[1])
            hands[color][raw] = hands[color].get(raw, 0) + 1
        board[to] = (color, PROMOTED[name] if move.get("promote") else name)
        moves.append(usi(move))
        positions.append(sfen(board, hands, 1 - color))
    return positions, moves

games = table("--columns=all")
converted = run("convert", "-t", "jkf", "--on-illegal=keep", "--on-loss=ignore", "--mainline-only")
unwritten = set(re.findall(r"^kifu: (.*): game (\d+) not written", converted.stderr, re.M))
texts = converted.stdout.splitlines()
written = [game for game in games
           if (game["file"], str(game["game"])) not in unwritten and game["start"] is not None]
if len(texts) != len(written):
    sys.exit(f"{len(texts)} games in JKF, {len(written)} expected")
for game, text in zip(written, texts):
    jkf = json.loads(text)
    game["header"] = jkf["header"]
    # a game that stops at a move that cannot be played, or has passes, is not replayed here
    moves = [step["move"] for step in jkf["moves"] if "move" in step]
    if game["variant"] == "shogi" and len(moves) == game["plies"]:
        try:
            positions, game["usi"] = replay(jkf)
        except KeyError: # an illegal drop
            continue
        game["one"] = random.choice(positions)
        game["positions"] = [array.array("q", (hash(first(position, words)) for position in positions))
                             for words in (1, 2, 3)]

def name(game):
    return game["file"], game["game"]

# --- naive filters: each takes a value and a game; None: the script does not know

def spaced(name): # a name without the blanks that only space it out
    return re.sub("[ \t\u3000]+", lambda blank: " " if name[:blank.start()][-1:].isascii() and name[:blank.start()] and
                  name[blank.end():][:1].isascii() and name[blank.end():] else "", name)

def header(keys, columns):
    def holds(pattern, game):
        if "header" not in game:
            return None
        values = [game["header"][key] for key in keys if key in game["header"]]
        if not set(values) <= {game[column] or "" for column in columns}:
            return None # a header that is there twice: JKF has the last, kifu takes the first
        if columns[0] in ("black", "white"):
            values += [spaced(value) for value in values]
        return any(re.search(pattern, value, re.I) for value in values)
    return holds

def in_dates(value, game):
    def bound(text, last):
        parts = [int(part) for part in text.split("-")]
        year, month = parts[0], parts[1] if len(parts) > 1 else 12 if last else 1
        return year, month, parts[2] if len(parts) > 2 else calendar.monthrange(year, month)[1] if last else 1
    if game["date"] is None:
        return False
    low, _, high = value.partition("..")
    high = high if ".." in value else low
    return ((not low or bound(low, False) <= bound(game["date"], False)) and
            (not high or bound(game["date"], True) <= bound(high, True)))

def in_range(column):
    def holds(value, game):
        if game[column] is None:
            return False
        low, _, high = value.partition("..")
        high = high if ".." in value else low
        return int(low or 0) <= game[column] <= int(high or 1 << 32)
    return holds

def listed(column, missing=None):
    def holds(value, game):
        known = game["plies"] is not None or column == "verdict"
        return known and (game[column] or missing) in value.split(",")
    return holds

def passes(value, game):
    if "positions" not in game:
        return None
    words = len(value.split())
    return hash(value) in game["positions"][words - 1]

def begins(value, game):
    moves = value.split()
    return game["usi"][:len(moves)] == moves if "usi" in game else None

black, white = ["先手", "下手"], ["後手", "上手"]
filters = {"--player": header(black + white, ["black", "white"]), "--black": header(black, ["black"]),
           "--white": header(white, ["white"]), "--event": header(["棋戦"], ["event"]), "--date": in_dates,
           "--plies": in_range("plies"), "--game": in_range("game"), "--ending": listed("ending"),
           "--winner": listed("winner", "none"), "--handicap": listed("handicap"),
           "--verdict": listed("verdict"), "--position": passes, "--moves": begins,
           "--header": lambda value, game: header(["場所"], ["site"])(value.partition("=")[2], game)}

# --- the comparison

def some(values, count):
    known = sorted({value for value in values if value})
    return random.sample(known, min(count, len(known)))

tests = []
names = some((game["black"] for game in games), 4) + some((game["white"] for game in games), 4)
for value in names:
    tests += [(option, re.escape(value)[:40].rstrip("\\")) for option in ("--player", "--black", "--white")]
tests += [("--player", "^[a-m]"), ("--player", "[0-9]$"), ("--black", "."), ("--event", "戦"), ("--event", "^$")]
tests += [("--header", f"場所={value}") for value in ("京", "^.{3,8}$", "")]
tests += [("--date", value) for value in
          ("2004", "1990..2010", "..1999", "2010-06..", "2017-02..2017-03-15")]
tests += [("--date", value) for value in some((game["date"] for game in games), 4)]
tests += [("--plies", value) for value in ("0", "100..120", "..30", "150..")]
tests += [("--game", value) for value in ("1", "2..3", "5..")]
tests += [("--ending", value) for value in ("resign", "mate,time-up", "none", "sennichite,jishogi,illegal-move")]
tests += [("--winner", value) for value in ("black", "white", "none", "black,white")]
tests += [("--handicap", value) for value in ("hirate", "two-piece,lance", "other")]
tests += [("--verdict", value) for value in ("ok", "illegal", "unreadable,illegal")]
replayed = [game for game in games if "positions" in game]
for game in random.sample(replayed, min(8, len(replayed))):
    tests += [("--position", first(game["one"], words)) for words in (1, 2, 3)]
for game in random.sample(replayed, min(4, len(replayed))):
    tests.append(("--moves", " ".join(game["usi"][:random.randint(1, 8)]) or "7g7f"))
sets = [[test] for test in tests]
sets += [[(option, "!" + value)] for option, value in random.sample(tests, 20) if option != "--header"]
sets += [random.sample(tests, 2) for _ in range(10)] + [random.sample(tests, 3) for _ in range(10)]

failed = chosen = unknown = 0
for given in sets:
    arguments = [f"{option}={value}" for option, value in given]
    got = {name(game) for game in table("--columns=file,game", *arguments)}
    chosen += len(got)
    for game in games:
        wanted = [filters[option](value.removeprefix("!"), game) for option, value in given]
        if None in wanted:
            unknown += 1
            continue
        holds = all(is_so != value.startswith("!") for is_so, (_, value) in zip(wanted, given))
        if holds != (name(game) in got):
            failed += 1
            if failed <= 20:
                print(" ".join(arguments), "of", *name(game), "kifu:", name(game) in got, "script:", holds)
if failed:
    sys.exit(f"{failed} differences")
print(f"{len(sets)} filters and sets of filters on {len(games)} games, {len(replayed)} of them replayed: "
      f"{chosen} chosen by both, {unknown} not compared")

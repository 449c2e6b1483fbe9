# Plants one fault in each of many games, and counts which likely moves kifu lint finds:
# suggestions.py KIFU COUNT SEED USI-LINES SHARE.  Fails if a wrong one is sure, or fewer percent of
# the faults of a kind are found surely.  A row for each notation and kind of fault: planted;
# noticed; the truth found alone, found surely (alone, with ten moves after it), among the first
# three; a wrong one alone, surely.  Then the time beside that of the same games without faults.
import json, random, re, resource, subprocess, sys

kifu, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
random.seed(seed)
KANJI, ZEN = "一二三四五六七八九", "１２３４５６７８９"
FACES = ["歩", "香", "桂", "銀", "金", "角", "飛", "と", "馬", "龍"]
CODES = ["FU", "KY", "KE", "GI", "KI", "KA", "HI", "OU", "TO", "UM", "RY"]

def run(text, *arguments):
    out = subprocess.run([kifu, *arguments, "-"], input=text, capture_output=True, text=True)
    return out.stdout

def games(usi):
    """Splits games in one notation into their heads and moves."""
    for u in usi:
        moves = [m for m in u.split(" moves ")[1].split() if m != "resign"]
        csa = re.findall(r"^[+-]\d{4}..$", run(u + "\n", "convert", "-f", "usi", "-t", "csa"), re.M)
        kif = re.findall(r"^ *\d+ (.+?)[ +]*$", run(u + "\n", "convert", "-f", "usi", "-t", "kif"), re.M)
        if len(csa) == len(moves) <= len(kif):
            yield moves, csa, kif[:len(moves)]

def digit(n):
    """Another digit, mostly a near one."""
    return random.choice([d for d in "123456789" if d != n] + [d for d in "123456789" if abs(int(d) - int(n)) == 1] * 4)

def other_square(square):
    return digit(square[0]) + square[1] if random.random() < .5 else square[0] + digit(square[1])

def csa_target(m):
    return m[:3] + other_square(m[3:5]) + m[5:]

def csa_piece(m):
    return m[:5] + random.choice([c for c in CODES if c != m[5:]])

def csa_origin(m):
    return m[0] + other_square(m[1:3]) + m[3:] if m[1:3] != "00" else None

def kif_target(m):
    if m[0] == "同":
        return None
    file, rank = other_square(str(ZEN.index(m[0]) + 1) + str(KANJI.index(m[1]) + 1))
    return ZEN[int(file) - 1] + KANJI[int(rank) - 1] + m[2:]

def kif_piece(m):
    face = re.search("[歩香桂銀金角飛と馬龍玉]", m)
    return m[:face.start()] + random.choice([f for f in FACES if f != face[0]]) + m[face.end():]

def kif_origin(m):
    return m[:-3] + other_square(m[-3:-1]) + ")" if m.endswith(")") else None

def plant(kind, lines, usi, words, at):
    """Returns the lines with a fault at a move, and the changes that undo it; or None."""
    new, ply = list(lines), at + 1
    if kind in ("target", "piece", "origin"):
        new[at] = words[kind](new[at])
        return new[at] and (new, [("replace", ply, usi[at])])
    if kind == "left out":
        del new[at]
        return new, [("insert", ply, usi[at])]
    if kind == "twice":
        new.insert(at, new[at])
        return new, [("remove", ply, None), ("remove", ply + 1, None)]
    if kind == "swapped":
        new[at], new[at + 1] = new[at + 1], new[at]
        return new, [("swap", ply, None)]
    if new[at][0] not in "+-":
        return None
    turn = lambda m: "+-"[m[0] == "+"] + m[1:]
    if kind == "side":
        new[at] = turn(new[at])
        return new, [("replace", ply, usi[at])]
    new[at:] = [turn(m) for m in new[at:]]
    return new, [("sides", ply, None)]

KINDS = ["target", "piece", "origin", "left out", "twice", "swapped", "side", "sides"]
NOTATIONS = {
    "csa": (lambda ms: "V2.2\nPI\n+\n" + "\n".join(ms) + "\n%TORYO\n", "\n/\n",
            dict(target=csa_target, piece=csa_piece, origin=csa_origin)),
    "kif": (lambda ms: "手合割：平手\n手数----指手---------消費時間--\n"
            + "".join("%4d %s\n" % (i + 1, m) for i, m in enumerate(ms)) + "%4d 投了\n\n" % (len(ms) + 1), "",
            dict(target=kif_target, piece=kif_piece, origin=kif_origin)),
}

def lint(text, notation):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    out = run(text, "lint", "--jobs=1", "--max-findings=0", "--from=" + notation, "--format=ndjson")
    return [json.loads(line) for line in out.splitlines()], resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before

def measure(all_games, notation, kind):
    write, between, words = NOTATIONS[notation]
    planted, clean, tries = [], [], 0
    while len(planted) < count and tries < 20 * count:
        tries += 1
        usi, csa, kif = random.choice(all_games)
        lines = csa if notation == "csa" else kif
        fault = plant(kind, lines, usi, words, random.randrange(len(usi) - 1))
        if fault and fault[0] != lines:
            planted.append((fault, usi))
            clean.append(write(lines))
    findings, spent = lint(between.join(write(new) for (new, _), _ in planted), notation)
    _, spent_clean = lint(between.join(clean), notation)
    errors = {f["game"] for f in findings if f["type"] == "finding" and f["severity"] == "error"}
    row = dict(planted=len(planted), noticed=len(errors), alone=0, sure=0, three=0, wrong=0, wrong_sure=0)
    for f in findings:
        if f.get("rule") != "likely-move":
            continue
        (new, truths), _ = planted[f["game"] - 1]
        s = f["suggestion"]
        got = [(c["kind"], c["ply"], c.get("usi")) for c in s["list"]]
        alone = s["count"] == 1 and s["fit"] != "part"
        right = any(t in got for t in truths)
        row["three"] += right
        row["alone"] += alone and right
        row["sure"] += s["fit"] == "sure" and right
        row["wrong"] += alone and not right
        if s["fit"] == "sure" and not right:
            row["wrong_sure"] += 1
            print("#", notation, kind, "wrong:", got, "truth:", truths, "of", len(new), file=sys.stderr)
    return row, spent, spent_clean

lines = sorted({line for line in open(sys.argv[4]).read().split("\n") if line.startswith("position startpos moves") and line.count(" ") > 50})
all_games = list(games(random.sample(lines, min(len(lines), count))))
print("notation", "kind", "planted", "noticed", "alone", "sure", "three", "wrong", "wrong-sure", "ms", "clean-ms", sep="\t")
bad = 0
for notation in NOTATIONS:
    for kind in KINDS:
        if notation == "kif" and kind in ("side", "sides"):
            continue
        row, spent, clean = measure(all_games, notation, kind)
        bad += row["wrong_sure"] + (100 * row["sure"] < int(sys.argv[5]) * row["planted"])
        print(notation, kind, *row.values(), round(spent * 1000), round(clean * 1000), sep="\t", flush=True)
sys.exit(bad > 0)

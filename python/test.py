"""Tries the package kifu on the records of testdata, and prints TAP: test.py KIFU ROOT."""

import doctest
import gc
import os
import subprocess
import sys
import threading

sys.path.pop(0)  # the sources lie there
import kifu

program, root = sys.argv[1:3]
failed = 0


def verdict(text, good, why=""):
    global failed
    failed += not good
    print("%sok - python: %s" % ("" if good else "not ", text))
    for line in str(why).splitlines() if not good else ():
        print("#   " + line)


def same(text, is_, wanted):
    verdict(text, is_ == wanted, "%r\nwanted %r" % (is_, wanted))


def command(*arguments):
    return subprocess.run([program, *arguments], capture_output=True).stdout


os.chdir(root)
result = doctest.testfile(os.path.join(root, "python", "README.md"), module_relative=False, report=True)
verdict("the %d examples of its README" % result.attempted, result.failed == 0 and result.attempted > 10, result)

# as the command: games, verdicts, plies, names
records = "testdata/kif"
columns = ["file", "game", "format", "variant", "black", "white", "plies", "ending", "winner", "verdict"]
wanted = command("table", "--as=tsv", "--columns=" + ",".join(columns), records).decode().splitlines()[1:]
rows = ["\t".join("" if row[column] is None else str(row[column]) for column in columns)
        for row in kifu.table(records, columns)]
verdict("a table of %d games is the command's" % len(rows), sorted(rows) == sorted(wanted) and len(rows) > 50,
        "\n".join(sorted(set(rows) ^ set(wanted))))
wanted = command("lint", "--config=/dev/null", "--max-findings=0", "--format=gcc", "testdata/diag").decode().splitlines()
found = ["%s:%d:%d: %s: %s [%s]" % (f.file, f.line, f.column, f.severity, f.message, f.rule)
         for f in kifu.lint("testdata/diag")]
missing = [line for line in found if line not in set(wanted)]
verdict("%d findings are the command's" % len(found), len(missing) * 20 < len(found) > 200, "\n".join(missing))

# games that are kept, written later, changed
games = list(kifu.read("testdata/csa/edges.csa"))
alone = [game.write("jkf") for game in kifu.read("testdata/csa/edges.csa") if game.verdict == "ok"]
later = [game.write("jkf") for game in games if game.verdict == "ok"]
same("games that are kept are written as when they are read", later, alone)
same("their moves stay", [m.usi for m in games[1].moves][:3], list(kifu.read("testdata/csa/edges.csa"))[1].usi[:3])
game = next(kifu.read(b"V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n"))
game.cut(3)
game.add("2g2f", 2)
game.set_header("white", "B")
same("a game that was read is changed", (game.usi, game.white, game.ending), (["7g7f", "3c3d", "2g2f"], "B", "none"))
made = kifu.Game("二枚落ち")
made.add("△３四歩")
made.set_time(61000)
made.set_comment("one\ntwo")
made.add("7g7f", 0, keep=True)
made.set_comment("a\rN+evil", 2)
same("a comment has no line end but LF", made.node(2).comment, "a\nN+evil")
made.set_comment(None, 2)
same("nodes, times and comments", [(m.usi, m.spent, m.comment) for m in (made.node(1), *made.variations(1))],
     [("3c3d", 61000, "one\ntwo"), ("7g7f", None, "")])
for call, message in ((lambda: made.add("5a5a"), "the king on 51 belongs to the other side"),
                      (lambda: made.end("nothing"), "no ending: nothing"),
                      (lambda: made.node(9), "no node 9"),
                      (lambda: made.position(node=2 ** 40), "no node 1099511627776"),
                      (lambda: made.position(-1), "no move -1"),
                      (lambda: made.set_header("event", "x\nN+evil"), "a header is one line"),
                      (lambda: made.write("csv"), 'unknown format "csv"'),
                      (lambda: kifu.Position("x"), "no position: x"),
                      (lambda: next(kifu.read(b"", format="xyz")), "unknown format in the options"),
                      (lambda: kifu.convert("▲７六歩 △７六歩\n", "usi", format="ki2"),
                       "game 1 is illegal: white has no pawn that can move to 76")):
    try:
        call()
        verdict("refused: " + message, False, "accepted")
    except (kifu.Error, IndexError) as fault:
        same("refused: " + message, str(fault), message)

ended = kifu.Game()
ended.add("7g7f")
ended.end("resign")
ended.end("time-up")
try:
    ended.add("3c3d")
    verdict("refused: a move after the ending", False, "accepted")
except kifu.Error as fault:
    same("refused: a move after the ending", str(fault), "the game has ended: cut() takes the ending out")
same("the last ending stands", [m.ending or m.usi for m in ended.moves], ["7g7f", "time-up"])
ended.cut()
ended.add("3c3d")
same("a game goes on", ended.usi, ["7g7f", "3c3d"])
nhk = os.path.join(root, "testdata", "kif", "nhk-2004.kifu")
same("the date of a table", kifu.table(nhk, ["date"])[0]["date"] is not None, True)

# packed files, archives
packed = os.path.join(root, "testdata", "archive")
same("a .zip is read", len(list(kifu.read(os.path.join(packed, "utf8.zip")))) > 0, True)

# fixes
game = next(kifu.read("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで3手で後手の勝ち\n".encode(), format="kif"))
(fix,) = game.fixes(next(i for i, f in enumerate(game.findings) if f.rule == "result-contradiction"))
same("a fix", (game.source[fix.begin:fix.end], fix.text, fix.unsafe), (b"3", "2", False))

# positions
board = kifu.Position()
count = 0
for usi in board.legal_moves:
    board.push_usi(usi)
    count += len(board.legal_moves)
    board.pop()
same("two plies from the start", count, 900)
same("it is equal to a new one", board == kifu.Position("startpos"), True)
same("pictures for notebooks", (board._repr_svg_()[:5], "<!DOCTYPE html>" in made._repr_html_()), ("<svg ", True))
same("points", kifu.Position("K+R+B4k1/GGSSNNLLP/9/9/9/9/9/9/9 b RB9P 1").points("black"), (True, 11, 38, 38, "win"))

# threads read at once; one reader is used by one
counts = []
threads = [threading.Thread(target=lambda: counts.append(sum(g.plies for g in kifu.read(records)))) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
same("four threads read the same", len(set(counts)) == 1 and counts[0] > 0, True)

# a context that is used again reads with its own options, and nothing of the file before
def found(name, **options):
    return [f.rule for f in kifu.lint(os.path.join("testdata", name), **options)]


turns = [("kif/nhk-2004.kifu", {}), ("kif/nhk-2004.kifu", {"style": True}), ("csa/edges.csa", {}), ("minishogi", {}),
         ("kif/nhk-2004.kifu", {"format": "csa"}), ("csa/edges.csa", {"rules": "jsa"})]
alone = [found(name, **options) for name, options in turns]
same("options in turn", [found(name, **options) for name, options in turns * 3], alone * 3)
same("and some find something", [bool(rules) for rules in alone[:2] + alone[4:5]], [True, True, True])
others = []


class Truth:
    """Is equal to all, and another reader is made while it is compared."""

    def __eq__(self, other):
        others.append(kifu.Reader(b"PI\n+\n+7776FU\n", "x.csa"))
        return True


found("csa/edges.csa")
with open("testdata/csa/edges.csa", "rb") as file:
    reader = kifu.Reader(file.read(), "edges.csa", style=Truth())
same("a reader made within another's options is another", [g.plies for g in others[0]], [1])
same("and that reads its own", len(list(reader)) > 1, True)

# nothing is kept of games that are let go
def read_all(times):
    for _ in range(times):
        for game in kifu.Reader(text, "a.csa"):
            game.moves, game.findings


def memory():
    gc.collect()
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1])


text = b"/\n".join([b"V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n%TORYO\n"] * 100)
if os.path.exists("/proc/self/statm"):
    read_all(20)
    before = memory()
    read_all(200)
    same("20,000 games more take no more memory", memory() - before < 250, True)
sys.exit(failed > 0)

"""Reads, judges, converts and makes records of shogi games, by libkifu.

    for game in kifu.read("archive/"):
        print(game.black, game.winner, game.moves[0].usi, game.findings)

    board = kifu.Position("startpos")
    board.push_usi("7g7f")

Names, formats, rules and endings are those of the command kifu: kifu-formats(5), kifu-rules(7).
"""

import bz2 as _bz2
import gzip as _gzip
import io as _io
import lzma as _lzma
import os as _os
import zipfile as _zipfile

from . import _kifu
from ._kifu import Finding, Fix, Move, Piece, Points, Position, Reader, Suggestion, __version__

__all__ = ["Error", "Finding", "Fix", "Game", "Move", "Piece", "Points", "Position", "Reader", "Suggestion",
           "convert", "lint", "read", "table", "__version__"]

_PACKED = {".gz": _gzip.decompress, ".bz2": _bz2.decompress, ".xz": _lzma.decompress}
_COLUMNS = ("file", "game", "format", "encoding", "variant", "handicap", "black", "white", "event", "date", "plies",
            "ending", "winner", "verdict", "errors", "warnings")


class Error(ValueError):
    """A record, a position or a name that the library refuses; file is the record's name, line and column its place, if
    they are known."""

    def __init__(self, message, file=None, line=None, column=None):
        super().__init__(message)
        self.file, self.line, self.column = file, line, column


class Game(_kifu.Game):
    __doc__ = _kifu.Game.__doc__
    __slots__ = ()

    def header(self, name):
        """Returns the value of the first header of that name ("black", "event") or key, or None."""
        return next((value for usual, key, value in self.header_list if name in (usual, key)), None)

    @property
    def headers(self):
        """A dict of the headers, by name where they have one, else by key; the first of each."""
        found = {}
        for usual, key, value in self.header_list:
            found.setdefault(usual or key, value)
        return found

    @property
    def black(self):
        """Black's name, or None."""
        return self.header("black")

    @property
    def white(self):
        """White's name, or None."""
        return self.header("white")

    @property
    def start(self):
        """The start position, a Position."""
        return self.position(0)

    def variations(self, node):
        """Returns the moves that replace the one at a node, as a list of Move."""
        found, node = [], self.node(node).alternative
        while node:
            found.append(self.node(node))
            node = found[-1].alternative
        return found


_kifu.set_classes(Game, Error)


def _is_record(name):
    """Returns whether a file of this name may hold a record, perhaps packed."""
    return name.lower().endswith(".zip") or _kifu.format_of(name.encode("utf-8", "replace").decode()) is not None


def _unpack(name, data):
    """Yields the names and bytes of the files in a file, perhaps packed or a .zip archive."""
    ending = _os.path.splitext(name.lower())[1]
    if ending == ".zip":
        try:
            with _zipfile.ZipFile(_io.BytesIO(data)) as archive:
                for member in archive.infolist():
                    if not member.is_dir() and _is_record(member.filename):
                        yield from _unpack(name + "!" + member.filename, archive.read(member))
        except (_zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError) as fault:
            raise _fault(name, fault) from fault
    elif ending in _PACKED:
        try:
            yield name, _PACKED[ending](data)
        except (OSError, EOFError, ValueError, _lzma.LZMAError) as fault:
            raise _fault(name, fault) from fault
    elif ending == ".zst":
        raise _fault(name, "Python's library has no zstd")
    else:
        yield name, data


def _fault(name, fault):
    """Returns the Error that a file cannot be unpacked."""
    return Error("cannot unpack %s: %s" % (name, fault), name)


def _files(source):
    """Yields names and bytes: of bytes themselves, of a file, or of the records in a folder."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        yield None, bytes(source)
        return
    path = _os.fspath(source)
    if not _os.path.isdir(path):
        yield from _file(path)
        return
    for folder, folders, names in _os.walk(path):
        folders.sort()
        for name in filter(_is_record, sorted(names)):
            yield from _file(_os.path.join(folder, name))


def _file(path):
    """Returns names and bytes of what is in a file."""
    with open(path, "rb", buffering=0) as file:
        data = file.readall()
    return _unpack(_os.fsencode(path).decode("utf-8", "replace"), data)


def read(source, **options):
    """Yields the games of a file, of all records in a folder, or of bytes, one after the other.

    Options: format, encoding, variant, rules, letters (names) and style (bool): also report how things
    are written.  Packed files (.gz, .bz2, .xz, no .zst) and .zip archives are read.  A file without a game
    counts as one, whose verdict is "unreadable".  Raises OSError for a file that cannot be read, Error
    for one that cannot be unpacked.
    """
    for name, data in _files(source):
        yield from Reader(data, name, **options)


def lint(source, **options):
    """Yields what the linter says of all games, as Finding; source and options as for read."""
    for name, data in _files(source):
        reader = Reader(data, name, **options)
        for game in reader:
            yield from game.findings
        yield from reader.rest()


def convert(source, to, *, encoding=None, illegal="raise", **options):
    """Converts text (str or bytes) or a file, and returns str, or bytes with an encoding.

    source: a str with the text of a record, bytes, or an os.PathLike.  Raises Error for a game that is
    unreadable, or illegal unless illegal="keep"; Error for a game that the format cannot hold.
    """
    if isinstance(source, str):
        source, options = source.encode("utf-8"), dict(options, encoding="utf-8") if not source.isascii() else options
    parts = []
    for game in read(source, **options):
        if game.verdict == "unreadable" or (game.verdict == "illegal" and illegal != "keep"):
            raise _refusal(game)
        parts.append(game.write(to, encoding=encoding, later=bool(parts)))
    return (b"" if encoding else "").join(parts)


def _refusal(game):
    """Returns the Error of a game that is not converted, with the place of its first fault."""
    message = "game %d is %s" % (game.number, game.verdict)
    for fault in game.findings:
        if fault.severity == "error":
            return Error("%s: %s" % (message, fault.message), game.file, fault.line, fault.column)
    return Error(message, game.file)


def table(source, columns=_COLUMNS, **options):
    """Returns a row for each game, as dicts: pandas.DataFrame(kifu.table("archive/")).

    Columns are attributes of Game, names of headers, "file", "game", "errors" and "warnings".
    """
    def cell(game, column):
        if column in ("errors", "warnings"):
            return sum(finding.severity == column[:-1] for finding in game.findings)
        if column == "game":
            return game.number
        if column in ("plies", "ending") and game.handicap is None:
            return None
        if column == "date":
            return game.header("start_time")
        value = getattr(_kifu.Game, column, None)
        return getattr(game, column) if value is not None else game.header(column)

    return [{column: cell(game, column) for column in columns} for game in read(source, **options)]

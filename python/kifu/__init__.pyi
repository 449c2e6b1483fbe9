from os import PathLike
from typing import Any, Iterator, Literal, NamedTuple, Optional, Sequence, Union

__version__: str

Side = Literal["black", "white"]
Source = Union[str, "PathLike[str]", bytes, bytearray, memoryview]

class Error(ValueError):
    file: Optional[str]
    line: Optional[int]
    column: Optional[int]

class Move(NamedTuple):
    usi: str
    words: str
    side: Optional[Side]
    kind: Literal["unplayed", "move", "drop", "pass", "ending"]
    ending: Optional[str]
    comment: str
    spent: Optional[int]  # milliseconds
    total: Optional[int]  # milliseconds
    promotes: bool
    check: bool
    illegal: bool
    excused: bool
    node: int
    next: int
    alternative: int
    line: int
    column: int

class Finding(NamedTuple):
    rule: str
    severity: Literal["error", "warning", "note"]
    message: str
    message_ja: str
    file: Optional[str]
    game: int
    ply: int
    line: int
    column: int
    end_line: int
    end_column: int

class Piece(NamedTuple):
    name: str
    side: Side
    promoted: bool
    name_ja: str
    csa: str
    id: int
    count: int

class Points(NamedTuple):
    entered: bool
    pieces: int
    points: int
    total: int
    verdict: Optional[Literal["win", "draw", "lose"]]

class Suggestion(NamedTuple):
    kind: Literal["replace", "insert", "remove", "swap", "sides"]
    fit: Literal["sure", "whole", "part"]
    usi: str
    move: str
    count: int
    node: int
    ply: int
    other: int
    after: int

class Fix(NamedTuple):
    begin: int
    end: int
    text: str
    unsafe: bool

class Position:
    variant: str
    sfen: str
    width: int
    height: int
    turn: Side
    played: int
    occurrences: int
    perpetual: Optional[Side]
    key: int
    legal_moves: list[str]
    def __init__(self, position: Optional[str] = None) -> None: ...
    def push_usi(self, usi: str) -> None: ...
    def pop(self) -> None: ...
    def faults(self, usi: str) -> list[Finding]: ...
    def is_check(self) -> bool: ...
    def is_checkmate(self) -> bool: ...
    def piece_at(self, file: int, rank: int) -> Optional[Piece]: ...
    def hand(self, side: Side) -> list[Piece]: ...
    def points(self, side: Side, rules: Optional[str] = None) -> Points: ...
    def write(self, format: str, *, encoding: Optional[str] = None, mainline_only: bool = False, flip: bool = False,
              japanese: bool = False, letters: Optional[str] = None, to_file: bool = False,
              later: bool = False) -> Union[str, bytes]: ...
    def svg(self) -> str: ...

class Game:
    number: int
    plies: int
    file: Optional[str]
    format: Optional[str]
    encoding: str
    variant: Optional[str]
    handicap: Optional[str]
    ending: str
    winner: Optional[Side]
    verdict: Literal["ok", "illegal", "unreadable"]
    moves: list[Move]
    usi: list[str]
    header_list: list[tuple[Optional[str], str, str]]
    headers: dict[str, str]
    findings: list[Finding]
    suggestions: list[Suggestion]
    source: bytes
    black: Optional[str]
    white: Optional[str]
    start: Position
    def __init__(self, position: Optional[str] = None, *, variant: Optional[str] = None,
                 rules: Optional[str] = None) -> None: ...
    def header(self, name: str) -> Optional[str]: ...
    def node(self, number: int) -> Move: ...
    def variations(self, node: int) -> list[Move]: ...
    def fixes(self, finding: int) -> list[Fix]: ...
    def position(self, ply: int = 0, *, node: Optional[int] = None) -> Position: ...
    def write(self, format: str, *, encoding: Optional[str] = None, mainline_only: bool = False, flip: bool = False,
              japanese: bool = False, letters: Optional[str] = None, to_file: bool = False,
              later: bool = False) -> Union[str, bytes]: ...
    def add(self, move: str, node: Optional[int] = None, *, format: Optional[str] = None, keep: bool = False,
            before: bool = False) -> int: ...
    def end(self, ending: str, node: Optional[int] = None) -> None: ...
    def cut(self, node: Optional[int] = None) -> None: ...
    def set_header(self, name: str, value: Optional[str]) -> None: ...
    def set_comment(self, text: Optional[str], node: Optional[int] = None) -> None: ...
    def set_time(self, milliseconds: Optional[int], node: Optional[int] = None) -> None: ...

class Reader(Iterator[Game]):
    def __init__(self, bytes: bytes, name: Optional[str] = None, *, format: Optional[str] = None,
                 encoding: Optional[str] = None, variant: Optional[str] = None, rules: Optional[str] = None,
                 letters: Optional[str] = None, style: bool = False) -> None: ...
    def __next__(self) -> Game: ...
    def rest(self) -> list[Finding]: ...

def read(source: Source, **options: Any) -> Iterator[Game]: ...
def lint(source: Source, **options: Any) -> Iterator[Finding]: ...
def convert(source: Source, to: str, *, encoding: Optional[str] = None, illegal: Literal["raise", "keep"] = "raise",
            **options: Any) -> Union[str, bytes]: ...
def table(source: Source, columns: Sequence[str] = ..., **options: Any) -> list[dict[str, Any]]: ...

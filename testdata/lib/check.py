"""Checks a folder of records with libkifu by ctypes: check.py FOLDER prints each file's verdicts."""
import ctypes
import ctypes.util
import os
import sys


class Game(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t)] + [(name, ctypes.c_uint32) for name in ("number", "plies")] + [
        (name, ctypes.c_char_p)
        for name in ("format", "encoding", "variant", "handicap", "ending", "winner", "verdict")
    ] + [(name, ctypes.c_size_t) for name in ("headers", "left_out")]


kifu = ctypes.CDLL("libkifu.so.0")
kifu.kifu_new.restype = ctypes.c_void_p
kifu.kifu_error.restype = ctypes.c_char_p
for function in (kifu.kifu_error, kifu.kifu_next, kifu.kifu_free):
    function.argtypes = [ctypes.c_void_p]
kifu.kifu_open_file.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
kifu.kifu_game.argtypes = [ctypes.c_void_p, ctypes.POINTER(Game)]

context, game = kifu.kifu_new(None), Game(ctypes.sizeof(Game))
for name in sorted(os.listdir(sys.argv[1])):
    if kifu.kifu_open_file(context, os.fsencode(os.path.join(sys.argv[1], name))) != 0:
        print(name, kifu.kifu_error(context).decode())
        continue
    while kifu.kifu_next(context) == 0:
        kifu.kifu_game(context, ctypes.byref(game))
        print(name, game.number, game.verdict.decode(), game.plies)
kifu.kifu_free(context)

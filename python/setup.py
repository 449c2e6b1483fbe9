"""Builds the package over libkifu: that of the source tree, after `make lib`, with PCRE2 linked in; else the one that
pkg-config finds."""

import os
import re
import shlex
import subprocess

from setuptools import Extension, setup

HERE = os.path.dirname(os.path.abspath(__file__))
TREE = os.path.relpath(os.path.join(HERE, ".."), os.getcwd())
BUILD = os.environ.get("KIFU_BUILD", os.path.join(TREE, "build"))


def pkg_config(*arguments):
    return shlex.split(subprocess.run(["pkg-config", *arguments], check=True, capture_output=True, text=True).stdout)


def version():
    """Returns the library's version."""
    with open(os.path.join(TREE, "lib", "kifu.h"), encoding="utf-8") as header:
        return re.search(r'define KIFU_VERSION "(.*)"', header.read())[1]


def static(name):
    """Returns what links a library into the module, or where there is only a shared one, with it."""
    flags = pkg_config("--libs", name)
    folder = pkg_config("--variable=libdir", name)[0]
    archives = [os.path.join(folder, "lib%s.a" % flag[2:]) for flag in flags if flag.startswith("-l")]
    return archives if all(map(os.path.exists, archives)) else flags


library = os.path.join(BUILD, "lib", "libkifu.a")
if os.path.exists(library):
    include, objects = [os.path.join(TREE, "lib")], [library]
    link = [flag for name in ("libpcre2-8", "inih") for flag in static(name)]
    release = version()
else:
    include, objects = [flag[2:] for flag in pkg_config("--cflags-only-I", "kifu")], []
    link, release = pkg_config("--libs", "kifu"), pkg_config("--modversion", "kifu")[0]

setup(
    version=release,
    long_description=open(os.path.join(HERE, "README.md"), encoding="utf-8").read(),
    long_description_content_type="text/markdown",
    packages=["kifu"],
    package_dir={"": os.path.relpath(HERE, os.getcwd())},
    package_data={"kifu": ["*.pyi", "py.typed"]},
    ext_modules=[Extension(
        "kifu._kifu",
        [os.path.relpath(os.path.join(HERE, "src", name), os.getcwd())
         for name in ("module.c", "record.c", "reader.c", "game.c", "game_edit.c", "game_kept.c", "position.c")],
        depends=[os.path.join(HERE, "src", name) for name in ("module.h", "game.h")],
        include_dirs=include, extra_objects=objects, extra_link_args=link,
        extra_compile_args=["-std=c11", "-ffile-prefix-map=%s=." % os.getcwd()], py_limited_api=True)],
    options={"bdist_wheel": {"py_limited_api": "cp39"}},
)

make deps without root names the packages, and asks nobody for a password.
$ mkdir bin; fake() { printf '#!/bin/sh\n%s\n' "$2" >bin/$1; chmod +x bin/$1; }; fake id 'echo 1000'; fake sudo 'exit 1'; fake apt-get 'echo "apt-get $*"'; fake dpkg-query 'case $4 in libinih-dev) exit 1;; esac; echo "install ok installed"'; fake pkg-config 'exit 1'
$ unset MAKEFLAGS; PATH=$PWD/bin:$PATH ${MAKE:-make} -s -C testdata/.. deps B="$PWD/b" 2>&1 | grep -v '^make.*: \*\*'
make deps installs nothing without root; as root: apt-get install libinih-dev
$ printf '#!/bin/sh\n' >bin/pkg-config; unset MAKEFLAGS; PATH=$PWD/bin:$PATH ${MAKE:-make} -s -C testdata/.. deps B="$PWD/b"
make deps installs nothing without root; as root: apt-get install libinih-dev
$ printf '#!/bin/sh\n' >bin/sudo; unset MAKEFLAGS; PATH=$PWD/bin:$PATH ${MAKE:-make} -s -C testdata/.. deps B="$PWD/b"

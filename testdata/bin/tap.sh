# Begins a script that prints TAP, or measures: . "${0%/*}/tap.sh" (in a folder below, "${0%/*}/../tap.sh"), called with
# BUILD as its first argument.
#
# Sets build, root (the source tree), here (its testdata), corpus (a private collection, or empty), and work, an empty
# folder that is removed at the end.  The program is on PATH; there is no locale.
LC_ALL=C; export LC_ALL; unset LANG LANGUAGE NO_COLOR GITHUB_STEP_SUMMARY
case ${1?BUILD} in /*) build=$1 ;; *) build=$PWD/$1 ;; esac
root=${0%/*}; until [ -e "$root/Makefile" ]; do root=$root/..; done
root=$(cd "$root" && pwd) && work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT; trap 'exit 2' HUP INT TERM
here=$root/testdata script=${0##*/} PATH=$build:$PATH
corpus=$(cd "${KIFU_CORPUS:-/nowhere}" 2>/dev/null && pwd)

have() { command -v "$1" >/dev/null; }
skip() { echo "ok - $script: $1 # SKIP ($2)"; }
formats() { awk -F '"' -v n="$1" '/^FORMAT\(/ { print $(2 * n) }' "$root/record/tables/formats.def" | tr ' ' '\n' | grep -vx json; }

# verdict WHAT: passes if standard input is empty; otherwise its lines say why not.  $work/said is for a comment.
verdict() {
	head -n 40 | cut -c 1-300 | cat -v >"$work/.why"
	if [ -s "$work/.why" ]; then echo "not ok - $script: $1"; sed 's/^/#   /' "$work/.why"; else echo "ok - $script: $1"; fi
	[ ! -s "$work/said" ] || sed 's/^/# /' "$work/said"; rm -f "$work/said"
}

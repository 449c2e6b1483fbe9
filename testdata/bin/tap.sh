# Begins a script that prints TAP, or measures: . "${0%/*}/tap.sh" (in a folder below, "${0%/*}/../tap.sh"), called with
# BUILD as its first argument.
#
# Sets build, root (the source tree), here (its testdata), corpus (a private collection, or empty), and work, an empty
# folder that is removed at the end.  The program is on PATH; there is no locale.
LC_ALL=C; export LC_ALL; unset LANG LANGUAGE NO_COLOR GITHUB_STEP_SUMMARY
case ${1?BUILD} in /*) build=$1 ;; *) build=$PWD/$1 ;; esac
root=${0%/*}; until [ -e "$root/Makefile" ] || [ ${#root} -gt 2000 ]; do root=$root/..; done # or the tree is gone
root=$(cd "$root" && pwd) && work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT; trap 'exit 2' HUP INT TERM
here=$root/testdata script=${0##*/} PATH=$build:$PATH
corpus=$(cd "${KIFU_CORPUS:-/nowhere}" 2>/dev/null && pwd)

have() { command -v "$1" >/dev/null; }
skip() { echo "ok - $script: $1 # SKIP ($2)"; }
none() { echo "ok - $script # SKIP ($1)"; exit; } # nothing of the script can be tried
formats() { awk -F '"' -v n="$1" '/^FORMAT\(/ { print $(2 * n) }' "$root/record/tables/formats.def" | tr ' ' '\n' | grep -vx json; }
reports() { sed -n 's/^REPORT(\(.*\))/\1/p' "$root/cmd/options/report.def"; }
reads_archives() { ! kifu check "$here/archive/utf8.zip" 2>&1 | grep -q 'without libarchive'; }
as_strangers() { HOME=$work/home XDG_CONFIG_HOME=; export HOME XDG_CONFIG_HOME; } # no settings of the user

# records FOLDER…: the names of all records there, sorted, each with NUL after it.
records() { find -L "$@" -type f | grep -E "[.]($(formats 2 | grep -vx 'svg\|html' | paste -s -d '|' -))\$" | grep -v '[.]loss[.][^/]*$' | sort | tr '\n' '\0'; }

# perfts N: as many seconds as `kifu perft 4` takes N times, on this machine in this build; the least of three counts.
perfts() {
	for n in 1 2 3; do "$build/cmd/clock_bench" kifu perft 4 2>/dev/null | cut -d ' ' -f 1; done | sort -n | awk -v n="$1" 'NR == 1 { print n * $1 }'
}

# random_games VARIANT COUNT: as lines of USI.
random_games() {
	"$build/rules/random_fuzz" "$1" "$2" | awk -F '\t' '
	$1 != game { if (game != "") print line; game = $1; line = "position sfen " $2 " moves" }
	{ line = line " " $3 } END { print line }'
}

# npm_gives PACKAGE…: installs them in $work, and says whether it could; $work/npm says why not.
npm_gives() {
	have node && have npm && npm install --silent --no-audit --no-fund --no-save --ignore-scripts --fetch-retries 0 \
	    --fetch-timeout 20000 --prefix "$work" "$@" >"$work/npm" 2>&1
}

# beside WHAT PROGRAM ARGUMENT…: this PROGRAM (words) and kifu, on the files named in ./names: the same output and status.
beside() {
	what=$1 program=$2; shift 2
	(xargs -0 kifu "$@" <names; echo "status $?") >"$work/wanted" 2>"$work/kifu.err"
	(xargs -0 $program "$@" <names; echo "status $?") >"$work/got" 2>"$work/got.err"
	{ diff -a "$work/wanted" "$work/got"; diff -a "$work/kifu.err" "$work/got.err"; [ "$(wc -c <"$work/wanted")" -gt 2000 ] || echo "hardly any output"; } | verdict "$what"
}

# verdict WHAT: passes if standard input is empty; otherwise its lines say why not.  $work/said is for a comment.
verdict() {
	why=$(head -n 40 | cut -c 1-300 | cat -v)
	if [ -n "$why" ]; then echo "not ok - $script: $1"; printf '%s\n' "$why" | sed 's/^/#   /'; else echo "ok - $script: $1"; fi
	[ ! -s "$work/said" ] || sed 's/^/# /' "$work/said"; rm -f "$work/said"
}
# answer WHAT: passes if the command before it did; otherwise $work/log says why not.
answer() { [ $? = 0 ] && : | verdict "$1" || { { tail -n 8 "$work/log"; echo failed; } | verdict "$1"; false; }; }
# same WHAT TEXT: passes if $work/out is this text; $work/err may say more.
same() { { printf '%s\n' "$2" | diff - "$work/out" || cat "$work/err" 2>/dev/null; } | verdict "$1"; }

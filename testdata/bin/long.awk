# Writes a text that repeats one thing: awk -f long.awk -v name=NAME -v size=BYTES testdata/long.tsv,
# or with times=N in place of size.
#
# A row of the table: name with extension, head, what is repeated, middle, what is repeated as many
# times again, tail.  In what is repeated, {up} counts from 1 and {down} to 1, {=} is the last count
# again and {+} one more.  Escapes are those of printf, but for \001, which stands for NUL.
function unescaped(s,   out, i) {
	gsub(/\\n/, "\n", s); gsub(/\\t/, "\t", s); gsub(/\\r/, "\r", s)
	while (match(s, /\\[0-3][0-7][0-7]/)) {
		i = substr(s, RSTART + 1, 1) * 64 + substr(s, RSTART + 2, 1) * 8 + substr(s, RSTART + 3, 1)
		out = out substr(s, 1, RSTART - 1) sprintf("%c", i); s = substr(s, RSTART + 4)
	}
	out = out s; gsub(/\\\\/, "\\", out)
	return out
}
# counted S: with its placeholders filled.
function counted(s,   out, word) {
	while (match(s, /[{](up|down|=|[+])[}]/)) {
		word = substr(s, RSTART + 1, RLENGTH - 2)
		if (word == "up") count++
		if (word == "down") count--
		out = out substr(s, 1, RSTART - 1) (word == "+" ? count + 1 : count); s = substr(s, RSTART + RLENGTH)
	}
	return out s
}
function repeat(s, times,   i, all) {
	if (s ~ /[{](up|down)[}]/) {
		count = s ~ /[{]down[}]/ ? times * gsub(/[{]down[}]/, "{down}", s) + 1 : 0
		for (i = 0; i < times; i++) printf "%s", counted(s)
		return
	}
	for (; times > 0; times = int(times / 2)) { if (times % 2) printf "%s", s; s = s s }
}
BEGIN { FS = "\t" }
$1 == name {
	for (i = 2; i <= 6; i++) part[i] = unescaped($i)
	size -= length(part[2] part[4] part[6])
	if (times == "") times = size < 0 ? 0 : int(size / length(part[3] part[5]))
	printf "%s", part[2]; repeat(part[3], times); printf "%s", part[4]; repeat(part[5], times); printf "%s", part[6]
}

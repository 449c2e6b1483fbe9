# The defaults that the options of a page have, against those of --help: awk -f man/defaults.awk HELP PAGE.
# Prints what differs.  Help says "(default: 1000; ..." or "jsa (default), ..."; a page "The default is 1000;" or ".Cm jsa".
function word(text) {
	sub(/^[ :は]*(\.Cm )?/, "", text)
	match(text, /^[a-z0-9-]+/)
	return substr(text, 1, RLENGTH)
}
# Which of several words a text calls the default: "fail (default), keep it, or replace it" calls the first so.
function place(text) {
	gsub(/ \.Pq/, " (", text); gsub(/。|：/, ".", text); gsub(/、/, ",", text); gsub(/（既定）/, "(default", text)
	return match(text, /[^.:]*\( *(the )?default/) ? split(substr(text, RSTART, RLENGTH), parts, /,/) : 0
}
function settle() {
	if ((nth = place(item)) > 0 && (option in words) && place(words[option]) > 0 && nth != place(words[option]))
		print FILENAME ": --" option ": word " nth " is the default, not word " place(words[option])
	if (option != "" && match(item, /([Dd]efault is|既定は) *(\.Cm )?[a-z0-9-]+/)) {
		said = substr(item, RSTART, RLENGTH)
		sub(/.*(is|既定は) */, "", said)
		if (option in help && word(said) != help[option])
			print FILENAME ": --" option ": the default is " help[option] ", not " word(said)
	}
	option = item = ""
}
FNR == NR {
	if (match($0, /^ +(-[A-Za-z0-9], )?--[a-z0-9-]+/)) {
		name = substr($0, RSTART, RLENGTH)
		sub(/.*--/, "", name)
	}
	words[name] = words[name] " " $0
	if (match($0, /(\(default|（既定): [a-z0-9-]+/)) {
		text = substr($0, RSTART, RLENGTH)
		sub(/.*: /, "", text)
		help[name] = text
	} else if (match($0, /[a-z0-9-]+ ?(\(default\)|（既定）)/)) {
		text = substr($0, RSTART, RLENGTH)
		help[name] = word(text)
	}
	next
}
/^\.It Fl / {
	settle()
	option = $0
	sub(/.*Fl -/, "", option)
	sub(/ .*/, "", option)
	next
}
/^\.S[hs] / { settle() }
{ item = item " " $0 }
END { settle() }

# Prints kifu-rules(7) from what kifu explain says of each rule, in English and then in Japanese:
# awk -f man/rules7.awk english japanese
function safe(s) { gsub(/\\/, "\\e", s); return "\\&" s }
# Sentences begin on a line of their own.
function prose(s) { gsub(/[.] +/, ".\n\\\\\\&", s); return s }
# Adds a line to what is being said of the rule; Japanese lines are joined without a blank.
function more(s) {
	sub(/^ +/, "", s)
	is[part, name] = is[part, name] == "" ? s : is[part, name] (ja && is[part, name] !~ /[!-~]$/ ? "" : " ") s
}
FNR == 1 { ja = FILENAME == ARGV[2] ? 1 : 0 }
/^[a-z]/ {
	name = $1; part = "message" ja
	if (!ja) { rules[++n] = name; group[name] = substr($2, 2, length($2) - 2); severity[name] = substr($0, index($0, ", ") + 2) }
	sub(/\)$/, "", severity[name])
	next
}
/^$/ { part = "meaning" ja; next }
/^    (Source|出典): / { part = "source" ja; sub(/^[^:]*: /, "") }
/^    (What to do|対処): / { part = "fix" ja; sub(/^[^:]*: /, "") }
/^    (Wrong, in .*|Right|With a loss.*|Without|誤りのある例.*|正しい例|失われる例.*|失われない例):$/ { if (!ja) example[name] = example[name] ".Pp\n" safe(substr($0, 5)) "\n.Bd -literal -offset indent -compact\n"; next }
/^        / { if (!ja) { sub(/^        /, ""); example[name] = example[name] safe($0) "\n" } next }
{ if (part != "") more($0) }
END {
	print ".\\\" Printed by man/rules7.awk from what kifu explain says: testdata/bin/rows -u prints it anew."
	print ".Dd November 21, 2026\n.Dt KIFU-RULES 7\n.Os\n.Sh NAME\n.Nm kifu-rules"
	print ".Nd what kifu finds in shogi game records\n.Sh DESCRIPTION"
	print "Each finding of\n.Xr kifu-lint 1 ,\n.Xr kifu-check 1\nand\n.Xr kifu-convert 1\nnames its rule."
	print "Rules stand in groups; options that take rules take the names of groups too."
	print "Given are each rule's severity; its message in English and Japanese, in which \\(Lq...\\(Rq"
	print "stands for what the finding fills in; what it means, where it is from and what to do; and a record"
	print "with the finding beside one without.\nA name is never used for another rule."
	print "The same is printed by\n.Xr kifu-explain 1 ."
	for (i = 1; i <= n; i++) {
		name = rules[i]
		sub(/ *http.*/, "", is["source1", name])
		if (group[name] != before) {
			if (before != "") print ".El"
			before = group[name]
			print ".Ss Group " before (before == "style" ? " (off unless selected)" : "")
			print ".Bl -tag -width Ds"
		}
		print ".It Sy " name " Pq " severity[name]
		print safe(is["message0", name]) "\n.br\n" safe(is["message1", name])
		print ".Pp\n" prose(safe(is["meaning0", name])) "\n.br\n" safe(is["meaning1", name])
		print ".Pp\n" prose(safe("What to do: " is["fix0", name])) "\n.br\n" safe(is["fix1", name])
		print ".Pp\n" safe("Source: " is["source0", name]) "\n.br\n" safe(is["source1", name])
		k = example[name]
		gsub(/\n\.Pp\n/, "\n.Ed\n.Pp\n", k)
		if (k != "") printf "%s.Ed\n", k
	}
	print ".El\n.Sh SEE ALSO\n.Xr kifu-check 1 ,\n.Xr kifu-explain 1 ,\n.Xr kifu-lint 1 ,\n.Xr kifu.ini 5"
}

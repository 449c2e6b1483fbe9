# Prints kifu-rules(7) from record/diag.def: awk -f man/rules7.awk record/diag.def
BEGIN {
	FS = "\""
	print ".\\\" Printed by man/rules7.awk from record/diag.def: testdata/rows -u prints it anew."
	print ".Dd November 21, 2026\n.Dt KIFU-RULES 7\n.Os\n.Sh NAME\n.Nm kifu-rules"
	print ".Nd what kifu finds in shogi game records\n.Sh DESCRIPTION"
	print "Each finding of\n.Xr kifu-lint 1 ,\n.Xr kifu-check 1\nand\n.Xr kifu-convert 1\nnames its rule."
	print "Rules stand in groups; options that take rules take the names of groups too."
	print "Given are each rule's severity, its message in English and Japanese, in which \\(Lq...\\(Rq"
	print "stands for what the finding fills in, and what to do.\nA name is never used for another rule."
}
/^DIAG\(/ {
	split($3, is, ", *")
	if (is[2] != group) {
		if (group != "") print ".El"
		group = is[2]
		print ".Ss Group " group (group == "style" ? " (off unless selected)" : "")
		print ".Bl -tag -width Ds"
	}
	gsub(/[{][0-9][}]/, "...", $4); gsub(/[{][0-9][}]/, "...", $6)
	print ".It Sy " $2 " Pq " is[3]
	print "\\&" $4 "\n.br\n\\&" $6 "\n.br\n\\&" $8
}
END { print ".El\n.Sh SEE ALSO\n.Xr kifu-check 1 ,\n.Xr kifu-explain 1 ,\n.Xr kifu-lint 1 ,\n.Xr kifu.ini 5" }

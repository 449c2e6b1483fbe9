# Prints the list of rules of kifu-lint(1) from record/diag.def: awk -f man/rules.awk record/diag.def
BEGIN { FS = "\""; split("X Y Z W V", letters, " ") }
/^DIAG\(/ {
	split($3, is, ", *")
	if (is[2] != group) {
		if (group != "") print ".El"
		group = is[2]
		print ".Ss Group " group
		print ".Bl -tag -width Ds"
	}
	message = $4
	for (i = 0; i < 5; i++) gsub("[{]" i "[}]", letters[i + 1], message)
	print ".It Sy " $2 " Pq " is[3]
	print ".Dq \"" message "\" ."
	print $8
}
END { print ".El" }

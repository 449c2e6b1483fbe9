# Prints the list of fixes of kifu-lint(1): awk -f man/fixes.awk record/diag/GROUP.def...
/^DIAG\(/ { split($0, is, "\""); name = is[2] }
/^    FIX\(/ { text = ""; on = 1 }
on {
	match($0, /".*"/)
	text = text substr($0, RSTART + 1, RLENGTH - 2)
	if ($0 ~ /,$/) { print ".It Sy " name "\n" toupper(substr(text, 1, 1)) substr(text, 2) "."; on = 0 }
}

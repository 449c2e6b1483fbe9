# Prints the list of fixes of kifu-lint(1): awk -f man/fixes.awk record/diag/GROUP.def...  With -v ja=1, its Japanese.
/^DIAG\(/ { split($0, is, "\""); name = is[2] }
/^    FIX\(/ { text = ""; on = 1 }
on {
	match($0, /".*"/)
	text = text substr($0, RSTART + 1, RLENGTH - 2)
	if ($0 !~ /,$/) next
	if (on == 1 && !ja) print ".It Sy " name "\n" toupper(substr(text, 1, 1)) substr(text, 2) "."
	if (on == 2 && ja) print ".It Sy " name "\n" text "。"
	on = on == 1 && ja ? 2 : 0; text = ""
}

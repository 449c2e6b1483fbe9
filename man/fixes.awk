# Prints the list of fixes of kifu-lint(1) from record/tables/fix.def: awk -f man/fixes.awk record/tables/fix.def
BEGIN { FS = "\"" }
/^FIX\(/ {
	split($1, is, /[(,]/); name = is[2]; gsub("_", "-", name)
	print ".It Sy " name "\n" toupper(substr($2, 1, 1)) substr($2, 2) "."
}

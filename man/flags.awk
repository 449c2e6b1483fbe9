# Prints the lines of manual pages in which Fl makes flags of words: all its arguments are flags, up to the next macro.
{
	for (i = 1; i <= NF; i++) {
		if ($i != "Fl" && $i != ".Fl")
			continue
		for (j = i + 1; j <= NF && $j !~ /^([A-Z][a-z]|[A-Z][a-z][a-z])$/; j++)
			if (j > i + 1 && $j !~ /^[][().,:;?!|]+$/) {
				print FILENAME ":" FNR ": Fl makes a flag of " $j
				next
			}
	}
}

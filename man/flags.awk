# Prints the lines of manual pages in which a macro takes in what follows it: Fl makes a flag of each word, up to the next
# macro; 、 and 。 stand inside quotes unless Sc and Ns end these first, and so do ASCII punctuation and words in Ql.  And
# those in which a macro stands within text, where it is printed as it is.
/^[^.].* \.[A-Z][a-z] / {
	print FILENAME ":" FNR ": a macro within text: " $0
}
/^\.[A-Z]/ && !/^\.It/ {
	rest = $0
	gsub(/Ns [^ ]+/, "", rest)
	if (rest ~ / (、|。|；|）)/ || rest ~ /^\.(Pq )?Ql [^ ]+ [;,] [a-z]+ /)
		print FILENAME ":" FNR ": a macro takes in what follows it: " $0
}
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

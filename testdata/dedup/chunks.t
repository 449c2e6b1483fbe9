Of a large file only the chunks are read again that hold games to be printed; what is printed is the same as of the packed file, which is read again as a whole.
$ printf '%s\n' 'BEGIN { n = split(games, range, " "); for (r = 1; r <= n; r++) { split(range[r], ends, "-"); for (i = ends[1]; i <= ends[2]; i += ends[3]) { a = i % 9 + 1; b = int(i / 9) % 9 + 1; c = int(i / 81) % 8 + 1; d = int(i / 648) % 8 + 1; c += c >= a; d += d >= b; printf "V2.2\nN+%s %d\nN-%02000d\nPI\n+\n+%d7%d6FU\n-%d3%d4FU\n+%d7%d6FU\n-%d3%d4FU\n%%TORYO\n/\n", (i < 900 ? "A" : "羽生"), i, i, a, a, b, b, c, c, d, d } } }' >games.awk; games() { awk -v games="$*" -f games.awk; }; games 0-1295-1 0-0-1 700-701-1 1295-1295-1 >few.csa; games 0-647-1 0-647-1 >all.csa; games 7-1200-300 0-647-1 100-101-1 0-1295-250 648-1295-1 >many.csa; for t in kif kifu ki2 psn usi; do for f in few all many; do kifu convert --on-loss=ignore -o $f.$t $f.csa; done; done; kifu dedup few.csa
2 times the same game (plies: 4):
  few.csa:1: game 1
  few.csa:14257: game 1297
2 times the same game (plies: 4):
  few.csa:7701: game 701
  few.csa:14268: game 1298
2 times the same game (plies: 4):
  few.csa:7712: game 702
  few.csa:14279: game 1299
2 times the same game (plies: 4):
  few.csa:14246: game 1296
  few.csa:14290: game 1300
4 repetitions in 1300 games of 1 file.
[1]
$ for f in few all many; do for t in csa kif kifu ki2 psn usi; do gzip -k $f.$t; kifu dedup --as=ndjson $f.$t.gz | sed 's/\.gz"/"/g' >whole; for j in 1 3; do kifu dedup -j$j --as=ndjson $f.$t | cmp - whole && kifu dedup -j$j --as=ndjson - <$f.$t | sed "s/\"-\"/\"$f.$t\"/g" | cmp - whole; done; echo "$f $(wc -l <whole)"; done; done | uniq -c
      6 few 5
      6 all 649
      6 many 13
$ kifu dedup few.csa many.usi few.kif >three; tail -n 1 three; kifu dedup -j2 few.csa many.usi few.kif | cmp - three
2612 repetitions in 3908 games of 3 files.

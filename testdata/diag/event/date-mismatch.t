$ kifu event --format=gcc testdata/explain/event/date-mismatch.wrong
testdata/explain/event/date-mismatch.wrong/r1.kifu:1:6: warning: dated 2026-05-09, but the event lasted from 2026-05-02 to 2026-05-03 [date-mismatch]
$ kifu event --format=gcc testdata/explain/event/date-mismatch.right

$ kifu event --format=gcc testdata/explain/event/clock-mismatch.wrong
testdata/explain/event/clock-mismatch.wrong/r1.kifu:1:6: warning: clock 20分+40秒, but the event has 30m+30s [clock-mismatch]
$ kifu event --format=gcc testdata/explain/event/clock-mismatch.right

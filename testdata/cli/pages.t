Pages of the games with findings, linked from the report.
$ mkdir -p in/a; cp testdata/diag/legality/nifu.kifu in; cp testdata/diag/legality/bad-move-lion.usi 'in/a/50% #1 & <b>.usi'; cp testdata/kif/mini.kifu in/a
$ kifu check --format=html:site/index.html --pages=site/games in; find site -type f | sort; sed -n '/id="pages"/,/<.ol>/p' site/index.html
site/games/a_50% #1 & _b_.usi-00001.html
site/games/a_50% #1 & _b_.usi-00002.html
site/games/a_50% #1 & _b_.usi-00003.html
site/games/a_50% #1 & _b_.usi-00004.html
site/games/a_50% #1 & _b_.usi-00005.html
site/games/a_50% #1 & _b_.usi-00006.html
site/games/nifu.kifu-00001.html
site/index.html
<h2 id="pages">Games to replay</h2>
<ol class="pages">
<li><a data-g="1.1" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00001.html">a/50% #1 &amp; &lt;b&gt;.usi · game 1</a></li>
<li><a data-g="1.2" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00002.html">a/50% #1 &amp; &lt;b&gt;.usi · game 2</a></li>
<li><a data-g="1.3" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00003.html">a/50% #1 &amp; &lt;b&gt;.usi · game 3</a></li>
<li><a data-g="1.4" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00004.html">a/50% #1 &amp; &lt;b&gt;.usi · game 4</a></li>
<li><a data-g="1.5" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00005.html">a/50% #1 &amp; &lt;b&gt;.usi · game 5</a></li>
<li><a data-g="1.6" href="games/a_50%25%20%231%20&amp;%20_b_.usi-00006.html">a/50% #1 &amp; &lt;b&gt;.usi · game 6</a></li>
<li><a data-g="3.1" href="games/nifu.kifu-00001.html">nifu.kifu · game 1</a></li>
</ol>
$ grep -o '"at":[0-9]*' site/games/nifu*; grep -c 'class="game"' site/games/*; grep -A1 'class="law"' site/games/nifu*
"at":11
site/games/a_50% #1 & _b_.usi-00001.html:1
site/games/a_50% #1 & _b_.usi-00002.html:1
site/games/a_50% #1 & _b_.usi-00003.html:1
site/games/a_50% #1 & _b_.usi-00004.html:1
site/games/a_50% #1 & _b_.usi-00005.html:1
site/games/a_50% #1 & _b_.usi-00006.html:1
site/games/nifu.kifu-00001.html:1
<section class="law">
<h2>nifu</h2>
$ mkdir reports; kifu lint --lang=ja --format=html:reports/r.html --pages=ja in/nifu.kifu; head -n 2 ja/nifu* | tail -n 1; grep 'data-g="1.1" href' reports/r.html
<html lang="ja">
<li><a data-g="1.1" href="../ja/nifu.kifu-00001.html">nifu.kifu · 第1局</a></li>
$ kifu check --format=html --pages=out - <in/nifu.kifu | grep 'data-g="1.1" href'; ls out
<li><a data-g="1.1" href="out/--00001.html">- · game 1</a></li>
--00001.html
$ kifu check --format=html:r.html --pages=site/games in; grep -c 'data-g="[0-9.]*" href' r.html
kifu: site/games/a_50% #1 & _b_.usi-00001.html: file exists (use --on-exists)
0
[1]
$ for page in site/games/*; do echo mine >"$page"; done; kifu check --format=html:r.html --pages=site/games --on-exists=skip in; cat site/games/* | sort -u; grep -c 'data-g="[0-9.]*" href' r.html
mine
7
$ kifu check --format=html:r.html --pages=site/games --on-exists=overwrite in; grep -c 'class="game"' site/games/nifu*
1
$ echo mine >kept; rm site/games/nifu*; ln -s "$PWD/kept" site/games/nifu.kifu-00001.html; kifu check --format=html:r.html --pages=site/games --on-exists=overwrite in/nifu.kifu; cat kept
kifu: site/games/nifu.kifu-00001.html: a link, which is not replaced (remove it, or name another folder)
mine
$ kifu check --write-baseline=base.json in >/dev/null; kifu check --baseline=base.json --format=html:r.html --pages=none/x in; ls -d none 2>&1 | cut -c 1-2
ls
$ kifu check --format=json --pages=none in; kifu lint --on-exists=skip in
kifu: --pages needs --format=html
Try 'kifu check --help'.
kifu: --on-exists needs --pages=DIR
Try 'kifu lint --help'.
[2]
$ kifu check --format=html:r.html --format=html:s.html --pages=in/pages in; grep -c 'data-g="[0-9.]*" href' r.html s.html; kifu check --format=html:r.html --pages=in/pages --on-exists=skip in; grep '<p>.* files' r.html
r.html:7
s.html:0
<p>7 findings (7 errors) in 8 games of 3 files</p>

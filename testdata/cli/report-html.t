The report as a page: totals and charts, a table of findings, the board on which a game goes wrong.
$ SOURCE_DATE_EPOCH=1767225600 kifu lint --format=html testdata/kif/nhk-2004-resigned.kifu >a.html; sed -n 's/kifu [0-9.]*</kifu VERSION</; /^<h1/,/^<div class="charts"/p' a.html
<h1>Report on game records</h1>
<p>2 findings (1 error, 1 note) in 1 game of 1 file</p>
<dl class="run">
<dt>folder</dt><dd>testdata/kif/</dd>
<dt>command</dt><dd>kifu lint --format=html testdata/kif/nhk-2004-resigned.kifu</dd>
<dt>date</dt><dd>2026-01-01 00:00 UTC</dd>
<dt>version</dt><dd>kifu VERSION</dd>
<dt>rule set</dt><dd>jsa</dd>
</dl>
<nav><a href="#charts">Charts</a> <a href="#findings">Findings</a> <a href="#boards">Boards</a> <a href="#rules">Rules</a> </nav>
<dl class="totals">
<div><dt>files</dt><dd>1</dd></div>
<div><dt>games</dt><dd>1</dd></div>
<div><dt>ok</dt><dd>0</dd></div>
<div class="bad"><dt>illegal</dt><dd>1</dd></div>
<div><dt>unreadable</dt><dd>0</dd></div>
<div><dt>findings</dt><dd>2</dd></div>
<div class="bad"><dt>errors</dt><dd><a href="#severity=s2">1</a></dd></div>
<div><dt>notes</dt><dd><a href="#severity=s4">1</a></dd></div>
</dl>
<h2 id="charts">Charts</h2>
<div class="charts">
$ sed -n '/^<tr class/p; /^<figure/p; /^<figcaption/p; /^<section id/,/^<\/section/p' a.html; sed -n '/^<figure/,/^<\/figure/p' a.html | grep -o '<rect class="finding"[^>]*>'
<tr class="s2" data-g="1.1" data-r="nifu"><td>error</td><td>nifu</td><td>nhk-2004-resigned.kifu:115:6</td><td>109</td><td>nifu: black drops a pawn on 29 with an unpromoted pawn on 23</td></tr>
<tr class="s4" data-g="1.1" data-r="unnoticed-foul"><td>note</td><td>unnoticed-foul</td><td>nhk-2004-resigned.kifu:116:6</td><td></td><td>unnoticed foul by black at move 109: by this rule set the result stands</td></tr>
<figure id="g1.1" data-ply="109">
<figcaption>nifu: black drops a pawn on 29 with an unpromoted pawn on 23 <a href="#rule-nifu">nifu</a><br><span class="left">nhk-2004-resigned.kifu · game 1 · move 109</span></figcaption>
<section id="rule-nifu">
<h3>nifu</h3>
<p><a href="#rule=nifu">1 finding</a></p>
<p>A pawn cannot be dropped on a file where its side has an unpromoted pawn (nifu, two pawns). Promoted pawns and the opponent's pawns do not count.</p>
<p class="left">source: Japan Shogi Association, match rules (2024), article 10, and page on fouls</p>
</section>
<section id="rule-unnoticed-foul">
<h3>unnoticed-foul</h3>
<p><a href="#rule=unnoticed-foul">1 finding</a></p>
<p>A foul was played, but the game went on and ended otherwise. By the rules of the Japan Shogi Association since October 2019, a foul also loses when it is found after the end; before that, and on many servers, a resignation stands.</p>
<p class="left">source: Japan Shogi Association, match rules (2024; on fouls found after the end: since October 2019)</p>
</section>
<rect class="finding" fill="#d00" fill-opacity=".3" x="410" y="170" width="44" height="48"/>
<rect class="finding" fill="#d00" fill-opacity=".3" x="410" y="482" width="44" height="48"/>
$ sed -n '/<h3>Winners/,/^<\/div>/p; /<h3>Games by year/,/^<\/div>/p' a.html
<h3>Winners by handicap</h3>
<ul class="legend"><li><svg viewBox="0 0 9 9" aria-hidden="true"><rect class="b0" width="9" height="9"/></svg>black wins</li><li><svg viewBox="0 0 9 9" aria-hidden="true"><rect class="b1" width="9" height="9"/></svg>white wins</li><li><svg viewBox="0 0 9 9" aria-hidden="true"><rect class="b2" width="9" height="9"/></svg>no winner</li></ul>
<svg viewBox="0 0 360 72" role="img" aria-label="Winners by handicap">
<text y="14">all games</text><text x="360" y="14" text-anchor="end">1</text><rect class="back" y="19" width="360" height="10" rx="2"/>
<rect class="b0" x="0.0" y="19" width="360.0" height="10"/>
<text y="50">hirate</text><text x="360" y="50" text-anchor="end">1</text><rect class="back" y="55" width="360" height="10" rx="2"/>
<rect class="b0" x="0.0" y="55" width="360.0" height="10"/>
</svg>
<details><summary>Numbers</summary>
<table>
<thead><tr><th scope="col">handicap</th><th scope="col">black wins</th><th scope="col">white wins</th><th scope="col">no winner</th></tr></thead>
<tbody>
<tr><th scope="row">all games</th><td>1</td><td>0</td><td>0</td></tr>
<tr><th scope="row">hirate</th><td>1</td><td>0</td><td>0</td></tr>
</tbody>
</table>
</details>
</div>
<h3>Games by year</h3>
<svg viewBox="0 0 360 208" role="img" aria-label="Games by year">
<text class="tick" y="11">1</text>
<rect class="axis" y="18" width="360" height="1"/>
<rect class="axis" y="188" width="360" height="1"/>
<rect class="b0" x="0.0" y="18.0" width="30.6" height="170.0"/>
<text class="tick" x="15.1" y="202">2004</text>
</svg>
<details><summary>Numbers</summary>
<table>
<thead><tr><th scope="col">year</th><th scope="col">games</th></tr></thead>
<tbody>
<tr><th scope="row">2004</th><td>1</td></tr>
</tbody>
</table>
</details>
</div>
$ for year in 1931 1939 1990 2004; do printf '開始日時：%s/05/31\n   1 ７六歩(77)\n   2 投了\n' $year >$year.kifu; done; kifu check --format=html 1931.kifu 1939.kifu 1990.kifu 2004.kifu | sed -n '/<h3>Games by year/,/^<\/div>/p' | grep '<th scope="row"'; rm [12]???.kifu
<tr><th scope="row">1930s</th><td>2</td></tr>
<tr><th scope="row">1940s</th><td>0</td></tr>
<tr><th scope="row">1950s</th><td>0</td></tr>
<tr><th scope="row">1960s</th><td>0</td></tr>
<tr><th scope="row">1970s</th><td>0</td></tr>
<tr><th scope="row">1980s</th><td>0</td></tr>
<tr><th scope="row">1990s</th><td>1</td></tr>
<tr><th scope="row">2000s</th><td>1</td></tr>
$ SOURCE_DATE_EPOCH=1767225600 kifu check --lang=ja --format=html testdata/diag/legality/nifu.kifu | sed -n 's/kifu [0-9.]*</kifu VERSION</; 1,2p; /^<h1/,/^<nav/p; /^<h[23]/p; /^<tr class/p; /^<figcaption/p'
<!DOCTYPE html>
<html lang="ja">
<h1>棋譜の検査レポート</h1>
<p>1ファイル1局: 指摘1件（エラー1件）</p>
<dl class="run">
<dt>フォルダ</dt><dd>testdata/diag/legality/</dd>
<dt>コマンド</dt><dd>kifu check --lang=ja --format=html testdata/diag/legality/nifu.kifu</dd>
<dt>日時</dt><dd>2026-01-01 00:00 UTC</dd>
<dt>バージョン</dt><dd>kifu VERSION</dd>
<dt>ルール設定</dt><dd>jsa</dd>
</dl>
<nav><a href="#charts">グラフ</a> <a href="#findings">指摘</a> <a href="#boards">盤面</a> <a href="#rules">ルール</a> </nav>
<h2 id="charts">グラフ</h2>
<h3>判定</h3>
<h3>終局</h3>
<h3>手合割ごとの勝敗</h3>
<h3>手数</h3>
<h3>ルールごとの指摘</h3>
<h2 id="findings">指摘</h2>
<tr class="s2" data-g="1.1" data-r="nifu"><td>エラー</td><td>二歩</td><td>nifu.kifu:15:6</td><td>11</td><td>二歩: 先手が75に歩を打ちましたが、77にも歩があります</td></tr>
<h2 id="boards">盤面</h2>
<figcaption>二歩: 先手が75に歩を打ちましたが、77にも歩があります <a href="#rule-nifu">二歩</a><br><span class="left">nifu.kifu · 第1局 · 11手目</span></figcaption>
<h2 id="rules">ルール</h2>
<h3>二歩 nifu</h3>
$ printf 'V2.2\nPI\n+\n+7776FU\n-3334FU\n+2324FU\n%%TORYO\n' >stop.csa; printf '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n変化：2手\n   2 ３五歩(33)\n' >variation.kifu; kifu check --format=html stop.csa variation.kifu | grep '^<figcaption\|^<p class="left">[0-9]\|class="finding"'
<p class="left">1 of 2 games with an error at a move have a board here; 1 left out. An error in a variation, or without a position, has none; kifu convert -t html --on-illegal=keep shows a game.</p>
<rect class="finding" fill="#d00" fill-opacity=".3" x="410" y="138" width="44" height="48"/>
<rect class="finding" fill="#d00" fill-opacity=".3" x="410" y="190" width="44" height="48"/>
<figcaption>the pawn on 23 belongs to the other side <a href="#rule-wrong-side">wrong-side</a><br><span class="left">stop.csa · game 1 · move 3</span></figcaption>
$ kifu check --write-baseline=base.json testdata/diag/legality/nifu.kifu >/dev/null; kifu check --baseline=base.json --format=html testdata/diag/legality/nifu.kifu | grep 'figure id\|<tr class\|baseline'; kifu check --ignore=nifu --format=html testdata/diag/legality/nifu.kifu | grep 'figure id\|<tr class'
<dt>command</dt><dd>kifu check --baseline=base.json --format=html testdata/diag/legality/nifu.kifu</dd>
<div><dt>in the baseline</dt><dd>1</dd></div>
[1]
$ printf '[rule mark]\nheader = 先手\nforbid = <script>\nmessage = <b>"&\n' >kifu.ini; printf '先手：<script>bad()</script>\n手合割：平手\n   1 ７六歩(77)\n*mark\n   2 ３三歩(33)\n' >'<img src=x onerror=bad()>.kifu'; kifu lint --format=html '<img src=x onerror=bad()>.kifu' >b.html; grep -c '<script>' b.html; grep '^<tr class\|^<figcaption' b.html; grep -o '&lt;script[^<]*' b.html; rm kifu.ini
1
<tr class="s2" data-g="1.1" data-r="bad-move"><td>error</td><td>bad-move</td><td>&lt;img src=x onerror=bad()&gt;.kifu:5:6</td><td>2</td><td>a pawn cannot move from 33 to 33</td></tr>
<tr class="s3" data-g="1.1" data-r="user/mark"><td>warning</td><td>user/mark</td><td>&lt;img src=x onerror=bad()&gt;.kifu:1:4</td><td></td><td>&lt;b&gt;&quot;&amp;</td></tr>
<tr class="s4" data-g="1.1" data-r="missing-player"><td>note</td><td>missing-player</td><td>&lt;img src=x onerror=bad()&gt;.kifu:1:26</td><td></td><td>no name for white</td></tr>
<tr class="s4" data-g="1.1" data-r="missing-result"><td>note</td><td>missing-result</td><td>&lt;img src=x onerror=bad()&gt;.kifu:5:6</td><td>2</td><td>no ending recorded</td></tr>
<figcaption>a pawn cannot move from 33 to 33 <a href="#rule-bad-move">bad-move</a><br><span class="left">&lt;img src=x onerror=bad()&gt;.kifu · game 1 · move 2</span></figcaption>
&lt;script&gt;bad()&lt;/script&gt;
$ { printf 'V2.2\n'; awk 'BEGIN { for (i = 0; i < 30000; i++) printf "PI\n+\n+7776FU\n+7775FU\n%%TORYO\n/\n" }'; } >many.csa; for j in 1 4; do kifu check -j $j --max-findings=0 --format=html many.csa | sed '/^<dt>/d' >$j.html; done; cmp 1.html 4.html; grep '^<p class="left">[0-9T]' 1.html; grep -c '^<tr class' 1.html; grep -c '^<figure id' 1.html; wc -c <1.html | awk '{ print ($1 < 5000000) }'
<p class="left">The table has 3408 of 60000 findings, at most 2000 of a rule; 56592 left out. kifu check --format=ndjson lists all.</p>
<p class="left">240 of 30000 games with an error at a move have a board here; 29760 left out. An error in a variation, or without a position, has none; kifu convert -t html --on-illegal=keep shows a game.</p>
3408
240
1
$ mkdir -p '2 & 3/a' '2 & 3/b'; cp stop.csa '2 & 3/a'; cp stop.csa '2 & 3/b'; kifu check --format=html '2 & 3' | grep '^<tr class\|^<dt>[cf]'; kifu check --format=html --rules=csa '2 & 3/a' '2 & 3/b/' | grep '^<tr class\|^<dt>[cfr]'; rm -r '2 & 3'
<dt>folder</dt><dd>2 &amp; 3</dd>
<dt>command</dt><dd>kifu check --format=html '2 &amp; 3'</dd>
<tr class="s2" data-g="1.1" data-r="wrong-side"><td>error</td><td>wrong-side</td><td>a/stop.csa:6:1</td><td>3</td><td>the pawn on 23 belongs to the other side</td></tr>
<tr class="s2" data-g="2.1" data-r="wrong-side"><td>error</td><td>wrong-side</td><td>b/stop.csa:6:1</td><td>3</td><td>the pawn on 23 belongs to the other side</td></tr>
<dt>folder</dt><dd>2 &amp; 3/</dd>
<dt>command</dt><dd>kifu check --format=html --rules=csa '2 &amp; 3/a' '2 &amp; 3/b/'</dd>
<dt>rule set</dt><dd>csa</dd>
<tr class="s2" data-g="1.1" data-r="wrong-side"><td>error</td><td>wrong-side</td><td>a/stop.csa:6:1</td><td>3</td><td>the pawn on 23 belongs to the other side</td></tr>
<tr class="s2" data-g="2.1" data-r="wrong-side"><td>error</td><td>wrong-side</td><td>b/stop.csa:6:1</td><td>3</td><td>the pawn on 23 belongs to the other side</td></tr>
$ mkdir none; kifu check --format=html none | grep '^<p>'; kifu check --lang=ja --format=html none stop.csa --game=2 | grep '^<p'; rmdir none
none: skipped: no record is in it (--include names other files)
<p>No findings in 0 games of 0 files</p>
<p>No game was read.</p>
<p>No file was checked</p>
none: 対象外: 棋譜がありません（--include で他のファイルを指定できます）
1局のうち、選択された対局はありません。
<p>1ファイル0局: 指摘なし、選択外1局</p>
<p>読み込んだ対局はありません。</p>
<p>指摘なし</p>
$ kifu lint --format=html testdata/diag/legality/nifu.kifu >/dev/full
kifu: standard output: No space left on device
[2]
$ cp testdata/diag/legality/nifu.kifu c.kifu; kifu lint --format=html:c.kifu c.kifu; kifu lint --format=html:no/r.html c.kifu; kifu lint --format=html:r.html gone.kifu; grep '^<tr class' r.html; ls
kifu: c.kifu: a report would replace this file, which is read: name another
Try 'kifu lint --help'.
kifu: no/r.html: No such file or directory
kifu: gone.kifu: No such file or directory
<tr class="s1" data-g="0.0" data-r=""><td>not checked</td><td></td><td>gone.kifu</td><td></td><td>No such file or directory</td></tr>
1.html
4.html
<img src=x onerror=bad()>.kifu
a.html
b.html
base.json
c.kifu
many.csa
r.html
stop.csa
testdata
variation.kifu

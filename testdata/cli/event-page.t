The page of an event: its tables and the boards to which they lead; a knock-out, a league, more games than have a board, a table alone.
$ printf 'grep -o "href=\"#e[0-9]*\"" "$1" | tr -dc "0-9\\n" | sort -u | wc -l; grep -o "<figure id=\"e[0-9]*\"" "$1" | sort -u | wc -l\n' >links
$ mkdir cup; record() { printf '手合割：%s\n先手：%s\n後手：%s\n棋戦：Cup %s\n手数----指手--\n   1 %s\n   2 %s\n' "$5" "$2" "$3" "${1%-*}" "$4" "${6-投了}" >"cup/$1.kifu"; }; record 1回戦-1 '<script>bad()</script>' 'A & "B"' '７六歩(77)' 平手; record 1回戦-2 "$(printf 'evil\342\200\256gnirts')" 山田太郎 '２六歩(27)' 平手; record 1回戦-3 '"><img src=x>' 佐藤花 '３四歩(33)' 香落ち 千日手; record 1回戦-3r 佐藤花 '"><img src=x>' '８四歩(83)' 香落ち; record 1回戦-4 鈴木一 伊藤陽 '５六歩(57)' 平手; record 準決勝-1 'A & "B"' 山田太郎 '６六歩(67)' 平手; record 準決勝-2 伊藤陽 '"><img src=x>' '９六歩(97)' 平手; record 決勝-1 'A & "B"' 伊藤陽 '７八金(69)' 平手; record 3位決定戦-1 山田太郎 '"><img src=x>' '７八銀(79)' 平手; printf '[event]\nname = <b>Cup</b>\nformat = knockout\nthird-place = yes\ndraws = replay\n' >cup/event.ini
$ SOURCE_DATE_EPOCH=1 kifu event --format=html:cup.html cup; sed -n '/^<nav/p; /^<section class="event"/,/^<\/section/p; /^<figure/p; /^<figcaption/p' cup.html
<nav><a href="#event">Standings</a> <a href="#charts">Charts</a> <a href="#findings">Findings</a> <a href="#boards">Boards</a> <a href="#rules">Rules</a> </nav>
<section class="event">
<h2 id="event">&lt;b&gt;Cup&lt;/b&gt;</h2>
<p>8 players, 3 rounds, 8 boards</p>
<div class="wide" role="region" tabindex="0" aria-label="&lt;b&gt;Cup&lt;/b&gt;">
<ol class="bracket">
<li><h3>quarterfinals</h3>
<ul>
<li><ul><li><span><span class="side" title="white">☖</span>A &amp; &quot;B&quot;</span> 0</li><li><b><span class="side" title="black">☗</span>&lt;script&gt;bad()&lt;/script&gt;</b> 1</li></ul><a href="#e1">record</a></li>
<li><ul><li><span><span class="side" title="white">☖</span>山田太郎</span> 0</li><li><b><span class="side" title="black">☗</span>evil\u202Egnirts</b> 1</li></ul><a href="#e2">record</a></li>
<li><ul><li><b><span class="side" title="white">☖</span>&quot;&gt;&lt;img src=x&gt;</b> 1</li><li><span><span class="side" title="black">☗</span>佐藤花</span> 0</li></ul><a href="#e3">record</a> <a href="#e4">record 2</a> <small>lance</small></li>
<li><ul><li><span><span class="side" title="white">☖</span>伊藤陽</span> 0</li><li><b><span class="side" title="black">☗</span>鈴木一</b> 1</li></ul><a href="#e5">record</a></li>
</ul></li>
<li><h3>semifinals</h3>
<ul>
<li><ul><li><b><span class="side" title="black">☗</span>A &amp; &quot;B&quot;</b> 1</li><li><span><span class="side" title="white">☖</span>山田太郎</span> 0</li></ul><a href="#e6">record</a></li>
<li><ul><li><span><span class="side" title="white">☖</span>&quot;&gt;&lt;img src=x&gt;</span> 0</li><li><b><span class="side" title="black">☗</span>伊藤陽</b> 1</li></ul><a href="#e7">record</a></li>
</ul></li>
<li><h3>final</h3>
<ul>
<li><ul><li><b><span class="side" title="black">☗</span>A &amp; &quot;B&quot;</b> 1</li><li><span><span class="side" title="white">☖</span>伊藤陽</span> 0</li></ul><a href="#e9">record</a></li>
<li class="third"><h4>third place</h4><ul><li><span><span class="side" title="white">☖</span>&quot;&gt;&lt;img src=x&gt;</span> 0</li><li><b><span class="side" title="black">☗</span>山田太郎</b> 1</li></ul><a href="#e8">record</a></li>
</ul></li>
</ol>
</div>
<p class="left">1 won, 0 lost, 1/2 drawn, + - without a game, ? no result, * see the findings</p>
</section>
<figure id="e1">
<figcaption>☗<b>&lt;script&gt;bad()&lt;/script&gt;</b> – ☖A &amp; &quot;B&quot;<br>1 move · resignation · black wins<br><span class="left">round 1 · 1回戦-1.kifu</span></figcaption>
<figure id="e2">
<figcaption>☗<b>evil\u202Egnirts</b> – ☖山田太郎<br>1 move · resignation · black wins<br><span class="left">round 1 · 1回戦-2.kifu</span></figcaption>
<figure id="e3">
<figcaption>☗&quot;&gt;&lt;img src=x&gt; – ☖佐藤花<br>1 move · fourfold repetition · no winner<br><span class="left">round 1 · 1回戦-3.kifu</span></figcaption>
<figure id="e4">
<figcaption>☗佐藤花 – ☖<b>&quot;&gt;&lt;img src=x&gt;</b><br>1 move · resignation · white wins<br><span class="left">round 1 · 1回戦-3r.kifu</span></figcaption>
<figure id="e5">
<figcaption>☗<b>鈴木一</b> – ☖伊藤陽<br>1 move · resignation · black wins<br><span class="left">round 1 · 1回戦-4.kifu</span></figcaption>
<figure id="e6">
<figcaption>☗<b>A &amp; &quot;B&quot;</b> – ☖山田太郎<br>1 move · resignation · black wins<br><span class="left">round 2 · 準決勝-1.kifu</span></figcaption>
<figure id="e7">
<figcaption>☗<b>伊藤陽</b> – ☖&quot;&gt;&lt;img src=x&gt;<br>1 move · resignation · black wins<br><span class="left">round 2 · 準決勝-2.kifu</span></figcaption>
<figure id="e8">
<figcaption>☗<b>山田太郎</b> – ☖&quot;&gt;&lt;img src=x&gt;<br>1 move · resignation · black wins<br><span class="left">round 3 · 3位決定戦-1.kifu</span></figcaption>
<figure id="e9">
<figcaption>☗<b>A &amp; &quot;B&quot;</b> – ☖伊藤陽<br>1 move · resignation · black wins<br><span class="left">round 3 · 決勝-1.kifu</span></figcaption>
$ sh links cup.html; grep -c '<script>bad\|<img' cup.html; grep -c "$(printf '\342\200\256')" cup.html
9
9
0
0
[1]
$ kifu event --lang=ja --format=html:cup.html cup; sed -n '/^<section class="event"/,/^<\/section/p; /^<figcaption/p' cup.html
<section class="event">
<h2 id="event">&lt;b&gt;Cup&lt;/b&gt;</h2>
<p>8人、全3回戦、8局</p>
<div class="wide" role="region" tabindex="0" aria-label="&lt;b&gt;Cup&lt;/b&gt;">
<ol class="bracket">
<li><h3>準々決勝</h3>
<ul>
<li><ul><li><span><span class="side" title="後手">☖</span>A &amp; &quot;B&quot;</span> ●</li><li><b><span class="side" title="先手">☗</span>&lt;script&gt;bad()&lt;/script&gt;</b> ○</li></ul><a href="#e1">棋譜</a></li>
<li><ul><li><span><span class="side" title="後手">☖</span>山田太郎</span> ●</li><li><b><span class="side" title="先手">☗</span>evil\u202Egnirts</b> ○</li></ul><a href="#e2">棋譜</a></li>
<li><ul><li><b><span class="side" title="後手">☖</span>&quot;&gt;&lt;img src=x&gt;</b> ○</li><li><span><span class="side" title="先手">☗</span>佐藤花</span> ●</li></ul><a href="#e3">棋譜</a> <a href="#e4">棋譜 2</a> <small>香落ち</small></li>
<li><ul><li><span><span class="side" title="後手">☖</span>伊藤陽</span> ●</li><li><b><span class="side" title="先手">☗</span>鈴木一</b> ○</li></ul><a href="#e5">棋譜</a></li>
</ul></li>
<li><h3>準決勝</h3>
<ul>
<li><ul><li><b><span class="side" title="先手">☗</span>A &amp; &quot;B&quot;</b> ○</li><li><span><span class="side" title="後手">☖</span>山田太郎</span> ●</li></ul><a href="#e6">棋譜</a></li>
<li><ul><li><span><span class="side" title="後手">☖</span>&quot;&gt;&lt;img src=x&gt;</span> ●</li><li><b><span class="side" title="先手">☗</span>伊藤陽</b> ○</li></ul><a href="#e7">棋譜</a></li>
</ul></li>
<li><h3>決勝</h3>
<ul>
<li><ul><li><b><span class="side" title="先手">☗</span>A &amp; &quot;B&quot;</b> ○</li><li><span><span class="side" title="後手">☖</span>伊藤陽</span> ●</li></ul><a href="#e9">棋譜</a></li>
<li class="third"><h4>3位決定戦</h4><ul><li><span><span class="side" title="後手">☖</span>&quot;&gt;&lt;img src=x&gt;</span> ●</li><li><b><span class="side" title="先手">☗</span>山田太郎</b> ○</li></ul><a href="#e8">棋譜</a></li>
</ul></li>
</ol>
</div>
<p class="left">○: 勝ち、●: 負け、千: 千日手、持: 持将棋、△: 引き分け、?: 結果不明、*: 指摘あり</p>
</section>
<figcaption>☗<b>&lt;script&gt;bad()&lt;/script&gt;</b> – ☖A &amp; &quot;B&quot;<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">1回戦 · 1回戦-1.kifu</span></figcaption>
<figcaption>☗<b>evil\u202Egnirts</b> – ☖山田太郎<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">1回戦 · 1回戦-2.kifu</span></figcaption>
<figcaption>☗&quot;&gt;&lt;img src=x&gt; – ☖佐藤花<br>1手 · 千日手 · 勝敗なし<br><span class="left">1回戦 · 1回戦-3.kifu</span></figcaption>
<figcaption>☗佐藤花 – ☖<b>&quot;&gt;&lt;img src=x&gt;</b><br>1手 · 投了 · 後手（上手）勝ち<br><span class="left">1回戦 · 1回戦-3r.kifu</span></figcaption>
<figcaption>☗<b>鈴木一</b> – ☖伊藤陽<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">1回戦 · 1回戦-4.kifu</span></figcaption>
<figcaption>☗<b>A &amp; &quot;B&quot;</b> – ☖山田太郎<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">2回戦 · 準決勝-1.kifu</span></figcaption>
<figcaption>☗<b>伊藤陽</b> – ☖&quot;&gt;&lt;img src=x&gt;<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">2回戦 · 準決勝-2.kifu</span></figcaption>
<figcaption>☗<b>山田太郎</b> – ☖&quot;&gt;&lt;img src=x&gt;<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">3回戦 · 3位決定戦-1.kifu</span></figcaption>
<figcaption>☗<b>A &amp; &quot;B&quot;</b> – ☖伊藤陽<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">3回戦 · 決勝-1.kifu</span></figcaption>
$ mkdir league; record() { printf '先手：%s\n後手：%s\n棋戦：リーグ 第%s回戦\n手数----指手--\n   1 %s\n   2 %s\n' "$2" "$3" "${1%-*}" "$4" "${5-投了}" >"league/$1.kifu"; }; record 1-1 青木一郎 井上花 '７六歩(77)'; record 1-2 上田航 江口実 '２六歩(27)' 千日手; record 1-2r 江口実 上田航 '１六歩(17)'; record 2-1 青木一郎 上田航 '５六歩(57)' 持将棋; record 2-2 江口実 井上花 '６六歩(67)' 中断; record 3-1 江口実 青木一郎 '９六歩(97)'; printf '[event]\nname = リーグ\nformat = round-robin\n' >league/event.ini
$ for l in ja en; do kifu event --lang=$l --format=html:league.html league; sed -n '/^<section class="event"/,/^<\/section/p; /^<figcaption/p' league.html; sh links league.html; done
<section class="event">
<h2 id="event">リーグ</h2>
<p>4人、全3回戦、5局、結果不明1局</p>
<div class="wide" role="region" tabindex="0" aria-label="リーグ">
<table class="league">
<thead><tr><th scope="col">#</th><th scope="col">対局者</th><th scope="col" title="江口実">1</th><th scope="col" title="青木一郎">2</th><th scope="col" title="上田航">3</th><th scope="col" title="井上花">4</th><th scope="col">勝</th><th scope="col">敗</th><th scope="col">勝点</th></tr></thead>
<tbody>
<tr><td>1</td><th scope="row">江口実</th><td>＼</td><td><span title="青木一郎"><a href="#e6"><span class="side" title="先手">☗</span>○</a></span> </td><td><span title="上田航"><a href="#e2"><span class="side" title="後手">☖</span>千</a> <a href="#e3"><span class="side" title="先手">☗</span>○</a></span> </td><td><span title="井上花"><a href="#e5"><span class="side" title="先手">☗</span>?</a></span> </td><td>2</td><td>0</td><td>2</td></tr>
<tr><td>2</td><th scope="row">青木一郎</th><td><span title="江口実"><a href="#e6"><span class="side" title="後手">☖</span>●</a></span> </td><td>＼</td><td><span title="上田航"><a href="#e4"><span class="side" title="先手">☗</span>持</a></span> </td><td><span title="井上花"><a href="#e1"><span class="side" title="先手">☗</span>○</a></span> </td><td>1</td><td>1</td><td>1.5</td></tr>
<tr><td>3</td><th scope="row">上田航</th><td><span title="江口実"><a href="#e2"><span class="side" title="先手">☗</span>千</a> <a href="#e3"><span class="side" title="後手">☖</span>●</a></span> </td><td><span title="青木一郎"><a href="#e4"><span class="side" title="後手">☖</span>持</a></span> </td><td>＼</td><td></td><td>0</td><td>1</td><td>0.5</td></tr>
<tr><td>4</td><th scope="row">井上花</th><td><span title="江口実"><a href="#e5"><span class="side" title="後手">☖</span>?</a></span> </td><td><span title="青木一郎"><a href="#e1"><span class="side" title="後手">☖</span>●</a></span> </td><td></td><td>＼</td><td>0</td><td>1</td><td>0</td></tr>
</tbody>
</table>
</div>
<p class="left">○: 勝ち、●: 負け、千: 千日手、持: 持将棋、△: 引き分け、?: 結果不明、*: 指摘あり</p>
</section>
<figcaption>☗<b>青木一郎</b> – ☖井上花<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">1回戦 · 1-1.kifu</span></figcaption>
<figcaption>☗上田航 – ☖江口実<br>1手 · 千日手 · 勝敗なし<br><span class="left">1回戦 · 1-2.kifu</span></figcaption>
<figcaption>☗<b>江口実</b> – ☖上田航<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">1回戦 · 1-2r.kifu</span></figcaption>
<figcaption>☗青木一郎 – ☖上田航<br>1手 · 持将棋 · 勝敗なし<br><span class="left">2回戦 · 2-1.kifu</span></figcaption>
<figcaption>☗江口実 – ☖井上花<br>1手 · 中断 · 勝敗なし<br><span class="left">2回戦 · 2-2.kifu</span></figcaption>
<figcaption>☗<b>江口実</b> – ☖青木一郎<br>1手 · 投了 · 先手（下手）勝ち<br><span class="left">3回戦 · 3-1.kifu</span></figcaption>
6
6
<section class="event">
<h2 id="event">リーグ</h2>
<p>4 players, 3 rounds, 5 boards, 1 without a result</p>
<div class="wide" role="region" tabindex="0" aria-label="リーグ">
<table class="cross">
<thead><tr><th scope="col">#</th><th scope="col">player</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">pts</th></tr></thead>
<tbody>
<tr><td>1</td><th scope="row">江口実</th><td><span title="上田航"><a href="#e2"><span class="side" title="white">☖</span>=</a> <a href="#e3"><span class="side" title="black">☗</span>3+</a></span> </td><td><span title="井上花"><a href="#e5"><span class="side" title="black">☗</span>4?</a></span> </td><td><span title="青木一郎"><a href="#e6"><span class="side" title="black">☗</span>2+</a></span> </td><td>2</td></tr>
<tr><td>2</td><th scope="row">青木一郎</th><td><span title="井上花"><a href="#e1"><span class="side" title="black">☗</span>4+</a></span> </td><td><span title="上田航"><a href="#e4"><span class="side" title="black">☗</span>3=</a></span> </td><td><span title="江口実"><a href="#e6"><span class="side" title="white">☖</span>1-</a></span> </td><td>1.5</td></tr>
<tr><td>3</td><th scope="row">上田航</th><td><span title="江口実"><a href="#e2"><span class="side" title="black">☗</span>=</a> <a href="#e3"><span class="side" title="white">☖</span>1-</a></span> </td><td><span title="青木一郎"><a href="#e4"><span class="side" title="white">☖</span>2=</a></span> </td><td></td><td>0.5</td></tr>
<tr><td>4</td><th scope="row">井上花</th><td><span title="青木一郎"><a href="#e1"><span class="side" title="white">☖</span>2-</a></span> </td><td><span title="江口実"><a href="#e5"><span class="side" title="white">☖</span>1?</a></span> </td><td></td><td>0</td></tr>
</tbody>
</table>
</div>
<p class="left">5+ won against player 5, - lost, = drawn, f without a game, 0+ bye, ? no result, * see the findings</p>
</section>
<figcaption>☗<b>青木一郎</b> – ☖井上花<br>1 move · resignation · black wins<br><span class="left">round 1 · 1-1.kifu</span></figcaption>
<figcaption>☗上田航 – ☖江口実<br>1 move · fourfold repetition · no winner<br><span class="left">round 1 · 1-2.kifu</span></figcaption>
<figcaption>☗<b>江口実</b> – ☖上田航<br>1 move · resignation · black wins<br><span class="left">round 1 · 1-2r.kifu</span></figcaption>
<figcaption>☗青木一郎 – ☖上田航<br>1 move · impasse · no winner<br><span class="left">round 2 · 2-1.kifu</span></figcaption>
<figcaption>☗江口実 – ☖井上花<br>1 move · interrupted · no winner<br><span class="left">round 2 · 2-2.kifu</span></figcaption>
<figcaption>☗<b>江口実</b> – ☖青木一郎<br>1 move · resignation · black wins<br><span class="left">round 3 · 3-1.kifu</span></figcaption>
6
6
$ mkdir many; awk 'BEGIN { for (i = 0; i < 250; i++) { f = sprintf("many/%03d.csa", i); printf "V2.2\nN+P%03d\nN-Q%03d\nPI\n+\n+7776FU\n%%TORYO\n", i, i > f; close(f) } print "[event]\nname = Many\nformat = team" >"many/event.ini"; for (i = 0; i < 250; i++) { if (i == 0) print "[round 1]" >"many/event.ini"; printf "pair = P%03d - Q%03d\n", i, i >"many/event.ini" } }'; kifu event --format=html:many.html many; sh links many.html; grep '^<p class="left">The first' many.html
240
240
<p class="left">The first 240 of 250 games have a board here; 10 left out.</p>
$ printf 'round,black,white,result\n1,Ann,Bob,1-0\n1,Cid,Dan,+/-\n2,Ann,Cid,1/2-1/2\n2,Bob,,+/-\n' >results.csv; kifu event --table=results.csv --format=html:table.html; sed -n '/^<nav/p; /^<section class="event"/,/^<\/section/p' table.html; sh links table.html
<nav><a href="#event">Standings</a> <a href="#findings">Findings</a> </nav>
<section class="event">
<h2 id="event">Standings</h2>
<p>4 players, 2 rounds, 3 boards</p>
<div class="wide" role="region" tabindex="0" aria-label="Standings">
<ol class="bracket">
<li><h3>semifinals</h3>
<ul>
<li><ul><li><b><span class="side" title="black">☗</span>Ann</b> 1</li><li><span><span class="side" title="white">☖</span>Bob</span> 0</li></ul></li>
<li><ul><li><b>Cid</b> +</li><li><span>Dan</span> −</li></ul></li>
</ul></li>
<li><h3>final</h3>
<ul>
<li><ul><li><span><span class="side" title="black">☗</span>Ann</span> ½</li><li><span><span class="side" title="white">☖</span>Cid</span> ½</li></ul></li>
<li><ul><li><b>Bob</b> +</li></ul></li>
</ul></li>
</ol>
</div>
<p class="left">1 won, 0 lost, 1/2 drawn, + - without a game, ? no result, * see the findings</p>
</section>
0
0

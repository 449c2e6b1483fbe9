A page to step through a game: what stands in it without its script.

$ kifu convert -t html testdata/kif/mini.kifu | sed '/Security-Policy/d; /<style>/,/<.script>$/d; /^<svg/,/^<.svg>/d'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>▲A △B – kifu</title>
</head>
<body>
<main>
<template>
<p class="keys">
<button type="button" data-go="first" aria-label="First position" title="First position">|◀</button>
<button type="button" data-go="back" aria-label="Back" title="Back">◀</button>
<button type="button" data-go="on" aria-label="Forward" title="Forward">▶</button>
<button type="button" data-go="last" aria-label="Last position" title="Last position">▶|</button>
<button type="button" data-go="flip" aria-label="Turn the board" title="Turn the board">⇅</button>
<button type="button" data-go="letters" aria-label="Letters or kanji" title="Letters or kanji">A/歩</button>
</p>
<p class="now" aria-live="polite" data-start="Start"></p>
</template>
<template>
<figure class="times" hidden><figcaption>Time used, by move</figcaption><svg class="graph" role="img" aria-label="Time used, by move"></svg></figure>
<figure class="scores" hidden><figcaption>Engine's score, by move</figcaption><svg class="graph" role="img" aria-label="Engine's score, by move"></svg></figure>
</template>
<section class="game">
<h1>▲A △B</h1>
<dl>
<dt>先手</dt><dd>A</dd>
<dt>後手</dt><dd>B</dd>
</dl>
<div class="stage">
<div class="board">
</div>
<div class="side">
<div class="moves" tabindex="0" role="region" aria-label="Moves">
<ol>
<li value="1"><a href="#1" data-n="1"><span class="k">▲７六歩</span><span class="w">P-7f</span></a><span class="time">0:02</span></li>
<li value="2"><a href="#2" data-n="2"><span class="k">△３四歩</span><span class="w">P-3d</span></a><span class="time">0:01</span></li>
<li value="3"><a href="#3" data-n="3"><span class="k">▲２二角成</span><span class="w">Bx2b+</span></a><span class="time">0:05</span> <a href="#" data-at="7">▽</a></li>
<li value="4"><a href="#4" data-n="4"><span class="k">△同　銀</span><span class="w">Sx2b</span></a><span class="time">0:03</span></li>
<li value="5"><a href="#5" data-n="5"><span class="k">▲４五角</span><span class="w">B*4e</span></a><span class="time">0:08</span></li>
<li value="6"><a href="#6" data-n="6">resignation</a><span class="time">0:02</span></li>
</ol>
<p class="branch">Variation at move 3</p>
<ol class="variation">
<li value="3"><a href="#3" data-n="7"><span class="k">▲２六歩</span><span class="w">P-2f</span></a><span class="time">0:04</span></li>
<li value="4"><a href="#4" data-n="8">interrupted</a><span class="time">0:01</span></li>
</ol>
</div>
</div>
</div>
<script type="application/json">{"first":1,"drops":true,"board":[[17,"2",1],[18,"3",1],[19,"4",1],[20,"5",1],[21,"8",1],[22,"5",1],[23,"4",1],[24,"3",1],[25,"2",1],[34,"6",1],[40,"7",1],[49,"1",1],[50,"1",1],[51,"1",1],[52,"1",1],[53,"1",1],[54,"1",1],[55,"1",1],[56,"1",1],[57,"1",1],[113,"1",0],[114,"1",0],[115,"1",0],[116,"1",0],[117,"1",0],[118,"1",0],[119,"1",0],[120,"1",0],[121,"1",0],[130,"7",0],[136,"6",0],[145,"2",0],[146,"3",0],[147,"4",0],[148,"5",0],[149,"8",0],[150,"5",0],[151,"4",0],[152,"3",0],[153,"2",0]],"hands":[{},{}],"kinds":{"1":["歩","P"],"1+":["と","+P"],"2":["香","L"],"2+":["杏","+L"],"3":["桂","N"],"3+":["圭","+N"],"4":["銀","S"],"4+":["全","+S"],"5":["金","G"],"5+":["","+G"],"6":["角","B"],"6+":["馬","+B"],"7":["飛","R"],"7+":["龍","+R"],"8":["玉","K"],"8+":["","+K"]},"ranks":["一","二","三","四","五","六","七","八","九"],"nodes":{"1":{"up":0,"ply":1,"next":2,"side":0,"from":119,"to":103,"kind":"1","time":2000},"2":{"up":1,"ply":2,"next":3,"side":1,"from":51,"to":67,"kind":"1","time":1000},"3":{"up":2,"ply":3,"next":4,"side":0,"from":136,"to":34,"kind":"6+","time":5000},"4":{"up":3,"ply":4,"next":5,"side":1,"from":19,"to":34,"kind":"4","time":3000},"5":{"up":4,"ply":5,"next":6,"side":0,"to":84,"kind":"6","time":8000},"6":{"up":5,"ply":6,"next":0,"side":1,"time":2000},"7":{"up":2,"ply":3,"next":8,"side":0,"from":114,"to":98,"kind":"1","time":4000},"8":{"up":7,"ply":4,"next":0,"side":1,"time":1000}}}</script>
</section>
$ kifu convert -t html --lang=ja testdata/svg/nifu.kifu | sed -n '/class="law"/,/<.section>/p'
<section class="law">
<h2>nifu</h2>
<p>二歩: 先手が29に歩を打ちましたが、23にも歩があります</p>
<p>自分の歩がある筋にもう1枚の歩を打つ反則です。と金と相手の歩は数えません。</p>
<p>出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説</p>
</section>
$ kifu convert -t html testdata/svg/nifu.kifu | grep -o '"109":{[^}]*}'
"109":{"up":108,"ply":109,"next":110,"side":0,"to":146,"kind":"1","squares":[146,146,50],"said":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23"}
$ kifu convert -t html testdata/kif/mini.kifu | grep -o 'default-src.*form-action' | sed 's/sha256-[A-Za-z0-9+/=]*/sha256-X/g'
default-src 'none'; style-src 'sha256-X'; script-src 'sha256-X'; base-uri 'none'; form-action
$ printf '先手：</title><script>alert(1)</script>\n*<img src=x onerror=alert(1)>\n手数----指手--\n*</script><script>alert(2)\n   1 ７六歩(77)\n*&<b>\n' >a.kifu
$ kifu convert -t html a.kifu | grep -c '<script'
2
$ kifu convert -t html a.kifu | grep -e alert -e 'b>' | grep -v '^[a-z"(]'
<title>▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;  – kifu</title>
<h1>▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; </h1>
<dt>先手</dt><dd>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</dd>
<text class="black" text-anchor="end" x="568" y="556" font-size="22">▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>
<li class="comment">&lt;img src=x onerror=alert(1)&gt;</li>
<li class="comment">&lt;/script&gt;&lt;script&gt;alert(2)</li>
$ kifu convert -t html testdata/kif/mini.kifu testdata/svg/dai.usi | grep -c -e '<!DOCTYPE' -e '<section class="game"'
Wrote 2 of 2 games in 2 files.
3
$ awk 'BEGIN { print "手合割：平手\n1 ７六歩(77)"; for (i = 1; i <= 102; i++) print "ごみ" }' >many.kifu
$ head -4 many.kifu >two.kifu
$ for f in two many; do kifu convert -t html $f.kifu 2>/dev/null | grep -c 'class="law"'; kifu convert -t html $f.kifu 2>/dev/null | grep '^<p>[0-9]'; done
3
100
<p>3 more findings: kifu lint shows them</p>

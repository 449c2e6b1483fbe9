A page to step through a game: what stands in it without its script.

$ kifu convert -t html testdata/kif/mini.kifu | sed '/Security-Policy/d; /<style>/,/<.script>$/d; /^<svg/,/^<.svg>/d'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>▲A △B – kifu</title>
<meta name="description" content="5 moves · resignation">
<meta property="og:title" content="▲A △B">
<meta property="og:description" content="5 moves · resignation">
<meta property="og:type" content="article">
<meta property="og:locale" content="en_US">
</head>
<body>
<main>
<script type="application/json" class="words">{"language":"en","first":"First position","back":"Back","on":"Forward","last":"Last position","flip":"Turn the board","letters":"Letters or kanji","controls":"Controls","position":"The position","sides":["black","white"],"comma":", ","empty":"empty","none":"none","rank":"Rank %: %","hand":"In %'s hand: %","turn":"To move: %","branches":"Continuations","pv":"Engine's line","mate":"mate","comment":"Comment","times":"Time used, by move","scores":"Engine's score for black, by move","move":"move %","after":"Move %","save":"Save as %","sfen":"Copy the position (SFEN)","link":"Copy a link to it","copied":"Copied","failed":"Not copied: the browser refused","start":"Start","list":"All games","before":"Previous game","next":"Next game","games":"% games"}</script>
<section class="game">
<p class="entry"><b>▲A △B</b> <small>5 moves · resignation</small></p>
<noscript>
<h1>▲A △B</h1>
<details class="about"><summary>About the game</summary>
<dl>
<dt>Black</dt><dd>A</dd>
<dt>White</dt><dd>B</dd>
</dl>
</details>
<div class="board" lang="ja">
</div>
<div class="moves" role="region" aria-label="Moves">
<ol>
<li value="0"><a>Start</a>
<li><a><b lang="ja">▲７六歩</b><i>P-7f</i></a>
<li><a><b lang="ja">△３四歩</b><i>P-3d</i></a>
<li><a><b lang="ja">▲２二角成</b><i>Bx2b+</i></a>
<li><a><b lang="ja">△同　銀</b><i>Sx2b</i></a>
<li><a><b lang="ja">▲４五角</b><i>B*4e</i></a>
<li><a>resignation</a>
</ol>
<p class="branch">Variation at move 3</p>
<ol class="variation">
<li value="3"><a><b lang="ja">▲２六歩</b><i>P-2f</i></a>
<li><a>interrupted</a>
</ol>
</div>
<script type="application/json">{"at":0,"drops":true,"turn":0,"number":0,"board":[[65,"2",1],[66,"3",1],[67,"4",1],[68,"5",1],[69,"8",1],[70,"5",1],[71,"4",1],[72,"3",1],[73,"2",1],[130,"6",1],[136,"7",1],[193,"1",1],[194,"1",1],[195,"1",1],[196,"1",1],[197,"1",1],[198,"1",1],[199,"1",1],[200,"1",1],[201,"1",1],[449,"1",0],[450,"1",0],[451,"1",0],[452,"1",0],[453,"1",0],[454,"1",0],[455,"1",0],[456,"1",0],[457,"1",0],[514,"7",0],[520,"6",0],[577,"2",0],[578,"3",0],[579,"4",0],[580,"5",0],[581,"8",0],[582,"5",0],[583,"4",0],[584,"3",0],[585,"2",0]],"hands":[{},{}],"ranks":["一","二","三","四","五","六","七","八","九"],"kinds":{"1":["歩","P","pawn","P"],"1+":["と","+P","promoted pawn","+P"],"2":["香","L","lance","L"],"2+":["杏","+L","promoted lance","+L"],"3":["桂","N","knight","N"],"3+":["圭","+N","promoted knight","+N"],"4":["銀","S","silver","S"],"4+":["全","+S","promoted silver","+S"],"5":["金","G","gold","G"],"5+":["","+G","promoted gold","+G"],"6":["角","B","bishop","B"],"6+":["馬","+B","promoted bishop","+B"],"7":["飛","R","rook","R"],"7+":["龍","+R","promoted rook","+R"],"8":["玉","K","king","K"],"8+":["","+K","promoted king","+K"]},"nodes":[{"from":455,"to":391,"time":2000},{"from":195,"to":259,"time":1000},{"from":520,"to":130,"kind":"6+","time":5000},{"from":67,"to":130,"time":3000},{"to":324,"kind":"6","time":8000},{"time":2000},{"up":2,"ply":3,"from":450,"to":386,"time":4000},{"time":1000}],"kif":"#KIF version=2.0 encoding=UTF-8\n# ---- kifu ----\n手合割：平手　　\n先手：A\n後手：B\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:02/00:00:02)\n   2 ３四歩(33)   ( 0:01/00:00:01)\n   3 ２二角成(88) ( 0:05/00:00:07)+\n   4 同　銀(31)   ( 0:03/00:00:04)\n   5 ４五角打     ( 0:08/00:00:15)\n   6 投了         ( 0:02/00:00:06)\nまで5手で先手の勝ち\n\n変化：3手\n   3 ２六歩(27)   ( 0:04/00:00:06)\n   4 中断         ( 0:01/00:00:02)\nまで3手で中断\n","csa":"V2.2\nN+A\nN-B\nPI\n+\n+7776FU\nT2\n-3334FU\nT1\n+8822UM\nT5\n-3122GI\nT3\n+0045KA\nT8\n%TORYO\nT2\n"}</script>
</noscript>
</section>
$ kifu convert -t html --lang=ja testdata/svg/nifu.kifu | sed -n '/class="law"/,/<.section>/p'
<section class="law">
<h2>nifu</h2>
<p>二歩: 先手が29に歩を打ちましたが、23にも歩があります</p>
<p>自分の歩がある筋にもう1枚の歩を打つ反則です。と金と相手の歩は数えません。</p>
<p>出典: 日本将棋連盟 対局規則（2024年）第10条（反則）および反則の解説</p>
</section>
$ kifu convert -t html testdata/svg/nifu.kifu | grep -o '"squares":[^}]*}'
"squares":[578,578,194],"said":"nifu: black drops a pawn on 29 with an unpromoted pawn on 23"}
$ kifu convert -t html testdata/kif/mini.kifu | grep -o 'default-src.*form-action' | sed 's/sha256-[A-Za-z0-9+/=]*/sha256-X/g'
default-src 'none'; style-src 'sha256-X' 'sha256-X'; script-src 'sha256-X'; base-uri 'none'; form-action
$ printf '先手：</title><script>alert(1)</script>\n*<img src=x onerror=alert(1)>\n手数----指手--\n*</script><script>alert(2)\n   1 ７六歩(77)\n*&<b>\n' >a.kifu
$ kifu convert -t html a.kifu | grep -c '<script'
3
$ kifu convert -t html a.kifu | grep -e alert -e 'b>' | grep -v '^[a-z"(]'
<title>▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – kifu</title>
<meta property="og:title" content="▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;">
<p class="entry"><b>▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</b> <small>1 move</small></p>
<h1>▲&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>
<dt>Black</dt><dd>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</dd>
<li value="0"><a>Start</a><p class="comment">&lt;img src=x onerror=alert(1)&gt;</p><p class="comment">&lt;/script&gt;&lt;script&gt;alert(2)</p>
<li><a><b lang="ja">▲７六歩</b><i>P-7f</i></a><p class="comment">&amp;&lt;b&gt;</p>
<script type="application/json">{"at":0,"drops":true,"turn":0,"number":0,"board":[[65,"2",1],[66,"3",1],[67,"4",1],[68,"5",1],[69,"8",1],[70,"5",1],[71,"4",1],[72,"3",1],[73,"2",1],[130,"6",1],[136,"7",1],[193,"1",1],[194,"1",1],[195,"1",1],[196,"1",1],[197,"1",1],[198,"1",1],[199,"1",1],[200,"1",1],[201,"1",1],[449,"1",0],[450,"1",0],[451,"1",0],[452,"1",0],[453,"1",0],[454,"1",0],[455,"1",0],[456,"1",0],[457,"1",0],[514,"7",0],[520,"6",0],[577,"2",0],[578,"3",0],[579,"4",0],[580,"5",0],[581,"8",0],[582,"5",0],[583,"4",0],[584,"3",0],[585,"2",0]],"hands":[{},{}],"ranks":["一","二","三","四","五","六","七","八","九"],"kinds":{"1":["歩","P","pawn","P"],"1+":["と","+P","promoted pawn","+P"],"2":["香","L","lance","L"],"2+":["杏","+L","promoted lance","+L"],"3":["桂","N","knight","N"],"3+":["圭","+N","promoted knight","+N"],"4":["銀","S","silver","S"],"4+":["全","+S","promoted silver","+S"],"5":["金","G","gold","G"],"5+":["","+G","promoted gold","+G"],"6":["角","B","bishop","B"],"6+":["馬","+B","promoted bishop","+B"],"7":["飛","R","rook","R"],"7+":["龍","+R","promoted rook","+R"],"8":["玉","K","king","K"],"8+":["","+K","promoted king","+K"]},"nodes":[{"from":455,"to":391,"said":"no ending recorded"}],"kif":"#KIF version=2.0 encoding=UTF-8\n# ---- kifu ----\n手合割：平手　　\n先手：\u003c/title\u003e\u003cscript\u003ealert(1)\u003c/script\u003e\n手数----指手--\n*\u003cimg src=x onerror=alert(1)\u003e\n*\u003c/script\u003e\u003cscript\u003ealert(2)\n   1 ７六歩(77)  \n*\u0026\u003cb\u003e\n\n","csa":"V2.2\nN+\u003c/title\u003e\u003cscript\u003ealert(1)\u003c/script\u003e\nPI\n+\n'*\u003cimg src=x onerror=alert(1)\u003e\n'*\u003c/script\u003e\u003cscript\u003ealert(2)\n+7776FU\n'*\u0026\u003cb\u003e\n"}</script>
$ kifu convert -t html testdata/kif/mini.kifu testdata/svg/dai.usi | grep -c -e '<!DOCTYPE' -e '<section class="game"'
Wrote 2 of 2 games in 2 files.
3
$ awk 'BEGIN { print "手合割：平手\n1 ７六歩(77)"; for (i = 1; i <= 102; i++) print "ごみ" }' >many.kifu
$ head -4 many.kifu >two.kifu
$ for f in two many; do kifu convert -t html $f.kifu 2>/dev/null | grep -c 'class="law"'; kifu convert -t html $f.kifu 2>/dev/null | grep '^<p>[0-9]'; done
2
100
<p>2 more findings: kifu lint shows them</p>
$ # scores and PVs of a KIF record; the comment keeps no number of its own, what is only an evaluation is shown as one
$ kifu convert -t html testdata/html/scores.kifu | grep -o '"score":-*[0-9]*\|"words":."[^"]*"\|<li>.*３四.*'
<li><a><b lang="ja">△３四歩</b><i>P-3d</i></a><p class="comment">a plain comment</p>
"score":58
"words":["△３四歩"
"words":["▲２六歩"
"words":["△８四歩"
"score":-1887
$ kifu convert -t html --open-at 2 testdata/html/scores.kifu | grep -o '"at":[0-9]*'
"at":2
$ kifu convert -t html --lang en testdata/html/refused.kifu 2>refused.err | sed -n '/class="branch wrong"/,/<.ol>/p'
<p class="branch wrong">Could not be played</p>
<ol class="refused">
<li value="1" lang="ja">５五歩(54)</li>
<li value="2" lang="ja">３四歩(33)</li>
</ol>
$ kifu convert -t html --no-findings testdata/svg/nifu.kifu 2>nifu.err | grep -c -e '"said":' -e 'class="law"'
0
[1]
$ printf 'V2.2\nN+A\n$EVENT:"><script>alert(1)</script>\nPI\n+\n+7776FU\n%%TORYO\n' >event.csa; kifu convert -t html --lang ja event.csa | grep -e '<dt>' -e description
<meta name="description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · 1手 · 投了">
<meta property="og:description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · 1手 · 投了">
<dt>先手</dt><dd>A</dd>
<dt>棋戦</dt><dd>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</dd>
$ kifu convert -t html --on-illegal=keep testdata/diag/legality/nifu.kifu 2>/dev/null | grep '^<li.*\(二玉\|７五歩\)'
<li><a><b lang="ja">△５二玉</b><i>K-5b</i></a>
<li><a class="wrong"><b lang="ja">▲７五歩</b><i>P*7e</i></a>

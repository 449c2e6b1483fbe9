The picture of a position: from white's side, in letters, with words of one's own, at any ply.

$ kifu convert -t svg --ply 0 --flip testdata/svg/handicap.kifu | grep -c '<text'
70
$ kifu convert -t svg --ply 2 --letters en testdata/svg/handicap.kifu | sed -n '/hand black/,/<.g>/p; /caption/p'
<g class="hand black">
<text x="548" y="85" font-size="22">▲</text>
<text x="548" y="111" font-size="22">–</text>
</g>
<text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. P-7f</text>
$ kifu convert -t svg --caption '<script>alert(1)</script>' testdata/svg/handicap.kifu | grep -e title -e caption
<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>
<text class="caption" text-anchor="middle" x="288" y="596" font-size="22">&lt;script&gt;alert(1)&lt;/script&gt;</text>
$ kifu convert -t svg --title '第1図 <b>' testdata/svg/handicap.kifu | grep -e 'viewBox' -e 'class="title' -e 'class="white' -e 'class="frame' | sed 's/ role.*//'; kifu convert -t svg --title '' testdata/svg/handicap.kifu | cmp - testdata/svg/handicap.to.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 636" width="576" height="636"
<rect class="frame" fill="none" stroke="currentColor" stroke-width="2.5" x="72" y="96" width="432" height="468"/>
<text class="white" text-anchor="start" x="8" y="64" font-size="22">△&lt;b&gt;&quot;佐藤&quot; &amp; 鈴木&lt;/b&gt;</text>
<text class="title" text-anchor="middle" x="288" y="32" font-size="22">第1図 &lt;b&gt;</text>
$ kifu convert -t svg --ply 5 testdata/chu/lishogi.kifu | grep -e caption
<text class="caption" text-anchor="middle" x="320" y="688" font-size="22">図は▲１０八歩兵まで</text>
$ kifu convert -t svg --ply 8 testdata/svg/in-check.csa | grep -e finding -e arrow -e remark -e 'class="last'
testdata/svg/in-check.csa:11:1: error: the white king on 51 is left in check by the promoted bishop on 41 (move 8) [king-in-check]
<rect class="finding" fill="#d00" fill-opacity=".3" x="314" y="34" width="44" height="48"/>
<rect class="finding" fill="#d00" fill-opacity=".3" x="266" y="34" width="44" height="48"/>
<rect class="finding" fill="#d00" fill-opacity=".3" x="170" y="86" width="44" height="48"/>
<path class="arrow" fill="none" stroke="#d00" stroke-width="4" marker-end="url(#head)" d="M192 58L192 110"/>
<text class="remark" text-anchor="middle" x="288" y="563" font-size="18">後手の玉（51）が41の馬に取られます（王手放置・自殺手）</text>
$ kifu convert -f svg -t csa testdata/svg/handicap.kifu
kifu: format 'svg' is only written (choose another with -f)
Try 'kifu convert --help'.
[2]
$ mkdir folder && cp testdata/svg/handicap.to.svg folder/a.svg && kifu check folder
folder: skipped: no record is in it (--include names other files)
No findings in 0 games of 0 files: 0 ok, 0 illegal, 0 unreadable; 1 other file skipped.
$ kifu check folder/a.svg
folder/a.svg:1:1: error: no game found: unknown format [no-game]
1 finding (1 error) in 1 game of 1 file: 0 ok, 0 illegal, 1 unreadable.
[1]
$ kifu convert testdata/svg/handicap.kifu testdata/svg/dai.usi -o two.svg
kifu: testdata/svg/dai.usi: game 1 not written: the file holds one picture, of an earlier game (use -d DIR --name TEMPLATE)
Wrote 1 of 2 games in 2 files.
[1]
$ grep -c '<svg' two.svg
1
$ cat testdata/svg/dai.usi testdata/svg/dai.usi | kifu convert -t svg -d series --stdin-filename a.usi && ls series
00001.svg
00002.svg
$ # as tsume shogi is printed: without the defender's hand; upright hands and no caption; a white ground
$ printf '後手の持駒：飛二　角二　金四　銀四　桂四　香四　歩十七\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ 歩|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：なし\n手数----指手--\n' >tsume.kifu; kifu convert -t svg tsume.kifu | grep -c 'class="hand'
1
$ kifu convert -t svg --ply 2 --hands upright --caption '' --background testdata/svg/handicap.kifu | grep -e 'class="hand' -e caption -e '#fff' -e 'class="white' -e 'prefers'
<rect width="496" height="572" fill="#fff"/>
<g class="hand white"><text text-anchor="end" x="488" y="32" font-size="22">なし</text></g>
<g class="hand black"><text text-anchor="end" x="488" y="556" font-size="22">なし</text></g>
<text class="white" text-anchor="start" x="8" y="32" font-size="22">△&lt;b&gt;&quot;佐藤&quot; &amp; 鈴…</text>
$ kifu convert -t svg --ply 2 --lang en testdata/svg/handicap.kifu | grep caption
<text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. ▲７六歩</text>
$ # the words are Japanese, or English beside Latin letters, whatever the locale; --lang chooses
$ for lang in en_GB ja_JP; do for o in '' '--letters en' '--lang en' '--lang ja --letters en'; do echo "$lang $o: $(LC_ALL=$lang.UTF-8 kifu convert -t svg --ply 2 $o testdata/svg/handicap.kifu 2>&1 | grep caption)"; done; done
en_GB : <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">図は▲７六歩まで</text>
en_GB --letters en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. P-7f</text>
en_GB --lang en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. ▲７六歩</text>
en_GB --lang ja --letters en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">図はP-7fまで</text>
ja_JP : <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">図は▲７六歩まで</text>
ja_JP --letters en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. P-7f</text>
ja_JP --lang en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">after 2. ▲７六歩</text>
ja_JP --lang ja --letters en: <text class="caption" text-anchor="middle" x="288" y="596" font-size="22">図はP-7fまで</text>

No text of a record becomes markup, the record as KIF and CSA included, which the page saves.
$ printf '手合割：平手\n先手：</script><img src=x onerror=bad()>\n1 ７六歩(77)\n*</noscript></script><img src=x>\n' >a.kifu; kifu convert -t html a.kifu >a.html; grep -c '<img' a.html; grep -c '</script>' a.html; grep -c 'u003c/script' a.html
0
3
1

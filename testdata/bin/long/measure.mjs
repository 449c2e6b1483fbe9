// Measures the pages of games, for testdata/bin/long/look: measure.mjs BROWSER PAGES WORK.  What a reader sees without scrolling
// at four sizes, step by step; contrast of the marks; stops of the Tab key; the position as text; sheets of paper; keys, pointer, links and graphs; 2,000 games; and 200
// records of every kind, stepped through.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { faults, launch, opener, settle } from './browser.mjs';
const [,, executablePath, pages, work] = process.argv;
const browser = await launch(executablePath, '--host-resolver-rules=MAP * ~NOTFOUND'), open = opener(browser, pages);
const say = text => console.log(`# ${text}`);

// What of the player is not wholly in the window.
const hidden = page => page.evaluate(() => {
	const stage = document.querySelector('.game:not([hidden]) .stage'), inside = (element, box) => {
		const { top, bottom, left, right } = element.getBoundingClientRect();
		return top >= box.top - 1 && bottom <= box.bottom + 1 && left >= box.left - 1 && right <= box.right + 1;
	};
	const view = { top: 0, bottom: innerHeight, left: 0, right: innerWidth }, list = stage.querySelector('.moves'), away = [];
	const move = list.querySelector('[aria-current]'), panel = stage.querySelector('.panel');
	if (!inside(stage.querySelector('.board svg'), view)) away.push('board');
	if ([...stage.querySelectorAll('.keys button')].some(button => !inside(button, view))) away.push('buttons');
	if (move && !(inside(move, view) && inside(move, list.getBoundingClientRect()))) away.push('move');
	if (!panel.hidden && !inside(panel, view)) away.push('comment');
	return away;
});
for (const [width, height] of [[1280, 720], [1366, 768], [390, 844], [640, 480]])
	await settle(`all is in sight at ${width}x${height}`, async () => {
		let steps = 0, whole = 0;
		for (const [name, hash] of [['game', '#0'], ['illegal', '#0'], ['illegal-ja', '#0'], ['handicap', '#0'], ['dai', '#0'], ['several', '#g2.0']]) {
			const page = await open(name, hash, { width, height });
			for (let before = null, now = hash; now !== before; before = now, now = await page.evaluate(() => location.hash)) {
				const away = await hidden(page);
				steps++;
				whole += away.length === 0;
				if (away.length) faults.push(`${name} ${now}: ${away.join(', ')}`);
				await page.keyboard.press('ArrowRight');
			}
			await page.close();
		}
		say(`${width}x${height}: board, buttons, comment and the move in the list in sight at ${whole} of ${steps} steps`);
	});

// The contrast of what a selector finds: of its stroke, or of its fill, with the page's ground.
const contrast = (page, selector, property) => page.evaluate((selector, property) => {
	const parts = color => color.match(/[\d.]+/g).map(Number), element = document.querySelector(selector);
	const light = ([r, g, b]) => [r, g, b].map(c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4).reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
	const ground = parts(getComputedStyle(document.body).backgroundColor), [a, b] = [light(parts(getComputedStyle(element)[property])), light(ground)];
	return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
}, selector, property);
await settle('contrast of the marks', async () => {
	for (const scheme of ['light', 'dark']) {
		const page = await open('illegal', '#3', { scheme }), found = [];
		for (const [name, selector, property, least] of [['origin', 'rect.from', 'stroke', 3], ['target', 'rect.last', 'stroke', 3], ['grid', '.grid', 'stroke', 3], ['move', '.moves a', 'color', 4.5], ['time', '.about dt', 'color', 4.5]]) {
			const ratio = await contrast(page, selector, property);
			found.push(`${name} ${ratio.toFixed(1)}`);
			if (ratio < least) faults.push(`${scheme}: ${name} has ${ratio.toFixed(2)}`);
		}
		await page.evaluate(() => { location.hash = '#109'; });
		await page.waitForSelector('.wrong');
		const ratio = await contrast(page, '.wrong', 'color');
		if (ratio < 4.5) faults.push(`${scheme}: the foul has ${ratio.toFixed(2)}`);
		say(`contrast, ${scheme}: ${found.join(', ')}, the foul's words ${ratio.toFixed(1)}`);
		await page.close();
	}
});

await settle('stops of the Tab key', async () => {
	for (const name of ['illegal', 'game', 'several']) {
		const page = await open(name, name === 'several' ? '#g2.3' : '#2'), stops = [];
		for (let at = null; at !== 'body' && stops.length < 60;) {
			await page.keyboard.press('Tab');
			at = await page.evaluate(() => {
				const { activeElement: element } = document;
				return element === document.body ? 'body' : element.closest('.moves') ? 'moves' : element.closest('.branches') ? 'branches' : element.closest('.keys') ? 'keys' : element.className.baseVal || element.className || element.localName;
			});
			stops.push(at);
		}
		const count = what => stops.filter(stop => stop === what).length;
		for (const list of ['moves', 'branches'])
			if (count(list) > 1) faults.push(`${name}: ${count(list)} stops in ${list}`);
		if (stops.at(-1) !== 'body' || count('moves') !== 1) faults.push(`${name}: ${stops.join(' ')}`);
		say(`Tab, ${name}: ${stops.length - 1} stops: ${stops.slice(0, -1).join(', ')}`);
		await page.close();
	}
});

// The board of a position that is told in words, as SFEN, and who is to move.
const LETTERS = { pawn: 'P', lance: 'L', knight: 'N', silver: 'S', gold: 'G', bishop: 'B', rook: 'R', king: 'K' };
const told = text => {
	const rows = text.filter(line => line.startsWith('Rank ')).map(line => {
		const row = new Map([...line.matchAll(/(\d+) (black|white) (promoted )?(\w+)/g)].map(([, file, side, plus, kind]) => [Number(file), (plus ? '+' : '') + (side === 'white' ? LETTERS[kind].toLowerCase() : LETTERS[kind])]));
		let out = '', empty = 0;
		for (let file = 9; file > 0; file--) {
			if (!row.has(file)) { empty++; continue; }
			out += (empty || '') + row.get(file);
			empty = 0;
		}
		return out + (empty || '');
	});
	return `${rows.join('/')} ${text.at(-1) === 'To move: white' ? 'w' : 'b'}`;
};
await settle('the position as text', async () => {
	let steps = 0;
	for (const name of ['game', 'illegal', 'handicap']) {
		const page = await open(name, '#0');
		for (const [ply, line] of readFileSync(`${work}/${name}.sfen`, 'utf8').trim().split('\n').entries()) {
			const text = await page.$$eval('.unseen p', all => all.map(each => each.textContent)), wanted = line.split(' ').slice(0, 2).join(' ');
			if (told(text) !== wanted) faults.push(`${name} ${ply}: ${told(text)}, and not ${wanted}`);
			steps++;
			await page.keyboard.press('ArrowRight');
		}
		await page.close();
	}
	say(`text: ${steps} positions as kifu convert -t sfen has them`);
});

await settle('sheets of paper', async () => {
	for (const [name, most] of [['illegal', 2], ['handicap', 2], ['dai', 4]]) {
		const page = await open(name), pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
		const sheets = (pdf.match(/\/Type\s*\/Page[^s]/g) || []).length;
		say(`print, ${name}: ${sheets} pages of A4`);
		if (sheets < 1 || sheets > most) faults.push(`${name}: ${sheets} pages`);
		await page.close();
	}
});

const same = (is, wanted, what) => { if (JSON.stringify(is) !== JSON.stringify(wanted)) faults.push(`${what}: ${JSON.stringify(is)}, and not ${JSON.stringify(wanted)}`); };
const now = page => page.$eval('.game:not([hidden]) .now', element => element.textContent);
const hash = page => page.evaluate(() => location.hash);
await settle('what a reader expects', async () => {
	let page = await open('illegal');
	const heights = () => page.evaluate(() => ['black', 'white'].map(side => document.querySelector(`svg text.${side}`).getAttribute('y')));
	same(await now(page), 'Start', 'it opens at');
	const [black, white] = await heights();
	await page.keyboard.press('f');
	same(await heights(), [white, black], 'names on a turned board');
	await page.keyboard.press('f');
	await page.keyboard.press('ArrowRight');
	same(await page.$eval('.board svg title', element => element.textContent), 'Move 1 ▲７六歩', 'title of the board');
	const board = await page.$eval('.board svg', element => { const { left, top, width, height } = element.getBoundingClientRect(); return { left, top, width, height }; });
	await page.$eval('.board svg', element => element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })));
	same(await hash(page), '#2', 'the wheel');
	await page.mouse.click(board.left + board.width * .9, board.top + board.height / 2);
	same(await hash(page), '#3', 'a click at the right');
	await page.mouse.click(board.left + 5, board.top + board.height / 2);
	same(await hash(page), '#2', 'a click at the left');
	same(await page.$eval('.board svg', element => getComputedStyle(element).touchAction), 'pan-y', 'a finger');
	same(await page.$$eval('.out button', all => all.map(each => each.textContent)), ['Save as KIF', 'Save as CSA', 'Copy the position (SFEN)', 'Copy a link to it'], 'buttons');
	await page.evaluate(() => { location.hash = '#109'; });
	await page.waitForSelector('.now.wrong');
	await page.setViewport({ width: 844, height: 390 }); // a telephone is turned
	await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
	same((await hidden(page)).includes('move'), false, 'the move is away after turning');
	same(await page.$$eval('meta[property^="og:"]', all => all.map(each => each.getAttribute('property'))), ['og:title', 'og:description', 'og:type', 'og:locale'], 'og:');
	await page.close();
	page = await open('scores');
	same(await page.$$eval('.below figure', all => all.map(each => each.className)), ['scores'], 'graphs of ShogiHome');
	await page.$eval('.scores svg', element => element.focus());
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	same(await page.$eval('.scores output', element => element.textContent), 'move 2: −186', 'the graph by keys');
	await page.$eval('.pv button', element => element.click());
	same(await now(page), 'Move 2 △３四歩', 'a PV is played');
	await page.close();
	page = await open('floodgate', '#1');
	same(await page.$$eval('.below figure', all => all.map(each => each.className)), ['scores', 'times'], 'graphs of floodgate');
	same(await page.$$eval('.about dt', all => all.map(each => each.textContent)), ['Black', 'White', 'Event'], 'headers in words');
	await page.close();
	page = await open('unended', '#2');
	same(await page.$$eval('rect.finding', all => all.length), 0, 'marks of a missing ending');
	await page.close();
	page = await open('at45');
	same(await now(page), 'Move 45 ▲４四歩', '--open-at');
	await page.close();
	page = await open('clean', '#109');
	same(await page.$$eval('rect.finding,.wrong,.law', all => all.length), 0, '--no-findings');
	await page.close();
	page = await open('game', '#3v1.3');
	same(await now(page), 'Move 3 ▲２六歩', 'the link of a variation in a new tab');
	await page.close();
	page = await open('several', '#g2.3');
	same(await page.$$eval('.game:not([hidden]) nav a', all => all.map(each => `${each.textContent} ${each.getAttribute('href')}`)), ['All games #', 'Previous game #g1', 'Next game #g3'], 'ways on');
	await page.close();
	page = await open('report-2000');
	const sheets = (Buffer.from(await page.pdf({ format: 'A4', timeout: 120000 })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) || []).length;
	say(`print, report of 2,000 files: ${sheets} pages of A4`);
	if (sheets > 10) faults.push(`the report has ${sheets} pages`);
	await page.close();
});
await settle('2,000 games', async () => {
	for (let i = 0; i < 3; i++) {
		const begun = Date.now(), page = await open('games-2000', '', { width: 1280, height: 720 });
		await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
		say(`2,000 games: ${statSync(`${pages}/games-2000.html`).size} bytes, opened in ${Date.now() - begun} ms`);
		same(await page.$$eval('.games a', all => all.length), 2000, 'games listed');
		await page.close();
	}
});
await settle('200 real records', async () => {
	const names = existsSync(`${pages}/real`) ? readdirSync(`${pages}/real`).filter(name => name.endsWith('.html')).sort() : [];
	let steps = 0;
	for (const name of names) {
		const page = await open(`real/${encodeURIComponent(name.slice(0, -5))}`, '#0', { width: 1280, height: 720 });
		await page.keyboard.press('End');
		for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
		steps += await page.evaluate(() => document.querySelectorAll('.moves a').length);
		await page.close();
	}
	say(`real records: ${names.length} pages with ${steps} moves`);
	if (names.length < 200) faults.push(`only ${names.length} pages`);
});
await browser.close();

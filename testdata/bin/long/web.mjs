// The page in Chromium: node web.mjs FOLDER NATIVE NAMES PICTURES; FOLDER is build/web, NAMES a list of records, each
// with NUL after it, relative to here.  Prints TAP lines of testdata/bin/long/web.
import http from 'node:http';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, resolve } from 'node:path';
import assert from 'node:assert/strict';
import { launch, settle } from './browser.mjs';

const [,, folder, native, list, pictures] = process.argv, names = readFileSync(list, 'utf8').split('\0').filter(Boolean);
const types = { html: 'text/html', js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };
const usual = args => { try { return execFileSync(native, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 30 }); } catch (error) { return error.stdout; } };
const asked = [];
const server = http.createServer((request, answer) => {
	const path = decodeURIComponent(request.url.split('?')[0]), file = path.startsWith('/record/') ? path.slice(8) : folder + (path === '/' ? '/index.html' : path);
	asked.push(`${request.method} ${path}`);
	answer.writeHead(existsSync(file) ? 200 : 404, { 'content-type': types[file.split('.').pop()] || 'application/octet-stream' });
	answer.end(existsSync(file) ? readFileSync(file) : '');
}).listen(0, '127.0.0.1');
await new Promise(ready => server.on('listening', ready));
const origin = `http://127.0.0.1:${server.address().port}`, downloads = mkdtempSync(`${tmpdir()}/web-`);
const browser = await launch('/usr/bin/chromium', '--lang=en');
const elsewhere = [], messages = [];
const page = await browser.newPage(), client = await page.createCDPSession();
page.on('request', request => { if (!request.url().startsWith(origin) && !request.url().startsWith('blob:')) elsewhere.push(request.url()); });
page.on('console', message => messages.push(message.text()));
page.on('pageerror', error => messages.push(error.message));
await client.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
const idle = () => page.waitForFunction(() => !document.body.hasAttribute('aria-busy') && document.querySelectorAll('#format option').length > 0, { timeout: 60000 });
const text = id => page.$eval('#' + id, element => element.textContent);
const beside = id => page.$eval('#' + id, element => element.closest('.do').querySelector('output').textContent);
const shot = name => page.screenshot({ path: `${pictures}/web-${name}.png`, fullPage: true });
async function drop(...files) {
	const data = { items: [], files: files.map(file => resolve(file)), dragOperationsMask: 1 };
	for (const type of ['dragEnter', 'dragOver', 'drop'])
		await client.send('Input.dispatchDragEvent', { type, x: 200, y: 150, data });
	await page.waitForFunction(count => document.querySelectorAll('#list tr').length >= count, { timeout: 60000 }, files.length);
	await idle();
}
async function saved(name, act) {
	await act();
	for (let tries = 0; tries < 200 && !existsSync(`${downloads}/${name}`); tries++)
		await new Promise(done => setTimeout(done, 50));
	const bytes = readFileSync(`${downloads}/${name}`);
	rmSync(`${downloads}/${name}`);
	return bytes;
}
await page.setViewport({ width: 1000, height: 900 });
await page.goto(origin);
await idle();
const records = ['testdata/svg/nifu.kifu', 'testdata/diag/legality/several-laws-move.csa', 'testdata/kif/crlf.kif', 'testdata/kif/mini.kifu'];
await settle('records that are dropped are checked', async () => {
	await drop(...records);
	const told = usual(['lint', '--format=ndjson', ...records]).toString().split('\n').filter(Boolean).map(line => JSON.parse(line));
	const games = told.filter(event => event.type === 'game'), rows = await page.$$eval('#list tr', all => all.map(row => [...row.cells].map(cell => cell.textContent)));
	assert.deepEqual(rows.sort(), records.map(file => [basename(file), String(games.filter(game => game.file === file).length),
		games.filter(game => game.file === file).map(game => game.verdict).sort().at(-1), String(told.filter(event => event.type === 'finding' && event.file === file).length)]).sort());
});
await settle('a finding is shown on its board, beside the list', async () => {
	await page.evaluate(() => [...document.querySelectorAll('#list button')].find(button => button.textContent === 'nifu.kifu').click());
	await page.waitForFunction(() => document.querySelector('#player .live'), { timeout: 20000 }).catch(async error => { throw new Error(`${error.message}: ${await beside('game')}`); });
	await idle();
	assert.match(await text('findings'), /Move 109.*nifu/);
	assert.match(await page.$eval('.now', now => now.textContent), /^Move 109/);
	const [list, board] = await page.evaluate(() => ['.scroll', '#player .board svg'].map(name => document.querySelector(name).getBoundingClientRect().toJSON()));
	assert.ok(list.right <= board.left && board.top >= 0 && board.bottom <= 900, JSON.stringify([list, board]));
	assert.ok(await page.$('.board rect.finding'));
	const names = await page.$$eval('#list td button', buttons => buttons.map(button => [button.textContent, button.getBoundingClientRect().height]));
	assert.deepEqual(names.filter(([, height]) => height > 70), [], 'names broken into pieces');
	await shot('finding');
});
await settle('files of one name in two folders', async () => {
	const [one, other] = ['one', 'other'].map(folder => `${mkdtempSync(`${tmpdir()}/${folder}-`)}/same.csa`);
	writeFileSync(one, 'V2.2\nPI\n+\n+7776FU\n%TORYO\n');
	writeFileSync(other, 'V2.2\nPI\n+\n+2726FU\n%TORYO\n');
	const before = await page.$$eval('#list tr', rows => rows.length);
	await drop(one, other);
	const both = (await page.$$eval('#list button', buttons => buttons.map(button => button.textContent))).filter(name => name.startsWith('same'));
	assert.ok(both.length === 2 && both.includes('same.csa') && both[0] !== both[1], both.join()); // Chromium may have numbered them itself
	assert.equal(await page.$$eval('#list tr', rows => rows.length), before + 2);
	await page.click('#clear');
	await drop(...records);
	await page.evaluate(() => [...document.querySelectorAll('#list button')].find(button => button.textContent === 'nifu.kifu').click());
	await idle();
});
await settle('converted and saved: the bytes of the command', async () => {
	await page.select('#format', 'csa');
	const bytes = await saved('nifu.csa', () => page.click('#convert'));
	execFileSync(native, ['convert', '-t', 'csa', '--on-illegal=keep', '-d', `${downloads}/wanted`, records[0]], { stdio: 'ignore' });
	const wanted = readdirSync(`${downloads}/wanted`, { recursive: true }).find(name => name.endsWith('.csa'));
	assert.deepEqual(bytes, readFileSync(`${downloads}/wanted/${wanted}`));
	await idle();
});
await settle('all converted into one file: the bytes of the command', async () => {
	const bytes = await saved('records.csa', () => page.click('#convert-all'));
	usual(['convert', '-t', 'csa', '--on-illegal=keep', '-o', `${downloads}/all.csa`, ...records]);
	assert.equal(bytes.toString('latin1'), readFileSync(`${downloads}/all.csa`, 'latin1'));
	await idle();
});
await settle('a report as a page', async () => {
	const bytes = await saved('report.html', () => page.click('#report'));
	assert.match(bytes.toString(), /^<!DOCTYPE html>/);
	await idle();
});
await settle('Japanese, by keyboard, on a telephone', async () => {
	await page.focus('[data-language=ja]');
	await page.keyboard.press('Enter');
	await idle();
	assert.match(await text('findings'), /109手目.*二歩/);
	await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2 });
	assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
	await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
	await shot('telephone');
	await page.setViewport({ width: 1000, height: 900 });
});
await settle('a record is fixed and saved: the bytes of the command', async () => {
	const file = `${downloads}/mixed.csa`, mixed = 'V2.2\r\nPI\r\n+\r\n+7776FU\n-3334FU\r\n%TORYO\r\n';
	writeFileSync(file, mixed);
	await page.evaluate(() => document.querySelector('#clear').click());
	await drop(file);
	rmSync(file);
	const bytes = await saved('mixed.csa', () => page.click('#fix'));
	await idle();
	writeFileSync(file, mixed);
	usual(['lint', '--fix', file]);
	assert.deepEqual(bytes, readFileSync(file));
	assert.ok(!bytes.equals(Buffer.from(mixed)));
	await page.click('#fix');
	await idle();
	assert.equal(await beside('fix'), '修正するところはありません。');
});
for (const args of [['check', '--format=ndjson'], ['convert', '-t', 'kif', '--to-encoding=cp932', '--on-illegal=keep'], ['convert', '-t', 'jkf', '--on-illegal=keep']]) {
	await settle(`kifu ${args.join(' ')} in Chromium: the bytes of the command`, async () => {
		const got = await page.evaluate(async (words, files) => {
			const { run } = await import('./run.js'), bytes = {};
			for (const name of files)
				bytes[name] = new Uint8Array(await (await fetch('/record/' + encodeURIComponent(name))).arrayBuffer());
			const { stdout } = await run([...words, '--', ...files], { files: bytes });
			let binary = '';
			for (let i = 0; i < stdout.length; i += 32768)
				binary += String.fromCharCode(...stdout.subarray(i, i + 32768));
			return btoa(binary);
		}, args, names);
		assert.ok(Buffer.from(got, 'base64').equals(usual([...args, '--', ...names])));
	});
}
await settle('the library in Chromium: read here and in another thread, converted, played', async () => {
	const got = await page.evaluate(async () => {
		const { load } = await import('./index.js'), kifu = await load(), text = 'V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n', found = [];
		for await (const { file, usi, winner } of kifu.read([new File([text], 'a.csa'), new File([text], 'b.csa')], { workers: 2 }))
			found.push([file, ...usi, winner]);
		return [found, kifu.convert(text, 'usi'), kifu.position().play('7g7f').legalMoves.length];
	});
	assert.deepEqual(got, [[['a.csa', '7g7f', '3c3d', 'white'], ['b.csa', '7g7f', '3c3d', 'white']], 'position startpos moves 7g7f 3c3d\n', 30]);
});
await settle('without a network', async () => {
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForFunction(() => caches.keys().then(keys => keys.length > 0 && caches.open(keys[0])).then(cache => cache && cache.match('kifu.wasm')).then(Boolean), { timeout: 30000 });
	server.closeAllConnections();
	await new Promise(done => server.close(done));
	await page.goto(origin);
	await idle();
	await drop(...records);
	assert.equal(await page.$$eval('#list tr', rows => rows.length), records.length);
});
await settle('nothing is sent', () => {
	assert.deepEqual(elsewhere, []);
	assert.deepEqual(asked.filter(request => !request.startsWith('GET ')), []);
});
await settle('no message on the console', () => assert.deepEqual(messages.filter(message => !/ERR_CONNECTION_REFUSED|Failed to load resource|favicon/.test(message)), []));
await browser.close();
rmSync(downloads, { recursive: true });
process.exit();

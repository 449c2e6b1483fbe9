// The library of the npm package beside the command: node module.mjs NATIVE NAMES; NAMES is a list of records, each with
// NUL after it, relative to here, where the package is installed.  Prints TAP lines of testdata/bin/long/web.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { KifuError, load } from 'kifu-toolkit';

const [,, native, list] = process.argv, names = readFileSync(list, 'utf8').split('\0').filter(Boolean);
const usual = (args, input) => { try { return execFileSync(native, args, { input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 1 << 30 }); } catch (error) { return error.stdout; } };
const lines = (text) => text.toString().split('\n').filter(Boolean);
const kifu = await load();
const records = names.filter((name) => name.startsWith('testdata/')).map((name) => ({ name, bytes: readFileSync(name) }))
	.filter(({ bytes }) => !/kifu: ignore/.test(bytes.toString('latin1'))); // the library knows no comments that hide findings

async function settle(what, check) {
	try {
		await check();
		console.log(`ok - web: module: ${what}`);
	} catch (error) {
		console.log(`not ok - web: module: ${what}\n${String(error.stack).split('\n').slice(0, 20).map((line) => `#   ${line.slice(0, 300)}`).join('\n')}`);
	}
}

// The command's events by file.
const events = {};
for (const line of lines(usual(['lint', '--format=ndjson', '--config=', '--max-findings=0', '--', ...records.map(({ name }) => name)]))) {
	const event = JSON.parse(line);
	if (event.type === 'finding' || event.type === 'game')
		(events[event.file] ??= []).push(event);
}
const FACTS = ['verdict', 'format', 'encoding', 'variant', 'handicap', 'plies', 'ending', 'winner', 'black', 'white', 'event', 'date', 'key'];
const factsOf = (game) => FACTS.map((name) => game[name]);
const sorted = (all) => all.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

await settle('games and findings of each record are those of kifu lint', () => {
	let games = 0, findings = 0;
	for (const { name, bytes } of records) {
		const read = kifu.parse(bytes, { name });
		assert.deepEqual(sorted(read.flatMap((game) => game.findings)), sorted((events[name] ?? []).filter(({ type }) => type === 'finding')), name);
		assert.deepEqual(read.map(factsOf), (events[name] ?? []).filter(({ type }) => type === 'game').map(factsOf), name);
		assert.deepEqual(kifu.lint(bytes, { name }), read.flatMap((game) => game.findings), name);
		games += read.length;
		findings += read.reduce((sum, game) => sum + game.findings.length, 0);
	}
	assert.ok(games > 1000 && findings > 500, `${games} games, ${findings} findings`);
});

await settle('what it converts are the bytes of kifu convert', () => {
	let same = 0;
	for (const { name, bytes } of records.filter((_, i) => i % 3 === 0)) {
		if (!(events[name] ?? []).every(({ type, verdict }) => type !== 'game' || verdict === 'ok'))
			continue;
		for (const to of ['kif', 'csa', 'psn', 'jkf', 'usi']) {
			let got;
			try {
				got = kifu.convert(bytes, to, { name });
			} catch (error) {
				assert.ok(error instanceof KifuError);
				continue;
			}
			assert.equal(got, usual(['convert', '--config=', `--to=${to}`, '--on-illegal=keep', '--on-loss=ignore', '--', name]).toString(), `${name} to ${to}`);
			same++;
		}
	}
	assert.ok(same > 500, `${same} conversions`);
	const one = readFileSync('testdata/kif/crlf.kif');
	assert.deepEqual(Buffer.from(kifu.convert(one, 'kif', { toEncoding: 'cp932' })), usual(['convert', '--to=kif', '--to-encoding=cp932', '--eol=lf'], one));
	const losses = [];
	kifu.convert('手合割：平手\n▲７六歩\n*comment\n', 'usi', { format: 'ki2', onLoss: (loss) => losses.push(loss.rule) });
	assert.ok(losses.length > 0, `${losses}`);
});

await settle('positions: the line of a game played, taken back, judged', () => {
	const refused = new Set();
	for (const { name, bytes } of records.filter((_, i) => i % 5 === 0)) {
		for (const game of kifu.parse(bytes, { name }).slice(0, 3)) {
			if (game.verdict !== 'ok' || game.moves.some(({ illegal }) => illegal))
				continue;
			const board = game.position(), last = game.position(game.plies), start = board.sfen, moves = game.moves.filter(({ kind }) => ['move', 'drop', 'pass'].includes(kind));
			assert.equal(moves.length, game.plies, name);
			for (const { usi, kind } of moves) {
				const { legalMoves } = board, [from] = usi.match(/^\d+\D/) ?? [usi];
				const isListed = legalMoves.includes(usi) || (kind === 'pass' && legalMoves.some((other) => other.startsWith(from) && other.endsWith(from)));
				assert.ok(isListed, `${name}: ${usi}`);
				for (const other of moves.filter((move) => !legalMoves.includes(move.usi)).slice(0, 3))
					board.faults(other.usi).forEach(({ rule }) => refused.add(rule));
				board.play(usi);
			}
			assert.equal(board.sfen, last.sfen, name);
			for (const _ of moves)
				board.undo();
			assert.equal(board.sfen, start, name);
			board.free();
			last.free();
		}
	}
	assert.ok(refused.size > 2, [...refused].join(' '));
	const board = kifu.position();
	assert.equal(board.legalMoves.length, 30);
	assert.throws(() => board.play('7g7e'), { name: 'KifuError', message: /7g/ });
	assert.throws(() => board.undo(), KifuError);
	assert.throws(() => kifu.position('nowhere'), KifuError);
	assert.equal(board.pieceAt(7, 7).csa, 'FU');
	assert.equal(board.pieceAt(5, 5), null);
	assert.throws(() => board.pieceAt(0, 5), { name: 'KifuError' });
	assert.throws(() => board.hand('x'), { name: 'KifuError', message: 'no side: x' });
	assert.deepEqual(kifu.position('4k4/9/9/9/9/9/9/9/4K4 b 2P 1').hand('black').map(({ name, count }) => [name, count]), [['pawn', 2]]);
	assert.equal(kifu.position('6枚落ち').turn, 'white');
	assert.equal(kifu.position('chu').state.width, 12);
	assert.equal(board.points('black').entered, false);
	assert.ok(board.svg().startsWith('<svg'));
});

await settle('a game, its tree and its headers', () => {
	const [game] = kifu.parse('先手：A\n後手：B\n手合割：平手\n   1 ７六歩(77)   ( 0:01/00:00:01)\n*first\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 投了\n\n変化：2手\n   2 ８四歩(83)\n');
	assert.deepEqual([game.black, game.headers.white, game.winner, game.plies, game.number, game.file], ['A', 'B', 'white', 2, 1, null]);
	assert.deepEqual(game.usi, ['7g7f', '3c3d']);
	assert.deepEqual([game.moves[0].comment, game.moves[0].spent, game.moves[2].ending], ['first', 1000, 'resign']);
	assert.deepEqual(game.variations(game.moves[1].node).map(({ usi }) => usi), ['8c8d']);
	assert.equal(game.position(undefined, { node: game.variations(2)[0].node }).pieceAt(8, 4).name, 'pawn');
	assert.ok(game.write('csa').includes('%TORYO'));
	assert.throws(() => game.position(9), { name: 'KifuError' });
	assert.throws(() => kifu.convert('', 'kif'), { name: 'KifuError' });
	assert.throws(() => kifu.convert(readFileSync('testdata/diag/legality/nifu.kifu'), 'csa'), (error) => error instanceof KifuError && error.line > 0);
	assert.ok(kifu.convert(readFileSync('testdata/diag/legality/nifu.kifu'), 'csa', { onIllegal: 'keep' }).length > 0);
	assert.throws(() => kifu.parse('', { format: 'nothing' }), { name: 'KifuError' });
});

await settle('a game is made and changed', () => {
	const game = kifu.game('startpos');
	game.setHeader('black', '山田');
	assert.deepEqual(['7g7f', '△３四歩', '+8822UM'].map((move) => game.add(move)), [1, 2, 3]);
	assert.throws(() => game.add('2b3c'), { name: 'KifuError' });
	assert.equal(game.plies, 3);
	game.setComment('a\nb', 2);
	game.setTime(2000, 1);
	game.end('resign');
	assert.deepEqual([game.black, game.winner, game.verdict, game.moves[1].comment, game.moves[0].spent], ['山田', 'black', 'ok', 'a\nb', 2000]);
	assert.throws(() => game.add('8c8d'), { name: 'KifuError', message: /has ended/ });
	assert.throws(() => game.setHeader('event', 'x\nN+evil'), { name: 'KifuError', message: 'a header is one line' });
	assert.throws(() => game.variations(99), { name: 'KifuError' });
	assert.equal(game.format, null);
	const after = game.position(3), [again] = kifu.parse(game.write('kif'));
	assert.deepEqual([again.usi, again.key], [game.usi, game.key]);
	again.add('8c8d', { node: 1 });
	assert.deepEqual(again.variations(2).map(({ usi }) => usi), ['8c8d']);
	again.cut(3);
	assert.deepEqual(again.usi, ['7g7f', '3c3d']);
	assert.equal(after.legalMoves.length > 1, true);
	assert.throws(() => kifu.game('nothing'), { name: 'KifuError' });
	assert.equal(kifu.game('chu', {}).variant, 'chu');
});

await settle('folders, packed files, threads: the same games in the same order', async () => {
	mkdirSync('folder/inner', { recursive: true });
	records.slice(0, 40).forEach(({ bytes, name }, i) => writeFileSync(`folder/${i % 2 ? 'inner/' : ''}${i}-${name.split('/').pop()}`, bytes));
	writeFileSync('folder/packed.csa.gz', gzipSync(readFileSync('testdata/diag/legality/several-laws-move.csa')));
	writeFileSync('folder/all.zip', readFileSync('testdata/archive/utf8.zip'));
	writeFileSync('folder/none.txt.png', 'no record');
	const all = async (from, options) => {
		const found = [];
		for await (const { file, number, usi, findings } of kifu.read(from, options))
			found.push(JSON.stringify([file, number, usi, findings]));
		return found;
	};
	const one = await all('folder'), three = await all('folder', { workers: 3 });
	assert.ok(one.length > 40 && one.some((line) => line.includes('all.zip!')) && one.some((line) => line.includes('packed.csa.gz')));
	assert.deepEqual(three, one);
	assert.equal((await all({ 'a.csa': 'V2.2\nPI\n+\n+7776FU\n%TORYO\n' }, { workers: 1 })).length, 1);
	writeFileSync('folder/bad.kif.gz', 'no gzip');
	await assert.rejects(all('folder'), { name: 'KifuError', file: 'folder/bad.kif.gz' });
	await assert.rejects(all('folder', { workers: 2 }), { name: 'KifuError', file: 'folder/bad.kif.gz' });
	await assert.rejects(all({ 'a.csa': 'V2.2' }, { workers: 1, variant: 'nothing' }), { name: 'KifuError', file: 'a.csa' });
});

await settle('memory does not grow with what was read', () => {
	const bytes = readFileSync('testdata/kif/crlf.kif');
	const read = () => { for (let i = 0; i < 3000; i++) kifu.parse(bytes).forEach((game) => game.position(1).free()); };
	read();
	const before = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
	read();
	read();
	assert.ok(process.memoryUsage().arrayBuffers + process.memoryUsage().external < before + (8 << 20));
});
process.exit();

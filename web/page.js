// The page: records are dropped or pasted, checked, played, converted and fixed, all in this browser.
import { run } from './run.js';
import { unzip, zip } from './zip.js';

const WORDS = {
	en: {
		drop: 'Drop your records here: files or folders, in any notation and encoding.', files: 'Choose files', folder: 'Choose a folder',
		paste: 'Paste a record', check: 'Check', stays: 'Nothing is sent anywhere: the program runs in this page, also without a network.',
		report: 'Save a report', clear: 'Clear', file: 'File', games: 'Games', verdict: 'Verdict', findings: 'Findings', show: 'Show', every: 'all files', found: 'files with findings', words: 'Words in names and findings',
		format: 'Format', illegalGames: 'Illegal games', keep: 'keep', truncate: 'cut before the illegal move', reject: 'leave out',
		convertAll: 'Convert all into one file', convertEach: 'Convert each, in a zip', convert: 'Convert and save', fix: 'Fix and save', working: 'Working …', none: 'Nothing was found.', same: 'There is nothing to fix.',
		at: (line, ply) => (ply ? `Move ${ply}` : line ? `Line ${line}` : 'File'), ok: 'ok', illegal: 'illegal', unreadable: 'unreadable', unchecked: 'not checked',
		totals: (files, games, ok, illegal, unreadable) => `${games} games in ${files} files: ${ok} ok, ${illegal} illegal, ${unreadable} unreadable.`,
		shown: (shown, all) => (shown === 0 ? 'No file fits.' : `${shown} of ${all} files`), game: 'Game', of: (number, verdict) => `Game ${number}: ${verdict}`,
		saved: (name) => `Saved: ${name}`, nothing: 'Nothing was saved.', undrawn: 'There is no board to show.', failed: 'That did not work: ', error: 'error', warning: 'warning', note: 'note',
	},
	ja: {
		drop: '棋譜のファイルかフォルダをここにドロップしてください。形式と文字コードは問いません。', files: 'ファイルを選ぶ', folder: 'フォルダを選ぶ',
		paste: '棋譜を貼り付ける', check: '検査する', stays: '棋譜はどこにも送信されません。検査はすべてこのページの中で行い、オフラインでも使えます。',
		report: 'レポートを保存', clear: 'すべて消す', file: 'ファイル', games: '対局数', verdict: '判定', findings: '指摘', show: '表示', every: 'すべてのファイル', found: '指摘のあるファイル', words: 'ファイル名と指摘を検索',
		format: '形式', illegalGames: '反則のある対局', keep: 'そのまま残す', truncate: '反則の手前で切る', reject: '除く',
		convertAll: 'すべてを1つのファイルに変換', convertEach: '個別に変換してzipで保存', convert: '変換して保存', fix: '修正して保存', working: '処理中…', none: '指摘はありません。', same: '修正するところはありません。',
		at: (line, ply) => (ply ? `${ply}手目` : line ? `${line}行目` : 'ファイル'), ok: '正常', illegal: '反則', unreadable: '読めません', unchecked: '未検査',
		totals: (files, games, ok, illegal, unreadable) => `${files}ファイル、${games}局: 正常${ok}、反則${illegal}、読めないもの${unreadable}。`,
		shown: (shown, all) => (shown === 0 ? '該当するファイルはありません。' : `${all}ファイル中${shown}`), game: '対局', of: (number, verdict) => `第${number}局: ${verdict}`,
		saved: (name) => `保存しました: ${name}`, nothing: '保存するものがありませんでした。', undrawn: '表示できる盤面がありません。', failed: '処理できませんでした: ', error: 'エラー', warning: '警告', note: '注記',
	},
};
const VERDICTS = ['unchecked', 'unreadable', 'illegal', 'ok']; // the worst first
const get = (id) => document.getElementById(id);
const make = (name, text, attributes = {}) => {
	const element = document.createElement(name);
	element.textContent = text;
	for (const key in attributes)
		element.setAttribute(key, attributes[key]);
	return element;
};
const decoder = new TextDecoder();
const files = new Map(), reports = new Map(); // by name: bytes; events
const rows = new Map(); // by name: the row of the list
let language = navigator.language.startsWith('ja') ? 'ja' : 'en', current = null, player = null, words = WORDS[language], sorted = 'verdict', down = false;

const option = () => '--lang=' + language;

const beside = (id) => get(id).closest('.do').querySelector('output');

// Does one piece of work at a time, and says beside the button what came of it.
let queue = Promise.resolve();
const work = (id, what) => {
	queue = queue.then(async () => {
		const output = beside(id);
		output.textContent = words.working;
		document.body.setAttribute('aria-busy', 'true');
		try {
			output.textContent = (await what()) || '';
		} catch (error) {
			output.textContent = words.failed + error.message;
		}
		document.body.removeAttribute('aria-busy');
	});
	return queue;
};

// Hands bytes to the user as a file.
const save = (bytes, name, type = 'application/octet-stream') => {
	const link = make('a', '', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
const base = (name) => name.slice(name.lastIndexOf('/') + 1);
const one = (name) => ({ [base(name)]: files.get(name) });
const same = (a, b) => a.length === b.length && a.every((byte, i) => byte === b[i]);

// Returns a name for these bytes that no other record has: files of one name may come from two folders.
const unused = (name, bytes) => {
	let free = name;
	for (let n = 2; files.has(free) && !same(files.get(free), bytes); n++)
		free = name.replace(/(\.[^./]*)?$/, (extension) => ` (${n})${extension}`);
	return free;
};

// Lints the files of these names, and keeps what was found.
const lint = async (names) => {
	const input = Object.fromEntries(names.map((name) => [name, files.get(name)]));
	const result = await run(['lint', '--format=ndjson', '--files0-from=-'], { files: input, input: names.map((name) => name + '\0').join('') });
	if (result.status > 2)
		throw new Error(result.stderr);
	names.forEach((name) => reports.set(name, []));
	for (const line of decoder.decode(result.stdout).split('\n')) {
		const event = line ? JSON.parse(line) : {};
		if (reports.has(event.file))
			reports.get(event.file).push(event);
	}
};

const gamesOf = (events) => events.filter((event) => event.type === 'game');
const foundOf = (events) => events.filter((event) => event.type === 'finding' || event.type === 'failure');
const verdict = (events) => VERDICTS.find((each) => events.some((event) => (event.type === 'failure' ? 'unchecked' : event.verdict) === each)) || 'unreadable';
const text = (event) => (language === 'ja' ? event.message_ja : event.message);

// What the columns are sorted by; rows that are alike there have the worst first.
const collator = new Intl.Collator(undefined, { numeric: true });
const COLUMNS = { file: () => 0, games: (row) => row.games, verdict: (row) => VERDICTS.indexOf(row.judged), findings: (row) => -row.found.length };
const weight = (row) => row.found.reduce((sum, event) => sum + ({ warning: 1e4, note: 1 }[event.severity] || 1e8), 0);

const list = () => {
	const wanted = get('words').value.toLowerCase().split(/\s+/).filter(Boolean), show = get('show').value, key = COLUMNS[sorted];
	const all = [...reports].map(([name, events]) => ({ name, games: gamesOf(events).length, found: foundOf(events), judged: verdict(events) })).filter((row) => {
		const where = wanted.length > 0 ? [row.name, ...row.found.map((event) => `${event.rule} ${text(event)}`)].join(' ').toLowerCase() : '';
		return wanted.every((word) => where.includes(word)) && (show === 'found' ? row.found.length > 0 : !show || row.judged === show);
	});
	const order = (a, b) => key(a) - key(b) || (sorted === 'file' ? 0 : weight(b) - weight(a)) || collator.compare(a.name, b.name);
	rows.clear();
	for (const { name, games, found, judged } of all.sort((a, b) => (down ? -1 : 1) * order(a, b))) {
		const row = make('tr', ''), cell = make('td', ''), button = make('button', name, { type: 'button' });
		button.addEventListener('click', async () => {
			await open(name); // the page is long enough only then
			get('one').scrollIntoView();
		});
		cell.append(button);
		row.append(cell, make('td', games), make('td', words[judged], judged === 'ok' ? {} : { class: 'wrong' }), make('td', found.length));
		rows.set(name, row);
	}
	get('list').replaceChildren(...rows.values());
	mark();
	document.querySelectorAll('[data-sort]').forEach((button) => button.parentNode.setAttribute('aria-sort', button.dataset.sort !== sorted ? 'none' : down ? 'descending' : 'ascending'));
	const games = gamesOf([...reports.values()].flat()), of = (each) => games.filter((game) => game.verdict === each).length;
	get('totals').textContent = words.totals(reports.size, games.length, of('ok'), of('illegal'), of('unreadable'));
	get('shown').textContent = words.shown(all.length, reports.size);
	get('all').hidden = reports.size === 0;
};

// Marks the row of the record that is open.
const mark = () => rows.forEach((row, name) => (name === current ? row.setAttribute('aria-current', 'true') : row.removeAttribute('aria-current')));

// Plays a game of the record that is open, from a move.
const play = async (number, ply) => {
	if (player?.number !== number) {
		player = null;
		get('player').replaceChildren();
		const result = await run(['convert', '-t', 'html', '--on-illegal=keep', '--on-loss=ignore', option(), '--game=' + number, '--', base(current)], { files: one(current) });
		const html = decoder.decode(result.stdout).replace(/<style>[^]*?<\/style>/g, ''); // the policy of this page forbids them
		const page = new DOMParser().parseFromString(html, 'text/html'), section = page.querySelector('.game');
		if (!section)
			return words.undrawn;
		get('player').replaceChildren(section);
		kifuPlayer.unpack(section);
		player = kifuPlayer.open(section, JSON.parse(page.querySelector('.words').textContent));
		player.number = number;
	}
	player.at(ply ? String(ply) : '');
	return '';
};

const open = (name) => {
	const events = reports.get(name), found = foundOf(events), games = gamesOf(events), board = (number, ply) => {
		get('game').value = number;
		return work('game', () => (name === current ? play(number, ply) : ''));
	};
	current = name;
	player = null;
	beside('convert').textContent = '';
	mark();
	get('name').textContent = name;
	get('player').replaceChildren();
	get('findings').replaceChildren(...found.map((event) => {
		const item = make('li', ''), button = make('button', `${words.at(event.line, event.ply)}: ${words[event.severity] || words.unchecked}: ${text(event)}` + (event.rule ? ` [${event.rule}]` : ''), { type: 'button' });
		button.addEventListener('click', () => {
			get('findings').querySelectorAll('[aria-pressed]').forEach((old) => old.removeAttribute('aria-pressed'));
			button.setAttribute('aria-pressed', 'true');
			board(event.game || 1, event.ply);
		});
		item.append(button);
		return item;
	}));
	if (found.length === 0)
		get('findings').append(make('li', words.none));
	get('game').replaceChildren(...games.map((game) => make('option', [words.of(game.game, words[game.verdict]), game.black, game.white].filter(Boolean).join(' '), { value: game.game })));
	get('game').hidden = games.length < 2;
	get('one').hidden = false;
	const first = found.find((event) => event.ply) || games[0];
	return games.length > 0 ? board(first.game, first.ply) : null;
};

// Every file as the program takes it: the files, and their names on standard input.
const everything = () => ({ files: Object.fromEntries(files), input: [...files.keys()].map((name) => name + '\0').join('') });

const take = (added) => work('drop', async () => {
	const names = [], add = (name, bytes) => {
		const own = unused(name, bytes);
		files.set(own, bytes);
		names.push(own);
	};
	for (const { name, file } of await added) {
		const bytes = new Uint8Array(await file.arrayBuffer()), members = /\.zip$/i.test(name) ? await unzip(bytes) : null;
		if (members)
			members.forEach((member) => add(`${name}!${member.name}`, member.bytes));
		else
			add(name, bytes);
	}
	await lint([...files.keys()].filter((name) => !reports.has(name)));
	list();
	if (names.length === 1)
		open(names[0]);
});
const takeText = (pasted) => pasted.trim() && take([{ name: 'pasted.txt', file: new Blob([pasted]) }]);

// Lists what was dropped: files, and those in folders.
const entries = async (items) => {
	const all = [], walk = async (entry, path) => {
		if (entry.isFile) {
			all.push({ name: path + entry.name, file: await new Promise((done, failed) => entry.file(done, failed)) });
			return;
		}
		const reader = entry.createReader();
		for (let part; (part = await new Promise((done, failed) => reader.readEntries(done, failed))).length > 0;)
			for (const each of part)
				await walk(each, path + entry.name + '/');
	};
	for (const entry of [...items].map((item) => item.webkitGetAsEntry()).filter(Boolean))
		await walk(entry, '');
	return all;
};

const speak = (chosen) => {
	language = chosen;
	words = WORDS[language];
	document.documentElement.lang = language;
	document.querySelectorAll('[data-text]').forEach((element) => { element.textContent = words[element.dataset.text]; });
	document.querySelectorAll('[data-label]').forEach((element) => element.setAttribute('aria-label', words[element.dataset.label]));
	document.querySelectorAll('[data-language]').forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.language === language)));
	list();
	if (current !== null)
		open(current);
};

// Saves what was written, and says so; said: what the program said of it.
const saveAll = (result, names, type) => {
	names.forEach((name) => save(result.files[name], base(name), type));
	return [names.length > 0 ? words.saved(names.map(base).join(', ')) : words.nothing, result.stderr.trim()].filter(Boolean).join('\n');
};
const writing = () => [option(), '--on-illegal=' + get('illegal').value];
const press = (id, what) => get(id).addEventListener('click', () => work(id, what));

{
	const area = get('drop');
	document.querySelectorAll('[data-language]').forEach((button) => button.addEventListener('click', () => speak(button.dataset.language)));
	document.querySelectorAll('[data-sort]').forEach((button) => button.addEventListener('click', () => {
		down = sorted === button.dataset.sort && !down;
		sorted = button.dataset.sort;
		list();
	}));
	get('words').addEventListener('input', list);
	get('show').addEventListener('change', list);
	get('game').addEventListener('change', () => work('game', () => play(Number(get('game').value), 0)));
	for (const id of ['files', 'folder'])
		get(id).addEventListener('change', (event) => {
			take([...event.target.files].map((file) => ({ name: file.webkitRelativePath || file.name, file })));
			event.target.value = '';
		});
	addEventListener('dragover', (event) => { event.preventDefault(); area.classList.add('over'); });
	addEventListener('dragleave', () => area.classList.remove('over'));
	addEventListener('drop', (event) => {
		event.preventDefault();
		area.classList.remove('over');
		take(entries(event.dataTransfer.items));
	});
	addEventListener('paste', (event) => {
		if (!event.target.closest?.('textarea,input'))
			takeText(event.clipboardData.getData('text'));
	});
	get('take').addEventListener('click', () => takeText(get('text').value));
	get('player').addEventListener('keydown', (event) => player?.key(event));
	addEventListener('beforeprint', () => player?.print());
	get('clear').addEventListener('click', () => {
		files.clear();
		reports.clear();
		current = null;
		get('one').hidden = true;
		list();
	});
	press('report', async () => saveAll(await run(['lint', '--format=html:report.html', option(), '--files0-from=-'], everything()), ['report.html'], 'text/html'));
	press('convert-all', async () => {
		const to = get('format').selectedOptions[0], name = 'records.' + to.dataset.extension;
		const result = await run(['convert', '-t', to.value, ...writing(), '--files0-from=-'], everything());
		return saveAll({ ...result, files: { [name]: result.stdout } }, result.stdout.length > 0 ? [name] : []);
	});
	press('convert-each', async () => {
		const result = await run(['convert', '-t', get('format').value, '-d', 'written', ...writing(), '--files0-from=-'], everything()), name = 'records.zip';
		const written = Object.entries(result.files).filter(([each]) => each.startsWith('written/')).map(([each, bytes]) => [each.slice('written/'.length), bytes]);
		return saveAll({ ...result, files: { [name]: await zip(Object.fromEntries(written)) } }, written.length > 0 ? [name] : []);
	});
	press('convert', async () => {
		const result = await run(['convert', '-t', get('format').value, '-d', 'written', ...writing(), '--', base(current)], { files: one(current) });
		return saveAll(result, Object.keys(result.files).filter((each) => each.startsWith('written/')));
	});
	press('fix', async () => {
		const name = base(current), result = await run(['lint', '--fix', option(), '--', name], { files: one(current) });
		if (same(result.files[name], files.get(current)))
			return words.same;
		files.set(current, result.files[name]);
		await lint([current]);
		list();
		open(current);
		return saveAll({ ...result, stderr: decoder.decode(result.stdout) }, [name]);
	});
	speak(language);
	work('drop', async () => { // the formats that are written, a line each
		const lines = decoder.decode((await run(['formats'])).stdout).trim().split('\n').map((line) => line.split(/ {2,}/));
		const column = lines[0].indexOf('in files');
		get('format').replaceChildren(...lines.slice(1).filter((cells) => cells[column] !== '-').map(([name, extensions]) => make('option', name, { value: name, 'data-extension': extensions.split(' ')[0] })));
	});
	if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
		navigator.serviceWorker.register('offline.js').catch(() => {});
}

// The page: records are dropped, checked, shown, converted and fixed, all in this browser.
import { run } from './index.js';

const WORDS = {
	en: {
		drop: 'Drop your records here: files or folders, in any notation and encoding.', files: 'Choose files', folder: 'Choose a folder',
		stays: 'Nothing is sent anywhere: the program runs in this page, also without a network.',
		report: 'Report as a page', clear: 'Clear', file: 'File', games: 'Games', verdict: 'Verdict', findings: 'Findings',
		format: 'Format', convertAll: 'Convert all into one file', convert: 'Convert and save', fix: 'Fix and save', working: 'Working …', none: 'Nothing was found.', same: 'There is nothing to fix.',
		at: (line, ply) => (ply ? `move ${ply}` : `line ${line}`), ok: 'ok', illegal: 'illegal', unreadable: 'unreadable',
		totals: (files, games, ok, illegal, unreadable) => `${games} games in ${files} files: ${ok} ok, ${illegal} illegal, ${unreadable} unreadable.`,
		board: 'The position', failed: 'That did not work: ', error: 'error', warning: 'warning', note: 'note',
	},
	ja: {
		drop: '棋譜のファイルかフォルダをここにドロップしてください。形式と文字コードは問いません。', files: 'ファイルを選ぶ', folder: 'フォルダを選ぶ',
		stays: '棋譜はどこにも送信されません。検査はすべてこのページの中で行い、オフラインでも使えます。',
		report: '報告をページで見る', clear: 'すべて消す', file: 'ファイル', games: '対局数', verdict: '判定', findings: '指摘',
		format: '形式', convertAll: 'すべてを1つのファイルに変換', convert: '変換して保存', fix: '修正して保存', working: '処理中…', none: '指摘はありません。', same: '修正するところはありません。',
		at: (line, ply) => (ply ? `${ply}手目` : `${line}行目`), ok: '正常', illegal: '反則', unreadable: '読めません',
		totals: (files, games, ok, illegal, unreadable) => `${files}ファイル、${games}局: 正常${ok}、反則${illegal}、読めないもの${unreadable}。`,
		board: '局面', failed: '処理できませんでした: ', error: 'エラー', warning: '警告', note: '注記',
	},
};
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
let language = navigator.language.startsWith('ja') ? 'ja' : 'en', current = null, words = WORDS[language], pictures = 0;

const state = (text) => { get('state').textContent = text; };
const option = () => '--lang=' + language;

// Does one piece of work at a time, and says if it fails.
let queue = Promise.resolve();
const work = (what) => {
	queue = queue.then(async () => {
		state(words.working);
		document.body.setAttribute('aria-busy', 'true');
		try {
			state((await what()) || '');
		} catch (error) {
			state(words.failed + error.message);
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

const verdict = (events) => ['unreadable', 'illegal', 'ok'].find((each) => events.some((event) => event.verdict === each)) || 'unreadable';
const count = (events, type) => events.filter((event) => event.type === type).length;

const list = () => {
	const rows = [...reports].map(([name, events]) => {
		const row = make('tr', ''), cell = make('td', ''), button = make('button', name, { type: 'button' }), judged = verdict(events);
		button.addEventListener('click', () => open(name));
		cell.append(button);
		row.append(cell, make('td', count(events, 'game')), make('td', words[judged], judged === 'ok' ? {} : { class: 'wrong' }), make('td', count(events, 'finding')));
		if (name === current)
			row.setAttribute('aria-current', 'true');
		return row;
	});
	get('list').replaceChildren(...rows);
	const games = [...reports.values()].flat().filter((event) => event.type === 'game'), of = (each) => games.filter((game) => game.verdict === each).length;
	get('totals').textContent = words.totals(reports.size, games.length, of('ok'), of('illegal'), of('unreadable'));
	get('all').hidden = reports.size === 0;
};

// Draws the position after a move of a game, with what is wrong there.
const draw = async (game, ply) => {
	const selection = ['--game=' + game, ...(ply ? ['--ply=' + ply] : [])];
	const result = await run(['convert', '-t', 'svg', '-o', 'board.svg', '--on-illegal=keep', option(), ...selection, '--', base(current)], { files: one(current) });
	const picture = result.files['board.svg'];
	get('board').hidden = !picture;
	if (!picture)
		return;
	URL.revokeObjectURL(get('picture').src);
	get('picture').src = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
	get('picture').alt = `${words.board}: ${words.at(0, ply) || ''}`;
	get('caption').textContent = base(current) + (ply ? ', ' + words.at(0, ply) : '');
	get('picture').dataset.drawn = ++pictures;
};

const open = (name) => {
	const events = reports.get(name), found = events.filter((event) => event.type === 'finding');
	current = name;
	list();
	get('name').textContent = name;
	get('messages').hidden = true;
	get('findings').replaceChildren(...found.map((event) => {
		const item = make('li', ''), text = language === 'ja' ? event.message_ja : event.message;
		const button = make('button', `${words.at(event.line, event.ply)}: ${words[event.severity]}: ${text} [${event.rule}]`, { type: 'button' });
		button.addEventListener('click', () => {
			get('findings').querySelectorAll('[aria-pressed]').forEach((old) => old.removeAttribute('aria-pressed'));
			button.setAttribute('aria-pressed', 'true');
			work(() => draw(event.game || 1, event.ply));
		});
		item.append(button);
		return item;
	}));
	if (found.length === 0)
		get('findings').append(make('li', words.none));
	get('one').hidden = false;
	const first = found.find((event) => event.ply), game = events.find((event) => event.type === 'game');
	get('board').hidden = true;
	if (game)
		work(() => draw(first ? first.game : game.game, first ? first.ply : 0));
};

// Every file as the program takes it: the files, and their names on standard input.
const everything = () => ({ files: Object.fromEntries(files), input: [...files.keys()].map((name) => name + '\0').join('') });

const tell = (text) => {
	get('messages').textContent = text;
	get('messages').hidden = text === '';
};

const take = (added) => work(async () => {
	for (const { name, file } of await added) { // one of the same name takes its place
		files.set(name, new Uint8Array(await file.arrayBuffer()));
		reports.delete(name);
	}
	await lint([...files.keys()].filter((name) => !reports.has(name)));
	list();
	if (reports.size === 1)
		open([...reports.keys()][0]);
});

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
	document.querySelectorAll('[data-language]').forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.language === language)));
	list();
	if (current !== null)
		open(current);
};

{
	const area = get('drop');
	document.querySelectorAll('[data-language]').forEach((button) => button.addEventListener('click', () => speak(button.dataset.language)));
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
	get('clear').addEventListener('click', () => {
		files.clear();
		reports.clear();
		current = null;
		get('one').hidden = true;
		list();
	});
	get('report').addEventListener('click', () => work(async () => {
		const result = await run(['lint', '--format=html:report.html', option(), '--files0-from=-'], everything());
		save(result.files['report.html'], 'report.html', 'text/html');
	}));
	get('convert-all').addEventListener('click', () => work(async () => {
		const to = get('format').selectedOptions[0], name = 'records.' + to.dataset.extension;
		const result = await run(['convert', '-t', to.value, '-o', name, option(), '--files0-from=-'], everything());
		get('one').hidden = false;
		tell(result.stderr);
		if (!result.files[name])
			return words.failed;
		save(result.files[name], name);
		return '';
	}));
	get('convert').addEventListener('click', () => work(async () => {
		const name = base(current), result = await run(['convert', '-t', get('format').value, '-d', 'out', option(), '--', name], { files: one(current) });
		const written = Object.keys(result.files).filter((each) => each.startsWith('out/'));
		tell(result.stderr);
		written.forEach((each) => save(result.files[each], base(each)));
		return written.length === 0 ? words.failed : '';
	}));
	get('fix').addEventListener('click', () => work(async () => {
		const name = base(current), before = files.get(current), result = await run(['lint', '--fix', option(), '--', name], { files: one(current) });
		const after = result.files[name];
		if (after.length === before.length && after.every((byte, i) => byte === before[i]))
			return words.same;
		tell(decoder.decode(result.stdout));
		save(after, name);
		files.set(current, after);
		await lint([current]);
		list();
		return '';
	}));
	speak(language);
	work(async () => { // the formats that are written, a line each
		const lines = decoder.decode((await run(['formats'])).stdout).trim().split('\n').map((line) => line.split(/ {2,}/));
		const column = lines[0].indexOf('in files');
		get('format').replaceChildren(...lines.slice(1).filter((cells) => cells[column] !== '-').map(([name, extensions]) => make('option', name, { value: name, 'data-extension': extensions.split(' ')[0] })));
	});
	if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
		navigator.serviceWorker.register('offline.js').catch(() => {});
}

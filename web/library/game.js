// A game that was read or made: what is known of it, its moves, how it is changed and written.
import { KifuError, SIDES, decode } from './library.js';
import { Position } from './position.js';

const KINDS = ['unplayed', 'move', 'drop', 'pass', 'ending'];
const isMove = ({ kind }) => kind === 'move' || kind === 'drop' || kind === 'pass';
// Of module.c: no time, the numbers of a node, and its bits after kind and side.
const NONE = 0xffffffff, NUMBERS = 7, PROMOTES = 1 << 16, CHECK = 1 << 17, ILLEGAL = 1 << 18, EXCUSED = 1 << 19, HAS_ENDING = 1 << 24, HAS_COMMENT = 1 << 25;
const time = (milliseconds) => milliseconds === NONE ? null : milliseconds;

// The nodes as module.c packs them.
function unpack(bytes) {
	const numbers = new Uint32Array(bytes.buffer, 0, bytes.length >> 2), count = numbers[0], texts = decode(bytes.subarray(4 * (1 + NUMBERS * count))).split('\0');
	const nodes = [];
	for (let node = 0, at = 1, text = 0; node < count; node++, at += NUMBERS) {
		const bits = numbers[at + 2];
		nodes.push({
			usi: texts[text++], words: texts[text++], side: SIDES[bits >>> 8 & 255], kind: KINDS[bits & 255],
			ending: bits & HAS_ENDING ? texts[text++] : null, comment: bits & HAS_COMMENT ? texts[text++] : '',
			spent: time(numbers[at + 3]), total: time(numbers[at + 4]),
			promotes: (bits & PROMOTES) !== 0, check: (bits & CHECK) !== 0, illegal: (bits & ILLEGAL) !== 0, excused: (bits & EXCUSED) !== 0,
			node, next: numbers[at], alternative: numbers[at + 1], line: numbers[at + 5], column: numbers[at + 6],
		});
	}
	return nodes;
}

// What the garbage collector lets go is freed here too.
const forgotten = new FinalizationRegistry(({ library, context }) => library.free(context));

export class Game {
	#library;
	#source;
	#own; // its context, if it was made or changed
	#packed; // the nodes until they are asked for
	#nodes;

	// A game that was read: facts as module.c prints them, its nodes as it packs them, in a buffer of their own.
	constructor(library, source, facts, nodes) {
		this.#library = library;
		this.#source = source;
		if (facts)
			this.#know(facts, nodes);
	}
	static make(library, position, options) {
		const game = new Game(library, { name: null, options });
		game.#possess();
		library.must(library.call('edit_new', game.#own.kifu, position));
		game.#refresh();
		return game;
	}
	#know(known, nodes) {
		const headers = known.pop(), { type, game, ...facts } = known.pop();
		Object.assign(this, facts, { format: facts.format || null, number: game, file: this.#source.name, findings: known });
		this.headerList = headers.map(([name, key, value]) => ({ name: name || null, key, value }));
		this.#packed = nodes;
		this.#nodes = null;
	}
	#refresh() {
		const library = this.#library, { kifu } = this.#own, facts = library.json('game', kifu);
		library.call('nodes', kifu);
		this.#know(facts, library.bytes.slice());
	}
	#possess() {
		this.#own = this.#library.make(this.#source.options);
		forgotten.register(this, { library: this.#library, context: this.#own });
	}

	get headers() {
		const found = {};
		for (const { name, key, value } of this.headerList)
			found[name ?? key] ??= value;
		return found;
	}
	get nodes() {
		this.#nodes ??= unpack(this.#packed);
		this.#packed = null;
		return this.#nodes;
	}
	#follow(node, way) {
		const found = [], { nodes } = this;
		if (!nodes[node])
			throw new KifuError(`the game has no node ${node}`, { file: this.file });
		while ((node = nodes[node][way]))
			found.push(nodes[node]);
		return found;
	}
	line(node) { return this.#follow(node, 'next'); }
	variations(node) { return this.#follow(node, 'alternative'); }
	get moves() { return this.line(0); }
	get usi() {
		const words = this.moves.map(({ usi }) => usi), end = words.indexOf('');
		return end < 0 ? words : words.slice(0, end);
	}

	// The context that has the game.
	#context() { return this.#own ?? this.#library.present(this.#source, this.number); }
	write(to, options) {
		const written = this.#library.write(this.#context(), to, options, this.file);
		if (this.#own)
			this.findings = this.#library.json('game', this.#own.kifu).filter(({ type }) => type === 'finding');
		else
			this.#library.spoil();
		return written;
	}
	position(ply = 0, { node = [0, ...this.moves.filter(isMove).map((move) => move.node)][ply] } = {}) {
		if (!this.nodes[node])
			throw new KifuError(`the game has no ${node === undefined ? `move ${ply}` : `node ${node}`}`, { file: this.file });
		const context = this.#context();
		return new Position(this.#library, context, this.#library.call('board_at', context.kifu, node), this);
	}

	// Changes the game, in a context of its own.
	#edit(name, ...args) {
		const library = this.#library;
		if (!this.#own) {
			this.#possess();
			library.open(this.#own, this.#source);
			library.seek(this.#own, this.#source, 0, this.number);
		}
		library.must(library.call(`edit_${name}`, this.#own.kifu, ...args), this.file);
		const { added } = library;
		this.#refresh();
		return added;
	}
	#end() {
		const moves = this.moves.filter(({ kind }) => kind !== 'ending');
		return moves.length > 0 ? moves[moves.length - 1].node : 0;
	}
	add(move, { node, format, keep, before } = {}) {
		if (node === undefined && this.nodes[node = this.#end()].next)
			throw new KifuError('the game has ended: cut its ending', { file: this.file });
		return this.#edit('move', node, move, format, keep ? 1 : 0, before ? 1 : 0);
	}
	end(ending, node = this.#end()) { return this.#edit('ending', node, ending); }
	cut(node) { this.#edit('cut', node); }
	setHeader(name, value) { this.#edit('header', name, value); }
	setComment(text, node = this.#end()) { this.#edit('comment', node, text); }
	setTime(milliseconds, node = this.#end()) { this.#edit('time', node, milliseconds ?? -1); }
}

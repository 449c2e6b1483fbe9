// A game that was read or made: what is known of it, its moves, how it is changed and written.
import { KifuError, SIDES, decode } from './library.js';
import { Position } from './position.js';

const KINDS = ['unplayed', 'move', 'drop', 'pass', 'ending'];
const isMove = ({ kind }) => kind === 'move' || kind === 'drop' || kind === 'pass';
const time = (milliseconds) => milliseconds < 0 ? null : milliseconds;

// A node as module.c prints it.
const nodeOf = ([next, alternative, kind, side, flags, usi, words, ending, comment, spent, total, line, column], node) => ({
	usi, words, side: SIDES[side], kind: KINDS[kind], ending: ending || null, comment, spent: time(spent), total: time(total),
	promotes: !!(flags & 1), check: !!(flags & 2), illegal: !!(flags & 4), excused: !!(flags & 8), node, next, alternative, line, column,
});

// What the garbage collector lets go is freed here too.
const forgotten = new FinalizationRegistry(({ library, context }) => library.free(context));

export class Game {
	#library;
	#source;
	#own; // its context, if it was made or changed
	#packed; // the nodes until they are asked for
	#nodes;

	// A game that was read: facts as module.c prints them, its nodes as bytes.
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
		this.#nodes ??= JSON.parse(decode(this.#packed)).map(nodeOf);
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

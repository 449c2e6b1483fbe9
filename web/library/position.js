// A position on which moves are played and taken back.
import { KifuError, SIDES, flagsOf } from './library.js';

// What the garbage collector lets go is freed here too.
const forgotten = new FinalizationRegistry(({ library, context, board }) => context.freed || library.call('board_free', board));

export class Position {
	#library;
	#kifu;
	#board;
	#game; // whose context has the board

	constructor(library, context, board, game = null) {
		if (!board)
			throw new KifuError(library.text);
		this.#library = library;
		this.#kifu = context.kifu;
		this.#board = board;
		this.#game = game;
		forgotten.register(this, { library, context, board }, this);
	}
	free() {
		if (this.#board) {
			forgotten.unregister(this);
			this.#library.call('board_free', this.#board);
		}
		this.#board = 0;
	}
	#call(name, ...args) {
		if (!this.#board)
			throw new KifuError('the position was freed');
		return this.#library.call(name, ...args);
	}
	#json(name, ...args) {
		this.#call(name, this.#board, ...args);
		return JSON.parse(this.#library.text);
	}
	#must(name, ...args) { this.#library.must(this.#call(name, this.#kifu, this.#board, ...args)); }

	get state() { return this.#json('state'); }
	get sfen() { return this.state.sfen; }
	get turn() { return this.state.turn; }
	get isCheck() { return this.state.isCheck; }
	get isCheckmate() { return this.state.isCheckmate; }
	get legalMoves() {
		this.#call('moves', this.#board);
		return this.#library.text.split(' ').slice(0, -1);
	}
	play(usi) { this.#must('play', usi); return this; }
	undo() { this.#must('undo'); return this; }
	faults(usi) { return this.#json('faults', usi); }
	pieceAt(file, rank) {
		const result = this.#call('piece', this.#kifu, this.#board, file, rank);
		return this.#library.must(result) ? JSON.parse(this.#library.text) : null;
	}
	#side(side) {
		if (side !== 'black' && side !== 'white')
			throw new KifuError(`no side: ${side}`);
		return SIDES.indexOf(side);
	}
	hand(side) { return this.#json('hand', this.#side(side)); }
	points(side, rules = null) {
		this.#must('points', this.#side(side), rules);
		return JSON.parse(this.#library.text);
	}
	write(format, options = {}) {
		this.#must('board_write', format, options.letters ?? null, flagsOf(options));
		return this.#library.text;
	}
	svg(options) { return this.write('svg', options); }
	toString() { return this.write('bod'); }
}


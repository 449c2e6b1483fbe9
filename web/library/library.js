// libkifu in memory: an instance of web/module.c, called with JavaScript's values.
import { instantiate } from '../wasm.js';

const encoder = new TextEncoder(), decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const END = 1, FLAGS = { mainlineOnly: 1, later: 2, toFile: 4, japanese: 8, flip: 16 }; // of module.c

const OK = 0;
export const SIDES = ['black', 'white', null];
export const decode = (bytes) => decoder.decode(bytes);
export const flagsOf = (options) => Object.entries(FLAGS).reduce((sum, [name, flag]) => options[name] ? sum | flag : sum, 0);

/** Returns what is read: bytes, the name of their file, options.  Text is UTF-8, whatever else its bytes could be. */
export function sourceOf(input, { name = null, ...options } = {}) {
	if (typeof input !== 'string')
		return { bytes: input, name, options };
	return { bytes: encoder.encode(input), name, options: /[^\0-\x7f]/.test(input) ? { ...options, encoding: 'utf-8' } : options };
}

/** What could not be done, with the file and, of a record, line and column of its first fault. */
export class KifuError extends Error {
	name = 'KifuError';
	constructor(message, { file = null, line = null, column = null } = {}) {
		super(message);
		Object.assign(this, { file, line, column });
	}
}

export class Library {
	#module;
	#given;
	#contexts = new Map();
	#again = {}; // what is read again: its source and context, the number of the present game, whether that was written

	constructor(module) {
		this.#module = module;
		this.#given = module._module_out() >> 2;
	}
	static async load() { return new Library(await instantiate()); }

	// Calls a function with numbers, texts (as UTF-8 with NUL) and bytes.
	call(name, ...args) {
		const module = this.#module, held = [];
		const put = (bytes) => {
			const at = module._malloc(bytes.length || 1);
			held.push(at);
			module.HEAPU8.set(bytes, at);
			return at;
		};
		const value = (arg) => typeof arg === 'string' ? put(encoder.encode(`${arg}\0`)) : arg instanceof Uint8Array ? put(arg) : arg ?? 0;
		try {
			return module[`_module_${name}`](...args.map(value));
		} finally {
			held.forEach((at) => module._free(at));
		}
	}

	// What the last call left, until the next.
	get bytes() {
		const { HEAPU32, HEAPU8 } = this.#module, at = HEAPU32[this.#given];
		return HEAPU8.subarray(at, at + HEAPU32[this.#given + 1]);
	}
	get text() { return decode(this.bytes); }
	get added() { return this.#module.HEAPU32[this.#given + 2]; } // the node
	json(name, ...args) {
		this.call(name, ...args);
		return JSON.parse(this.text);
	}

	// Returns whether there is something, or throws what is wrong.
	must(result, file) {
		if (result !== OK && result !== END)
			throw new KifuError(this.text, { file });
		return result === OK;
	}

	// A context of its own for a game: { kifu, freed }.
	make({ format, encoding, variant, rules, letters, style } = {}) {
		return { kifu: this.call('new', format, encoding, variant, rules, letters, style ? 1 : 0), freed: false };
	}
	free(context) {
		this.call('free', context.kifu);
		context.freed = true;
	}

	// The context of options; again: another, which reads files again for the games that the first has read.
	context(options = {}, again = false) {
		const key = JSON.stringify([...['format', 'encoding', 'variant', 'rules', 'letters'].map((name) => options[name] ?? null), !!options.style, again]);
		if (!this.#contexts.has(key))
			this.#contexts.set(key, this.make(options));
		return this.#contexts.get(key);
	}
	open({ kifu }, { bytes, name }) { this.must(this.call('open', kifu, name, bytes, bytes.length), name); }

	// Yields JSON: of each game the findings, facts and headers, and if wanted the bytes of its nodes; at the end (isRest)
	// what was found in the text that follows.
	* parts(source, withNodes) {
		const context = this.context(source.options), { kifu } = context;
		this.open(context, source);
		for (let more = true; more;) {
			more = this.must(this.call('next', kifu), source.name);
			this.call('game', kifu);
			const part = { isRest: !more, facts: this.text, nodes: null };
			if (more && withNodes) {
				this.call('nodes', kifu);
				part.nodes = this.bytes.slice();
			}
			yield part;
		}
	}

	// Goes on to the game of a number.
	seek({ kifu }, source, from, number) {
		for (; from < number; from++)
			this.must(this.call('next', kifu), source.name);
	}

	// Makes a game that was read the present one of a context, which is returned.
	present(source, number) {
		const context = this.context(source.options, true), again = this.#again;
		let from = again.number;
		if (again.source !== source || again.context !== context || from > number || (from === number && again.written)) {
			from = 0;
			this.#again = {};
			this.open(context, source);
		}
		this.seek(context, source, from, number);
		this.#again = { source, context, number, written: false };
		return context;
	}
	// The present game has findings of its having been written: another look at it reads it again.
	spoil() { this.#again.written = true; }

	// Writes the present game of a context, and tells onLoss what the format cannot hold.
	write({ kifu }, to, { toEncoding = null, letters = null, onLoss, ...options } = {}, file = null) {
		const findings = () => this.json('game', kifu).filter(({ type }) => type === 'finding').map((finding) => JSON.stringify(finding));
		const before = new Set(onLoss && findings());
		this.must(this.call('write', kifu, to, toEncoding, letters, flagsOf(options)), file);
		const written = toEncoding ? this.bytes.slice() : this.text;
		if (onLoss)
			findings().filter((finding) => !before.has(finding)).forEach((finding) => onLoss(JSON.parse(finding)));
		return written;
	}
}

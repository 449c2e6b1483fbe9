// load(): kifu's library, kept in memory.
import { filesOf } from './files.js';
import { Game } from './game.js';
import { KifuError, Library, sourceOf } from './library.js';
import { Pool } from './pool.js';
import { Position } from './position.js';

// Makes the games of a file.  What was found in the text after the last game is among its findings.
function gamesOf(library, source, parts) {
	const games = [];
	for (const { isRest, facts, nodes } of parts) {
		const known = JSON.parse(facts);
		if (isRest)
			games[games.length - 1]?.findings.push(...known.slice(0, -1));
		else
			games.push(new Game(library, source, known, nodes));
	}
	return games;
}

function refusal({ number, verdict, findings, file }) {
	const { message, line, column } = findings.find(({ severity }) => severity === 'error') ?? {};
	return new KifuError(`game ${number} is ${verdict}${message ? `: ${message}` : ''}`, { file, line, column });
}

function join(parts) {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

function convert(library, input, to, { onIllegal, toEncoding, letters, onLoss, mainlineOnly, toFile, japanese, flip, ...options } = {}) {
	const source = sourceOf(input, { ...options, letters }), parts = [];
	for (const game of gamesOf(library, source, library.parts(source, false))) {
		if (game.verdict === 'unreadable' || (game.verdict === 'illegal' && onIllegal !== 'keep'))
			throw refusal(game);
		parts.push(game.write(to, { toEncoding, letters, onLoss, mainlineOnly, toFile, japanese, flip, later: parts.length > 0 }));
	}
	return toEncoding ? join(parts) : parts.join('');
}

async function* read(library, from, { workers = 0, ...options } = {}) {
	const sources = async function* () {
		for await (const { name, bytes } of filesOf(from, (name) => library.call('is_record', name) !== 0))
			yield { name, bytes, options };
	};
	if (!workers) {
		for await (const source of sources())
			yield* gamesOf(library, source, library.parts(source, true));
		return;
	}
	const pool = await Pool.of(workers);
	try {
		for await (const { source, parts } of pool.each(sources()))
			yield* gamesOf(library, source, parts);
	} finally {
		pool.end();
	}
}

/** Loads kifu's library.  What it returns needs no other call: see index.d.ts. */
export async function load() {
	const library = await Library.load();
	return {
		parse(input, options) {
			const source = sourceOf(input, options);
			return gamesOf(library, source, library.parts(source, true));
		},
		lint: (input, options) => [...library.parts(sourceOf(input, options), false)]
			.flatMap(({ facts }) => JSON.parse(facts).filter(({ type }) => type === 'finding')),
		convert: (input, to, options) => convert(library, input, to, options),
		position(text = 'startpos', options) {
			const context = library.context(options);
			return new Position(library, context, library.call('board', context.kifu, text));
		},
		game: (position = 'startpos', options = {}) => Game.make(library, position, options),
		read: (from, options) => read(library, from, options),
	};
}

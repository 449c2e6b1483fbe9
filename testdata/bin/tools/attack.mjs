// Makes games with one wrong move: node attack.mjs COUNT <GAMES, in a folder where npm has put shogiops
// (testdata/bin/tools/attack).
//
// GAMES are USI lines.  In each game that is made one move is replaced, and at most TAIL moves of the
// game follow.  shogiops judges every move of it.  Writes COUNT games, in turns to mutations.usi,
// mutations.csa and mutations.kifu (those that do not begin with the usual position only to the
// first), and to mutations.tsv for each: file, its number there, the ply of its first illegal move or
// 0, what was done, the moves in USI.  The same games give the same mutations.
import { createWriteStream, readFileSync } from 'node:fs';
import { makeSfen, parseSfen } from 'shogiops/sfen';
import { isDrop, makeUsi, parseUsi } from 'shogiops/util';
import { dimensions, promote, unpromote } from 'shogiops/variant/util';

const TAIL = 6, even = makeSfen(parseSfen('standard', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1').unwrap());
const count = Number(process.argv[2]);

// Marsaglia's xorshift32.
let state = 20261122;
const below = n => {
	state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
	return state % n;
};
const one = list => list[below(list.length)];

// --- what takes the place of a move; undefined where it cannot be made

const everywhere = pos => {
	const { files, ranks } = dimensions(pos.rules);
	return Array.from({ length: files * ranks }, (_, i) => i % files + 16 * Math.floor(i / files));
};
const of = (pos, color) => [...pos.board.color(color)];
const other = color => color === 'sente' ? 'gote' : 'sente';
const near = (pos, square) => one(everywhere(pos).filter(s => Math.abs((s & 15) - (square & 15)) <= 1 && Math.abs((s >> 4) - (square >> 4)) <= 1));
const king = (pos, color) => pos.board.pieces(color, 'king').first();
const drop = role => (pos, move) => ({ role, to: one([() => move.to, () => one(everywhere(pos)), () => near(pos, king(pos, other(pos.turn)) ?? move.to)])() });
const mutations = {
	'another destination': (pos, move) => ({ ...move, to: one(everywhere(pos)) }),
	'a destination beside it': (pos, move) => ({ ...move, to: near(pos, move.to) }),
	'an own piece as destination': (pos, move) => ({ ...move, to: one(of(pos, pos.turn)) }),
	'another own piece': (pos, move) => ({ from: one(of(pos, pos.turn)), to: move.to }),
	'another own piece, promoting': (pos, move) => ({ from: one(of(pos, pos.turn)), to: move.to, promotion: true }),
	'any origin': (pos, move) => ({ from: one(everywhere(pos)), to: move.to }),
	'a piece of the other side': (pos, move) => ({ from: one(of(pos, other(pos.turn))), to: move.to }),
	'the king': (pos) => king(pos, pos.turn) === undefined ? undefined : { from: king(pos, pos.turn), to: near(pos, king(pos, pos.turn)) },
	// shogiops lets a lion promote that captures on its way, which no lion does.
	'promotion': (pos, move) => isDrop(move) || move.midStep !== undefined ? undefined : { ...move, promotion: !move.promotion },
	'the move after it': (pos, move, next) => next,
	'a drop of pawn': drop('pawn'), 'a drop of lance': drop('lance'), 'a drop of knight': drop('knight'),
	'a drop of silver': drop('silver'), 'a drop of gold': drop('gold'), 'a drop of bishop': drop('bishop'),
	'a drop of rook': drop('rook'), 'the move as a drop': (pos, move) => isDrop(move) || pos.rules === 'chushogi' ? undefined :
		{ role: unpromote(pos.rules)(pos.board.get(move.from).role) ?? pos.board.get(move.from).role, to: move.to },
	'a drop as a move': (pos, move) => isDrop(move) ? { from: one(of(pos, pos.turn)), to: move.to } : undefined,
};
const kinds = Object.entries(mutations);

// --- moves as text, whatever they are

const csa = { pawn: 'FU', lance: 'KY', knight: 'KE', silver: 'GI', gold: 'KI', bishop: 'KA', rook: 'HI', king: 'OU', tokin: 'TO',
	promotedlance: 'NY', promotedknight: 'NK', promotedsilver: 'NG', horse: 'UM', dragon: 'RY' };
const kif = { pawn: '歩', lance: '香', knight: '桂', silver: '銀', gold: '金', bishop: '角', rook: '飛', king: '玉', tokin: 'と',
	promotedlance: '成香', promotedknight: '成桂', promotedsilver: '成銀', horse: '馬', dragon: '龍' };
const file = square => (square & 15) + 1, rank = square => (square >> 4) + 1;
const role = (pos, move) => isDrop(move) ? move.role : pos.board.get(move.from)?.role ?? 'pawn';
const csaMove = (pos, move) => { // it has no word for the promotion of what cannot promote
	const after = move.promotion ? promote(pos.rules)(role(pos, move)) : role(pos, move);
	return after && (pos.turn === 'sente' ? '+' : '-') + (isDrop(move) ? '00' : `${file(move.from)}${rank(move.from)}`) + file(move.to) + rank(move.to) + csa[after];
};
const kifMove = (pos, move, ply) => `${String(ply).padStart(4)} ${'１２３４５６７８９'[file(move.to) - 1]}${'一二三四五六七八九'[rank(move.to) - 1]}` +
	kif[role(pos, move)] + (isDrop(move) ? '打' : (move.promotion ? '成' : '') + `(${file(move.from)}${rank(move.from)})`);

const textOf = { usi: (pos, move) => makeUsi(move), csa: csaMove, kifu: kifMove };

// --- games

const load = line => {
	const [head, moves] = line.trim().replace('startpos', 'sfen ' + even).replace(/ resign$/, '').split(' moves ');
	const start = head.replace('position sfen ', ''), rules = { 5: 'minishogi', 12: 'chushogi' }[start.split('/').length] ?? 'standard';
	const result = parseSfen(rules, start);
	return { pos: result.isOk ? result.value : undefined, start, moves: (moves ?? '').split(' ').filter(m => m).map(parseUsi) };
};
const files = Object.fromEntries(['usi', 'csa', 'kifu', 'tsv'].map(f => [f, createWriteStream('mutations.' + f)]));
const written = { usi: 0, csa: 0, kifu: 0 };
let made = 0, first = { usi: 0, csa: 0, kifu: 0 };

// Writes the game of moves that begins like game; texts has its moves before number at.
const write = (game, texts, at, kind, tail) => {
	const drawn = game.start === even ? one(Object.keys(written)) : 'usi';
	const format = drawn === 'csa' && !csaMove(game.pos, tail[0]) ? 'usi' : drawn;
	const pos = game.pos.clone(), list = texts.slice(0, at).map(t => t[format]), said = texts.slice(0, at).map(t => t.usi);
	let bad = 0, ply = at;
	for (const move of tail) {
		const text = textOf[format](pos, move, ++ply);
		if (!text) break;
		list.push(text);
		said.push(makeUsi(move));
		if (!pos.isLegal(move)) { bad = ply; break; }
		pos.play(move);
	}
	files[format].write({
		usi: () => `position sfen ${game.start} moves ${list.join(' ')}\n`,
		csa: () => `${written.csa ? '/\n' : ''}V2.2\nPI\n+\n${list.join('\n')}\n`,
		kifu: () => `${written.kifu ? "#--separator--\n" : ""}手合割：平手\n手数----指手---------消費時間--\n${list.join("\n")}\n`,
	}[format]());
	files.tsv.write([`mutations.${format}`, ++written[format], bad, kind, said.join(' ')].join('\t') + '\n');
};

const games = readFileSync(0, 'utf8').split('\n').filter(l => l).map(load).filter(g => g.pos && g.moves.length);
const each = Math.ceil(count / games.reduce((n, g) => n + g.moves.length, 0));
for (const game of games) {
	const texts = [];
	for (const [at, move] of game.moves.entries()) {
		if (!move || !game.pos.isLegal(move)) break;
		for (let n = 0; n < each && made < count; n++) {
			const [kind, mutate] = one(kinds), next = game.moves[at + 1], instead = mutate(game.pos, move, next);
			if (!instead || makeUsi(instead) === makeUsi(move) || instead.from === instead.to) continue;
			write(game, texts, at, kind, [instead, ...game.moves.slice(at + 1, at + 1 + below(TAIL))].filter(m => m));
			made++;
		}
		texts.push(Object.fromEntries(Object.entries(textOf).map(([format, text]) => [format, text(game.pos, move, at + 1)])));
		game.pos.play(move);
	}
}
console.log(`${games.length} games, ${made} mutations`);

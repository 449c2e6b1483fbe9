// Lets other programs read records: node peers.mjs WORK compare|share, in a folder where npm has put them
// (testdata/bin/long/peers).  What each makes of a text is one line: board, turn, hands and moves.
import { readFileSync, readdirSync } from 'node:fs';
import * as ts from 'tsshogi';
import jkf from 'json-kifu-format';
import { parseSfen, makeSfen } from 'shogiops/sfen';
import { parseUsi, makeUsi } from 'shogiops/util';
import { parseKifHeader, parseKifMovesOrDrops } from 'shogiops/notation/kif';
import { parseCsaHeader, parseCsaMovesOrDrops } from 'shogiops/notation/csa';

// What each program makes of a text: "board turn hands moves…".
const bare = sfen => sfen.trim().split(/\s+/).slice(0, 3).join(' ');
const line = (sfen, moves) => [bare(sfen), ...moves].join(' ');

const ofRecord = record => {
	if (record instanceof Error) throw record;
	const [, , board, turn, hands, , , ...moves] = record.getUSI({ startpos: false, allMoves: true }).split(' ');
	return line([board, turn, hands].join(' '), moves);
};
const kinds = { FU: 'P', KY: 'L', KE: 'N', GI: 'S', KI: 'G', KA: 'B', HI: 'R' };
const square = at => at.x + 'abcdefghi'[at.y - 1];
const ofPlayer = player => {
	const start = player.shogi.toSFENString(1);
	const moves = player.kifu.moves.filter(entry => entry.move).map(({ move }) => move.from
		? square(move.from) + square(move.to) + (move.promote ? '+' : '') : kinds[move.piece] + '*' + square(move.to));
	player.goto(Infinity); // it must be able to play them
	return line(start, moves);
};
const ofMoves = (result, parse) => {
	const pos = result.unwrap(), start = makeSfen(pos), moves = parse(pos).map(makeUsi);
	return line(start, moves);
};
const kifMoves = text => text.replace(/変化：[^]*/, '').split(/\r?\n/).filter(l => /^ *\d+ [１-９同]/.test(l)).map(l => l.replace(/\( *\d+:.*/, ''));
const csaMoves = text => text.split('\n').filter(l => /^[+-]\d{4}/.test(l));
const readers = {
	tsshogi: {
		kif: text => ofRecord(ts.importKIF(text)), ki2: text => ofRecord(ts.importKI2(text)),
		csa: text => ofRecord(ts.importCSA(text)), usi: text => ofRecord(ts.Record.newByUSI(text.trim())),
		jkf: text => ofRecord(ts.importJKFString(text)),
	},
	'json-kifu-format': {
		kif: text => ofPlayer(jkf.JKFPlayer.parseKIF(text)), ki2: text => ofPlayer(jkf.JKFPlayer.parseKI2(text)),
		csa: text => ofPlayer(jkf.JKFPlayer.parseCSA(text)), jkf: text => ofPlayer(jkf.JKFPlayer.parseJKF(text)),
	},
	shogiops: {
		kif: text => ofMoves(parseKifHeader(text), () => parseKifMovesOrDrops(kifMoves(text))),
		csa: text => ofMoves(parseCsaHeader(text), pos => parseCsaMovesOrDrops(pos, csaMoves(text))),
		usi: text => {
			const [sfen, moves] = split(text);
			return ofMoves(parseSfen('standard', sfen), pos => moves.map(usi => {
				const move = parseUsi(usi);
				if (!move || !pos.isLegal(move)) throw new Error('illegal: ' + usi);
				pos.play(move);
				return move;
			}));
		},
	},
};
const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const split = usi => {
	const [start, moves] = usi.trim().replace('position startpos', 'position sfen ' + even).replace('position sfen ', '').split(' moves ');
	return [start, moves ? moves.split(' ') : []];
};


const [work, mode] = process.argv.slice(2);
const log = console.log;
console.log = console.error = console.warn = () => {};

// Reads a text with a program: its line, or why not.
const tried = (read, text) => {
	try { return read(text); } catch (e) { return 'fails: ' + String(e.message ?? e).split('\n')[0]; }
};

// What kifu wrote, WORK/FORMAT/NAME.FORMAT, must be its USI line, or what WORK/known excuses.
const compare = () => {
	const decoders = { kif: new TextDecoder('shift_jis'), ki2: new TextDecoder('shift_jis') }, utf8 = new TextDecoder();
	const text = (format, name) => (decoders[format] ?? utf8).decode(readFileSync(`${work}/${format}/${name}.${format}`));
	const names = readdirSync(`${work}/usi`).map(name => name.replace(/\..*/, ''));
	const known = readFileSync(work + '/known', 'utf8').trim().split('\n').filter(l => l).map(l => l.split('\t'));
	for (const [program, formats] of Object.entries(readers)) for (const [format, read] of Object.entries(formats)) {
		let same = 0;
		const excused = {}, bad = [];
		for (const name of names) {
			const ours = line(...split(text('usi', name))), theirs = tried(read, text(format, name));
			if (theirs === ours) { same++; continue; }
			const row = known.find(([p, f, s, says]) => p === program && (f === '*' || f === format) && (s === '*' || s === name) && theirs.startsWith(says));
			if (row) { excused[row[4]] = (excused[row[4]] ?? 0) + 1; continue; }
			const a = ours.split(' '), b = theirs.split(' '), at = a.findIndex((word, i) => word !== b[i]);
			bad.push(`${name}: ${theirs.startsWith('fails') ? theirs : `word ${at}: ${a[at]}, ${program}: ${b[at]}`}`.slice(0, 200));
		}
		log(`${bad.length || !names.length ? 'not ok' : 'ok'} - peers: ${program} reads our ${format}`);
		log(`# ${same} of ${names.length} games the same`);
		for (const [reason, count] of Object.entries(excused)) log(`# ${count} excused: ${reason}`);
		for (const l of bad.slice(0, 20)) log('#   ' + l);
	}
};

// How many of the records of WORK/rows (path, format, moves of the main line) each program reads with as
// many moves: PROGRAM, FORMAT, right, other, refused.  Each gets the text in the right encoding.
const share = () => {
	const utf8 = new TextDecoder('utf-8', { fatal: true }), legacy = new TextDecoder('shift_jis');
	const decode = bytes => { try { return utf8.decode(bytes); } catch { return legacy.decode(bytes); } };
	const rows = readFileSync(work + '/rows', 'utf8').trim().split('\n').map(l => l.split('\t'));
	for (const [program, formats] of Object.entries(readers)) for (const [format, read] of Object.entries(formats)) {
		const count = { right: 0, other: 0, refused: 0 };
		for (const [path, of, plies] of rows) if (of === format) {
			const theirs = tried(read, decode(readFileSync(path)));
			count[theirs.startsWith('fails: ') ? 'refused' : theirs.split(' ').length - 3 === Number(plies) ? 'right' : 'other']++;
		}
		if (count.right + count.other + count.refused) log([program, format, count.right, count.other, count.refused].join('\t'));
	}
};

mode === 'share' ? share() : compare();

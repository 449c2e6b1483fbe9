"use strict";
// The positions of a game: pure functions, which know nothing of the page.
const kifuGame = (() => {
// Fills the places of a sentence: "Rank %: %".
const fill = (text, ...values) => text.replace(/%/g, () => values.shift());
const base = kind => kind.replace("+", "");

// Returns the game with its nodes by number, linked, and with what the page leaves out of them; PVs are lines of nodes too.
const prepare = data => {
	const root = { id: 0, ply: 0, side: 1 - data.turn, next: [], pvs: data.pvs, score: data.score, mate: data.mate };
	const nodes = new Map([[0, root]]);
	let last = root;
	for (const node of data.nodes) {
		node.id ??= last.id + 1;
		node.up = nodes.get(node.up ?? last.id);
		node.side ??= 1 - node.up.side;
		node.ply ??= last.ply + 1;
		node.next = [];
		node.up.next.push(node);
		nodes.set(node.id, last = node);
	}
	for (const node of nodes.values()) {
		node.home = node;
		node.next = [...node.next.slice(0, 1), ...node.next.slice(1).sort((a, b) => a.id - b.id)];
		for (const pv of node.pvs || []) {
			let up = pv.home = pv.before && node.up || node;
			pv.moves.forEach((move, i) => {
				Object.assign(move, { id: `${node.id}p${i}`, ply: up.ply + 1, up, next: [], home: node });
				if (i > 0)
					up.next.push(move);
				up = move;
			});
		}
	}
	const line = [];
	for (let node = root.next[0]; node; node = node.next[0])
		line.push(node);
	return { ...data, root, nodes, line };
};

// The nodes from the first move to this one.
const way = node => {
	const nodes = [];
	for (; node && node.up; node = node.up)
		nodes.unshift(node);
	return nodes;
};

// The position after a node: pieces by square, hands by side and kind, and the time each side has used.
const position = (game, node) => {
	const board = new Map(game.board.map(([square, kind, side]) => [square, { kind, side }]));
	const hands = game.hands.map(hand => ({ ...hand })), clocks = [0, 0];
	let side = game.turn;
	for (const move of way(node)) {
		clocks[move.side] += move.time || 0;
		if (move.pass)
			side = 1 - move.side;
		if (!move.to)
			continue;
		const kind = move.kind ?? board.get(move.from).kind;
		for (const square of [move.mid, move.to]) {
			const taken = board.get(square);
			board.delete(square);
			if (taken && square && game.drops && square !== move.from)
				hands[move.side][base(taken.kind)] = (hands[move.side][base(taken.kind)] || 0) + 1;
		}
		if (move.from)
			board.delete(move.from);
		else
			hands[move.side][base(kind)]--;
		board.set(move.to, { kind, side: move.side });
		for (const square of move.burned || [])
			board.delete(square);
		side = 1 - move.side;
	}
	return { board, hands, clocks, turn: side };
};

// What a side holds: [kind, number], the strongest first.
const held = hand => Object.entries(hand).filter(([, number]) => number > 0).sort(([a], [b]) => b - a);

// The address of a node: 45, or 3v1.5, move 5 of the first variation at move 3.
const path = node => {
	let text = "";
	for (const step of way(node)) {
		const index = step.up.next.indexOf(step);
		if (index > 0)
			text += `${step.ply}v${index}.`;
	}
	return text + (node.ply || 0);
};

// The node of such an address, or null.
const find = (game, text) => {
	let node = game.root;
	for (const part of text.split(".")) {
		const [, ply, index] = part.match(/^(\d{1,6})(?:v(\d{1,6}))?$/) || [];
		if (ply === undefined)
			return null;
		while (node.next[0] && node.next[0].ply <= ply - (index ? 1 : 0))
			node = node.next[0];
		if (index)
			node = node.next[index];
		if (!node)
			return null;
	}
	return node;
};

const squares = game => {
	const [files, ranks] = game.size;
	return Array.from({ length: ranks }, (_, rank) => Array.from({ length: files }, (_, i) => rank + 1 << 6 | files - i));
};

// The position as SFEN; empty if its pieces have no letters there.
const sfen = (game, node) => {
	const { board, hands, turn } = position(game, node);
	const letter = (kind, side) => game.kinds[kind][3][side ? "toLowerCase" : "toUpperCase"]();
	if (!Object.values(game.kinds).every(names => names[3].replace("+", "")))
		return "";
	const ranks = squares(game).map(rank => rank.map(square => board.has(square) ? letter(board.get(square).kind, board.get(square).side) : " ").join("")
		.replace(/ +/g, blanks => blanks.length));
	const hand = [0, 1].map(side => held(hands[side]).map(([kind, n]) => (n > 1 ? n : "") + letter(kind, side)).join("")).join("") || "-";
	return `${ranks.join("/")} ${"bw"[turn]} ${hand} ${game.number + way(node).filter(move => move.to || move.pass).length + 1}`;
};

// The position in words, rank by rank, for who cannot see the board.
const describe = (game, node, words, japanese) => {
	const { board, hands, turn } = position(game, node), name = kind => game.kinds[kind][japanese ? 0 : 2];
	const lines = squares(game).map((rank, i) => {
		const pieces = rank.filter(square => board.has(square)).map(square =>
			`${square & 63} ${words.sides[board.get(square).side]}${japanese ? "" : " "}${name(board.get(square).kind)}`);
		return fill(words.rank, japanese ? game.ranks[i] : String.fromCharCode(97 + i), pieces.join(words.comma) || words.empty);
	});
	const hand = side => fill(words.hand, words.sides[side], held(hands[side]).map(([kind, n]) => name(kind) + (n > 1 ? ` ${n}` : "")).join(words.comma) || words.none);
	return [...lines, ...(game.drops ? [hand(0), hand(1)] : []), fill(words.turn, words.sides[turn])];
};

return { prepare, way, position, held, path, find, sfen, describe, fill };
})();

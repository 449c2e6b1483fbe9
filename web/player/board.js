// Draws positions into the picture of a board that kifu wrote.
const kifuBoard = (() => {
const make = (name, attributes, text) => {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const key in attributes)
		element.setAttribute(key, attributes[key]);
	if (text !== undefined)
		element.textContent = text;
	return element;
};
const middle = size => Math.floor((size * 38 + 50) / 100);
const kanji = n => n < 2 ? "" : (n > 19 ? "一二三四五六七八九"[Math.floor(n / 10) - 1] : "") + (n > 9 ? "十" : "") + (n % 10 ? "一二三四五六七八九"[n % 10 - 1] : "");
const columns = text => [...text].reduce((n, sign) => n + (sign > "\u2e80" ? 2 : 1), 0);
const time = ms => {
	const s = Math.floor(ms / 1000), two = n => String(n).padStart(2, "0");
	return s < 3600 ? `${Math.floor(s / 60)}:${two(s % 60)}` : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
};

// Writes the hands beside the names, and the clocks; above stands who is not below.
const sides = (svg, game, { hands, clocks }, flip, letters) => {
	const [right, below, above] = svg.dataset.hands.split(" ").map(Number), room = Math.floor(svg.dataset.width * 3 / 8);
	["black", "white"].forEach((name, side) => {
		const y = (side === 1) === flip ? below : above, own = svg.querySelector("text." + name), group = svg.querySelector(".hand." + name);
		if (own) {
			own.setAttribute("y", y);
			own.querySelectorAll("tspan").forEach(old => old.remove());
			if (game.clocked)
				own.append(make("tspan", { class: "clock", dx: 10, "font-size": 17 }, time(clocks[side])));
		}
		if (!group)
			return;
		const text = kifuGame.held(hands[side]).map(([kind, n]) => letters ? game.kinds[kind][1] + (n > 1 ? "×" + n : "") : game.kinds[kind][0] + kanji(n))
			.join(" ") || (letters ? "–" : "なし");
		const size = columns(text) * 22 > 2 * room ? Math.floor(2 * room / columns(text)) : 22;
		group.textContent = "";
		group.append(make("text", { "text-anchor": "end", x: right, y, "font-size": size }, text));
	});
};

const draw = (svg, game, node, flip, letters) => {
	const [left, top, width, height] = svg.dataset.squares.split(" ").map(Number), [files, ranks] = svg.dataset.size.split(" ").map(Number);
	const x = file => left + (flip ? file - 1 : files - file) * width, y = rank => top + (flip ? ranks - rank : rank - 1) * height;
	const place = kifuGame.position(game, node), grid = svg.querySelector(".grid"), marks = new Map();
	let move = node;
	while (!move.to && !move.pass && move.up) // an ending shows the move before it
		move = move.up;
	const column = (signs, cx, cy, size) => signs.map((sign, i) => make("tspan", { x: cx, y: cy + middle(size) - Math.floor((signs.length - 1) * size / 2) + i * size }, sign));
	svg.querySelectorAll(".last,.from,.finding,.arrow,.remark,.caption").forEach(element => element.remove());
	for (const [name, square] of [["from", move.from], ["last", move.mid], ["last", move.to], ...(node.squares || []).map(square => ["finding", square])])
		if (square)
			marks.set(square, name);
	marks.forEach((name, square) => grid.before(make("rect", { class: name, x: x(square & 63) + 2, y: y(square >> 6) + 2, width: width - 4, height: height - 4 })));
	const pieces = svg.querySelector(".pieces");
	pieces.textContent = "";
	place.board.forEach(({ kind, side }, square) => {
		const name = game.kinds[kind][letters ? 1 : 0], signs = letters ? [name] : [...name], cx = x(square & 63) + width / 2, cy = y(square >> 6) + height / 2;
		const size = letters ? name.length < 3 ? 28 : 22 : signs.length === 1 ? 38 : Math.floor((height - 4) / signs.length);
		const text = make("text", { "font-size": size, ...((side === 1) !== flip ? { transform: `rotate(180 ${cx} ${cy})` } : {}) });
		text.append(...column(signs, cx, cy, size));
		pieces.append(text);
	});
	sides(svg, game, place, flip, letters);
	svg.querySelectorAll(".coordinates>text").forEach((label, i) => {
		if (i < files) {
			label.setAttribute("x", x(i + 1) + width / 2);
			return;
		}
		const rank = i - files + 1;
		label.removeAttribute("x");
		label.removeAttribute("y");
		label.textContent = "";
		label.append(...column(letters ? ["abcdefghijklmno"[rank - 1]] : [...game.ranks[rank - 1]], left + files * width + 12, y(rank) + height / 2, 18));
	});
};

// A graph over the main line: its bars, the scale at the left, the moves below; values null where there is none.
const graph = (svg, values, { signed, label }) => {
	const W = 640, H = 120, L = 52, T = 8, B = 18, n = Math.max(values.length, 1), step = (W - L) / n, most = Math.max(1, ...values.map(value => Math.abs(value || 0)));
	const zero = signed ? T + (H - T - B) / 2 : H - B, unit = (signed ? (H - T - B) / 2 : H - T - B) / most;
	svg.setAttribute("viewBox", `0 0 ${W} ${H}`);
	for (const level of signed ? [most, 0, -most] : [most, most / 2, 0]) {
		const y = zero - level * unit;
		svg.append(make("line", { class: "axis", x1: L, x2: W, y1: y, y2: y }), make("text", { x: L - 5, y: y + 4, "text-anchor": "end" }, label(level)));
	}
	const each = Math.max(10, Math.ceil(n / 120) * 10);
	for (let i = each; i <= n; i += each)
		svg.append(make("text", { x: L + (i - .5) * step, y: H - 4, "text-anchor": "middle" }, i));
	values.forEach((value, i) => {
		const size = Math.abs(value || 0) * unit;
		if (size)
			svg.append(make("rect", { class: i % 2 ? "b1" : "b0", x: (L + i * step).toFixed(1), width: (step * .9).toFixed(1), y: (value < 0 ? zero : zero - size).toFixed(1), height: size.toFixed(1) }));
	});
	const here = make("rect", { class: "here", y: T, height: H - T - B, width: 2 });
	svg.append(here);
	return { at: ply => here.setAttribute("x", L + (ply - .5) * step - 1), ply: event => {
		const box = svg.getBoundingClientRect();
		return Math.max(0, Math.min(n, Math.floor(((event.clientX - box.left) / box.width * W - L) / step) + 1));
	} };
};

return { draw, graph, make, time };
})();

"use strict";
(() => {
const NS = "http://www.w3.org/2000/svg";
const make = (name, attributes, text) => {
	const element = document.createElementNS(NS, name);
	for (const key in attributes)
		element.setAttribute(key, attributes[key]);
	if (text !== undefined)
		element.textContent = text;
	return element;
};
const middle = size => Math.floor((size * 38 + 50) / 100);

// The position after a node: pieces by square, hands by side and kind.
const position = (game, id) => {
	const way = [], board = new Map(game.board.map(([square, kind, side]) => [square, { kind, side }]));
	const hands = game.hands.map(hand => ({ ...hand }));
	for (; id; id = game.nodes[id].up)
		way.unshift(game.nodes[id]);
	for (const move of way) {
		for (const square of [move.mid, move.to]) {
			const taken = board.get(square);
			board.delete(square);
			if (taken && square && game.drops && square !== move.from) {
				const kind = taken.kind.replace("+", "");
				hands[move.side][kind] = (hands[move.side][kind] || 0) + 1;
			}
		}
		if (move.from)
			board.delete(move.from);
		else if (move.to)
			hands[move.side][move.kind.replace("+", "")]--;
		if (move.to)
			board.set(move.to, { kind: move.kind, side: move.side });
	}
	return { board, hands };
};

const kanji = n => n < 2 ? "" : (n > 19 ? "一二三四五六七八九"[Math.floor(n / 10) - 1] : "") + (n > 9 ? "十" : "") + (n % 10 ? "一二三四五六七八九"[n % 10 - 1] : "");

// Draws a position into a copy of the board that the page came with.
const draw = (svg, game, id, flip, letters) => {
	const [left, top, width, height] = svg.dataset.squares.split(" ").map(Number);
	const [files, ranks] = svg.dataset.size.split(" ").map(Number);
	const x = file => left + (flip ? file - 1 : files - file) * width;
	const y = rank => top + (flip ? ranks - rank : rank - 1) * height;
	const { board, hands } = position(game, id);
	let node = game.nodes[id] || {};
	while (!node.to && game.nodes[node.up]) // an ending shows the move before it
		node = game.nodes[node.up];
	const add = (group, text, cx, cy, turned, size) => {
		const signs = letters ? [text] : [...text];
		const element = make("text", { "font-size": size });
		if (turned)
			element.setAttribute("transform", `rotate(180 ${cx} ${cy})`);
		signs.forEach((sign, i) => element.append(make("tspan",
			{ x: cx, y: cy + middle(size) - Math.floor((signs.length - 1) * size / 2) + i * size }, sign)));
		group.append(element);
	};
	svg.querySelectorAll(".last,.finding,.arrow,.remark,.caption").forEach(element => element.remove());
	const grid = svg.querySelector(".grid"), marks = new Map();
	for (const square of [node.mid, node.to])
		if (square)
			marks.set(square, "last");
	for (const square of node.squares || [])
		marks.set(square, "finding");
	marks.forEach((name, square) => grid.before(make("rect", { class: name, x: x(square & 15), y: y(square >> 4), width, height,
		...(name === "last" ? { "fill-opacity": .16 } : { fill: "#d00", "fill-opacity": .3 }) })));
	const pieces = svg.querySelector(".pieces");
	pieces.textContent = "";
	board.forEach(({ kind, side }, square) => {
		const name = game.kinds[kind][letters ? 1 : 0], count = letters ? 1 : [...name].length;
		add(pieces, name, x(square & 15) + width / 2, y(square >> 4) + height / 2, (side === 1) !== flip,
			letters ? name.length < 3 ? 28 : 22 : count === 1 ? 38 : Math.floor((height - 4) / count));
	});
	for (const [side, name] of ["black", "white"].entries()) {
		const group = svg.querySelector(".hand." + name);
		if (!group)
			continue;
		const [cx, cy, turn] = svg.dataset.hands.split(" ").map(Number);
		const held = Object.keys(hands[side]).filter(kind => hands[side][kind] > 0).sort((a, b) => b - a);
		const items = held.flatMap(kind => letters ? [game.kinds[kind][1] + (hands[side][kind] > 1 ? "×" + hands[side][kind] : "")]
			: [...game.kinds[kind][0] + kanji(hands[side][kind])]);
		const step = Math.min(26, Math.floor(ranks * height / (items.length + 1)));
		group.textContent = "";
		if ((side === 1) !== flip)
			group.setAttribute("transform", `rotate(180 ${left + files * width / 2} ${top + ranks * height / 2})`);
		else
			group.removeAttribute("transform");
		["▲△"[side], ...items].forEach((sign, i) => group.append(make("text", { x: cx, y: cy + i * step + middle(22), "font-size": Math.min(22, step) }, sign)));
	}
	const labels = svg.querySelectorAll(".coordinates>text"), rows = letters ? "abcdefghijklmno" : null;
	labels.forEach((label, i) => {
		const file = i < files, at = file ? i + 1 : i - files + 1, size = 18;
		if (file) {
			label.setAttribute("x", x(at) + width / 2);
			return;
		}
		const signs = rows ? [rows[at - 1]] : [...game.ranks[at - 1]], cx = left + files * width + 12, cy = y(at) + height / 2;
		label.removeAttribute("x");
		label.removeAttribute("y");
		label.textContent = "";
		signs.forEach((sign, k) => label.append(make("tspan", { x: cx, y: cy + middle(size) - Math.floor((signs.length - 1) * size / 2) + k * size }, sign)));
	});
};

// Bars of the times, or the line of an engine's scores, over the main line; a click goes there.
const graph = (svg, values, signed, go) => {
	const most = Math.max(1, ...values.map(value => Math.abs(value || 0))), n = values.length, zero = signed ? 50 : 100;
	svg.setAttribute("viewBox", `0 0 ${n} 100`);
	svg.setAttribute("preserveAspectRatio", "none");
	values.forEach((value, i) => {
		const size = Math.abs(value || 0) / most * (signed ? 50 : 96);
		svg.append(make("rect", { x: i, width: .9, y: value < 0 ? zero : zero - size, height: size,
			"fill-opacity": signed ? .6 : i % 2 ? .4 : .75, fill: "currentColor" }));
	});
	svg.append(make("rect", { class: "here", width: 1, height: 100, y: 0, x: -2, fill: "#d00", "fill-opacity": .5 }));
	svg.addEventListener("click", event => {
		const box = svg.getBoundingClientRect();
		go(Math.floor((event.clientX - box.left) / box.width * n) + 1);
	});
};

const start = (section, number, several) => {
	const game = JSON.parse(section.querySelector("script").textContent);
	const [beside, below] = document.querySelectorAll("template");
	section.querySelector(".board").append(beside.content.cloneNode(true));
	section.querySelector(".side").append(below.content.cloneNode(true));
	const svg = section.querySelector(".board svg"), now = section.querySelector(".now"), links = new Map();
	const line = [], next = new Map(), state = { id: 0, flip: false, letters: false };
	for (let id = game.first; id; id = (game.nodes[id] || {}).next)
		line.push(id);
	section.querySelectorAll("a[data-n]").forEach(link => links.set(Number(link.dataset.n), link));
	const ply = id => id ? game.nodes[id].ply : 0;
	const show = (id, quiet) => {
		const link = links.get(id);
		state.id = id;
		draw(svg, game, id, state.flip, state.letters);
		section.querySelectorAll("a[aria-current]").forEach(old => old.removeAttribute("aria-current"));
		if (link) {
			link.setAttribute("aria-current", "true");
			const list = link.closest(".moves");
			if (link.offsetTop < list.scrollTop || link.offsetTop > list.scrollTop + list.clientHeight - 40)
				list.scrollTop = link.offsetTop - list.clientHeight / 2;
		}
		now.textContent = id ? ply(id) + " " + (link ? link.innerText : "") + ((game.nodes[id] || {}).said ? " — " + game.nodes[id].said : "") : now.dataset.start;
		section.querySelectorAll(".here").forEach(here => here.setAttribute("x", ply(id) - 1));
		if (!quiet)
			history.replaceState(null, "", "#" + (several ? number + "." : "") + (line.includes(id) || !id ? ply(id) : "n" + id));
	};
	const go = {
		first: () => show(0),
		back: () => show(state.id ? game.nodes[state.id].up : 0),
		on: () => show(state.id ? next.get(state.id) || game.nodes[state.id].next || state.id : game.first || 0),
		last: () => { let id = state.id || game.first || 0; while (id && game.nodes[id].next) id = game.nodes[id].next; show(id); },
		flip: () => { state.flip = !state.flip; show(state.id, true); },
		letters: () => { state.letters = !state.letters; section.classList.toggle("letters", state.letters); show(state.id, true); },
	};
	section.querySelectorAll("button").forEach(button => button.addEventListener("click", go[button.dataset.go]));
	links.forEach((link, id) => link.addEventListener("click", event => { event.preventDefault(); show(id); }));
	section.querySelectorAll("[data-at]").forEach(link => link.addEventListener("click", event => { event.preventDefault(); show(Number(link.dataset.at)); }));
	let touch = null;
	svg.addEventListener("touchstart", event => { touch = event.changedTouches[0].clientX; }, { passive: true });
	svg.addEventListener("touchend", event => {
		const way = event.changedTouches[0].clientX - touch;
		if (Math.abs(way) > 30)
			go[way < 0 ? "on" : "back"]();
	});
	const times = line.map(id => game.nodes[id].time), scores = line.map(id => game.nodes[id].score);
	for (const [name, values, signed] of [["times", times, false], ["scores", scores, true]]) {
		const place = section.querySelector("." + name);
		if (place && values.some(value => value)) {
			place.hidden = false;
			graph(place.querySelector("svg"), signed ? values.map(value => value && Math.max(-3000, Math.min(3000, value))) : values, signed, at => show(line[at - 1] || 0));
		}
	}
	const sheet = document.createElement("div");
	sheet.className = "sheet";
	section.append(sheet);
	addEventListener("beforeprint", () => {
		sheet.textContent = "";
		for (let at = 10; at < line.length; at += 10) {
			const copy = svg.cloneNode(true);
			draw(copy, game, line[at - 1], state.flip, state.letters);
			copy.append(make("text", { x: copy.viewBox.baseVal.width / 2, y: copy.viewBox.baseVal.height - 12, "font-size": 22 }, String(at)));
			sheet.append(copy);
		}
	});
	return { go, at: text => {
		const id = text.startsWith("n") ? Number(text.slice(1)) : line[Number(text) - 1];
		show(game.nodes[id] ? id : 0, true);
	}, end: () => show(line.length ? line[line.length - 1] : 0, true) };
};

addEventListener("DOMContentLoaded", () => {
	const sections = [...document.querySelectorAll(".game")], several = sections.length > 1, games = [];
	const open = wanted => sections.forEach((section, i) => { section.hidden = several && i + 1 !== wanted; });
	const load = number => games[number] || (games[number] = start(sections[number - 1], number, several));
	let current = 1;
	const follow = () => {
		const parts = location.hash.slice(1).split(".");
		if (several && !location.hash) {
			list.hidden = false;
			open(0);
			return;
		}
		current = several ? Math.min(sections.length, Math.max(1, Number(parts.shift()) || 1)) : 1;
		open(current);
		if (list)
			list.hidden = true;
		if (parts[0])
			load(current).at(parts[0]);
		else
			load(current).end();
	};
	let list = null;
	if (several) {
		list = document.createElement("ol");
		list.className = "games";
		sections.forEach((section, i) => {
			const item = document.createElement("li"), link = document.createElement("a");
			link.href = "#" + (i + 1) + ".";
			link.textContent = section.querySelector("h1").textContent;
			item.append(link);
			list.append(item);
		});
		sections[0].before(list);
	}
	addEventListener("hashchange", follow);
	addEventListener("keydown", event => {
		const keys = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "back", ArrowDown: "on", Home: "first", End: "last", f: "flip", l: "letters" };
		if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey || (several && !list.hidden))
			return;
		event.preventDefault();
		load(current).go[keys[event.key]]();
	});
	if (sections.length > 0)
		follow();
});
})();
